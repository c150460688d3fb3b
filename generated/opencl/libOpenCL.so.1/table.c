/* Made by `porter gen --backend opencl`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static cl_int absent_cl_int(void)
{
	return CL_INVALID_OPERATION;
}

static cl_int no_driver_cl_int(void)
{
	return CL_PLATFORM_NOT_FOUND_KHR;
}

static SHIM_UNUSED cl_int absent_untyped(void)
{
	return CL_INVALID_OPERATION;
}

static SHIM_UNUSED cl_int no_driver_untyped(void)
{
	return CL_PLATFORM_NOT_FOUND_KHR;
}

static void absent_void(void)
{
}

static void no_driver_void(void)
{
}

static void *absent_void_p(void)
{
	return NULL;
}

static void *no_driver_void_p(void)
{
	return NULL;
}

static cl_kernel absent_clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret)
{
	(void)source_kernel;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_kernel no_driver_clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret)
{
	(void)source_kernel;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_accelerator_intel absent_clCreateAcceleratorINTEL(cl_context context,
		cl_accelerator_type_intel accelerator_type, size_t descriptor_size,
		const void *descriptor, cl_int *errcode_ret)
{
	(void)context;
	(void)accelerator_type;
	(void)descriptor_size;
	(void)descriptor;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_accelerator_intel no_driver_clCreateAcceleratorINTEL(cl_context context,
		cl_accelerator_type_intel accelerator_type, size_t descriptor_size,
		const void *descriptor, cl_int *errcode_ret)
{
	(void)context;
	(void)accelerator_type;
	(void)descriptor_size;
	(void)descriptor;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)size;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)size;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateBufferWithProperties(cl_context context,
		const cl_mem_properties *properties, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)properties;
	(void)flags;
	(void)size;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateBufferWithProperties(cl_context context,
		const cl_mem_properties *properties, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)properties;
	(void)flags;
	(void)size;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateBufferWithPropertiesINTEL(cl_context context,
		const cl_mem_properties_intel *properties, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)properties;
	(void)flags;
	(void)size;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateBufferWithPropertiesINTEL(cl_context context,
		const cl_mem_properties_intel *properties, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)properties;
	(void)flags;
	(void)size;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_command_buffer_khr absent_clCreateCommandBufferKHR(cl_uint num_queues,
		const cl_command_queue *queues, const cl_command_buffer_properties_khr *properties,
		cl_int *errcode_ret)
{
	(void)num_queues;
	(void)queues;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_command_buffer_khr no_driver_clCreateCommandBufferKHR(cl_uint num_queues,
		const cl_command_queue *queues, const cl_command_buffer_properties_khr *properties,
		cl_int *errcode_ret)
{
	(void)num_queues;
	(void)queues;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_command_queue absent_clCreateCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue_properties properties, cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_command_queue no_driver_clCreateCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue_properties properties, cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_command_queue absent_clCreateCommandQueueWithProperties(cl_context context,
		cl_device_id device, const cl_queue_properties *properties, cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_command_queue no_driver_clCreateCommandQueueWithProperties(cl_context context,
		cl_device_id device, const cl_queue_properties *properties, cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_command_queue absent_clCreateCommandQueueWithPropertiesKHR(cl_context context,
		cl_device_id device, const cl_queue_properties_khr *properties, cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_command_queue no_driver_clCreateCommandQueueWithPropertiesKHR(cl_context context,
		cl_device_id device, const cl_queue_properties_khr *properties, cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_context absent_clCreateContext(const cl_context_properties *properties,
		cl_uint num_devices, const cl_device_id *devices, void (*pfn_notify)(const char *,
		const void *, size_t, void *), void *user_data, cl_int *errcode_ret)
{
	(void)properties;
	(void)num_devices;
	(void)devices;
	(void)pfn_notify;
	(void)user_data;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_context no_driver_clCreateContext(const cl_context_properties *properties,
		cl_uint num_devices, const cl_device_id *devices, void (*pfn_notify)(const char *,
		const void *, size_t, void *), void *user_data, cl_int *errcode_ret)
{
	(void)properties;
	(void)num_devices;
	(void)devices;
	(void)pfn_notify;
	(void)user_data;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_context absent_clCreateContextFromType(const cl_context_properties *properties,
		cl_device_type device_type, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret)
{
	(void)properties;
	(void)device_type;
	(void)pfn_notify;
	(void)user_data;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_context no_driver_clCreateContextFromType(const cl_context_properties *properties,
		cl_device_type device_type, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret)
{
	(void)properties;
	(void)device_type;
	(void)pfn_notify;
	(void)user_data;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_event absent_clCreateEventFromEGLSyncKHR(cl_context context, CLeglSyncKHR sync,
		CLeglDisplayKHR display, cl_int *errcode_ret)
{
	(void)context;
	(void)sync;
	(void)display;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_event no_driver_clCreateEventFromEGLSyncKHR(cl_context context, CLeglSyncKHR sync,
		CLeglDisplayKHR display, cl_int *errcode_ret)
{
	(void)context;
	(void)sync;
	(void)display;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_event absent_clCreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync,
		cl_int *errcode_ret)
{
	(void)context;
	(void)sync;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_event no_driver_clCreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync,
		cl_int *errcode_ret)
{
	(void)context;
	(void)sync;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateFromEGLImageKHR(cl_context context, CLeglDisplayKHR egldisplay,
		CLeglImageKHR eglimage, cl_mem_flags flags,
		const cl_egl_image_properties_khr *properties, cl_int *errcode_ret)
{
	(void)context;
	(void)egldisplay;
	(void)eglimage;
	(void)flags;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateFromEGLImageKHR(cl_context context, CLeglDisplayKHR egldisplay,
		CLeglImageKHR eglimage, cl_mem_flags flags,
		const cl_egl_image_properties_khr *properties, cl_int *errcode_ret)
{
	(void)context;
	(void)egldisplay;
	(void)eglimage;
	(void)flags;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateFromGLBuffer(cl_context context, cl_mem_flags flags, cl_GLuint bufobj,
		cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)bufobj;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateFromGLBuffer(cl_context context, cl_mem_flags flags,
		cl_GLuint bufobj, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)bufobj;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateFromGLRenderbuffer(cl_context context, cl_mem_flags flags,
		cl_GLuint renderbuffer, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)renderbuffer;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateFromGLRenderbuffer(cl_context context, cl_mem_flags flags,
		cl_GLuint renderbuffer, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)renderbuffer;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateFromGLTexture(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)target;
	(void)miplevel;
	(void)texture;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateFromGLTexture(cl_context context, cl_mem_flags flags,
		cl_GLenum target, cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)target;
	(void)miplevel;
	(void)texture;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateFromGLTexture2D(cl_context context, cl_mem_flags flags,
		cl_GLenum target, cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)target;
	(void)miplevel;
	(void)texture;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateFromGLTexture2D(cl_context context, cl_mem_flags flags,
		cl_GLenum target, cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)target;
	(void)miplevel;
	(void)texture;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateFromGLTexture3D(cl_context context, cl_mem_flags flags,
		cl_GLenum target, cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)target;
	(void)miplevel;
	(void)texture;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateFromGLTexture3D(cl_context context, cl_mem_flags flags,
		cl_GLenum target, cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)target;
	(void)miplevel;
	(void)texture;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateImage(cl_context context, cl_mem_flags flags,
		const cl_image_format *image_format, const cl_image_desc *image_desc,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)image_format;
	(void)image_desc;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateImage(cl_context context, cl_mem_flags flags,
		const cl_image_format *image_format, const cl_image_desc *image_desc,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)image_format;
	(void)image_desc;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateImage2D(cl_context context, cl_mem_flags flags,
		const cl_image_format *image_format, size_t image_width, size_t image_height,
		size_t image_row_pitch, void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)image_format;
	(void)image_width;
	(void)image_height;
	(void)image_row_pitch;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateImage2D(cl_context context, cl_mem_flags flags,
		const cl_image_format *image_format, size_t image_width, size_t image_height,
		size_t image_row_pitch, void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)image_format;
	(void)image_width;
	(void)image_height;
	(void)image_row_pitch;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateImage3D(cl_context context, cl_mem_flags flags,
		const cl_image_format *image_format, size_t image_width, size_t image_height,
		size_t image_depth, size_t image_row_pitch, size_t image_slice_pitch,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)image_format;
	(void)image_width;
	(void)image_height;
	(void)image_depth;
	(void)image_row_pitch;
	(void)image_slice_pitch;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateImage3D(cl_context context, cl_mem_flags flags,
		const cl_image_format *image_format, size_t image_width, size_t image_height,
		size_t image_depth, size_t image_row_pitch, size_t image_slice_pitch,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)image_format;
	(void)image_width;
	(void)image_height;
	(void)image_depth;
	(void)image_row_pitch;
	(void)image_slice_pitch;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateImageWithProperties(cl_context context,
		const cl_mem_properties *properties, cl_mem_flags flags,
		const cl_image_format *image_format, const cl_image_desc *image_desc,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)properties;
	(void)flags;
	(void)image_format;
	(void)image_desc;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateImageWithProperties(cl_context context,
		const cl_mem_properties *properties, cl_mem_flags flags,
		const cl_image_format *image_format, const cl_image_desc *image_desc,
		void *host_ptr, cl_int *errcode_ret)
{
	(void)context;
	(void)properties;
	(void)flags;
	(void)image_format;
	(void)image_desc;
	(void)host_ptr;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_kernel absent_clCreateKernel(cl_program program, const char *kernel_name,
		cl_int *errcode_ret)
{
	(void)program;
	(void)kernel_name;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_kernel no_driver_clCreateKernel(cl_program program, const char *kernel_name,
		cl_int *errcode_ret)
{
	(void)program;
	(void)kernel_name;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreatePipe(cl_context context, cl_mem_flags flags, cl_uint pipe_packet_size,
		cl_uint pipe_max_packets, const cl_pipe_properties *properties, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)pipe_packet_size;
	(void)pipe_max_packets;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreatePipe(cl_context context, cl_mem_flags flags,
		cl_uint pipe_packet_size, cl_uint pipe_max_packets,
		const cl_pipe_properties *properties, cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)pipe_packet_size;
	(void)pipe_max_packets;
	(void)properties;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_program absent_clCreateProgramWithBinary(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const size_t *lengths,
		const unsigned char **binaries, cl_int *binary_status, cl_int *errcode_ret)
{
	(void)context;
	(void)num_devices;
	(void)device_list;
	(void)lengths;
	(void)binaries;
	(void)binary_status;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_program no_driver_clCreateProgramWithBinary(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const size_t *lengths,
		const unsigned char **binaries, cl_int *binary_status, cl_int *errcode_ret)
{
	(void)context;
	(void)num_devices;
	(void)device_list;
	(void)lengths;
	(void)binaries;
	(void)binary_status;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_program absent_clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const char *kernel_names, cl_int *errcode_ret)
{
	(void)context;
	(void)num_devices;
	(void)device_list;
	(void)kernel_names;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_program no_driver_clCreateProgramWithBuiltInKernels(cl_context context,
		cl_uint num_devices, const cl_device_id *device_list, const char *kernel_names,
		cl_int *errcode_ret)
{
	(void)context;
	(void)num_devices;
	(void)device_list;
	(void)kernel_names;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_program absent_clCreateProgramWithIL(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret)
{
	(void)context;
	(void)il;
	(void)length;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_program no_driver_clCreateProgramWithIL(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret)
{
	(void)context;
	(void)il;
	(void)length;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_program absent_clCreateProgramWithILKHR(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret)
{
	(void)context;
	(void)il;
	(void)length;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_program no_driver_clCreateProgramWithILKHR(cl_context context, const void *il,
		size_t length, cl_int *errcode_ret)
{
	(void)context;
	(void)il;
	(void)length;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_program absent_clCreateProgramWithSource(cl_context context, cl_uint count,
		const char **strings, const size_t *lengths, cl_int *errcode_ret)
{
	(void)context;
	(void)count;
	(void)strings;
	(void)lengths;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_program no_driver_clCreateProgramWithSource(cl_context context, cl_uint count,
		const char **strings, const size_t *lengths, cl_int *errcode_ret)
{
	(void)context;
	(void)count;
	(void)strings;
	(void)lengths;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_sampler absent_clCreateSampler(cl_context context, cl_bool normalized_coords,
		cl_addressing_mode addressing_mode, cl_filter_mode filter_mode, cl_int *errcode_ret)
{
	(void)context;
	(void)normalized_coords;
	(void)addressing_mode;
	(void)filter_mode;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_sampler no_driver_clCreateSampler(cl_context context, cl_bool normalized_coords,
		cl_addressing_mode addressing_mode, cl_filter_mode filter_mode, cl_int *errcode_ret)
{
	(void)context;
	(void)normalized_coords;
	(void)addressing_mode;
	(void)filter_mode;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_sampler absent_clCreateSamplerWithProperties(cl_context context,
		const cl_sampler_properties *sampler_properties, cl_int *errcode_ret)
{
	(void)context;
	(void)sampler_properties;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_sampler no_driver_clCreateSamplerWithProperties(cl_context context,
		const cl_sampler_properties *sampler_properties, cl_int *errcode_ret)
{
	(void)context;
	(void)sampler_properties;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_semaphore_khr absent_clCreateSemaphoreWithPropertiesKHR(cl_context context,
		const cl_semaphore_properties_khr *sema_props, cl_int *errcode_ret)
{
	(void)context;
	(void)sema_props;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_semaphore_khr no_driver_clCreateSemaphoreWithPropertiesKHR(cl_context context,
		const cl_semaphore_properties_khr *sema_props, cl_int *errcode_ret)
{
	(void)context;
	(void)sema_props;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags,
		cl_buffer_create_type buffer_create_type, const void *buffer_create_info,
		cl_int *errcode_ret)
{
	(void)buffer;
	(void)flags;
	(void)buffer_create_type;
	(void)buffer_create_info;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags,
		cl_buffer_create_type buffer_create_type, const void *buffer_create_info,
		cl_int *errcode_ret)
{
	(void)buffer;
	(void)flags;
	(void)buffer_create_type;
	(void)buffer_create_info;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_event absent_clCreateUserEvent(cl_context context, cl_int *errcode_ret)
{
	(void)context;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_event no_driver_clCreateUserEvent(cl_context context, cl_int *errcode_ret)
{
	(void)context;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static void *absent_clDeviceMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	(void)size;
	(void)alignment;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static void *no_driver_clDeviceMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	(void)size;
	(void)alignment;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static void *absent_clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_map, cl_map_flags map_flags, size_t offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event,
		cl_int *errcode_ret)
{
	(void)command_queue;
	(void)buffer;
	(void)blocking_map;
	(void)map_flags;
	(void)offset;
	(void)size;
	(void)num_events_in_wait_list;
	(void)event_wait_list;
	(void)event;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static void *no_driver_clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_map, cl_map_flags map_flags, size_t offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event,
		cl_int *errcode_ret)
{
	(void)command_queue;
	(void)buffer;
	(void)blocking_map;
	(void)map_flags;
	(void)offset;
	(void)size;
	(void)num_events_in_wait_list;
	(void)event_wait_list;
	(void)event;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static void *absent_clEnqueueMapImage(cl_command_queue command_queue, cl_mem image,
		cl_bool blocking_map, cl_map_flags map_flags, const size_t *origin,
		const size_t *region, size_t *image_row_pitch, size_t *image_slice_pitch,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event,
		cl_int *errcode_ret)
{
	(void)command_queue;
	(void)image;
	(void)blocking_map;
	(void)map_flags;
	(void)origin;
	(void)region;
	(void)image_row_pitch;
	(void)image_slice_pitch;
	(void)num_events_in_wait_list;
	(void)event_wait_list;
	(void)event;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static void *no_driver_clEnqueueMapImage(cl_command_queue command_queue, cl_mem image,
		cl_bool blocking_map, cl_map_flags map_flags, const size_t *origin,
		const size_t *region, size_t *image_row_pitch, size_t *image_slice_pitch,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event,
		cl_int *errcode_ret)
{
	(void)command_queue;
	(void)image;
	(void)blocking_map;
	(void)map_flags;
	(void)origin;
	(void)region;
	(void)image_row_pitch;
	(void)image_slice_pitch;
	(void)num_events_in_wait_list;
	(void)event_wait_list;
	(void)event;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static void *absent_clHostMemAllocINTEL(cl_context context,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	(void)context;
	(void)properties;
	(void)size;
	(void)alignment;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static void *no_driver_clHostMemAllocINTEL(cl_context context,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	(void)context;
	(void)properties;
	(void)size;
	(void)alignment;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_mem absent_clImportMemoryARM(cl_context context, cl_mem_flags flags,
		const cl_import_properties_arm *properties, void *memory, size_t size,
		cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)properties;
	(void)memory;
	(void)size;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_mem no_driver_clImportMemoryARM(cl_context context, cl_mem_flags flags,
		const cl_import_properties_arm *properties, void *memory, size_t size,
		cl_int *errcode_ret)
{
	(void)context;
	(void)flags;
	(void)properties;
	(void)memory;
	(void)size;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_program absent_clLinkProgram(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const char *options, cl_uint num_input_programs,
		const cl_program *input_programs, void (*pfn_notify)(cl_program, void *),
		void *user_data, cl_int *errcode_ret)
{
	(void)context;
	(void)num_devices;
	(void)device_list;
	(void)options;
	(void)num_input_programs;
	(void)input_programs;
	(void)pfn_notify;
	(void)user_data;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_program no_driver_clLinkProgram(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const char *options, cl_uint num_input_programs,
		const cl_program *input_programs, void (*pfn_notify)(cl_program, void *),
		void *user_data, cl_int *errcode_ret)
{
	(void)context;
	(void)num_devices;
	(void)device_list;
	(void)options;
	(void)num_input_programs;
	(void)input_programs;
	(void)pfn_notify;
	(void)user_data;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static cl_command_buffer_khr absent_clRemapCommandBufferKHR(cl_command_buffer_khr command_buffer,
		cl_bool automatic, cl_uint num_queues, const cl_command_queue *queues,
		cl_uint num_handles, const cl_mutable_command_khr *handles,
		cl_mutable_command_khr *handles_ret, cl_int *errcode_ret)
{
	(void)command_buffer;
	(void)automatic;
	(void)num_queues;
	(void)queues;
	(void)num_handles;
	(void)handles;
	(void)handles_ret;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static cl_command_buffer_khr no_driver_clRemapCommandBufferKHR(cl_command_buffer_khr command_buffer,
		cl_bool automatic, cl_uint num_queues, const cl_command_queue *queues,
		cl_uint num_handles, const cl_mutable_command_khr *handles,
		cl_mutable_command_khr *handles_ret, cl_int *errcode_ret)
{
	(void)command_buffer;
	(void)automatic;
	(void)num_queues;
	(void)queues;
	(void)num_handles;
	(void)handles;
	(void)handles_ret;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

static void *absent_clSharedMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	(void)size;
	(void)alignment;
	if (errcode_ret)
		*errcode_ret = CL_INVALID_OPERATION;
	return NULL;
}

static void *no_driver_clSharedMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	(void)context;
	(void)device;
	(void)properties;
	(void)size;
	(void)alignment;
	if (errcode_ret)
		*errcode_ret = CL_PLATFORM_NOT_FOUND_KHR;
	return NULL;
}

void clSetCommandQueueProperty(void), slow_clSetCommandQueueProperty(void);

/* First calls. */
static cl_int slow_clBuildProgram(cl_program program, cl_uint num_devices,
		const cl_device_id *device_list, const char *options, void (*pfn_notify)(cl_program,
		void *), void *user_data)
{
	return SHIM_FIRST(clBuildProgram, 24)(program, num_devices, device_list, options,
			pfn_notify, user_data);
}

static cl_int slow_clCancelCommandsIMG(const cl_event *event_list, size_t num_events_in_list)
{
	return SHIM_FIRST(clCancelCommandsIMG, 25)(event_list, num_events_in_list);
}

static cl_kernel slow_clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCloneKernel, 26)(source_kernel, errcode_ret);
}

static cl_int slow_clCommandBarrierWithWaitListKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandBarrierWithWaitListKHR, 27)(command_buffer, command_queue,
			properties, num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

static cl_int slow_clCommandCopyBufferKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_buffer, cl_mem dst_buffer, size_t src_offset, size_t dst_offset,
		size_t size, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandCopyBufferKHR, 28)(command_buffer, command_queue, properties,
			src_buffer, dst_buffer, src_offset, dst_offset, size,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

static cl_int slow_clCommandCopyBufferRectKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_buffer, cl_mem dst_buffer, const size_t *src_origin,
		const size_t *dst_origin, const size_t *region, size_t src_row_pitch,
		size_t src_slice_pitch, size_t dst_row_pitch, size_t dst_slice_pitch,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandCopyBufferRectKHR, 29)(command_buffer, command_queue, properties,
			src_buffer, dst_buffer, src_origin, dst_origin, region, src_row_pitch,
			src_slice_pitch, dst_row_pitch, dst_slice_pitch,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

static cl_int slow_clCommandCopyBufferToImageKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_buffer, cl_mem dst_image, size_t src_offset, const size_t *dst_origin,
		const size_t *region, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandCopyBufferToImageKHR, 30)(command_buffer, command_queue,
			properties, src_buffer, dst_image, src_offset, dst_origin, region,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

static cl_int slow_clCommandCopyImageKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_image, cl_mem dst_image, const size_t *src_origin,
		const size_t *dst_origin, const size_t *region,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandCopyImageKHR, 31)(command_buffer, command_queue, properties,
			src_image, dst_image, src_origin, dst_origin, region,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

static cl_int slow_clCommandCopyImageToBufferKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_image, cl_mem dst_buffer, const size_t *src_origin, const size_t *region,
		size_t dst_offset, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandCopyImageToBufferKHR, 32)(command_buffer, command_queue,
			properties, src_image, dst_buffer, src_origin, region, dst_offset,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

static cl_int slow_clCommandFillBufferKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem buffer, const void *pattern, size_t pattern_size, size_t offset, size_t size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandFillBufferKHR, 33)(command_buffer, command_queue, properties,
			buffer, pattern, pattern_size, offset, size, num_sync_points_in_wait_list,
			sync_point_wait_list, sync_point, mutable_handle);
}

static cl_int slow_clCommandFillImageKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem image, const void *fill_color, const size_t *origin, const size_t *region,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandFillImageKHR, 34)(command_buffer, command_queue, properties,
			image, fill_color, origin, region, num_sync_points_in_wait_list,
			sync_point_wait_list, sync_point, mutable_handle);
}

static cl_int slow_clCommandNDRangeKernelKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_kernel kernel, cl_uint work_dim, const size_t *global_work_offset,
		const size_t *global_work_size, const size_t *local_work_size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandNDRangeKernelKHR, 35)(command_buffer, command_queue, properties,
			kernel, work_dim, global_work_offset, global_work_size, local_work_size,
			num_sync_points_in_wait_list, sync_point_wait_list, sync_point,
			mutable_handle);
}

static cl_int slow_clCommandSVMMemFillKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		void *svm_ptr, const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandSVMMemFillKHR, 36)(command_buffer, command_queue, properties,
			svm_ptr, pattern, pattern_size, size, num_sync_points_in_wait_list,
			sync_point_wait_list, sync_point, mutable_handle);
}

static cl_int slow_clCommandSVMMemcpyKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		void *dst_ptr, const void *src_ptr, size_t size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle)
{
	return SHIM_FIRST(clCommandSVMMemcpyKHR, 37)(command_buffer, command_queue, properties,
			dst_ptr, src_ptr, size, num_sync_points_in_wait_list, sync_point_wait_list,
			sync_point, mutable_handle);
}

static cl_int slow_clCompileProgram(cl_program program, cl_uint num_devices,
		const cl_device_id *device_list, const char *options, cl_uint num_input_headers,
		const cl_program *input_headers, const char **header_include_names,
		void (*pfn_notify)(cl_program, void *), void *user_data)
{
	return SHIM_FIRST(clCompileProgram, 38)(program, num_devices, device_list, options,
			num_input_headers, input_headers, header_include_names, pfn_notify,
			user_data);
}

static cl_accelerator_intel slow_clCreateAcceleratorINTEL(cl_context context,
		cl_accelerator_type_intel accelerator_type, size_t descriptor_size,
		const void *descriptor, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateAcceleratorINTEL, 39)(context, accelerator_type, descriptor_size,
			descriptor, errcode_ret);
}

static cl_mem slow_clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateBuffer, 40)(context, flags, size, host_ptr, errcode_ret);
}

static cl_mem slow_clCreateBufferWithProperties(cl_context context,
		const cl_mem_properties *properties, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateBufferWithProperties, 41)(context, properties, flags, size,
			host_ptr, errcode_ret);
}

static cl_mem slow_clCreateBufferWithPropertiesINTEL(cl_context context,
		const cl_mem_properties_intel *properties, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateBufferWithPropertiesINTEL, 42)(context, properties, flags, size,
			host_ptr, errcode_ret);
}

static cl_command_buffer_khr slow_clCreateCommandBufferKHR(cl_uint num_queues,
		const cl_command_queue *queues, const cl_command_buffer_properties_khr *properties,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateCommandBufferKHR, 43)(num_queues, queues, properties,
			errcode_ret);
}

static cl_command_queue slow_clCreateCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue_properties properties, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateCommandQueue, 44)(context, device, properties, errcode_ret);
}

static cl_command_queue slow_clCreateCommandQueueWithProperties(cl_context context,
		cl_device_id device, const cl_queue_properties *properties, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateCommandQueueWithProperties, 45)(context, device, properties,
			errcode_ret);
}

static cl_command_queue slow_clCreateCommandQueueWithPropertiesKHR(cl_context context,
		cl_device_id device, const cl_queue_properties_khr *properties, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateCommandQueueWithPropertiesKHR, 46)(context, device, properties,
			errcode_ret);
}

static cl_context slow_clCreateContext(const cl_context_properties *properties, cl_uint num_devices,
		const cl_device_id *devices, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateContext, 47)(properties, num_devices, devices, pfn_notify,
			user_data, errcode_ret);
}

static cl_context slow_clCreateContextFromType(const cl_context_properties *properties,
		cl_device_type device_type, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateContextFromType, 48)(properties, device_type, pfn_notify,
			user_data, errcode_ret);
}

static cl_event slow_clCreateEventFromEGLSyncKHR(cl_context context, CLeglSyncKHR sync,
		CLeglDisplayKHR display, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateEventFromEGLSyncKHR, 49)(context, sync, display, errcode_ret);
}

static cl_event slow_clCreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateEventFromGLsyncKHR, 50)(context, sync, errcode_ret);
}

static cl_mem slow_clCreateFromEGLImageKHR(cl_context context, CLeglDisplayKHR egldisplay,
		CLeglImageKHR eglimage, cl_mem_flags flags,
		const cl_egl_image_properties_khr *properties, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateFromEGLImageKHR, 51)(context, egldisplay, eglimage, flags,
			properties, errcode_ret);
}

static cl_mem slow_clCreateFromGLBuffer(cl_context context, cl_mem_flags flags, cl_GLuint bufobj,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateFromGLBuffer, 52)(context, flags, bufobj, errcode_ret);
}

static cl_mem slow_clCreateFromGLRenderbuffer(cl_context context, cl_mem_flags flags,
		cl_GLuint renderbuffer, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateFromGLRenderbuffer, 53)(context, flags, renderbuffer,
			errcode_ret);
}

static cl_mem slow_clCreateFromGLTexture(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateFromGLTexture, 54)(context, flags, target, miplevel, texture,
			errcode_ret);
}

static cl_mem slow_clCreateFromGLTexture2D(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateFromGLTexture2D, 55)(context, flags, target, miplevel, texture,
			errcode_ret);
}

static cl_mem slow_clCreateFromGLTexture3D(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateFromGLTexture3D, 56)(context, flags, target, miplevel, texture,
			errcode_ret);
}

static cl_mem slow_clCreateImage(cl_context context, cl_mem_flags flags,
		const cl_image_format *image_format, const cl_image_desc *image_desc,
		void *host_ptr, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateImage, 57)(context, flags, image_format, image_desc, host_ptr,
			errcode_ret);
}

static cl_mem slow_clCreateImage2D(cl_context context, cl_mem_flags flags,
		const cl_image_format *image_format, size_t image_width, size_t image_height,
		size_t image_row_pitch, void *host_ptr, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateImage2D, 58)(context, flags, image_format, image_width,
			image_height, image_row_pitch, host_ptr, errcode_ret);
}

static cl_mem slow_clCreateImage3D(cl_context context, cl_mem_flags flags,
		const cl_image_format *image_format, size_t image_width, size_t image_height,
		size_t image_depth, size_t image_row_pitch, size_t image_slice_pitch,
		void *host_ptr, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateImage3D, 59)(context, flags, image_format, image_width,
			image_height, image_depth, image_row_pitch, image_slice_pitch, host_ptr,
			errcode_ret);
}

static cl_mem slow_clCreateImageWithProperties(cl_context context,
		const cl_mem_properties *properties, cl_mem_flags flags,
		const cl_image_format *image_format, const cl_image_desc *image_desc,
		void *host_ptr, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateImageWithProperties, 60)(context, properties, flags, image_format,
			image_desc, host_ptr, errcode_ret);
}

static cl_kernel slow_clCreateKernel(cl_program program, const char *kernel_name,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateKernel, 61)(program, kernel_name, errcode_ret);
}

static cl_int slow_clCreateKernelsInProgram(cl_program program, cl_uint num_kernels,
		cl_kernel *kernels, cl_uint *num_kernels_ret)
{
	return SHIM_FIRST(clCreateKernelsInProgram, 62)(program, num_kernels, kernels,
			num_kernels_ret);
}

static cl_mem slow_clCreatePipe(cl_context context, cl_mem_flags flags, cl_uint pipe_packet_size,
		cl_uint pipe_max_packets, const cl_pipe_properties *properties, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreatePipe, 63)(context, flags, pipe_packet_size, pipe_max_packets,
			properties, errcode_ret);
}

static cl_program slow_clCreateProgramWithBinary(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const size_t *lengths,
		const unsigned char **binaries, cl_int *binary_status, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateProgramWithBinary, 64)(context, num_devices, device_list, lengths,
			binaries, binary_status, errcode_ret);
}

static cl_program slow_clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const char *kernel_names, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateProgramWithBuiltInKernels, 65)(context, num_devices, device_list,
			kernel_names, errcode_ret);
}

static cl_program slow_clCreateProgramWithIL(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateProgramWithIL, 66)(context, il, length, errcode_ret);
}

static cl_program slow_clCreateProgramWithILKHR(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateProgramWithILKHR, 67)(context, il, length, errcode_ret);
}

static cl_program slow_clCreateProgramWithSource(cl_context context, cl_uint count,
		const char **strings, const size_t *lengths, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateProgramWithSource, 68)(context, count, strings, lengths,
			errcode_ret);
}

static cl_sampler slow_clCreateSampler(cl_context context, cl_bool normalized_coords,
		cl_addressing_mode addressing_mode, cl_filter_mode filter_mode, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateSampler, 69)(context, normalized_coords, addressing_mode,
			filter_mode, errcode_ret);
}

static cl_sampler slow_clCreateSamplerWithProperties(cl_context context,
		const cl_sampler_properties *sampler_properties, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateSamplerWithProperties, 70)(context, sampler_properties,
			errcode_ret);
}

static cl_semaphore_khr slow_clCreateSemaphoreWithPropertiesKHR(cl_context context,
		const cl_semaphore_properties_khr *sema_props, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateSemaphoreWithPropertiesKHR, 71)(context, sema_props, errcode_ret);
}

static cl_mem slow_clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags,
		cl_buffer_create_type buffer_create_type, const void *buffer_create_info,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateSubBuffer, 72)(buffer, flags, buffer_create_type,
			buffer_create_info, errcode_ret);
}

static cl_int slow_clCreateSubDevices(cl_device_id in_device,
		const cl_device_partition_property *properties, cl_uint num_devices,
		cl_device_id *out_devices, cl_uint *num_devices_ret)
{
	return SHIM_FIRST(clCreateSubDevices, 73)(in_device, properties, num_devices, out_devices,
			num_devices_ret);
}

static cl_int slow_clCreateSubDevicesEXT(cl_device_id in_device,
		const cl_device_partition_property_ext *properties, cl_uint num_entries,
		cl_device_id *out_devices, cl_uint *num_devices)
{
	return SHIM_FIRST(clCreateSubDevicesEXT, 74)(in_device, properties, num_entries,
			out_devices, num_devices);
}

static cl_event slow_clCreateUserEvent(cl_context context, cl_int *errcode_ret)
{
	return SHIM_FIRST(clCreateUserEvent, 75)(context, errcode_ret);
}

static void *slow_clDeviceMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clDeviceMemAllocINTEL, 76)(context, device, properties, size, alignment,
			errcode_ret);
}

static cl_int slow_clEnqueueAcquireEGLObjectsKHR(cl_command_queue command_queue,
		cl_uint num_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueAcquireEGLObjectsKHR, 77)(command_queue, num_objects,
			mem_objects, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueAcquireExternalMemObjectsKHR(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueAcquireExternalMemObjectsKHR, 78)(command_queue, num_mem_objects,
			mem_objects, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueAcquireGLObjects(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueAcquireGLObjects, 79)(command_queue, num_objects, mem_objects,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueAcquireGrallocObjectsIMG(cl_command_queue command_queue,
		cl_uint num_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueAcquireGrallocObjectsIMG, 80)(command_queue, num_objects,
			mem_objects, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueBarrier(cl_command_queue command_queue)
{
	return SHIM_FIRST(clEnqueueBarrier, 81)(command_queue);
}

static cl_int slow_clEnqueueBarrierWithWaitList(cl_command_queue command_queue,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueBarrierWithWaitList, 82)(command_queue, num_events_in_wait_list,
			event_wait_list, event);
}

static cl_int slow_clEnqueueCommandBufferKHR(cl_uint num_queues, cl_command_queue *queues,
		cl_command_buffer_khr command_buffer, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueCommandBufferKHR, 0)(num_queues, queues, command_buffer,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_buffer, size_t src_offset, size_t dst_offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueCopyBuffer, 4)(command_queue, src_buffer, dst_buffer, src_offset,
			dst_offset, size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueCopyBufferRect(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_buffer, const size_t *src_origin, const size_t *dst_origin,
		const size_t *region, size_t src_row_pitch, size_t src_slice_pitch,
		size_t dst_row_pitch, size_t dst_slice_pitch, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueCopyBufferRect, 5)(command_queue, src_buffer, dst_buffer,
			src_origin, dst_origin, region, src_row_pitch, src_slice_pitch,
			dst_row_pitch, dst_slice_pitch, num_events_in_wait_list, event_wait_list,
			event);
}

static cl_int slow_clEnqueueCopyBufferToImage(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_image, size_t src_offset, const size_t *dst_origin, const size_t *region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueCopyBufferToImage, 6)(command_queue, src_buffer, dst_image,
			src_offset, dst_origin, region, num_events_in_wait_list, event_wait_list,
			event);
}

static cl_int slow_clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_image, const size_t *src_origin, const size_t *dst_origin,
		const size_t *region, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueCopyImage, 7)(command_queue, src_image, dst_image, src_origin,
			dst_origin, region, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_buffer, const size_t *src_origin, const size_t *region,
		size_t dst_offset, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event)
{
	return SHIM_FIRST(clEnqueueCopyImageToBuffer, 8)(command_queue, src_image, dst_buffer,
			src_origin, region, dst_offset, num_events_in_wait_list, event_wait_list,
			event);
}

static cl_int slow_clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer,
		const void *pattern, size_t pattern_size, size_t offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueFillBuffer, 9)(command_queue, buffer, pattern, pattern_size,
			offset, size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueFillImage(cl_command_queue command_queue, cl_mem image,
		const void *fill_color, const size_t *origin, const size_t *region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueFillImage, 10)(command_queue, image, fill_color, origin, region,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueGenerateMipmapIMG(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_image, cl_mipmap_filter_mode_img mipmap_filter_mode,
		const size_t *array_region, const size_t *mip_region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueGenerateMipmapIMG, 83)(command_queue, src_image, dst_image,
			mipmap_filter_mode, array_region, mip_region, num_events_in_wait_list,
			event_wait_list, event);
}

static void *slow_clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_map, cl_map_flags map_flags, size_t offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clEnqueueMapBuffer, 84)(command_queue, buffer, blocking_map, map_flags,
			offset, size, num_events_in_wait_list, event_wait_list, event, errcode_ret);
}

static void *slow_clEnqueueMapImage(cl_command_queue command_queue, cl_mem image,
		cl_bool blocking_map, cl_map_flags map_flags, const size_t *origin,
		const size_t *region, size_t *image_row_pitch, size_t *image_slice_pitch,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clEnqueueMapImage, 85)(command_queue, image, blocking_map, map_flags,
			origin, region, image_row_pitch, image_slice_pitch, num_events_in_wait_list,
			event_wait_list, event, errcode_ret);
}

static cl_int slow_clEnqueueMarker(cl_command_queue command_queue, cl_event *event)
{
	return SHIM_FIRST(clEnqueueMarker, 86)(command_queue, event);
}

static cl_int slow_clEnqueueMarkerWithWaitList(cl_command_queue command_queue,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueMarkerWithWaitList, 87)(command_queue, num_events_in_wait_list,
			event_wait_list, event);
}

static cl_int slow_clEnqueueMemAdviseINTEL(cl_command_queue command_queue, const void *ptr,
		size_t size, cl_mem_advice_intel advice, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueMemAdviseINTEL, 88)(command_queue, ptr, size, advice,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueMemFillINTEL(cl_command_queue command_queue, void *dst_ptr,
		const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueMemFillINTEL, 11)(command_queue, dst_ptr, pattern, pattern_size,
			size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueMemcpyINTEL(cl_command_queue command_queue, cl_bool blocking,
		void *dst_ptr, const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueMemcpyINTEL, 12)(command_queue, blocking, dst_ptr, src_ptr, size,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueMemsetINTEL(cl_command_queue command_queue, void *dst_ptr, cl_int value,
		size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event)
{
	return SHIM_FIRST(clEnqueueMemsetINTEL, 13)(command_queue, dst_ptr, value, size,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueMigrateMemINTEL(cl_command_queue command_queue, const void *ptr,
		size_t size, cl_mem_migration_flags flags, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueMigrateMemINTEL, 89)(command_queue, ptr, size, flags,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueMigrateMemObjectEXT(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects,
		cl_mem_migration_flags_ext flags, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueMigrateMemObjectEXT, 90)(command_queue, num_mem_objects,
			mem_objects, flags, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueMigrateMemObjects(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects, cl_mem_migration_flags flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueMigrateMemObjects, 91)(command_queue, num_mem_objects,
			mem_objects, flags, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint work_dim, const size_t *global_work_offset, const size_t *global_work_size,
		const size_t *local_work_size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueNDRangeKernel, 1)(command_queue, kernel, work_dim,
			global_work_offset, global_work_size, local_work_size,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueNativeKernel(cl_command_queue command_queue, void (*user_func)(void *),
		void *args, size_t cb_args, cl_uint num_mem_objects, const cl_mem *mem_list,
		const void **args_mem_loc, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueNativeKernel, 92)(command_queue, user_func, args, cb_args,
			num_mem_objects, mem_list, args_mem_loc, num_events_in_wait_list,
			event_wait_list, event);
}

static cl_int slow_clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_read, size_t offset, size_t size, void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueReadBuffer, 14)(command_queue, buffer, blocking_read, offset,
			size, ptr, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueReadBufferRect(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_read, const size_t *buffer_origin, const size_t *host_origin,
		const size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch,
		size_t host_row_pitch, size_t host_slice_pitch, void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueReadBufferRect, 15)(command_queue, buffer, blocking_read,
			buffer_origin, host_origin, region, buffer_row_pitch, buffer_slice_pitch,
			host_row_pitch, host_slice_pitch, ptr, num_events_in_wait_list,
			event_wait_list, event);
}

static cl_int slow_clEnqueueReadHostPipeINTEL(cl_command_queue command_queue, cl_program program,
		const char *pipe_symbol, cl_bool blocking_read, void *ptr, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueReadHostPipeINTEL, 93)(command_queue, program, pipe_symbol,
			blocking_read, ptr, size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueReadImage(cl_command_queue command_queue, cl_mem image,
		cl_bool blocking_read, const size_t *origin, const size_t *region, size_t row_pitch,
		size_t slice_pitch, void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueReadImage, 16)(command_queue, image, blocking_read, origin,
			region, row_pitch, slice_pitch, ptr, num_events_in_wait_list,
			event_wait_list, event);
}

static cl_int slow_clEnqueueReleaseEGLObjectsKHR(cl_command_queue command_queue,
		cl_uint num_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueReleaseEGLObjectsKHR, 94)(command_queue, num_objects,
			mem_objects, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueReleaseExternalMemObjectsKHR(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueReleaseExternalMemObjectsKHR, 95)(command_queue, num_mem_objects,
			mem_objects, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueReleaseGLObjects(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueReleaseGLObjects, 96)(command_queue, num_objects, mem_objects,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueReleaseGrallocObjectsIMG(cl_command_queue command_queue,
		cl_uint num_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueReleaseGrallocObjectsIMG, 97)(command_queue, num_objects,
			mem_objects, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSVMFree(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMFree, 98)(command_queue, num_svm_pointers, svm_pointers,
			pfn_free_func, user_data, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSVMFreeARM(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMFreeARM, 99)(command_queue, num_svm_pointers, svm_pointers,
			pfn_free_func, user_data, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSVMMap(cl_command_queue command_queue, cl_bool blocking_map,
		cl_map_flags flags, void *svm_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMMap, 100)(command_queue, blocking_map, flags, svm_ptr, size,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSVMMapARM(cl_command_queue command_queue, cl_bool blocking_map,
		cl_map_flags flags, void *svm_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMMapARM, 101)(command_queue, blocking_map, flags, svm_ptr,
			size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSVMMemFill(cl_command_queue command_queue, void *svm_ptr,
		const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMMemFill, 17)(command_queue, svm_ptr, pattern, pattern_size,
			size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSVMMemFillARM(cl_command_queue command_queue, void *svm_ptr,
		const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMMemFillARM, 18)(command_queue, svm_ptr, pattern, pattern_size,
			size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSVMMemcpy(cl_command_queue command_queue, cl_bool blocking_copy,
		void *dst_ptr, const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMMemcpy, 19)(command_queue, blocking_copy, dst_ptr, src_ptr,
			size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSVMMemcpyARM(cl_command_queue command_queue, cl_bool blocking_copy,
		void *dst_ptr, const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMMemcpyARM, 20)(command_queue, blocking_copy, dst_ptr, src_ptr,
			size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSVMMigrateMem(cl_command_queue command_queue, cl_uint num_svm_pointers,
		const void **svm_pointers, const size_t *sizes, cl_mem_migration_flags flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMMigrateMem, 102)(command_queue, num_svm_pointers,
			svm_pointers, sizes, flags, num_events_in_wait_list, event_wait_list,
			event);
}

static cl_int slow_clEnqueueSVMUnmap(cl_command_queue command_queue, void *svm_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMUnmap, 103)(command_queue, svm_ptr, num_events_in_wait_list,
			event_wait_list, event);
}

static cl_int slow_clEnqueueSVMUnmapARM(cl_command_queue command_queue, void *svm_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSVMUnmapARM, 104)(command_queue, svm_ptr,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueSignalSemaphoresKHR(cl_command_queue command_queue,
		cl_uint num_sema_objects, const cl_semaphore_khr *sema_objects,
		const cl_semaphore_payload_khr *sema_payload_list, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueSignalSemaphoresKHR, 105)(command_queue, num_sema_objects,
			sema_objects, sema_payload_list, num_events_in_wait_list, event_wait_list,
			event);
}

static cl_int slow_clEnqueueTask(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueTask, 2)(command_queue, kernel, num_events_in_wait_list,
			event_wait_list, event);
}

static cl_int slow_clEnqueueUnmapMemObject(cl_command_queue command_queue, cl_mem memobj,
		void *mapped_ptr, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event)
{
	return SHIM_FIRST(clEnqueueUnmapMemObject, 106)(command_queue, memobj, mapped_ptr,
			num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueWaitForEvents(cl_command_queue command_queue, cl_uint num_events,
		const cl_event *event_list)
{
	return SHIM_FIRST(clEnqueueWaitForEvents, 107)(command_queue, num_events, event_list);
}

static cl_int slow_clEnqueueWaitSemaphoresKHR(cl_command_queue command_queue,
		cl_uint num_sema_objects, const cl_semaphore_khr *sema_objects,
		const cl_semaphore_payload_khr *sema_payload_list, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueWaitSemaphoresKHR, 108)(command_queue, num_sema_objects,
			sema_objects, sema_payload_list, num_events_in_wait_list, event_wait_list,
			event);
}

static cl_int slow_clEnqueueWriteBuffer(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_write, size_t offset, size_t size, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueWriteBuffer, 21)(command_queue, buffer, blocking_write, offset,
			size, ptr, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueWriteBufferRect(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_write, const size_t *buffer_origin, const size_t *host_origin,
		const size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch,
		size_t host_row_pitch, size_t host_slice_pitch, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueWriteBufferRect, 22)(command_queue, buffer, blocking_write,
			buffer_origin, host_origin, region, buffer_row_pitch, buffer_slice_pitch,
			host_row_pitch, host_slice_pitch, ptr, num_events_in_wait_list,
			event_wait_list, event);
}

static cl_int slow_clEnqueueWriteHostPipeINTEL(cl_command_queue command_queue, cl_program program,
		const char *pipe_symbol, cl_bool blocking_write, const void *ptr, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueWriteHostPipeINTEL, 109)(command_queue, program, pipe_symbol,
			blocking_write, ptr, size, num_events_in_wait_list, event_wait_list, event);
}

static cl_int slow_clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image,
		cl_bool blocking_write, const size_t *origin, const size_t *region,
		size_t input_row_pitch, size_t input_slice_pitch, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	return SHIM_FIRST(clEnqueueWriteImage, 23)(command_queue, image, blocking_write, origin,
			region, input_row_pitch, input_slice_pitch, ptr, num_events_in_wait_list,
			event_wait_list, event);
}

static cl_int slow_clFinalizeCommandBufferKHR(cl_command_buffer_khr command_buffer)
{
	return SHIM_FIRST(clFinalizeCommandBufferKHR, 110)(command_buffer);
}

static cl_int slow_clFinish(cl_command_queue command_queue)
{
	return SHIM_FIRST(clFinish, 3)(command_queue);
}

static cl_int slow_clFlush(cl_command_queue command_queue)
{
	return SHIM_FIRST(clFlush, 111)(command_queue);
}

static cl_int slow_clGetAcceleratorInfoINTEL(cl_accelerator_intel accelerator,
		cl_accelerator_info_intel param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetAcceleratorInfoINTEL, 112)(accelerator, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetCommandBufferInfoKHR(cl_command_buffer_khr command_buffer,
		cl_command_buffer_info_khr param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetCommandBufferInfoKHR, 113)(command_buffer, param_name,
			param_value_size, param_value, param_value_size_ret);
}

static cl_int slow_clGetCommandQueueInfo(cl_command_queue command_queue,
		cl_command_queue_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetCommandQueueInfo, 114)(command_queue, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetContextInfo(cl_context context, cl_context_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetContextInfo, 115)(context, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetDeviceAndHostTimer(cl_device_id device, cl_ulong *device_timestamp,
		cl_ulong *host_timestamp)
{
	return SHIM_FIRST(clGetDeviceAndHostTimer, 116)(device, device_timestamp, host_timestamp);
}

static cl_int slow_clGetDeviceIDs(cl_platform_id platform, cl_device_type device_type,
		cl_uint num_entries, cl_device_id *devices, cl_uint *num_devices)
{
	return SHIM_FIRST(clGetDeviceIDs, 117)(platform, device_type, num_entries, devices,
			num_devices);
}

static cl_int slow_clGetDeviceImageInfoQCOM(cl_device_id device, size_t image_width,
		size_t image_height, const cl_image_format *image_format,
		cl_image_pitch_info_qcom param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetDeviceImageInfoQCOM, 118)(device, image_width, image_height,
			image_format, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetDeviceInfo(cl_device_id device, cl_device_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetDeviceInfo, 119)(device, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetEventInfo(cl_event event, cl_event_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetEventInfo, 120)(event, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetEventProfilingInfo(cl_event event, cl_profiling_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetEventProfilingInfo, 121)(event, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static void *slow_clGetExtensionFunctionAddress(const char *func_name)
{
	return SHIM_FIRST(clGetExtensionFunctionAddress, 122)(func_name);
}

static void *slow_clGetExtensionFunctionAddressForPlatform(cl_platform_id platform,
		const char *func_name)
{
	return SHIM_FIRST(clGetExtensionFunctionAddressForPlatform, 123)(platform, func_name);
}

static cl_int slow_clGetGLContextInfoKHR(const cl_context_properties *properties,
		cl_gl_context_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetGLContextInfoKHR, 124)(properties, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetGLObjectInfo(cl_mem memobj, cl_gl_object_type *gl_object_type,
		cl_GLuint *gl_object_name)
{
	return SHIM_FIRST(clGetGLObjectInfo, 125)(memobj, gl_object_type, gl_object_name);
}

static cl_int slow_clGetGLTextureInfo(cl_mem memobj, cl_gl_texture_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetGLTextureInfo, 126)(memobj, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetHostTimer(cl_device_id device, cl_ulong *host_timestamp)
{
	return SHIM_FIRST(clGetHostTimer, 127)(device, host_timestamp);
}

static cl_int slow_clGetICDLoaderInfoOCLICD(cl_icdl_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetICDLoaderInfoOCLICD, 128)(param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetImageInfo(cl_mem image, cl_image_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetImageInfo, 129)(image, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetImageRequirementsInfoEXT(cl_context context,
		const cl_mem_properties *properties, cl_mem_flags flags,
		const cl_image_format *image_format, const cl_image_desc *image_desc,
		cl_image_requirements_info_ext param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetImageRequirementsInfoEXT, 130)(context, properties, flags,
			image_format, image_desc, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetKernelArgInfo(cl_kernel kernel, cl_uint arg_indx,
		cl_kernel_arg_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetKernelArgInfo, 131)(kernel, arg_indx, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetKernelInfo(cl_kernel kernel, cl_kernel_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetKernelInfo, 132)(kernel, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetKernelSubGroupInfo(cl_kernel kernel, cl_device_id device,
		cl_kernel_sub_group_info param_name, size_t input_value_size,
		const void *input_value, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetKernelSubGroupInfo, 133)(kernel, device, param_name,
			input_value_size, input_value, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetKernelSubGroupInfoKHR(cl_kernel in_kernel, cl_device_id in_device,
		cl_kernel_sub_group_info param_name, size_t input_value_size,
		const void *input_value, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetKernelSubGroupInfoKHR, 134)(in_kernel, in_device, param_name,
			input_value_size, input_value, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetKernelSuggestedLocalWorkSizeKHR(cl_command_queue command_queue,
		cl_kernel kernel, cl_uint work_dim, const size_t *global_work_offset,
		const size_t *global_work_size, size_t *suggested_local_work_size)
{
	return SHIM_FIRST(clGetKernelSuggestedLocalWorkSizeKHR, 135)(command_queue, kernel,
			work_dim, global_work_offset, global_work_size, suggested_local_work_size);
}

static cl_int slow_clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id device,
		cl_kernel_work_group_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetKernelWorkGroupInfo, 136)(kernel, device, param_name,
			param_value_size, param_value, param_value_size_ret);
}

static cl_int slow_clGetLayerInfo(cl_layer_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetLayerInfo, 137)(param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetMemAllocInfoINTEL(cl_context context, const void *ptr,
		cl_mem_info_intel param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetMemAllocInfoINTEL, 138)(context, ptr, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetMemObjectInfo(cl_mem memobj, cl_mem_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetMemObjectInfo, 139)(memobj, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetMutableCommandInfoKHR(cl_mutable_command_khr command,
		cl_mutable_command_info_khr param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetMutableCommandInfoKHR, 140)(command, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetPipeInfo(cl_mem pipe, cl_pipe_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetPipeInfo, 141)(pipe, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetPlatformIDs(cl_uint num_entries, cl_platform_id *platforms,
		cl_uint *num_platforms)
{
	return SHIM_FIRST(clGetPlatformIDs, 142)(num_entries, platforms, num_platforms);
}

static cl_int slow_clGetPlatformInfo(cl_platform_id platform, cl_platform_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetPlatformInfo, 143)(platform, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetProgramBuildInfo(cl_program program, cl_device_id device,
		cl_program_build_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetProgramBuildInfo, 144)(program, device, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetProgramInfo(cl_program program, cl_program_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetProgramInfo, 145)(program, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetSamplerInfo(cl_sampler sampler, cl_sampler_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetSamplerInfo, 146)(sampler, param_name, param_value_size, param_value,
			param_value_size_ret);
}

static cl_int slow_clGetSemaphoreHandleForTypeKHR(cl_semaphore_khr sema_object, cl_device_id device,
		cl_external_semaphore_handle_type_khr handle_type, size_t handle_size,
		void *handle_ptr, size_t *handle_size_ret)
{
	return SHIM_FIRST(clGetSemaphoreHandleForTypeKHR, 147)(sema_object, device, handle_type,
			handle_size, handle_ptr, handle_size_ret);
}

static cl_int slow_clGetSemaphoreInfoKHR(cl_semaphore_khr sema_object,
		cl_semaphore_info_khr param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	return SHIM_FIRST(clGetSemaphoreInfoKHR, 148)(sema_object, param_name, param_value_size,
			param_value, param_value_size_ret);
}

static cl_int slow_clGetSupportedGLTextureFormatsINTEL(cl_context context, cl_mem_flags flags,
		cl_mem_object_type image_type, cl_uint num_entries, cl_GLenum *gl_formats,
		cl_uint *num_texture_formats)
{
	return SHIM_FIRST(clGetSupportedGLTextureFormatsINTEL, 149)(context, flags, image_type,
			num_entries, gl_formats, num_texture_formats);
}

static cl_int slow_clGetSupportedImageFormats(cl_context context, cl_mem_flags flags,
		cl_mem_object_type image_type, cl_uint num_entries, cl_image_format *image_formats,
		cl_uint *num_image_formats)
{
	return SHIM_FIRST(clGetSupportedImageFormats, 150)(context, flags, image_type, num_entries,
			image_formats, num_image_formats);
}

static void *slow_clHostMemAllocINTEL(cl_context context, const cl_mem_properties_intel *properties,
		size_t size, cl_uint alignment, cl_int *errcode_ret)
{
	return SHIM_FIRST(clHostMemAllocINTEL, 151)(context, properties, size, alignment,
			errcode_ret);
}

static cl_int slow_clIcdGetPlatformIDsKHR(cl_uint num_entries, cl_platform_id *platforms,
		cl_uint *num_platforms)
{
	return SHIM_FIRST(clIcdGetPlatformIDsKHR, 152)(num_entries, platforms, num_platforms);
}

static cl_mem slow_clImportMemoryARM(cl_context context, cl_mem_flags flags,
		const cl_import_properties_arm *properties, void *memory, size_t size,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clImportMemoryARM, 153)(context, flags, properties, memory, size,
			errcode_ret);
}

static cl_int slow_clInitLayer(cl_uint num_entries, const cl_icd_dispatch *target_dispatch,
		cl_uint *num_entries_ret, const cl_icd_dispatch **layer_dispatch_ret)
{
	return SHIM_FIRST(clInitLayer, 154)(num_entries, target_dispatch, num_entries_ret,
			layer_dispatch_ret);
}

static cl_program slow_clLinkProgram(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const char *options, cl_uint num_input_programs,
		const cl_program *input_programs, void (*pfn_notify)(cl_program, void *),
		void *user_data, cl_int *errcode_ret)
{
	return SHIM_FIRST(clLinkProgram, 155)(context, num_devices, device_list, options,
			num_input_programs, input_programs, pfn_notify, user_data, errcode_ret);
}

static void slow_clLogMessagesToStderrAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data)
{
	SHIM_FIRST(clLogMessagesToStderrAPPLE, 156)(errstr, private_info, cb, user_data);
}

static void slow_clLogMessagesToStdoutAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data)
{
	SHIM_FIRST(clLogMessagesToStdoutAPPLE, 157)(errstr, private_info, cb, user_data);
}

static void slow_clLogMessagesToSystemLogAPPLE(const char *errstr, const void *private_info,
		size_t cb, void *user_data)
{
	SHIM_FIRST(clLogMessagesToSystemLogAPPLE, 158)(errstr, private_info, cb, user_data);
}

static cl_int slow_clMemBlockingFreeINTEL(cl_context context, void *ptr)
{
	return SHIM_FIRST(clMemBlockingFreeINTEL, 159)(context, ptr);
}

static cl_int slow_clMemFreeINTEL(cl_context context, void *ptr)
{
	return SHIM_FIRST(clMemFreeINTEL, 160)(context, ptr);
}

static cl_int slow_clReImportSemaphoreSyncFdKHR(cl_semaphore_khr sema_object,
		cl_semaphore_reimport_properties_khr *reimport_props, int fd)
{
	return SHIM_FIRST(clReImportSemaphoreSyncFdKHR, 161)(sema_object, reimport_props, fd);
}

static cl_int slow_clReleaseAcceleratorINTEL(cl_accelerator_intel accelerator)
{
	return SHIM_FIRST(clReleaseAcceleratorINTEL, 162)(accelerator);
}

static cl_int slow_clReleaseCommandBufferKHR(cl_command_buffer_khr command_buffer)
{
	return SHIM_FIRST(clReleaseCommandBufferKHR, 163)(command_buffer);
}

static cl_int slow_clReleaseCommandQueue(cl_command_queue command_queue)
{
	return SHIM_FIRST(clReleaseCommandQueue, 164)(command_queue);
}

static cl_int slow_clReleaseContext(cl_context context)
{
	return SHIM_FIRST(clReleaseContext, 165)(context);
}

static cl_int slow_clReleaseDevice(cl_device_id device)
{
	return SHIM_FIRST(clReleaseDevice, 166)(device);
}

static cl_int slow_clReleaseDeviceEXT(cl_device_id device)
{
	return SHIM_FIRST(clReleaseDeviceEXT, 167)(device);
}

static cl_int slow_clReleaseEvent(cl_event event)
{
	return SHIM_FIRST(clReleaseEvent, 168)(event);
}

static cl_int slow_clReleaseKernel(cl_kernel kernel)
{
	return SHIM_FIRST(clReleaseKernel, 169)(kernel);
}

static cl_int slow_clReleaseMemObject(cl_mem memobj)
{
	return SHIM_FIRST(clReleaseMemObject, 170)(memobj);
}

static cl_int slow_clReleaseProgram(cl_program program)
{
	return SHIM_FIRST(clReleaseProgram, 171)(program);
}

static cl_int slow_clReleaseSampler(cl_sampler sampler)
{
	return SHIM_FIRST(clReleaseSampler, 172)(sampler);
}

static cl_int slow_clReleaseSemaphoreKHR(cl_semaphore_khr sema_object)
{
	return SHIM_FIRST(clReleaseSemaphoreKHR, 173)(sema_object);
}

static cl_command_buffer_khr slow_clRemapCommandBufferKHR(cl_command_buffer_khr command_buffer,
		cl_bool automatic, cl_uint num_queues, const cl_command_queue *queues,
		cl_uint num_handles, const cl_mutable_command_khr *handles,
		cl_mutable_command_khr *handles_ret, cl_int *errcode_ret)
{
	return SHIM_FIRST(clRemapCommandBufferKHR, 174)(command_buffer, automatic, num_queues,
			queues, num_handles, handles, handles_ret, errcode_ret);
}

static cl_int slow_clRetainAcceleratorINTEL(cl_accelerator_intel accelerator)
{
	return SHIM_FIRST(clRetainAcceleratorINTEL, 175)(accelerator);
}

static cl_int slow_clRetainCommandBufferKHR(cl_command_buffer_khr command_buffer)
{
	return SHIM_FIRST(clRetainCommandBufferKHR, 176)(command_buffer);
}

static cl_int slow_clRetainCommandQueue(cl_command_queue command_queue)
{
	return SHIM_FIRST(clRetainCommandQueue, 177)(command_queue);
}

static cl_int slow_clRetainContext(cl_context context)
{
	return SHIM_FIRST(clRetainContext, 178)(context);
}

static cl_int slow_clRetainDevice(cl_device_id device)
{
	return SHIM_FIRST(clRetainDevice, 179)(device);
}

static cl_int slow_clRetainDeviceEXT(cl_device_id device)
{
	return SHIM_FIRST(clRetainDeviceEXT, 180)(device);
}

static cl_int slow_clRetainEvent(cl_event event)
{
	return SHIM_FIRST(clRetainEvent, 181)(event);
}

static cl_int slow_clRetainKernel(cl_kernel kernel)
{
	return SHIM_FIRST(clRetainKernel, 182)(kernel);
}

static cl_int slow_clRetainMemObject(cl_mem memobj)
{
	return SHIM_FIRST(clRetainMemObject, 183)(memobj);
}

static cl_int slow_clRetainProgram(cl_program program)
{
	return SHIM_FIRST(clRetainProgram, 184)(program);
}

static cl_int slow_clRetainSampler(cl_sampler sampler)
{
	return SHIM_FIRST(clRetainSampler, 185)(sampler);
}

static cl_int slow_clRetainSemaphoreKHR(cl_semaphore_khr sema_object)
{
	return SHIM_FIRST(clRetainSemaphoreKHR, 186)(sema_object);
}

static void *slow_clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size,
		cl_uint alignment)
{
	return SHIM_FIRST(clSVMAlloc, 187)(context, flags, size, alignment);
}

static void *slow_clSVMAllocARM(cl_context context, cl_svm_mem_flags_arm flags, size_t size,
		cl_uint alignment)
{
	return SHIM_FIRST(clSVMAllocARM, 188)(context, flags, size, alignment);
}

static void slow_clSVMFree(cl_context context, void *svm_pointer)
{
	SHIM_FIRST(clSVMFree, 189)(context, svm_pointer);
}

static void slow_clSVMFreeARM(cl_context context, void *svm_pointer)
{
	SHIM_FIRST(clSVMFreeARM, 190)(context, svm_pointer);
}

static cl_int slow_clSetContentSizeBufferPoCL(cl_mem buffer, cl_mem content_size_buffer)
{
	return SHIM_FIRST(clSetContentSizeBufferPoCL, 192)(buffer, content_size_buffer);
}

static cl_int slow_clSetContextDestructorCallback(cl_context context, void (*pfn_notify)(cl_context,
		void *), void *user_data)
{
	return SHIM_FIRST(clSetContextDestructorCallback, 193)(context, pfn_notify, user_data);
}

static cl_int slow_clSetDefaultDeviceCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue command_queue)
{
	return SHIM_FIRST(clSetDefaultDeviceCommandQueue, 194)(context, device, command_queue);
}

static cl_int slow_clSetEventCallback(cl_event event, cl_int command_exec_callback_type,
		void (*pfn_notify)(cl_event, cl_int, void *), void *user_data)
{
	return SHIM_FIRST(clSetEventCallback, 195)(event, command_exec_callback_type, pfn_notify,
			user_data);
}

static cl_int slow_clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size,
		const void *arg_value)
{
	return SHIM_FIRST(clSetKernelArg, 196)(kernel, arg_index, arg_size, arg_value);
}

static cl_int slow_clSetKernelArgMemPointerINTEL(cl_kernel kernel, cl_uint arg_index,
		const void *arg_value)
{
	return SHIM_FIRST(clSetKernelArgMemPointerINTEL, 197)(kernel, arg_index, arg_value);
}

static cl_int slow_clSetKernelArgSVMPointer(cl_kernel kernel, cl_uint arg_index,
		const void *arg_value)
{
	return SHIM_FIRST(clSetKernelArgSVMPointer, 198)(kernel, arg_index, arg_value);
}

static cl_int slow_clSetKernelArgSVMPointerARM(cl_kernel kernel, cl_uint arg_index,
		const void *arg_value)
{
	return SHIM_FIRST(clSetKernelArgSVMPointerARM, 199)(kernel, arg_index, arg_value);
}

static cl_int slow_clSetKernelExecInfo(cl_kernel kernel, cl_kernel_exec_info param_name,
		size_t param_value_size, const void *param_value)
{
	return SHIM_FIRST(clSetKernelExecInfo, 200)(kernel, param_name, param_value_size,
			param_value);
}

static cl_int slow_clSetKernelExecInfoARM(cl_kernel kernel, cl_kernel_exec_info_arm param_name,
		size_t param_value_size, const void *param_value)
{
	return SHIM_FIRST(clSetKernelExecInfoARM, 201)(kernel, param_name, param_value_size,
			param_value);
}

static cl_int slow_clSetMemObjectDestructorAPPLE(cl_mem memobj, void (*pfn_notify)(cl_mem, void *),
		void *user_data)
{
	return SHIM_FIRST(clSetMemObjectDestructorAPPLE, 202)(memobj, pfn_notify, user_data);
}

static cl_int slow_clSetMemObjectDestructorCallback(cl_mem memobj, void (*pfn_notify)(cl_mem,
		void *), void *user_data)
{
	return SHIM_FIRST(clSetMemObjectDestructorCallback, 203)(memobj, pfn_notify, user_data);
}

static cl_int slow_clSetProgramReleaseCallback(cl_program program, void (*pfn_notify)(cl_program,
		void *), void *user_data)
{
	return SHIM_FIRST(clSetProgramReleaseCallback, 204)(program, pfn_notify, user_data);
}

static cl_int slow_clSetProgramSpecializationConstant(cl_program program, cl_uint spec_id,
		size_t spec_size, const void *spec_value)
{
	return SHIM_FIRST(clSetProgramSpecializationConstant, 205)(program, spec_id, spec_size,
			spec_value);
}

static cl_int slow_clSetUserEventStatus(cl_event event, cl_int execution_status)
{
	return SHIM_FIRST(clSetUserEventStatus, 206)(event, execution_status);
}

static void *slow_clSharedMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	return SHIM_FIRST(clSharedMemAllocINTEL, 207)(context, device, properties, size, alignment,
			errcode_ret);
}

static cl_int slow_clTerminateContextKHR(cl_context context)
{
	return SHIM_FIRST(clTerminateContextKHR, 208)(context);
}

static cl_int slow_clUnloadCompiler(void)
{
	return SHIM_FIRST(clUnloadCompiler, 209)();
}

static cl_int slow_clUnloadPlatformCompiler(cl_platform_id platform)
{
	return SHIM_FIRST(clUnloadPlatformCompiler, 210)(platform);
}

static cl_int slow_clUpdateMutableCommandsKHR(cl_command_buffer_khr command_buffer,
		cl_uint num_configs, const cl_command_buffer_update_type_khr *config_types,
		const void **configs)
{
	return SHIM_FIRST(clUpdateMutableCommandsKHR, 211)(command_buffer, num_configs,
			config_types, configs);
}

static cl_int slow_clWaitForEvents(cl_uint num_events, const cl_event *event_list)
{
	return SHIM_FIRST(clWaitForEvents, 212)(num_events, event_list);
}

static const char *const aliases[] = {"libOpenCL.so", NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_clEnqueueCommandBufferKHR,
	(void *)slow_clEnqueueNDRangeKernel,
	(void *)slow_clEnqueueTask,
	(void *)slow_clFinish,
	(void *)slow_clEnqueueCopyBuffer,
	(void *)slow_clEnqueueCopyBufferRect,
	(void *)slow_clEnqueueCopyBufferToImage,
	(void *)slow_clEnqueueCopyImage,
	(void *)slow_clEnqueueCopyImageToBuffer,
	(void *)slow_clEnqueueFillBuffer,
	(void *)slow_clEnqueueFillImage,
	(void *)slow_clEnqueueMemFillINTEL,
	(void *)slow_clEnqueueMemcpyINTEL,
	(void *)slow_clEnqueueMemsetINTEL,
	(void *)slow_clEnqueueReadBuffer,
	(void *)slow_clEnqueueReadBufferRect,
	(void *)slow_clEnqueueReadImage,
	(void *)slow_clEnqueueSVMMemFill,
	(void *)slow_clEnqueueSVMMemFillARM,
	(void *)slow_clEnqueueSVMMemcpy,
	(void *)slow_clEnqueueSVMMemcpyARM,
	(void *)slow_clEnqueueWriteBuffer,
	(void *)slow_clEnqueueWriteBufferRect,
	(void *)slow_clEnqueueWriteImage,
	(void *)slow_clBuildProgram,
	(void *)slow_clCancelCommandsIMG,
	(void *)slow_clCloneKernel,
	(void *)slow_clCommandBarrierWithWaitListKHR,
	(void *)slow_clCommandCopyBufferKHR,
	(void *)slow_clCommandCopyBufferRectKHR,
	(void *)slow_clCommandCopyBufferToImageKHR,
	(void *)slow_clCommandCopyImageKHR,
	(void *)slow_clCommandCopyImageToBufferKHR,
	(void *)slow_clCommandFillBufferKHR,
	(void *)slow_clCommandFillImageKHR,
	(void *)slow_clCommandNDRangeKernelKHR,
	(void *)slow_clCommandSVMMemFillKHR,
	(void *)slow_clCommandSVMMemcpyKHR,
	(void *)slow_clCompileProgram,
	(void *)slow_clCreateAcceleratorINTEL,
	(void *)slow_clCreateBuffer,
	(void *)slow_clCreateBufferWithProperties,
	(void *)slow_clCreateBufferWithPropertiesINTEL,
	(void *)slow_clCreateCommandBufferKHR,
	(void *)slow_clCreateCommandQueue,
	(void *)slow_clCreateCommandQueueWithProperties,
	(void *)slow_clCreateCommandQueueWithPropertiesKHR,
	(void *)slow_clCreateContext,
	(void *)slow_clCreateContextFromType,
	(void *)slow_clCreateEventFromEGLSyncKHR,
	(void *)slow_clCreateEventFromGLsyncKHR,
	(void *)slow_clCreateFromEGLImageKHR,
	(void *)slow_clCreateFromGLBuffer,
	(void *)slow_clCreateFromGLRenderbuffer,
	(void *)slow_clCreateFromGLTexture,
	(void *)slow_clCreateFromGLTexture2D,
	(void *)slow_clCreateFromGLTexture3D,
	(void *)slow_clCreateImage,
	(void *)slow_clCreateImage2D,
	(void *)slow_clCreateImage3D,
	(void *)slow_clCreateImageWithProperties,
	(void *)slow_clCreateKernel,
	(void *)slow_clCreateKernelsInProgram,
	(void *)slow_clCreatePipe,
	(void *)slow_clCreateProgramWithBinary,
	(void *)slow_clCreateProgramWithBuiltInKernels,
	(void *)slow_clCreateProgramWithIL,
	(void *)slow_clCreateProgramWithILKHR,
	(void *)slow_clCreateProgramWithSource,
	(void *)slow_clCreateSampler,
	(void *)slow_clCreateSamplerWithProperties,
	(void *)slow_clCreateSemaphoreWithPropertiesKHR,
	(void *)slow_clCreateSubBuffer,
	(void *)slow_clCreateSubDevices,
	(void *)slow_clCreateSubDevicesEXT,
	(void *)slow_clCreateUserEvent,
	(void *)slow_clDeviceMemAllocINTEL,
	(void *)slow_clEnqueueAcquireEGLObjectsKHR,
	(void *)slow_clEnqueueAcquireExternalMemObjectsKHR,
	(void *)slow_clEnqueueAcquireGLObjects,
	(void *)slow_clEnqueueAcquireGrallocObjectsIMG,
	(void *)slow_clEnqueueBarrier,
	(void *)slow_clEnqueueBarrierWithWaitList,
	(void *)slow_clEnqueueGenerateMipmapIMG,
	(void *)slow_clEnqueueMapBuffer,
	(void *)slow_clEnqueueMapImage,
	(void *)slow_clEnqueueMarker,
	(void *)slow_clEnqueueMarkerWithWaitList,
	(void *)slow_clEnqueueMemAdviseINTEL,
	(void *)slow_clEnqueueMigrateMemINTEL,
	(void *)slow_clEnqueueMigrateMemObjectEXT,
	(void *)slow_clEnqueueMigrateMemObjects,
	(void *)slow_clEnqueueNativeKernel,
	(void *)slow_clEnqueueReadHostPipeINTEL,
	(void *)slow_clEnqueueReleaseEGLObjectsKHR,
	(void *)slow_clEnqueueReleaseExternalMemObjectsKHR,
	(void *)slow_clEnqueueReleaseGLObjects,
	(void *)slow_clEnqueueReleaseGrallocObjectsIMG,
	(void *)slow_clEnqueueSVMFree,
	(void *)slow_clEnqueueSVMFreeARM,
	(void *)slow_clEnqueueSVMMap,
	(void *)slow_clEnqueueSVMMapARM,
	(void *)slow_clEnqueueSVMMigrateMem,
	(void *)slow_clEnqueueSVMUnmap,
	(void *)slow_clEnqueueSVMUnmapARM,
	(void *)slow_clEnqueueSignalSemaphoresKHR,
	(void *)slow_clEnqueueUnmapMemObject,
	(void *)slow_clEnqueueWaitForEvents,
	(void *)slow_clEnqueueWaitSemaphoresKHR,
	(void *)slow_clEnqueueWriteHostPipeINTEL,
	(void *)slow_clFinalizeCommandBufferKHR,
	(void *)slow_clFlush,
	(void *)slow_clGetAcceleratorInfoINTEL,
	(void *)slow_clGetCommandBufferInfoKHR,
	(void *)slow_clGetCommandQueueInfo,
	(void *)slow_clGetContextInfo,
	(void *)slow_clGetDeviceAndHostTimer,
	(void *)slow_clGetDeviceIDs,
	(void *)slow_clGetDeviceImageInfoQCOM,
	(void *)slow_clGetDeviceInfo,
	(void *)slow_clGetEventInfo,
	(void *)slow_clGetEventProfilingInfo,
	(void *)slow_clGetExtensionFunctionAddress,
	(void *)slow_clGetExtensionFunctionAddressForPlatform,
	(void *)slow_clGetGLContextInfoKHR,
	(void *)slow_clGetGLObjectInfo,
	(void *)slow_clGetGLTextureInfo,
	(void *)slow_clGetHostTimer,
	(void *)slow_clGetICDLoaderInfoOCLICD,
	(void *)slow_clGetImageInfo,
	(void *)slow_clGetImageRequirementsInfoEXT,
	(void *)slow_clGetKernelArgInfo,
	(void *)slow_clGetKernelInfo,
	(void *)slow_clGetKernelSubGroupInfo,
	(void *)slow_clGetKernelSubGroupInfoKHR,
	(void *)slow_clGetKernelSuggestedLocalWorkSizeKHR,
	(void *)slow_clGetKernelWorkGroupInfo,
	(void *)slow_clGetLayerInfo,
	(void *)slow_clGetMemAllocInfoINTEL,
	(void *)slow_clGetMemObjectInfo,
	(void *)slow_clGetMutableCommandInfoKHR,
	(void *)slow_clGetPipeInfo,
	(void *)slow_clGetPlatformIDs,
	(void *)slow_clGetPlatformInfo,
	(void *)slow_clGetProgramBuildInfo,
	(void *)slow_clGetProgramInfo,
	(void *)slow_clGetSamplerInfo,
	(void *)slow_clGetSemaphoreHandleForTypeKHR,
	(void *)slow_clGetSemaphoreInfoKHR,
	(void *)slow_clGetSupportedGLTextureFormatsINTEL,
	(void *)slow_clGetSupportedImageFormats,
	(void *)slow_clHostMemAllocINTEL,
	(void *)slow_clIcdGetPlatformIDsKHR,
	(void *)slow_clImportMemoryARM,
	(void *)slow_clInitLayer,
	(void *)slow_clLinkProgram,
	(void *)slow_clLogMessagesToStderrAPPLE,
	(void *)slow_clLogMessagesToStdoutAPPLE,
	(void *)slow_clLogMessagesToSystemLogAPPLE,
	(void *)slow_clMemBlockingFreeINTEL,
	(void *)slow_clMemFreeINTEL,
	(void *)slow_clReImportSemaphoreSyncFdKHR,
	(void *)slow_clReleaseAcceleratorINTEL,
	(void *)slow_clReleaseCommandBufferKHR,
	(void *)slow_clReleaseCommandQueue,
	(void *)slow_clReleaseContext,
	(void *)slow_clReleaseDevice,
	(void *)slow_clReleaseDeviceEXT,
	(void *)slow_clReleaseEvent,
	(void *)slow_clReleaseKernel,
	(void *)slow_clReleaseMemObject,
	(void *)slow_clReleaseProgram,
	(void *)slow_clReleaseSampler,
	(void *)slow_clReleaseSemaphoreKHR,
	(void *)slow_clRemapCommandBufferKHR,
	(void *)slow_clRetainAcceleratorINTEL,
	(void *)slow_clRetainCommandBufferKHR,
	(void *)slow_clRetainCommandQueue,
	(void *)slow_clRetainContext,
	(void *)slow_clRetainDevice,
	(void *)slow_clRetainDeviceEXT,
	(void *)slow_clRetainEvent,
	(void *)slow_clRetainKernel,
	(void *)slow_clRetainMemObject,
	(void *)slow_clRetainProgram,
	(void *)slow_clRetainSampler,
	(void *)slow_clRetainSemaphoreKHR,
	(void *)slow_clSVMAlloc,
	(void *)slow_clSVMAllocARM,
	(void *)slow_clSVMFree,
	(void *)slow_clSVMFreeARM,
	(void *)slow_clSetCommandQueueProperty,
	(void *)slow_clSetContentSizeBufferPoCL,
	(void *)slow_clSetContextDestructorCallback,
	(void *)slow_clSetDefaultDeviceCommandQueue,
	(void *)slow_clSetEventCallback,
	(void *)slow_clSetKernelArg,
	(void *)slow_clSetKernelArgMemPointerINTEL,
	(void *)slow_clSetKernelArgSVMPointer,
	(void *)slow_clSetKernelArgSVMPointerARM,
	(void *)slow_clSetKernelExecInfo,
	(void *)slow_clSetKernelExecInfoARM,
	(void *)slow_clSetMemObjectDestructorAPPLE,
	(void *)slow_clSetMemObjectDestructorCallback,
	(void *)slow_clSetProgramReleaseCallback,
	(void *)slow_clSetProgramSpecializationConstant,
	(void *)slow_clSetUserEventStatus,
	(void *)slow_clSharedMemAllocINTEL,
	(void *)slow_clTerminateContextKHR,
	(void *)slow_clUnloadCompiler,
	(void *)slow_clUnloadPlatformCompiler,
	(void *)slow_clUpdateMutableCommandsKHR,
	(void *)slow_clWaitForEvents,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(clEnqueueCommandBufferKHR, cl_int),
	SHIM_VERSION(clEnqueueNDRangeKernel, cl_int, "clEnqueueNDRangeKernel", "OPENCL_1.0", false),
	SHIM_VERSION(clEnqueueTask, cl_int, "clEnqueueTask", "OPENCL_1.0", false),
	SHIM_VERSION(clFinish, cl_int, "clFinish", "OPENCL_1.0", false),
	SHIM_VERSION(clEnqueueCopyBuffer, cl_int, "clEnqueueCopyBuffer", "OPENCL_1.0", false),
	SHIM_VERSION(clEnqueueCopyBufferRect, cl_int, "clEnqueueCopyBufferRect", "OPENCL_1.1",
			false),
	SHIM_VERSION(clEnqueueCopyBufferToImage, cl_int, "clEnqueueCopyBufferToImage", "OPENCL_1.0",
			false),
	SHIM_VERSION(clEnqueueCopyImage, cl_int, "clEnqueueCopyImage", "OPENCL_1.0", false),
	SHIM_VERSION(clEnqueueCopyImageToBuffer, cl_int, "clEnqueueCopyImageToBuffer", "OPENCL_1.0",
			false),
	SHIM_VERSION(clEnqueueFillBuffer, cl_int, "clEnqueueFillBuffer", "OPENCL_1.2", false),
	SHIM_VERSION(clEnqueueFillImage, cl_int, "clEnqueueFillImage", "OPENCL_1.2", false),
	SHIM_SYMBOL(clEnqueueMemFillINTEL, cl_int),
	SHIM_SYMBOL(clEnqueueMemcpyINTEL, cl_int),
	SHIM_SYMBOL(clEnqueueMemsetINTEL, cl_int),
	SHIM_VERSION(clEnqueueReadBuffer, cl_int, "clEnqueueReadBuffer", "OPENCL_1.0", false),
	SHIM_VERSION(clEnqueueReadBufferRect, cl_int, "clEnqueueReadBufferRect", "OPENCL_1.1",
			false),
	SHIM_VERSION(clEnqueueReadImage, cl_int, "clEnqueueReadImage", "OPENCL_1.0", false),
	SHIM_VERSION(clEnqueueSVMMemFill, cl_int, "clEnqueueSVMMemFill", "OPENCL_2.0", false),
	SHIM_SYMBOL(clEnqueueSVMMemFillARM, cl_int),
	SHIM_VERSION(clEnqueueSVMMemcpy, cl_int, "clEnqueueSVMMemcpy", "OPENCL_2.0", false),
	SHIM_SYMBOL(clEnqueueSVMMemcpyARM, cl_int),
	SHIM_VERSION(clEnqueueWriteBuffer, cl_int, "clEnqueueWriteBuffer", "OPENCL_1.0", false),
	SHIM_VERSION(clEnqueueWriteBufferRect, cl_int, "clEnqueueWriteBufferRect", "OPENCL_1.1",
			false),
	SHIM_VERSION(clEnqueueWriteImage, cl_int, "clEnqueueWriteImage", "OPENCL_1.0", false),
	SHIM_VERSION(clBuildProgram, cl_int, "clBuildProgram", "OPENCL_1.0", false),
	SHIM_SYMBOL(clCancelCommandsIMG, cl_int),
	SHIM_VERSION(clCloneKernel, clCloneKernel, "clCloneKernel", "OPENCL_2.1", false),
	SHIM_SYMBOL(clCommandBarrierWithWaitListKHR, cl_int),
	SHIM_SYMBOL(clCommandCopyBufferKHR, cl_int),
	SHIM_SYMBOL(clCommandCopyBufferRectKHR, cl_int),
	SHIM_SYMBOL(clCommandCopyBufferToImageKHR, cl_int),
	SHIM_SYMBOL(clCommandCopyImageKHR, cl_int),
	SHIM_SYMBOL(clCommandCopyImageToBufferKHR, cl_int),
	SHIM_SYMBOL(clCommandFillBufferKHR, cl_int),
	SHIM_SYMBOL(clCommandFillImageKHR, cl_int),
	SHIM_SYMBOL(clCommandNDRangeKernelKHR, cl_int),
	SHIM_SYMBOL(clCommandSVMMemFillKHR, cl_int),
	SHIM_SYMBOL(clCommandSVMMemcpyKHR, cl_int),
	SHIM_VERSION(clCompileProgram, cl_int, "clCompileProgram", "OPENCL_1.2", false),
	SHIM_SYMBOL(clCreateAcceleratorINTEL, clCreateAcceleratorINTEL),
	SHIM_VERSION(clCreateBuffer, clCreateBuffer, "clCreateBuffer", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateBufferWithProperties, clCreateBufferWithProperties,
			"clCreateBufferWithProperties", "OPENCL_3.0", false),
	SHIM_SYMBOL(clCreateBufferWithPropertiesINTEL, clCreateBufferWithPropertiesINTEL),
	SHIM_SYMBOL(clCreateCommandBufferKHR, clCreateCommandBufferKHR),
	SHIM_VERSION(clCreateCommandQueue, clCreateCommandQueue, "clCreateCommandQueue",
			"OPENCL_1.0", false),
	SHIM_VERSION(clCreateCommandQueueWithProperties, clCreateCommandQueueWithProperties,
			"clCreateCommandQueueWithProperties", "OPENCL_2.0", false),
	SHIM_SYMBOL(clCreateCommandQueueWithPropertiesKHR, clCreateCommandQueueWithPropertiesKHR),
	SHIM_VERSION(clCreateContext, clCreateContext, "clCreateContext", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateContextFromType, clCreateContextFromType, "clCreateContextFromType",
			"OPENCL_1.0", false),
	SHIM_VERSION(clCreateEventFromEGLSyncKHR, clCreateEventFromEGLSyncKHR,
			"clCreateEventFromEGLSyncKHR", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateEventFromGLsyncKHR, clCreateEventFromGLsyncKHR,
			"clCreateEventFromGLsyncKHR", "OPENCL_1.1", false),
	SHIM_VERSION(clCreateFromEGLImageKHR, clCreateFromEGLImageKHR, "clCreateFromEGLImageKHR",
			"OPENCL_1.0", false),
	SHIM_VERSION(clCreateFromGLBuffer, clCreateFromGLBuffer, "clCreateFromGLBuffer",
			"OPENCL_1.0", false),
	SHIM_VERSION(clCreateFromGLRenderbuffer, clCreateFromGLRenderbuffer,
			"clCreateFromGLRenderbuffer", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateFromGLTexture, clCreateFromGLTexture, "clCreateFromGLTexture",
			"OPENCL_1.2", false),
	SHIM_VERSION(clCreateFromGLTexture2D, clCreateFromGLTexture2D, "clCreateFromGLTexture2D",
			"OPENCL_1.0", false),
	SHIM_VERSION(clCreateFromGLTexture3D, clCreateFromGLTexture3D, "clCreateFromGLTexture3D",
			"OPENCL_1.0", false),
	SHIM_VERSION(clCreateImage, clCreateImage, "clCreateImage", "OPENCL_1.2", false),
	SHIM_VERSION(clCreateImage2D, clCreateImage2D, "clCreateImage2D", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateImage3D, clCreateImage3D, "clCreateImage3D", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateImageWithProperties, clCreateImageWithProperties,
			"clCreateImageWithProperties", "OPENCL_3.0", false),
	SHIM_VERSION(clCreateKernel, clCreateKernel, "clCreateKernel", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateKernelsInProgram, cl_int, "clCreateKernelsInProgram", "OPENCL_1.0",
			false),
	SHIM_VERSION(clCreatePipe, clCreatePipe, "clCreatePipe", "OPENCL_2.0", false),
	SHIM_VERSION(clCreateProgramWithBinary, clCreateProgramWithBinary,
			"clCreateProgramWithBinary", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateProgramWithBuiltInKernels, clCreateProgramWithBuiltInKernels,
			"clCreateProgramWithBuiltInKernels", "OPENCL_1.2", false),
	SHIM_VERSION(clCreateProgramWithIL, clCreateProgramWithIL, "clCreateProgramWithIL",
			"OPENCL_2.1", false),
	SHIM_SYMBOL(clCreateProgramWithILKHR, clCreateProgramWithILKHR),
	SHIM_VERSION(clCreateProgramWithSource, clCreateProgramWithSource,
			"clCreateProgramWithSource", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateSampler, clCreateSampler, "clCreateSampler", "OPENCL_1.0", false),
	SHIM_VERSION(clCreateSamplerWithProperties, clCreateSamplerWithProperties,
			"clCreateSamplerWithProperties", "OPENCL_2.0", false),
	SHIM_SYMBOL(clCreateSemaphoreWithPropertiesKHR, clCreateSemaphoreWithPropertiesKHR),
	SHIM_VERSION(clCreateSubBuffer, clCreateSubBuffer, "clCreateSubBuffer", "OPENCL_1.1",
			false),
	SHIM_VERSION(clCreateSubDevices, cl_int, "clCreateSubDevices", "OPENCL_1.2", false),
	SHIM_VERSION(clCreateSubDevicesEXT, cl_int, "clCreateSubDevicesEXT", "OPENCL_1.1", false),
	SHIM_VERSION(clCreateUserEvent, clCreateUserEvent, "clCreateUserEvent", "OPENCL_1.1",
			false),
	SHIM_SYMBOL(clDeviceMemAllocINTEL, clDeviceMemAllocINTEL),
	SHIM_VERSION(clEnqueueAcquireEGLObjectsKHR, cl_int, "clEnqueueAcquireEGLObjectsKHR",
			"OPENCL_1.0", false),
	SHIM_SYMBOL(clEnqueueAcquireExternalMemObjectsKHR, cl_int),
	SHIM_VERSION(clEnqueueAcquireGLObjects, cl_int, "clEnqueueAcquireGLObjects", "OPENCL_1.0",
			false),
	SHIM_SYMBOL(clEnqueueAcquireGrallocObjectsIMG, cl_int),
	SHIM_VERSION(clEnqueueBarrier, cl_int, "clEnqueueBarrier", "OPENCL_1.0", false),
	SHIM_VERSION(clEnqueueBarrierWithWaitList, cl_int, "clEnqueueBarrierWithWaitList",
			"OPENCL_1.2", false),
	SHIM_SYMBOL(clEnqueueGenerateMipmapIMG, cl_int),
	SHIM_VERSION(clEnqueueMapBuffer, clEnqueueMapBuffer, "clEnqueueMapBuffer", "OPENCL_1.0",
			false),
	SHIM_VERSION(clEnqueueMapImage, clEnqueueMapImage, "clEnqueueMapImage", "OPENCL_1.0",
			false),
	SHIM_VERSION(clEnqueueMarker, cl_int, "clEnqueueMarker", "OPENCL_1.0", false),
	SHIM_VERSION(clEnqueueMarkerWithWaitList, cl_int, "clEnqueueMarkerWithWaitList",
			"OPENCL_1.2", false),
	SHIM_SYMBOL(clEnqueueMemAdviseINTEL, cl_int),
	SHIM_SYMBOL(clEnqueueMigrateMemINTEL, cl_int),
	SHIM_SYMBOL(clEnqueueMigrateMemObjectEXT, cl_int),
	SHIM_VERSION(clEnqueueMigrateMemObjects, cl_int, "clEnqueueMigrateMemObjects", "OPENCL_1.2",
			false),
	SHIM_VERSION(clEnqueueNativeKernel, cl_int, "clEnqueueNativeKernel", "OPENCL_1.0", false),
	SHIM_SYMBOL(clEnqueueReadHostPipeINTEL, cl_int),
	SHIM_VERSION(clEnqueueReleaseEGLObjectsKHR, cl_int, "clEnqueueReleaseEGLObjectsKHR",
			"OPENCL_1.0", false),
	SHIM_SYMBOL(clEnqueueReleaseExternalMemObjectsKHR, cl_int),
	SHIM_VERSION(clEnqueueReleaseGLObjects, cl_int, "clEnqueueReleaseGLObjects", "OPENCL_1.0",
			false),
	SHIM_SYMBOL(clEnqueueReleaseGrallocObjectsIMG, cl_int),
	SHIM_VERSION(clEnqueueSVMFree, cl_int, "clEnqueueSVMFree", "OPENCL_2.0", false),
	SHIM_SYMBOL(clEnqueueSVMFreeARM, cl_int),
	SHIM_VERSION(clEnqueueSVMMap, cl_int, "clEnqueueSVMMap", "OPENCL_2.0", false),
	SHIM_SYMBOL(clEnqueueSVMMapARM, cl_int),
	SHIM_VERSION(clEnqueueSVMMigrateMem, cl_int, "clEnqueueSVMMigrateMem", "OPENCL_2.1", false),
	SHIM_VERSION(clEnqueueSVMUnmap, cl_int, "clEnqueueSVMUnmap", "OPENCL_2.0", false),
	SHIM_SYMBOL(clEnqueueSVMUnmapARM, cl_int),
	SHIM_SYMBOL(clEnqueueSignalSemaphoresKHR, cl_int),
	SHIM_VERSION(clEnqueueUnmapMemObject, cl_int, "clEnqueueUnmapMemObject", "OPENCL_1.0",
			false),
	SHIM_VERSION(clEnqueueWaitForEvents, cl_int, "clEnqueueWaitForEvents", "OPENCL_1.0", false),
	SHIM_SYMBOL(clEnqueueWaitSemaphoresKHR, cl_int),
	SHIM_SYMBOL(clEnqueueWriteHostPipeINTEL, cl_int),
	SHIM_SYMBOL(clFinalizeCommandBufferKHR, cl_int),
	SHIM_VERSION(clFlush, cl_int, "clFlush", "OPENCL_1.0", false),
	SHIM_SYMBOL(clGetAcceleratorInfoINTEL, cl_int),
	SHIM_SYMBOL(clGetCommandBufferInfoKHR, cl_int),
	SHIM_VERSION(clGetCommandQueueInfo, cl_int, "clGetCommandQueueInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetContextInfo, cl_int, "clGetContextInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetDeviceAndHostTimer, cl_int, "clGetDeviceAndHostTimer", "OPENCL_2.1",
			false),
	SHIM_VERSION(clGetDeviceIDs, cl_int, "clGetDeviceIDs", "OPENCL_1.0", false),
	SHIM_SYMBOL(clGetDeviceImageInfoQCOM, cl_int),
	SHIM_VERSION(clGetDeviceInfo, cl_int, "clGetDeviceInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetEventInfo, cl_int, "clGetEventInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetEventProfilingInfo, cl_int, "clGetEventProfilingInfo", "OPENCL_1.0",
			false),
	SHIM_VERSION(clGetExtensionFunctionAddress, void_p, "clGetExtensionFunctionAddress",
			"OPENCL_1.0", false),
	SHIM_VERSION(clGetExtensionFunctionAddressForPlatform, void_p,
			"clGetExtensionFunctionAddressForPlatform", "OPENCL_1.2", false),
	SHIM_VERSION(clGetGLContextInfoKHR, cl_int, "clGetGLContextInfoKHR", "OPENCL_1.0", false),
	SHIM_VERSION(clGetGLObjectInfo, cl_int, "clGetGLObjectInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetGLTextureInfo, cl_int, "clGetGLTextureInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetHostTimer, cl_int, "clGetHostTimer", "OPENCL_2.1", false),
	SHIM_SYMBOL(clGetICDLoaderInfoOCLICD, cl_int),
	SHIM_VERSION(clGetImageInfo, cl_int, "clGetImageInfo", "OPENCL_1.0", false),
	SHIM_SYMBOL(clGetImageRequirementsInfoEXT, cl_int),
	SHIM_VERSION(clGetKernelArgInfo, cl_int, "clGetKernelArgInfo", "OPENCL_1.2", false),
	SHIM_VERSION(clGetKernelInfo, cl_int, "clGetKernelInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetKernelSubGroupInfo, cl_int, "clGetKernelSubGroupInfo", "OPENCL_2.1",
			false),
	SHIM_VERSION(clGetKernelSubGroupInfoKHR, cl_int, "clGetKernelSubGroupInfoKHR", "OPENCL_2.0",
			false),
	SHIM_SYMBOL(clGetKernelSuggestedLocalWorkSizeKHR, cl_int),
	SHIM_VERSION(clGetKernelWorkGroupInfo, cl_int, "clGetKernelWorkGroupInfo", "OPENCL_1.0",
			false),
	SHIM_SYMBOL(clGetLayerInfo, cl_int),
	SHIM_SYMBOL(clGetMemAllocInfoINTEL, cl_int),
	SHIM_VERSION(clGetMemObjectInfo, cl_int, "clGetMemObjectInfo", "OPENCL_1.0", false),
	SHIM_SYMBOL(clGetMutableCommandInfoKHR, cl_int),
	SHIM_VERSION(clGetPipeInfo, cl_int, "clGetPipeInfo", "OPENCL_2.0", false),
	SHIM_VERSION(clGetPlatformIDs, cl_int, "clGetPlatformIDs", "OPENCL_1.0", false),
	SHIM_VERSION(clGetPlatformInfo, cl_int, "clGetPlatformInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetProgramBuildInfo, cl_int, "clGetProgramBuildInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetProgramInfo, cl_int, "clGetProgramInfo", "OPENCL_1.0", false),
	SHIM_VERSION(clGetSamplerInfo, cl_int, "clGetSamplerInfo", "OPENCL_1.0", false),
	SHIM_SYMBOL(clGetSemaphoreHandleForTypeKHR, cl_int),
	SHIM_SYMBOL(clGetSemaphoreInfoKHR, cl_int),
	SHIM_SYMBOL(clGetSupportedGLTextureFormatsINTEL, cl_int),
	SHIM_VERSION(clGetSupportedImageFormats, cl_int, "clGetSupportedImageFormats", "OPENCL_1.0",
			false),
	SHIM_SYMBOL(clHostMemAllocINTEL, clHostMemAllocINTEL),
	SHIM_SYMBOL(clIcdGetPlatformIDsKHR, cl_int),
	SHIM_SYMBOL(clImportMemoryARM, clImportMemoryARM),
	SHIM_SYMBOL(clInitLayer, cl_int),
	SHIM_VERSION(clLinkProgram, clLinkProgram, "clLinkProgram", "OPENCL_1.2", false),
	SHIM_SYMBOL(clLogMessagesToStderrAPPLE, void),
	SHIM_SYMBOL(clLogMessagesToStdoutAPPLE, void),
	SHIM_SYMBOL(clLogMessagesToSystemLogAPPLE, void),
	SHIM_SYMBOL(clMemBlockingFreeINTEL, cl_int),
	SHIM_SYMBOL(clMemFreeINTEL, cl_int),
	SHIM_SYMBOL(clReImportSemaphoreSyncFdKHR, cl_int),
	SHIM_SYMBOL(clReleaseAcceleratorINTEL, cl_int),
	SHIM_SYMBOL(clReleaseCommandBufferKHR, cl_int),
	SHIM_VERSION(clReleaseCommandQueue, cl_int, "clReleaseCommandQueue", "OPENCL_1.0", false),
	SHIM_VERSION(clReleaseContext, cl_int, "clReleaseContext", "OPENCL_1.0", false),
	SHIM_VERSION(clReleaseDevice, cl_int, "clReleaseDevice", "OPENCL_1.2", false),
	SHIM_VERSION(clReleaseDeviceEXT, cl_int, "clReleaseDeviceEXT", "OPENCL_1.1", false),
	SHIM_VERSION(clReleaseEvent, cl_int, "clReleaseEvent", "OPENCL_1.0", false),
	SHIM_VERSION(clReleaseKernel, cl_int, "clReleaseKernel", "OPENCL_1.0", false),
	SHIM_VERSION(clReleaseMemObject, cl_int, "clReleaseMemObject", "OPENCL_1.0", false),
	SHIM_VERSION(clReleaseProgram, cl_int, "clReleaseProgram", "OPENCL_1.0", false),
	SHIM_VERSION(clReleaseSampler, cl_int, "clReleaseSampler", "OPENCL_1.0", false),
	SHIM_SYMBOL(clReleaseSemaphoreKHR, cl_int),
	SHIM_SYMBOL(clRemapCommandBufferKHR, clRemapCommandBufferKHR),
	SHIM_SYMBOL(clRetainAcceleratorINTEL, cl_int),
	SHIM_SYMBOL(clRetainCommandBufferKHR, cl_int),
	SHIM_VERSION(clRetainCommandQueue, cl_int, "clRetainCommandQueue", "OPENCL_1.0", false),
	SHIM_VERSION(clRetainContext, cl_int, "clRetainContext", "OPENCL_1.0", false),
	SHIM_VERSION(clRetainDevice, cl_int, "clRetainDevice", "OPENCL_1.2", false),
	SHIM_VERSION(clRetainDeviceEXT, cl_int, "clRetainDeviceEXT", "OPENCL_1.1", false),
	SHIM_VERSION(clRetainEvent, cl_int, "clRetainEvent", "OPENCL_1.0", false),
	SHIM_VERSION(clRetainKernel, cl_int, "clRetainKernel", "OPENCL_1.0", false),
	SHIM_VERSION(clRetainMemObject, cl_int, "clRetainMemObject", "OPENCL_1.0", false),
	SHIM_VERSION(clRetainProgram, cl_int, "clRetainProgram", "OPENCL_1.0", false),
	SHIM_VERSION(clRetainSampler, cl_int, "clRetainSampler", "OPENCL_1.0", false),
	SHIM_SYMBOL(clRetainSemaphoreKHR, cl_int),
	SHIM_VERSION(clSVMAlloc, void_p, "clSVMAlloc", "OPENCL_2.0", false),
	SHIM_SYMBOL(clSVMAllocARM, void_p),
	SHIM_VERSION(clSVMFree, void, "clSVMFree", "OPENCL_2.0", false),
	SHIM_SYMBOL(clSVMFreeARM, void),
	SHIM_VERSION(clSetCommandQueueProperty, untyped, "clSetCommandQueueProperty", "OPENCL_1.0",
			false),
	SHIM_SYMBOL(clSetContentSizeBufferPoCL, cl_int),
	SHIM_VERSION(clSetContextDestructorCallback, cl_int, "clSetContextDestructorCallback",
			"OPENCL_3.0", false),
	SHIM_VERSION(clSetDefaultDeviceCommandQueue, cl_int, "clSetDefaultDeviceCommandQueue",
			"OPENCL_2.1", false),
	SHIM_VERSION(clSetEventCallback, cl_int, "clSetEventCallback", "OPENCL_1.1", false),
	SHIM_VERSION(clSetKernelArg, cl_int, "clSetKernelArg", "OPENCL_1.0", false),
	SHIM_SYMBOL(clSetKernelArgMemPointerINTEL, cl_int),
	SHIM_VERSION(clSetKernelArgSVMPointer, cl_int, "clSetKernelArgSVMPointer", "OPENCL_2.0",
			false),
	SHIM_SYMBOL(clSetKernelArgSVMPointerARM, cl_int),
	SHIM_VERSION(clSetKernelExecInfo, cl_int, "clSetKernelExecInfo", "OPENCL_2.0", false),
	SHIM_SYMBOL(clSetKernelExecInfoARM, cl_int),
	SHIM_SYMBOL(clSetMemObjectDestructorAPPLE, cl_int),
	SHIM_VERSION(clSetMemObjectDestructorCallback, cl_int, "clSetMemObjectDestructorCallback",
			"OPENCL_1.1", false),
	SHIM_VERSION(clSetProgramReleaseCallback, cl_int, "clSetProgramReleaseCallback",
			"OPENCL_2.2", false),
	SHIM_VERSION(clSetProgramSpecializationConstant, cl_int,
			"clSetProgramSpecializationConstant", "OPENCL_2.2", false),
	SHIM_VERSION(clSetUserEventStatus, cl_int, "clSetUserEventStatus", "OPENCL_1.1", false),
	SHIM_SYMBOL(clSharedMemAllocINTEL, clSharedMemAllocINTEL),
	SHIM_SYMBOL(clTerminateContextKHR, cl_int),
	SHIM_VERSION(clUnloadCompiler, cl_int, "clUnloadCompiler", "OPENCL_1.0", false),
	SHIM_VERSION(clUnloadPlatformCompiler, cl_int, "clUnloadPlatformCompiler", "OPENCL_1.2",
			false),
	SHIM_SYMBOL(clUpdateMutableCommandsKHR, cl_int),
	SHIM_VERSION(clWaitForEvents, cl_int, "clWaitForEvents", "OPENCL_1.0", false),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libOpenCL.so.1",
	.computes = true,
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{NULL, NULL},
};
