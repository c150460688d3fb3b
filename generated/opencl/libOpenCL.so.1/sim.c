/* Made by `porter gen --backend opencl --simulate`. Do not edit. */
/* sim.c: libOpenCL.so.1 on the simulated device; backends/sim implements the calls. */
#include <errno.h>

#include "api.h"
#include "sim.h"

#define port_handle_device sim_handle_device
#define opencl_context_device sim_owner_device
#define opencl_recorded_queue(handle) 0

#pragma GCC visibility push(default)
uint64_t clSetCommandQueueProperty(SIM_ANY_PARAMS);
#pragma GCC visibility pop

static inline cl_int sim_status_of(int error)
{
	switch (error) {
	case 0:
		return CL_SUCCESS;
	case -ENOMEM:
		return CL_MEM_OBJECT_ALLOCATION_FAILURE;
	case -EINVAL:
		return CL_INVALID_VALUE;
	case -ENOTSUP:
		return CL_INVALID_OPERATION;
	case -ENOTCONN:
		return CL_PLATFORM_NOT_FOUND_KHR;
	case -ENODEV:
		return CL_PLATFORM_NOT_FOUND_KHR;
	case -ENXIO:
		return CL_INVALID_VALUE;
	case -ENOENT:
		return CL_INVALID_VALUE;
	case -EPERM:
		return CL_PLATFORM_NOT_FOUND_KHR;
	case -ENOSPC:
		return CL_INVALID_VALUE;
	case -EBUSY:
		return CL_INVALID_VALUE;
	case -ECANCELED:
		return CL_INVALID_VALUE;
	case -EXDEV:
		return CL_INVALID_VALUE;
	default:
		return CL_INVALID_OPERATION;
	}
}

cl_int clBuildProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list,
		const char *options, void (*pfn_notify)(cl_program, void *), void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clBuildProgram", SIM_ARGS(SIM_POINTER(program), SIM_VALUE(num_devices),
			SIM_POINTER(device_list), SIM_POINTER(options), SIM_POINTER(pfn_notify),
			SIM_POINTER(user_data), SIM_POINTEE(device_list, 8), SIM_POINTEE(options,
			1)))) {
		return (cl_int)sim_echo("clBuildProgram");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clBuildProgram, clBuildProgram@@@OPENCL_1.0");

cl_int clCancelCommandsIMG(const cl_event *event_list, size_t num_events_in_list)
{
	if (sim_watching() &&
	    sim_watch("clCancelCommandsIMG", SIM_ARGS(SIM_POINTER(event_list),
			SIM_VALUE(num_events_in_list), SIM_POINTEE(event_list, 8)))) {
		return (cl_int)sim_echo("clCancelCommandsIMG");
	}
	return CL_INVALID_OPERATION;
}

cl_kernel clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCloneKernel", SIM_ARGS(SIM_POINTER(source_kernel),
			SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCloneKernel", 1, errcode_ret, 4);
		return (cl_kernel)(uintptr_t)sim_echo("clCloneKernel");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCloneKernel, clCloneKernel@@@OPENCL_2.1");

cl_int clCommandBarrierWithWaitListKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandBarrierWithWaitListKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties),
			SIM_VALUE(num_sync_points_in_wait_list), SIM_POINTER(sync_point_wait_list),
			SIM_POINTER(sync_point), SIM_POINTER(mutable_handle),
			SIM_POINTEE(properties, 8), SIM_POINTEE(sync_point_wait_list, 4),
			SIM_POINTEE(sync_point, 4), SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandBarrierWithWaitListKHR", 5, sync_point, 4);
		sim_fill("clCommandBarrierWithWaitListKHR", 6, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandBarrierWithWaitListKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandCopyBufferKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem src_buffer, cl_mem dst_buffer,
		size_t src_offset, size_t dst_offset, size_t size,
		cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandCopyBufferKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties),
			SIM_POINTER(src_buffer), SIM_POINTER(dst_buffer), SIM_VALUE(src_offset),
			SIM_VALUE(dst_offset), SIM_VALUE(size),
			SIM_VALUE(num_sync_points_in_wait_list), SIM_POINTER(sync_point_wait_list),
			SIM_POINTER(sync_point), SIM_POINTER(mutable_handle),
			SIM_POINTEE(properties, 8), SIM_POINTEE(sync_point_wait_list, 4),
			SIM_POINTEE(sync_point, 4), SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandCopyBufferKHR", 10, sync_point, 4);
		sim_fill("clCommandCopyBufferKHR", 11, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandCopyBufferKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandCopyBufferRectKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_buffer, cl_mem dst_buffer, const size_t *src_origin,
		const size_t *dst_origin, const size_t *region, size_t src_row_pitch,
		size_t src_slice_pitch, size_t dst_row_pitch, size_t dst_slice_pitch,
		cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandCopyBufferRectKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties),
			SIM_POINTER(src_buffer), SIM_POINTER(dst_buffer), SIM_POINTER(src_origin),
			SIM_POINTER(dst_origin), SIM_POINTER(region), SIM_VALUE(src_row_pitch),
			SIM_VALUE(src_slice_pitch), SIM_VALUE(dst_row_pitch),
			SIM_VALUE(dst_slice_pitch), SIM_VALUE(num_sync_points_in_wait_list),
			SIM_POINTER(sync_point_wait_list), SIM_POINTER(sync_point),
			SIM_POINTER(mutable_handle), SIM_POINTEE(properties, 8),
			SIM_POINTEE(src_origin, 8), SIM_POINTEE(dst_origin, 8), SIM_POINTEE(region,
			8), SIM_POINTEE(sync_point_wait_list, 4), SIM_POINTEE(sync_point, 4),
			SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandCopyBufferRectKHR", 14, sync_point, 4);
		sim_fill("clCommandCopyBufferRectKHR", 15, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandCopyBufferRectKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandCopyBufferToImageKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_buffer, cl_mem dst_image, size_t src_offset, const size_t *dst_origin,
		const size_t *region, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandCopyBufferToImageKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties),
			SIM_POINTER(src_buffer), SIM_POINTER(dst_image), SIM_VALUE(src_offset),
			SIM_POINTER(dst_origin), SIM_POINTER(region),
			SIM_VALUE(num_sync_points_in_wait_list), SIM_POINTER(sync_point_wait_list),
			SIM_POINTER(sync_point), SIM_POINTER(mutable_handle),
			SIM_POINTEE(properties, 8), SIM_POINTEE(dst_origin, 8), SIM_POINTEE(region,
			8), SIM_POINTEE(sync_point_wait_list, 4), SIM_POINTEE(sync_point, 4),
			SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandCopyBufferToImageKHR", 10, sync_point, 4);
		sim_fill("clCommandCopyBufferToImageKHR", 11, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandCopyBufferToImageKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandCopyImageKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem src_image, cl_mem dst_image,
		const size_t *src_origin, const size_t *dst_origin, const size_t *region,
		cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandCopyImageKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties),
			SIM_POINTER(src_image), SIM_POINTER(dst_image), SIM_POINTER(src_origin),
			SIM_POINTER(dst_origin), SIM_POINTER(region),
			SIM_VALUE(num_sync_points_in_wait_list), SIM_POINTER(sync_point_wait_list),
			SIM_POINTER(sync_point), SIM_POINTER(mutable_handle),
			SIM_POINTEE(properties, 8), SIM_POINTEE(src_origin, 8),
			SIM_POINTEE(dst_origin, 8), SIM_POINTEE(region, 8),
			SIM_POINTEE(sync_point_wait_list, 4), SIM_POINTEE(sync_point, 4),
			SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandCopyImageKHR", 10, sync_point, 4);
		sim_fill("clCommandCopyImageKHR", 11, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandCopyImageKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandCopyImageToBufferKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_image, cl_mem dst_buffer, const size_t *src_origin,
		const size_t *region, size_t dst_offset, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandCopyImageToBufferKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties),
			SIM_POINTER(src_image), SIM_POINTER(dst_buffer), SIM_POINTER(src_origin),
			SIM_POINTER(region), SIM_VALUE(dst_offset),
			SIM_VALUE(num_sync_points_in_wait_list), SIM_POINTER(sync_point_wait_list),
			SIM_POINTER(sync_point), SIM_POINTER(mutable_handle),
			SIM_POINTEE(properties, 8), SIM_POINTEE(src_origin, 8), SIM_POINTEE(region,
			8), SIM_POINTEE(sync_point_wait_list, 4), SIM_POINTEE(sync_point, 4),
			SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandCopyImageToBufferKHR", 10, sync_point, 4);
		sim_fill("clCommandCopyImageToBufferKHR", 11, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandCopyImageToBufferKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandFillBufferKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem buffer, const void *pattern,
		size_t pattern_size, size_t offset, size_t size,
		cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandFillBufferKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties), SIM_POINTER(buffer),
			SIM_POINTER(pattern), SIM_VALUE(pattern_size), SIM_VALUE(offset),
			SIM_VALUE(size), SIM_VALUE(num_sync_points_in_wait_list),
			SIM_POINTER(sync_point_wait_list), SIM_POINTER(sync_point),
			SIM_POINTER(mutable_handle), SIM_POINTEE(properties, 8),
			SIM_POINTEE(sync_point_wait_list, 4), SIM_POINTEE(sync_point, 4),
			SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandFillBufferKHR", 10, sync_point, 4);
		sim_fill("clCommandFillBufferKHR", 11, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandFillBufferKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandFillImageKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem image, const void *fill_color,
		const size_t *origin, const size_t *region, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandFillImageKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties), SIM_POINTER(image),
			SIM_POINTER(fill_color), SIM_POINTER(origin), SIM_POINTER(region),
			SIM_VALUE(num_sync_points_in_wait_list), SIM_POINTER(sync_point_wait_list),
			SIM_POINTER(sync_point), SIM_POINTER(mutable_handle),
			SIM_POINTEE(properties, 8), SIM_POINTEE(origin, 8), SIM_POINTEE(region, 8),
			SIM_POINTEE(sync_point_wait_list, 4), SIM_POINTEE(sync_point, 4),
			SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandFillImageKHR", 9, sync_point, 4);
		sim_fill("clCommandFillImageKHR", 10, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandFillImageKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandNDRangeKernelKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_kernel kernel, cl_uint work_dim, const size_t *global_work_offset,
		const size_t *global_work_size, const size_t *local_work_size,
		cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandNDRangeKernelKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties), SIM_POINTER(kernel),
			SIM_VALUE(work_dim), SIM_POINTER(global_work_offset),
			SIM_POINTER(global_work_size), SIM_POINTER(local_work_size),
			SIM_VALUE(num_sync_points_in_wait_list), SIM_POINTER(sync_point_wait_list),
			SIM_POINTER(sync_point), SIM_POINTER(mutable_handle),
			SIM_POINTEE(properties, 8), SIM_POINTEE(global_work_offset, 8),
			SIM_POINTEE(global_work_size, 8), SIM_POINTEE(local_work_size, 8),
			SIM_POINTEE(sync_point_wait_list, 4), SIM_POINTEE(sync_point, 4),
			SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandNDRangeKernelKHR", 10, sync_point, 4);
		sim_fill("clCommandNDRangeKernelKHR", 11, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandNDRangeKernelKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandSVMMemFillKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, void *svm_ptr, const void *pattern,
		size_t pattern_size, size_t size, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandSVMMemFillKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties), SIM_POINTER(svm_ptr),
			SIM_POINTER(pattern), SIM_VALUE(pattern_size), SIM_VALUE(size),
			SIM_VALUE(num_sync_points_in_wait_list), SIM_POINTER(sync_point_wait_list),
			SIM_POINTER(sync_point), SIM_POINTER(mutable_handle),
			SIM_POINTEE(properties, 8), SIM_POINTEE(sync_point_wait_list, 4),
			SIM_POINTEE(sync_point, 4), SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandSVMMemFillKHR", 9, sync_point, 4);
		sim_fill("clCommandSVMMemFillKHR", 10, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandSVMMemFillKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCommandSVMMemcpyKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, void *dst_ptr, const void *src_ptr,
		size_t size, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	if (sim_watching() &&
	    sim_watch("clCommandSVMMemcpyKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_POINTER(command_queue), SIM_POINTER(properties), SIM_POINTER(dst_ptr),
			SIM_POINTER(src_ptr), SIM_VALUE(size),
			SIM_VALUE(num_sync_points_in_wait_list), SIM_POINTER(sync_point_wait_list),
			SIM_POINTER(sync_point), SIM_POINTER(mutable_handle),
			SIM_POINTEE(properties, 8), SIM_POINTEE(sync_point_wait_list, 4),
			SIM_POINTEE(sync_point, 4), SIM_POINTEE(mutable_handle, 8)))) {
		sim_fill("clCommandSVMMemcpyKHR", 8, sync_point, 4);
		sim_fill("clCommandSVMMemcpyKHR", 9, mutable_handle, 8);
		return (cl_int)sim_echo("clCommandSVMMemcpyKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clCompileProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list,
		const char *options, cl_uint num_input_headers, const cl_program *input_headers,
		const char **header_include_names, void (*pfn_notify)(cl_program, void *),
		void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clCompileProgram", SIM_ARGS(SIM_POINTER(program), SIM_VALUE(num_devices),
			SIM_POINTER(device_list), SIM_POINTER(options),
			SIM_VALUE(num_input_headers), SIM_POINTER(input_headers),
			SIM_POINTER(header_include_names), SIM_POINTER(pfn_notify),
			SIM_POINTER(user_data), SIM_POINTEE(device_list, 8), SIM_POINTEE(options,
			1), SIM_POINTEE(input_headers, 8), SIM_POINTEE(header_include_names, 8)))) {
		sim_fill("clCompileProgram", 6, header_include_names, 8);
		return (cl_int)sim_echo("clCompileProgram");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clCompileProgram, clCompileProgram@@@OPENCL_1.2");

cl_accelerator_intel clCreateAcceleratorINTEL(cl_context context,
		cl_accelerator_type_intel accelerator_type, size_t descriptor_size,
		const void *descriptor, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateAcceleratorINTEL", SIM_ARGS(SIM_POINTER(context),
			SIM_VALUE(accelerator_type), SIM_VALUE(descriptor_size),
			SIM_POINTER(descriptor), SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret,
			4)))) {
		sim_fill("clCreateAcceleratorINTEL", 4, errcode_ret, 4);
		return (cl_accelerator_intel)(uintptr_t)sim_echo("clCreateAcceleratorINTEL");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}

cl_mem clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size, void *host_ptr,
		cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_mem _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateBuffer", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_VALUE(size), SIM_POINTER(host_ptr), SIM_POINTER(errcode_ret),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateBuffer", 4, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateBuffer");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_OBJECT,
			(uint64_t)size, 0, 0, &_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clCreateBuffer, clCreateBuffer@@@OPENCL_1.0");

cl_mem clCreateBufferWithProperties(cl_context context, const cl_mem_properties *properties,
		cl_mem_flags flags, size_t size, void *host_ptr, cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_mem _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateBufferWithProperties", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(properties), SIM_VALUE(flags), SIM_VALUE(size),
			SIM_POINTER(host_ptr), SIM_POINTER(errcode_ret), SIM_POINTEE(properties,
			8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateBufferWithProperties", 5, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateBufferWithProperties");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_OBJECT,
			(uint64_t)size, 0, 0, &_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clCreateBufferWithProperties, clCreateBufferWithProperties@@@OPENCL_3.0");

cl_mem clCreateBufferWithPropertiesINTEL(cl_context context,
		const cl_mem_properties_intel *properties, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_mem _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateBufferWithPropertiesINTEL", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(properties), SIM_VALUE(flags), SIM_VALUE(size),
			SIM_POINTER(host_ptr), SIM_POINTER(errcode_ret), SIM_POINTEE(properties,
			8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateBufferWithPropertiesINTEL", 5, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateBufferWithPropertiesINTEL");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_OBJECT,
			(uint64_t)size, 0, 0, &_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}

cl_command_buffer_khr clCreateCommandBufferKHR(cl_uint num_queues, const cl_command_queue *queues,
		const cl_command_buffer_properties_khr *properties, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateCommandBufferKHR", SIM_ARGS(SIM_VALUE(num_queues),
			SIM_POINTER(queues), SIM_POINTER(properties), SIM_POINTER(errcode_ret),
			SIM_POINTEE(queues, 8), SIM_POINTEE(properties, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateCommandBufferKHR", 3, errcode_ret, 4);
		return (cl_command_buffer_khr)(uintptr_t)sim_echo("clCreateCommandBufferKHR");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}

cl_command_queue clCreateCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue_properties properties, cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_command_queue _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateCommandQueue", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(device),
			SIM_VALUE(properties), SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret,
			4)))) {
		sim_fill("clCreateCommandQueue", 3, errcode_ret, 4);
		return (cl_command_queue)(uintptr_t)sim_echo("clCreateCommandQueue");
	}
	_sim_error = sim_enter("stream-create");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_stream_create(&_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clCreateCommandQueue, clCreateCommandQueue@@@OPENCL_1.0");

cl_command_queue clCreateCommandQueueWithProperties(cl_context context, cl_device_id device,
		const cl_queue_properties *properties, cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_command_queue _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateCommandQueueWithProperties", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(device), SIM_POINTER(properties), SIM_POINTER(errcode_ret),
			SIM_POINTEE(properties, 8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateCommandQueueWithProperties", 3, errcode_ret, 4);
		return (cl_command_queue)(uintptr_t)sim_echo("clCreateCommandQueueWithProperties");
	}
	_sim_error = sim_enter("stream-create");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_stream_create(&_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clCreateCommandQueueWithProperties, clCreateCommandQueueWithProperties@@@OPENCL_2.0");

cl_command_queue clCreateCommandQueueWithPropertiesKHR(cl_context context, cl_device_id device,
		const cl_queue_properties_khr *properties, cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_command_queue _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateCommandQueueWithPropertiesKHR", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(device), SIM_POINTER(properties), SIM_POINTER(errcode_ret),
			SIM_POINTEE(properties, 8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateCommandQueueWithPropertiesKHR", 3, errcode_ret, 4);
		return (cl_command_queue)(uintptr_t)sim_echo("clCreateCommandQueueWithPropertiesKHR");
	}
	_sim_error = sim_enter("stream-create");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_stream_create(&_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}

cl_context clCreateContext(const cl_context_properties *properties, cl_uint num_devices,
		const cl_device_id *devices, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateContext", SIM_ARGS(SIM_POINTER(properties), SIM_VALUE(num_devices),
			SIM_POINTER(devices), SIM_POINTER(pfn_notify), SIM_POINTER(user_data),
			SIM_POINTER(errcode_ret), SIM_POINTEE(properties, 8), SIM_POINTEE(devices,
			8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateContext", 5, errcode_ret, 4);
		return (cl_context)(uintptr_t)sim_echo("clCreateContext");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateContext, clCreateContext@@@OPENCL_1.0");

cl_context clCreateContextFromType(const cl_context_properties *properties,
		cl_device_type device_type, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateContextFromType", SIM_ARGS(SIM_POINTER(properties),
			SIM_VALUE(device_type), SIM_POINTER(pfn_notify), SIM_POINTER(user_data),
			SIM_POINTER(errcode_ret), SIM_POINTEE(properties, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateContextFromType", 4, errcode_ret, 4);
		return (cl_context)(uintptr_t)sim_echo("clCreateContextFromType");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateContextFromType, clCreateContextFromType@@@OPENCL_1.0");

cl_event clCreateEventFromEGLSyncKHR(cl_context context, CLeglSyncKHR sync,
		CLeglDisplayKHR display, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateEventFromEGLSyncKHR", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(sync), SIM_POINTER(display), SIM_POINTER(errcode_ret),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateEventFromEGLSyncKHR", 3, errcode_ret, 4);
		return (cl_event)(uintptr_t)sim_echo("clCreateEventFromEGLSyncKHR");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateEventFromEGLSyncKHR, clCreateEventFromEGLSyncKHR@@@OPENCL_1.0");

cl_event clCreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateEventFromGLsyncKHR", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(sync), SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret,
			4)))) {
		sim_fill("clCreateEventFromGLsyncKHR", 2, errcode_ret, 4);
		return (cl_event)(uintptr_t)sim_echo("clCreateEventFromGLsyncKHR");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateEventFromGLsyncKHR, clCreateEventFromGLsyncKHR@@@OPENCL_1.1");

cl_mem clCreateFromEGLImageKHR(cl_context context, CLeglDisplayKHR egldisplay,
		CLeglImageKHR eglimage, cl_mem_flags flags,
		const cl_egl_image_properties_khr *properties, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateFromEGLImageKHR", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(egldisplay), SIM_POINTER(eglimage), SIM_VALUE(flags),
			SIM_POINTER(properties), SIM_POINTER(errcode_ret), SIM_POINTEE(properties,
			8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateFromEGLImageKHR", 5, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateFromEGLImageKHR");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateFromEGLImageKHR, clCreateFromEGLImageKHR@@@OPENCL_1.0");

cl_mem clCreateFromGLBuffer(cl_context context, cl_mem_flags flags, cl_GLuint bufobj,
		cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateFromGLBuffer", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_VALUE(bufobj), SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret,
			4)))) {
		sim_fill("clCreateFromGLBuffer", 3, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateFromGLBuffer");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateFromGLBuffer, clCreateFromGLBuffer@@@OPENCL_1.0");

cl_mem clCreateFromGLRenderbuffer(cl_context context, cl_mem_flags flags, cl_GLuint renderbuffer,
		cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateFromGLRenderbuffer", SIM_ARGS(SIM_POINTER(context),
			SIM_VALUE(flags), SIM_VALUE(renderbuffer), SIM_POINTER(errcode_ret),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateFromGLRenderbuffer", 3, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateFromGLRenderbuffer");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateFromGLRenderbuffer, clCreateFromGLRenderbuffer@@@OPENCL_1.0");

cl_mem clCreateFromGLTexture(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateFromGLTexture", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_VALUE(target), SIM_VALUE(miplevel), SIM_VALUE(texture),
			SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateFromGLTexture", 5, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateFromGLTexture");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateFromGLTexture, clCreateFromGLTexture@@@OPENCL_1.2");

cl_mem clCreateFromGLTexture2D(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateFromGLTexture2D", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_VALUE(target), SIM_VALUE(miplevel), SIM_VALUE(texture),
			SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateFromGLTexture2D", 5, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateFromGLTexture2D");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateFromGLTexture2D, clCreateFromGLTexture2D@@@OPENCL_1.0");

cl_mem clCreateFromGLTexture3D(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateFromGLTexture3D", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_VALUE(target), SIM_VALUE(miplevel), SIM_VALUE(texture),
			SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateFromGLTexture3D", 5, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateFromGLTexture3D");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateFromGLTexture3D, clCreateFromGLTexture3D@@@OPENCL_1.0");

cl_mem clCreateImage(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
		const cl_image_desc *image_desc, void *host_ptr, cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_mem _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateImage", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_POINTER(image_format), SIM_POINTER(image_desc), SIM_POINTER(host_ptr),
			SIM_POINTER(errcode_ret), SIM_POINTEE(image_format, 8),
			SIM_POINTEE(image_desc, 72), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateImage", 5, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateImage");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	if (!image_desc || !(image_desc->mem_object || image_format))
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_OBJECT,
			(image_desc->mem_object ? UINT64_C(0)
			: role_mul(role_mul(role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565)
			|| (image_format->image_channel_data_type == CL_UNORM_SHORT_555))
			? UINT64_C(2)
			: (((image_format->image_channel_data_type == CL_UNORM_INT_101010)
			|| (image_format->image_channel_data_type == CL_UNORM_INT_101010_2))
			? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R)
			|| (image_format->image_channel_order == CL_A))
			|| (image_format->image_channel_order == CL_INTENSITY))
			|| (image_format->image_channel_order == CL_LUMINANCE))
			|| (image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1)
			: ((((image_format->image_channel_order == CL_RG)
			|| (image_format->image_channel_order == CL_RA))
			|| (image_format->image_channel_order == CL_Rx)) ? UINT64_C(2)
			: ((((image_format->image_channel_order == CL_RGB)
			|| (image_format->image_channel_order == CL_RGx))
			|| (image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3)
			: UINT64_C(4)))),
			(((((image_format->image_channel_data_type == CL_SNORM_INT8)
			|| (image_format->image_channel_data_type == CL_UNORM_INT8))
			|| (image_format->image_channel_data_type == CL_SIGNED_INT8))
			|| (image_format->image_channel_data_type == CL_UNSIGNED_INT8))
			? UINT64_C(1)
			: ((((((image_format->image_channel_data_type == CL_SNORM_INT16)
			|| (image_format->image_channel_data_type == CL_UNORM_INT16))
			|| (image_format->image_channel_data_type == CL_SIGNED_INT16))
			|| (image_format->image_channel_data_type == CL_UNSIGNED_INT16))
			|| (image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2)
			: UINT64_C(4)))))), (uint64_t)image_desc->image_width),
			((((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D)
			|| (image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_BUFFER))
			|| (image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY)) ? UINT64_C(1)
			: (uint64_t)image_desc->image_height)),
			((image_desc->image_type == CL_MEM_OBJECT_IMAGE3D)
			? (uint64_t)image_desc->image_depth
			: (((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY)
			|| (image_desc->image_type == CL_MEM_OBJECT_IMAGE2D_ARRAY))
			? (uint64_t)image_desc->image_array_size : UINT64_C(1)))),
			((image_desc->num_mip_levels > 1) ? UINT64_C(2) : UINT64_C(1)))), 0, 0,
			&_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clCreateImage, clCreateImage@@@OPENCL_1.2");

cl_mem clCreateImage2D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
		size_t image_width, size_t image_height, size_t image_row_pitch, void *host_ptr,
		cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_mem _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateImage2D", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_POINTER(image_format), SIM_VALUE(image_width), SIM_VALUE(image_height),
			SIM_VALUE(image_row_pitch), SIM_POINTER(host_ptr),
			SIM_POINTER(errcode_ret), SIM_POINTEE(image_format, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateImage2D", 7, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateImage2D");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	if (!image_format)
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_OBJECT,
			role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565)
			|| (image_format->image_channel_data_type == CL_UNORM_SHORT_555))
			? UINT64_C(2)
			: (((image_format->image_channel_data_type == CL_UNORM_INT_101010)
			|| (image_format->image_channel_data_type == CL_UNORM_INT_101010_2))
			? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R)
			|| (image_format->image_channel_order == CL_A))
			|| (image_format->image_channel_order == CL_INTENSITY))
			|| (image_format->image_channel_order == CL_LUMINANCE))
			|| (image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1)
			: ((((image_format->image_channel_order == CL_RG)
			|| (image_format->image_channel_order == CL_RA))
			|| (image_format->image_channel_order == CL_Rx)) ? UINT64_C(2)
			: ((((image_format->image_channel_order == CL_RGB)
			|| (image_format->image_channel_order == CL_RGx))
			|| (image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3)
			: UINT64_C(4)))),
			(((((image_format->image_channel_data_type == CL_SNORM_INT8)
			|| (image_format->image_channel_data_type == CL_UNORM_INT8))
			|| (image_format->image_channel_data_type == CL_SIGNED_INT8))
			|| (image_format->image_channel_data_type == CL_UNSIGNED_INT8))
			? UINT64_C(1)
			: ((((((image_format->image_channel_data_type == CL_SNORM_INT16)
			|| (image_format->image_channel_data_type == CL_UNORM_INT16))
			|| (image_format->image_channel_data_type == CL_SIGNED_INT16))
			|| (image_format->image_channel_data_type == CL_UNSIGNED_INT16))
			|| (image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2)
			: UINT64_C(4)))))), (uint64_t)image_width), (uint64_t)image_height), 0, 0,
			&_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clCreateImage2D, clCreateImage2D@@@OPENCL_1.0");

cl_mem clCreateImage3D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
		size_t image_width, size_t image_height, size_t image_depth,
		size_t image_row_pitch, size_t image_slice_pitch, void *host_ptr,
		cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_mem _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateImage3D", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_POINTER(image_format), SIM_VALUE(image_width), SIM_VALUE(image_height),
			SIM_VALUE(image_depth), SIM_VALUE(image_row_pitch),
			SIM_VALUE(image_slice_pitch), SIM_POINTER(host_ptr),
			SIM_POINTER(errcode_ret), SIM_POINTEE(image_format, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateImage3D", 9, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateImage3D");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	if (!image_format)
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_OBJECT,
			role_mul(role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565)
			|| (image_format->image_channel_data_type == CL_UNORM_SHORT_555))
			? UINT64_C(2)
			: (((image_format->image_channel_data_type == CL_UNORM_INT_101010)
			|| (image_format->image_channel_data_type == CL_UNORM_INT_101010_2))
			? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R)
			|| (image_format->image_channel_order == CL_A))
			|| (image_format->image_channel_order == CL_INTENSITY))
			|| (image_format->image_channel_order == CL_LUMINANCE))
			|| (image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1)
			: ((((image_format->image_channel_order == CL_RG)
			|| (image_format->image_channel_order == CL_RA))
			|| (image_format->image_channel_order == CL_Rx)) ? UINT64_C(2)
			: ((((image_format->image_channel_order == CL_RGB)
			|| (image_format->image_channel_order == CL_RGx))
			|| (image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3)
			: UINT64_C(4)))),
			(((((image_format->image_channel_data_type == CL_SNORM_INT8)
			|| (image_format->image_channel_data_type == CL_UNORM_INT8))
			|| (image_format->image_channel_data_type == CL_SIGNED_INT8))
			|| (image_format->image_channel_data_type == CL_UNSIGNED_INT8))
			? UINT64_C(1)
			: ((((((image_format->image_channel_data_type == CL_SNORM_INT16)
			|| (image_format->image_channel_data_type == CL_UNORM_INT16))
			|| (image_format->image_channel_data_type == CL_SIGNED_INT16))
			|| (image_format->image_channel_data_type == CL_UNSIGNED_INT16))
			|| (image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2)
			: UINT64_C(4)))))), (uint64_t)image_width), (uint64_t)image_height),
			(uint64_t)image_depth), 0, 0, &_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clCreateImage3D, clCreateImage3D@@@OPENCL_1.0");

cl_mem clCreateImageWithProperties(cl_context context, const cl_mem_properties *properties,
		cl_mem_flags flags, const cl_image_format *image_format,
		const cl_image_desc *image_desc, void *host_ptr, cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_mem _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreateImageWithProperties", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(properties), SIM_VALUE(flags), SIM_POINTER(image_format),
			SIM_POINTER(image_desc), SIM_POINTER(host_ptr), SIM_POINTER(errcode_ret),
			SIM_POINTEE(properties, 8), SIM_POINTEE(image_format, 8),
			SIM_POINTEE(image_desc, 72), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateImageWithProperties", 6, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateImageWithProperties");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	if (!image_desc || !(image_desc->mem_object || image_format))
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_OBJECT,
			(image_desc->mem_object ? UINT64_C(0)
			: role_mul(role_mul(role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565)
			|| (image_format->image_channel_data_type == CL_UNORM_SHORT_555))
			? UINT64_C(2)
			: (((image_format->image_channel_data_type == CL_UNORM_INT_101010)
			|| (image_format->image_channel_data_type == CL_UNORM_INT_101010_2))
			? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R)
			|| (image_format->image_channel_order == CL_A))
			|| (image_format->image_channel_order == CL_INTENSITY))
			|| (image_format->image_channel_order == CL_LUMINANCE))
			|| (image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1)
			: ((((image_format->image_channel_order == CL_RG)
			|| (image_format->image_channel_order == CL_RA))
			|| (image_format->image_channel_order == CL_Rx)) ? UINT64_C(2)
			: ((((image_format->image_channel_order == CL_RGB)
			|| (image_format->image_channel_order == CL_RGx))
			|| (image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3)
			: UINT64_C(4)))),
			(((((image_format->image_channel_data_type == CL_SNORM_INT8)
			|| (image_format->image_channel_data_type == CL_UNORM_INT8))
			|| (image_format->image_channel_data_type == CL_SIGNED_INT8))
			|| (image_format->image_channel_data_type == CL_UNSIGNED_INT8))
			? UINT64_C(1)
			: ((((((image_format->image_channel_data_type == CL_SNORM_INT16)
			|| (image_format->image_channel_data_type == CL_UNORM_INT16))
			|| (image_format->image_channel_data_type == CL_SIGNED_INT16))
			|| (image_format->image_channel_data_type == CL_UNSIGNED_INT16))
			|| (image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2)
			: UINT64_C(4)))))), (uint64_t)image_desc->image_width),
			((((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D)
			|| (image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_BUFFER))
			|| (image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY)) ? UINT64_C(1)
			: (uint64_t)image_desc->image_height)),
			((image_desc->image_type == CL_MEM_OBJECT_IMAGE3D)
			? (uint64_t)image_desc->image_depth
			: (((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY)
			|| (image_desc->image_type == CL_MEM_OBJECT_IMAGE2D_ARRAY))
			? (uint64_t)image_desc->image_array_size : UINT64_C(1)))),
			((image_desc->num_mip_levels > 1) ? UINT64_C(2) : UINT64_C(1)))), 0, 0,
			&_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clCreateImageWithProperties, clCreateImageWithProperties@@@OPENCL_3.0");

cl_kernel clCreateKernel(cl_program program, const char *kernel_name, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateKernel", SIM_ARGS(SIM_POINTER(program), SIM_POINTER(kernel_name),
			SIM_POINTER(errcode_ret), SIM_POINTEE(kernel_name, 1),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateKernel", 2, errcode_ret, 4);
		return (cl_kernel)(uintptr_t)sim_echo("clCreateKernel");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateKernel, clCreateKernel@@@OPENCL_1.0");

cl_int clCreateKernelsInProgram(cl_program program, cl_uint num_kernels, cl_kernel *kernels,
		cl_uint *num_kernels_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateKernelsInProgram", SIM_ARGS(SIM_POINTER(program),
			SIM_VALUE(num_kernels), SIM_POINTER(kernels), SIM_POINTER(num_kernels_ret),
			SIM_POINTEE(kernels, 8), SIM_POINTEE(num_kernels_ret, 4)))) {
		sim_fill("clCreateKernelsInProgram", 2, kernels, 8);
		sim_fill("clCreateKernelsInProgram", 3, num_kernels_ret, 4);
		return (cl_int)sim_echo("clCreateKernelsInProgram");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clCreateKernelsInProgram, clCreateKernelsInProgram@@@OPENCL_1.0");

cl_mem clCreatePipe(cl_context context, cl_mem_flags flags, cl_uint pipe_packet_size,
		cl_uint pipe_max_packets, const cl_pipe_properties *properties, cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_mem _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clCreatePipe", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_VALUE(pipe_packet_size), SIM_VALUE(pipe_max_packets),
			SIM_POINTER(properties), SIM_POINTER(errcode_ret), SIM_POINTEE(properties,
			8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreatePipe", 5, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreatePipe");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_OBJECT,
			role_mul((uint64_t)pipe_packet_size, (uint64_t)pipe_max_packets), 0, 0,
			&_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clCreatePipe, clCreatePipe@@@OPENCL_2.0");

cl_program clCreateProgramWithBinary(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const size_t *lengths,
		const unsigned char **binaries, cl_int *binary_status, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateProgramWithBinary", SIM_ARGS(SIM_POINTER(context),
			SIM_VALUE(num_devices), SIM_POINTER(device_list), SIM_POINTER(lengths),
			SIM_POINTER(binaries), SIM_POINTER(binary_status),
			SIM_POINTER(errcode_ret), SIM_POINTEE(device_list, 8), SIM_POINTEE(lengths,
			8), SIM_POINTEE(binaries, 8), SIM_POINTEE(binary_status, 4),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateProgramWithBinary", 4, binaries, 8);
		sim_fill("clCreateProgramWithBinary", 5, binary_status, 4);
		sim_fill("clCreateProgramWithBinary", 6, errcode_ret, 4);
		return (cl_program)(uintptr_t)sim_echo("clCreateProgramWithBinary");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateProgramWithBinary, clCreateProgramWithBinary@@@OPENCL_1.0");

cl_program clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const char *kernel_names, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateProgramWithBuiltInKernels", SIM_ARGS(SIM_POINTER(context),
			SIM_VALUE(num_devices), SIM_POINTER(device_list),
			SIM_POINTER(kernel_names), SIM_POINTER(errcode_ret),
			SIM_POINTEE(device_list, 8), SIM_POINTEE(kernel_names, 1),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateProgramWithBuiltInKernels", 4, errcode_ret, 4);
		return (cl_program)(uintptr_t)sim_echo("clCreateProgramWithBuiltInKernels");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateProgramWithBuiltInKernels, clCreateProgramWithBuiltInKernels@@@OPENCL_1.2");

cl_program clCreateProgramWithIL(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateProgramWithIL", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(il),
			SIM_VALUE(length), SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret,
			4)))) {
		sim_fill("clCreateProgramWithIL", 3, errcode_ret, 4);
		return (cl_program)(uintptr_t)sim_echo("clCreateProgramWithIL");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateProgramWithIL, clCreateProgramWithIL@@@OPENCL_2.1");

cl_program clCreateProgramWithILKHR(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateProgramWithILKHR", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(il),
			SIM_VALUE(length), SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret,
			4)))) {
		sim_fill("clCreateProgramWithILKHR", 3, errcode_ret, 4);
		return (cl_program)(uintptr_t)sim_echo("clCreateProgramWithILKHR");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}

cl_program clCreateProgramWithSource(cl_context context, cl_uint count, const char **strings,
		const size_t *lengths, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateProgramWithSource", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(count),
			SIM_POINTER(strings), SIM_POINTER(lengths), SIM_POINTER(errcode_ret),
			SIM_POINTEE(strings, 8), SIM_POINTEE(lengths, 8), SIM_POINTEE(errcode_ret,
			4)))) {
		sim_fill("clCreateProgramWithSource", 2, strings, 8);
		sim_fill("clCreateProgramWithSource", 4, errcode_ret, 4);
		return (cl_program)(uintptr_t)sim_echo("clCreateProgramWithSource");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateProgramWithSource, clCreateProgramWithSource@@@OPENCL_1.0");

cl_sampler clCreateSampler(cl_context context, cl_bool normalized_coords,
		cl_addressing_mode addressing_mode, cl_filter_mode filter_mode, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateSampler", SIM_ARGS(SIM_POINTER(context),
			SIM_VALUE(normalized_coords), SIM_VALUE(addressing_mode),
			SIM_VALUE(filter_mode), SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret,
			4)))) {
		sim_fill("clCreateSampler", 4, errcode_ret, 4);
		return (cl_sampler)(uintptr_t)sim_echo("clCreateSampler");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateSampler, clCreateSampler@@@OPENCL_1.0");

cl_sampler clCreateSamplerWithProperties(cl_context context,
		const cl_sampler_properties *sampler_properties, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateSamplerWithProperties", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(sampler_properties), SIM_POINTER(errcode_ret),
			SIM_POINTEE(sampler_properties, 8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateSamplerWithProperties", 2, errcode_ret, 4);
		return (cl_sampler)(uintptr_t)sim_echo("clCreateSamplerWithProperties");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateSamplerWithProperties, clCreateSamplerWithProperties@@@OPENCL_2.0");

cl_semaphore_khr clCreateSemaphoreWithPropertiesKHR(cl_context context,
		const cl_semaphore_properties_khr *sema_props, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateSemaphoreWithPropertiesKHR", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(sema_props), SIM_POINTER(errcode_ret), SIM_POINTEE(sema_props,
			8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateSemaphoreWithPropertiesKHR", 2, errcode_ret, 4);
		return (cl_semaphore_khr)(uintptr_t)sim_echo("clCreateSemaphoreWithPropertiesKHR");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}

cl_mem clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags,
		cl_buffer_create_type buffer_create_type, const void *buffer_create_info,
		cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateSubBuffer", SIM_ARGS(SIM_POINTER(buffer), SIM_VALUE(flags),
			SIM_VALUE(buffer_create_type), SIM_POINTER(buffer_create_info),
			SIM_POINTER(errcode_ret), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateSubBuffer", 4, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clCreateSubBuffer");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateSubBuffer, clCreateSubBuffer@@@OPENCL_1.1");

cl_int clCreateSubDevices(cl_device_id in_device, const cl_device_partition_property *properties,
		cl_uint num_devices, cl_device_id *out_devices, cl_uint *num_devices_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateSubDevices", SIM_ARGS(SIM_POINTER(in_device),
			SIM_POINTER(properties), SIM_VALUE(num_devices), SIM_POINTER(out_devices),
			SIM_POINTER(num_devices_ret), SIM_POINTEE(properties, 8),
			SIM_POINTEE(out_devices, 8), SIM_POINTEE(num_devices_ret, 4)))) {
		sim_fill("clCreateSubDevices", 3, out_devices, 8);
		sim_fill("clCreateSubDevices", 4, num_devices_ret, 4);
		return (cl_int)sim_echo("clCreateSubDevices");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clCreateSubDevices, clCreateSubDevices@@@OPENCL_1.2");

cl_int clCreateSubDevicesEXT(cl_device_id in_device,
		const cl_device_partition_property_ext *properties, cl_uint num_entries,
		cl_device_id *out_devices, cl_uint *num_devices)
{
	if (sim_watching() &&
	    sim_watch("clCreateSubDevicesEXT", SIM_ARGS(SIM_POINTER(in_device),
			SIM_POINTER(properties), SIM_VALUE(num_entries), SIM_POINTER(out_devices),
			SIM_POINTER(num_devices), SIM_POINTEE(properties, 8),
			SIM_POINTEE(out_devices, 8), SIM_POINTEE(num_devices, 4)))) {
		sim_fill("clCreateSubDevicesEXT", 3, out_devices, 8);
		sim_fill("clCreateSubDevicesEXT", 4, num_devices, 4);
		return (cl_int)sim_echo("clCreateSubDevicesEXT");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clCreateSubDevicesEXT, clCreateSubDevicesEXT@@@OPENCL_1.1");

cl_event clCreateUserEvent(cl_context context, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clCreateUserEvent", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(errcode_ret),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clCreateUserEvent", 1, errcode_ret, 4);
		return (cl_event)(uintptr_t)sim_echo("clCreateUserEvent");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clCreateUserEvent, clCreateUserEvent@@@OPENCL_1.1");

void *clDeviceMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	void * _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clDeviceMemAllocINTEL", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(device),
			SIM_POINTER(properties), SIM_VALUE(size), SIM_VALUE(alignment),
			SIM_POINTER(errcode_ret), SIM_POINTEE(properties, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clDeviceMemAllocINTEL", 5, errcode_ret, 4);
		return (void *)(uintptr_t)sim_echo("clDeviceMemAllocINTEL");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_alloc(port_handle_device((uint64_t)(uintptr_t)device), ROLE_ADDRESS,
			(uint64_t)size, 0, 0, &_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}

cl_int clEnqueueAcquireEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueAcquireEGLObjectsKHR", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_objects), SIM_POINTER(mem_objects),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueAcquireEGLObjectsKHR", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueAcquireEGLObjectsKHR");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueAcquireEGLObjectsKHR, clEnqueueAcquireEGLObjectsKHR@@@OPENCL_1.0");

cl_int clEnqueueAcquireExternalMemObjectsKHR(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueAcquireExternalMemObjectsKHR", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_mem_objects), SIM_POINTER(mem_objects),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueAcquireExternalMemObjectsKHR", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueAcquireExternalMemObjectsKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueAcquireGLObjects(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueAcquireGLObjects", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_objects), SIM_POINTER(mem_objects),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueAcquireGLObjects", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueAcquireGLObjects");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueAcquireGLObjects, clEnqueueAcquireGLObjects@@@OPENCL_1.0");

cl_int clEnqueueAcquireGrallocObjectsIMG(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueAcquireGrallocObjectsIMG", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_objects), SIM_POINTER(mem_objects),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueAcquireGrallocObjectsIMG", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueAcquireGrallocObjectsIMG");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueBarrier(cl_command_queue command_queue)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueBarrier", SIM_ARGS(SIM_POINTER(command_queue)))) {
		return (cl_int)sim_echo("clEnqueueBarrier");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueBarrier, clEnqueueBarrier@@@OPENCL_1.0");

cl_int clEnqueueBarrierWithWaitList(cl_command_queue command_queue,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueBarrierWithWaitList", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueBarrierWithWaitList", 3, event, 8);
		return (cl_int)sim_echo("clEnqueueBarrierWithWaitList");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueBarrierWithWaitList, clEnqueueBarrierWithWaitList@@@OPENCL_1.2");

cl_int clEnqueueCommandBufferKHR(cl_uint num_queues, cl_command_queue *queues,
		cl_command_buffer_khr command_buffer, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clEnqueueCommandBufferKHR", SIM_ARGS(SIM_VALUE(num_queues),
			SIM_POINTER(queues), SIM_POINTER(command_buffer),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(queues, 8), SIM_POINTEE(event_wait_list,
			8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueCommandBufferKHR", 1, queues, 8);
		sim_fill("clEnqueueCommandBufferKHR", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueCommandBufferKHR");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!(!(num_queues > 0) || queues))
		return sim_status_of(-EINVAL);
	_sim_error = sim_launch((uint64_t)(uintptr_t)command_buffer, ((num_queues > 0)
			? (uint64_t)(uintptr_t)queues[0]
			: opencl_recorded_queue((uint64_t)(uintptr_t)command_buffer)));
	return sim_status_of(_sim_error);
}

cl_int clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer,
		size_t src_offset, size_t dst_offset, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clEnqueueCopyBuffer", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(src_buffer), SIM_POINTER(dst_buffer), SIM_VALUE(src_offset),
			SIM_VALUE(dst_offset), SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueCopyBuffer", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueCopyBuffer");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)dst_buffer, (uint64_t)(uintptr_t)src_buffer,
			(uint64_t)size, (uint64_t)(uintptr_t)command_queue, true);
	return sim_status_of(_sim_error);
}
__asm__(".symver clEnqueueCopyBuffer, clEnqueueCopyBuffer@@@OPENCL_1.0");

cl_int clEnqueueCopyBufferRect(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_buffer, const size_t *src_origin, const size_t *dst_origin,
		const size_t *region, size_t src_row_pitch, size_t src_slice_pitch,
		size_t dst_row_pitch, size_t dst_slice_pitch, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueCopyBufferRect", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(src_buffer), SIM_POINTER(dst_buffer), SIM_POINTER(src_origin),
			SIM_POINTER(dst_origin), SIM_POINTER(region), SIM_VALUE(src_row_pitch),
			SIM_VALUE(src_slice_pitch), SIM_VALUE(dst_row_pitch),
			SIM_VALUE(dst_slice_pitch), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(src_origin,
			8), SIM_POINTEE(dst_origin, 8), SIM_POINTEE(region, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueCopyBufferRect", 12, event, 8);
		return (cl_int)sim_echo("clEnqueueCopyBufferRect");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueCopyBufferRect, clEnqueueCopyBufferRect@@@OPENCL_1.1");

cl_int clEnqueueCopyBufferToImage(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_image, size_t src_offset, const size_t *dst_origin,
		const size_t *region, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueCopyBufferToImage", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(src_buffer), SIM_POINTER(dst_image), SIM_VALUE(src_offset),
			SIM_POINTER(dst_origin), SIM_POINTER(region),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(dst_origin, 8), SIM_POINTEE(region, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueCopyBufferToImage", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueCopyBufferToImage");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueCopyBufferToImage, clEnqueueCopyBufferToImage@@@OPENCL_1.0");

cl_int clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_image,
		const size_t *src_origin, const size_t *dst_origin, const size_t *region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueCopyImage", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(src_image), SIM_POINTER(dst_image), SIM_POINTER(src_origin),
			SIM_POINTER(dst_origin), SIM_POINTER(region),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(src_origin, 8), SIM_POINTEE(dst_origin, 8),
			SIM_POINTEE(region, 8), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueCopyImage", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueCopyImage");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueCopyImage, clEnqueueCopyImage@@@OPENCL_1.0");

cl_int clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_buffer, const size_t *src_origin, const size_t *region,
		size_t dst_offset, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueCopyImageToBuffer", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(src_image), SIM_POINTER(dst_buffer), SIM_POINTER(src_origin),
			SIM_POINTER(region), SIM_VALUE(dst_offset),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(src_origin, 8), SIM_POINTEE(region, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueCopyImageToBuffer", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueCopyImageToBuffer");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueCopyImageToBuffer, clEnqueueCopyImageToBuffer@@@OPENCL_1.0");

cl_int clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer, const void *pattern,
		size_t pattern_size, size_t offset, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueFillBuffer", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(buffer), SIM_POINTER(pattern), SIM_VALUE(pattern_size),
			SIM_VALUE(offset), SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueFillBuffer", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueFillBuffer");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueFillBuffer, clEnqueueFillBuffer@@@OPENCL_1.2");

cl_int clEnqueueFillImage(cl_command_queue command_queue, cl_mem image, const void *fill_color,
		const size_t *origin, const size_t *region, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueFillImage", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(image), SIM_POINTER(fill_color), SIM_POINTER(origin),
			SIM_POINTER(region), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(origin, 8),
			SIM_POINTEE(region, 8), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueFillImage", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueFillImage");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueFillImage, clEnqueueFillImage@@@OPENCL_1.2");

cl_int clEnqueueGenerateMipmapIMG(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_image, cl_mipmap_filter_mode_img mipmap_filter_mode,
		const size_t *array_region, const size_t *mip_region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueGenerateMipmapIMG", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(src_image), SIM_POINTER(dst_image),
			SIM_VALUE(mipmap_filter_mode), SIM_POINTER(array_region),
			SIM_POINTER(mip_region), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(array_region,
			8), SIM_POINTEE(mip_region, 8), SIM_POINTEE(event_wait_list, 8),
			SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueGenerateMipmapIMG", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueGenerateMipmapIMG");
	}
	return CL_INVALID_OPERATION;
}

void *clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_map,
		cl_map_flags map_flags, size_t offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event,
		cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMapBuffer", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(buffer), SIM_VALUE(blocking_map), SIM_VALUE(map_flags),
			SIM_VALUE(offset), SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTER(errcode_ret),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clEnqueueMapBuffer", 8, event, 8);
		sim_fill("clEnqueueMapBuffer", 9, errcode_ret, 4);
		return (void *)(uintptr_t)sim_echo("clEnqueueMapBuffer");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clEnqueueMapBuffer, clEnqueueMapBuffer@@@OPENCL_1.0");

void *clEnqueueMapImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_map,
		cl_map_flags map_flags, const size_t *origin, const size_t *region,
		size_t *image_row_pitch, size_t *image_slice_pitch,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event,
		cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMapImage", SIM_ARGS(SIM_POINTER(command_queue), SIM_POINTER(image),
			SIM_VALUE(blocking_map), SIM_VALUE(map_flags), SIM_POINTER(origin),
			SIM_POINTER(region), SIM_POINTER(image_row_pitch),
			SIM_POINTER(image_slice_pitch), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTER(errcode_ret),
			SIM_POINTEE(origin, 8), SIM_POINTEE(region, 8),
			SIM_POINTEE(image_row_pitch, 8), SIM_POINTEE(image_slice_pitch, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clEnqueueMapImage", 6, image_row_pitch, 8);
		sim_fill("clEnqueueMapImage", 7, image_slice_pitch, 8);
		sim_fill("clEnqueueMapImage", 10, event, 8);
		sim_fill("clEnqueueMapImage", 11, errcode_ret, 4);
		return (void *)(uintptr_t)sim_echo("clEnqueueMapImage");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clEnqueueMapImage, clEnqueueMapImage@@@OPENCL_1.0");

cl_int clEnqueueMarker(cl_command_queue command_queue, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMarker", SIM_ARGS(SIM_POINTER(command_queue), SIM_POINTER(event),
			SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueMarker", 1, event, 8);
		return (cl_int)sim_echo("clEnqueueMarker");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueMarker, clEnqueueMarker@@@OPENCL_1.0");

cl_int clEnqueueMarkerWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMarkerWithWaitList", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueMarkerWithWaitList", 3, event, 8);
		return (cl_int)sim_echo("clEnqueueMarkerWithWaitList");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueMarkerWithWaitList, clEnqueueMarkerWithWaitList@@@OPENCL_1.2");

cl_int clEnqueueMemAdviseINTEL(cl_command_queue command_queue, const void *ptr, size_t size,
		cl_mem_advice_intel advice, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMemAdviseINTEL", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(ptr), SIM_VALUE(size), SIM_VALUE(advice),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueMemAdviseINTEL", 6, event, 8);
		return (cl_int)sim_echo("clEnqueueMemAdviseINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueMemFillINTEL(cl_command_queue command_queue, void *dst_ptr, const void *pattern,
		size_t pattern_size, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMemFillINTEL", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(dst_ptr), SIM_POINTER(pattern), SIM_VALUE(pattern_size),
			SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueMemFillINTEL", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueMemFillINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueMemcpyINTEL(cl_command_queue command_queue, cl_bool blocking, void *dst_ptr,
		const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMemcpyINTEL", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(blocking), SIM_POINTER(dst_ptr), SIM_POINTER(src_ptr),
			SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueMemcpyINTEL", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueMemcpyINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueMemsetINTEL(cl_command_queue command_queue, void *dst_ptr, cl_int value,
		size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMemsetINTEL", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(dst_ptr), SIM_VALUE(value), SIM_VALUE(size),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueMemsetINTEL", 6, event, 8);
		return (cl_int)sim_echo("clEnqueueMemsetINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueMigrateMemINTEL(cl_command_queue command_queue, const void *ptr, size_t size,
		cl_mem_migration_flags flags, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMigrateMemINTEL", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(ptr), SIM_VALUE(size), SIM_VALUE(flags),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueMigrateMemINTEL", 6, event, 8);
		return (cl_int)sim_echo("clEnqueueMigrateMemINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueMigrateMemObjectEXT(cl_command_queue command_queue, cl_uint num_mem_objects,
		const cl_mem *mem_objects, cl_mem_migration_flags_ext flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMigrateMemObjectEXT", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_mem_objects), SIM_POINTER(mem_objects), SIM_VALUE(flags),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueMigrateMemObjectEXT", 6, event, 8);
		return (cl_int)sim_echo("clEnqueueMigrateMemObjectEXT");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueMigrateMemObjects(cl_command_queue command_queue, cl_uint num_mem_objects,
		const cl_mem *mem_objects, cl_mem_migration_flags flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueMigrateMemObjects", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_mem_objects), SIM_POINTER(mem_objects), SIM_VALUE(flags),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueMigrateMemObjects", 6, event, 8);
		return (cl_int)sim_echo("clEnqueueMigrateMemObjects");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueMigrateMemObjects, clEnqueueMigrateMemObjects@@@OPENCL_1.2");

cl_int clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel, cl_uint work_dim,
		const size_t *global_work_offset, const size_t *global_work_size,
		const size_t *local_work_size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clEnqueueNDRangeKernel", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(kernel), SIM_VALUE(work_dim), SIM_POINTER(global_work_offset),
			SIM_POINTER(global_work_size), SIM_POINTER(local_work_size),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(global_work_offset, 8),
			SIM_POINTEE(global_work_size, 8), SIM_POINTEE(local_work_size, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueNDRangeKernel", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueNDRangeKernel");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!global_work_size || !(!(work_dim > 1) || global_work_size) || !(!(work_dim > 2)
			|| global_work_size))
		return sim_status_of(-EINVAL);
	_sim_error = sim_launch((uint64_t)(uintptr_t)kernel, (uint64_t)(uintptr_t)command_queue);
	return sim_status_of(_sim_error);
}
__asm__(".symver clEnqueueNDRangeKernel, clEnqueueNDRangeKernel@@@OPENCL_1.0");

cl_int clEnqueueNativeKernel(cl_command_queue command_queue, void (*user_func)(void *), void *args,
		size_t cb_args, cl_uint num_mem_objects, const cl_mem *mem_list,
		const void **args_mem_loc, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueNativeKernel", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(user_func), SIM_POINTER(args), SIM_VALUE(cb_args),
			SIM_VALUE(num_mem_objects), SIM_POINTER(mem_list),
			SIM_POINTER(args_mem_loc), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(mem_list, 8),
			SIM_POINTEE(args_mem_loc, 8), SIM_POINTEE(event_wait_list, 8),
			SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueNativeKernel", 6, args_mem_loc, 8);
		sim_fill("clEnqueueNativeKernel", 9, event, 8);
		return (cl_int)sim_echo("clEnqueueNativeKernel");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueNativeKernel, clEnqueueNativeKernel@@@OPENCL_1.0");

cl_int clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read,
		size_t offset, size_t size, void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clEnqueueReadBuffer", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(buffer), SIM_VALUE(blocking_read), SIM_VALUE(offset),
			SIM_VALUE(size), SIM_POINTER(ptr), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueReadBuffer", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueReadBuffer");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)ptr, (uint64_t)(uintptr_t)buffer,
			(uint64_t)size, (uint64_t)(uintptr_t)command_queue, true);
	return sim_status_of(_sim_error);
}
__asm__(".symver clEnqueueReadBuffer, clEnqueueReadBuffer@@@OPENCL_1.0");

cl_int clEnqueueReadBufferRect(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_read, const size_t *buffer_origin, const size_t *host_origin,
		const size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch,
		size_t host_row_pitch, size_t host_slice_pitch, void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueReadBufferRect", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(buffer), SIM_VALUE(blocking_read), SIM_POINTER(buffer_origin),
			SIM_POINTER(host_origin), SIM_POINTER(region), SIM_VALUE(buffer_row_pitch),
			SIM_VALUE(buffer_slice_pitch), SIM_VALUE(host_row_pitch),
			SIM_VALUE(host_slice_pitch), SIM_POINTER(ptr),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(buffer_origin, 8), SIM_POINTEE(host_origin,
			8), SIM_POINTEE(region, 8), SIM_POINTEE(event_wait_list, 8),
			SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueReadBufferRect", 13, event, 8);
		return (cl_int)sim_echo("clEnqueueReadBufferRect");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueReadBufferRect, clEnqueueReadBufferRect@@@OPENCL_1.1");

cl_int clEnqueueReadHostPipeINTEL(cl_command_queue command_queue, cl_program program,
		const char *pipe_symbol, cl_bool blocking_read, void *ptr, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueReadHostPipeINTEL", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(program), SIM_POINTER(pipe_symbol), SIM_VALUE(blocking_read),
			SIM_POINTER(ptr), SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(pipe_symbol,
			1), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueReadHostPipeINTEL", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueReadHostPipeINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueReadImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_read,
		const size_t *origin, const size_t *region, size_t row_pitch, size_t slice_pitch,
		void *ptr, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueReadImage", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(image), SIM_VALUE(blocking_read), SIM_POINTER(origin),
			SIM_POINTER(region), SIM_VALUE(row_pitch), SIM_VALUE(slice_pitch),
			SIM_POINTER(ptr), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(origin, 8),
			SIM_POINTEE(region, 8), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueReadImage", 10, event, 8);
		return (cl_int)sim_echo("clEnqueueReadImage");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueReadImage, clEnqueueReadImage@@@OPENCL_1.0");

cl_int clEnqueueReleaseEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueReleaseEGLObjectsKHR", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_objects), SIM_POINTER(mem_objects),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueReleaseEGLObjectsKHR", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueReleaseEGLObjectsKHR");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueReleaseEGLObjectsKHR, clEnqueueReleaseEGLObjectsKHR@@@OPENCL_1.0");

cl_int clEnqueueReleaseExternalMemObjectsKHR(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueReleaseExternalMemObjectsKHR", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_mem_objects), SIM_POINTER(mem_objects),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueReleaseExternalMemObjectsKHR", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueReleaseExternalMemObjectsKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueReleaseGLObjects(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueReleaseGLObjects", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_objects), SIM_POINTER(mem_objects),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueReleaseGLObjects", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueReleaseGLObjects");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueReleaseGLObjects, clEnqueueReleaseGLObjects@@@OPENCL_1.0");

cl_int clEnqueueReleaseGrallocObjectsIMG(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueReleaseGrallocObjectsIMG", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_objects), SIM_POINTER(mem_objects),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(mem_objects, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueReleaseGrallocObjectsIMG", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueReleaseGrallocObjectsIMG");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueSVMFree(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMFree", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_svm_pointers), SIM_POINTER(svm_pointers),
			SIM_POINTER(pfn_free_func), SIM_POINTER(user_data),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(svm_pointers, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMFree", 2, svm_pointers, 8);
		sim_fill("clEnqueueSVMFree", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMFree");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueSVMFree, clEnqueueSVMFree@@@OPENCL_2.0");

cl_int clEnqueueSVMFreeARM(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMFreeARM", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_svm_pointers), SIM_POINTER(svm_pointers),
			SIM_POINTER(pfn_free_func), SIM_POINTER(user_data),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(svm_pointers, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMFreeARM", 2, svm_pointers, 8);
		sim_fill("clEnqueueSVMFreeARM", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMFreeARM");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueSVMMap(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags,
		void *svm_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMMap", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(blocking_map), SIM_VALUE(flags), SIM_POINTER(svm_ptr),
			SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMMap", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMMap");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueSVMMap, clEnqueueSVMMap@@@OPENCL_2.0");

cl_int clEnqueueSVMMapARM(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags,
		void *svm_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMMapARM", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(blocking_map), SIM_VALUE(flags), SIM_POINTER(svm_ptr),
			SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMMapARM", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMMapARM");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueSVMMemFill(cl_command_queue command_queue, void *svm_ptr, const void *pattern,
		size_t pattern_size, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMMemFill", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(svm_ptr), SIM_POINTER(pattern), SIM_VALUE(pattern_size),
			SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMMemFill", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMMemFill");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueSVMMemFill, clEnqueueSVMMemFill@@@OPENCL_2.0");

cl_int clEnqueueSVMMemFillARM(cl_command_queue command_queue, void *svm_ptr, const void *pattern,
		size_t pattern_size, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMMemFillARM", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(svm_ptr), SIM_POINTER(pattern), SIM_VALUE(pattern_size),
			SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMMemFillARM", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMMemFillARM");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueSVMMemcpy(cl_command_queue command_queue, cl_bool blocking_copy, void *dst_ptr,
		const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clEnqueueSVMMemcpy", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(blocking_copy), SIM_POINTER(dst_ptr), SIM_POINTER(src_ptr),
			SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMMemcpy", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMMemcpy");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)dst_ptr, (uint64_t)(uintptr_t)src_ptr,
			(uint64_t)size, (uint64_t)(uintptr_t)command_queue, true);
	return sim_status_of(_sim_error);
}
__asm__(".symver clEnqueueSVMMemcpy, clEnqueueSVMMemcpy@@@OPENCL_2.0");

cl_int clEnqueueSVMMemcpyARM(cl_command_queue command_queue, cl_bool blocking_copy, void *dst_ptr,
		const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMMemcpyARM", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(blocking_copy), SIM_POINTER(dst_ptr), SIM_POINTER(src_ptr),
			SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMMemcpyARM", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMMemcpyARM");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueSVMMigrateMem(cl_command_queue command_queue, cl_uint num_svm_pointers,
		const void **svm_pointers, const size_t *sizes, cl_mem_migration_flags flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMMigrateMem", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_svm_pointers), SIM_POINTER(svm_pointers), SIM_POINTER(sizes),
			SIM_VALUE(flags), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(svm_pointers,
			8), SIM_POINTEE(sizes, 8), SIM_POINTEE(event_wait_list, 8),
			SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMMigrateMem", 2, svm_pointers, 8);
		sim_fill("clEnqueueSVMMigrateMem", 7, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMMigrateMem");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueSVMMigrateMem, clEnqueueSVMMigrateMem@@@OPENCL_2.1");

cl_int clEnqueueSVMUnmap(cl_command_queue command_queue, void *svm_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMUnmap", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(svm_ptr), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMUnmap", 4, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMUnmap");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueSVMUnmap, clEnqueueSVMUnmap@@@OPENCL_2.0");

cl_int clEnqueueSVMUnmapARM(cl_command_queue command_queue, void *svm_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSVMUnmapARM", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(svm_ptr), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSVMUnmapARM", 4, event, 8);
		return (cl_int)sim_echo("clEnqueueSVMUnmapARM");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueSignalSemaphoresKHR(cl_command_queue command_queue, cl_uint num_sema_objects,
		const cl_semaphore_khr *sema_objects,
		const cl_semaphore_payload_khr *sema_payload_list, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueSignalSemaphoresKHR", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_sema_objects), SIM_POINTER(sema_objects),
			SIM_POINTER(sema_payload_list), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(sema_objects,
			8), SIM_POINTEE(sema_payload_list, 8), SIM_POINTEE(event_wait_list, 8),
			SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueSignalSemaphoresKHR", 6, event, 8);
		return (cl_int)sim_echo("clEnqueueSignalSemaphoresKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueTask(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clEnqueueTask", SIM_ARGS(SIM_POINTER(command_queue), SIM_POINTER(kernel),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueTask", 4, event, 8);
		return (cl_int)sim_echo("clEnqueueTask");
	}
	_sim_error = sim_enter("launch");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_launch((uint64_t)(uintptr_t)kernel, (uint64_t)(uintptr_t)command_queue);
	return sim_status_of(_sim_error);
}
__asm__(".symver clEnqueueTask, clEnqueueTask@@@OPENCL_1.0");

cl_int clEnqueueUnmapMemObject(cl_command_queue command_queue, cl_mem memobj, void *mapped_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueUnmapMemObject", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(memobj), SIM_POINTER(mapped_ptr),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event,
			8)))) {
		sim_fill("clEnqueueUnmapMemObject", 5, event, 8);
		return (cl_int)sim_echo("clEnqueueUnmapMemObject");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueUnmapMemObject, clEnqueueUnmapMemObject@@@OPENCL_1.0");

cl_int clEnqueueWaitForEvents(cl_command_queue command_queue, cl_uint num_events,
		const cl_event *event_list)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueWaitForEvents", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_events), SIM_POINTER(event_list), SIM_POINTEE(event_list,
			8)))) {
		return (cl_int)sim_echo("clEnqueueWaitForEvents");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueWaitForEvents, clEnqueueWaitForEvents@@@OPENCL_1.0");

cl_int clEnqueueWaitSemaphoresKHR(cl_command_queue command_queue, cl_uint num_sema_objects,
		const cl_semaphore_khr *sema_objects,
		const cl_semaphore_payload_khr *sema_payload_list, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueWaitSemaphoresKHR", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(num_sema_objects), SIM_POINTER(sema_objects),
			SIM_POINTER(sema_payload_list), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(sema_objects,
			8), SIM_POINTEE(sema_payload_list, 8), SIM_POINTEE(event_wait_list, 8),
			SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueWaitSemaphoresKHR", 6, event, 8);
		return (cl_int)sim_echo("clEnqueueWaitSemaphoresKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueWriteBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_write,
		size_t offset, size_t size, const void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clEnqueueWriteBuffer", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(buffer), SIM_VALUE(blocking_write), SIM_VALUE(offset),
			SIM_VALUE(size), SIM_POINTER(ptr), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueWriteBuffer", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueWriteBuffer");
	}
	_sim_error = sim_enter("copy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_copy((uint64_t)(uintptr_t)buffer, (uint64_t)(uintptr_t)ptr,
			(uint64_t)size, (uint64_t)(uintptr_t)command_queue, true);
	return sim_status_of(_sim_error);
}
__asm__(".symver clEnqueueWriteBuffer, clEnqueueWriteBuffer@@@OPENCL_1.0");

cl_int clEnqueueWriteBufferRect(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_write, const size_t *buffer_origin, const size_t *host_origin,
		const size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch,
		size_t host_row_pitch, size_t host_slice_pitch, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueWriteBufferRect", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(buffer), SIM_VALUE(blocking_write), SIM_POINTER(buffer_origin),
			SIM_POINTER(host_origin), SIM_POINTER(region), SIM_VALUE(buffer_row_pitch),
			SIM_VALUE(buffer_slice_pitch), SIM_VALUE(host_row_pitch),
			SIM_VALUE(host_slice_pitch), SIM_POINTER(ptr),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(buffer_origin, 8), SIM_POINTEE(host_origin,
			8), SIM_POINTEE(region, 8), SIM_POINTEE(event_wait_list, 8),
			SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueWriteBufferRect", 13, event, 8);
		return (cl_int)sim_echo("clEnqueueWriteBufferRect");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueWriteBufferRect, clEnqueueWriteBufferRect@@@OPENCL_1.1");

cl_int clEnqueueWriteHostPipeINTEL(cl_command_queue command_queue, cl_program program,
		const char *pipe_symbol, cl_bool blocking_write, const void *ptr, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueWriteHostPipeINTEL", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(program), SIM_POINTER(pipe_symbol), SIM_VALUE(blocking_write),
			SIM_POINTER(ptr), SIM_VALUE(size), SIM_VALUE(num_events_in_wait_list),
			SIM_POINTER(event_wait_list), SIM_POINTER(event), SIM_POINTEE(pipe_symbol,
			1), SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueWriteHostPipeINTEL", 8, event, 8);
		return (cl_int)sim_echo("clEnqueueWriteHostPipeINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_write,
		const size_t *origin, const size_t *region, size_t input_row_pitch,
		size_t input_slice_pitch, const void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	if (sim_watching() &&
	    sim_watch("clEnqueueWriteImage", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(image), SIM_VALUE(blocking_write), SIM_POINTER(origin),
			SIM_POINTER(region), SIM_VALUE(input_row_pitch),
			SIM_VALUE(input_slice_pitch), SIM_POINTER(ptr),
			SIM_VALUE(num_events_in_wait_list), SIM_POINTER(event_wait_list),
			SIM_POINTER(event), SIM_POINTEE(origin, 8), SIM_POINTEE(region, 8),
			SIM_POINTEE(event_wait_list, 8), SIM_POINTEE(event, 8)))) {
		sim_fill("clEnqueueWriteImage", 10, event, 8);
		return (cl_int)sim_echo("clEnqueueWriteImage");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clEnqueueWriteImage, clEnqueueWriteImage@@@OPENCL_1.0");

cl_int clFinalizeCommandBufferKHR(cl_command_buffer_khr command_buffer)
{
	if (sim_watching() &&
	    sim_watch("clFinalizeCommandBufferKHR", SIM_ARGS(SIM_POINTER(command_buffer)))) {
		return (cl_int)sim_echo("clFinalizeCommandBufferKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clFinish(cl_command_queue command_queue)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clFinish", SIM_ARGS(SIM_POINTER(command_queue)))) {
		return (cl_int)sim_echo("clFinish");
	}
	_sim_error = sim_enter("sync");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_sync((uint64_t)(uintptr_t)command_queue, false);
	return sim_status_of(_sim_error);
}
__asm__(".symver clFinish, clFinish@@@OPENCL_1.0");

cl_int clFlush(cl_command_queue command_queue)
{
	if (sim_watching() &&
	    sim_watch("clFlush", SIM_ARGS(SIM_POINTER(command_queue)))) {
		return (cl_int)sim_echo("clFlush");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clFlush, clFlush@@@OPENCL_1.0");

cl_int clGetAcceleratorInfoINTEL(cl_accelerator_intel accelerator,
		cl_accelerator_info_intel param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetAcceleratorInfoINTEL", SIM_ARGS(SIM_POINTER(accelerator),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetAcceleratorInfoINTEL", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetAcceleratorInfoINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetCommandBufferInfoKHR(cl_command_buffer_khr command_buffer,
		cl_command_buffer_info_khr param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetCommandBufferInfoKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetCommandBufferInfoKHR", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetCommandBufferInfoKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetCommandQueueInfo(cl_command_queue command_queue, cl_command_queue_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetCommandQueueInfo", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetCommandQueueInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetCommandQueueInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetCommandQueueInfo, clGetCommandQueueInfo@@@OPENCL_1.0");

cl_int clGetContextInfo(cl_context context, cl_context_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetContextInfo", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetContextInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetContextInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetContextInfo, clGetContextInfo@@@OPENCL_1.0");

cl_int clGetDeviceAndHostTimer(cl_device_id device, cl_ulong *device_timestamp,
		cl_ulong *host_timestamp)
{
	if (sim_watching() &&
	    sim_watch("clGetDeviceAndHostTimer", SIM_ARGS(SIM_POINTER(device),
			SIM_POINTER(device_timestamp), SIM_POINTER(host_timestamp),
			SIM_POINTEE(device_timestamp, 8), SIM_POINTEE(host_timestamp, 8)))) {
		sim_fill("clGetDeviceAndHostTimer", 1, device_timestamp, 8);
		sim_fill("clGetDeviceAndHostTimer", 2, host_timestamp, 8);
		return (cl_int)sim_echo("clGetDeviceAndHostTimer");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetDeviceAndHostTimer, clGetDeviceAndHostTimer@@@OPENCL_2.1");

cl_int clGetDeviceIDs(cl_platform_id platform, cl_device_type device_type, cl_uint num_entries,
		cl_device_id *devices, cl_uint *num_devices)
{
	if (sim_watching() &&
	    sim_watch("clGetDeviceIDs", SIM_ARGS(SIM_POINTER(platform), SIM_VALUE(device_type),
			SIM_VALUE(num_entries), SIM_POINTER(devices), SIM_POINTER(num_devices),
			SIM_POINTEE(devices, 8), SIM_POINTEE(num_devices, 4)))) {
		sim_fill("clGetDeviceIDs", 3, devices, 8);
		sim_fill("clGetDeviceIDs", 4, num_devices, 4);
		return (cl_int)sim_echo("clGetDeviceIDs");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetDeviceIDs, clGetDeviceIDs@@@OPENCL_1.0");

cl_int clGetDeviceImageInfoQCOM(cl_device_id device, size_t image_width, size_t image_height,
		const cl_image_format *image_format, cl_image_pitch_info_qcom param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetDeviceImageInfoQCOM", SIM_ARGS(SIM_POINTER(device),
			SIM_VALUE(image_width), SIM_VALUE(image_height), SIM_POINTER(image_format),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(image_format, 8), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetDeviceImageInfoQCOM", 7, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetDeviceImageInfoQCOM");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetDeviceInfo(cl_device_id device, cl_device_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clGetDeviceInfo", SIM_ARGS(SIM_POINTER(device), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetDeviceInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetDeviceInfo");
	}
	_sim_error = sim_enter("memory-attribute");
	if (_sim_error)
		return sim_status_of(_sim_error);
	if (!param_value)
		return sim_status_of(-EINVAL);
	_sim_error = sim_memory_attribute(port_handle_device((uint64_t)(uintptr_t)device),
			param_name, CL_DEVICE_GLOBAL_MEM_SIZE, CL_DEVICE_MAX_MEM_ALLOC_SIZE,
			param_value);
	return sim_status_of(_sim_error);
}
__asm__(".symver clGetDeviceInfo, clGetDeviceInfo@@@OPENCL_1.0");

cl_int clGetEventInfo(cl_event event, cl_event_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetEventInfo", SIM_ARGS(SIM_POINTER(event), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetEventInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetEventInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetEventInfo, clGetEventInfo@@@OPENCL_1.0");

cl_int clGetEventProfilingInfo(cl_event event, cl_profiling_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetEventProfilingInfo", SIM_ARGS(SIM_POINTER(event),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetEventProfilingInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetEventProfilingInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetEventProfilingInfo, clGetEventProfilingInfo@@@OPENCL_1.0");

void *clGetExtensionFunctionAddress(const char *func_name)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_status = 0;
	void * _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clGetExtensionFunctionAddress", SIM_ARGS(SIM_POINTER(func_name),
			SIM_POINTEE(func_name, 1)))) {
		return (void *)(uintptr_t)sim_echo("clGetExtensionFunctionAddress");
	}
	_sim_error = sim_enter("lookup");
	if (_sim_error)
		return NULL;
	if (!func_name)
		return NULL;
	_sim_error = sim_lookup(func_name, INT32_MAX, 0, &_sim_out, &_sim_status);
	SIM_SET(_result, _sim_out);
	return _result;
}
__asm__(".symver clGetExtensionFunctionAddress, clGetExtensionFunctionAddress@@@OPENCL_1.0");

void *clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *func_name)
{
	uint64_t _sim_out = 0;
	uint64_t _sim_status = 0;
	void * _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clGetExtensionFunctionAddressForPlatform", SIM_ARGS(SIM_POINTER(platform),
			SIM_POINTER(func_name), SIM_POINTEE(func_name, 1)))) {
		return (void *)(uintptr_t)sim_echo("clGetExtensionFunctionAddressForPlatform");
	}
	_sim_error = sim_enter("lookup");
	if (_sim_error)
		return NULL;
	if (!func_name)
		return NULL;
	_sim_error = sim_lookup(func_name, INT32_MAX, 0, &_sim_out, &_sim_status);
	SIM_SET(_result, _sim_out);
	return _result;
}
__asm__(".symver clGetExtensionFunctionAddressForPlatform, clGetExtensionFunctionAddressForPlatform@@@OPENCL_1.2");

cl_int clGetGLContextInfoKHR(const cl_context_properties *properties,
		cl_gl_context_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetGLContextInfoKHR", SIM_ARGS(SIM_POINTER(properties),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(properties, 8), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetGLContextInfoKHR", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetGLContextInfoKHR");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetGLContextInfoKHR, clGetGLContextInfoKHR@@@OPENCL_1.0");

cl_int clGetGLObjectInfo(cl_mem memobj, cl_gl_object_type *gl_object_type,
		cl_GLuint *gl_object_name)
{
	if (sim_watching() &&
	    sim_watch("clGetGLObjectInfo", SIM_ARGS(SIM_POINTER(memobj),
			SIM_POINTER(gl_object_type), SIM_POINTER(gl_object_name),
			SIM_POINTEE(gl_object_type, 4), SIM_POINTEE(gl_object_name, 4)))) {
		sim_fill("clGetGLObjectInfo", 1, gl_object_type, 4);
		sim_fill("clGetGLObjectInfo", 2, gl_object_name, 4);
		return (cl_int)sim_echo("clGetGLObjectInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetGLObjectInfo, clGetGLObjectInfo@@@OPENCL_1.0");

cl_int clGetGLTextureInfo(cl_mem memobj, cl_gl_texture_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetGLTextureInfo", SIM_ARGS(SIM_POINTER(memobj), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetGLTextureInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetGLTextureInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetGLTextureInfo, clGetGLTextureInfo@@@OPENCL_1.0");

cl_int clGetHostTimer(cl_device_id device, cl_ulong *host_timestamp)
{
	if (sim_watching() &&
	    sim_watch("clGetHostTimer", SIM_ARGS(SIM_POINTER(device), SIM_POINTER(host_timestamp),
			SIM_POINTEE(host_timestamp, 8)))) {
		sim_fill("clGetHostTimer", 1, host_timestamp, 8);
		return (cl_int)sim_echo("clGetHostTimer");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetHostTimer, clGetHostTimer@@@OPENCL_2.1");

cl_int clGetICDLoaderInfoOCLICD(cl_icdl_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetICDLoaderInfoOCLICD", SIM_ARGS(SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetICDLoaderInfoOCLICD", 3, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetICDLoaderInfoOCLICD");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetImageInfo(cl_mem image, cl_image_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetImageInfo", SIM_ARGS(SIM_POINTER(image), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetImageInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetImageInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetImageInfo, clGetImageInfo@@@OPENCL_1.0");

cl_int clGetImageRequirementsInfoEXT(cl_context context, const cl_mem_properties *properties,
		cl_mem_flags flags, const cl_image_format *image_format,
		const cl_image_desc *image_desc, cl_image_requirements_info_ext param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetImageRequirementsInfoEXT", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(properties), SIM_VALUE(flags), SIM_POINTER(image_format),
			SIM_POINTER(image_desc), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(properties, 8),
			SIM_POINTEE(image_format, 8), SIM_POINTEE(image_desc, 72),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetImageRequirementsInfoEXT", 8, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetImageRequirementsInfoEXT");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetKernelArgInfo(cl_kernel kernel, cl_uint arg_indx, cl_kernel_arg_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetKernelArgInfo", SIM_ARGS(SIM_POINTER(kernel), SIM_VALUE(arg_indx),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetKernelArgInfo", 5, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetKernelArgInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetKernelArgInfo, clGetKernelArgInfo@@@OPENCL_1.2");

cl_int clGetKernelInfo(cl_kernel kernel, cl_kernel_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetKernelInfo", SIM_ARGS(SIM_POINTER(kernel), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetKernelInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetKernelInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetKernelInfo, clGetKernelInfo@@@OPENCL_1.0");

cl_int clGetKernelSubGroupInfo(cl_kernel kernel, cl_device_id device,
		cl_kernel_sub_group_info param_name, size_t input_value_size,
		const void *input_value, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetKernelSubGroupInfo", SIM_ARGS(SIM_POINTER(kernel), SIM_POINTER(device),
			SIM_VALUE(param_name), SIM_VALUE(input_value_size),
			SIM_POINTER(input_value), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetKernelSubGroupInfo", 7, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetKernelSubGroupInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetKernelSubGroupInfo, clGetKernelSubGroupInfo@@@OPENCL_2.1");

cl_int clGetKernelSubGroupInfoKHR(cl_kernel in_kernel, cl_device_id in_device,
		cl_kernel_sub_group_info param_name, size_t input_value_size,
		const void *input_value, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetKernelSubGroupInfoKHR", SIM_ARGS(SIM_POINTER(in_kernel),
			SIM_POINTER(in_device), SIM_VALUE(param_name), SIM_VALUE(input_value_size),
			SIM_POINTER(input_value), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetKernelSubGroupInfoKHR", 7, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetKernelSubGroupInfoKHR");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetKernelSubGroupInfoKHR, clGetKernelSubGroupInfoKHR@@@OPENCL_2.0");

cl_int clGetKernelSuggestedLocalWorkSizeKHR(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint work_dim, const size_t *global_work_offset, const size_t *global_work_size,
		size_t *suggested_local_work_size)
{
	if (sim_watching() &&
	    sim_watch("clGetKernelSuggestedLocalWorkSizeKHR", SIM_ARGS(SIM_POINTER(command_queue),
			SIM_POINTER(kernel), SIM_VALUE(work_dim), SIM_POINTER(global_work_offset),
			SIM_POINTER(global_work_size), SIM_POINTER(suggested_local_work_size),
			SIM_POINTEE(global_work_offset, 8), SIM_POINTEE(global_work_size, 8),
			SIM_POINTEE(suggested_local_work_size, 8)))) {
		sim_fill("clGetKernelSuggestedLocalWorkSizeKHR", 5, suggested_local_work_size, 8);
		return (cl_int)sim_echo("clGetKernelSuggestedLocalWorkSizeKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id device,
		cl_kernel_work_group_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetKernelWorkGroupInfo", SIM_ARGS(SIM_POINTER(kernel),
			SIM_POINTER(device), SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetKernelWorkGroupInfo", 5, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetKernelWorkGroupInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetKernelWorkGroupInfo, clGetKernelWorkGroupInfo@@@OPENCL_1.0");

cl_int clGetLayerInfo(cl_layer_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetLayerInfo", SIM_ARGS(SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetLayerInfo", 3, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetLayerInfo");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetMemAllocInfoINTEL(cl_context context, const void *ptr, cl_mem_info_intel param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetMemAllocInfoINTEL", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(ptr),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetMemAllocInfoINTEL", 5, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetMemAllocInfoINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetMemObjectInfo(cl_mem memobj, cl_mem_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetMemObjectInfo", SIM_ARGS(SIM_POINTER(memobj), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetMemObjectInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetMemObjectInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetMemObjectInfo, clGetMemObjectInfo@@@OPENCL_1.0");

cl_int clGetMutableCommandInfoKHR(cl_mutable_command_khr command,
		cl_mutable_command_info_khr param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetMutableCommandInfoKHR", SIM_ARGS(SIM_POINTER(command),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetMutableCommandInfoKHR", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetMutableCommandInfoKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetPipeInfo(cl_mem pipe, cl_pipe_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetPipeInfo", SIM_ARGS(SIM_POINTER(pipe), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetPipeInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetPipeInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetPipeInfo, clGetPipeInfo@@@OPENCL_2.0");

cl_int clGetPlatformIDs(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms)
{
	if (sim_watching() &&
	    sim_watch("clGetPlatformIDs", SIM_ARGS(SIM_VALUE(num_entries), SIM_POINTER(platforms),
			SIM_POINTER(num_platforms), SIM_POINTEE(platforms, 8),
			SIM_POINTEE(num_platforms, 4)))) {
		sim_fill("clGetPlatformIDs", 1, platforms, 8);
		sim_fill("clGetPlatformIDs", 2, num_platforms, 4);
		return (cl_int)sim_echo("clGetPlatformIDs");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetPlatformIDs, clGetPlatformIDs@@@OPENCL_1.0");

cl_int clGetPlatformInfo(cl_platform_id platform, cl_platform_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetPlatformInfo", SIM_ARGS(SIM_POINTER(platform), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetPlatformInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetPlatformInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetPlatformInfo, clGetPlatformInfo@@@OPENCL_1.0");

cl_int clGetProgramBuildInfo(cl_program program, cl_device_id device,
		cl_program_build_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetProgramBuildInfo", SIM_ARGS(SIM_POINTER(program), SIM_POINTER(device),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetProgramBuildInfo", 5, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetProgramBuildInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetProgramBuildInfo, clGetProgramBuildInfo@@@OPENCL_1.0");

cl_int clGetProgramInfo(cl_program program, cl_program_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetProgramInfo", SIM_ARGS(SIM_POINTER(program), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetProgramInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetProgramInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetProgramInfo, clGetProgramInfo@@@OPENCL_1.0");

cl_int clGetSamplerInfo(cl_sampler sampler, cl_sampler_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetSamplerInfo", SIM_ARGS(SIM_POINTER(sampler), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value),
			SIM_POINTER(param_value_size_ret), SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetSamplerInfo", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetSamplerInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetSamplerInfo, clGetSamplerInfo@@@OPENCL_1.0");

cl_int clGetSemaphoreHandleForTypeKHR(cl_semaphore_khr sema_object, cl_device_id device,
		cl_external_semaphore_handle_type_khr handle_type, size_t handle_size,
		void *handle_ptr, size_t *handle_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetSemaphoreHandleForTypeKHR", SIM_ARGS(SIM_POINTER(sema_object),
			SIM_POINTER(device), SIM_VALUE(handle_type), SIM_VALUE(handle_size),
			SIM_POINTER(handle_ptr), SIM_POINTER(handle_size_ret),
			SIM_POINTEE(handle_size_ret, 8)))) {
		sim_fill("clGetSemaphoreHandleForTypeKHR", 5, handle_size_ret, 8);
		return (cl_int)sim_echo("clGetSemaphoreHandleForTypeKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetSemaphoreInfoKHR(cl_semaphore_khr sema_object, cl_semaphore_info_khr param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	if (sim_watching() &&
	    sim_watch("clGetSemaphoreInfoKHR", SIM_ARGS(SIM_POINTER(sema_object),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value), SIM_POINTER(param_value_size_ret),
			SIM_POINTEE(param_value_size_ret, 8)))) {
		sim_fill("clGetSemaphoreInfoKHR", 4, param_value_size_ret, 8);
		return (cl_int)sim_echo("clGetSemaphoreInfoKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetSupportedGLTextureFormatsINTEL(cl_context context, cl_mem_flags flags,
		cl_mem_object_type image_type, cl_uint num_entries, cl_GLenum *gl_formats,
		cl_uint *num_texture_formats)
{
	if (sim_watching() &&
	    sim_watch("clGetSupportedGLTextureFormatsINTEL", SIM_ARGS(SIM_POINTER(context),
			SIM_VALUE(flags), SIM_VALUE(image_type), SIM_VALUE(num_entries),
			SIM_POINTER(gl_formats), SIM_POINTER(num_texture_formats),
			SIM_POINTEE(gl_formats, 4), SIM_POINTEE(num_texture_formats, 4)))) {
		sim_fill("clGetSupportedGLTextureFormatsINTEL", 4, gl_formats, 4);
		sim_fill("clGetSupportedGLTextureFormatsINTEL", 5, num_texture_formats, 4);
		return (cl_int)sim_echo("clGetSupportedGLTextureFormatsINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clGetSupportedImageFormats(cl_context context, cl_mem_flags flags,
		cl_mem_object_type image_type, cl_uint num_entries, cl_image_format *image_formats,
		cl_uint *num_image_formats)
{
	if (sim_watching() &&
	    sim_watch("clGetSupportedImageFormats", SIM_ARGS(SIM_POINTER(context),
			SIM_VALUE(flags), SIM_VALUE(image_type), SIM_VALUE(num_entries),
			SIM_POINTER(image_formats), SIM_POINTER(num_image_formats),
			SIM_POINTEE(image_formats, 8), SIM_POINTEE(num_image_formats, 4)))) {
		sim_fill("clGetSupportedImageFormats", 4, image_formats, 8);
		sim_fill("clGetSupportedImageFormats", 5, num_image_formats, 4);
		return (cl_int)sim_echo("clGetSupportedImageFormats");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clGetSupportedImageFormats, clGetSupportedImageFormats@@@OPENCL_1.0");

void *clHostMemAllocINTEL(cl_context context, const cl_mem_properties_intel *properties,
		size_t size, cl_uint alignment, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clHostMemAllocINTEL", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(properties), SIM_VALUE(size), SIM_VALUE(alignment),
			SIM_POINTER(errcode_ret), SIM_POINTEE(properties, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clHostMemAllocINTEL", 4, errcode_ret, 4);
		return (void *)(uintptr_t)sim_echo("clHostMemAllocINTEL");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}

cl_int clIcdGetPlatformIDsKHR(cl_uint num_entries, cl_platform_id *platforms,
		cl_uint *num_platforms)
{
	if (sim_watching() &&
	    sim_watch("clIcdGetPlatformIDsKHR", SIM_ARGS(SIM_VALUE(num_entries),
			SIM_POINTER(platforms), SIM_POINTER(num_platforms), SIM_POINTEE(platforms,
			8), SIM_POINTEE(num_platforms, 4)))) {
		sim_fill("clIcdGetPlatformIDsKHR", 1, platforms, 8);
		sim_fill("clIcdGetPlatformIDsKHR", 2, num_platforms, 4);
		return (cl_int)sim_echo("clIcdGetPlatformIDsKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_mem clImportMemoryARM(cl_context context, cl_mem_flags flags,
		const cl_import_properties_arm *properties, void *memory, size_t size,
		cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	cl_mem _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clImportMemoryARM", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_POINTER(properties), SIM_POINTER(memory), SIM_VALUE(size),
			SIM_POINTER(errcode_ret), SIM_POINTEE(properties, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clImportMemoryARM", 5, errcode_ret, 4);
		return (cl_mem)(uintptr_t)sim_echo("clImportMemoryARM");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_OBJECT,
			(uint64_t)size, 0, 0, &_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}

cl_int clInitLayer(cl_uint num_entries, const cl_icd_dispatch *target_dispatch,
		cl_uint *num_entries_ret, const cl_icd_dispatch **layer_dispatch_ret)
{
	if (sim_watching() &&
	    sim_watch("clInitLayer", SIM_ARGS(SIM_VALUE(num_entries), SIM_POINTER(target_dispatch),
			SIM_POINTER(num_entries_ret), SIM_POINTER(layer_dispatch_ret),
			SIM_POINTEE(target_dispatch, 1192), SIM_POINTEE(num_entries_ret, 4),
			SIM_POINTEE(layer_dispatch_ret, 8)))) {
		sim_fill("clInitLayer", 2, num_entries_ret, 4);
		sim_fill("clInitLayer", 3, layer_dispatch_ret, 8);
		return (cl_int)sim_echo("clInitLayer");
	}
	return CL_INVALID_OPERATION;
}

cl_program clLinkProgram(cl_context context, cl_uint num_devices, const cl_device_id *device_list,
		const char *options, cl_uint num_input_programs, const cl_program *input_programs,
		void (*pfn_notify)(cl_program, void *), void *user_data, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clLinkProgram", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(num_devices),
			SIM_POINTER(device_list), SIM_POINTER(options),
			SIM_VALUE(num_input_programs), SIM_POINTER(input_programs),
			SIM_POINTER(pfn_notify), SIM_POINTER(user_data), SIM_POINTER(errcode_ret),
			SIM_POINTEE(device_list, 8), SIM_POINTEE(options, 1),
			SIM_POINTEE(input_programs, 8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clLinkProgram", 8, errcode_ret, 4);
		return (cl_program)(uintptr_t)sim_echo("clLinkProgram");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}
__asm__(".symver clLinkProgram, clLinkProgram@@@OPENCL_1.2");

void clLogMessagesToStderrAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clLogMessagesToStderrAPPLE", SIM_ARGS(SIM_POINTER(errstr),
			SIM_POINTER(private_info), SIM_VALUE(cb), SIM_POINTER(user_data),
			SIM_POINTEE(errstr, 1)))) {
		return;
	}
	return;
}

void clLogMessagesToStdoutAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clLogMessagesToStdoutAPPLE", SIM_ARGS(SIM_POINTER(errstr),
			SIM_POINTER(private_info), SIM_VALUE(cb), SIM_POINTER(user_data),
			SIM_POINTEE(errstr, 1)))) {
		return;
	}
	return;
}

void clLogMessagesToSystemLogAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clLogMessagesToSystemLogAPPLE", SIM_ARGS(SIM_POINTER(errstr),
			SIM_POINTER(private_info), SIM_VALUE(cb), SIM_POINTER(user_data),
			SIM_POINTEE(errstr, 1)))) {
		return;
	}
	return;
}

cl_int clMemBlockingFreeINTEL(cl_context context, void *ptr)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clMemBlockingFreeINTEL", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(ptr)))) {
		return (cl_int)sim_echo("clMemBlockingFreeINTEL");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_free((uint64_t)(uintptr_t)ptr, 0, false);
	return sim_status_of(_sim_error);
}

cl_int clMemFreeINTEL(cl_context context, void *ptr)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clMemFreeINTEL", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(ptr)))) {
		return (cl_int)sim_echo("clMemFreeINTEL");
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_free((uint64_t)(uintptr_t)ptr, 0, false);
	return sim_status_of(_sim_error);
}

cl_int clReImportSemaphoreSyncFdKHR(cl_semaphore_khr sema_object,
		cl_semaphore_reimport_properties_khr *reimport_props, int fd)
{
	if (sim_watching() &&
	    sim_watch("clReImportSemaphoreSyncFdKHR", SIM_ARGS(SIM_POINTER(sema_object),
			SIM_POINTER(reimport_props), SIM_VALUE(fd), SIM_POINTEE(reimport_props,
			8)))) {
		sim_fill("clReImportSemaphoreSyncFdKHR", 1, reimport_props, 8);
		return (cl_int)sim_echo("clReImportSemaphoreSyncFdKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clReleaseAcceleratorINTEL(cl_accelerator_intel accelerator)
{
	if (sim_watching() &&
	    sim_watch("clReleaseAcceleratorINTEL", SIM_ARGS(SIM_POINTER(accelerator)))) {
		return (cl_int)sim_echo("clReleaseAcceleratorINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clReleaseCommandBufferKHR(cl_command_buffer_khr command_buffer)
{
	if (sim_watching() &&
	    sim_watch("clReleaseCommandBufferKHR", SIM_ARGS(SIM_POINTER(command_buffer)))) {
		return (cl_int)sim_echo("clReleaseCommandBufferKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clReleaseCommandQueue(cl_command_queue command_queue)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clReleaseCommandQueue", SIM_ARGS(SIM_POINTER(command_queue)))) {
		return (cl_int)sim_echo("clReleaseCommandQueue");
	}
	_sim_error = sim_enter("stream-destroy");
	if (_sim_error)
		return sim_status_of(_sim_error);
	_sim_error = sim_stream_destroy((uint64_t)(uintptr_t)command_queue);
	return sim_status_of(_sim_error);
}
__asm__(".symver clReleaseCommandQueue, clReleaseCommandQueue@@@OPENCL_1.0");

cl_int clReleaseContext(cl_context context)
{
	if (sim_watching() &&
	    sim_watch("clReleaseContext", SIM_ARGS(SIM_POINTER(context)))) {
		return (cl_int)sim_echo("clReleaseContext");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clReleaseContext, clReleaseContext@@@OPENCL_1.0");

cl_int clReleaseDevice(cl_device_id device)
{
	if (sim_watching() &&
	    sim_watch("clReleaseDevice", SIM_ARGS(SIM_POINTER(device)))) {
		return (cl_int)sim_echo("clReleaseDevice");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clReleaseDevice, clReleaseDevice@@@OPENCL_1.2");

cl_int clReleaseDeviceEXT(cl_device_id device)
{
	if (sim_watching() &&
	    sim_watch("clReleaseDeviceEXT", SIM_ARGS(SIM_POINTER(device)))) {
		return (cl_int)sim_echo("clReleaseDeviceEXT");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clReleaseDeviceEXT, clReleaseDeviceEXT@@@OPENCL_1.1");

cl_int clReleaseEvent(cl_event event)
{
	if (sim_watching() &&
	    sim_watch("clReleaseEvent", SIM_ARGS(SIM_POINTER(event)))) {
		return (cl_int)sim_echo("clReleaseEvent");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clReleaseEvent, clReleaseEvent@@@OPENCL_1.0");

cl_int clReleaseKernel(cl_kernel kernel)
{
	if (sim_watching() &&
	    sim_watch("clReleaseKernel", SIM_ARGS(SIM_POINTER(kernel)))) {
		return (cl_int)sim_echo("clReleaseKernel");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clReleaseKernel, clReleaseKernel@@@OPENCL_1.0");

cl_int clReleaseMemObject(cl_mem memobj)
{
	if (sim_watching() &&
	    sim_watch("clReleaseMemObject", SIM_ARGS(SIM_POINTER(memobj)))) {
		return (cl_int)sim_echo("clReleaseMemObject");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clReleaseMemObject, clReleaseMemObject@@@OPENCL_1.0");

cl_int clReleaseProgram(cl_program program)
{
	if (sim_watching() &&
	    sim_watch("clReleaseProgram", SIM_ARGS(SIM_POINTER(program)))) {
		return (cl_int)sim_echo("clReleaseProgram");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clReleaseProgram, clReleaseProgram@@@OPENCL_1.0");

cl_int clReleaseSampler(cl_sampler sampler)
{
	if (sim_watching() &&
	    sim_watch("clReleaseSampler", SIM_ARGS(SIM_POINTER(sampler)))) {
		return (cl_int)sim_echo("clReleaseSampler");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clReleaseSampler, clReleaseSampler@@@OPENCL_1.0");

cl_int clReleaseSemaphoreKHR(cl_semaphore_khr sema_object)
{
	if (sim_watching() &&
	    sim_watch("clReleaseSemaphoreKHR", SIM_ARGS(SIM_POINTER(sema_object)))) {
		return (cl_int)sim_echo("clReleaseSemaphoreKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_command_buffer_khr clRemapCommandBufferKHR(cl_command_buffer_khr command_buffer,
		cl_bool automatic, cl_uint num_queues, const cl_command_queue *queues,
		cl_uint num_handles, const cl_mutable_command_khr *handles,
		cl_mutable_command_khr *handles_ret, cl_int *errcode_ret)
{
	if (sim_watching() &&
	    sim_watch("clRemapCommandBufferKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_VALUE(automatic), SIM_VALUE(num_queues), SIM_POINTER(queues),
			SIM_VALUE(num_handles), SIM_POINTER(handles), SIM_POINTER(handles_ret),
			SIM_POINTER(errcode_ret), SIM_POINTEE(queues, 8), SIM_POINTEE(handles, 8),
			SIM_POINTEE(handles_ret, 8), SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clRemapCommandBufferKHR", 6, handles_ret, 8);
		sim_fill("clRemapCommandBufferKHR", 7, errcode_ret, 4);
		return (cl_command_buffer_khr)(uintptr_t)sim_echo("clRemapCommandBufferKHR");
	}
	SIM_TELL(errcode_ret, CL_INVALID_OPERATION);
	return NULL;
}

cl_int clRetainAcceleratorINTEL(cl_accelerator_intel accelerator)
{
	if (sim_watching() &&
	    sim_watch("clRetainAcceleratorINTEL", SIM_ARGS(SIM_POINTER(accelerator)))) {
		return (cl_int)sim_echo("clRetainAcceleratorINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clRetainCommandBufferKHR(cl_command_buffer_khr command_buffer)
{
	if (sim_watching() &&
	    sim_watch("clRetainCommandBufferKHR", SIM_ARGS(SIM_POINTER(command_buffer)))) {
		return (cl_int)sim_echo("clRetainCommandBufferKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clRetainCommandQueue(cl_command_queue command_queue)
{
	if (sim_watching() &&
	    sim_watch("clRetainCommandQueue", SIM_ARGS(SIM_POINTER(command_queue)))) {
		return (cl_int)sim_echo("clRetainCommandQueue");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clRetainCommandQueue, clRetainCommandQueue@@@OPENCL_1.0");

cl_int clRetainContext(cl_context context)
{
	if (sim_watching() &&
	    sim_watch("clRetainContext", SIM_ARGS(SIM_POINTER(context)))) {
		return (cl_int)sim_echo("clRetainContext");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clRetainContext, clRetainContext@@@OPENCL_1.0");

cl_int clRetainDevice(cl_device_id device)
{
	if (sim_watching() &&
	    sim_watch("clRetainDevice", SIM_ARGS(SIM_POINTER(device)))) {
		return (cl_int)sim_echo("clRetainDevice");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clRetainDevice, clRetainDevice@@@OPENCL_1.2");

cl_int clRetainDeviceEXT(cl_device_id device)
{
	if (sim_watching() &&
	    sim_watch("clRetainDeviceEXT", SIM_ARGS(SIM_POINTER(device)))) {
		return (cl_int)sim_echo("clRetainDeviceEXT");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clRetainDeviceEXT, clRetainDeviceEXT@@@OPENCL_1.1");

cl_int clRetainEvent(cl_event event)
{
	if (sim_watching() &&
	    sim_watch("clRetainEvent", SIM_ARGS(SIM_POINTER(event)))) {
		return (cl_int)sim_echo("clRetainEvent");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clRetainEvent, clRetainEvent@@@OPENCL_1.0");

cl_int clRetainKernel(cl_kernel kernel)
{
	if (sim_watching() &&
	    sim_watch("clRetainKernel", SIM_ARGS(SIM_POINTER(kernel)))) {
		return (cl_int)sim_echo("clRetainKernel");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clRetainKernel, clRetainKernel@@@OPENCL_1.0");

cl_int clRetainMemObject(cl_mem memobj)
{
	if (sim_watching() &&
	    sim_watch("clRetainMemObject", SIM_ARGS(SIM_POINTER(memobj)))) {
		return (cl_int)sim_echo("clRetainMemObject");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clRetainMemObject, clRetainMemObject@@@OPENCL_1.0");

cl_int clRetainProgram(cl_program program)
{
	if (sim_watching() &&
	    sim_watch("clRetainProgram", SIM_ARGS(SIM_POINTER(program)))) {
		return (cl_int)sim_echo("clRetainProgram");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clRetainProgram, clRetainProgram@@@OPENCL_1.0");

cl_int clRetainSampler(cl_sampler sampler)
{
	if (sim_watching() &&
	    sim_watch("clRetainSampler", SIM_ARGS(SIM_POINTER(sampler)))) {
		return (cl_int)sim_echo("clRetainSampler");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clRetainSampler, clRetainSampler@@@OPENCL_1.0");

cl_int clRetainSemaphoreKHR(cl_semaphore_khr sema_object)
{
	if (sim_watching() &&
	    sim_watch("clRetainSemaphoreKHR", SIM_ARGS(SIM_POINTER(sema_object)))) {
		return (cl_int)sim_echo("clRetainSemaphoreKHR");
	}
	return CL_INVALID_OPERATION;
}

void *clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment)
{
	uint64_t _sim_key = 0;
	void * _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clSVMAlloc", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_VALUE(size), SIM_VALUE(alignment)))) {
		return (void *)(uintptr_t)sim_echo("clSVMAlloc");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_ADDRESS,
			(uint64_t)size, 0, 0, &_sim_key);
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}
__asm__(".symver clSVMAlloc, clSVMAlloc@@@OPENCL_2.0");

void *clSVMAllocARM(cl_context context, cl_svm_mem_flags_arm flags, size_t size, cl_uint alignment)
{
	uint64_t _sim_key = 0;
	void * _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clSVMAllocARM", SIM_ARGS(SIM_POINTER(context), SIM_VALUE(flags),
			SIM_VALUE(size), SIM_VALUE(alignment)))) {
		return (void *)(uintptr_t)sim_echo("clSVMAllocARM");
	}
	_sim_error = sim_enter("alloc");
	if (_sim_error)
		return NULL;
	_sim_error = sim_alloc(opencl_context_device((uint64_t)(uintptr_t)context), ROLE_ADDRESS,
			(uint64_t)size, 0, 0, &_sim_key);
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}

void clSVMFree(cl_context context, void *svm_pointer)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clSVMFree", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(svm_pointer)))) {
		return;
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return;
	_sim_error = sim_free((uint64_t)(uintptr_t)svm_pointer, 0, false);
	return;
}
__asm__(".symver clSVMFree, clSVMFree@@@OPENCL_2.0");

void clSVMFreeARM(cl_context context, void *svm_pointer)
{
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clSVMFreeARM", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(svm_pointer)))) {
		return;
	}
	_sim_error = sim_enter("free");
	if (_sim_error)
		return;
	_sim_error = sim_free((uint64_t)(uintptr_t)svm_pointer, 0, false);
	return;
}

uint64_t clSetCommandQueueProperty(SIM_ANY_PARAMS)
{
	SIM_WATCH_ANY("clSetCommandQueueProperty");
	return (uint64_t)CL_INVALID_OPERATION;
}
__asm__(".symver clSetCommandQueueProperty, clSetCommandQueueProperty@@@OPENCL_1.0");

cl_int clSetContentSizeBufferPoCL(cl_mem buffer, cl_mem content_size_buffer)
{
	if (sim_watching() &&
	    sim_watch("clSetContentSizeBufferPoCL", SIM_ARGS(SIM_POINTER(buffer),
			SIM_POINTER(content_size_buffer)))) {
		return (cl_int)sim_echo("clSetContentSizeBufferPoCL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clSetContextDestructorCallback(cl_context context, void (*pfn_notify)(cl_context, void *),
		void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clSetContextDestructorCallback", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(pfn_notify), SIM_POINTER(user_data)))) {
		return (cl_int)sim_echo("clSetContextDestructorCallback");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetContextDestructorCallback, clSetContextDestructorCallback@@@OPENCL_3.0");

cl_int clSetDefaultDeviceCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue command_queue)
{
	if (sim_watching() &&
	    sim_watch("clSetDefaultDeviceCommandQueue", SIM_ARGS(SIM_POINTER(context),
			SIM_POINTER(device), SIM_POINTER(command_queue)))) {
		return (cl_int)sim_echo("clSetDefaultDeviceCommandQueue");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetDefaultDeviceCommandQueue, clSetDefaultDeviceCommandQueue@@@OPENCL_2.1");

cl_int clSetEventCallback(cl_event event, cl_int command_exec_callback_type,
		void (*pfn_notify)(cl_event, cl_int, void *), void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clSetEventCallback", SIM_ARGS(SIM_POINTER(event),
			SIM_VALUE(command_exec_callback_type), SIM_POINTER(pfn_notify),
			SIM_POINTER(user_data)))) {
		return (cl_int)sim_echo("clSetEventCallback");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetEventCallback, clSetEventCallback@@@OPENCL_1.1");

cl_int clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, const void *arg_value)
{
	if (sim_watching() &&
	    sim_watch("clSetKernelArg", SIM_ARGS(SIM_POINTER(kernel), SIM_VALUE(arg_index),
			SIM_VALUE(arg_size), SIM_POINTER(arg_value)))) {
		return (cl_int)sim_echo("clSetKernelArg");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetKernelArg, clSetKernelArg@@@OPENCL_1.0");

cl_int clSetKernelArgMemPointerINTEL(cl_kernel kernel, cl_uint arg_index, const void *arg_value)
{
	if (sim_watching() &&
	    sim_watch("clSetKernelArgMemPointerINTEL", SIM_ARGS(SIM_POINTER(kernel),
			SIM_VALUE(arg_index), SIM_POINTER(arg_value)))) {
		return (cl_int)sim_echo("clSetKernelArgMemPointerINTEL");
	}
	return CL_INVALID_OPERATION;
}

cl_int clSetKernelArgSVMPointer(cl_kernel kernel, cl_uint arg_index, const void *arg_value)
{
	if (sim_watching() &&
	    sim_watch("clSetKernelArgSVMPointer", SIM_ARGS(SIM_POINTER(kernel),
			SIM_VALUE(arg_index), SIM_POINTER(arg_value)))) {
		return (cl_int)sim_echo("clSetKernelArgSVMPointer");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetKernelArgSVMPointer, clSetKernelArgSVMPointer@@@OPENCL_2.0");

cl_int clSetKernelArgSVMPointerARM(cl_kernel kernel, cl_uint arg_index, const void *arg_value)
{
	if (sim_watching() &&
	    sim_watch("clSetKernelArgSVMPointerARM", SIM_ARGS(SIM_POINTER(kernel),
			SIM_VALUE(arg_index), SIM_POINTER(arg_value)))) {
		return (cl_int)sim_echo("clSetKernelArgSVMPointerARM");
	}
	return CL_INVALID_OPERATION;
}

cl_int clSetKernelExecInfo(cl_kernel kernel, cl_kernel_exec_info param_name,
		size_t param_value_size, const void *param_value)
{
	if (sim_watching() &&
	    sim_watch("clSetKernelExecInfo", SIM_ARGS(SIM_POINTER(kernel), SIM_VALUE(param_name),
			SIM_VALUE(param_value_size), SIM_POINTER(param_value)))) {
		return (cl_int)sim_echo("clSetKernelExecInfo");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetKernelExecInfo, clSetKernelExecInfo@@@OPENCL_2.0");

cl_int clSetKernelExecInfoARM(cl_kernel kernel, cl_kernel_exec_info_arm param_name,
		size_t param_value_size, const void *param_value)
{
	if (sim_watching() &&
	    sim_watch("clSetKernelExecInfoARM", SIM_ARGS(SIM_POINTER(kernel),
			SIM_VALUE(param_name), SIM_VALUE(param_value_size),
			SIM_POINTER(param_value)))) {
		return (cl_int)sim_echo("clSetKernelExecInfoARM");
	}
	return CL_INVALID_OPERATION;
}

cl_int clSetMemObjectDestructorAPPLE(cl_mem memobj, void (*pfn_notify)(cl_mem, void *),
		void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clSetMemObjectDestructorAPPLE", SIM_ARGS(SIM_POINTER(memobj),
			SIM_POINTER(pfn_notify), SIM_POINTER(user_data)))) {
		return (cl_int)sim_echo("clSetMemObjectDestructorAPPLE");
	}
	return CL_INVALID_OPERATION;
}

cl_int clSetMemObjectDestructorCallback(cl_mem memobj, void (*pfn_notify)(cl_mem, void *),
		void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clSetMemObjectDestructorCallback", SIM_ARGS(SIM_POINTER(memobj),
			SIM_POINTER(pfn_notify), SIM_POINTER(user_data)))) {
		return (cl_int)sim_echo("clSetMemObjectDestructorCallback");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetMemObjectDestructorCallback, clSetMemObjectDestructorCallback@@@OPENCL_1.1");

cl_int clSetProgramReleaseCallback(cl_program program, void (*pfn_notify)(cl_program, void *),
		void *user_data)
{
	if (sim_watching() &&
	    sim_watch("clSetProgramReleaseCallback", SIM_ARGS(SIM_POINTER(program),
			SIM_POINTER(pfn_notify), SIM_POINTER(user_data)))) {
		return (cl_int)sim_echo("clSetProgramReleaseCallback");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetProgramReleaseCallback, clSetProgramReleaseCallback@@@OPENCL_2.2");

cl_int clSetProgramSpecializationConstant(cl_program program, cl_uint spec_id, size_t spec_size,
		const void *spec_value)
{
	if (sim_watching() &&
	    sim_watch("clSetProgramSpecializationConstant", SIM_ARGS(SIM_POINTER(program),
			SIM_VALUE(spec_id), SIM_VALUE(spec_size), SIM_POINTER(spec_value)))) {
		return (cl_int)sim_echo("clSetProgramSpecializationConstant");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetProgramSpecializationConstant, clSetProgramSpecializationConstant@@@OPENCL_2.2");

cl_int clSetUserEventStatus(cl_event event, cl_int execution_status)
{
	if (sim_watching() &&
	    sim_watch("clSetUserEventStatus", SIM_ARGS(SIM_POINTER(event),
			SIM_VALUE(execution_status)))) {
		return (cl_int)sim_echo("clSetUserEventStatus");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clSetUserEventStatus, clSetUserEventStatus@@@OPENCL_1.1");

void *clSharedMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	uint64_t _sim_key = 0;
	void * _result;
	int _sim_error;

	if (sim_watching() &&
	    sim_watch("clSharedMemAllocINTEL", SIM_ARGS(SIM_POINTER(context), SIM_POINTER(device),
			SIM_POINTER(properties), SIM_VALUE(size), SIM_VALUE(alignment),
			SIM_POINTER(errcode_ret), SIM_POINTEE(properties, 8),
			SIM_POINTEE(errcode_ret, 4)))) {
		sim_fill("clSharedMemAllocINTEL", 5, errcode_ret, 4);
		return (void *)(uintptr_t)sim_echo("clSharedMemAllocINTEL");
	}
	_sim_error = sim_enter("alloc");
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	_sim_error = sim_alloc((device ? port_handle_device((uint64_t)(uintptr_t)device)
			: opencl_context_device((uint64_t)(uintptr_t)context)), ROLE_ADDRESS,
			(uint64_t)size, 0, 0, &_sim_key);
	SIM_TELL(errcode_ret, sim_status_of(_sim_error));
	if (_sim_error)
		return NULL;
	SIM_SET(_result, _sim_key);
	return _result;
}

cl_int clTerminateContextKHR(cl_context context)
{
	if (sim_watching() &&
	    sim_watch("clTerminateContextKHR", SIM_ARGS(SIM_POINTER(context)))) {
		return (cl_int)sim_echo("clTerminateContextKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clUnloadCompiler(void)
{
	if (sim_watching() && sim_watch("clUnloadCompiler", NULL, 0))
		return (cl_int)sim_echo("clUnloadCompiler");
	return CL_INVALID_OPERATION;
}
__asm__(".symver clUnloadCompiler, clUnloadCompiler@@@OPENCL_1.0");

cl_int clUnloadPlatformCompiler(cl_platform_id platform)
{
	if (sim_watching() &&
	    sim_watch("clUnloadPlatformCompiler", SIM_ARGS(SIM_POINTER(platform)))) {
		return (cl_int)sim_echo("clUnloadPlatformCompiler");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clUnloadPlatformCompiler, clUnloadPlatformCompiler@@@OPENCL_1.2");

cl_int clUpdateMutableCommandsKHR(cl_command_buffer_khr command_buffer, cl_uint num_configs,
		const cl_command_buffer_update_type_khr *config_types, const void **configs)
{
	if (sim_watching() &&
	    sim_watch("clUpdateMutableCommandsKHR", SIM_ARGS(SIM_POINTER(command_buffer),
			SIM_VALUE(num_configs), SIM_POINTER(config_types), SIM_POINTER(configs),
			SIM_POINTEE(config_types, 4), SIM_POINTEE(configs, 8)))) {
		sim_fill("clUpdateMutableCommandsKHR", 3, configs, 8);
		return (cl_int)sim_echo("clUpdateMutableCommandsKHR");
	}
	return CL_INVALID_OPERATION;
}

cl_int clWaitForEvents(cl_uint num_events, const cl_event *event_list)
{
	if (sim_watching() &&
	    sim_watch("clWaitForEvents", SIM_ARGS(SIM_VALUE(num_events), SIM_POINTER(event_list),
			SIM_POINTEE(event_list, 8)))) {
		return (cl_int)sim_echo("clWaitForEvents");
	}
	return CL_INVALID_OPERATION;
}
__asm__(".symver clWaitForEvents, clWaitForEvents@@@OPENCL_1.0");

static const struct sim_symbol symbols[] = {
	{"clBuildProgram", (void *)clBuildProgram},
	{"clCancelCommandsIMG", (void *)clCancelCommandsIMG},
	{"clCloneKernel", (void *)clCloneKernel},
	{"clCommandBarrierWithWaitListKHR", (void *)clCommandBarrierWithWaitListKHR},
	{"clCommandCopyBufferKHR", (void *)clCommandCopyBufferKHR},
	{"clCommandCopyBufferRectKHR", (void *)clCommandCopyBufferRectKHR},
	{"clCommandCopyBufferToImageKHR", (void *)clCommandCopyBufferToImageKHR},
	{"clCommandCopyImageKHR", (void *)clCommandCopyImageKHR},
	{"clCommandCopyImageToBufferKHR", (void *)clCommandCopyImageToBufferKHR},
	{"clCommandFillBufferKHR", (void *)clCommandFillBufferKHR},
	{"clCommandFillImageKHR", (void *)clCommandFillImageKHR},
	{"clCommandNDRangeKernelKHR", (void *)clCommandNDRangeKernelKHR},
	{"clCommandSVMMemFillKHR", (void *)clCommandSVMMemFillKHR},
	{"clCommandSVMMemcpyKHR", (void *)clCommandSVMMemcpyKHR},
	{"clCompileProgram", (void *)clCompileProgram},
	{"clCreateAcceleratorINTEL", (void *)clCreateAcceleratorINTEL},
	{"clCreateBuffer", (void *)clCreateBuffer},
	{"clCreateBufferWithProperties", (void *)clCreateBufferWithProperties},
	{"clCreateBufferWithPropertiesINTEL", (void *)clCreateBufferWithPropertiesINTEL},
	{"clCreateCommandBufferKHR", (void *)clCreateCommandBufferKHR},
	{"clCreateCommandQueue", (void *)clCreateCommandQueue},
	{"clCreateCommandQueueWithProperties", (void *)clCreateCommandQueueWithProperties},
	{"clCreateCommandQueueWithPropertiesKHR", (void *)clCreateCommandQueueWithPropertiesKHR},
	{"clCreateContext", (void *)clCreateContext},
	{"clCreateContextFromType", (void *)clCreateContextFromType},
	{"clCreateEventFromEGLSyncKHR", (void *)clCreateEventFromEGLSyncKHR},
	{"clCreateEventFromGLsyncKHR", (void *)clCreateEventFromGLsyncKHR},
	{"clCreateFromEGLImageKHR", (void *)clCreateFromEGLImageKHR},
	{"clCreateFromGLBuffer", (void *)clCreateFromGLBuffer},
	{"clCreateFromGLRenderbuffer", (void *)clCreateFromGLRenderbuffer},
	{"clCreateFromGLTexture", (void *)clCreateFromGLTexture},
	{"clCreateFromGLTexture2D", (void *)clCreateFromGLTexture2D},
	{"clCreateFromGLTexture3D", (void *)clCreateFromGLTexture3D},
	{"clCreateImage", (void *)clCreateImage},
	{"clCreateImage2D", (void *)clCreateImage2D},
	{"clCreateImage3D", (void *)clCreateImage3D},
	{"clCreateImageWithProperties", (void *)clCreateImageWithProperties},
	{"clCreateKernel", (void *)clCreateKernel},
	{"clCreateKernelsInProgram", (void *)clCreateKernelsInProgram},
	{"clCreatePipe", (void *)clCreatePipe},
	{"clCreateProgramWithBinary", (void *)clCreateProgramWithBinary},
	{"clCreateProgramWithBuiltInKernels", (void *)clCreateProgramWithBuiltInKernels},
	{"clCreateProgramWithIL", (void *)clCreateProgramWithIL},
	{"clCreateProgramWithILKHR", (void *)clCreateProgramWithILKHR},
	{"clCreateProgramWithSource", (void *)clCreateProgramWithSource},
	{"clCreateSampler", (void *)clCreateSampler},
	{"clCreateSamplerWithProperties", (void *)clCreateSamplerWithProperties},
	{"clCreateSemaphoreWithPropertiesKHR", (void *)clCreateSemaphoreWithPropertiesKHR},
	{"clCreateSubBuffer", (void *)clCreateSubBuffer},
	{"clCreateSubDevices", (void *)clCreateSubDevices},
	{"clCreateSubDevicesEXT", (void *)clCreateSubDevicesEXT},
	{"clCreateUserEvent", (void *)clCreateUserEvent},
	{"clDeviceMemAllocINTEL", (void *)clDeviceMemAllocINTEL},
	{"clEnqueueAcquireEGLObjectsKHR", (void *)clEnqueueAcquireEGLObjectsKHR},
	{"clEnqueueAcquireExternalMemObjectsKHR", (void *)clEnqueueAcquireExternalMemObjectsKHR},
	{"clEnqueueAcquireGLObjects", (void *)clEnqueueAcquireGLObjects},
	{"clEnqueueAcquireGrallocObjectsIMG", (void *)clEnqueueAcquireGrallocObjectsIMG},
	{"clEnqueueBarrier", (void *)clEnqueueBarrier},
	{"clEnqueueBarrierWithWaitList", (void *)clEnqueueBarrierWithWaitList},
	{"clEnqueueCommandBufferKHR", (void *)clEnqueueCommandBufferKHR},
	{"clEnqueueCopyBuffer", (void *)clEnqueueCopyBuffer},
	{"clEnqueueCopyBufferRect", (void *)clEnqueueCopyBufferRect},
	{"clEnqueueCopyBufferToImage", (void *)clEnqueueCopyBufferToImage},
	{"clEnqueueCopyImage", (void *)clEnqueueCopyImage},
	{"clEnqueueCopyImageToBuffer", (void *)clEnqueueCopyImageToBuffer},
	{"clEnqueueFillBuffer", (void *)clEnqueueFillBuffer},
	{"clEnqueueFillImage", (void *)clEnqueueFillImage},
	{"clEnqueueGenerateMipmapIMG", (void *)clEnqueueGenerateMipmapIMG},
	{"clEnqueueMapBuffer", (void *)clEnqueueMapBuffer},
	{"clEnqueueMapImage", (void *)clEnqueueMapImage},
	{"clEnqueueMarker", (void *)clEnqueueMarker},
	{"clEnqueueMarkerWithWaitList", (void *)clEnqueueMarkerWithWaitList},
	{"clEnqueueMemAdviseINTEL", (void *)clEnqueueMemAdviseINTEL},
	{"clEnqueueMemFillINTEL", (void *)clEnqueueMemFillINTEL},
	{"clEnqueueMemcpyINTEL", (void *)clEnqueueMemcpyINTEL},
	{"clEnqueueMemsetINTEL", (void *)clEnqueueMemsetINTEL},
	{"clEnqueueMigrateMemINTEL", (void *)clEnqueueMigrateMemINTEL},
	{"clEnqueueMigrateMemObjectEXT", (void *)clEnqueueMigrateMemObjectEXT},
	{"clEnqueueMigrateMemObjects", (void *)clEnqueueMigrateMemObjects},
	{"clEnqueueNDRangeKernel", (void *)clEnqueueNDRangeKernel},
	{"clEnqueueNativeKernel", (void *)clEnqueueNativeKernel},
	{"clEnqueueReadBuffer", (void *)clEnqueueReadBuffer},
	{"clEnqueueReadBufferRect", (void *)clEnqueueReadBufferRect},
	{"clEnqueueReadHostPipeINTEL", (void *)clEnqueueReadHostPipeINTEL},
	{"clEnqueueReadImage", (void *)clEnqueueReadImage},
	{"clEnqueueReleaseEGLObjectsKHR", (void *)clEnqueueReleaseEGLObjectsKHR},
	{"clEnqueueReleaseExternalMemObjectsKHR", (void *)clEnqueueReleaseExternalMemObjectsKHR},
	{"clEnqueueReleaseGLObjects", (void *)clEnqueueReleaseGLObjects},
	{"clEnqueueReleaseGrallocObjectsIMG", (void *)clEnqueueReleaseGrallocObjectsIMG},
	{"clEnqueueSVMFree", (void *)clEnqueueSVMFree},
	{"clEnqueueSVMFreeARM", (void *)clEnqueueSVMFreeARM},
	{"clEnqueueSVMMap", (void *)clEnqueueSVMMap},
	{"clEnqueueSVMMapARM", (void *)clEnqueueSVMMapARM},
	{"clEnqueueSVMMemFill", (void *)clEnqueueSVMMemFill},
	{"clEnqueueSVMMemFillARM", (void *)clEnqueueSVMMemFillARM},
	{"clEnqueueSVMMemcpy", (void *)clEnqueueSVMMemcpy},
	{"clEnqueueSVMMemcpyARM", (void *)clEnqueueSVMMemcpyARM},
	{"clEnqueueSVMMigrateMem", (void *)clEnqueueSVMMigrateMem},
	{"clEnqueueSVMUnmap", (void *)clEnqueueSVMUnmap},
	{"clEnqueueSVMUnmapARM", (void *)clEnqueueSVMUnmapARM},
	{"clEnqueueSignalSemaphoresKHR", (void *)clEnqueueSignalSemaphoresKHR},
	{"clEnqueueTask", (void *)clEnqueueTask},
	{"clEnqueueUnmapMemObject", (void *)clEnqueueUnmapMemObject},
	{"clEnqueueWaitForEvents", (void *)clEnqueueWaitForEvents},
	{"clEnqueueWaitSemaphoresKHR", (void *)clEnqueueWaitSemaphoresKHR},
	{"clEnqueueWriteBuffer", (void *)clEnqueueWriteBuffer},
	{"clEnqueueWriteBufferRect", (void *)clEnqueueWriteBufferRect},
	{"clEnqueueWriteHostPipeINTEL", (void *)clEnqueueWriteHostPipeINTEL},
	{"clEnqueueWriteImage", (void *)clEnqueueWriteImage},
	{"clFinalizeCommandBufferKHR", (void *)clFinalizeCommandBufferKHR},
	{"clFinish", (void *)clFinish},
	{"clFlush", (void *)clFlush},
	{"clGetAcceleratorInfoINTEL", (void *)clGetAcceleratorInfoINTEL},
	{"clGetCommandBufferInfoKHR", (void *)clGetCommandBufferInfoKHR},
	{"clGetCommandQueueInfo", (void *)clGetCommandQueueInfo},
	{"clGetContextInfo", (void *)clGetContextInfo},
	{"clGetDeviceAndHostTimer", (void *)clGetDeviceAndHostTimer},
	{"clGetDeviceIDs", (void *)clGetDeviceIDs},
	{"clGetDeviceImageInfoQCOM", (void *)clGetDeviceImageInfoQCOM},
	{"clGetDeviceInfo", (void *)clGetDeviceInfo},
	{"clGetEventInfo", (void *)clGetEventInfo},
	{"clGetEventProfilingInfo", (void *)clGetEventProfilingInfo},
	{"clGetExtensionFunctionAddress", (void *)clGetExtensionFunctionAddress},
	{"clGetExtensionFunctionAddressForPlatform",
			(void *)clGetExtensionFunctionAddressForPlatform},
	{"clGetGLContextInfoKHR", (void *)clGetGLContextInfoKHR},
	{"clGetGLObjectInfo", (void *)clGetGLObjectInfo},
	{"clGetGLTextureInfo", (void *)clGetGLTextureInfo},
	{"clGetHostTimer", (void *)clGetHostTimer},
	{"clGetICDLoaderInfoOCLICD", (void *)clGetICDLoaderInfoOCLICD},
	{"clGetImageInfo", (void *)clGetImageInfo},
	{"clGetImageRequirementsInfoEXT", (void *)clGetImageRequirementsInfoEXT},
	{"clGetKernelArgInfo", (void *)clGetKernelArgInfo},
	{"clGetKernelInfo", (void *)clGetKernelInfo},
	{"clGetKernelSubGroupInfo", (void *)clGetKernelSubGroupInfo},
	{"clGetKernelSubGroupInfoKHR", (void *)clGetKernelSubGroupInfoKHR},
	{"clGetKernelSuggestedLocalWorkSizeKHR", (void *)clGetKernelSuggestedLocalWorkSizeKHR},
	{"clGetKernelWorkGroupInfo", (void *)clGetKernelWorkGroupInfo},
	{"clGetLayerInfo", (void *)clGetLayerInfo},
	{"clGetMemAllocInfoINTEL", (void *)clGetMemAllocInfoINTEL},
	{"clGetMemObjectInfo", (void *)clGetMemObjectInfo},
	{"clGetMutableCommandInfoKHR", (void *)clGetMutableCommandInfoKHR},
	{"clGetPipeInfo", (void *)clGetPipeInfo},
	{"clGetPlatformIDs", (void *)clGetPlatformIDs},
	{"clGetPlatformInfo", (void *)clGetPlatformInfo},
	{"clGetProgramBuildInfo", (void *)clGetProgramBuildInfo},
	{"clGetProgramInfo", (void *)clGetProgramInfo},
	{"clGetSamplerInfo", (void *)clGetSamplerInfo},
	{"clGetSemaphoreHandleForTypeKHR", (void *)clGetSemaphoreHandleForTypeKHR},
	{"clGetSemaphoreInfoKHR", (void *)clGetSemaphoreInfoKHR},
	{"clGetSupportedGLTextureFormatsINTEL", (void *)clGetSupportedGLTextureFormatsINTEL},
	{"clGetSupportedImageFormats", (void *)clGetSupportedImageFormats},
	{"clHostMemAllocINTEL", (void *)clHostMemAllocINTEL},
	{"clIcdGetPlatformIDsKHR", (void *)clIcdGetPlatformIDsKHR},
	{"clImportMemoryARM", (void *)clImportMemoryARM},
	{"clInitLayer", (void *)clInitLayer},
	{"clLinkProgram", (void *)clLinkProgram},
	{"clLogMessagesToStderrAPPLE", (void *)clLogMessagesToStderrAPPLE},
	{"clLogMessagesToStdoutAPPLE", (void *)clLogMessagesToStdoutAPPLE},
	{"clLogMessagesToSystemLogAPPLE", (void *)clLogMessagesToSystemLogAPPLE},
	{"clMemBlockingFreeINTEL", (void *)clMemBlockingFreeINTEL},
	{"clMemFreeINTEL", (void *)clMemFreeINTEL},
	{"clReImportSemaphoreSyncFdKHR", (void *)clReImportSemaphoreSyncFdKHR},
	{"clReleaseAcceleratorINTEL", (void *)clReleaseAcceleratorINTEL},
	{"clReleaseCommandBufferKHR", (void *)clReleaseCommandBufferKHR},
	{"clReleaseCommandQueue", (void *)clReleaseCommandQueue},
	{"clReleaseContext", (void *)clReleaseContext},
	{"clReleaseDevice", (void *)clReleaseDevice},
	{"clReleaseDeviceEXT", (void *)clReleaseDeviceEXT},
	{"clReleaseEvent", (void *)clReleaseEvent},
	{"clReleaseKernel", (void *)clReleaseKernel},
	{"clReleaseMemObject", (void *)clReleaseMemObject},
	{"clReleaseProgram", (void *)clReleaseProgram},
	{"clReleaseSampler", (void *)clReleaseSampler},
	{"clReleaseSemaphoreKHR", (void *)clReleaseSemaphoreKHR},
	{"clRemapCommandBufferKHR", (void *)clRemapCommandBufferKHR},
	{"clRetainAcceleratorINTEL", (void *)clRetainAcceleratorINTEL},
	{"clRetainCommandBufferKHR", (void *)clRetainCommandBufferKHR},
	{"clRetainCommandQueue", (void *)clRetainCommandQueue},
	{"clRetainContext", (void *)clRetainContext},
	{"clRetainDevice", (void *)clRetainDevice},
	{"clRetainDeviceEXT", (void *)clRetainDeviceEXT},
	{"clRetainEvent", (void *)clRetainEvent},
	{"clRetainKernel", (void *)clRetainKernel},
	{"clRetainMemObject", (void *)clRetainMemObject},
	{"clRetainProgram", (void *)clRetainProgram},
	{"clRetainSampler", (void *)clRetainSampler},
	{"clRetainSemaphoreKHR", (void *)clRetainSemaphoreKHR},
	{"clSVMAlloc", (void *)clSVMAlloc},
	{"clSVMAllocARM", (void *)clSVMAllocARM},
	{"clSVMFree", (void *)clSVMFree},
	{"clSVMFreeARM", (void *)clSVMFreeARM},
	{"clSetCommandQueueProperty", (void *)clSetCommandQueueProperty},
	{"clSetContentSizeBufferPoCL", (void *)clSetContentSizeBufferPoCL},
	{"clSetContextDestructorCallback", (void *)clSetContextDestructorCallback},
	{"clSetDefaultDeviceCommandQueue", (void *)clSetDefaultDeviceCommandQueue},
	{"clSetEventCallback", (void *)clSetEventCallback},
	{"clSetKernelArg", (void *)clSetKernelArg},
	{"clSetKernelArgMemPointerINTEL", (void *)clSetKernelArgMemPointerINTEL},
	{"clSetKernelArgSVMPointer", (void *)clSetKernelArgSVMPointer},
	{"clSetKernelArgSVMPointerARM", (void *)clSetKernelArgSVMPointerARM},
	{"clSetKernelExecInfo", (void *)clSetKernelExecInfo},
	{"clSetKernelExecInfoARM", (void *)clSetKernelExecInfoARM},
	{"clSetMemObjectDestructorAPPLE", (void *)clSetMemObjectDestructorAPPLE},
	{"clSetMemObjectDestructorCallback", (void *)clSetMemObjectDestructorCallback},
	{"clSetProgramReleaseCallback", (void *)clSetProgramReleaseCallback},
	{"clSetProgramSpecializationConstant", (void *)clSetProgramSpecializationConstant},
	{"clSetUserEventStatus", (void *)clSetUserEventStatus},
	{"clSharedMemAllocINTEL", (void *)clSharedMemAllocINTEL},
	{"clTerminateContextKHR", (void *)clTerminateContextKHR},
	{"clUnloadCompiler", (void *)clUnloadCompiler},
	{"clUnloadPlatformCompiler", (void *)clUnloadPlatformCompiler},
	{"clUpdateMutableCommandsKHR", (void *)clUpdateMutableCommandsKHR},
	{"clWaitForEvents", (void *)clWaitForEvents},
};

const struct sim_library sim_library = {
	.soname = "libOpenCL.so.1",
	.has_init = false,
	.has_contexts = false,
	.computes = true,
	.device_handles = true,
	.version = 1,
	.symbols = symbols,
	.symbol_count = sizeof(symbols) / sizeof(*symbols),
};
