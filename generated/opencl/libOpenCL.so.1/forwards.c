/* Made by `porter gen --backend opencl`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

cl_int clBuildProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list,
		const char *options, void (*pfn_notify)(cl_program, void *), void *user_data)
{
	return real_clBuildProgram(program, num_devices, device_list, options, pfn_notify,
			user_data);
}
__asm__(".symver clBuildProgram, clBuildProgram@@@OPENCL_1.0");
cl_int clCancelCommandsIMG(const cl_event *event_list, size_t num_events_in_list)
{
	return real_clCancelCommandsIMG(event_list, num_events_in_list);
}

cl_kernel clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret)
{
	return real_clCloneKernel(source_kernel, errcode_ret);
}
__asm__(".symver clCloneKernel, clCloneKernel@@@OPENCL_2.1");
cl_int clCommandBarrierWithWaitListKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandBarrierWithWaitListKHR(command_buffer, command_queue, properties,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

cl_int clCommandCopyBufferKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem src_buffer, cl_mem dst_buffer,
		size_t src_offset, size_t dst_offset, size_t size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandCopyBufferKHR(command_buffer, command_queue, properties, src_buffer,
			dst_buffer, src_offset, dst_offset, size, num_sync_points_in_wait_list,
			sync_point_wait_list, sync_point, mutable_handle);
}

cl_int clCommandCopyBufferRectKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_buffer, cl_mem dst_buffer, const size_t *src_origin,
		const size_t *dst_origin, const size_t *region, size_t src_row_pitch,
		size_t src_slice_pitch, size_t dst_row_pitch, size_t dst_slice_pitch,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandCopyBufferRectKHR(command_buffer, command_queue, properties,
			src_buffer, dst_buffer, src_origin, dst_origin, region, src_row_pitch,
			src_slice_pitch, dst_row_pitch, dst_slice_pitch,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

cl_int clCommandCopyBufferToImageKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_buffer, cl_mem dst_image, size_t src_offset, const size_t *dst_origin,
		const size_t *region, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandCopyBufferToImageKHR(command_buffer, command_queue, properties,
			src_buffer, dst_image, src_offset, dst_origin, region,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

cl_int clCommandCopyImageKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem src_image, cl_mem dst_image,
		const size_t *src_origin, const size_t *dst_origin, const size_t *region,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandCopyImageKHR(command_buffer, command_queue, properties, src_image,
			dst_image, src_origin, dst_origin, region, num_sync_points_in_wait_list,
			sync_point_wait_list, sync_point, mutable_handle);
}

cl_int clCommandCopyImageToBufferKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_image, cl_mem dst_buffer, const size_t *src_origin, const size_t *region,
		size_t dst_offset, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandCopyImageToBufferKHR(command_buffer, command_queue, properties,
			src_image, dst_buffer, src_origin, region, dst_offset,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

cl_int clCommandFillBufferKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem buffer, const void *pattern,
		size_t pattern_size, size_t offset, size_t size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandFillBufferKHR(command_buffer, command_queue, properties, buffer,
			pattern, pattern_size, offset, size, num_sync_points_in_wait_list,
			sync_point_wait_list, sync_point, mutable_handle);
}

cl_int clCommandFillImageKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem image, const void *fill_color,
		const size_t *origin, const size_t *region, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandFillImageKHR(command_buffer, command_queue, properties, image,
			fill_color, origin, region, num_sync_points_in_wait_list,
			sync_point_wait_list, sync_point, mutable_handle);
}

cl_int clCommandNDRangeKernelKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_kernel kernel, cl_uint work_dim, const size_t *global_work_offset,
		const size_t *global_work_size, const size_t *local_work_size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandNDRangeKernelKHR(command_buffer, command_queue, properties, kernel,
			work_dim, global_work_offset, global_work_size, local_work_size,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

cl_int clCommandSVMMemFillKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, void *svm_ptr, const void *pattern,
		size_t pattern_size, size_t size, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandSVMMemFillKHR(command_buffer, command_queue, properties, svm_ptr,
			pattern, pattern_size, size, num_sync_points_in_wait_list,
			sync_point_wait_list, sync_point, mutable_handle);
}

cl_int clCommandSVMMemcpyKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, void *dst_ptr, const void *src_ptr,
		size_t size, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	return real_clCommandSVMMemcpyKHR(command_buffer, command_queue, properties, dst_ptr,
			src_ptr, size, num_sync_points_in_wait_list, sync_point_wait_list,
			sync_point, mutable_handle);
}

cl_int clCompileProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list,
		const char *options, cl_uint num_input_headers, const cl_program *input_headers,
		const char **header_include_names, void (*pfn_notify)(cl_program, void *),
		void *user_data)
{
	return real_clCompileProgram(program, num_devices, device_list, options, num_input_headers,
			input_headers, header_include_names, pfn_notify, user_data);
}
__asm__(".symver clCompileProgram, clCompileProgram@@@OPENCL_1.2");
cl_accelerator_intel clCreateAcceleratorINTEL(cl_context context,
		cl_accelerator_type_intel accelerator_type, size_t descriptor_size,
		const void *descriptor, cl_int *errcode_ret)
{
	return real_clCreateAcceleratorINTEL(context, accelerator_type, descriptor_size, descriptor,
			errcode_ret);
}

cl_command_buffer_khr clCreateCommandBufferKHR(cl_uint num_queues, const cl_command_queue *queues,
		const cl_command_buffer_properties_khr *properties, cl_int *errcode_ret)
{
	return real_clCreateCommandBufferKHR(num_queues, queues, properties, errcode_ret);
}

cl_command_queue clCreateCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue_properties properties, cl_int *errcode_ret)
{
	return real_clCreateCommandQueue(context, device, properties, errcode_ret);
}
__asm__(".symver clCreateCommandQueue, clCreateCommandQueue@@@OPENCL_1.0");
cl_command_queue clCreateCommandQueueWithProperties(cl_context context, cl_device_id device,
		const cl_queue_properties *properties, cl_int *errcode_ret)
{
	return real_clCreateCommandQueueWithProperties(context, device, properties, errcode_ret);
}
__asm__(".symver clCreateCommandQueueWithProperties, clCreateCommandQueueWithProperties@@@OPENCL_2.0");
cl_command_queue clCreateCommandQueueWithPropertiesKHR(cl_context context, cl_device_id device,
		const cl_queue_properties_khr *properties, cl_int *errcode_ret)
{
	return real_clCreateCommandQueueWithPropertiesKHR(context, device, properties, errcode_ret);
}

cl_context clCreateContext(const cl_context_properties *properties, cl_uint num_devices,
		const cl_device_id *devices, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret)
{
	return real_clCreateContext(properties, num_devices, devices, pfn_notify, user_data,
			errcode_ret);
}
__asm__(".symver clCreateContext, clCreateContext@@@OPENCL_1.0");
cl_context clCreateContextFromType(const cl_context_properties *properties,
		cl_device_type device_type, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret)
{
	return real_clCreateContextFromType(properties, device_type, pfn_notify, user_data,
			errcode_ret);
}
__asm__(".symver clCreateContextFromType, clCreateContextFromType@@@OPENCL_1.0");
cl_event clCreateEventFromEGLSyncKHR(cl_context context, CLeglSyncKHR sync, CLeglDisplayKHR display,
		cl_int *errcode_ret)
{
	return real_clCreateEventFromEGLSyncKHR(context, sync, display, errcode_ret);
}
__asm__(".symver clCreateEventFromEGLSyncKHR, clCreateEventFromEGLSyncKHR@@@OPENCL_1.0");
cl_event clCreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync, cl_int *errcode_ret)
{
	return real_clCreateEventFromGLsyncKHR(context, sync, errcode_ret);
}
__asm__(".symver clCreateEventFromGLsyncKHR, clCreateEventFromGLsyncKHR@@@OPENCL_1.1");
cl_mem clCreateFromEGLImageKHR(cl_context context, CLeglDisplayKHR egldisplay,
		CLeglImageKHR eglimage, cl_mem_flags flags,
		const cl_egl_image_properties_khr *properties, cl_int *errcode_ret)
{
	return real_clCreateFromEGLImageKHR(context, egldisplay, eglimage, flags, properties,
			errcode_ret);
}
__asm__(".symver clCreateFromEGLImageKHR, clCreateFromEGLImageKHR@@@OPENCL_1.0");
cl_mem clCreateFromGLBuffer(cl_context context, cl_mem_flags flags, cl_GLuint bufobj,
		cl_int *errcode_ret)
{
	return real_clCreateFromGLBuffer(context, flags, bufobj, errcode_ret);
}
__asm__(".symver clCreateFromGLBuffer, clCreateFromGLBuffer@@@OPENCL_1.0");
cl_mem clCreateFromGLRenderbuffer(cl_context context, cl_mem_flags flags, cl_GLuint renderbuffer,
		cl_int *errcode_ret)
{
	return real_clCreateFromGLRenderbuffer(context, flags, renderbuffer, errcode_ret);
}
__asm__(".symver clCreateFromGLRenderbuffer, clCreateFromGLRenderbuffer@@@OPENCL_1.0");
cl_mem clCreateFromGLTexture(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	return real_clCreateFromGLTexture(context, flags, target, miplevel, texture, errcode_ret);
}
__asm__(".symver clCreateFromGLTexture, clCreateFromGLTexture@@@OPENCL_1.2");
cl_mem clCreateFromGLTexture2D(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	return real_clCreateFromGLTexture2D(context, flags, target, miplevel, texture, errcode_ret);
}
__asm__(".symver clCreateFromGLTexture2D, clCreateFromGLTexture2D@@@OPENCL_1.0");
cl_mem clCreateFromGLTexture3D(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	return real_clCreateFromGLTexture3D(context, flags, target, miplevel, texture, errcode_ret);
}
__asm__(".symver clCreateFromGLTexture3D, clCreateFromGLTexture3D@@@OPENCL_1.0");
cl_kernel clCreateKernel(cl_program program, const char *kernel_name, cl_int *errcode_ret)
{
	return real_clCreateKernel(program, kernel_name, errcode_ret);
}
__asm__(".symver clCreateKernel, clCreateKernel@@@OPENCL_1.0");
cl_int clCreateKernelsInProgram(cl_program program, cl_uint num_kernels, cl_kernel *kernels,
		cl_uint *num_kernels_ret)
{
	return real_clCreateKernelsInProgram(program, num_kernels, kernels, num_kernels_ret);
}
__asm__(".symver clCreateKernelsInProgram, clCreateKernelsInProgram@@@OPENCL_1.0");
cl_program clCreateProgramWithBinary(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const size_t *lengths,
		const unsigned char **binaries, cl_int *binary_status, cl_int *errcode_ret)
{
	return real_clCreateProgramWithBinary(context, num_devices, device_list, lengths, binaries,
			binary_status, errcode_ret);
}
__asm__(".symver clCreateProgramWithBinary, clCreateProgramWithBinary@@@OPENCL_1.0");
cl_program clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const char *kernel_names, cl_int *errcode_ret)
{
	return real_clCreateProgramWithBuiltInKernels(context, num_devices, device_list,
			kernel_names, errcode_ret);
}
__asm__(".symver clCreateProgramWithBuiltInKernels, clCreateProgramWithBuiltInKernels@@@OPENCL_1.2");
cl_program clCreateProgramWithIL(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret)
{
	return real_clCreateProgramWithIL(context, il, length, errcode_ret);
}
__asm__(".symver clCreateProgramWithIL, clCreateProgramWithIL@@@OPENCL_2.1");
cl_program clCreateProgramWithILKHR(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret)
{
	return real_clCreateProgramWithILKHR(context, il, length, errcode_ret);
}

cl_program clCreateProgramWithSource(cl_context context, cl_uint count, const char **strings,
		const size_t *lengths, cl_int *errcode_ret)
{
	return real_clCreateProgramWithSource(context, count, strings, lengths, errcode_ret);
}
__asm__(".symver clCreateProgramWithSource, clCreateProgramWithSource@@@OPENCL_1.0");
cl_sampler clCreateSampler(cl_context context, cl_bool normalized_coords,
		cl_addressing_mode addressing_mode, cl_filter_mode filter_mode, cl_int *errcode_ret)
{
	return real_clCreateSampler(context, normalized_coords, addressing_mode, filter_mode,
			errcode_ret);
}
__asm__(".symver clCreateSampler, clCreateSampler@@@OPENCL_1.0");
cl_sampler clCreateSamplerWithProperties(cl_context context,
		const cl_sampler_properties *sampler_properties, cl_int *errcode_ret)
{
	return real_clCreateSamplerWithProperties(context, sampler_properties, errcode_ret);
}
__asm__(".symver clCreateSamplerWithProperties, clCreateSamplerWithProperties@@@OPENCL_2.0");
cl_semaphore_khr clCreateSemaphoreWithPropertiesKHR(cl_context context,
		const cl_semaphore_properties_khr *sema_props, cl_int *errcode_ret)
{
	return real_clCreateSemaphoreWithPropertiesKHR(context, sema_props, errcode_ret);
}

cl_mem clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags,
		cl_buffer_create_type buffer_create_type, const void *buffer_create_info,
		cl_int *errcode_ret)
{
	return real_clCreateSubBuffer(buffer, flags, buffer_create_type, buffer_create_info,
			errcode_ret);
}
__asm__(".symver clCreateSubBuffer, clCreateSubBuffer@@@OPENCL_1.1");
cl_int clCreateSubDevices(cl_device_id in_device, const cl_device_partition_property *properties,
		cl_uint num_devices, cl_device_id *out_devices, cl_uint *num_devices_ret)
{
	return real_clCreateSubDevices(in_device, properties, num_devices, out_devices,
			num_devices_ret);
}
__asm__(".symver clCreateSubDevices, clCreateSubDevices@@@OPENCL_1.2");
cl_int clCreateSubDevicesEXT(cl_device_id in_device,
		const cl_device_partition_property_ext *properties, cl_uint num_entries,
		cl_device_id *out_devices, cl_uint *num_devices)
{
	return real_clCreateSubDevicesEXT(in_device, properties, num_entries, out_devices,
			num_devices);
}
__asm__(".symver clCreateSubDevicesEXT, clCreateSubDevicesEXT@@@OPENCL_1.1");
cl_event clCreateUserEvent(cl_context context, cl_int *errcode_ret)
{
	return real_clCreateUserEvent(context, errcode_ret);
}
__asm__(".symver clCreateUserEvent, clCreateUserEvent@@@OPENCL_1.1");
cl_int clEnqueueAcquireEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueAcquireEGLObjectsKHR(command_queue, num_objects, mem_objects,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueAcquireEGLObjectsKHR, clEnqueueAcquireEGLObjectsKHR@@@OPENCL_1.0");
cl_int clEnqueueAcquireExternalMemObjectsKHR(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueAcquireExternalMemObjectsKHR(command_queue, num_mem_objects,
			mem_objects, num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueAcquireGLObjects(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueAcquireGLObjects(command_queue, num_objects, mem_objects,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueAcquireGLObjects, clEnqueueAcquireGLObjects@@@OPENCL_1.0");
cl_int clEnqueueAcquireGrallocObjectsIMG(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueAcquireGrallocObjectsIMG(command_queue, num_objects, mem_objects,
			num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueBarrier(cl_command_queue command_queue)
{
	return real_clEnqueueBarrier(command_queue);
}
__asm__(".symver clEnqueueBarrier, clEnqueueBarrier@@@OPENCL_1.0");
cl_int clEnqueueBarrierWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueBarrierWithWaitList(command_queue, num_events_in_wait_list,
			event_wait_list, event);
}
__asm__(".symver clEnqueueBarrierWithWaitList, clEnqueueBarrierWithWaitList@@@OPENCL_1.2");
cl_int clEnqueueGenerateMipmapIMG(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_image, cl_mipmap_filter_mode_img mipmap_filter_mode,
		const size_t *array_region, const size_t *mip_region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueGenerateMipmapIMG(command_queue, src_image, dst_image,
			mipmap_filter_mode, array_region, mip_region, num_events_in_wait_list,
			event_wait_list, event);
}

void *clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_map,
		cl_map_flags map_flags, size_t offset, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event, cl_int *errcode_ret)
{
	return real_clEnqueueMapBuffer(command_queue, buffer, blocking_map, map_flags, offset, size,
			num_events_in_wait_list, event_wait_list, event, errcode_ret);
}
__asm__(".symver clEnqueueMapBuffer, clEnqueueMapBuffer@@@OPENCL_1.0");
void *clEnqueueMapImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_map,
		cl_map_flags map_flags, const size_t *origin, const size_t *region,
		size_t *image_row_pitch, size_t *image_slice_pitch, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event, cl_int *errcode_ret)
{
	return real_clEnqueueMapImage(command_queue, image, blocking_map, map_flags, origin, region,
			image_row_pitch, image_slice_pitch, num_events_in_wait_list,
			event_wait_list, event, errcode_ret);
}
__asm__(".symver clEnqueueMapImage, clEnqueueMapImage@@@OPENCL_1.0");
cl_int clEnqueueMarker(cl_command_queue command_queue, cl_event *event)
{
	return real_clEnqueueMarker(command_queue, event);
}
__asm__(".symver clEnqueueMarker, clEnqueueMarker@@@OPENCL_1.0");
cl_int clEnqueueMarkerWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueMarkerWithWaitList(command_queue, num_events_in_wait_list,
			event_wait_list, event);
}
__asm__(".symver clEnqueueMarkerWithWaitList, clEnqueueMarkerWithWaitList@@@OPENCL_1.2");
cl_int clEnqueueMemAdviseINTEL(cl_command_queue command_queue, const void *ptr, size_t size,
		cl_mem_advice_intel advice, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueMemAdviseINTEL(command_queue, ptr, size, advice,
			num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueMigrateMemINTEL(cl_command_queue command_queue, const void *ptr, size_t size,
		cl_mem_migration_flags flags, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueMigrateMemINTEL(command_queue, ptr, size, flags,
			num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueMigrateMemObjectEXT(cl_command_queue command_queue, cl_uint num_mem_objects,
		const cl_mem *mem_objects, cl_mem_migration_flags_ext flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueMigrateMemObjectEXT(command_queue, num_mem_objects, mem_objects, flags,
			num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueMigrateMemObjects(cl_command_queue command_queue, cl_uint num_mem_objects,
		const cl_mem *mem_objects, cl_mem_migration_flags flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueMigrateMemObjects(command_queue, num_mem_objects, mem_objects, flags,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueMigrateMemObjects, clEnqueueMigrateMemObjects@@@OPENCL_1.2");
cl_int clEnqueueNativeKernel(cl_command_queue command_queue, void (*user_func)(void *), void *args,
		size_t cb_args, cl_uint num_mem_objects, const cl_mem *mem_list,
		const void **args_mem_loc, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueNativeKernel(command_queue, user_func, args, cb_args, num_mem_objects,
			mem_list, args_mem_loc, num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueNativeKernel, clEnqueueNativeKernel@@@OPENCL_1.0");
cl_int clEnqueueReadHostPipeINTEL(cl_command_queue command_queue, cl_program program,
		const char *pipe_symbol, cl_bool blocking_read, void *ptr, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueReadHostPipeINTEL(command_queue, program, pipe_symbol, blocking_read,
			ptr, size, num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueReleaseEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueReleaseEGLObjectsKHR(command_queue, num_objects, mem_objects,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueReleaseEGLObjectsKHR, clEnqueueReleaseEGLObjectsKHR@@@OPENCL_1.0");
cl_int clEnqueueReleaseExternalMemObjectsKHR(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueReleaseExternalMemObjectsKHR(command_queue, num_mem_objects,
			mem_objects, num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueReleaseGLObjects(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueReleaseGLObjects(command_queue, num_objects, mem_objects,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueReleaseGLObjects, clEnqueueReleaseGLObjects@@@OPENCL_1.0");
cl_int clEnqueueReleaseGrallocObjectsIMG(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueReleaseGrallocObjectsIMG(command_queue, num_objects, mem_objects,
			num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueSVMMap(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags,
		void *svm_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueSVMMap(command_queue, blocking_map, flags, svm_ptr, size,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueSVMMap, clEnqueueSVMMap@@@OPENCL_2.0");
cl_int clEnqueueSVMMapARM(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags,
		void *svm_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueSVMMapARM(command_queue, blocking_map, flags, svm_ptr, size,
			num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueSVMMigrateMem(cl_command_queue command_queue, cl_uint num_svm_pointers,
		const void **svm_pointers, const size_t *sizes, cl_mem_migration_flags flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueSVMMigrateMem(command_queue, num_svm_pointers, svm_pointers, sizes,
			flags, num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueSVMMigrateMem, clEnqueueSVMMigrateMem@@@OPENCL_2.1");
cl_int clEnqueueSVMUnmap(cl_command_queue command_queue, void *svm_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueSVMUnmap(command_queue, svm_ptr, num_events_in_wait_list,
			event_wait_list, event);
}
__asm__(".symver clEnqueueSVMUnmap, clEnqueueSVMUnmap@@@OPENCL_2.0");
cl_int clEnqueueSVMUnmapARM(cl_command_queue command_queue, void *svm_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueSVMUnmapARM(command_queue, svm_ptr, num_events_in_wait_list,
			event_wait_list, event);
}

cl_int clEnqueueSignalSemaphoresKHR(cl_command_queue command_queue, cl_uint num_sema_objects,
		const cl_semaphore_khr *sema_objects,
		const cl_semaphore_payload_khr *sema_payload_list, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueSignalSemaphoresKHR(command_queue, num_sema_objects, sema_objects,
			sema_payload_list, num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueUnmapMemObject(cl_command_queue command_queue, cl_mem memobj, void *mapped_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueUnmapMemObject(command_queue, memobj, mapped_ptr,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueUnmapMemObject, clEnqueueUnmapMemObject@@@OPENCL_1.0");
cl_int clEnqueueWaitForEvents(cl_command_queue command_queue, cl_uint num_events,
		const cl_event *event_list)
{
	return real_clEnqueueWaitForEvents(command_queue, num_events, event_list);
}
__asm__(".symver clEnqueueWaitForEvents, clEnqueueWaitForEvents@@@OPENCL_1.0");
cl_int clEnqueueWaitSemaphoresKHR(cl_command_queue command_queue, cl_uint num_sema_objects,
		const cl_semaphore_khr *sema_objects,
		const cl_semaphore_payload_khr *sema_payload_list, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueWaitSemaphoresKHR(command_queue, num_sema_objects, sema_objects,
			sema_payload_list, num_events_in_wait_list, event_wait_list, event);
}

cl_int clEnqueueWriteHostPipeINTEL(cl_command_queue command_queue, cl_program program,
		const char *pipe_symbol, cl_bool blocking_write, const void *ptr, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return real_clEnqueueWriteHostPipeINTEL(command_queue, program, pipe_symbol, blocking_write,
			ptr, size, num_events_in_wait_list, event_wait_list, event);
}

cl_int clFinalizeCommandBufferKHR(cl_command_buffer_khr command_buffer)
{
	return real_clFinalizeCommandBufferKHR(command_buffer);
}

SHIM_HOT cl_int clFinish(cl_command_queue command_queue)
{
	return real_clFinish(command_queue);
}
__asm__(".symver clFinish, clFinish@@@OPENCL_1.0");
cl_int clFlush(cl_command_queue command_queue)
{
	return real_clFlush(command_queue);
}
__asm__(".symver clFlush, clFlush@@@OPENCL_1.0");
cl_int clGetAcceleratorInfoINTEL(cl_accelerator_intel accelerator,
		cl_accelerator_info_intel param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return real_clGetAcceleratorInfoINTEL(accelerator, param_name, param_value_size,
			param_value, param_value_size_ret);
}

cl_int clGetCommandBufferInfoKHR(cl_command_buffer_khr command_buffer,
		cl_command_buffer_info_khr param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return real_clGetCommandBufferInfoKHR(command_buffer, param_name, param_value_size,
			param_value, param_value_size_ret);
}

cl_int clGetCommandQueueInfo(cl_command_queue command_queue, cl_command_queue_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return real_clGetCommandQueueInfo(command_queue, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetCommandQueueInfo, clGetCommandQueueInfo@@@OPENCL_1.0");
cl_int clGetContextInfo(cl_context context, cl_context_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return real_clGetContextInfo(context, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetContextInfo, clGetContextInfo@@@OPENCL_1.0");
cl_int clGetDeviceAndHostTimer(cl_device_id device, cl_ulong *device_timestamp,
		cl_ulong *host_timestamp)
{
	return real_clGetDeviceAndHostTimer(device, device_timestamp, host_timestamp);
}
__asm__(".symver clGetDeviceAndHostTimer, clGetDeviceAndHostTimer@@@OPENCL_2.1");
cl_int clGetDeviceIDs(cl_platform_id platform, cl_device_type device_type, cl_uint num_entries,
		cl_device_id *devices, cl_uint *num_devices)
{
	return real_clGetDeviceIDs(platform, device_type, num_entries, devices, num_devices);
}
__asm__(".symver clGetDeviceIDs, clGetDeviceIDs@@@OPENCL_1.0");
cl_int clGetDeviceImageInfoQCOM(cl_device_id device, size_t image_width, size_t image_height,
		const cl_image_format *image_format, cl_image_pitch_info_qcom param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return real_clGetDeviceImageInfoQCOM(device, image_width, image_height, image_format,
			param_name, param_value_size, param_value, param_value_size_ret);
}

cl_int clGetEventInfo(cl_event event, cl_event_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return real_clGetEventInfo(event, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetEventInfo, clGetEventInfo@@@OPENCL_1.0");
cl_int clGetEventProfilingInfo(cl_event event, cl_profiling_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return real_clGetEventProfilingInfo(event, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetEventProfilingInfo, clGetEventProfilingInfo@@@OPENCL_1.0");
cl_int clGetGLContextInfoKHR(const cl_context_properties *properties, cl_gl_context_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return real_clGetGLContextInfoKHR(properties, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetGLContextInfoKHR, clGetGLContextInfoKHR@@@OPENCL_1.0");
cl_int clGetGLObjectInfo(cl_mem memobj, cl_gl_object_type *gl_object_type,
		cl_GLuint *gl_object_name)
{
	return real_clGetGLObjectInfo(memobj, gl_object_type, gl_object_name);
}
__asm__(".symver clGetGLObjectInfo, clGetGLObjectInfo@@@OPENCL_1.0");
cl_int clGetGLTextureInfo(cl_mem memobj, cl_gl_texture_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return real_clGetGLTextureInfo(memobj, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetGLTextureInfo, clGetGLTextureInfo@@@OPENCL_1.0");
cl_int clGetHostTimer(cl_device_id device, cl_ulong *host_timestamp)
{
	return real_clGetHostTimer(device, host_timestamp);
}
__asm__(".symver clGetHostTimer, clGetHostTimer@@@OPENCL_2.1");
cl_int clGetICDLoaderInfoOCLICD(cl_icdl_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return real_clGetICDLoaderInfoOCLICD(param_name, param_value_size, param_value,
			param_value_size_ret);
}

cl_int clGetImageInfo(cl_mem image, cl_image_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return real_clGetImageInfo(image, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetImageInfo, clGetImageInfo@@@OPENCL_1.0");
cl_int clGetImageRequirementsInfoEXT(cl_context context, const cl_mem_properties *properties,
		cl_mem_flags flags, const cl_image_format *image_format,
		const cl_image_desc *image_desc, cl_image_requirements_info_ext param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return real_clGetImageRequirementsInfoEXT(context, properties, flags, image_format,
			image_desc, param_name, param_value_size, param_value,
			param_value_size_ret);
}

cl_int clGetKernelArgInfo(cl_kernel kernel, cl_uint arg_indx, cl_kernel_arg_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return real_clGetKernelArgInfo(kernel, arg_indx, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetKernelArgInfo, clGetKernelArgInfo@@@OPENCL_1.2");
cl_int clGetKernelInfo(cl_kernel kernel, cl_kernel_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return real_clGetKernelInfo(kernel, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetKernelInfo, clGetKernelInfo@@@OPENCL_1.0");
cl_int clGetKernelSubGroupInfo(cl_kernel kernel, cl_device_id device,
		cl_kernel_sub_group_info param_name, size_t input_value_size,
		const void *input_value, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return real_clGetKernelSubGroupInfo(kernel, device, param_name, input_value_size,
			input_value, param_value_size, param_value, param_value_size_ret);
}
__asm__(".symver clGetKernelSubGroupInfo, clGetKernelSubGroupInfo@@@OPENCL_2.1");
cl_int clGetKernelSubGroupInfoKHR(cl_kernel in_kernel, cl_device_id in_device,
		cl_kernel_sub_group_info param_name, size_t input_value_size,
		const void *input_value, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return real_clGetKernelSubGroupInfoKHR(in_kernel, in_device, param_name, input_value_size,
			input_value, param_value_size, param_value, param_value_size_ret);
}
__asm__(".symver clGetKernelSubGroupInfoKHR, clGetKernelSubGroupInfoKHR@@@OPENCL_2.0");
cl_int clGetKernelSuggestedLocalWorkSizeKHR(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint work_dim, const size_t *global_work_offset, const size_t *global_work_size,
		size_t *suggested_local_work_size)
{
	return real_clGetKernelSuggestedLocalWorkSizeKHR(command_queue, kernel, work_dim,
			global_work_offset, global_work_size, suggested_local_work_size);
}

cl_int clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id device,
		cl_kernel_work_group_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return real_clGetKernelWorkGroupInfo(kernel, device, param_name, param_value_size,
			param_value, param_value_size_ret);
}
__asm__(".symver clGetKernelWorkGroupInfo, clGetKernelWorkGroupInfo@@@OPENCL_1.0");
cl_int clGetMemAllocInfoINTEL(cl_context context, const void *ptr, cl_mem_info_intel param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return real_clGetMemAllocInfoINTEL(context, ptr, param_name, param_value_size, param_value,
			param_value_size_ret);
}

cl_int clGetMemObjectInfo(cl_mem memobj, cl_mem_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return real_clGetMemObjectInfo(memobj, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetMemObjectInfo, clGetMemObjectInfo@@@OPENCL_1.0");
cl_int clGetMutableCommandInfoKHR(cl_mutable_command_khr command,
		cl_mutable_command_info_khr param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return real_clGetMutableCommandInfoKHR(command, param_name, param_value_size, param_value,
			param_value_size_ret);
}

cl_int clGetPipeInfo(cl_mem pipe, cl_pipe_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return real_clGetPipeInfo(pipe, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetPipeInfo, clGetPipeInfo@@@OPENCL_2.0");
cl_int clGetPlatformIDs(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms)
{
	return real_clGetPlatformIDs(num_entries, platforms, num_platforms);
}
__asm__(".symver clGetPlatformIDs, clGetPlatformIDs@@@OPENCL_1.0");
cl_int clGetPlatformInfo(cl_platform_id platform, cl_platform_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return real_clGetPlatformInfo(platform, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetPlatformInfo, clGetPlatformInfo@@@OPENCL_1.0");
cl_int clGetProgramBuildInfo(cl_program program, cl_device_id device,
		cl_program_build_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return real_clGetProgramBuildInfo(program, device, param_name, param_value_size,
			param_value, param_value_size_ret);
}
__asm__(".symver clGetProgramBuildInfo, clGetProgramBuildInfo@@@OPENCL_1.0");
cl_int clGetProgramInfo(cl_program program, cl_program_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return real_clGetProgramInfo(program, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetProgramInfo, clGetProgramInfo@@@OPENCL_1.0");
cl_int clGetSamplerInfo(cl_sampler sampler, cl_sampler_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return real_clGetSamplerInfo(sampler, param_name, param_value_size, param_value,
			param_value_size_ret);
}
__asm__(".symver clGetSamplerInfo, clGetSamplerInfo@@@OPENCL_1.0");
cl_int clGetSemaphoreHandleForTypeKHR(cl_semaphore_khr sema_object, cl_device_id device,
		cl_external_semaphore_handle_type_khr handle_type, size_t handle_size,
		void *handle_ptr, size_t *handle_size_ret)
{
	return real_clGetSemaphoreHandleForTypeKHR(sema_object, device, handle_type, handle_size,
			handle_ptr, handle_size_ret);
}

cl_int clGetSemaphoreInfoKHR(cl_semaphore_khr sema_object, cl_semaphore_info_khr param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return real_clGetSemaphoreInfoKHR(sema_object, param_name, param_value_size, param_value,
			param_value_size_ret);
}

cl_int clGetSupportedGLTextureFormatsINTEL(cl_context context, cl_mem_flags flags,
		cl_mem_object_type image_type, cl_uint num_entries, cl_GLenum *gl_formats,
		cl_uint *num_texture_formats)
{
	return real_clGetSupportedGLTextureFormatsINTEL(context, flags, image_type, num_entries,
			gl_formats, num_texture_formats);
}

cl_int clGetSupportedImageFormats(cl_context context, cl_mem_flags flags,
		cl_mem_object_type image_type, cl_uint num_entries, cl_image_format *image_formats,
		cl_uint *num_image_formats)
{
	return real_clGetSupportedImageFormats(context, flags, image_type, num_entries,
			image_formats, num_image_formats);
}
__asm__(".symver clGetSupportedImageFormats, clGetSupportedImageFormats@@@OPENCL_1.0");
void *clHostMemAllocINTEL(cl_context context, const cl_mem_properties_intel *properties,
		size_t size, cl_uint alignment, cl_int *errcode_ret)
{
	return real_clHostMemAllocINTEL(context, properties, size, alignment, errcode_ret);
}

cl_int clIcdGetPlatformIDsKHR(cl_uint num_entries, cl_platform_id *platforms,
		cl_uint *num_platforms)
{
	return real_clIcdGetPlatformIDsKHR(num_entries, platforms, num_platforms);
}

cl_program clLinkProgram(cl_context context, cl_uint num_devices, const cl_device_id *device_list,
		const char *options, cl_uint num_input_programs, const cl_program *input_programs,
		void (*pfn_notify)(cl_program, void *), void *user_data, cl_int *errcode_ret)
{
	return real_clLinkProgram(context, num_devices, device_list, options, num_input_programs,
			input_programs, pfn_notify, user_data, errcode_ret);
}
__asm__(".symver clLinkProgram, clLinkProgram@@@OPENCL_1.2");
void clLogMessagesToStderrAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data)
{
	real_clLogMessagesToStderrAPPLE(errstr, private_info, cb, user_data);
}

void clLogMessagesToStdoutAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data)
{
	real_clLogMessagesToStdoutAPPLE(errstr, private_info, cb, user_data);
}

void clLogMessagesToSystemLogAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data)
{
	real_clLogMessagesToSystemLogAPPLE(errstr, private_info, cb, user_data);
}

cl_int clReImportSemaphoreSyncFdKHR(cl_semaphore_khr sema_object,
		cl_semaphore_reimport_properties_khr *reimport_props, int fd)
{
	return real_clReImportSemaphoreSyncFdKHR(sema_object, reimport_props, fd);
}

cl_int clReleaseAcceleratorINTEL(cl_accelerator_intel accelerator)
{
	return real_clReleaseAcceleratorINTEL(accelerator);
}

cl_int clReleaseCommandBufferKHR(cl_command_buffer_khr command_buffer)
{
	return real_clReleaseCommandBufferKHR(command_buffer);
}

cl_int clReleaseContext(cl_context context)
{
	return real_clReleaseContext(context);
}
__asm__(".symver clReleaseContext, clReleaseContext@@@OPENCL_1.0");
cl_int clReleaseDevice(cl_device_id device)
{
	return real_clReleaseDevice(device);
}
__asm__(".symver clReleaseDevice, clReleaseDevice@@@OPENCL_1.2");
cl_int clReleaseDeviceEXT(cl_device_id device)
{
	return real_clReleaseDeviceEXT(device);
}
__asm__(".symver clReleaseDeviceEXT, clReleaseDeviceEXT@@@OPENCL_1.1");
cl_int clReleaseEvent(cl_event event)
{
	return real_clReleaseEvent(event);
}
__asm__(".symver clReleaseEvent, clReleaseEvent@@@OPENCL_1.0");
cl_int clReleaseKernel(cl_kernel kernel)
{
	return real_clReleaseKernel(kernel);
}
__asm__(".symver clReleaseKernel, clReleaseKernel@@@OPENCL_1.0");
cl_int clReleaseProgram(cl_program program)
{
	return real_clReleaseProgram(program);
}
__asm__(".symver clReleaseProgram, clReleaseProgram@@@OPENCL_1.0");
cl_int clReleaseSampler(cl_sampler sampler)
{
	return real_clReleaseSampler(sampler);
}
__asm__(".symver clReleaseSampler, clReleaseSampler@@@OPENCL_1.0");
cl_int clReleaseSemaphoreKHR(cl_semaphore_khr sema_object)
{
	return real_clReleaseSemaphoreKHR(sema_object);
}

cl_command_buffer_khr clRemapCommandBufferKHR(cl_command_buffer_khr command_buffer,
		cl_bool automatic, cl_uint num_queues, const cl_command_queue *queues,
		cl_uint num_handles, const cl_mutable_command_khr *handles,
		cl_mutable_command_khr *handles_ret, cl_int *errcode_ret)
{
	return real_clRemapCommandBufferKHR(command_buffer, automatic, num_queues, queues,
			num_handles, handles, handles_ret, errcode_ret);
}

cl_int clRetainAcceleratorINTEL(cl_accelerator_intel accelerator)
{
	return real_clRetainAcceleratorINTEL(accelerator);
}

cl_int clRetainCommandBufferKHR(cl_command_buffer_khr command_buffer)
{
	return real_clRetainCommandBufferKHR(command_buffer);
}

cl_int clRetainCommandQueue(cl_command_queue command_queue)
{
	return real_clRetainCommandQueue(command_queue);
}
__asm__(".symver clRetainCommandQueue, clRetainCommandQueue@@@OPENCL_1.0");
cl_int clRetainContext(cl_context context)
{
	return real_clRetainContext(context);
}
__asm__(".symver clRetainContext, clRetainContext@@@OPENCL_1.0");
cl_int clRetainDevice(cl_device_id device)
{
	return real_clRetainDevice(device);
}
__asm__(".symver clRetainDevice, clRetainDevice@@@OPENCL_1.2");
cl_int clRetainDeviceEXT(cl_device_id device)
{
	return real_clRetainDeviceEXT(device);
}
__asm__(".symver clRetainDeviceEXT, clRetainDeviceEXT@@@OPENCL_1.1");
cl_int clRetainEvent(cl_event event)
{
	return real_clRetainEvent(event);
}
__asm__(".symver clRetainEvent, clRetainEvent@@@OPENCL_1.0");
cl_int clRetainKernel(cl_kernel kernel)
{
	return real_clRetainKernel(kernel);
}
__asm__(".symver clRetainKernel, clRetainKernel@@@OPENCL_1.0");
cl_int clRetainMemObject(cl_mem memobj)
{
	return real_clRetainMemObject(memobj);
}
__asm__(".symver clRetainMemObject, clRetainMemObject@@@OPENCL_1.0");
cl_int clRetainProgram(cl_program program)
{
	return real_clRetainProgram(program);
}
__asm__(".symver clRetainProgram, clRetainProgram@@@OPENCL_1.0");
cl_int clRetainSampler(cl_sampler sampler)
{
	return real_clRetainSampler(sampler);
}
__asm__(".symver clRetainSampler, clRetainSampler@@@OPENCL_1.0");
cl_int clRetainSemaphoreKHR(cl_semaphore_khr sema_object)
{
	return real_clRetainSemaphoreKHR(sema_object);
}

cl_int clSetContentSizeBufferPoCL(cl_mem buffer, cl_mem content_size_buffer)
{
	return real_clSetContentSizeBufferPoCL(buffer, content_size_buffer);
}

cl_int clSetDefaultDeviceCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue command_queue)
{
	return real_clSetDefaultDeviceCommandQueue(context, device, command_queue);
}
__asm__(".symver clSetDefaultDeviceCommandQueue, clSetDefaultDeviceCommandQueue@@@OPENCL_2.1");
cl_int clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, const void *arg_value)
{
	return real_clSetKernelArg(kernel, arg_index, arg_size, arg_value);
}
__asm__(".symver clSetKernelArg, clSetKernelArg@@@OPENCL_1.0");
cl_int clSetKernelArgMemPointerINTEL(cl_kernel kernel, cl_uint arg_index, const void *arg_value)
{
	return real_clSetKernelArgMemPointerINTEL(kernel, arg_index, arg_value);
}

cl_int clSetKernelArgSVMPointer(cl_kernel kernel, cl_uint arg_index, const void *arg_value)
{
	return real_clSetKernelArgSVMPointer(kernel, arg_index, arg_value);
}
__asm__(".symver clSetKernelArgSVMPointer, clSetKernelArgSVMPointer@@@OPENCL_2.0");
cl_int clSetKernelArgSVMPointerARM(cl_kernel kernel, cl_uint arg_index, const void *arg_value)
{
	return real_clSetKernelArgSVMPointerARM(kernel, arg_index, arg_value);
}

cl_int clSetKernelExecInfo(cl_kernel kernel, cl_kernel_exec_info param_name,
		size_t param_value_size, const void *param_value)
{
	return real_clSetKernelExecInfo(kernel, param_name, param_value_size, param_value);
}
__asm__(".symver clSetKernelExecInfo, clSetKernelExecInfo@@@OPENCL_2.0");
cl_int clSetKernelExecInfoARM(cl_kernel kernel, cl_kernel_exec_info_arm param_name,
		size_t param_value_size, const void *param_value)
{
	return real_clSetKernelExecInfoARM(kernel, param_name, param_value_size, param_value);
}

cl_int clSetMemObjectDestructorAPPLE(cl_mem memobj, void (*pfn_notify)(cl_mem, void *),
		void *user_data)
{
	return real_clSetMemObjectDestructorAPPLE(memobj, pfn_notify, user_data);
}

cl_int clSetProgramSpecializationConstant(cl_program program, cl_uint spec_id, size_t spec_size,
		const void *spec_value)
{
	return real_clSetProgramSpecializationConstant(program, spec_id, spec_size, spec_value);
}
__asm__(".symver clSetProgramSpecializationConstant, clSetProgramSpecializationConstant@@@OPENCL_2.2");
cl_int clSetUserEventStatus(cl_event event, cl_int execution_status)
{
	return real_clSetUserEventStatus(event, execution_status);
}
__asm__(".symver clSetUserEventStatus, clSetUserEventStatus@@@OPENCL_1.1");
cl_int clTerminateContextKHR(cl_context context)
{
	return real_clTerminateContextKHR(context);
}

cl_int clUnloadCompiler(void)
{
	return real_clUnloadCompiler();
}
__asm__(".symver clUnloadCompiler, clUnloadCompiler@@@OPENCL_1.0");
cl_int clUnloadPlatformCompiler(cl_platform_id platform)
{
	return real_clUnloadPlatformCompiler(platform);
}
__asm__(".symver clUnloadPlatformCompiler, clUnloadPlatformCompiler@@@OPENCL_1.2");
cl_int clUpdateMutableCommandsKHR(cl_command_buffer_khr command_buffer, cl_uint num_configs,
		const cl_command_buffer_update_type_khr *config_types, const void **configs)
{
	return real_clUpdateMutableCommandsKHR(command_buffer, num_configs, config_types, configs);
}

cl_int clWaitForEvents(cl_uint num_events, const cl_event *event_list)
{
	return real_clWaitForEvents(num_events, event_list);
}
__asm__(".symver clWaitForEvents, clWaitForEvents@@@OPENCL_1.0");
