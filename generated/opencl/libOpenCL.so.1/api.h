/* Made by `porter gen --backend opencl`. Do not edit. */
/*
 * api.h: what libOpenCL.so.1 exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * CL/cl.h of opencl-c-headers 3.0~2024.10.24-2
 * CL/cl_ext.h of opencl-c-headers 3.0~2024.10.24-2
 * CL/cl_egl.h of opencl-c-headers 3.0~2024.10.24-2
 * CL/cl_gl.h of opencl-c-headers 3.0~2024.10.24-2
 * CL/cl_layer.h of opencl-c-headers 3.0~2024.10.24-2
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct _cl_platform_id;
struct _cl_device_id;
struct _cl_context;
struct _cl_command_queue;
struct _cl_mem;
struct _cl_program;
struct _cl_kernel;
struct _cl_event;
struct _cl_sampler;
struct _cl_image_format;
struct _cl_image_desc;
struct _cl_command_buffer_khr;
struct _cl_mutable_command_khr;
struct _cl_semaphore_khr;
struct _cl_accelerator_intel;
struct __GLsync;
struct _cl_icd_dispatch;

enum cl_constants {
	CL_SUCCESS = 0,
	CL_MEM_OBJECT_ALLOCATION_FAILURE = -4,
	CL_OUT_OF_RESOURCES = -5,
	CL_INVALID_VALUE = -30,
	CL_INVALID_OPERATION = -59,
	CL_DEVICE_MAX_MEM_ALLOC_SIZE = 4112,
	CL_DEVICE_GLOBAL_MEM_SIZE = 4127,
	CL_R = 4272,
	CL_A = 4273,
	CL_RG = 4274,
	CL_RA = 4275,
	CL_RGB = 4276,
	CL_RGBA = 4277,
	CL_INTENSITY = 4280,
	CL_LUMINANCE = 4281,
	CL_Rx = 4282,
	CL_RGx = 4283,
	CL_DEPTH = 4285,
	CL_sRGB = 4287,
	CL_SNORM_INT8 = 4304,
	CL_SNORM_INT16 = 4305,
	CL_UNORM_INT8 = 4306,
	CL_UNORM_INT16 = 4307,
	CL_UNORM_SHORT_565 = 4308,
	CL_UNORM_SHORT_555 = 4309,
	CL_UNORM_INT_101010 = 4310,
	CL_SIGNED_INT8 = 4311,
	CL_SIGNED_INT16 = 4312,
	CL_UNSIGNED_INT8 = 4314,
	CL_UNSIGNED_INT16 = 4315,
	CL_HALF_FLOAT = 4317,
	CL_FLOAT = 4318,
	CL_UNORM_INT_101010_2 = 4320,
	CL_MEM_OBJECT_IMAGE2D = 4337,
	CL_MEM_OBJECT_IMAGE3D = 4338,
	CL_MEM_OBJECT_IMAGE2D_ARRAY = 4339,
	CL_MEM_OBJECT_IMAGE1D = 4340,
	CL_MEM_OBJECT_IMAGE1D_ARRAY = 4341,
	CL_MEM_OBJECT_IMAGE1D_BUFFER = 4342,
	CL_PLATFORM_NOT_FOUND_KHR = -1001,
	CL_INVALID_SEMAPHORE_KHR = -1142,
	CL_LAYER_API_VERSION = 16960,
	CL_LAYER_API_VERSION_100 = 100,
};

typedef int32_t cl_int;
typedef uint32_t cl_uint;
typedef uint64_t cl_ulong;
typedef struct _cl_platform_id *cl_platform_id;
typedef struct _cl_device_id *cl_device_id;
typedef struct _cl_context *cl_context;
typedef struct _cl_command_queue *cl_command_queue;
typedef struct _cl_mem *cl_mem;
typedef struct _cl_program *cl_program;
typedef struct _cl_kernel *cl_kernel;
typedef struct _cl_event *cl_event;
typedef struct _cl_sampler *cl_sampler;
typedef cl_uint cl_bool;
typedef cl_ulong cl_bitfield;
typedef cl_ulong cl_properties;
typedef cl_bitfield cl_device_type;
typedef cl_uint cl_platform_info;
typedef cl_uint cl_device_info;
typedef cl_bitfield cl_command_queue_properties;
typedef intptr_t cl_device_partition_property;
typedef intptr_t cl_context_properties;
typedef cl_uint cl_context_info;
typedef cl_properties cl_queue_properties;
typedef cl_uint cl_command_queue_info;
typedef cl_uint cl_channel_order;
typedef cl_uint cl_channel_type;
typedef cl_bitfield cl_mem_flags;
typedef cl_bitfield cl_svm_mem_flags;
typedef cl_uint cl_mem_object_type;
typedef cl_uint cl_mem_info;
typedef cl_bitfield cl_mem_migration_flags;
typedef cl_uint cl_image_info;
typedef cl_uint cl_buffer_create_type;
typedef cl_uint cl_addressing_mode;
typedef cl_uint cl_filter_mode;
typedef cl_uint cl_sampler_info;
typedef cl_bitfield cl_map_flags;
typedef intptr_t cl_pipe_properties;
typedef cl_uint cl_pipe_info;
typedef cl_uint cl_program_info;
typedef cl_uint cl_program_build_info;
typedef cl_uint cl_kernel_info;
typedef cl_uint cl_kernel_arg_info;
typedef cl_uint cl_kernel_work_group_info;
typedef cl_uint cl_kernel_sub_group_info;
typedef cl_uint cl_event_info;
typedef cl_uint cl_profiling_info;
typedef cl_properties cl_sampler_properties;
typedef cl_uint cl_kernel_exec_info;
typedef cl_properties cl_mem_properties;
typedef struct _cl_image_format cl_image_format;
typedef struct _cl_image_desc cl_image_desc;
typedef struct _cl_command_buffer_khr *cl_command_buffer_khr;
typedef cl_uint cl_sync_point_khr;
typedef cl_uint cl_command_buffer_info_khr;
typedef cl_properties cl_command_buffer_properties_khr;
typedef cl_properties cl_command_properties_khr;
typedef struct _cl_mutable_command_khr *cl_mutable_command_khr;
typedef cl_uint cl_command_buffer_update_type_khr;
typedef cl_uint cl_mutable_command_info_khr;
typedef cl_properties cl_queue_properties_khr;
typedef cl_ulong cl_device_partition_property_ext;
typedef cl_int clReleaseDeviceEXT_t(cl_device_id);
typedef cl_int clRetainDeviceEXT_t(cl_device_id);
typedef cl_int clCreateSubDevicesEXT_t(cl_device_id, const cl_device_partition_property_ext *,
		cl_uint, cl_device_id *, cl_uint *);
typedef cl_bitfield cl_mem_migration_flags_ext;
typedef cl_uint cl_image_pitch_info_qcom;
typedef cl_uint cl_mipmap_filter_mode_img;
typedef cl_int clGetKernelSubGroupInfoKHR_t(cl_kernel, cl_device_id, cl_kernel_sub_group_info,
		size_t, const void *, size_t, void *, size_t *);
typedef struct _cl_semaphore_khr *cl_semaphore_khr;
typedef cl_uint cl_external_semaphore_handle_type_khr;
typedef cl_properties cl_semaphore_reimport_properties_khr;
typedef cl_properties cl_semaphore_properties_khr;
typedef cl_uint cl_semaphore_info_khr;
typedef cl_ulong cl_semaphore_payload_khr;
typedef intptr_t cl_import_properties_arm;
typedef cl_bitfield cl_svm_mem_flags_arm;
typedef cl_uint cl_kernel_exec_info_arm;
typedef struct _cl_accelerator_intel *cl_accelerator_intel;
typedef cl_uint cl_accelerator_type_intel;
typedef cl_uint cl_accelerator_info_intel;
typedef cl_properties cl_mem_properties_intel;
typedef cl_uint cl_mem_info_intel;
typedef cl_uint cl_mem_advice_intel;
typedef cl_uint cl_image_requirements_info_ext;
typedef cl_uint cl_icdl_info;
typedef cl_int clGetPlatformIDs_t(cl_uint, cl_platform_id *, cl_uint *);
typedef cl_int clGetPlatformInfo_t(cl_platform_id, cl_platform_info, size_t, void *, size_t *);
typedef cl_int clGetDeviceIDs_t(cl_platform_id, cl_device_type, cl_uint, cl_device_id *, cl_uint *);
typedef cl_int clGetDeviceInfo_t(cl_device_id, cl_device_info, size_t, void *, size_t *);
typedef cl_context clCreateContext_t(const cl_context_properties *, cl_uint, const cl_device_id *,
		void (*)(const char *, const void *, size_t, void *), void *, cl_int *);
typedef cl_context clCreateContextFromType_t(const cl_context_properties *, cl_device_type,
		void (*)(const char *, const void *, size_t, void *), void *, cl_int *);
typedef cl_int clRetainContext_t(cl_context);
typedef cl_int clReleaseContext_t(cl_context);
typedef cl_int clGetContextInfo_t(cl_context, cl_context_info, size_t, void *, size_t *);
typedef cl_int clRetainCommandQueue_t(cl_command_queue);
typedef cl_int clReleaseCommandQueue_t(cl_command_queue);
typedef cl_int clGetCommandQueueInfo_t(cl_command_queue, cl_command_queue_info, size_t, void *,
		size_t *);
typedef cl_mem clCreateBuffer_t(cl_context, cl_mem_flags, size_t, void *, cl_int *);
typedef cl_int clRetainMemObject_t(cl_mem);
typedef cl_int clReleaseMemObject_t(cl_mem);
typedef cl_int clGetSupportedImageFormats_t(cl_context, cl_mem_flags, cl_mem_object_type, cl_uint,
		cl_image_format *, cl_uint *);
typedef cl_int clGetMemObjectInfo_t(cl_mem, cl_mem_info, size_t, void *, size_t *);
typedef cl_int clGetImageInfo_t(cl_mem, cl_image_info, size_t, void *, size_t *);
typedef cl_int clRetainSampler_t(cl_sampler);
typedef cl_int clReleaseSampler_t(cl_sampler);
typedef cl_int clGetSamplerInfo_t(cl_sampler, cl_sampler_info, size_t, void *, size_t *);
typedef cl_program clCreateProgramWithSource_t(cl_context, cl_uint, const char **, const size_t *,
		cl_int *);
typedef cl_program clCreateProgramWithBinary_t(cl_context, cl_uint, const cl_device_id *,
		const size_t *, const unsigned char **, cl_int *, cl_int *);
typedef cl_int clRetainProgram_t(cl_program);
typedef cl_int clReleaseProgram_t(cl_program);
typedef cl_int clBuildProgram_t(cl_program, cl_uint, const cl_device_id *, const char *,
		void (*)(cl_program, void *), void *);
typedef cl_int clGetProgramInfo_t(cl_program, cl_program_info, size_t, void *, size_t *);
typedef cl_int clGetProgramBuildInfo_t(cl_program, cl_device_id, cl_program_build_info, size_t,
		void *, size_t *);
typedef cl_kernel clCreateKernel_t(cl_program, const char *, cl_int *);
typedef cl_int clCreateKernelsInProgram_t(cl_program, cl_uint, cl_kernel *, cl_uint *);
typedef cl_int clRetainKernel_t(cl_kernel);
typedef cl_int clReleaseKernel_t(cl_kernel);
typedef cl_int clSetKernelArg_t(cl_kernel, cl_uint, size_t, const void *);
typedef cl_int clGetKernelInfo_t(cl_kernel, cl_kernel_info, size_t, void *, size_t *);
typedef cl_int clGetKernelWorkGroupInfo_t(cl_kernel, cl_device_id, cl_kernel_work_group_info,
		size_t, void *, size_t *);
typedef cl_int clWaitForEvents_t(cl_uint, const cl_event *);
typedef cl_int clGetEventInfo_t(cl_event, cl_event_info, size_t, void *, size_t *);
typedef cl_int clRetainEvent_t(cl_event);
typedef cl_int clReleaseEvent_t(cl_event);
typedef cl_int clGetEventProfilingInfo_t(cl_event, cl_profiling_info, size_t, void *, size_t *);
typedef cl_int clFlush_t(cl_command_queue);
typedef cl_int clFinish_t(cl_command_queue);
typedef cl_int clEnqueueReadBuffer_t(cl_command_queue, cl_mem, cl_bool, size_t, size_t, void *,
		cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueWriteBuffer_t(cl_command_queue, cl_mem, cl_bool, size_t, size_t,
		const void *, cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueCopyBuffer_t(cl_command_queue, cl_mem, cl_mem, size_t, size_t, size_t,
		cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueReadImage_t(cl_command_queue, cl_mem, cl_bool, const size_t *,
		const size_t *, size_t, size_t, void *, cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueWriteImage_t(cl_command_queue, cl_mem, cl_bool, const size_t *,
		const size_t *, size_t, size_t, const void *, cl_uint, const cl_event *,
		cl_event *);
typedef cl_int clEnqueueCopyImage_t(cl_command_queue, cl_mem, cl_mem, const size_t *,
		const size_t *, const size_t *, cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueCopyImageToBuffer_t(cl_command_queue, cl_mem, cl_mem, const size_t *,
		const size_t *, size_t, cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueCopyBufferToImage_t(cl_command_queue, cl_mem, cl_mem, size_t,
		const size_t *, const size_t *, cl_uint, const cl_event *, cl_event *);
typedef void *clEnqueueMapBuffer_t(cl_command_queue, cl_mem, cl_bool, cl_map_flags, size_t, size_t,
		cl_uint, const cl_event *, cl_event *, cl_int *);
typedef void *clEnqueueMapImage_t(cl_command_queue, cl_mem, cl_bool, cl_map_flags, const size_t *,
		const size_t *, size_t *, size_t *, cl_uint, const cl_event *, cl_event *,
		cl_int *);
typedef cl_int clEnqueueUnmapMemObject_t(cl_command_queue, cl_mem, void *, cl_uint,
		const cl_event *, cl_event *);
typedef cl_int clEnqueueNDRangeKernel_t(cl_command_queue, cl_kernel, cl_uint, const size_t *,
		const size_t *, const size_t *, cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueNativeKernel_t(cl_command_queue, void (*)(void *), void *, size_t, cl_uint,
		const cl_mem *, const void **, cl_uint, const cl_event *, cl_event *);
typedef cl_int clSetCommandQueueProperty_t(cl_command_queue, cl_command_queue_properties, cl_bool,
		cl_command_queue_properties *);
typedef cl_mem clCreateImage2D_t(cl_context, cl_mem_flags, const cl_image_format *, size_t, size_t,
		size_t, void *, cl_int *);
typedef cl_mem clCreateImage3D_t(cl_context, cl_mem_flags, const cl_image_format *, size_t, size_t,
		size_t, size_t, size_t, void *, cl_int *);
typedef cl_int clEnqueueMarker_t(cl_command_queue, cl_event *);
typedef cl_int clEnqueueWaitForEvents_t(cl_command_queue, cl_uint, const cl_event *);
typedef cl_int clEnqueueBarrier_t(cl_command_queue);
typedef cl_int clUnloadCompiler_t(void);
typedef void *clGetExtensionFunctionAddress_t(const char *);
typedef cl_command_queue clCreateCommandQueue_t(cl_context, cl_device_id,
		cl_command_queue_properties, cl_int *);
typedef cl_sampler clCreateSampler_t(cl_context, cl_bool, cl_addressing_mode, cl_filter_mode,
		cl_int *);
typedef cl_int clEnqueueTask_t(cl_command_queue, cl_kernel, cl_uint, const cl_event *, cl_event *);
typedef cl_mem clCreateSubBuffer_t(cl_mem, cl_mem_flags, cl_buffer_create_type, const void *,
		cl_int *);
typedef cl_int clSetMemObjectDestructorCallback_t(cl_mem, void (*)(cl_mem, void *), void *);
typedef cl_event clCreateUserEvent_t(cl_context, cl_int *);
typedef cl_int clSetUserEventStatus_t(cl_event, cl_int);
typedef cl_int clSetEventCallback_t(cl_event, cl_int, void (*)(cl_event, cl_int, void *), void *);
typedef cl_int clEnqueueReadBufferRect_t(cl_command_queue, cl_mem, cl_bool, const size_t *,
		const size_t *, const size_t *, size_t, size_t, size_t, size_t, void *, cl_uint,
		const cl_event *, cl_event *);
typedef cl_int clEnqueueWriteBufferRect_t(cl_command_queue, cl_mem, cl_bool, const size_t *,
		const size_t *, const size_t *, size_t, size_t, size_t, size_t, const void *,
		cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueCopyBufferRect_t(cl_command_queue, cl_mem, cl_mem, const size_t *,
		const size_t *, const size_t *, size_t, size_t, size_t, size_t, cl_uint,
		const cl_event *, cl_event *);
typedef cl_int clCreateSubDevices_t(cl_device_id, const cl_device_partition_property *, cl_uint,
		cl_device_id *, cl_uint *);
typedef cl_int clRetainDevice_t(cl_device_id);
typedef cl_int clReleaseDevice_t(cl_device_id);
typedef cl_mem clCreateImage_t(cl_context, cl_mem_flags, const cl_image_format *,
		const cl_image_desc *, void *, cl_int *);
typedef cl_program clCreateProgramWithBuiltInKernels_t(cl_context, cl_uint, const cl_device_id *,
		const char *, cl_int *);
typedef cl_int clCompileProgram_t(cl_program, cl_uint, const cl_device_id *, const char *, cl_uint,
		const cl_program *, const char **, void (*)(cl_program, void *), void *);
typedef cl_program clLinkProgram_t(cl_context, cl_uint, const cl_device_id *, const char *, cl_uint,
		const cl_program *, void (*)(cl_program, void *), void *, cl_int *);
typedef cl_int clUnloadPlatformCompiler_t(cl_platform_id);
typedef cl_int clGetKernelArgInfo_t(cl_kernel, cl_uint, cl_kernel_arg_info, size_t, void *,
		size_t *);
typedef cl_int clEnqueueFillBuffer_t(cl_command_queue, cl_mem, const void *, size_t, size_t, size_t,
		cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueFillImage_t(cl_command_queue, cl_mem, const void *, const size_t *,
		const size_t *, cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueMigrateMemObjects_t(cl_command_queue, cl_uint, const cl_mem *,
		cl_mem_migration_flags, cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueMarkerWithWaitList_t(cl_command_queue, cl_uint, const cl_event *,
		cl_event *);
typedef cl_int clEnqueueBarrierWithWaitList_t(cl_command_queue, cl_uint, const cl_event *,
		cl_event *);
typedef void *clGetExtensionFunctionAddressForPlatform_t(cl_platform_id, const char *);
typedef cl_command_queue clCreateCommandQueueWithProperties_t(cl_context, cl_device_id,
		const cl_queue_properties *, cl_int *);
typedef cl_mem clCreatePipe_t(cl_context, cl_mem_flags, cl_uint, cl_uint,
		const cl_pipe_properties *, cl_int *);
typedef cl_int clGetPipeInfo_t(cl_mem, cl_pipe_info, size_t, void *, size_t *);
typedef void *clSVMAlloc_t(cl_context, cl_svm_mem_flags, size_t, cl_uint);
typedef void clSVMFree_t(cl_context, void *);
typedef cl_sampler clCreateSamplerWithProperties_t(cl_context, const cl_sampler_properties *,
		cl_int *);
typedef cl_int clSetKernelArgSVMPointer_t(cl_kernel, cl_uint, const void *);
typedef cl_int clSetKernelExecInfo_t(cl_kernel, cl_kernel_exec_info, size_t, const void *);
typedef cl_int clEnqueueSVMFree_t(cl_command_queue, cl_uint, void *[], void (*)(cl_command_queue,
		cl_uint, void *[], void *), void *, cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueSVMMemcpy_t(cl_command_queue, cl_bool, void *, const void *, size_t,
		cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueSVMMemFill_t(cl_command_queue, void *, const void *, size_t, size_t,
		cl_uint, const cl_event *, cl_event *);
typedef cl_int clEnqueueSVMMap_t(cl_command_queue, cl_bool, cl_map_flags, void *, size_t, cl_uint,
		const cl_event *, cl_event *);
typedef cl_int clEnqueueSVMUnmap_t(cl_command_queue, void *, cl_uint, const cl_event *, cl_event *);
typedef cl_int clSetDefaultDeviceCommandQueue_t(cl_context, cl_device_id, cl_command_queue);
typedef cl_int clGetDeviceAndHostTimer_t(cl_device_id, cl_ulong *, cl_ulong *);
typedef cl_int clGetHostTimer_t(cl_device_id, cl_ulong *);
typedef cl_program clCreateProgramWithIL_t(cl_context, const void *, size_t, cl_int *);
typedef cl_kernel clCloneKernel_t(cl_kernel, cl_int *);
typedef cl_int clGetKernelSubGroupInfo_t(cl_kernel, cl_device_id, cl_kernel_sub_group_info, size_t,
		const void *, size_t, void *, size_t *);
typedef cl_int clEnqueueSVMMigrateMem_t(cl_command_queue, cl_uint, const void **, const size_t *,
		cl_mem_migration_flags, cl_uint, const cl_event *, cl_event *);
typedef cl_int clSetProgramSpecializationConstant_t(cl_program, cl_uint, size_t, const void *);
typedef cl_int clSetProgramReleaseCallback_t(cl_program, void (*)(cl_program, void *), void *);
typedef cl_int clSetContextDestructorCallback_t(cl_context, void (*)(cl_context, void *), void *);
typedef cl_mem clCreateBufferWithProperties_t(cl_context, const cl_mem_properties *, cl_mem_flags,
		size_t, void *, cl_int *);
typedef cl_mem clCreateImageWithProperties_t(cl_context, const cl_mem_properties *, cl_mem_flags,
		const cl_image_format *, const cl_image_desc *, void *, cl_int *);
typedef void *CLeglImageKHR;
typedef void *CLeglDisplayKHR;
typedef intptr_t cl_egl_image_properties_khr;
typedef cl_mem clCreateFromEGLImageKHR_t(cl_context, CLeglDisplayKHR, CLeglImageKHR, cl_mem_flags,
		const cl_egl_image_properties_khr *, cl_int *);
typedef cl_int clEnqueueAcquireEGLObjectsKHR_t(cl_command_queue, cl_uint, const cl_mem *, cl_uint,
		const cl_event *, cl_event *);
typedef cl_int clEnqueueReleaseEGLObjectsKHR_t(cl_command_queue, cl_uint, const cl_mem *, cl_uint,
		const cl_event *, cl_event *);
typedef void *CLeglSyncKHR;
typedef cl_event clCreateEventFromEGLSyncKHR_t(cl_context, CLeglSyncKHR, CLeglDisplayKHR, cl_int *);
typedef int cl_GLint;
typedef unsigned int cl_GLenum;
typedef unsigned int cl_GLuint;
typedef cl_uint cl_gl_context_info;
typedef cl_uint cl_gl_object_type;
typedef cl_uint cl_gl_texture_info;
typedef cl_int clGetGLContextInfoKHR_t(const cl_context_properties *, cl_gl_context_info, size_t,
		void *, size_t *);
typedef cl_mem clCreateFromGLBuffer_t(cl_context, cl_mem_flags, cl_GLuint, cl_int *);
typedef cl_mem clCreateFromGLTexture_t(cl_context, cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint,
		cl_int *);
typedef cl_mem clCreateFromGLRenderbuffer_t(cl_context, cl_mem_flags, cl_GLuint, cl_int *);
typedef cl_int clGetGLObjectInfo_t(cl_mem, cl_gl_object_type *, cl_GLuint *);
typedef cl_int clGetGLTextureInfo_t(cl_mem, cl_gl_texture_info, size_t, void *, size_t *);
typedef cl_int clEnqueueAcquireGLObjects_t(cl_command_queue, cl_uint, const cl_mem *, cl_uint,
		const cl_event *, cl_event *);
typedef cl_int clEnqueueReleaseGLObjects_t(cl_command_queue, cl_uint, const cl_mem *, cl_uint,
		const cl_event *, cl_event *);
typedef cl_mem clCreateFromGLTexture2D_t(cl_context, cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint,
		cl_int *);
typedef cl_mem clCreateFromGLTexture3D_t(cl_context, cl_mem_flags, cl_GLenum, cl_GLint, cl_GLuint,
		cl_int *);
typedef struct __GLsync *cl_GLsync;
typedef cl_event clCreateEventFromGLsyncKHR_t(cl_context, cl_GLsync, cl_int *);
typedef struct _cl_icd_dispatch cl_icd_dispatch;
typedef cl_uint cl_layer_info;

struct _cl_image_format {
	cl_channel_order image_channel_order;
	cl_channel_type image_channel_data_type;
};

struct _cl_image_desc {
	cl_mem_object_type image_type;
	size_t image_width;
	size_t image_height;
	size_t image_depth;
	size_t image_array_size;
	size_t image_row_pitch;
	size_t image_slice_pitch;
	cl_uint num_mip_levels;
	cl_uint num_samples;
	union {
		cl_mem buffer;
		cl_mem mem_object;
	};
};

struct _cl_icd_dispatch {
	clGetPlatformIDs_t *clGetPlatformIDs;
	clGetPlatformInfo_t *clGetPlatformInfo;
	clGetDeviceIDs_t *clGetDeviceIDs;
	clGetDeviceInfo_t *clGetDeviceInfo;
	clCreateContext_t *clCreateContext;
	clCreateContextFromType_t *clCreateContextFromType;
	clRetainContext_t *clRetainContext;
	clReleaseContext_t *clReleaseContext;
	clGetContextInfo_t *clGetContextInfo;
	clCreateCommandQueue_t *clCreateCommandQueue;
	clRetainCommandQueue_t *clRetainCommandQueue;
	clReleaseCommandQueue_t *clReleaseCommandQueue;
	clGetCommandQueueInfo_t *clGetCommandQueueInfo;
	clSetCommandQueueProperty_t *clSetCommandQueueProperty;
	clCreateBuffer_t *clCreateBuffer;
	clCreateImage2D_t *clCreateImage2D;
	clCreateImage3D_t *clCreateImage3D;
	clRetainMemObject_t *clRetainMemObject;
	clReleaseMemObject_t *clReleaseMemObject;
	clGetSupportedImageFormats_t *clGetSupportedImageFormats;
	clGetMemObjectInfo_t *clGetMemObjectInfo;
	clGetImageInfo_t *clGetImageInfo;
	clCreateSampler_t *clCreateSampler;
	clRetainSampler_t *clRetainSampler;
	clReleaseSampler_t *clReleaseSampler;
	clGetSamplerInfo_t *clGetSamplerInfo;
	clCreateProgramWithSource_t *clCreateProgramWithSource;
	clCreateProgramWithBinary_t *clCreateProgramWithBinary;
	clRetainProgram_t *clRetainProgram;
	clReleaseProgram_t *clReleaseProgram;
	clBuildProgram_t *clBuildProgram;
	clUnloadCompiler_t *clUnloadCompiler;
	clGetProgramInfo_t *clGetProgramInfo;
	clGetProgramBuildInfo_t *clGetProgramBuildInfo;
	clCreateKernel_t *clCreateKernel;
	clCreateKernelsInProgram_t *clCreateKernelsInProgram;
	clRetainKernel_t *clRetainKernel;
	clReleaseKernel_t *clReleaseKernel;
	clSetKernelArg_t *clSetKernelArg;
	clGetKernelInfo_t *clGetKernelInfo;
	clGetKernelWorkGroupInfo_t *clGetKernelWorkGroupInfo;
	clWaitForEvents_t *clWaitForEvents;
	clGetEventInfo_t *clGetEventInfo;
	clRetainEvent_t *clRetainEvent;
	clReleaseEvent_t *clReleaseEvent;
	clGetEventProfilingInfo_t *clGetEventProfilingInfo;
	clFlush_t *clFlush;
	clFinish_t *clFinish;
	clEnqueueReadBuffer_t *clEnqueueReadBuffer;
	clEnqueueWriteBuffer_t *clEnqueueWriteBuffer;
	clEnqueueCopyBuffer_t *clEnqueueCopyBuffer;
	clEnqueueReadImage_t *clEnqueueReadImage;
	clEnqueueWriteImage_t *clEnqueueWriteImage;
	clEnqueueCopyImage_t *clEnqueueCopyImage;
	clEnqueueCopyImageToBuffer_t *clEnqueueCopyImageToBuffer;
	clEnqueueCopyBufferToImage_t *clEnqueueCopyBufferToImage;
	clEnqueueMapBuffer_t *clEnqueueMapBuffer;
	clEnqueueMapImage_t *clEnqueueMapImage;
	clEnqueueUnmapMemObject_t *clEnqueueUnmapMemObject;
	clEnqueueNDRangeKernel_t *clEnqueueNDRangeKernel;
	clEnqueueTask_t *clEnqueueTask;
	clEnqueueNativeKernel_t *clEnqueueNativeKernel;
	clEnqueueMarker_t *clEnqueueMarker;
	clEnqueueWaitForEvents_t *clEnqueueWaitForEvents;
	clEnqueueBarrier_t *clEnqueueBarrier;
	clGetExtensionFunctionAddress_t *clGetExtensionFunctionAddress;
	clCreateFromGLBuffer_t *clCreateFromGLBuffer;
	clCreateFromGLTexture2D_t *clCreateFromGLTexture2D;
	clCreateFromGLTexture3D_t *clCreateFromGLTexture3D;
	clCreateFromGLRenderbuffer_t *clCreateFromGLRenderbuffer;
	clGetGLObjectInfo_t *clGetGLObjectInfo;
	clGetGLTextureInfo_t *clGetGLTextureInfo;
	clEnqueueAcquireGLObjects_t *clEnqueueAcquireGLObjects;
	clEnqueueReleaseGLObjects_t *clEnqueueReleaseGLObjects;
	clGetGLContextInfoKHR_t *clGetGLContextInfoKHR;
	void *clGetDeviceIDsFromD3D10KHR;
	void *clCreateFromD3D10BufferKHR;
	void *clCreateFromD3D10Texture2DKHR;
	void *clCreateFromD3D10Texture3DKHR;
	void *clEnqueueAcquireD3D10ObjectsKHR;
	void *clEnqueueReleaseD3D10ObjectsKHR;
	clSetEventCallback_t *clSetEventCallback;
	clCreateSubBuffer_t *clCreateSubBuffer;
	clSetMemObjectDestructorCallback_t *clSetMemObjectDestructorCallback;
	clCreateUserEvent_t *clCreateUserEvent;
	clSetUserEventStatus_t *clSetUserEventStatus;
	clEnqueueReadBufferRect_t *clEnqueueReadBufferRect;
	clEnqueueWriteBufferRect_t *clEnqueueWriteBufferRect;
	clEnqueueCopyBufferRect_t *clEnqueueCopyBufferRect;
	clCreateSubDevicesEXT_t *clCreateSubDevicesEXT;
	clRetainDeviceEXT_t *clRetainDeviceEXT;
	clReleaseDeviceEXT_t *clReleaseDeviceEXT;
	clCreateEventFromGLsyncKHR_t *clCreateEventFromGLsyncKHR;
	clCreateSubDevices_t *clCreateSubDevices;
	clRetainDevice_t *clRetainDevice;
	clReleaseDevice_t *clReleaseDevice;
	clCreateImage_t *clCreateImage;
	clCreateProgramWithBuiltInKernels_t *clCreateProgramWithBuiltInKernels;
	clCompileProgram_t *clCompileProgram;
	clLinkProgram_t *clLinkProgram;
	clUnloadPlatformCompiler_t *clUnloadPlatformCompiler;
	clGetKernelArgInfo_t *clGetKernelArgInfo;
	clEnqueueFillBuffer_t *clEnqueueFillBuffer;
	clEnqueueFillImage_t *clEnqueueFillImage;
	clEnqueueMigrateMemObjects_t *clEnqueueMigrateMemObjects;
	clEnqueueMarkerWithWaitList_t *clEnqueueMarkerWithWaitList;
	clEnqueueBarrierWithWaitList_t *clEnqueueBarrierWithWaitList;
	clGetExtensionFunctionAddressForPlatform_t *clGetExtensionFunctionAddressForPlatform;
	clCreateFromGLTexture_t *clCreateFromGLTexture;
	void *clGetDeviceIDsFromD3D11KHR;
	void *clCreateFromD3D11BufferKHR;
	void *clCreateFromD3D11Texture2DKHR;
	void *clCreateFromD3D11Texture3DKHR;
	void *clCreateFromDX9MediaSurfaceKHR;
	void *clEnqueueAcquireD3D11ObjectsKHR;
	void *clEnqueueReleaseD3D11ObjectsKHR;
	void *clGetDeviceIDsFromDX9MediaAdapterKHR;
	void *clEnqueueAcquireDX9MediaSurfacesKHR;
	void *clEnqueueReleaseDX9MediaSurfacesKHR;
	clCreateFromEGLImageKHR_t *clCreateFromEGLImageKHR;
	clEnqueueAcquireEGLObjectsKHR_t *clEnqueueAcquireEGLObjectsKHR;
	clEnqueueReleaseEGLObjectsKHR_t *clEnqueueReleaseEGLObjectsKHR;
	clCreateEventFromEGLSyncKHR_t *clCreateEventFromEGLSyncKHR;
	clCreateCommandQueueWithProperties_t *clCreateCommandQueueWithProperties;
	clCreatePipe_t *clCreatePipe;
	clGetPipeInfo_t *clGetPipeInfo;
	clSVMAlloc_t *clSVMAlloc;
	clSVMFree_t *clSVMFree;
	clEnqueueSVMFree_t *clEnqueueSVMFree;
	clEnqueueSVMMemcpy_t *clEnqueueSVMMemcpy;
	clEnqueueSVMMemFill_t *clEnqueueSVMMemFill;
	clEnqueueSVMMap_t *clEnqueueSVMMap;
	clEnqueueSVMUnmap_t *clEnqueueSVMUnmap;
	clCreateSamplerWithProperties_t *clCreateSamplerWithProperties;
	clSetKernelArgSVMPointer_t *clSetKernelArgSVMPointer;
	clSetKernelExecInfo_t *clSetKernelExecInfo;
	clGetKernelSubGroupInfoKHR_t *clGetKernelSubGroupInfoKHR;
	clCloneKernel_t *clCloneKernel;
	clCreateProgramWithIL_t *clCreateProgramWithIL;
	clEnqueueSVMMigrateMem_t *clEnqueueSVMMigrateMem;
	clGetDeviceAndHostTimer_t *clGetDeviceAndHostTimer;
	clGetHostTimer_t *clGetHostTimer;
	clGetKernelSubGroupInfo_t *clGetKernelSubGroupInfo;
	clSetDefaultDeviceCommandQueue_t *clSetDefaultDeviceCommandQueue;
	clSetProgramReleaseCallback_t *clSetProgramReleaseCallback;
	clSetProgramSpecializationConstant_t *clSetProgramSpecializationConstant;
	clCreateBufferWithProperties_t *clCreateBufferWithProperties;
	clCreateImageWithProperties_t *clCreateImageWithProperties;
	clSetContextDestructorCallback_t *clSetContextDestructorCallback;
};

_Static_assert(sizeof(struct _cl_image_format) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_format, image_channel_order) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_format, image_channel_data_type) == 4,
		"as the vendor lays it out");
_Static_assert(sizeof(struct _cl_image_desc) == 72, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_desc, image_type) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_desc, image_width) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_desc, image_height) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_desc, image_depth) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_desc, image_array_size) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_desc, image_row_pitch) == 40, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_desc, image_slice_pitch) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_desc, num_mip_levels) == 56, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_image_desc, num_samples) == 60, "as the vendor lays it out");
_Static_assert(sizeof(struct _cl_icd_dispatch) == 1192, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetPlatformIDs) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetPlatformInfo) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetDeviceIDs) == 16,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetDeviceInfo) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateContext) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateContextFromType) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clRetainContext) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clReleaseContext) == 56,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetContextInfo) == 64,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateCommandQueue) == 72,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clRetainCommandQueue) == 80,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clReleaseCommandQueue) == 88,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetCommandQueueInfo) == 96,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetCommandQueueProperty) == 104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateBuffer) == 112,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateImage2D) == 120,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateImage3D) == 128,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clRetainMemObject) == 136,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clReleaseMemObject) == 144,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetSupportedImageFormats) == 152,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetMemObjectInfo) == 160,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetImageInfo) == 168,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateSampler) == 176,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clRetainSampler) == 184,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clReleaseSampler) == 192,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetSamplerInfo) == 200,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateProgramWithSource) == 208,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateProgramWithBinary) == 216,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clRetainProgram) == 224,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clReleaseProgram) == 232,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clBuildProgram) == 240,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clUnloadCompiler) == 248,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetProgramInfo) == 256,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetProgramBuildInfo) == 264,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateKernel) == 272,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateKernelsInProgram) == 280,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clRetainKernel) == 288,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clReleaseKernel) == 296,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetKernelArg) == 304,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetKernelInfo) == 312,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetKernelWorkGroupInfo) == 320,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clWaitForEvents) == 328,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetEventInfo) == 336,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clRetainEvent) == 344,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clReleaseEvent) == 352,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetEventProfilingInfo) == 360,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clFlush) == 368, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clFinish) == 376, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueReadBuffer) == 384,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueWriteBuffer) == 392,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueCopyBuffer) == 400,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueReadImage) == 408,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueWriteImage) == 416,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueCopyImage) == 424,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueCopyImageToBuffer) == 432,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueCopyBufferToImage) == 440,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueMapBuffer) == 448,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueMapImage) == 456,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueUnmapMemObject) == 464,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueNDRangeKernel) == 472,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueTask) == 480,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueNativeKernel) == 488,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueMarker) == 496,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueWaitForEvents) == 504,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueBarrier) == 512,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetExtensionFunctionAddress) == 520,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromGLBuffer) == 528,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromGLTexture2D) == 536,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromGLTexture3D) == 544,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromGLRenderbuffer) == 552,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetGLObjectInfo) == 560,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetGLTextureInfo) == 568,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueAcquireGLObjects) == 576,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueReleaseGLObjects) == 584,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetGLContextInfoKHR) == 592,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetDeviceIDsFromD3D10KHR) == 600,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromD3D10BufferKHR) == 608,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromD3D10Texture2DKHR) == 616,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromD3D10Texture3DKHR) == 624,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueAcquireD3D10ObjectsKHR) == 632,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueReleaseD3D10ObjectsKHR) == 640,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetEventCallback) == 648,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateSubBuffer) == 656,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetMemObjectDestructorCallback) == 664,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateUserEvent) == 672,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetUserEventStatus) == 680,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueReadBufferRect) == 688,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueWriteBufferRect) == 696,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueCopyBufferRect) == 704,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateSubDevicesEXT) == 712,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clRetainDeviceEXT) == 720,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clReleaseDeviceEXT) == 728,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateEventFromGLsyncKHR) == 736,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateSubDevices) == 744,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clRetainDevice) == 752,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clReleaseDevice) == 760,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateImage) == 768,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateProgramWithBuiltInKernels) == 776,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCompileProgram) == 784,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clLinkProgram) == 792,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clUnloadPlatformCompiler) == 800,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetKernelArgInfo) == 808,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueFillBuffer) == 816,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueFillImage) == 824,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueMigrateMemObjects) == 832,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueMarkerWithWaitList) == 840,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueBarrierWithWaitList) == 848,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetExtensionFunctionAddressForPlatform) == 856,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromGLTexture) == 864,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetDeviceIDsFromD3D11KHR) == 872,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromD3D11BufferKHR) == 880,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromD3D11Texture2DKHR) == 888,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromD3D11Texture3DKHR) == 896,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromDX9MediaSurfaceKHR) == 904,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueAcquireD3D11ObjectsKHR) == 912,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueReleaseD3D11ObjectsKHR) == 920,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetDeviceIDsFromDX9MediaAdapterKHR) == 928,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueAcquireDX9MediaSurfacesKHR) == 936,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueReleaseDX9MediaSurfacesKHR) == 944,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateFromEGLImageKHR) == 952,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueAcquireEGLObjectsKHR) == 960,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueReleaseEGLObjectsKHR) == 968,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateEventFromEGLSyncKHR) == 976,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateCommandQueueWithProperties) == 984,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreatePipe) == 992, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetPipeInfo) == 1000,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSVMAlloc) == 1008, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSVMFree) == 1016, "as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueSVMFree) == 1024,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueSVMMemcpy) == 1032,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueSVMMemFill) == 1040,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueSVMMap) == 1048,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueSVMUnmap) == 1056,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateSamplerWithProperties) == 1064,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetKernelArgSVMPointer) == 1072,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetKernelExecInfo) == 1080,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetKernelSubGroupInfoKHR) == 1088,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCloneKernel) == 1096,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateProgramWithIL) == 1104,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clEnqueueSVMMigrateMem) == 1112,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetDeviceAndHostTimer) == 1120,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetHostTimer) == 1128,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clGetKernelSubGroupInfo) == 1136,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetDefaultDeviceCommandQueue) == 1144,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetProgramReleaseCallback) == 1152,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetProgramSpecializationConstant) == 1160,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateBufferWithProperties) == 1168,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clCreateImageWithProperties) == 1176,
		"as the vendor lays it out");
_Static_assert(offsetof(struct _cl_icd_dispatch, clSetContextDestructorCallback) == 1184,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
cl_int clBuildProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list,
		const char *options, void (*pfn_notify)(cl_program, void *), void *user_data);
cl_int clCancelCommandsIMG(const cl_event *event_list, size_t num_events_in_list);
cl_kernel clCloneKernel(cl_kernel source_kernel, cl_int *errcode_ret);
cl_int clCommandBarrierWithWaitListKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle);
cl_int clCommandCopyBufferKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem src_buffer, cl_mem dst_buffer,
		size_t src_offset, size_t dst_offset, size_t size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle);
cl_int clCommandCopyBufferRectKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_buffer, cl_mem dst_buffer, const size_t *src_origin,
		const size_t *dst_origin, const size_t *region, size_t src_row_pitch,
		size_t src_slice_pitch, size_t dst_row_pitch, size_t dst_slice_pitch,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle);
cl_int clCommandCopyBufferToImageKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_buffer, cl_mem dst_image, size_t src_offset, const size_t *dst_origin,
		const size_t *region, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle);
cl_int clCommandCopyImageKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem src_image, cl_mem dst_image,
		const size_t *src_origin, const size_t *dst_origin, const size_t *region,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle);
cl_int clCommandCopyImageToBufferKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_mem src_image, cl_mem dst_buffer, const size_t *src_origin, const size_t *region,
		size_t dst_offset, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle);
cl_int clCommandFillBufferKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem buffer, const void *pattern,
		size_t pattern_size, size_t offset, size_t size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle);
cl_int clCommandFillImageKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, cl_mem image, const void *fill_color,
		const size_t *origin, const size_t *region, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle);
cl_int clCommandNDRangeKernelKHR(cl_command_buffer_khr command_buffer,
		cl_command_queue command_queue, const cl_command_properties_khr *properties,
		cl_kernel kernel, cl_uint work_dim, const size_t *global_work_offset,
		const size_t *global_work_size, const size_t *local_work_size,
		cl_uint num_sync_points_in_wait_list, const cl_sync_point_khr *sync_point_wait_list,
		cl_sync_point_khr *sync_point, cl_mutable_command_khr *mutable_handle);
cl_int clCommandSVMMemFillKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, void *svm_ptr, const void *pattern,
		size_t pattern_size, size_t size, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle);
cl_int clCommandSVMMemcpyKHR(cl_command_buffer_khr command_buffer, cl_command_queue command_queue,
		const cl_command_properties_khr *properties, void *dst_ptr, const void *src_ptr,
		size_t size, cl_uint num_sync_points_in_wait_list,
		const cl_sync_point_khr *sync_point_wait_list, cl_sync_point_khr *sync_point,
		cl_mutable_command_khr *mutable_handle);
cl_int clCompileProgram(cl_program program, cl_uint num_devices, const cl_device_id *device_list,
		const char *options, cl_uint num_input_headers, const cl_program *input_headers,
		const char **header_include_names, void (*pfn_notify)(cl_program, void *),
		void *user_data);
cl_accelerator_intel clCreateAcceleratorINTEL(cl_context context,
		cl_accelerator_type_intel accelerator_type, size_t descriptor_size,
		const void *descriptor, cl_int *errcode_ret);
cl_mem clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size, void *host_ptr,
		cl_int *errcode_ret);
cl_mem clCreateBufferWithProperties(cl_context context, const cl_mem_properties *properties,
		cl_mem_flags flags, size_t size, void *host_ptr, cl_int *errcode_ret);
cl_mem clCreateBufferWithPropertiesINTEL(cl_context context,
		const cl_mem_properties_intel *properties, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret);
cl_command_buffer_khr clCreateCommandBufferKHR(cl_uint num_queues, const cl_command_queue *queues,
		const cl_command_buffer_properties_khr *properties, cl_int *errcode_ret);
cl_command_queue clCreateCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue_properties properties, cl_int *errcode_ret);
cl_command_queue clCreateCommandQueueWithProperties(cl_context context, cl_device_id device,
		const cl_queue_properties *properties, cl_int *errcode_ret);
cl_command_queue clCreateCommandQueueWithPropertiesKHR(cl_context context, cl_device_id device,
		const cl_queue_properties_khr *properties, cl_int *errcode_ret);
cl_context clCreateContext(const cl_context_properties *properties, cl_uint num_devices,
		const cl_device_id *devices, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret);
cl_context clCreateContextFromType(const cl_context_properties *properties,
		cl_device_type device_type, void (*pfn_notify)(const char *, const void *, size_t,
		void *), void *user_data, cl_int *errcode_ret);
cl_event clCreateEventFromEGLSyncKHR(cl_context context, CLeglSyncKHR sync, CLeglDisplayKHR display,
		cl_int *errcode_ret);
cl_event clCreateEventFromGLsyncKHR(cl_context context, cl_GLsync sync, cl_int *errcode_ret);
cl_mem clCreateFromEGLImageKHR(cl_context context, CLeglDisplayKHR egldisplay,
		CLeglImageKHR eglimage, cl_mem_flags flags,
		const cl_egl_image_properties_khr *properties, cl_int *errcode_ret);
cl_mem clCreateFromGLBuffer(cl_context context, cl_mem_flags flags, cl_GLuint bufobj,
		cl_int *errcode_ret);
cl_mem clCreateFromGLRenderbuffer(cl_context context, cl_mem_flags flags, cl_GLuint renderbuffer,
		cl_int *errcode_ret);
cl_mem clCreateFromGLTexture(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret);
cl_mem clCreateFromGLTexture2D(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret);
cl_mem clCreateFromGLTexture3D(cl_context context, cl_mem_flags flags, cl_GLenum target,
		cl_GLint miplevel, cl_GLuint texture, cl_int *errcode_ret);
cl_mem clCreateImage(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
		const cl_image_desc *image_desc, void *host_ptr, cl_int *errcode_ret);
cl_mem clCreateImage2D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
		size_t image_width, size_t image_height, size_t image_row_pitch, void *host_ptr,
		cl_int *errcode_ret);
cl_mem clCreateImage3D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
		size_t image_width, size_t image_height, size_t image_depth, size_t image_row_pitch,
		size_t image_slice_pitch, void *host_ptr, cl_int *errcode_ret);
cl_mem clCreateImageWithProperties(cl_context context, const cl_mem_properties *properties,
		cl_mem_flags flags, const cl_image_format *image_format,
		const cl_image_desc *image_desc, void *host_ptr, cl_int *errcode_ret);
cl_kernel clCreateKernel(cl_program program, const char *kernel_name, cl_int *errcode_ret);
cl_int clCreateKernelsInProgram(cl_program program, cl_uint num_kernels, cl_kernel *kernels,
		cl_uint *num_kernels_ret);
cl_mem clCreatePipe(cl_context context, cl_mem_flags flags, cl_uint pipe_packet_size,
		cl_uint pipe_max_packets, const cl_pipe_properties *properties,
		cl_int *errcode_ret);
cl_program clCreateProgramWithBinary(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const size_t *lengths,
		const unsigned char **binaries, cl_int *binary_status, cl_int *errcode_ret);
cl_program clCreateProgramWithBuiltInKernels(cl_context context, cl_uint num_devices,
		const cl_device_id *device_list, const char *kernel_names, cl_int *errcode_ret);
cl_program clCreateProgramWithIL(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret);
cl_program clCreateProgramWithILKHR(cl_context context, const void *il, size_t length,
		cl_int *errcode_ret);
cl_program clCreateProgramWithSource(cl_context context, cl_uint count, const char **strings,
		const size_t *lengths, cl_int *errcode_ret);
cl_sampler clCreateSampler(cl_context context, cl_bool normalized_coords,
		cl_addressing_mode addressing_mode, cl_filter_mode filter_mode,
		cl_int *errcode_ret);
cl_sampler clCreateSamplerWithProperties(cl_context context,
		const cl_sampler_properties *sampler_properties, cl_int *errcode_ret);
cl_semaphore_khr clCreateSemaphoreWithPropertiesKHR(cl_context context,
		const cl_semaphore_properties_khr *sema_props, cl_int *errcode_ret);
cl_mem clCreateSubBuffer(cl_mem buffer, cl_mem_flags flags,
		cl_buffer_create_type buffer_create_type, const void *buffer_create_info,
		cl_int *errcode_ret);
cl_int clCreateSubDevices(cl_device_id in_device, const cl_device_partition_property *properties,
		cl_uint num_devices, cl_device_id *out_devices, cl_uint *num_devices_ret);
cl_int clCreateSubDevicesEXT(cl_device_id in_device,
		const cl_device_partition_property_ext *properties, cl_uint num_entries,
		cl_device_id *out_devices, cl_uint *num_devices);
cl_event clCreateUserEvent(cl_context context, cl_int *errcode_ret);
void *clDeviceMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret);
cl_int clEnqueueAcquireEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueAcquireExternalMemObjectsKHR(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueAcquireGLObjects(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueAcquireGrallocObjectsIMG(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueBarrier(cl_command_queue command_queue);
cl_int clEnqueueBarrierWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueCommandBufferKHR(cl_uint num_queues, cl_command_queue *queues,
		cl_command_buffer_khr command_buffer, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer,
		size_t src_offset, size_t dst_offset, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueCopyBufferRect(cl_command_queue command_queue, cl_mem src_buffer, cl_mem dst_buffer,
		const size_t *src_origin, const size_t *dst_origin, const size_t *region,
		size_t src_row_pitch, size_t src_slice_pitch, size_t dst_row_pitch,
		size_t dst_slice_pitch, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueCopyBufferToImage(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_image, size_t src_offset, const size_t *dst_origin, const size_t *region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image, cl_mem dst_image,
		const size_t *src_origin, const size_t *dst_origin, const size_t *region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_buffer, const size_t *src_origin, const size_t *region,
		size_t dst_offset, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event);
cl_int clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer, const void *pattern,
		size_t pattern_size, size_t offset, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueFillImage(cl_command_queue command_queue, cl_mem image, const void *fill_color,
		const size_t *origin, const size_t *region, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueGenerateMipmapIMG(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_image, cl_mipmap_filter_mode_img mipmap_filter_mode,
		const size_t *array_region, const size_t *mip_region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
void *clEnqueueMapBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_map,
		cl_map_flags map_flags, size_t offset, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event, cl_int *errcode_ret);
void *clEnqueueMapImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_map,
		cl_map_flags map_flags, const size_t *origin, const size_t *region,
		size_t *image_row_pitch, size_t *image_slice_pitch, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event, cl_int *errcode_ret);
cl_int clEnqueueMarker(cl_command_queue command_queue, cl_event *event);
cl_int clEnqueueMarkerWithWaitList(cl_command_queue command_queue, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueMemAdviseINTEL(cl_command_queue command_queue, const void *ptr, size_t size,
		cl_mem_advice_intel advice, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueMemFillINTEL(cl_command_queue command_queue, void *dst_ptr, const void *pattern,
		size_t pattern_size, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueMemcpyINTEL(cl_command_queue command_queue, cl_bool blocking, void *dst_ptr,
		const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueMemsetINTEL(cl_command_queue command_queue, void *dst_ptr, cl_int value,
		size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event);
cl_int clEnqueueMigrateMemINTEL(cl_command_queue command_queue, const void *ptr, size_t size,
		cl_mem_migration_flags flags, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueMigrateMemObjectEXT(cl_command_queue command_queue, cl_uint num_mem_objects,
		const cl_mem *mem_objects, cl_mem_migration_flags_ext flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueMigrateMemObjects(cl_command_queue command_queue, cl_uint num_mem_objects,
		const cl_mem *mem_objects, cl_mem_migration_flags flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel, cl_uint work_dim,
		const size_t *global_work_offset, const size_t *global_work_size,
		const size_t *local_work_size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueNativeKernel(cl_command_queue command_queue, void (*user_func)(void *), void *args,
		size_t cb_args, cl_uint num_mem_objects, const cl_mem *mem_list,
		const void **args_mem_loc, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read,
		size_t offset, size_t size, void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReadBufferRect(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_read,
		const size_t *buffer_origin, const size_t *host_origin, const size_t *region,
		size_t buffer_row_pitch, size_t buffer_slice_pitch, size_t host_row_pitch,
		size_t host_slice_pitch, void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReadHostPipeINTEL(cl_command_queue command_queue, cl_program program,
		const char *pipe_symbol, cl_bool blocking_read, void *ptr, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReadImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_read,
		const size_t *origin, const size_t *region, size_t row_pitch, size_t slice_pitch,
		void *ptr, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event);
cl_int clEnqueueReleaseEGLObjectsKHR(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReleaseExternalMemObjectsKHR(cl_command_queue command_queue,
		cl_uint num_mem_objects, const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReleaseGLObjects(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueReleaseGrallocObjectsIMG(cl_command_queue command_queue, cl_uint num_objects,
		const cl_mem *mem_objects, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMFree(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMFreeARM(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMap(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags,
		void *svm_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMapARM(cl_command_queue command_queue, cl_bool blocking_map, cl_map_flags flags,
		void *svm_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMemFill(cl_command_queue command_queue, void *svm_ptr, const void *pattern,
		size_t pattern_size, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMemFillARM(cl_command_queue command_queue, void *svm_ptr, const void *pattern,
		size_t pattern_size, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMemcpy(cl_command_queue command_queue, cl_bool blocking_copy, void *dst_ptr,
		const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMemcpyARM(cl_command_queue command_queue, cl_bool blocking_copy, void *dst_ptr,
		const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMMigrateMem(cl_command_queue command_queue, cl_uint num_svm_pointers,
		const void **svm_pointers, const size_t *sizes, cl_mem_migration_flags flags,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMUnmap(cl_command_queue command_queue, void *svm_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSVMUnmapARM(cl_command_queue command_queue, void *svm_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueSignalSemaphoresKHR(cl_command_queue command_queue, cl_uint num_sema_objects,
		const cl_semaphore_khr *sema_objects,
		const cl_semaphore_payload_khr *sema_payload_list, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueTask(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueUnmapMemObject(cl_command_queue command_queue, cl_mem memobj, void *mapped_ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueWaitForEvents(cl_command_queue command_queue, cl_uint num_events,
		const cl_event *event_list);
cl_int clEnqueueWaitSemaphoresKHR(cl_command_queue command_queue, cl_uint num_sema_objects,
		const cl_semaphore_khr *sema_objects,
		const cl_semaphore_payload_khr *sema_payload_list, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueWriteBuffer(cl_command_queue command_queue, cl_mem buffer, cl_bool blocking_write,
		size_t offset, size_t size, const void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueWriteBufferRect(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_write, const size_t *buffer_origin, const size_t *host_origin,
		const size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch,
		size_t host_row_pitch, size_t host_slice_pitch, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueWriteHostPipeINTEL(cl_command_queue command_queue, cl_program program,
		const char *pipe_symbol, cl_bool blocking_write, const void *ptr, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event);
cl_int clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image, cl_bool blocking_write,
		const size_t *origin, const size_t *region, size_t input_row_pitch,
		size_t input_slice_pitch, const void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event);
cl_int clFinalizeCommandBufferKHR(cl_command_buffer_khr command_buffer);
cl_int clFinish(cl_command_queue command_queue);
cl_int clFlush(cl_command_queue command_queue);
cl_int clGetAcceleratorInfoINTEL(cl_accelerator_intel accelerator,
		cl_accelerator_info_intel param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret);
cl_int clGetCommandBufferInfoKHR(cl_command_buffer_khr command_buffer,
		cl_command_buffer_info_khr param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret);
cl_int clGetCommandQueueInfo(cl_command_queue command_queue, cl_command_queue_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clGetContextInfo(cl_context context, cl_context_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetDeviceAndHostTimer(cl_device_id device, cl_ulong *device_timestamp,
		cl_ulong *host_timestamp);
cl_int clGetDeviceIDs(cl_platform_id platform, cl_device_type device_type, cl_uint num_entries,
		cl_device_id *devices, cl_uint *num_devices);
cl_int clGetDeviceImageInfoQCOM(cl_device_id device, size_t image_width, size_t image_height,
		const cl_image_format *image_format, cl_image_pitch_info_qcom param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clGetDeviceInfo(cl_device_id device, cl_device_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetEventInfo(cl_event event, cl_event_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetEventProfilingInfo(cl_event event, cl_profiling_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret);
void *clGetExtensionFunctionAddress(const char *func_name);
void *clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *func_name);
cl_int clGetGLContextInfoKHR(const cl_context_properties *properties, cl_gl_context_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clGetGLObjectInfo(cl_mem memobj, cl_gl_object_type *gl_object_type,
		cl_GLuint *gl_object_name);
cl_int clGetGLTextureInfo(cl_mem memobj, cl_gl_texture_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetHostTimer(cl_device_id device, cl_ulong *host_timestamp);
cl_int clGetICDLoaderInfoOCLICD(cl_icdl_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret);
cl_int clGetImageInfo(cl_mem image, cl_image_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetImageRequirementsInfoEXT(cl_context context, const cl_mem_properties *properties,
		cl_mem_flags flags, const cl_image_format *image_format,
		const cl_image_desc *image_desc, cl_image_requirements_info_ext param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clGetKernelArgInfo(cl_kernel kernel, cl_uint arg_indx, cl_kernel_arg_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clGetKernelInfo(cl_kernel kernel, cl_kernel_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetKernelSubGroupInfo(cl_kernel kernel, cl_device_id device,
		cl_kernel_sub_group_info param_name, size_t input_value_size,
		const void *input_value, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret);
cl_int clGetKernelSubGroupInfoKHR(cl_kernel in_kernel, cl_device_id in_device,
		cl_kernel_sub_group_info param_name, size_t input_value_size,
		const void *input_value, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret);
cl_int clGetKernelSuggestedLocalWorkSizeKHR(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint work_dim, const size_t *global_work_offset, const size_t *global_work_size,
		size_t *suggested_local_work_size);
cl_int clGetKernelWorkGroupInfo(cl_kernel kernel, cl_device_id device,
		cl_kernel_work_group_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret);
cl_int clGetLayerInfo(cl_layer_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret);
cl_int clGetMemAllocInfoINTEL(cl_context context, const void *ptr, cl_mem_info_intel param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clGetMemObjectInfo(cl_mem memobj, cl_mem_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetMutableCommandInfoKHR(cl_mutable_command_khr command,
		cl_mutable_command_info_khr param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret);
cl_int clGetPipeInfo(cl_mem pipe, cl_pipe_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetPlatformIDs(cl_uint num_entries, cl_platform_id *platforms, cl_uint *num_platforms);
cl_int clGetPlatformInfo(cl_platform_id platform, cl_platform_info param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clGetProgramBuildInfo(cl_program program, cl_device_id device,
		cl_program_build_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret);
cl_int clGetProgramInfo(cl_program program, cl_program_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetSamplerInfo(cl_sampler sampler, cl_sampler_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret);
cl_int clGetSemaphoreHandleForTypeKHR(cl_semaphore_khr sema_object, cl_device_id device,
		cl_external_semaphore_handle_type_khr handle_type, size_t handle_size,
		void *handle_ptr, size_t *handle_size_ret);
cl_int clGetSemaphoreInfoKHR(cl_semaphore_khr sema_object, cl_semaphore_info_khr param_name,
		size_t param_value_size, void *param_value, size_t *param_value_size_ret);
cl_int clGetSupportedGLTextureFormatsINTEL(cl_context context, cl_mem_flags flags,
		cl_mem_object_type image_type, cl_uint num_entries, cl_GLenum *gl_formats,
		cl_uint *num_texture_formats);
cl_int clGetSupportedImageFormats(cl_context context, cl_mem_flags flags,
		cl_mem_object_type image_type, cl_uint num_entries, cl_image_format *image_formats,
		cl_uint *num_image_formats);
void *clHostMemAllocINTEL(cl_context context, const cl_mem_properties_intel *properties,
		size_t size, cl_uint alignment, cl_int *errcode_ret);
cl_int clIcdGetPlatformIDsKHR(cl_uint num_entries, cl_platform_id *platforms,
		cl_uint *num_platforms);
cl_mem clImportMemoryARM(cl_context context, cl_mem_flags flags,
		const cl_import_properties_arm *properties, void *memory, size_t size,
		cl_int *errcode_ret);
cl_int clInitLayer(cl_uint num_entries, const cl_icd_dispatch *target_dispatch,
		cl_uint *num_entries_ret, const cl_icd_dispatch **layer_dispatch_ret);
cl_program clLinkProgram(cl_context context, cl_uint num_devices, const cl_device_id *device_list,
		const char *options, cl_uint num_input_programs, const cl_program *input_programs,
		void (*pfn_notify)(cl_program, void *), void *user_data, cl_int *errcode_ret);
void clLogMessagesToStderrAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data);
void clLogMessagesToStdoutAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data);
void clLogMessagesToSystemLogAPPLE(const char *errstr, const void *private_info, size_t cb,
		void *user_data);
cl_int clMemBlockingFreeINTEL(cl_context context, void *ptr);
cl_int clMemFreeINTEL(cl_context context, void *ptr);
cl_int clReImportSemaphoreSyncFdKHR(cl_semaphore_khr sema_object,
		cl_semaphore_reimport_properties_khr *reimport_props, int fd);
cl_int clReleaseAcceleratorINTEL(cl_accelerator_intel accelerator);
cl_int clReleaseCommandBufferKHR(cl_command_buffer_khr command_buffer);
cl_int clReleaseCommandQueue(cl_command_queue command_queue);
cl_int clReleaseContext(cl_context context);
cl_int clReleaseDevice(cl_device_id device);
cl_int clReleaseDeviceEXT(cl_device_id device);
cl_int clReleaseEvent(cl_event event);
cl_int clReleaseKernel(cl_kernel kernel);
cl_int clReleaseMemObject(cl_mem memobj);
cl_int clReleaseProgram(cl_program program);
cl_int clReleaseSampler(cl_sampler sampler);
cl_int clReleaseSemaphoreKHR(cl_semaphore_khr sema_object);
cl_command_buffer_khr clRemapCommandBufferKHR(cl_command_buffer_khr command_buffer,
		cl_bool automatic, cl_uint num_queues, const cl_command_queue *queues,
		cl_uint num_handles, const cl_mutable_command_khr *handles,
		cl_mutable_command_khr *handles_ret, cl_int *errcode_ret);
cl_int clRetainAcceleratorINTEL(cl_accelerator_intel accelerator);
cl_int clRetainCommandBufferKHR(cl_command_buffer_khr command_buffer);
cl_int clRetainCommandQueue(cl_command_queue command_queue);
cl_int clRetainContext(cl_context context);
cl_int clRetainDevice(cl_device_id device);
cl_int clRetainDeviceEXT(cl_device_id device);
cl_int clRetainEvent(cl_event event);
cl_int clRetainKernel(cl_kernel kernel);
cl_int clRetainMemObject(cl_mem memobj);
cl_int clRetainProgram(cl_program program);
cl_int clRetainSampler(cl_sampler sampler);
cl_int clRetainSemaphoreKHR(cl_semaphore_khr sema_object);
void *clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment);
void *clSVMAllocARM(cl_context context, cl_svm_mem_flags_arm flags, size_t size, cl_uint alignment);
void clSVMFree(cl_context context, void *svm_pointer);
void clSVMFreeARM(cl_context context, void *svm_pointer);
cl_int clSetContentSizeBufferPoCL(cl_mem buffer, cl_mem content_size_buffer);
cl_int clSetContextDestructorCallback(cl_context context, void (*pfn_notify)(cl_context, void *),
		void *user_data);
cl_int clSetDefaultDeviceCommandQueue(cl_context context, cl_device_id device,
		cl_command_queue command_queue);
cl_int clSetEventCallback(cl_event event, cl_int command_exec_callback_type,
		void (*pfn_notify)(cl_event, cl_int, void *), void *user_data);
cl_int clSetKernelArg(cl_kernel kernel, cl_uint arg_index, size_t arg_size, const void *arg_value);
cl_int clSetKernelArgMemPointerINTEL(cl_kernel kernel, cl_uint arg_index, const void *arg_value);
cl_int clSetKernelArgSVMPointer(cl_kernel kernel, cl_uint arg_index, const void *arg_value);
cl_int clSetKernelArgSVMPointerARM(cl_kernel kernel, cl_uint arg_index, const void *arg_value);
cl_int clSetKernelExecInfo(cl_kernel kernel, cl_kernel_exec_info param_name,
		size_t param_value_size, const void *param_value);
cl_int clSetKernelExecInfoARM(cl_kernel kernel, cl_kernel_exec_info_arm param_name,
		size_t param_value_size, const void *param_value);
cl_int clSetMemObjectDestructorAPPLE(cl_mem memobj, void (*pfn_notify)(cl_mem, void *),
		void *user_data);
cl_int clSetMemObjectDestructorCallback(cl_mem memobj, void (*pfn_notify)(cl_mem, void *),
		void *user_data);
cl_int clSetProgramReleaseCallback(cl_program program, void (*pfn_notify)(cl_program, void *),
		void *user_data);
cl_int clSetProgramSpecializationConstant(cl_program program, cl_uint spec_id, size_t spec_size,
		const void *spec_value);
cl_int clSetUserEventStatus(cl_event event, cl_int execution_status);
void *clSharedMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret);
cl_int clTerminateContextKHR(cl_context context);
cl_int clUnloadCompiler(void);
cl_int clUnloadPlatformCompiler(cl_platform_id platform);
cl_int clUpdateMutableCommandsKHR(cl_command_buffer_khr command_buffer, cl_uint num_configs,
		const cl_command_buffer_update_type_khr *config_types, const void **configs);
cl_int clWaitForEvents(cl_uint num_events, const cl_event *event_list);
#pragma GCC visibility pop

#endif
