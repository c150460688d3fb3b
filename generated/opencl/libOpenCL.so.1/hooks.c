/* Made by `porter gen --backend opencl`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* Out of line: the way past it is a jump, with no frame. */
#define GATED static __attribute__((noinline))
#define COUNTED static __attribute__((noinline)) SHIM_HOT_LINE

/* buffer.create, specs/opencl/libOpenCL.yaml:101 */
cl_mem clCreateBuffer(cl_context context, cl_mem_flags flags, size_t size, void *host_ptr,
		cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_OBJECT};
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	if (!role_enter())
		return real_clCreateBuffer(context, flags, size, host_ptr, errcode_ret);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clCreateBuffer(context, flags, size, host_ptr, &_status);
	while (_status == CL_MEM_OBJECT_ALLOCATION_FAILURE && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (_op.ticket.device && (real_clSetMemObjectDestructorCallback(_result,
			(void *)role_gone, NULL) != CL_SUCCESS || role_alloc_after(&_op,
			(uint64_t)(uintptr_t)_result, _op.bytes))) {
		real_clReleaseMemObject(_result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}
__asm__(".symver clCreateBuffer, clCreateBuffer@@@OPENCL_1.0");

/* buffer.create.properties, specs/opencl/libOpenCL.yaml:110 */
cl_mem clCreateBufferWithProperties(cl_context context, const cl_mem_properties *properties,
		cl_mem_flags flags, size_t size, void *host_ptr, cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_OBJECT};
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	if (!role_enter())
		return real_clCreateBufferWithProperties(context, properties, flags, size, host_ptr,
				errcode_ret);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clCreateBufferWithProperties(context, properties, flags, size,
				host_ptr, &_status);
	while (_status == CL_MEM_OBJECT_ALLOCATION_FAILURE && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (_op.ticket.device && (real_clSetMemObjectDestructorCallback(_result,
			(void *)role_gone, NULL) != CL_SUCCESS || role_alloc_after(&_op,
			(uint64_t)(uintptr_t)_result, _op.bytes))) {
		real_clReleaseMemObject(_result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}
__asm__(".symver clCreateBufferWithProperties, clCreateBufferWithProperties@@@OPENCL_3.0");

/* buffer.create.properties, specs/opencl/libOpenCL.yaml:110 */
cl_mem clCreateBufferWithPropertiesINTEL(cl_context context,
		const cl_mem_properties_intel *properties, cl_mem_flags flags, size_t size,
		void *host_ptr, cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_OBJECT};
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	if (!role_enter())
		return real_clCreateBufferWithPropertiesINTEL(context, properties, flags, size,
				host_ptr, errcode_ret);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clCreateBufferWithPropertiesINTEL(context, properties, flags, size,
				host_ptr, &_status);
	while (_status == CL_MEM_OBJECT_ALLOCATION_FAILURE && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (_op.ticket.device && (real_clSetMemObjectDestructorCallback(_result,
			(void *)role_gone, NULL) != CL_SUCCESS || role_alloc_after(&_op,
			(uint64_t)(uintptr_t)_result, _op.bytes))) {
		real_clReleaseMemObject(_result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}

/* image.create, specs/opencl/libOpenCL.yaml:129 */
cl_mem clCreateImage(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
		const cl_image_desc *image_desc, void *host_ptr, cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_OBJECT};
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	if (!image_desc || !(image_desc->mem_object || image_format) || !role_enter())
		return real_clCreateImage(context, flags, image_format, image_desc, host_ptr,
				errcode_ret);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes = (image_desc->mem_object ? UINT64_C(0)
			: role_mul(role_mul(role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565) ||
			(image_format->image_channel_data_type == CL_UNORM_SHORT_555)) ? UINT64_C(2)
			: (((image_format->image_channel_data_type == CL_UNORM_INT_101010) ||
			(image_format->image_channel_data_type == CL_UNORM_INT_101010_2))
			? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R) ||
			(image_format->image_channel_order == CL_A)) ||
			(image_format->image_channel_order == CL_INTENSITY)) ||
			(image_format->image_channel_order == CL_LUMINANCE)) ||
			(image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1)
			: ((((image_format->image_channel_order == CL_RG) ||
			(image_format->image_channel_order == CL_RA)) ||
			(image_format->image_channel_order == CL_Rx)) ? UINT64_C(2)
			: ((((image_format->image_channel_order == CL_RGB) ||
			(image_format->image_channel_order == CL_RGx)) ||
			(image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3)
			: UINT64_C(4)))),
			(((((image_format->image_channel_data_type == CL_SNORM_INT8) ||
			(image_format->image_channel_data_type == CL_UNORM_INT8)) ||
			(image_format->image_channel_data_type == CL_SIGNED_INT8)) ||
			(image_format->image_channel_data_type == CL_UNSIGNED_INT8)) ? UINT64_C(1)
			: ((((((image_format->image_channel_data_type == CL_SNORM_INT16) ||
			(image_format->image_channel_data_type == CL_UNORM_INT16)) ||
			(image_format->image_channel_data_type == CL_SIGNED_INT16)) ||
			(image_format->image_channel_data_type == CL_UNSIGNED_INT16)) ||
			(image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2)
			: UINT64_C(4)))))), (uint64_t)image_desc->image_width),
			((((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D) ||
			(image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_BUFFER)) ||
			(image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY)) ? UINT64_C(1)
			: (uint64_t)image_desc->image_height)),
			((image_desc->image_type == CL_MEM_OBJECT_IMAGE3D)
			? (uint64_t)image_desc->image_depth
			: (((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY) ||
			(image_desc->image_type == CL_MEM_OBJECT_IMAGE2D_ARRAY))
			? (uint64_t)image_desc->image_array_size : UINT64_C(1)))),
			((image_desc->num_mip_levels > 1) ? UINT64_C(2) : UINT64_C(1))));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clCreateImage(context, flags, image_format, image_desc, host_ptr,
				&_status);
	while (_status == CL_MEM_OBJECT_ALLOCATION_FAILURE && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (_op.ticket.device && (real_clSetMemObjectDestructorCallback(_result,
			(void *)role_gone, NULL) != CL_SUCCESS || role_alloc_after(&_op,
			(uint64_t)(uintptr_t)_result, _op.bytes))) {
		real_clReleaseMemObject(_result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}
__asm__(".symver clCreateImage, clCreateImage@@@OPENCL_1.2");

/* image.create.2d, specs/opencl/libOpenCL.yaml:144 */
cl_mem clCreateImage2D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
		size_t image_width, size_t image_height, size_t image_row_pitch, void *host_ptr,
		cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_OBJECT};
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	if (!image_format || !role_enter())
		return real_clCreateImage2D(context, flags, image_format, image_width, image_height,
				image_row_pitch, host_ptr, errcode_ret);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes =
			role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565) ||
			(image_format->image_channel_data_type == CL_UNORM_SHORT_555)) ? UINT64_C(2)
			: (((image_format->image_channel_data_type == CL_UNORM_INT_101010) ||
			(image_format->image_channel_data_type == CL_UNORM_INT_101010_2))
			? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R) ||
			(image_format->image_channel_order == CL_A)) ||
			(image_format->image_channel_order == CL_INTENSITY)) ||
			(image_format->image_channel_order == CL_LUMINANCE)) ||
			(image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1)
			: ((((image_format->image_channel_order == CL_RG) ||
			(image_format->image_channel_order == CL_RA)) ||
			(image_format->image_channel_order == CL_Rx)) ? UINT64_C(2)
			: ((((image_format->image_channel_order == CL_RGB) ||
			(image_format->image_channel_order == CL_RGx)) ||
			(image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3)
			: UINT64_C(4)))),
			(((((image_format->image_channel_data_type == CL_SNORM_INT8) ||
			(image_format->image_channel_data_type == CL_UNORM_INT8)) ||
			(image_format->image_channel_data_type == CL_SIGNED_INT8)) ||
			(image_format->image_channel_data_type == CL_UNSIGNED_INT8)) ? UINT64_C(1)
			: ((((((image_format->image_channel_data_type == CL_SNORM_INT16) ||
			(image_format->image_channel_data_type == CL_UNORM_INT16)) ||
			(image_format->image_channel_data_type == CL_SIGNED_INT16)) ||
			(image_format->image_channel_data_type == CL_UNSIGNED_INT16)) ||
			(image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2)
			: UINT64_C(4)))))), (uint64_t)image_width), (uint64_t)image_height);
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clCreateImage2D(context, flags, image_format, image_width,
				image_height, image_row_pitch, host_ptr, &_status);
	while (_status == CL_MEM_OBJECT_ALLOCATION_FAILURE && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (_op.ticket.device && (real_clSetMemObjectDestructorCallback(_result,
			(void *)role_gone, NULL) != CL_SUCCESS || role_alloc_after(&_op,
			(uint64_t)(uintptr_t)_result, _op.bytes))) {
		real_clReleaseMemObject(_result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}
__asm__(".symver clCreateImage2D, clCreateImage2D@@@OPENCL_1.0");

/* image.create.3d, specs/opencl/libOpenCL.yaml:154 */
cl_mem clCreateImage3D(cl_context context, cl_mem_flags flags, const cl_image_format *image_format,
		size_t image_width, size_t image_height, size_t image_depth, size_t image_row_pitch,
		size_t image_slice_pitch, void *host_ptr, cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_OBJECT};
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	if (!image_format || !role_enter())
		return real_clCreateImage3D(context, flags, image_format, image_width, image_height,
				image_depth, image_row_pitch, image_slice_pitch, host_ptr,
				errcode_ret);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes =
			role_mul(role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565) ||
			(image_format->image_channel_data_type == CL_UNORM_SHORT_555)) ? UINT64_C(2)
			: (((image_format->image_channel_data_type == CL_UNORM_INT_101010) ||
			(image_format->image_channel_data_type == CL_UNORM_INT_101010_2))
			? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R) ||
			(image_format->image_channel_order == CL_A)) ||
			(image_format->image_channel_order == CL_INTENSITY)) ||
			(image_format->image_channel_order == CL_LUMINANCE)) ||
			(image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1)
			: ((((image_format->image_channel_order == CL_RG) ||
			(image_format->image_channel_order == CL_RA)) ||
			(image_format->image_channel_order == CL_Rx)) ? UINT64_C(2)
			: ((((image_format->image_channel_order == CL_RGB) ||
			(image_format->image_channel_order == CL_RGx)) ||
			(image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3)
			: UINT64_C(4)))),
			(((((image_format->image_channel_data_type == CL_SNORM_INT8) ||
			(image_format->image_channel_data_type == CL_UNORM_INT8)) ||
			(image_format->image_channel_data_type == CL_SIGNED_INT8)) ||
			(image_format->image_channel_data_type == CL_UNSIGNED_INT8)) ? UINT64_C(1)
			: ((((((image_format->image_channel_data_type == CL_SNORM_INT16) ||
			(image_format->image_channel_data_type == CL_UNORM_INT16)) ||
			(image_format->image_channel_data_type == CL_SIGNED_INT16)) ||
			(image_format->image_channel_data_type == CL_UNSIGNED_INT16)) ||
			(image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2)
			: UINT64_C(4)))))), (uint64_t)image_width), (uint64_t)image_height),
			(uint64_t)image_depth);
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clCreateImage3D(context, flags, image_format, image_width,
				image_height, image_depth, image_row_pitch, image_slice_pitch,
				host_ptr, &_status);
	while (_status == CL_MEM_OBJECT_ALLOCATION_FAILURE && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (_op.ticket.device && (real_clSetMemObjectDestructorCallback(_result,
			(void *)role_gone, NULL) != CL_SUCCESS || role_alloc_after(&_op,
			(uint64_t)(uintptr_t)_result, _op.bytes))) {
		real_clReleaseMemObject(_result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}
__asm__(".symver clCreateImage3D, clCreateImage3D@@@OPENCL_1.0");

/* image.create, specs/opencl/libOpenCL.yaml:129 */
cl_mem clCreateImageWithProperties(cl_context context, const cl_mem_properties *properties,
		cl_mem_flags flags, const cl_image_format *image_format,
		const cl_image_desc *image_desc, void *host_ptr, cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_OBJECT};
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	if (!image_desc || !(image_desc->mem_object || image_format) || !role_enter())
		return real_clCreateImageWithProperties(context, properties, flags, image_format,
				image_desc, host_ptr, errcode_ret);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes = (image_desc->mem_object ? UINT64_C(0)
			: role_mul(role_mul(role_mul(role_mul((((image_format->image_channel_data_type == CL_UNORM_SHORT_565) ||
			(image_format->image_channel_data_type == CL_UNORM_SHORT_555)) ? UINT64_C(2)
			: (((image_format->image_channel_data_type == CL_UNORM_INT_101010) ||
			(image_format->image_channel_data_type == CL_UNORM_INT_101010_2))
			? UINT64_C(4) : role_mul(((((((image_format->image_channel_order == CL_R) ||
			(image_format->image_channel_order == CL_A)) ||
			(image_format->image_channel_order == CL_INTENSITY)) ||
			(image_format->image_channel_order == CL_LUMINANCE)) ||
			(image_format->image_channel_order == CL_DEPTH)) ? UINT64_C(1)
			: ((((image_format->image_channel_order == CL_RG) ||
			(image_format->image_channel_order == CL_RA)) ||
			(image_format->image_channel_order == CL_Rx)) ? UINT64_C(2)
			: ((((image_format->image_channel_order == CL_RGB) ||
			(image_format->image_channel_order == CL_RGx)) ||
			(image_format->image_channel_order == CL_sRGB)) ? UINT64_C(3)
			: UINT64_C(4)))),
			(((((image_format->image_channel_data_type == CL_SNORM_INT8) ||
			(image_format->image_channel_data_type == CL_UNORM_INT8)) ||
			(image_format->image_channel_data_type == CL_SIGNED_INT8)) ||
			(image_format->image_channel_data_type == CL_UNSIGNED_INT8)) ? UINT64_C(1)
			: ((((((image_format->image_channel_data_type == CL_SNORM_INT16) ||
			(image_format->image_channel_data_type == CL_UNORM_INT16)) ||
			(image_format->image_channel_data_type == CL_SIGNED_INT16)) ||
			(image_format->image_channel_data_type == CL_UNSIGNED_INT16)) ||
			(image_format->image_channel_data_type == CL_HALF_FLOAT)) ? UINT64_C(2)
			: UINT64_C(4)))))), (uint64_t)image_desc->image_width),
			((((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D) ||
			(image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_BUFFER)) ||
			(image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY)) ? UINT64_C(1)
			: (uint64_t)image_desc->image_height)),
			((image_desc->image_type == CL_MEM_OBJECT_IMAGE3D)
			? (uint64_t)image_desc->image_depth
			: (((image_desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY) ||
			(image_desc->image_type == CL_MEM_OBJECT_IMAGE2D_ARRAY))
			? (uint64_t)image_desc->image_array_size : UINT64_C(1)))),
			((image_desc->num_mip_levels > 1) ? UINT64_C(2) : UINT64_C(1))));
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clCreateImageWithProperties(context, properties, flags, image_format,
				image_desc, host_ptr, &_status);
	while (_status == CL_MEM_OBJECT_ALLOCATION_FAILURE && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (_op.ticket.device && (real_clSetMemObjectDestructorCallback(_result,
			(void *)role_gone, NULL) != CL_SUCCESS || role_alloc_after(&_op,
			(uint64_t)(uintptr_t)_result, _op.bytes))) {
		real_clReleaseMemObject(_result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}
__asm__(".symver clCreateImageWithProperties, clCreateImageWithProperties@@@OPENCL_3.0");

/* pipe.create, specs/opencl/libOpenCL.yaml:169 */
cl_mem clCreatePipe(cl_context context, cl_mem_flags flags, cl_uint pipe_packet_size,
		cl_uint pipe_max_packets, const cl_pipe_properties *properties, cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_OBJECT};
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	if (!role_enter())
		return real_clCreatePipe(context, flags, pipe_packet_size, pipe_max_packets,
				properties, errcode_ret);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes = role_mul((uint64_t)pipe_packet_size, (uint64_t)pipe_max_packets);
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clCreatePipe(context, flags, pipe_packet_size, pipe_max_packets,
				properties, &_status);
	while (_status == CL_MEM_OBJECT_ALLOCATION_FAILURE && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (_op.ticket.device && (real_clSetMemObjectDestructorCallback(_result,
			(void *)role_gone, NULL) != CL_SUCCESS || role_alloc_after(&_op,
			(uint64_t)(uintptr_t)_result, _op.bytes))) {
		real_clReleaseMemObject(_result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}
__asm__(".symver clCreatePipe, clCreatePipe@@@OPENCL_2.0");

/* usm.alloc, specs/opencl/libOpenCL.yaml:265 */
void *clDeviceMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	void *_result = NULL;
	cl_int _status = CL_OUT_OF_RESOURCES;

	if (!role_enter())
		return real_clDeviceMemAllocINTEL(context, device, properties, size, alignment,
				errcode_ret);
	_op.device = port_handle_device((uint64_t)(uintptr_t)device);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clDeviceMemAllocINTEL(context, device, properties, size, alignment,
				&_status);
	while (_status == CL_OUT_OF_RESOURCES && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)_result, _op.bytes)) {
		real_clMemFreeINTEL(context, _result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_OUT_OF_RESOURCES;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}

/* launch.recorded, specs/opencl/libOpenCL.yaml:212 */
GATED cl_int gated_clEnqueueCommandBufferKHR(cl_uint num_queues, cl_command_queue *queues,
		cl_command_buffer_khr command_buffer, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(!(num_queues > 0) || queues) || !(_thread = role_enter_work()))
		return real_clEnqueueCommandBufferKHR(num_queues, queues, command_buffer,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = ((num_queues > 0)
			? (uint64_t)(uintptr_t)queues[0]
			: opencl_recorded_queue((uint64_t)(uintptr_t)command_buffer)), .what =
			(uint64_t)(uintptr_t)command_buffer};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueCommandBufferKHR(num_queues, queues, command_buffer,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED cl_int counted_clEnqueueCommandBufferKHR(cl_uint num_queues, cl_command_queue *queues,
		cl_command_buffer_khr command_buffer, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_quick _quick;
	struct thread *_thread;
	cl_int _result;

	if (!(!(num_queues > 0) || queues) || !(_thread = role_launch_quick(((num_queues > 0)
			? (uint64_t)(uintptr_t)queues[0]
			: opencl_recorded_queue((uint64_t)(uintptr_t)command_buffer)),
			(uint64_t)(uintptr_t)command_buffer, 0, &_quick)))
		return gated_clEnqueueCommandBufferKHR(num_queues, queues, command_buffer,
				num_events_in_wait_list, event_wait_list, event);
	_result = real_clEnqueueCommandBufferKHR(num_queues, queues, command_buffer,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_went(_thread, &_quick, _result == CL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE cl_int clEnqueueCommandBufferKHR(cl_uint num_queues, cl_command_queue *queues,
		cl_command_buffer_khr command_buffer, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueCommandBufferKHR) _way = SHIM_BEHIND(clEnqueueCommandBufferKHR, 0,
			opencl_function, command_buffer);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_clEnqueueCommandBufferKHR : _way)(num_queues, queues,
			command_buffer, num_events_in_wait_list, event_wait_list, event);
}

/* copy.buffer, specs/opencl/libOpenCL.yaml:191 */
GATED cl_int gated_clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_buffer, size_t src_offset, size_t dst_offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueCopyBuffer(command_queue, src_buffer, dst_buffer, src_offset,
				dst_offset, size, num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueCopyBuffer(command_queue, src_buffer, dst_buffer, src_offset,
			dst_offset, size, num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueCopyBuffer(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_buffer, size_t src_offset, size_t dst_offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueCopyBuffer) _way = real_clEnqueueCopyBuffer;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueCopyBuffer : _way)(command_queue, src_buffer,
			dst_buffer, src_offset, dst_offset, size, num_events_in_wait_list,
			event_wait_list, event);
}
__asm__(".symver clEnqueueCopyBuffer, clEnqueueCopyBuffer@@@OPENCL_1.0");

/* copy.images, specs/opencl/libOpenCL.yaml:192 */
GATED cl_int gated_clEnqueueCopyBufferRect(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_buffer, const size_t *src_origin, const size_t *dst_origin,
		const size_t *region, size_t src_row_pitch, size_t src_slice_pitch,
		size_t dst_row_pitch, size_t dst_slice_pitch, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueCopyBufferRect(command_queue, src_buffer, dst_buffer,
				src_origin, dst_origin, region, src_row_pitch, src_slice_pitch,
				dst_row_pitch, dst_slice_pitch, num_events_in_wait_list,
				event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueCopyBufferRect(command_queue, src_buffer, dst_buffer, src_origin,
			dst_origin, region, src_row_pitch, src_slice_pitch, dst_row_pitch,
			dst_slice_pitch, num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueCopyBufferRect(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_buffer, const size_t *src_origin, const size_t *dst_origin,
		const size_t *region, size_t src_row_pitch, size_t src_slice_pitch,
		size_t dst_row_pitch, size_t dst_slice_pitch, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueCopyBufferRect) _way = real_clEnqueueCopyBufferRect;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueCopyBufferRect : _way)(command_queue, src_buffer,
			dst_buffer, src_origin, dst_origin, region, src_row_pitch, src_slice_pitch,
			dst_row_pitch, dst_slice_pitch, num_events_in_wait_list, event_wait_list,
			event);
}
__asm__(".symver clEnqueueCopyBufferRect, clEnqueueCopyBufferRect@@@OPENCL_1.1");

/* copy.images, specs/opencl/libOpenCL.yaml:192 */
GATED cl_int gated_clEnqueueCopyBufferToImage(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_image, size_t src_offset, const size_t *dst_origin, const size_t *region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueCopyBufferToImage(command_queue, src_buffer, dst_image,
				src_offset, dst_origin, region, num_events_in_wait_list,
				event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueCopyBufferToImage(command_queue, src_buffer, dst_image, src_offset,
			dst_origin, region, num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueCopyBufferToImage(cl_command_queue command_queue, cl_mem src_buffer,
		cl_mem dst_image, size_t src_offset, const size_t *dst_origin, const size_t *region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueCopyBufferToImage) _way = real_clEnqueueCopyBufferToImage;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueCopyBufferToImage : _way)(command_queue, src_buffer,
			dst_image, src_offset, dst_origin, region, num_events_in_wait_list,
			event_wait_list, event);
}
__asm__(".symver clEnqueueCopyBufferToImage, clEnqueueCopyBufferToImage@@@OPENCL_1.0");

/* copy.images, specs/opencl/libOpenCL.yaml:192 */
GATED cl_int gated_clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_image, const size_t *src_origin, const size_t *dst_origin,
		const size_t *region, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueCopyImage(command_queue, src_image, dst_image, src_origin,
				dst_origin, region, num_events_in_wait_list, event_wait_list,
				event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueCopyImage(command_queue, src_image, dst_image, src_origin,
			dst_origin, region, num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueCopyImage(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_image, const size_t *src_origin, const size_t *dst_origin,
		const size_t *region, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueCopyImage) _way = real_clEnqueueCopyImage;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueCopyImage : _way)(command_queue, src_image, dst_image,
			src_origin, dst_origin, region, num_events_in_wait_list, event_wait_list,
			event);
}
__asm__(".symver clEnqueueCopyImage, clEnqueueCopyImage@@@OPENCL_1.0");

/* copy.images, specs/opencl/libOpenCL.yaml:192 */
GATED cl_int gated_clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_buffer, const size_t *src_origin, const size_t *region,
		size_t dst_offset, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueCopyImageToBuffer(command_queue, src_image, dst_buffer,
				src_origin, region, dst_offset, num_events_in_wait_list,
				event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueCopyImageToBuffer(command_queue, src_image, dst_buffer, src_origin,
			region, dst_offset, num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueCopyImageToBuffer(cl_command_queue command_queue, cl_mem src_image,
		cl_mem dst_buffer, const size_t *src_origin, const size_t *region,
		size_t dst_offset, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event)
{
	__typeof__(&clEnqueueCopyImageToBuffer) _way = real_clEnqueueCopyImageToBuffer;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueCopyImageToBuffer : _way)(command_queue, src_image,
			dst_buffer, src_origin, region, dst_offset, num_events_in_wait_list,
			event_wait_list, event);
}
__asm__(".symver clEnqueueCopyImageToBuffer, clEnqueueCopyImageToBuffer@@@OPENCL_1.0");

/* fill, specs/opencl/libOpenCL.yaml:197 */
GATED cl_int gated_clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer,
		const void *pattern, size_t pattern_size, size_t offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueFillBuffer(command_queue, buffer, pattern, pattern_size,
				offset, size, num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueFillBuffer(command_queue, buffer, pattern, pattern_size, offset,
			size, num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueFillBuffer(cl_command_queue command_queue, cl_mem buffer,
		const void *pattern, size_t pattern_size, size_t offset, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueFillBuffer) _way = real_clEnqueueFillBuffer;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueFillBuffer : _way)(command_queue, buffer, pattern,
			pattern_size, offset, size, num_events_in_wait_list, event_wait_list,
			event);
}
__asm__(".symver clEnqueueFillBuffer, clEnqueueFillBuffer@@@OPENCL_1.2");

/* fill.image, specs/opencl/libOpenCL.yaml:202 */
GATED cl_int gated_clEnqueueFillImage(cl_command_queue command_queue, cl_mem image,
		const void *fill_color, const size_t *origin, const size_t *region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueFillImage(command_queue, image, fill_color, origin, region,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueFillImage(command_queue, image, fill_color, origin, region,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueFillImage(cl_command_queue command_queue, cl_mem image,
		const void *fill_color, const size_t *origin, const size_t *region,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueFillImage) _way = real_clEnqueueFillImage;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueFillImage : _way)(command_queue, image, fill_color,
			origin, region, num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueFillImage, clEnqueueFillImage@@@OPENCL_1.2");

/* fill, specs/opencl/libOpenCL.yaml:197 */
GATED cl_int gated_clEnqueueMemFillINTEL(cl_command_queue command_queue, void *dst_ptr,
		const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueMemFillINTEL(command_queue, dst_ptr, pattern, pattern_size,
				size, num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueMemFillINTEL(command_queue, dst_ptr, pattern, pattern_size, size,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueMemFillINTEL(cl_command_queue command_queue, void *dst_ptr,
		const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueMemFillINTEL) _way = SHIM_BEHIND(clEnqueueMemFillINTEL, 11,
			opencl_function, command_queue);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueMemFillINTEL : _way)(command_queue, dst_ptr, pattern,
			pattern_size, size, num_events_in_wait_list, event_wait_list, event);
}

/* copy.more, specs/opencl/libOpenCL.yaml:193 */
GATED cl_int gated_clEnqueueMemcpyINTEL(cl_command_queue command_queue, cl_bool blocking,
		void *dst_ptr, const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueMemcpyINTEL(command_queue, blocking, dst_ptr, src_ptr, size,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueMemcpyINTEL(command_queue, blocking, dst_ptr, src_ptr, size,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueMemcpyINTEL(cl_command_queue command_queue, cl_bool blocking,
		void *dst_ptr, const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueMemcpyINTEL) _way = SHIM_BEHIND(clEnqueueMemcpyINTEL, 12,
			opencl_function, command_queue);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueMemcpyINTEL : _way)(command_queue, blocking, dst_ptr,
			src_ptr, size, num_events_in_wait_list, event_wait_list, event);
}

/* fill, specs/opencl/libOpenCL.yaml:197 */
GATED cl_int gated_clEnqueueMemsetINTEL(cl_command_queue command_queue, void *dst_ptr, cl_int value,
		size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueMemsetINTEL(command_queue, dst_ptr, value, size,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueMemsetINTEL(command_queue, dst_ptr, value, size,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueMemsetINTEL(cl_command_queue command_queue, void *dst_ptr, cl_int value,
		size_t size, cl_uint num_events_in_wait_list, const cl_event *event_wait_list,
		cl_event *event)
{
	__typeof__(&clEnqueueMemsetINTEL) _way = SHIM_BEHIND(clEnqueueMemsetINTEL, 13,
			opencl_function, command_queue);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueMemsetINTEL : _way)(command_queue, dst_ptr, value,
			size, num_events_in_wait_list, event_wait_list, event);
}

/* launch, specs/opencl/libOpenCL.yaml:210 */
GATED cl_int gated_clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint work_dim, const size_t *global_work_offset, const size_t *global_work_size,
		const size_t *local_work_size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!global_work_size || !(!(work_dim > 1) || global_work_size) || !(!(work_dim > 2) ||
			global_work_size) || !(_thread = role_enter_work()))
		return real_clEnqueueNDRangeKernel(command_queue, kernel, work_dim,
				global_work_offset, global_work_size, local_work_size,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)command_queue, .what = (uint64_t)(uintptr_t)kernel,
			.extent = role_mul(role_mul((uint64_t)global_work_size[0], ((work_dim > 1)
			? (uint64_t)global_work_size[1] : UINT64_C(1))), ((work_dim > 2)
			? (uint64_t)global_work_size[2] : UINT64_C(1)))};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueNDRangeKernel(command_queue, kernel, work_dim, global_work_offset,
			global_work_size, local_work_size, num_events_in_wait_list, event_wait_list,
			event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED cl_int counted_clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint work_dim, const size_t *global_work_offset, const size_t *global_work_size,
		const size_t *local_work_size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_quick _quick;
	struct thread *_thread;
	cl_int _result;

	if (!global_work_size || !(!(work_dim > 1) || global_work_size) || !(!(work_dim > 2) ||
			global_work_size) || !(_thread =
			role_launch_quick((uint64_t)(uintptr_t)command_queue,
			(uint64_t)(uintptr_t)kernel,
			role_mul(role_mul((uint64_t)global_work_size[0], ((work_dim > 1)
			? (uint64_t)global_work_size[1] : UINT64_C(1))), ((work_dim > 2)
			? (uint64_t)global_work_size[2] : UINT64_C(1))), &_quick)))
		return gated_clEnqueueNDRangeKernel(command_queue, kernel, work_dim,
				global_work_offset, global_work_size, local_work_size,
				num_events_in_wait_list, event_wait_list, event);
	_result = real_clEnqueueNDRangeKernel(command_queue, kernel, work_dim, global_work_offset,
			global_work_size, local_work_size, num_events_in_wait_list, event_wait_list,
			event);
	role_launch_went(_thread, &_quick, _result == CL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE cl_int clEnqueueNDRangeKernel(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint work_dim, const size_t *global_work_offset, const size_t *global_work_size,
		const size_t *local_work_size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueNDRangeKernel) _way = real_clEnqueueNDRangeKernel;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_clEnqueueNDRangeKernel : _way)(command_queue, kernel,
			work_dim, global_work_offset, global_work_size, local_work_size,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueNDRangeKernel, clEnqueueNDRangeKernel@@@OPENCL_1.0");

/* copy.read, specs/opencl/libOpenCL.yaml:194 */
GATED cl_int gated_clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_read, size_t offset, size_t size, void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueReadBuffer(command_queue, buffer, blocking_read, offset, size,
				ptr, num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueReadBuffer(command_queue, buffer, blocking_read, offset, size, ptr,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueReadBuffer(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_read, size_t offset, size_t size, void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueReadBuffer) _way = real_clEnqueueReadBuffer;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueReadBuffer : _way)(command_queue, buffer,
			blocking_read, offset, size, ptr, num_events_in_wait_list, event_wait_list,
			event);
}
__asm__(".symver clEnqueueReadBuffer, clEnqueueReadBuffer@@@OPENCL_1.0");

/* move.host, specs/opencl/libOpenCL.yaml:203 */
GATED cl_int gated_clEnqueueReadBufferRect(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_read, const size_t *buffer_origin, const size_t *host_origin,
		const size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch,
		size_t host_row_pitch, size_t host_slice_pitch, void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueReadBufferRect(command_queue, buffer, blocking_read,
				buffer_origin, host_origin, region, buffer_row_pitch,
				buffer_slice_pitch, host_row_pitch, host_slice_pitch, ptr,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.host = 1};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueReadBufferRect(command_queue, buffer, blocking_read, buffer_origin,
			host_origin, region, buffer_row_pitch, buffer_slice_pitch, host_row_pitch,
			host_slice_pitch, ptr, num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueReadBufferRect(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_read, const size_t *buffer_origin, const size_t *host_origin,
		const size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch,
		size_t host_row_pitch, size_t host_slice_pitch, void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueReadBufferRect) _way = real_clEnqueueReadBufferRect;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueReadBufferRect : _way)(command_queue, buffer,
			blocking_read, buffer_origin, host_origin, region, buffer_row_pitch,
			buffer_slice_pitch, host_row_pitch, host_slice_pitch, ptr,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueReadBufferRect, clEnqueueReadBufferRect@@@OPENCL_1.1");

/* move.host, specs/opencl/libOpenCL.yaml:203 */
GATED cl_int gated_clEnqueueReadImage(cl_command_queue command_queue, cl_mem image,
		cl_bool blocking_read, const size_t *origin, const size_t *region, size_t row_pitch,
		size_t slice_pitch, void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueReadImage(command_queue, image, blocking_read, origin, region,
				row_pitch, slice_pitch, ptr, num_events_in_wait_list,
				event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.host = 1};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueReadImage(command_queue, image, blocking_read, origin, region,
			row_pitch, slice_pitch, ptr, num_events_in_wait_list, event_wait_list,
			event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueReadImage(cl_command_queue command_queue, cl_mem image,
		cl_bool blocking_read, const size_t *origin, const size_t *region, size_t row_pitch,
		size_t slice_pitch, void *ptr, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueReadImage) _way = real_clEnqueueReadImage;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueReadImage : _way)(command_queue, image, blocking_read,
			origin, region, row_pitch, slice_pitch, ptr, num_events_in_wait_list,
			event_wait_list, event);
}
__asm__(".symver clEnqueueReadImage, clEnqueueReadImage@@@OPENCL_1.0");

/* svm.free.later, specs/opencl/libOpenCL.yaml:259 */
static void outside_clEnqueueSVMFree(cl_command_queue _0, cl_uint _1, void *_2[], void *_3)
{
	struct role_outside _at = role_step_out(_3);

	((void (*)(cl_command_queue, cl_uint, void *[], void *))_at.call)(_0, _1, _2, _at.data);
	role_step_in(&_at);
}

cl_int clEnqueueSVMFree(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_callback *_made = role_callback_made((void (*)(void))pfn_free_func, user_data);
	cl_int _result;

	if (_made) {
		pfn_free_func = outside_clEnqueueSVMFree;
		user_data = _made;
	}
	_result = custom_clEnqueueSVMFree(command_queue, num_svm_pointers, svm_pointers,
			pfn_free_func, user_data, num_events_in_wait_list, event_wait_list, event);
	if (_result != CL_SUCCESS)
		role_callback_drop(_made);
	return _result;
}
__asm__(".symver clEnqueueSVMFree, clEnqueueSVMFree@@@OPENCL_2.0");

/* svm.free.later, specs/opencl/libOpenCL.yaml:259 */
static void outside_clEnqueueSVMFreeARM(cl_command_queue _0, cl_uint _1, void *_2[], void *_3)
{
	struct role_outside _at = role_step_out(_3);

	((void (*)(cl_command_queue, cl_uint, void *[], void *))_at.call)(_0, _1, _2, _at.data);
	role_step_in(&_at);
}

cl_int clEnqueueSVMFreeARM(cl_command_queue command_queue, cl_uint num_svm_pointers,
		void *svm_pointers[], void (*pfn_free_func)(cl_command_queue, cl_uint, void *[],
		void *), void *user_data, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_callback *_made = role_callback_made((void (*)(void))pfn_free_func, user_data);
	cl_int _result;

	if (_made) {
		pfn_free_func = outside_clEnqueueSVMFreeARM;
		user_data = _made;
	}
	_result = custom_clEnqueueSVMFreeARM(command_queue, num_svm_pointers, svm_pointers,
			pfn_free_func, user_data, num_events_in_wait_list, event_wait_list, event);
	if (_result != CL_SUCCESS)
		role_callback_drop(_made);
	return _result;
}

/* fill, specs/opencl/libOpenCL.yaml:197 */
GATED cl_int gated_clEnqueueSVMMemFill(cl_command_queue command_queue, void *svm_ptr,
		const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueSVMMemFill(command_queue, svm_ptr, pattern, pattern_size, size,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueSVMMemFill(command_queue, svm_ptr, pattern, pattern_size, size,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueSVMMemFill(cl_command_queue command_queue, void *svm_ptr,
		const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueSVMMemFill) _way = real_clEnqueueSVMMemFill;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueSVMMemFill : _way)(command_queue, svm_ptr, pattern,
			pattern_size, size, num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueSVMMemFill, clEnqueueSVMMemFill@@@OPENCL_2.0");

/* fill, specs/opencl/libOpenCL.yaml:197 */
GATED cl_int gated_clEnqueueSVMMemFillARM(cl_command_queue command_queue, void *svm_ptr,
		const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueSVMMemFillARM(command_queue, svm_ptr, pattern, pattern_size,
				size, num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueSVMMemFillARM(command_queue, svm_ptr, pattern, pattern_size, size,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueSVMMemFillARM(cl_command_queue command_queue, void *svm_ptr,
		const void *pattern, size_t pattern_size, size_t size,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueSVMMemFillARM) _way = SHIM_BEHIND(clEnqueueSVMMemFillARM, 18,
			opencl_function, command_queue);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueSVMMemFillARM : _way)(command_queue, svm_ptr, pattern,
			pattern_size, size, num_events_in_wait_list, event_wait_list, event);
}

/* copy.svm, specs/opencl/libOpenCL.yaml:195 */
GATED cl_int gated_clEnqueueSVMMemcpy(cl_command_queue command_queue, cl_bool blocking_copy,
		void *dst_ptr, const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueSVMMemcpy(command_queue, blocking_copy, dst_ptr, src_ptr, size,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueSVMMemcpy(command_queue, blocking_copy, dst_ptr, src_ptr, size,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueSVMMemcpy(cl_command_queue command_queue, cl_bool blocking_copy,
		void *dst_ptr, const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueSVMMemcpy) _way = real_clEnqueueSVMMemcpy;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueSVMMemcpy : _way)(command_queue, blocking_copy,
			dst_ptr, src_ptr, size, num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueSVMMemcpy, clEnqueueSVMMemcpy@@@OPENCL_2.0");

/* copy.more, specs/opencl/libOpenCL.yaml:193 */
GATED cl_int gated_clEnqueueSVMMemcpyARM(cl_command_queue command_queue, cl_bool blocking_copy,
		void *dst_ptr, const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueSVMMemcpyARM(command_queue, blocking_copy, dst_ptr, src_ptr,
				size, num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueSVMMemcpyARM(command_queue, blocking_copy, dst_ptr, src_ptr, size,
			num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueSVMMemcpyARM(cl_command_queue command_queue, cl_bool blocking_copy,
		void *dst_ptr, const void *src_ptr, size_t size, cl_uint num_events_in_wait_list,
		const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueSVMMemcpyARM) _way = SHIM_BEHIND(clEnqueueSVMMemcpyARM, 20,
			opencl_function, command_queue);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueSVMMemcpyARM : _way)(command_queue, blocking_copy,
			dst_ptr, src_ptr, size, num_events_in_wait_list, event_wait_list, event);
}

/* launch.task, specs/opencl/libOpenCL.yaml:211 */
GATED cl_int gated_clEnqueueTask(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueTask(command_queue, kernel, num_events_in_wait_list,
				event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)command_queue, .what = (uint64_t)(uintptr_t)kernel};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueTask(command_queue, kernel, num_events_in_wait_list,
			event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED cl_int counted_clEnqueueTask(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_quick _quick;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)command_queue,
			(uint64_t)(uintptr_t)kernel, 0, &_quick)))
		return gated_clEnqueueTask(command_queue, kernel, num_events_in_wait_list,
				event_wait_list, event);
	_result = real_clEnqueueTask(command_queue, kernel, num_events_in_wait_list,
			event_wait_list, event);
	role_launch_went(_thread, &_quick, _result == CL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE cl_int clEnqueueTask(cl_command_queue command_queue, cl_kernel kernel,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueTask) _way = real_clEnqueueTask;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_clEnqueueTask : _way)(command_queue, kernel,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueTask, clEnqueueTask@@@OPENCL_1.0");

/* copy.write, specs/opencl/libOpenCL.yaml:196 */
GATED cl_int gated_clEnqueueWriteBuffer(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_write, size_t offset, size_t size, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueWriteBuffer(command_queue, buffer, blocking_write, offset,
				size, ptr, num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.extent = (uint64_t)size, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueWriteBuffer(command_queue, buffer, blocking_write, offset, size,
			ptr, num_events_in_wait_list, event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueWriteBuffer(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_write, size_t offset, size_t size, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueWriteBuffer) _way = real_clEnqueueWriteBuffer;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueWriteBuffer : _way)(command_queue, buffer,
			blocking_write, offset, size, ptr, num_events_in_wait_list, event_wait_list,
			event);
}
__asm__(".symver clEnqueueWriteBuffer, clEnqueueWriteBuffer@@@OPENCL_1.0");

/* move.host, specs/opencl/libOpenCL.yaml:203 */
GATED cl_int gated_clEnqueueWriteBufferRect(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_write, const size_t *buffer_origin, const size_t *host_origin,
		const size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch,
		size_t host_row_pitch, size_t host_slice_pitch, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueWriteBufferRect(command_queue, buffer, blocking_write,
				buffer_origin, host_origin, region, buffer_row_pitch,
				buffer_slice_pitch, host_row_pitch, host_slice_pitch, ptr,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.host = 1};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueWriteBufferRect(command_queue, buffer, blocking_write,
			buffer_origin, host_origin, region, buffer_row_pitch, buffer_slice_pitch,
			host_row_pitch, host_slice_pitch, ptr, num_events_in_wait_list,
			event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueWriteBufferRect(cl_command_queue command_queue, cl_mem buffer,
		cl_bool blocking_write, const size_t *buffer_origin, const size_t *host_origin,
		const size_t *region, size_t buffer_row_pitch, size_t buffer_slice_pitch,
		size_t host_row_pitch, size_t host_slice_pitch, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueWriteBufferRect) _way = real_clEnqueueWriteBufferRect;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueWriteBufferRect : _way)(command_queue, buffer,
			blocking_write, buffer_origin, host_origin, region, buffer_row_pitch,
			buffer_slice_pitch, host_row_pitch, host_slice_pitch, ptr,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueWriteBufferRect, clEnqueueWriteBufferRect@@@OPENCL_1.1");

/* move.host, specs/opencl/libOpenCL.yaml:203 */
GATED cl_int gated_clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image,
		cl_bool blocking_write, const size_t *origin, const size_t *region,
		size_t input_row_pitch, size_t input_slice_pitch, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	struct role_launch _op;
	struct thread *_thread;
	cl_int _result;

	if (!(_thread = role_enter_work()))
		return real_clEnqueueWriteImage(command_queue, image, blocking_write, origin,
				region, input_row_pitch, input_slice_pitch, ptr,
				num_events_in_wait_list, event_wait_list, event);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)command_queue,
			.host = 1};
	role_launch_before(&_op, _thread);
	_result = real_clEnqueueWriteImage(command_queue, image, blocking_write, origin, region,
			input_row_pitch, input_slice_pitch, ptr, num_events_in_wait_list,
			event_wait_list, event);
	role_launch_after(&_op, _result == CL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM cl_int clEnqueueWriteImage(cl_command_queue command_queue, cl_mem image,
		cl_bool blocking_write, const size_t *origin, const size_t *region,
		size_t input_row_pitch, size_t input_slice_pitch, const void *ptr,
		cl_uint num_events_in_wait_list, const cl_event *event_wait_list, cl_event *event)
{
	__typeof__(&clEnqueueWriteImage) _way = real_clEnqueueWriteImage;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_clEnqueueWriteImage : _way)(command_queue, image,
			blocking_write, origin, region, input_row_pitch, input_slice_pitch, ptr,
			num_events_in_wait_list, event_wait_list, event);
}
__asm__(".symver clEnqueueWriteImage, clEnqueueWriteImage@@@OPENCL_1.0");

/* view, specs/opencl/libOpenCL.yaml:284 */
cl_int clGetDeviceInfo(cl_device_id device, cl_device_info param_name, size_t param_value_size,
		void *param_value, size_t *param_value_size_ret)
{
	struct role_view _view;
	cl_int _result;

	if (!role_enter())
		return real_clGetDeviceInfo(device, param_name, param_value_size, param_value,
				param_value_size_ret);
	_result = real_clGetDeviceInfo(device, param_name, param_value_size, param_value,
			param_value_size_ret);
	if (_result == CL_SUCCESS && param_value && (param_name == CL_DEVICE_GLOBAL_MEM_SIZE ||
			param_name == CL_DEVICE_MAX_MEM_ALLOC_SIZE) &&
			role_view(port_handle_device((uint64_t)(uintptr_t)device), &_view))
		role_clamp(param_value, _view.total);
	role_leave();
	return _result;
}
__asm__(".symver clGetDeviceInfo, clGetDeviceInfo@@@OPENCL_1.0");

/* lookup.any, specs/opencl/libOpenCL.yaml:231 */
void *clGetExtensionFunctionAddress(const char *func_name)
{
	static const char *const hooked[] = {"clCreateBuffer", "clCreateBufferWithProperties",
			"clCreateBufferWithPropertiesINTEL", "clCreateImage", "clCreateImage2D",
			"clCreateImage3D", "clCreateImageWithProperties", "clCreatePipe",
			"clDeviceMemAllocINTEL", "clEnqueueCommandBufferKHR", "clEnqueueCopyBuffer",
			"clEnqueueCopyBufferRect", "clEnqueueCopyBufferToImage",
			"clEnqueueCopyImage", "clEnqueueCopyImageToBuffer", "clEnqueueFillBuffer",
			"clEnqueueFillImage", "clEnqueueMemFillINTEL", "clEnqueueMemcpyINTEL",
			"clEnqueueMemsetINTEL", "clEnqueueNDRangeKernel", "clEnqueueReadBuffer",
			"clEnqueueReadBufferRect", "clEnqueueReadImage", "clEnqueueSVMFree",
			"clEnqueueSVMFreeARM", "clEnqueueSVMMemFill", "clEnqueueSVMMemFillARM",
			"clEnqueueSVMMemcpy", "clEnqueueSVMMemcpyARM", "clEnqueueTask",
			"clEnqueueWriteBuffer", "clEnqueueWriteBufferRect", "clEnqueueWriteImage",
			"clGetDeviceInfo", "clGetExtensionFunctionAddress",
			"clGetExtensionFunctionAddressForPlatform", "clImportMemoryARM",
			"clMemBlockingFreeINTEL", "clMemFreeINTEL", "clReleaseCommandQueue",
			"clReleaseMemObject", "clSVMAlloc", "clSVMAllocARM", "clSVMFree",
			"clSVMFreeARM", "clSetContextDestructorCallback", "clSetEventCallback",
			"clSetMemObjectDestructorCallback", "clSetProgramReleaseCallback",
			"clSharedMemAllocINTEL", NULL};
	static const char *const passed[] = {"clCommandBarrierWithWaitListKHR",
			"clCommandCopyBufferKHR", "clCommandCopyBufferRectKHR",
			"clCommandCopyBufferToImageKHR", "clCommandCopyImageKHR",
			"clCommandCopyImageToBufferKHR", "clCommandFillBufferKHR",
			"clCommandFillImageKHR", "clCommandNDRangeKernelKHR",
			"clCommandSVMMemFillKHR", "clCommandSVMMemcpyKHR",
			"clCreateCommandBufferKHR", "clCreateCommandQueue",
			"clCreateCommandQueueWithProperties",
			"clCreateCommandQueueWithPropertiesKHR", "clCreateContext",
			"clCreateContextFromType", "clCreateEventFromEGLSyncKHR",
			"clCreateEventFromGLsyncKHR", "clCreateFromEGLImageKHR",
			"clCreateFromGLBuffer", "clCreateFromGLRenderbuffer",
			"clCreateFromGLTexture", "clCreateFromGLTexture2D",
			"clCreateFromGLTexture3D", "clCreateKernel", "clCreateKernelsInProgram",
			"clCreateProgramWithBinary", "clCreateProgramWithBuiltInKernels",
			"clCreateProgramWithIL", "clCreateProgramWithSource", "clCreateSampler",
			"clCreateSamplerWithProperties", "clCreateSubBuffer", "clCreateSubDevices",
			"clCreateSubDevicesEXT", "clCreateUserEvent",
			"clEnqueueAcquireEGLObjectsKHR", "clEnqueueAcquireExternalMemObjectsKHR",
			"clEnqueueAcquireGLObjects", "clEnqueueAcquireGrallocObjectsIMG",
			"clEnqueueBarrier", "clEnqueueBarrierWithWaitList",
			"clEnqueueGenerateMipmapIMG", "clEnqueueMapBuffer", "clEnqueueMapImage",
			"clEnqueueMarker", "clEnqueueMarkerWithWaitList", "clEnqueueMemAdviseINTEL",
			"clEnqueueMigrateMemINTEL", "clEnqueueMigrateMemObjectEXT",
			"clEnqueueMigrateMemObjects", "clEnqueueNativeKernel",
			"clEnqueueReadHostPipeINTEL", "clEnqueueReleaseEGLObjectsKHR",
			"clEnqueueReleaseExternalMemObjectsKHR", "clEnqueueReleaseGLObjects",
			"clEnqueueReleaseGrallocObjectsIMG", "clEnqueueSVMMap",
			"clEnqueueSVMMapARM", "clEnqueueSVMMigrateMem", "clEnqueueSVMUnmap",
			"clEnqueueSVMUnmapARM", "clEnqueueSignalSemaphoresKHR",
			"clEnqueueUnmapMemObject", "clEnqueueWaitForEvents",
			"clEnqueueWaitSemaphoresKHR", "clEnqueueWriteHostPipeINTEL",
			"clHostMemAllocINTEL", NULL};
	static const char *const refused[] = {"clEnqueue*", "clCommand*", "clCreate*", "cl*Alloc*",
			"cl*Import*", "cl*Launch*", "cl*Submit*", NULL};
	void *_result = real_clGetExtensionFunctionAddress(func_name);

	if (_result != NULL && role_enter()) {
		_result = shim_entry_named(func_name, _result, hooked, passed, refused);
		role_leave();
	}
	return _result;
}
__asm__(".symver clGetExtensionFunctionAddress, clGetExtensionFunctionAddress@@@OPENCL_1.0");
/* lookup, specs/opencl/libOpenCL.yaml:224 */
void *clGetExtensionFunctionAddressForPlatform(cl_platform_id platform, const char *func_name)
{
	static const char *const hooked[] = {"clCreateBuffer", "clCreateBufferWithProperties",
			"clCreateBufferWithPropertiesINTEL", "clCreateImage", "clCreateImage2D",
			"clCreateImage3D", "clCreateImageWithProperties", "clCreatePipe",
			"clDeviceMemAllocINTEL", "clEnqueueCommandBufferKHR", "clEnqueueCopyBuffer",
			"clEnqueueCopyBufferRect", "clEnqueueCopyBufferToImage",
			"clEnqueueCopyImage", "clEnqueueCopyImageToBuffer", "clEnqueueFillBuffer",
			"clEnqueueFillImage", "clEnqueueMemFillINTEL", "clEnqueueMemcpyINTEL",
			"clEnqueueMemsetINTEL", "clEnqueueNDRangeKernel", "clEnqueueReadBuffer",
			"clEnqueueReadBufferRect", "clEnqueueReadImage", "clEnqueueSVMFree",
			"clEnqueueSVMFreeARM", "clEnqueueSVMMemFill", "clEnqueueSVMMemFillARM",
			"clEnqueueSVMMemcpy", "clEnqueueSVMMemcpyARM", "clEnqueueTask",
			"clEnqueueWriteBuffer", "clEnqueueWriteBufferRect", "clEnqueueWriteImage",
			"clGetDeviceInfo", "clGetExtensionFunctionAddress",
			"clGetExtensionFunctionAddressForPlatform", "clImportMemoryARM",
			"clMemBlockingFreeINTEL", "clMemFreeINTEL", "clReleaseCommandQueue",
			"clReleaseMemObject", "clSVMAlloc", "clSVMAllocARM", "clSVMFree",
			"clSVMFreeARM", "clSetContextDestructorCallback", "clSetEventCallback",
			"clSetMemObjectDestructorCallback", "clSetProgramReleaseCallback",
			"clSharedMemAllocINTEL", NULL};
	static const char *const passed[] = {"clCommandBarrierWithWaitListKHR",
			"clCommandCopyBufferKHR", "clCommandCopyBufferRectKHR",
			"clCommandCopyBufferToImageKHR", "clCommandCopyImageKHR",
			"clCommandCopyImageToBufferKHR", "clCommandFillBufferKHR",
			"clCommandFillImageKHR", "clCommandNDRangeKernelKHR",
			"clCommandSVMMemFillKHR", "clCommandSVMMemcpyKHR",
			"clCreateCommandBufferKHR", "clCreateCommandQueue",
			"clCreateCommandQueueWithProperties",
			"clCreateCommandQueueWithPropertiesKHR", "clCreateContext",
			"clCreateContextFromType", "clCreateEventFromEGLSyncKHR",
			"clCreateEventFromGLsyncKHR", "clCreateFromEGLImageKHR",
			"clCreateFromGLBuffer", "clCreateFromGLRenderbuffer",
			"clCreateFromGLTexture", "clCreateFromGLTexture2D",
			"clCreateFromGLTexture3D", "clCreateKernel", "clCreateKernelsInProgram",
			"clCreateProgramWithBinary", "clCreateProgramWithBuiltInKernels",
			"clCreateProgramWithIL", "clCreateProgramWithSource", "clCreateSampler",
			"clCreateSamplerWithProperties", "clCreateSubBuffer", "clCreateSubDevices",
			"clCreateSubDevicesEXT", "clCreateUserEvent",
			"clEnqueueAcquireEGLObjectsKHR", "clEnqueueAcquireExternalMemObjectsKHR",
			"clEnqueueAcquireGLObjects", "clEnqueueAcquireGrallocObjectsIMG",
			"clEnqueueBarrier", "clEnqueueBarrierWithWaitList",
			"clEnqueueGenerateMipmapIMG", "clEnqueueMapBuffer", "clEnqueueMapImage",
			"clEnqueueMarker", "clEnqueueMarkerWithWaitList", "clEnqueueMemAdviseINTEL",
			"clEnqueueMigrateMemINTEL", "clEnqueueMigrateMemObjectEXT",
			"clEnqueueMigrateMemObjects", "clEnqueueNativeKernel",
			"clEnqueueReadHostPipeINTEL", "clEnqueueReleaseEGLObjectsKHR",
			"clEnqueueReleaseExternalMemObjectsKHR", "clEnqueueReleaseGLObjects",
			"clEnqueueReleaseGrallocObjectsIMG", "clEnqueueSVMMap",
			"clEnqueueSVMMapARM", "clEnqueueSVMMigrateMem", "clEnqueueSVMUnmap",
			"clEnqueueSVMUnmapARM", "clEnqueueSignalSemaphoresKHR",
			"clEnqueueUnmapMemObject", "clEnqueueWaitForEvents",
			"clEnqueueWaitSemaphoresKHR", "clEnqueueWriteHostPipeINTEL",
			"clHostMemAllocINTEL", NULL};
	static const char *const refused[] = {"clEnqueue*", "clCommand*", "clCreate*", "cl*Alloc*",
			"cl*Import*", "cl*Launch*", "cl*Submit*", NULL};
	void *_result = real_clGetExtensionFunctionAddressForPlatform(platform, func_name);

	if (_result != NULL && role_enter()) {
		_result = shim_entry_named(func_name, _result, hooked, passed, refused);
		role_leave();
	}
	return _result;
}
__asm__(".symver clGetExtensionFunctionAddressForPlatform, clGetExtensionFunctionAddressForPlatform@@@OPENCL_1.2");
/* layer.info, specs/opencl/libOpenCL.yaml:241 */
cl_int clGetLayerInfo(cl_layer_info param_name, size_t param_value_size, void *param_value,
		size_t *param_value_size_ret)
{
	const uint32_t _version = CL_LAYER_API_VERSION_100;

	if (param_name != CL_LAYER_API_VERSION || (param_value &&
			(uint64_t)param_value_size < sizeof(_version)))
		return CL_INVALID_VALUE;
	if (param_value)
		__builtin_memcpy(param_value, &_version, sizeof(_version));
	if (param_value_size_ret)
		*param_value_size_ret = sizeof(_version);
	return CL_SUCCESS;
}

/* buffer.import, specs/opencl/libOpenCL.yaml:119 */
cl_mem clImportMemoryARM(cl_context context, cl_mem_flags flags,
		const cl_import_properties_arm *properties, void *memory, size_t size,
		cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_OBJECT};
	cl_mem _result = NULL;
	cl_int _status = CL_MEM_OBJECT_ALLOCATION_FAILURE;

	if (!role_enter())
		return real_clImportMemoryARM(context, flags, properties, memory, size,
				errcode_ret);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clImportMemoryARM(context, flags, properties, memory, size,
				&_status);
	while (_status == CL_MEM_OBJECT_ALLOCATION_FAILURE && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (_op.ticket.device && (real_clSetMemObjectDestructorCallback(_result,
			(void *)role_gone, NULL) != CL_SUCCESS || role_alloc_after(&_op,
			(uint64_t)(uintptr_t)_result, _op.bytes))) {
		real_clReleaseMemObject(_result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_MEM_OBJECT_ALLOCATION_FAILURE;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}

/* layer, specs/opencl/libOpenCL.yaml:233 */
cl_int clInitLayer(cl_uint num_entries, const cl_icd_dispatch *target_dispatch,
		cl_uint *num_entries_ret, const cl_icd_dispatch **layer_dispatch_ret)
{
	static const struct shim_member ours[] = {
		{offsetof(__typeof__(*target_dispatch), clGetDeviceInfo), 119},
		{offsetof(__typeof__(*target_dispatch), clReleaseCommandQueue), 164},
		{offsetof(__typeof__(*target_dispatch), clCreateBuffer), 40},
		{offsetof(__typeof__(*target_dispatch), clCreateImage2D), 58},
		{offsetof(__typeof__(*target_dispatch), clCreateImage3D), 59},
		{offsetof(__typeof__(*target_dispatch), clReleaseMemObject), 170},
		{offsetof(__typeof__(*target_dispatch), clEnqueueReadBuffer), 14},
		{offsetof(__typeof__(*target_dispatch), clEnqueueWriteBuffer), 21},
		{offsetof(__typeof__(*target_dispatch), clEnqueueCopyBuffer), 4},
		{offsetof(__typeof__(*target_dispatch), clEnqueueReadImage), 16},
		{offsetof(__typeof__(*target_dispatch), clEnqueueWriteImage), 23},
		{offsetof(__typeof__(*target_dispatch), clEnqueueCopyImage), 7},
		{offsetof(__typeof__(*target_dispatch), clEnqueueCopyImageToBuffer), 8},
		{offsetof(__typeof__(*target_dispatch), clEnqueueCopyBufferToImage), 6},
		{offsetof(__typeof__(*target_dispatch), clEnqueueNDRangeKernel), 1},
		{offsetof(__typeof__(*target_dispatch), clEnqueueTask), 2},
		{offsetof(__typeof__(*target_dispatch), clGetExtensionFunctionAddress), 122},
		{offsetof(__typeof__(*target_dispatch), clSetEventCallback), 195},
		{offsetof(__typeof__(*target_dispatch), clSetMemObjectDestructorCallback), 203},
		{offsetof(__typeof__(*target_dispatch), clEnqueueReadBufferRect), 15},
		{offsetof(__typeof__(*target_dispatch), clEnqueueWriteBufferRect), 22},
		{offsetof(__typeof__(*target_dispatch), clEnqueueCopyBufferRect), 5},
		{offsetof(__typeof__(*target_dispatch), clCreateImage), 57},
		{offsetof(__typeof__(*target_dispatch), clEnqueueFillBuffer), 9},
		{offsetof(__typeof__(*target_dispatch), clEnqueueFillImage), 10},
		{offsetof(__typeof__(*target_dispatch), clGetExtensionFunctionAddressForPlatform),
				123},
		{offsetof(__typeof__(*target_dispatch), clCreatePipe), 63},
		{offsetof(__typeof__(*target_dispatch), clSVMAlloc), 187},
		{offsetof(__typeof__(*target_dispatch), clSVMFree), 189},
		{offsetof(__typeof__(*target_dispatch), clEnqueueSVMFree), 98},
		{offsetof(__typeof__(*target_dispatch), clEnqueueSVMMemcpy), 19},
		{offsetof(__typeof__(*target_dispatch), clEnqueueSVMMemFill), 17},
		{offsetof(__typeof__(*target_dispatch), clSetProgramReleaseCallback), 204},
		{offsetof(__typeof__(*target_dispatch), clCreateBufferWithProperties), 41},
		{offsetof(__typeof__(*target_dispatch), clCreateImageWithProperties), 60},
		{offsetof(__typeof__(*target_dispatch), clSetContextDestructorCallback), 193},
	};
	void *_made;

	if (!(layer_dispatch_ret))
		return CL_INVALID_VALUE;
	if (!(num_entries_ret))
		return CL_INVALID_VALUE;
	_made = shim_layer(target_dispatch, num_entries, ours, sizeof(ours) / sizeof(*ours));
	if (!_made)
		return CL_MEM_OBJECT_ALLOCATION_FAILURE;
	*layer_dispatch_ret = _made;
	*num_entries_ret = num_entries;
	return CL_SUCCESS;
}

/* usm.free, specs/opencl/libOpenCL.yaml:282 */
cl_int clMemBlockingFreeINTEL(cl_context context, void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	cl_int _result;

	if (!role_enter())
		return real_clMemBlockingFreeINTEL(context, ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_clMemBlockingFreeINTEL(context, ptr);
	role_free_after(&_op, _result == CL_SUCCESS);
	role_leave();
	return _result;
}

/* usm.free, specs/opencl/libOpenCL.yaml:282 */
cl_int clMemFreeINTEL(cl_context context, void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	cl_int _result;

	if (!role_enter())
		return real_clMemFreeINTEL(context, ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_clMemFreeINTEL(context, ptr);
	role_free_after(&_op, _result == CL_SUCCESS);
	role_leave();
	return _result;
}

/* queue.release, specs/opencl/libOpenCL.yaml:188 */
cl_int clReleaseCommandQueue(cl_command_queue command_queue)
{
	cl_int _result;

	if (!role_enter())
		return real_clReleaseCommandQueue(command_queue);
	role_stream_leaving((uint64_t)(uintptr_t)command_queue);
	_result = real_clReleaseCommandQueue(command_queue);
	role_leave();
	return _result;
}
__asm__(".symver clReleaseCommandQueue, clReleaseCommandQueue@@@OPENCL_1.0");

/* object.release, specs/opencl/libOpenCL.yaml:180 */
cl_int clReleaseMemObject(cl_mem memobj)
{
	struct role_release _op;
	cl_int _result;

	if (!role_enter())
		return real_clReleaseMemObject(memobj);
	role_release_before(&_op);
	_result = real_clReleaseMemObject(memobj);
	role_release_after(&_op);
	role_leave();
	return _result;
}
__asm__(".symver clReleaseMemObject, clReleaseMemObject@@@OPENCL_1.0");

/* svm.alloc, specs/opencl/libOpenCL.yaml:256 */
void *clSVMAlloc(cl_context context, cl_svm_mem_flags flags, size_t size, cl_uint alignment)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	void *_result = NULL;

	if (!role_enter())
		return real_clSVMAlloc(context, flags, size, alignment);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clSVMAlloc(context, flags, size, alignment);
	while (_result == NULL && role_alloc_again(&_op));
	if (_result == NULL) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)_result, _op.bytes)) {
		real_clSVMFree(context, _result);
		role_alloc_cancel(&_op);
		_result = NULL;
	}
out:
	role_leave();
	return _result;
}
__asm__(".symver clSVMAlloc, clSVMAlloc@@@OPENCL_2.0");

/* svm.alloc.arm, specs/opencl/libOpenCL.yaml:257 */
void *clSVMAllocARM(cl_context context, cl_svm_mem_flags_arm flags, size_t size, cl_uint alignment)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	void *_result = NULL;

	if (!role_enter())
		return real_clSVMAllocARM(context, flags, size, alignment);
	_op.device = opencl_context_device((uint64_t)(uintptr_t)context);
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clSVMAllocARM(context, flags, size, alignment);
	while (_result == NULL && role_alloc_again(&_op));
	if (_result == NULL) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)_result, _op.bytes)) {
		real_clSVMFreeARM(context, _result);
		role_alloc_cancel(&_op);
		_result = NULL;
	}
out:
	role_leave();
	return _result;
}

/* svm.free, specs/opencl/libOpenCL.yaml:258 */
void clSVMFree(cl_context context, void *svm_pointer)
{
	struct role_free _op = {.space = ROLE_ADDRESS};

	if (!role_enter()) {
		real_clSVMFree(context, svm_pointer);
		return;
	}
	_op.key = (uint64_t)(uintptr_t)svm_pointer;
	role_free_before(&_op);
	real_clSVMFree(context, svm_pointer);
	role_free_after(&_op, true);
	role_leave();
}
__asm__(".symver clSVMFree, clSVMFree@@@OPENCL_2.0");

/* svm.free, specs/opencl/libOpenCL.yaml:258 */
void clSVMFreeARM(cl_context context, void *svm_pointer)
{
	struct role_free _op = {.space = ROLE_ADDRESS};

	if (!role_enter()) {
		real_clSVMFreeARM(context, svm_pointer);
		return;
	}
	_op.key = (uint64_t)(uintptr_t)svm_pointer;
	role_free_before(&_op);
	real_clSVMFreeARM(context, svm_pointer);
	role_free_after(&_op, true);
	role_leave();
}

/* callback, specs/opencl/libOpenCL.yaml:294 */
static void outside_clSetContextDestructorCallback(cl_context _0, void *_1)
{
	struct role_outside _at = role_step_out(_1);

	((void (*)(cl_context, void *))_at.call)(_0, _at.data);
	role_step_in(&_at);
}

cl_int clSetContextDestructorCallback(cl_context context, void (*pfn_notify)(cl_context, void *),
		void *user_data)
{
	struct role_callback *_made = role_callback_made((void (*)(void))pfn_notify, user_data);
	cl_int _result;

	if (_made) {
		pfn_notify = outside_clSetContextDestructorCallback;
		user_data = _made;
	}
	_result = real_clSetContextDestructorCallback(context, pfn_notify, user_data);
	if (_result != CL_SUCCESS)
		role_callback_drop(_made);
	return _result;
}
__asm__(".symver clSetContextDestructorCallback, clSetContextDestructorCallback@@@OPENCL_3.0");

/* callback, specs/opencl/libOpenCL.yaml:294 */
static void outside_clSetEventCallback(cl_event _0, cl_int _1, void *_2)
{
	struct role_outside _at = role_step_out(_2);

	((void (*)(cl_event, cl_int, void *))_at.call)(_0, _1, _at.data);
	role_step_in(&_at);
}

cl_int clSetEventCallback(cl_event event, cl_int command_exec_callback_type,
		void (*pfn_notify)(cl_event, cl_int, void *), void *user_data)
{
	struct role_callback *_made = role_callback_made((void (*)(void))pfn_notify, user_data);
	cl_int _result;

	if (_made) {
		pfn_notify = outside_clSetEventCallback;
		user_data = _made;
	}
	_result = real_clSetEventCallback(event, command_exec_callback_type, pfn_notify, user_data);
	if (_result != CL_SUCCESS)
		role_callback_drop(_made);
	return _result;
}
__asm__(".symver clSetEventCallback, clSetEventCallback@@@OPENCL_1.1");

/* callback, specs/opencl/libOpenCL.yaml:294 */
static void outside_clSetMemObjectDestructorCallback(cl_mem _0, void *_1)
{
	struct role_outside _at = role_step_out(_1);

	((void (*)(cl_mem, void *))_at.call)(_0, _at.data);
	role_step_in(&_at);
}

cl_int clSetMemObjectDestructorCallback(cl_mem memobj, void (*pfn_notify)(cl_mem, void *),
		void *user_data)
{
	struct role_callback *_made = role_callback_made((void (*)(void))pfn_notify, user_data);
	cl_int _result;

	if (_made) {
		pfn_notify = outside_clSetMemObjectDestructorCallback;
		user_data = _made;
	}
	_result = real_clSetMemObjectDestructorCallback(memobj, pfn_notify, user_data);
	if (_result != CL_SUCCESS)
		role_callback_drop(_made);
	return _result;
}
__asm__(".symver clSetMemObjectDestructorCallback, clSetMemObjectDestructorCallback@@@OPENCL_1.1");

/* callback, specs/opencl/libOpenCL.yaml:294 */
static void outside_clSetProgramReleaseCallback(cl_program _0, void *_1)
{
	struct role_outside _at = role_step_out(_1);

	((void (*)(cl_program, void *))_at.call)(_0, _at.data);
	role_step_in(&_at);
}

cl_int clSetProgramReleaseCallback(cl_program program, void (*pfn_notify)(cl_program, void *),
		void *user_data)
{
	struct role_callback *_made = role_callback_made((void (*)(void))pfn_notify, user_data);
	cl_int _result;

	if (_made) {
		pfn_notify = outside_clSetProgramReleaseCallback;
		user_data = _made;
	}
	_result = real_clSetProgramReleaseCallback(program, pfn_notify, user_data);
	if (_result != CL_SUCCESS)
		role_callback_drop(_made);
	return _result;
}
__asm__(".symver clSetProgramReleaseCallback, clSetProgramReleaseCallback@@@OPENCL_2.2");

/* usm.alloc.shared, specs/opencl/libOpenCL.yaml:274 */
void *clSharedMemAllocINTEL(cl_context context, cl_device_id device,
		const cl_mem_properties_intel *properties, size_t size, cl_uint alignment,
		cl_int *errcode_ret)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	void *_result = NULL;
	cl_int _status = CL_OUT_OF_RESOURCES;

	if (!role_enter())
		return real_clSharedMemAllocINTEL(context, device, properties, size, alignment,
				errcode_ret);
	_op.device = (device ? port_handle_device((uint64_t)(uintptr_t)device)
			: opencl_context_device((uint64_t)(uintptr_t)context));
	_op.bytes = (uint64_t)size;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_clSharedMemAllocINTEL(context, device, properties, size, alignment,
				&_status);
	while (_status == CL_OUT_OF_RESOURCES && role_alloc_again(&_op));
	if (_status != CL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)_result, _op.bytes)) {
		real_clMemFreeINTEL(context, _result);
		role_alloc_cancel(&_op);
		_result = NULL;
		_status = CL_OUT_OF_RESOURCES;
	}
out:
	role_leave();
	if (errcode_ret)
		*errcode_ret = _status;
	return _result;
}
