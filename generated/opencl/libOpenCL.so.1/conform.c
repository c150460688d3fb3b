/* Made by `porter gen --backend opencl --simulate`. Do not edit. */
/* conform.c: the conformance suite's calls of libOpenCL.so.1; backends/conform evaluates them. */
#include <string.h>

#include "api.h"
#include "conform.h"
#include "role.h"

/* A call declares all its arguments, also where only values derived from them are used. */
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"

#define CONFORM(name) ((__typeof__(name) *)conform_find(#name))
#define real_clMemFreeINTEL CONFORM(clMemFreeINTEL)
#define real_clReleaseMemObject CONFORM(clReleaseMemObject)
#define real_clSVMFree CONFORM(clSVMFree)
#define real_clSVMFreeARM CONFORM(clSVMFreeARM)

static cl_platform_id make_cl_platform_id(void)
{
	static cl_platform_id object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	cl_uint num_entries = {0};
	CONFORM_ROOM(platforms, 1024);
	cl_platform_id *platforms = (void *)platforms_at;
	CONFORM_ROOM(num_platforms, 1024);
	cl_uint *num_platforms = (void *)num_platforms_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(num_entries, UINT64_C(1));

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(clGetPlatformIDs)(num_entries, (cl_platform_id *)platforms, (cl_uint *)num_platforms);
	if (_result != CL_SUCCESS)
		conform_lacks("clGetPlatformIDs", (int64_t)_result);
	else
		object = *platforms;
	return object;
}

static cl_device_id make_cl_device_id(void)
{
	static cl_device_id object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	cl_platform_id platform = NULL;
	cl_device_type device_type = {0};
	cl_uint num_entries = {0};
	CONFORM_ROOM(devices, 1024);
	cl_device_id *devices = (void *)devices_at;
	CONFORM_ROOM(num_devices, 1024);
	cl_uint *num_devices = (void *)num_devices_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(platform, make_cl_platform_id());
	CONFORM_SET(device_type, UINT64_C(4294967295));
	CONFORM_SET(num_entries, UINT64_C(1));

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(clGetDeviceIDs)((cl_platform_id)platform, device_type, num_entries, (cl_device_id *)devices, (cl_uint *)num_devices);
	if (_result != CL_SUCCESS)
		conform_lacks("clGetDeviceIDs", (int64_t)_result);
	else
		object = *devices;
	return object;
}

static cl_context make_cl_context(void)
{
	static cl_context object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	cl_context_properties *properties = NULL;
	cl_uint num_devices = {0};
	CONFORM_ROOM(devices, 1024);
	cl_device_id *devices = (void *)devices_at;
	void *pfn_notify = NULL;
	void *user_data = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_context _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(*devices, make_cl_device_id());
	CONFORM_SET(num_devices, UINT64_C(1));

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(clCreateContext)((const cl_context_properties *)properties, num_devices, (const cl_device_id *)devices, (void (*)(const char *, const void *, size_t, void *))pfn_notify, (void *)user_data, &_status);
	if (_status != CL_SUCCESS)
		conform_lacks("clCreateContext", (int64_t)_status);
	else
		object = _result;
	return object;
}

static cl_command_queue make_cl_command_queue(void)
{
	static cl_command_queue object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_command_queue_properties properties = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_command_queue _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(device, make_cl_device_id());

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(clCreateCommandQueue)((cl_context)context, (cl_device_id)device, properties, &_status);
	if (_status != CL_SUCCESS)
		conform_lacks("clCreateCommandQueue", (int64_t)_status);
	else
		object = _result;
	return object;
}

static cl_mem make_cl_mem(void)
{
	static cl_mem object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(clCreateBuffer)((cl_context)context, flags, size, (void *)host_ptr, &_status);
	if (_status != CL_SUCCESS)
		conform_lacks("clCreateBuffer", (int64_t)_status);
	else
		object = _result;
	return object;
}

static int grab_clSVMAlloc(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_svm_mem_flags flags = {0};
	size_t size = {0};
	cl_uint alignment = {0};
	void *_result = NULL;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	piece->bytes = (uint64_t)size;
	_result = CONFORM(clSVMAlloc)((cl_context)context, flags, size, alignment);
	if (!(_result == NULL)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS(_result == NULL ? 1 : 0, _result == NULL, _result == NULL);

}

static int drop_clSVMAlloc(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_svm_mem_flags flags = {0};
	size_t size = {0};
	cl_uint alignment = {0};
	void *_result = NULL;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	(void)_result;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	real_clSVMFree(context, _result);
	return 0;
}

static int grab_clCreateBuffer(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	piece->bytes = (uint64_t)size;
	_result = CONFORM(clCreateBuffer)((cl_context)context, flags, size, (void *)host_ptr, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int drop_clCreateBuffer(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clReleaseMemObject(_result) != CL_SUCCESS;
}

static int grab_clCreateBufferWithProperties(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_properties *properties = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	piece->bytes = (uint64_t)size;
	_result = CONFORM(clCreateBufferWithProperties)((cl_context)context, (const cl_mem_properties *)properties, flags, size, (void *)host_ptr, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int drop_clCreateBufferWithProperties(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_properties *properties = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clReleaseMemObject(_result) != CL_SUCCESS;
}

static int grab_clCreateImage(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	CONFORM_ROOM(image_desc, 1024);
	cl_image_desc *image_desc = (void *)image_desc_at;
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(image_format->image_channel_order, (uint64_t)CL_RGBA);
	CONFORM_SET(image_format->image_channel_data_type, (uint64_t)CL_FLOAT);
	CONFORM_SET(image_desc->image_type, (uint64_t)CL_MEM_OBJECT_IMAGE2D);
	CONFORM_SET(image_desc->image_width, UINT64_C(4096));
	CONFORM_SET(image_desc->image_height, role_div((uint64_t)BYTES, UINT64_C(65536)));

	piece->bytes = (image_desc->mem_object ? UINT64_C(0) : role_mul(role_mul(role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565) || (image_format->image_channel_data_type == CL_UNORM_SHORT_555)) ? UINT64_C(2) : (((image_format->image_channel_data_type == CL_UNORM_INT_101010) || (image_format->image_channel_data_type == CL_UNORM_INT_101010_2)) ? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R) || (image_format->image_channel_order == CL_A)) || (image_format->image_channel_order == CL_INTENSITY)) || (image_format->image_channel_order == CL_LUMINANCE)) || (image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1) : ((((image_format->image_channel_order == CL_RG) || (image_format->image_channel_order == CL_RA)) || (image_format->image_channel_order == CL_Rx)) ? UINT64_C(2) : ((((image_format->image_channel_order == CL_RGB) || (image_format->image_channel_order == CL_RGx)) || (image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3) : UINT64_C(4)))), (((((image_format->image_channel_data_type == CL_SNORM_INT8) || (image_format->image_channel_data_type == CL_UNORM_INT8)) || (image_format->image_channel_data_type == CL_SIGNED_INT8)) || (image_format->image_channel_data_type == CL_UNSIGNED_INT8)) ? UINT64_C(1) : ((((((image_format->image_channel_data_type == CL_SNORM_INT16) || (image_format->image_channel_data_type == CL_UNORM_INT16)) || (image_format->image_channel_data_type == CL_SIGNED_INT16)) || (image_format->image_channel_data_type == CL_UNSIGNED_INT16)) || (image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2) : UINT64_C(4)))))), (uint64_t)image_desc->image_width), ((((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D) || (image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_BUFFER)) || (image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY)) ? UINT64_C(1) : (uint64_t)image_desc->image_height)), ((image_desc->image_type == CL_MEM_OBJECT_IMAGE3D) ? (uint64_t)image_desc->image_depth : (((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY) || (image_desc->image_type == CL_MEM_OBJECT_IMAGE2D_ARRAY)) ? (uint64_t)image_desc->image_array_size : UINT64_C(1)))), ((image_desc->num_mip_levels > 1) ? UINT64_C(2) : UINT64_C(1))));
	_result = CONFORM(clCreateImage)((cl_context)context, flags, (const cl_image_format *)image_format, (const cl_image_desc *)image_desc, (void *)host_ptr, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int drop_clCreateImage(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	CONFORM_ROOM(image_desc, 1024);
	cl_image_desc *image_desc = (void *)image_desc_at;
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(image_format->image_channel_order, (uint64_t)CL_RGBA);
	CONFORM_SET(image_format->image_channel_data_type, (uint64_t)CL_FLOAT);
	CONFORM_SET(image_desc->image_type, (uint64_t)CL_MEM_OBJECT_IMAGE2D);
	CONFORM_SET(image_desc->image_width, UINT64_C(4096));
	CONFORM_SET(image_desc->image_height, role_div((uint64_t)BYTES, UINT64_C(65536)));

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clReleaseMemObject(_result) != CL_SUCCESS;
}

static int grab_clCreateImage2D(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	size_t image_width = {0};
	size_t image_height = {0};
	size_t image_row_pitch = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(image_format->image_channel_order, (uint64_t)CL_RGBA);
	CONFORM_SET(image_format->image_channel_data_type, (uint64_t)CL_FLOAT);
	CONFORM_SET(image_width, UINT64_C(4096));
	CONFORM_SET(image_height, role_div((uint64_t)BYTES, UINT64_C(65536)));

	piece->bytes = role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565) || (image_format->image_channel_data_type == CL_UNORM_SHORT_555)) ? UINT64_C(2) : (((image_format->image_channel_data_type == CL_UNORM_INT_101010) || (image_format->image_channel_data_type == CL_UNORM_INT_101010_2)) ? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R) || (image_format->image_channel_order == CL_A)) || (image_format->image_channel_order == CL_INTENSITY)) || (image_format->image_channel_order == CL_LUMINANCE)) || (image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1) : ((((image_format->image_channel_order == CL_RG) || (image_format->image_channel_order == CL_RA)) || (image_format->image_channel_order == CL_Rx)) ? UINT64_C(2) : ((((image_format->image_channel_order == CL_RGB) || (image_format->image_channel_order == CL_RGx)) || (image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3) : UINT64_C(4)))), (((((image_format->image_channel_data_type == CL_SNORM_INT8) || (image_format->image_channel_data_type == CL_UNORM_INT8)) || (image_format->image_channel_data_type == CL_SIGNED_INT8)) || (image_format->image_channel_data_type == CL_UNSIGNED_INT8)) ? UINT64_C(1) : ((((((image_format->image_channel_data_type == CL_SNORM_INT16) || (image_format->image_channel_data_type == CL_UNORM_INT16)) || (image_format->image_channel_data_type == CL_SIGNED_INT16)) || (image_format->image_channel_data_type == CL_UNSIGNED_INT16)) || (image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2) : UINT64_C(4)))))), (uint64_t)image_width), (uint64_t)image_height);
	_result = CONFORM(clCreateImage2D)((cl_context)context, flags, (const cl_image_format *)image_format, image_width, image_height, image_row_pitch, (void *)host_ptr, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int drop_clCreateImage2D(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	size_t image_width = {0};
	size_t image_height = {0};
	size_t image_row_pitch = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(image_format->image_channel_order, (uint64_t)CL_RGBA);
	CONFORM_SET(image_format->image_channel_data_type, (uint64_t)CL_FLOAT);
	CONFORM_SET(image_width, UINT64_C(4096));
	CONFORM_SET(image_height, role_div((uint64_t)BYTES, UINT64_C(65536)));

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clReleaseMemObject(_result) != CL_SUCCESS;
}

static int grab_clCreateImage3D(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	size_t image_width = {0};
	size_t image_height = {0};
	size_t image_depth = {0};
	size_t image_row_pitch = {0};
	size_t image_slice_pitch = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(image_format->image_channel_order, (uint64_t)CL_RGBA);
	CONFORM_SET(image_format->image_channel_data_type, (uint64_t)CL_FLOAT);
	CONFORM_SET(image_width, UINT64_C(256));
	CONFORM_SET(image_height, UINT64_C(128));
	CONFORM_SET(image_depth, role_div((uint64_t)BYTES, UINT64_C(524288)));

	piece->bytes = role_mul(role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565) || (image_format->image_channel_data_type == CL_UNORM_SHORT_555)) ? UINT64_C(2) : (((image_format->image_channel_data_type == CL_UNORM_INT_101010) || (image_format->image_channel_data_type == CL_UNORM_INT_101010_2)) ? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R) || (image_format->image_channel_order == CL_A)) || (image_format->image_channel_order == CL_INTENSITY)) || (image_format->image_channel_order == CL_LUMINANCE)) || (image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1) : ((((image_format->image_channel_order == CL_RG) || (image_format->image_channel_order == CL_RA)) || (image_format->image_channel_order == CL_Rx)) ? UINT64_C(2) : ((((image_format->image_channel_order == CL_RGB) || (image_format->image_channel_order == CL_RGx)) || (image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3) : UINT64_C(4)))), (((((image_format->image_channel_data_type == CL_SNORM_INT8) || (image_format->image_channel_data_type == CL_UNORM_INT8)) || (image_format->image_channel_data_type == CL_SIGNED_INT8)) || (image_format->image_channel_data_type == CL_UNSIGNED_INT8)) ? UINT64_C(1) : ((((((image_format->image_channel_data_type == CL_SNORM_INT16) || (image_format->image_channel_data_type == CL_UNORM_INT16)) || (image_format->image_channel_data_type == CL_SIGNED_INT16)) || (image_format->image_channel_data_type == CL_UNSIGNED_INT16)) || (image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2) : UINT64_C(4)))))), (uint64_t)image_width), (uint64_t)image_height), (uint64_t)image_depth);
	_result = CONFORM(clCreateImage3D)((cl_context)context, flags, (const cl_image_format *)image_format, image_width, image_height, image_depth, image_row_pitch, image_slice_pitch, (void *)host_ptr, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int drop_clCreateImage3D(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	size_t image_width = {0};
	size_t image_height = {0};
	size_t image_depth = {0};
	size_t image_row_pitch = {0};
	size_t image_slice_pitch = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(image_format->image_channel_order, (uint64_t)CL_RGBA);
	CONFORM_SET(image_format->image_channel_data_type, (uint64_t)CL_FLOAT);
	CONFORM_SET(image_width, UINT64_C(256));
	CONFORM_SET(image_height, UINT64_C(128));
	CONFORM_SET(image_depth, role_div((uint64_t)BYTES, UINT64_C(524288)));

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clReleaseMemObject(_result) != CL_SUCCESS;
}

static int grab_clCreateImageWithProperties(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_properties *properties = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	CONFORM_ROOM(image_desc, 1024);
	cl_image_desc *image_desc = (void *)image_desc_at;
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(image_format->image_channel_order, (uint64_t)CL_RGBA);
	CONFORM_SET(image_format->image_channel_data_type, (uint64_t)CL_FLOAT);
	CONFORM_SET(image_desc->image_type, (uint64_t)CL_MEM_OBJECT_IMAGE2D);
	CONFORM_SET(image_desc->image_width, UINT64_C(4096));
	CONFORM_SET(image_desc->image_height, role_div((uint64_t)BYTES, UINT64_C(65536)));

	piece->bytes = (image_desc->mem_object ? UINT64_C(0) : role_mul(role_mul(role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565) || (image_format->image_channel_data_type == CL_UNORM_SHORT_555)) ? UINT64_C(2) : (((image_format->image_channel_data_type == CL_UNORM_INT_101010) || (image_format->image_channel_data_type == CL_UNORM_INT_101010_2)) ? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R) || (image_format->image_channel_order == CL_A)) || (image_format->image_channel_order == CL_INTENSITY)) || (image_format->image_channel_order == CL_LUMINANCE)) || (image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1) : ((((image_format->image_channel_order == CL_RG) || (image_format->image_channel_order == CL_RA)) || (image_format->image_channel_order == CL_Rx)) ? UINT64_C(2) : ((((image_format->image_channel_order == CL_RGB) || (image_format->image_channel_order == CL_RGx)) || (image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3) : UINT64_C(4)))), (((((image_format->image_channel_data_type == CL_SNORM_INT8) || (image_format->image_channel_data_type == CL_UNORM_INT8)) || (image_format->image_channel_data_type == CL_SIGNED_INT8)) || (image_format->image_channel_data_type == CL_UNSIGNED_INT8)) ? UINT64_C(1) : ((((((image_format->image_channel_data_type == CL_SNORM_INT16) || (image_format->image_channel_data_type == CL_UNORM_INT16)) || (image_format->image_channel_data_type == CL_SIGNED_INT16)) || (image_format->image_channel_data_type == CL_UNSIGNED_INT16)) || (image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2) : UINT64_C(4)))))), (uint64_t)image_desc->image_width), ((((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D) || (image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_BUFFER)) || (image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY)) ? UINT64_C(1) : (uint64_t)image_desc->image_height)), ((image_desc->image_type == CL_MEM_OBJECT_IMAGE3D) ? (uint64_t)image_desc->image_depth : (((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY) || (image_desc->image_type == CL_MEM_OBJECT_IMAGE2D_ARRAY)) ? (uint64_t)image_desc->image_array_size : UINT64_C(1)))), ((image_desc->num_mip_levels > 1) ? UINT64_C(2) : UINT64_C(1))));
	_result = CONFORM(clCreateImageWithProperties)((cl_context)context, (const cl_mem_properties *)properties, flags, (const cl_image_format *)image_format, (const cl_image_desc *)image_desc, (void *)host_ptr, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int drop_clCreateImageWithProperties(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_properties *properties = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	CONFORM_ROOM(image_desc, 1024);
	cl_image_desc *image_desc = (void *)image_desc_at;
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(image_format->image_channel_order, (uint64_t)CL_RGBA);
	CONFORM_SET(image_format->image_channel_data_type, (uint64_t)CL_FLOAT);
	CONFORM_SET(image_desc->image_type, (uint64_t)CL_MEM_OBJECT_IMAGE2D);
	CONFORM_SET(image_desc->image_width, UINT64_C(4096));
	CONFORM_SET(image_desc->image_height, role_div((uint64_t)BYTES, UINT64_C(65536)));

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clReleaseMemObject(_result) != CL_SUCCESS;
}

static int grab_clCreatePipe(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	cl_uint pipe_packet_size = {0};
	cl_uint pipe_max_packets = {0};
	cl_pipe_properties *properties = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(pipe_packet_size, UINT64_C(1024));
	CONFORM_SET(pipe_max_packets, role_div((uint64_t)BYTES, UINT64_C(1024)));

	piece->bytes = role_mul((uint64_t)pipe_packet_size, (uint64_t)pipe_max_packets);
	_result = CONFORM(clCreatePipe)((cl_context)context, flags, pipe_packet_size, pipe_max_packets, (const cl_pipe_properties *)properties, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int drop_clCreatePipe(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	cl_uint pipe_packet_size = {0};
	cl_uint pipe_max_packets = {0};
	cl_pipe_properties *properties = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(pipe_packet_size, UINT64_C(1024));
	CONFORM_SET(pipe_max_packets, role_div((uint64_t)BYTES, UINT64_C(1024)));

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clReleaseMemObject(_result) != CL_SUCCESS;
}

static int grab_clDeviceMemAllocINTEL(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_mem_properties_intel *properties = NULL;
	size_t size = {0};
	cl_uint alignment = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	void *_result = NULL;
	cl_int _status = CL_OUT_OF_RESOURCES;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(device, make_cl_device_id());
	CONFORM_SET(size, BYTES);

	piece->bytes = (uint64_t)size;
	_result = CONFORM(clDeviceMemAllocINTEL)((cl_context)context, (cl_device_id)device, (const cl_mem_properties_intel *)properties, size, alignment, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_OUT_OF_RESOURCES);

}

static int drop_clDeviceMemAllocINTEL(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_mem_properties_intel *properties = NULL;
	size_t size = {0};
	cl_uint alignment = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	void *_result = NULL;
	cl_int _status = CL_OUT_OF_RESOURCES;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(device, make_cl_device_id());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clMemFreeINTEL(context, _result) != CL_SUCCESS;
}

static int grab_clSVMAllocARM(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_svm_mem_flags_arm flags = {0};
	size_t size = {0};
	cl_uint alignment = {0};
	void *_result = NULL;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	piece->bytes = (uint64_t)size;
	_result = CONFORM(clSVMAllocARM)((cl_context)context, flags, size, alignment);
	if (!(_result == NULL)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS(_result == NULL ? 1 : 0, _result == NULL, _result == NULL);

}

static int drop_clSVMAllocARM(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_svm_mem_flags_arm flags = {0};
	size_t size = {0};
	cl_uint alignment = {0};
	void *_result = NULL;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	(void)_result;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	real_clSVMFreeARM(context, _result);
	return 0;
}

static int grab_clSharedMemAllocINTEL(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_mem_properties_intel *properties = NULL;
	size_t size = {0};
	cl_uint alignment = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	void *_result = NULL;
	cl_int _status = CL_OUT_OF_RESOURCES;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(device, make_cl_device_id());
	CONFORM_SET(size, BYTES);

	piece->bytes = (uint64_t)size;
	_result = CONFORM(clSharedMemAllocINTEL)((cl_context)context, (cl_device_id)device, (const cl_mem_properties_intel *)properties, size, alignment, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_OUT_OF_RESOURCES);

}

static int drop_clSharedMemAllocINTEL(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_mem_properties_intel *properties = NULL;
	size_t size = {0};
	cl_uint alignment = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	void *_result = NULL;
	cl_int _status = CL_OUT_OF_RESOURCES;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(device, make_cl_device_id());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clMemFreeINTEL(context, _result) != CL_SUCCESS;
}

static int grab_clCreateBufferWithPropertiesINTEL(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_properties_intel *properties = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	piece->bytes = (uint64_t)size;
	_result = CONFORM(clCreateBufferWithPropertiesINTEL)((cl_context)context, (const cl_mem_properties_intel *)properties, flags, size, (void *)host_ptr, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int drop_clCreateBufferWithPropertiesINTEL(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_properties_intel *properties = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clReleaseMemObject(_result) != CL_SUCCESS;
}

static int grab_clImportMemoryARM(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	cl_import_properties_arm *properties = NULL;
	void *memory = NULL;
	size_t size = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	piece->bytes = (uint64_t)size;
	_result = CONFORM(clImportMemoryARM)((cl_context)context, flags, (const cl_import_properties_arm *)properties, (void *)memory, size, &_status);
	if (!(_status != CL_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)_result;
	}
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int drop_clImportMemoryARM(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	cl_import_properties_arm *properties = NULL;
	void *memory = NULL;
	size_t size = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	(void)_result;
	(void)_status;
	_result = (__typeof__(_result))(uintptr_t)piece->key;
	return real_clReleaseMemObject(_result) != CL_SUCCESS;
}

static int free_clMemBlockingFreeINTEL(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());

	(void)BYTES;
	ptr = (__typeof__(ptr))(uintptr_t)piece->key;
	_result = CONFORM(clMemBlockingFreeINTEL)((cl_context)context, (void *)ptr);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int free_clMemFreeINTEL(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());

	(void)BYTES;
	ptr = (__typeof__(ptr))(uintptr_t)piece->key;
	_result = CONFORM(clMemFreeINTEL)((cl_context)context, (void *)ptr);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int free_clReleaseMemObject(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_mem memobj = NULL;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(memobj, make_cl_mem());

	(void)BYTES;
	memobj = (__typeof__(memobj))(uintptr_t)piece->key;
	_result = CONFORM(clReleaseMemObject)((cl_mem)memobj);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int free_clSVMFree(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	CONFORM_ROOM(svm_pointer, 1024);
	void *svm_pointer = (void *)svm_pointer_at;

	CONFORM_SET(context, make_cl_context());

	(void)BYTES;
	svm_pointer = (__typeof__(svm_pointer))(uintptr_t)piece->key;
	CONFORM(clSVMFree)((cl_context)context, (void *)svm_pointer);
	CONFORM_STATUS(false ? 1 : 0, false, false);

}

static int free_clSVMFreeARM(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_context context = NULL;
	CONFORM_ROOM(svm_pointer, 1024);
	void *svm_pointer = (void *)svm_pointer_at;

	CONFORM_SET(context, make_cl_context());

	(void)BYTES;
	svm_pointer = (__typeof__(svm_pointer))(uintptr_t)piece->key;
	CONFORM(clSVMFreeARM)((cl_context)context, (void *)svm_pointer);
	CONFORM_STATUS(false ? 1 : 0, false, false);

}

static int view_clGetDeviceInfo(struct conform_figures *figures, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_device_id device = NULL;
	cl_device_info param_name = {0};
	size_t param_value_size = {0};
	CONFORM_ROOM(param_value, 1024);
	void *param_value = (void *)param_value_at;
	CONFORM_ROOM(param_value_size_ret, 1024);
	size_t *param_value_size_ret = (void *)param_value_size_ret_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(device, make_cl_device_id());
	CONFORM_SET(param_value_size, UINT64_C(8));

	(void)BYTES;
	CONFORM_ASK(param_name, CL_DEVICE_GLOBAL_MEM_SIZE);
	_result = CONFORM(clGetDeviceInfo)((cl_device_id)device, param_name, param_value_size, (void *)param_value, (size_t *)param_value_size_ret);
	figures->total = *(uint64_t *)(void *)param_value;
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int work_clEnqueueCommandBufferKHR(uint64_t BYTES, struct conform_answer *answer)
{
	cl_uint num_queues = {0};
	CONFORM_ROOM(queues, 1024);
	cl_command_queue *queues = (void *)queues_at;
	cl_command_buffer_khr command_buffer = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	(void)BYTES;
	_result = CONFORM(clEnqueueCommandBufferKHR)(num_queues, (cl_command_queue *)queues, (cl_command_buffer_khr)command_buffer, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int work_clEnqueueCopyBuffer(uint64_t BYTES, struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem src_buffer = NULL;
	cl_mem dst_buffer = NULL;
	size_t src_offset = {0};
	size_t dst_offset = {0};
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(command_queue, make_cl_command_queue());
	CONFORM_SET(src_buffer, make_cl_mem());
	CONFORM_SET(dst_buffer, make_cl_mem());
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	_result = CONFORM(clEnqueueCopyBuffer)((cl_command_queue)command_queue, (cl_mem)src_buffer, (cl_mem)dst_buffer, src_offset, dst_offset, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int work_clEnqueueNDRangeKernel(uint64_t BYTES, struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_kernel kernel = NULL;
	cl_uint work_dim = {0};
	size_t *global_work_offset = NULL;
	size_t *global_work_size = NULL;
	size_t *local_work_size = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(command_queue, make_cl_command_queue());

	(void)BYTES;
	_result = CONFORM(clEnqueueNDRangeKernel)((cl_command_queue)command_queue, (cl_kernel)kernel, work_dim, (const size_t *)global_work_offset, (const size_t *)global_work_size, (const size_t *)local_work_size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int work_clEnqueueReadBuffer(uint64_t BYTES, struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem buffer = NULL;
	cl_bool blocking_read = {0};
	size_t offset = {0};
	size_t size = {0};
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(command_queue, make_cl_command_queue());
	CONFORM_SET(buffer, make_cl_mem());
	CONFORM_SET(size, BYTES);
	CONFORM_SET(ptr, conform_host());

	(void)BYTES;
	_result = CONFORM(clEnqueueReadBuffer)((cl_command_queue)command_queue, (cl_mem)buffer, blocking_read, offset, size, (void *)ptr, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int work_clEnqueueSVMMemcpy(uint64_t BYTES, struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_bool blocking_copy = {0};
	CONFORM_ROOM(dst_ptr, 1024);
	void *dst_ptr = (void *)dst_ptr_at;
	CONFORM_ROOM(src_ptr, 1024);
	void *src_ptr = (void *)src_ptr_at;
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(command_queue, make_cl_command_queue());
	CONFORM_SET(dst_ptr, conform_memory());
	CONFORM_SET(src_ptr, conform_memory() + CONFORM_HALF);
	CONFORM_SET(size, BYTES);

	(void)BYTES;
	_result = CONFORM(clEnqueueSVMMemcpy)((cl_command_queue)command_queue, blocking_copy, (void *)dst_ptr, (const void *)src_ptr, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int work_clEnqueueTask(uint64_t BYTES, struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_kernel kernel = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(command_queue, make_cl_command_queue());

	(void)BYTES;
	_result = CONFORM(clEnqueueTask)((cl_command_queue)command_queue, (cl_kernel)kernel, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int work_clEnqueueWriteBuffer(uint64_t BYTES, struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem buffer = NULL;
	cl_bool blocking_write = {0};
	size_t offset = {0};
	size_t size = {0};
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(command_queue, make_cl_command_queue());
	CONFORM_SET(buffer, make_cl_mem());
	CONFORM_SET(size, BYTES);
	CONFORM_SET(ptr, conform_host());

	(void)BYTES;
	_result = CONFORM(clEnqueueWriteBuffer)((cl_command_queue)command_queue, (cl_mem)buffer, blocking_write, offset, size, (const void *)ptr, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int look_up_clGetExtensionFunctionAddress(const char *wanted, void **found, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(func_name, 1024);
	char *func_name = (void *)func_name_at;
	void *_result = NULL;

	CONFORM_SET(func_name, conform_name);

	(void)BYTES;
	func_name = (__typeof__(func_name))(uintptr_t)wanted;
	_result = CONFORM(clGetExtensionFunctionAddress)((const char *)func_name);
	*found = (void *)(uintptr_t)_result;
	CONFORM_STATUS(_result == NULL ? 1 : 0, _result == NULL, _result == NULL);

}

static int look_up_clGetExtensionFunctionAddressForPlatform(const char *wanted, void **found, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_platform_id platform = NULL;
	CONFORM_ROOM(func_name, 1024);
	char *func_name = (void *)func_name_at;
	void *_result = NULL;

	CONFORM_SET(platform, make_cl_platform_id());
	CONFORM_SET(func_name, conform_name);

	(void)BYTES;
	func_name = (__typeof__(func_name))(uintptr_t)wanted;
	_result = CONFORM(clGetExtensionFunctionAddressForPlatform)((cl_platform_id)platform, (const char *)func_name);
	*found = (void *)(uintptr_t)_result;
	CONFORM_STATUS(_result == NULL ? 1 : 0, _result == NULL, _result == NULL);

}

static int step_clCreateCommandQueue(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_command_queue_properties properties = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_command_queue _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(device, make_cl_device_id());

	(void)BYTES;
	_result = CONFORM(clCreateCommandQueue)((cl_context)context, (cl_device_id)device, properties, &_status);
	if (!(_status != CL_SUCCESS))
		slots->stream = (uint64_t)(uintptr_t)_result;
	(void)slots;
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int step_clCreateCommandQueueWithProperties(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_queue_properties *properties = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_command_queue _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(device, make_cl_device_id());

	(void)BYTES;
	_result = CONFORM(clCreateCommandQueueWithProperties)((cl_context)context, (cl_device_id)device, (const cl_queue_properties *)properties, &_status);
	if (!(_status != CL_SUCCESS))
		slots->stream = (uint64_t)(uintptr_t)_result;
	(void)slots;
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int step_clCreateCommandQueueWithPropertiesKHR(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_queue_properties_khr *properties = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_command_queue _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());
	CONFORM_SET(device, make_cl_device_id());

	(void)BYTES;
	_result = CONFORM(clCreateCommandQueueWithPropertiesKHR)((cl_context)context, (cl_device_id)device, (const cl_queue_properties_khr *)properties, &_status);
	if (!(_status != CL_SUCCESS))
		slots->stream = (uint64_t)(uintptr_t)_result;
	(void)slots;
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int step_clMemBlockingFreeINTEL(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());

	(void)BYTES;
	if (!slots->address)
		return CONFORM_SKIPPED;
	CONFORM_SET(ptr, slots->address);
	_result = CONFORM(clMemBlockingFreeINTEL)((cl_context)context, (void *)ptr);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int step_clMemFreeINTEL(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(context, make_cl_context());

	(void)BYTES;
	if (!slots->address)
		return CONFORM_SKIPPED;
	CONFORM_SET(ptr, slots->address);
	_result = CONFORM(clMemFreeINTEL)((cl_context)context, (void *)ptr);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int step_clReleaseCommandQueue(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	(void)BYTES;
	if (!slots->stream)
		return CONFORM_SKIPPED;
	CONFORM_SET(command_queue, slots->stream);
	_result = CONFORM(clReleaseCommandQueue)((cl_command_queue)command_queue);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int step_clSVMFree(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	CONFORM_ROOM(svm_pointer, 1024);
	void *svm_pointer = (void *)svm_pointer_at;

	CONFORM_SET(context, make_cl_context());

	(void)BYTES;
	if (!slots->address)
		return CONFORM_SKIPPED;
	CONFORM_SET(svm_pointer, slots->address);
	CONFORM(clSVMFree)((cl_context)context, (void *)svm_pointer);
	(void)slots;
	CONFORM_STATUS(false ? 1 : 0, false, false);

}

static int step_clSVMFreeARM(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	cl_context context = NULL;
	CONFORM_ROOM(svm_pointer, 1024);
	void *svm_pointer = (void *)svm_pointer_at;

	CONFORM_SET(context, make_cl_context());

	(void)BYTES;
	if (!slots->address)
		return CONFORM_SKIPPED;
	CONFORM_SET(svm_pointer, slots->address);
	CONFORM(clSVMFreeARM)((cl_context)context, (void *)svm_pointer);
	(void)slots;
	CONFORM_STATUS(false ? 1 : 0, false, false);

}

static int finish(struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	cl_command_queue command_queue = NULL;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	CONFORM_SET(command_queue, make_cl_command_queue());

	(void)BYTES;
	_result = CONFORM(clFinish)((cl_command_queue)command_queue);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clCreateBuffer(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clCreateBuffer)((cl_context)context, flags, size, (void *)host_ptr, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clCreateBufferWithProperties(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_properties *properties = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clCreateBufferWithProperties)((cl_context)context, (const cl_mem_properties *)properties, flags, size, (void *)host_ptr, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clCreateBufferWithPropertiesINTEL(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_properties_intel *properties = NULL;
	cl_mem_flags flags = {0};
	size_t size = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clCreateBufferWithPropertiesINTEL)((cl_context)context, (const cl_mem_properties_intel *)properties, flags, size, (void *)host_ptr, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clCreateImage(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	CONFORM_ROOM(image_desc, 1024);
	cl_image_desc *image_desc = (void *)image_desc_at;
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clCreateImage)((cl_context)context, flags, (const cl_image_format *)image_format, (const cl_image_desc *)image_desc, (void *)host_ptr, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clCreateImage2D(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	size_t image_width = {0};
	size_t image_height = {0};
	size_t image_row_pitch = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clCreateImage2D)((cl_context)context, flags, (const cl_image_format *)image_format, image_width, image_height, image_row_pitch, (void *)host_ptr, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clCreateImage3D(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	size_t image_width = {0};
	size_t image_height = {0};
	size_t image_depth = {0};
	size_t image_row_pitch = {0};
	size_t image_slice_pitch = {0};
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clCreateImage3D)((cl_context)context, flags, (const cl_image_format *)image_format, image_width, image_height, image_depth, image_row_pitch, image_slice_pitch, (void *)host_ptr, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clCreateImageWithProperties(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_properties *properties = NULL;
	cl_mem_flags flags = {0};
	CONFORM_ROOM(image_format, 1024);
	cl_image_format *image_format = (void *)image_format_at;
	CONFORM_ROOM(image_desc, 1024);
	cl_image_desc *image_desc = (void *)image_desc_at;
	void *host_ptr = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clCreateImageWithProperties)((cl_context)context, (const cl_mem_properties *)properties, flags, (const cl_image_format *)image_format, (const cl_image_desc *)image_desc, (void *)host_ptr, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clCreatePipe(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	cl_uint pipe_packet_size = {0};
	cl_uint pipe_max_packets = {0};
	cl_pipe_properties *properties = NULL;
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clCreatePipe)((cl_context)context, flags, pipe_packet_size, pipe_max_packets, (const cl_pipe_properties *)properties, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clDeviceMemAllocINTEL(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_mem_properties_intel *properties = NULL;
	size_t size = {0};
	cl_uint alignment = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	void *_result = NULL;
	cl_int _status = CL_OUT_OF_RESOURCES;

	_result = CONFORM(clDeviceMemAllocINTEL)((cl_context)context, (cl_device_id)device, (const cl_mem_properties_intel *)properties, size, alignment, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_OUT_OF_RESOURCES);

}

static int hook_clEnqueueCommandBufferKHR(struct conform_answer *answer)
{
	cl_uint num_queues = {0};
	CONFORM_ROOM(queues, 1024);
	cl_command_queue *queues = (void *)queues_at;
	cl_command_buffer_khr command_buffer = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueCommandBufferKHR)(num_queues, (cl_command_queue *)queues, (cl_command_buffer_khr)command_buffer, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueCopyBuffer(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem src_buffer = NULL;
	cl_mem dst_buffer = NULL;
	size_t src_offset = {0};
	size_t dst_offset = {0};
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueCopyBuffer)((cl_command_queue)command_queue, (cl_mem)src_buffer, (cl_mem)dst_buffer, src_offset, dst_offset, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueCopyBufferRect(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem src_buffer = NULL;
	cl_mem dst_buffer = NULL;
	size_t *src_origin = NULL;
	size_t *dst_origin = NULL;
	size_t *region = NULL;
	size_t src_row_pitch = {0};
	size_t src_slice_pitch = {0};
	size_t dst_row_pitch = {0};
	size_t dst_slice_pitch = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueCopyBufferRect)((cl_command_queue)command_queue, (cl_mem)src_buffer, (cl_mem)dst_buffer, (const size_t *)src_origin, (const size_t *)dst_origin, (const size_t *)region, src_row_pitch, src_slice_pitch, dst_row_pitch, dst_slice_pitch, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueCopyBufferToImage(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem src_buffer = NULL;
	cl_mem dst_image = NULL;
	size_t src_offset = {0};
	size_t *dst_origin = NULL;
	size_t *region = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueCopyBufferToImage)((cl_command_queue)command_queue, (cl_mem)src_buffer, (cl_mem)dst_image, src_offset, (const size_t *)dst_origin, (const size_t *)region, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueCopyImage(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem src_image = NULL;
	cl_mem dst_image = NULL;
	size_t *src_origin = NULL;
	size_t *dst_origin = NULL;
	size_t *region = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueCopyImage)((cl_command_queue)command_queue, (cl_mem)src_image, (cl_mem)dst_image, (const size_t *)src_origin, (const size_t *)dst_origin, (const size_t *)region, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueCopyImageToBuffer(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem src_image = NULL;
	cl_mem dst_buffer = NULL;
	size_t *src_origin = NULL;
	size_t *region = NULL;
	size_t dst_offset = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueCopyImageToBuffer)((cl_command_queue)command_queue, (cl_mem)src_image, (cl_mem)dst_buffer, (const size_t *)src_origin, (const size_t *)region, dst_offset, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueFillBuffer(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem buffer = NULL;
	CONFORM_ROOM(pattern, 1024);
	void *pattern = (void *)pattern_at;
	size_t pattern_size = {0};
	size_t offset = {0};
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueFillBuffer)((cl_command_queue)command_queue, (cl_mem)buffer, (const void *)pattern, pattern_size, offset, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueFillImage(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem image = NULL;
	CONFORM_ROOM(fill_color, 1024);
	void *fill_color = (void *)fill_color_at;
	size_t *origin = NULL;
	size_t *region = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueFillImage)((cl_command_queue)command_queue, (cl_mem)image, (const void *)fill_color, (const size_t *)origin, (const size_t *)region, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueMemFillINTEL(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	void *dst_ptr = NULL;
	CONFORM_ROOM(pattern, 1024);
	void *pattern = (void *)pattern_at;
	size_t pattern_size = {0};
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueMemFillINTEL)((cl_command_queue)command_queue, (void *)dst_ptr, (const void *)pattern, pattern_size, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueMemcpyINTEL(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_bool blocking = {0};
	void *dst_ptr = NULL;
	CONFORM_ROOM(src_ptr, 1024);
	void *src_ptr = (void *)src_ptr_at;
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueMemcpyINTEL)((cl_command_queue)command_queue, blocking, (void *)dst_ptr, (const void *)src_ptr, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueMemsetINTEL(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	void *dst_ptr = NULL;
	cl_int value = {0};
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueMemsetINTEL)((cl_command_queue)command_queue, (void *)dst_ptr, value, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueNDRangeKernel(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_kernel kernel = NULL;
	cl_uint work_dim = {0};
	size_t *global_work_offset = NULL;
	size_t *global_work_size = NULL;
	size_t *local_work_size = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueNDRangeKernel)((cl_command_queue)command_queue, (cl_kernel)kernel, work_dim, (const size_t *)global_work_offset, (const size_t *)global_work_size, (const size_t *)local_work_size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueReadBuffer(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem buffer = NULL;
	cl_bool blocking_read = {0};
	size_t offset = {0};
	size_t size = {0};
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueReadBuffer)((cl_command_queue)command_queue, (cl_mem)buffer, blocking_read, offset, size, (void *)ptr, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueReadBufferRect(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem buffer = NULL;
	cl_bool blocking_read = {0};
	size_t *buffer_origin = NULL;
	size_t *host_origin = NULL;
	size_t *region = NULL;
	size_t buffer_row_pitch = {0};
	size_t buffer_slice_pitch = {0};
	size_t host_row_pitch = {0};
	size_t host_slice_pitch = {0};
	void *ptr = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueReadBufferRect)((cl_command_queue)command_queue, (cl_mem)buffer, blocking_read, (const size_t *)buffer_origin, (const size_t *)host_origin, (const size_t *)region, buffer_row_pitch, buffer_slice_pitch, host_row_pitch, host_slice_pitch, (void *)ptr, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueReadImage(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem image = NULL;
	cl_bool blocking_read = {0};
	size_t *origin = NULL;
	size_t *region = NULL;
	size_t row_pitch = {0};
	size_t slice_pitch = {0};
	void *ptr = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueReadImage)((cl_command_queue)command_queue, (cl_mem)image, blocking_read, (const size_t *)origin, (const size_t *)region, row_pitch, slice_pitch, (void *)ptr, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueSVMFree(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_uint num_svm_pointers = {0};
	CONFORM_ROOM(svm_pointers, 1024);
	void * *svm_pointers = (void *)svm_pointers_at;
	void *pfn_free_func = NULL;
	CONFORM_ROOM(user_data, 1024);
	void *user_data = (void *)user_data_at;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueSVMFree)((cl_command_queue)command_queue, num_svm_pointers, (void * *)svm_pointers, (void (*)(cl_command_queue, cl_uint, void *[], void *))pfn_free_func, (void *)user_data, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueSVMFreeARM(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_uint num_svm_pointers = {0};
	CONFORM_ROOM(svm_pointers, 1024);
	void * *svm_pointers = (void *)svm_pointers_at;
	void *pfn_free_func = NULL;
	CONFORM_ROOM(user_data, 1024);
	void *user_data = (void *)user_data_at;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueSVMFreeARM)((cl_command_queue)command_queue, num_svm_pointers, (void * *)svm_pointers, (void (*)(cl_command_queue, cl_uint, void *[], void *))pfn_free_func, (void *)user_data, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueSVMMemFill(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	void *svm_ptr = NULL;
	CONFORM_ROOM(pattern, 1024);
	void *pattern = (void *)pattern_at;
	size_t pattern_size = {0};
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueSVMMemFill)((cl_command_queue)command_queue, (void *)svm_ptr, (const void *)pattern, pattern_size, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueSVMMemFillARM(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	void *svm_ptr = NULL;
	CONFORM_ROOM(pattern, 1024);
	void *pattern = (void *)pattern_at;
	size_t pattern_size = {0};
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueSVMMemFillARM)((cl_command_queue)command_queue, (void *)svm_ptr, (const void *)pattern, pattern_size, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueSVMMemcpy(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_bool blocking_copy = {0};
	CONFORM_ROOM(dst_ptr, 1024);
	void *dst_ptr = (void *)dst_ptr_at;
	CONFORM_ROOM(src_ptr, 1024);
	void *src_ptr = (void *)src_ptr_at;
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueSVMMemcpy)((cl_command_queue)command_queue, blocking_copy, (void *)dst_ptr, (const void *)src_ptr, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueSVMMemcpyARM(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_bool blocking_copy = {0};
	void *dst_ptr = NULL;
	CONFORM_ROOM(src_ptr, 1024);
	void *src_ptr = (void *)src_ptr_at;
	size_t size = {0};
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueSVMMemcpyARM)((cl_command_queue)command_queue, blocking_copy, (void *)dst_ptr, (const void *)src_ptr, size, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueTask(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_kernel kernel = NULL;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueTask)((cl_command_queue)command_queue, (cl_kernel)kernel, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueWriteBuffer(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem buffer = NULL;
	cl_bool blocking_write = {0};
	size_t offset = {0};
	size_t size = {0};
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueWriteBuffer)((cl_command_queue)command_queue, (cl_mem)buffer, blocking_write, offset, size, (const void *)ptr, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueWriteBufferRect(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem buffer = NULL;
	cl_bool blocking_write = {0};
	size_t *buffer_origin = NULL;
	size_t *host_origin = NULL;
	size_t *region = NULL;
	size_t buffer_row_pitch = {0};
	size_t buffer_slice_pitch = {0};
	size_t host_row_pitch = {0};
	size_t host_slice_pitch = {0};
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueWriteBufferRect)((cl_command_queue)command_queue, (cl_mem)buffer, blocking_write, (const size_t *)buffer_origin, (const size_t *)host_origin, (const size_t *)region, buffer_row_pitch, buffer_slice_pitch, host_row_pitch, host_slice_pitch, (const void *)ptr, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clEnqueueWriteImage(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_mem image = NULL;
	cl_bool blocking_write = {0};
	size_t *origin = NULL;
	size_t *region = NULL;
	size_t input_row_pitch = {0};
	size_t input_slice_pitch = {0};
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_uint num_events_in_wait_list = {0};
	cl_event *event_wait_list = NULL;
	CONFORM_ROOM(event, 1024);
	cl_event *event = (void *)event_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clEnqueueWriteImage)((cl_command_queue)command_queue, (cl_mem)image, blocking_write, (const size_t *)origin, (const size_t *)region, input_row_pitch, input_slice_pitch, (const void *)ptr, num_events_in_wait_list, (const cl_event *)event_wait_list, (cl_event *)event);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clGetDeviceInfo(struct conform_answer *answer)
{
	cl_device_id device = NULL;
	cl_device_info param_name = {0};
	size_t param_value_size = {0};
	CONFORM_ROOM(param_value, 1024);
	void *param_value = (void *)param_value_at;
	CONFORM_ROOM(param_value_size_ret, 1024);
	size_t *param_value_size_ret = (void *)param_value_size_ret_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clGetDeviceInfo)((cl_device_id)device, param_name, param_value_size, (void *)param_value, (size_t *)param_value_size_ret);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clGetExtensionFunctionAddress(struct conform_answer *answer)
{
	CONFORM_ROOM(func_name, 1024);
	char *func_name = (void *)func_name_at;
	void *_result = NULL;

	_result = CONFORM(clGetExtensionFunctionAddress)((const char *)func_name);
	CONFORM_STATUS(_result == NULL ? 1 : 0, _result == NULL, _result == NULL);

}

static int hook_clGetExtensionFunctionAddressForPlatform(struct conform_answer *answer)
{
	cl_platform_id platform = NULL;
	CONFORM_ROOM(func_name, 1024);
	char *func_name = (void *)func_name_at;
	void *_result = NULL;

	_result = CONFORM(clGetExtensionFunctionAddressForPlatform)((cl_platform_id)platform, (const char *)func_name);
	CONFORM_STATUS(_result == NULL ? 1 : 0, _result == NULL, _result == NULL);

}

static int hook_clImportMemoryARM(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_mem_flags flags = {0};
	cl_import_properties_arm *properties = NULL;
	void *memory = NULL;
	size_t size = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clImportMemoryARM)((cl_context)context, flags, (const cl_import_properties_arm *)properties, (void *)memory, size, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clMemBlockingFreeINTEL(struct conform_answer *answer)
{
	cl_context context = NULL;
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clMemBlockingFreeINTEL)((cl_context)context, (void *)ptr);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clMemFreeINTEL(struct conform_answer *answer)
{
	cl_context context = NULL;
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clMemFreeINTEL)((cl_context)context, (void *)ptr);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clReleaseCommandQueue(struct conform_answer *answer)
{
	cl_command_queue command_queue = NULL;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clReleaseCommandQueue)((cl_command_queue)command_queue);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clReleaseMemObject(struct conform_answer *answer)
{
	cl_mem memobj = NULL;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clReleaseMemObject)((cl_mem)memobj);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clSVMAlloc(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_svm_mem_flags flags = {0};
	size_t size = {0};
	cl_uint alignment = {0};
	void *_result = NULL;

	_result = CONFORM(clSVMAlloc)((cl_context)context, flags, size, alignment);
	CONFORM_STATUS(_result == NULL ? 1 : 0, _result == NULL, _result == NULL);

}

static int hook_clSVMAllocARM(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_svm_mem_flags_arm flags = {0};
	size_t size = {0};
	cl_uint alignment = {0};
	void *_result = NULL;

	_result = CONFORM(clSVMAllocARM)((cl_context)context, flags, size, alignment);
	CONFORM_STATUS(_result == NULL ? 1 : 0, _result == NULL, _result == NULL);

}

static int hook_clSVMFree(struct conform_answer *answer)
{
	cl_context context = NULL;
	CONFORM_ROOM(svm_pointer, 1024);
	void *svm_pointer = (void *)svm_pointer_at;

	CONFORM(clSVMFree)((cl_context)context, (void *)svm_pointer);
	CONFORM_STATUS(false ? 1 : 0, false, false);

}

static int hook_clSVMFreeARM(struct conform_answer *answer)
{
	cl_context context = NULL;
	CONFORM_ROOM(svm_pointer, 1024);
	void *svm_pointer = (void *)svm_pointer_at;

	CONFORM(clSVMFreeARM)((cl_context)context, (void *)svm_pointer);
	CONFORM_STATUS(false ? 1 : 0, false, false);

}

static int hook_clSetContextDestructorCallback(struct conform_answer *answer)
{
	cl_context context = NULL;
	void *pfn_notify = NULL;
	CONFORM_ROOM(user_data, 1024);
	void *user_data = (void *)user_data_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clSetContextDestructorCallback)((cl_context)context, (void (*)(cl_context, void *))pfn_notify, (void *)user_data);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clSetEventCallback(struct conform_answer *answer)
{
	cl_event event = NULL;
	cl_int command_exec_callback_type = {0};
	void *pfn_notify = NULL;
	CONFORM_ROOM(user_data, 1024);
	void *user_data = (void *)user_data_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clSetEventCallback)((cl_event)event, command_exec_callback_type, (void (*)(cl_event, cl_int, void *))pfn_notify, (void *)user_data);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clSetMemObjectDestructorCallback(struct conform_answer *answer)
{
	cl_mem memobj = NULL;
	void *pfn_notify = NULL;
	CONFORM_ROOM(user_data, 1024);
	void *user_data = (void *)user_data_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clSetMemObjectDestructorCallback)((cl_mem)memobj, (void (*)(cl_mem, void *))pfn_notify, (void *)user_data);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clSetProgramReleaseCallback(struct conform_answer *answer)
{
	cl_program program = NULL;
	void *pfn_notify = NULL;
	CONFORM_ROOM(user_data, 1024);
	void *user_data = (void *)user_data_at;
	cl_int _result = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	_result = CONFORM(clSetProgramReleaseCallback)((cl_program)program, (void (*)(cl_program, void *))pfn_notify, (void *)user_data);
	CONFORM_STATUS((int64_t)_result, _result != CL_SUCCESS, _result == CL_MEM_OBJECT_ALLOCATION_FAILURE);

}

static int hook_clSharedMemAllocINTEL(struct conform_answer *answer)
{
	cl_context context = NULL;
	cl_device_id device = NULL;
	cl_mem_properties_intel *properties = NULL;
	size_t size = {0};
	cl_uint alignment = {0};
	CONFORM_ROOM(errcode_ret, 1024);
	cl_int *errcode_ret = (void *)errcode_ret_at;
	void *_result = NULL;
	cl_int _status = CL_OUT_OF_RESOURCES;

	_result = CONFORM(clSharedMemAllocINTEL)((cl_context)context, (cl_device_id)device, (const cl_mem_properties_intel *)properties, size, alignment, &_status);
	CONFORM_STATUS((int64_t)_status, _status != CL_SUCCESS, _status == CL_OUT_OF_RESOURCES);

}

static int (*const starts[])(struct conform_answer *) = {
	NULL,
};

static const struct conform_way ways[] = {
	{"clSVMAlloc", "alloc", NULL, grab_clSVMAlloc, drop_clSVMAlloc},
	{"clCreateBuffer", "alloc", NULL, grab_clCreateBuffer, drop_clCreateBuffer},
	{"clCreateBufferWithProperties", "alloc", NULL, grab_clCreateBufferWithProperties, drop_clCreateBufferWithProperties},
	{"clCreateImage", "alloc", NULL, grab_clCreateImage, drop_clCreateImage},
	{"clCreateImage2D", "alloc", NULL, grab_clCreateImage2D, drop_clCreateImage2D},
	{"clCreateImage3D", "alloc", NULL, grab_clCreateImage3D, drop_clCreateImage3D},
	{"clCreateImageWithProperties", "alloc", NULL, grab_clCreateImageWithProperties, drop_clCreateImageWithProperties},
	{"clCreatePipe", "alloc", NULL, grab_clCreatePipe, drop_clCreatePipe},
	{"clDeviceMemAllocINTEL", "alloc", NULL, grab_clDeviceMemAllocINTEL, drop_clDeviceMemAllocINTEL},
	{"clSVMAllocARM", "alloc", NULL, grab_clSVMAllocARM, drop_clSVMAllocARM},
	{"clSharedMemAllocINTEL", "alloc", NULL, grab_clSharedMemAllocINTEL, drop_clSharedMemAllocINTEL},
	{"clCreateBufferWithPropertiesINTEL", "alloc", NULL, grab_clCreateBufferWithPropertiesINTEL, drop_clCreateBufferWithPropertiesINTEL},
	{"clImportMemoryARM", "alloc", NULL, grab_clImportMemoryARM, drop_clImportMemoryARM},
	{0},
};

static const struct conform_free frees[] = {
	{"clMemBlockingFreeINTEL", "free", NULL, free_clMemBlockingFreeINTEL, &ways[8]},
	{"clMemFreeINTEL", "free", NULL, free_clMemFreeINTEL, &ways[8]},
	{"clReleaseMemObject", "object-release", NULL, free_clReleaseMemObject, &ways[1]},
	{"clSVMFree", "free", NULL, free_clSVMFree, &ways[0]},
	{"clSVMFreeARM", "free", NULL, free_clSVMFreeARM, &ways[9]},
	{0},
};

static const struct conform_view views[] = {
	{"clGetDeviceInfo", "memory-attribute", NULL, view_clGetDeviceInfo},
	{0},
};

static const struct conform_list lists[] = {
	{0},
};

static const struct conform_work work[] = {
	{"clEnqueueCommandBufferKHR", "launch", NULL, work_clEnqueueCommandBufferKHR, false},
	{"clEnqueueCopyBuffer", "copy", NULL, work_clEnqueueCopyBuffer, false},
	{"clEnqueueCopyBufferRect", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueCopyBufferToImage", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueCopyImage", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueCopyImageToBuffer", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueFillBuffer", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueFillImage", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueMemFillINTEL", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueMemcpyINTEL", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueMemsetINTEL", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueNDRangeKernel", "launch", NULL, work_clEnqueueNDRangeKernel, false},
	{"clEnqueueReadBuffer", "copy", NULL, work_clEnqueueReadBuffer, false},
	{"clEnqueueReadBufferRect", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueReadImage", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueSVMMemFill", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueSVMMemFillARM", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueSVMMemcpy", "copy", NULL, work_clEnqueueSVMMemcpy, false},
	{"clEnqueueSVMMemcpyARM", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueTask", "launch", NULL, work_clEnqueueTask, false},
	{"clEnqueueWriteBuffer", "copy", NULL, work_clEnqueueWriteBuffer, false},
	{"clEnqueueWriteBufferRect", "work", "its operands are unknown: `example:`", NULL, false},
	{"clEnqueueWriteImage", "work", "its operands are unknown: `example:`", NULL, false},
	{0},
};

static const struct conform_lookup lookups[] = {
	{"clGetExtensionFunctionAddress", "lookup", NULL, look_up_clGetExtensionFunctionAddress},
	{"clGetExtensionFunctionAddressForPlatform", "lookup", NULL, look_up_clGetExtensionFunctionAddressForPlatform},
	{0},
};

static const struct conform_step steps[] = {
	{"clCreateCommandQueue", "stream-create", NULL, step_clCreateCommandQueue, false, "", ""},
	{"clCreateCommandQueueWithProperties", "stream-create", NULL, step_clCreateCommandQueueWithProperties, false, "", ""},
	{"clCreateCommandQueueWithPropertiesKHR", "stream-create", NULL, step_clCreateCommandQueueWithPropertiesKHR, false, "", ""},
	{"clMemBlockingFreeINTEL", "free", NULL, step_clMemBlockingFreeINTEL, true, "", ""},
	{"clMemFreeINTEL", "free", NULL, step_clMemFreeINTEL, true, "", ""},
	{"clReleaseCommandQueue", "stream-destroy", NULL, step_clReleaseCommandQueue, true, "", ""},
	{"clSVMFree", "free", NULL, step_clSVMFree, true, "", ""},
	{"clSVMFreeARM", "free", NULL, step_clSVMFreeARM, true, "", ""},
	{0},
};

static const struct conform_other others[] = {
	{"clEnqueueSVMFree", "custom", "no test of this role"},
	{"clEnqueueSVMFreeARM", "custom", "no test of this role"},
	{"clGetLayerInfo", "layer-info", "a loader calls it"},
	{"clInitLayer", "layer", "a loader calls it"},
	{"clSetContextDestructorCallback", "callback", "no test of this role"},
	{"clSetEventCallback", "callback", "no test of this role"},
	{"clSetMemObjectDestructorCallback", "callback", "no test of this role"},
	{"clSetProgramReleaseCallback", "callback", "no test of this role"},
	{0},
};

static const struct conform_hook hooks[] = {
	{"clCreateBuffer", true, hook_clCreateBuffer},
	{"clCreateBufferWithProperties", true, hook_clCreateBufferWithProperties},
	{"clCreateBufferWithPropertiesINTEL", true, hook_clCreateBufferWithPropertiesINTEL},
	{"clCreateImage", true, hook_clCreateImage},
	{"clCreateImage2D", true, hook_clCreateImage2D},
	{"clCreateImage3D", true, hook_clCreateImage3D},
	{"clCreateImageWithProperties", true, hook_clCreateImageWithProperties},
	{"clCreatePipe", true, hook_clCreatePipe},
	{"clDeviceMemAllocINTEL", true, hook_clDeviceMemAllocINTEL},
	{"clEnqueueCommandBufferKHR", true, hook_clEnqueueCommandBufferKHR},
	{"clEnqueueCopyBuffer", true, hook_clEnqueueCopyBuffer},
	{"clEnqueueCopyBufferRect", true, hook_clEnqueueCopyBufferRect},
	{"clEnqueueCopyBufferToImage", true, hook_clEnqueueCopyBufferToImage},
	{"clEnqueueCopyImage", true, hook_clEnqueueCopyImage},
	{"clEnqueueCopyImageToBuffer", true, hook_clEnqueueCopyImageToBuffer},
	{"clEnqueueFillBuffer", true, hook_clEnqueueFillBuffer},
	{"clEnqueueFillImage", true, hook_clEnqueueFillImage},
	{"clEnqueueMemFillINTEL", true, hook_clEnqueueMemFillINTEL},
	{"clEnqueueMemcpyINTEL", true, hook_clEnqueueMemcpyINTEL},
	{"clEnqueueMemsetINTEL", true, hook_clEnqueueMemsetINTEL},
	{"clEnqueueNDRangeKernel", true, hook_clEnqueueNDRangeKernel},
	{"clEnqueueReadBuffer", true, hook_clEnqueueReadBuffer},
	{"clEnqueueReadBufferRect", true, hook_clEnqueueReadBufferRect},
	{"clEnqueueReadImage", true, hook_clEnqueueReadImage},
	{"clEnqueueSVMFree", true, hook_clEnqueueSVMFree},
	{"clEnqueueSVMFreeARM", true, hook_clEnqueueSVMFreeARM},
	{"clEnqueueSVMMemFill", true, hook_clEnqueueSVMMemFill},
	{"clEnqueueSVMMemFillARM", true, hook_clEnqueueSVMMemFillARM},
	{"clEnqueueSVMMemcpy", true, hook_clEnqueueSVMMemcpy},
	{"clEnqueueSVMMemcpyARM", true, hook_clEnqueueSVMMemcpyARM},
	{"clEnqueueTask", true, hook_clEnqueueTask},
	{"clEnqueueWriteBuffer", true, hook_clEnqueueWriteBuffer},
	{"clEnqueueWriteBufferRect", true, hook_clEnqueueWriteBufferRect},
	{"clEnqueueWriteImage", true, hook_clEnqueueWriteImage},
	{"clGetDeviceInfo", true, hook_clGetDeviceInfo},
	{"clGetExtensionFunctionAddress", false, hook_clGetExtensionFunctionAddress},
	{"clGetExtensionFunctionAddressForPlatform", false, hook_clGetExtensionFunctionAddressForPlatform},
	{"clImportMemoryARM", true, hook_clImportMemoryARM},
	{"clMemBlockingFreeINTEL", true, hook_clMemBlockingFreeINTEL},
	{"clMemFreeINTEL", true, hook_clMemFreeINTEL},
	{"clReleaseCommandQueue", true, hook_clReleaseCommandQueue},
	{"clReleaseMemObject", true, hook_clReleaseMemObject},
	{"clSVMAlloc", false, hook_clSVMAlloc},
	{"clSVMAllocARM", false, hook_clSVMAllocARM},
	{"clSVMFree", false, hook_clSVMFree},
	{"clSVMFreeARM", false, hook_clSVMFreeARM},
	{"clSetContextDestructorCallback", true, hook_clSetContextDestructorCallback},
	{"clSetEventCallback", true, hook_clSetEventCallback},
	{"clSetMemObjectDestructorCallback", true, hook_clSetMemObjectDestructorCallback},
	{"clSetProgramReleaseCallback", true, hook_clSetProgramReleaseCallback},
	{"clSharedMemAllocINTEL", true, hook_clSharedMemAllocINTEL},
	{0},
};

static const char *const names[] = {
	"clCreateBuffer",
	"clCreateBufferWithProperties",
	"clCreateBufferWithPropertiesINTEL",
	"clCreateImage",
	"clCreateImage2D",
	"clCreateImage3D",
	"clCreateImageWithProperties",
	"clCreatePipe",
	"clDeviceMemAllocINTEL",
	"clEnqueueCommandBufferKHR",
	"clEnqueueCopyBuffer",
	"clEnqueueCopyBufferRect",
	"clEnqueueCopyBufferToImage",
	"clEnqueueCopyImage",
	"clEnqueueCopyImageToBuffer",
	"clEnqueueFillBuffer",
	"clEnqueueFillImage",
	"clEnqueueMemFillINTEL",
	"clEnqueueMemcpyINTEL",
	"clEnqueueMemsetINTEL",
	"clEnqueueNDRangeKernel",
	"clEnqueueReadBuffer",
	"clEnqueueReadBufferRect",
	"clEnqueueReadImage",
	"clEnqueueSVMFree",
	"clEnqueueSVMFreeARM",
	"clEnqueueSVMMemFill",
	"clEnqueueSVMMemFillARM",
	"clEnqueueSVMMemcpy",
	"clEnqueueSVMMemcpyARM",
	"clEnqueueTask",
	"clEnqueueWriteBuffer",
	"clEnqueueWriteBufferRect",
	"clEnqueueWriteImage",
	"clGetDeviceInfo",
	"clGetExtensionFunctionAddress",
	"clGetExtensionFunctionAddressForPlatform",
	"clGetLayerInfo",
	"clImportMemoryARM",
	"clInitLayer",
	"clMemBlockingFreeINTEL",
	"clMemFreeINTEL",
	"clReleaseCommandQueue",
	"clReleaseMemObject",
	"clSVMAlloc",
	"clSVMAllocARM",
	"clSVMFree",
	"clSVMFreeARM",
	"clSetContextDestructorCallback",
	"clSetEventCallback",
	"clSetMemObjectDestructorCallback",
	"clSetProgramReleaseCallback",
	"clSharedMemAllocINTEL",
	NULL,
};

const struct conform_library conform_library = {
	.soname = "libOpenCL.so.1",
	.out_of_memory = (int64_t)CL_MEM_OBJECT_ALLOCATION_FAILURE,
	.absent = (int64_t)CL_INVALID_OPERATION,
	.no_driver = (int64_t)CL_PLATFORM_NOT_FOUND_KHR,
	.starts = starts,
	.ways = ways,
	.frees = frees,
	.views = views,
	.lists = lists,
	.work = work,
	.lookups = lookups,
	.steps = steps,
	.others = others,
	.hooks = hooks,
	.names = names,
	.finish = finish,
};
