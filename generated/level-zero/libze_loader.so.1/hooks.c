/* Made by `porter gen --backend level-zero`. Do not edit. */
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

/* work.graph, specs/level-zero/libze_loader.yaml:338 */
GATED ze_result_t gated_zeCommandListAppendGraphExt(ze_command_list_handle_t hCommandList,
		void *hGraph, const void *pNext, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendGraphExt(hCommandList, hGraph, pNext, hSignalEvent,
				numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hCommandList,
			.what = (uint64_t)(uintptr_t)hGraph, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendGraphExt(hCommandList, hGraph, pNext, hSignalEvent,
			numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandListAppendGraphExt(ze_command_list_handle_t hCommandList,
		void *hGraph, const void *pNext, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendGraphExt) _way = real_zeCommandListAppendGraphExt;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendGraphExt : _way)(hCommandList, hGraph,
			pNext, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.image, specs/level-zero/libze_loader.yaml:377 */
GATED ze_result_t gated_zeCommandListAppendImageCopy(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, ze_image_handle_t hSrcImage,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendImageCopy(hCommandList, hDstImage, hSrcImage,
				hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendImageCopy(hCommandList, hDstImage, hSrcImage,
			hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendImageCopy(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, ze_image_handle_t hSrcImage,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendImageCopy) _way = real_zeCommandListAppendImageCopy;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendImageCopy : _way)(hCommandList, hDstImage,
			hSrcImage, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.copy.images, specs/level-zero/libze_loader.yaml:362 */
GATED ze_result_t gated_zeCommandListAppendImageCopyFromMemory(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, const void *srcptr,
		const ze_image_region_t *pDstRegion, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendImageCopyFromMemory(hCommandList, hDstImage, srcptr,
				pDstRegion, hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.host = 1, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendImageCopyFromMemory(hCommandList, hDstImage, srcptr,
			pDstRegion, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendImageCopyFromMemory(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, const void *srcptr,
		const ze_image_region_t *pDstRegion, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendImageCopyFromMemory) _way =
			real_zeCommandListAppendImageCopyFromMemory;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendImageCopyFromMemory : _way)(hCommandList,
			hDstImage, srcptr, pDstRegion, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.copy.images, specs/level-zero/libze_loader.yaml:362 */
GATED ze_result_t gated_zeCommandListAppendImageCopyFromMemoryExt(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, const void *srcptr,
		const ze_image_region_t *pDstRegion, uint32_t srcRowPitch, uint32_t srcSlicePitch,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendImageCopyFromMemoryExt(hCommandList, hDstImage,
				srcptr, pDstRegion, srcRowPitch, srcSlicePitch, hSignalEvent,
				numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.host = 1, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendImageCopyFromMemoryExt(hCommandList, hDstImage, srcptr,
			pDstRegion, srcRowPitch, srcSlicePitch, hSignalEvent, numWaitEvents,
			phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendImageCopyFromMemoryExt(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, const void *srcptr,
		const ze_image_region_t *pDstRegion, uint32_t srcRowPitch, uint32_t srcSlicePitch,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendImageCopyFromMemoryExt) _way =
			real_zeCommandListAppendImageCopyFromMemoryExt;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendImageCopyFromMemoryExt : _way)(hCommandList,
			hDstImage, srcptr, pDstRegion, srcRowPitch, srcSlicePitch, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

/* work.image, specs/level-zero/libze_loader.yaml:377 */
GATED ze_result_t gated_zeCommandListAppendImageCopyRegion(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, ze_image_handle_t hSrcImage,
		const ze_image_region_t *pDstRegion, const ze_image_region_t *pSrcRegion,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendImageCopyRegion(hCommandList, hDstImage, hSrcImage,
				pDstRegion, pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendImageCopyRegion(hCommandList, hDstImage, hSrcImage,
			pDstRegion, pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendImageCopyRegion(ze_command_list_handle_t hCommandList,
		ze_image_handle_t hDstImage, ze_image_handle_t hSrcImage,
		const ze_image_region_t *pDstRegion, const ze_image_region_t *pSrcRegion,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendImageCopyRegion) _way =
			real_zeCommandListAppendImageCopyRegion;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendImageCopyRegion : _way)(hCommandList,
			hDstImage, hSrcImage, pDstRegion, pSrcRegion, hSignalEvent, numWaitEvents,
			phWaitEvents);
}

/* work.copy.images, specs/level-zero/libze_loader.yaml:362 */
GATED ze_result_t gated_zeCommandListAppendImageCopyToMemory(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_image_handle_t hSrcImage, const ze_image_region_t *pSrcRegion,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendImageCopyToMemory(hCommandList, dstptr, hSrcImage,
				pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.host = 1, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendImageCopyToMemory(hCommandList, dstptr, hSrcImage,
			pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendImageCopyToMemory(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_image_handle_t hSrcImage, const ze_image_region_t *pSrcRegion,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendImageCopyToMemory) _way =
			real_zeCommandListAppendImageCopyToMemory;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendImageCopyToMemory : _way)(hCommandList,
			dstptr, hSrcImage, pSrcRegion, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.copy.images, specs/level-zero/libze_loader.yaml:362 */
GATED ze_result_t gated_zeCommandListAppendImageCopyToMemoryExt(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_image_handle_t hSrcImage, const ze_image_region_t *pSrcRegion,
		uint32_t destRowPitch, uint32_t destSlicePitch, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendImageCopyToMemoryExt(hCommandList, dstptr, hSrcImage,
				pSrcRegion, destRowPitch, destSlicePitch, hSignalEvent,
				numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.host = 1, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendImageCopyToMemoryExt(hCommandList, dstptr, hSrcImage,
			pSrcRegion, destRowPitch, destSlicePitch, hSignalEvent, numWaitEvents,
			phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendImageCopyToMemoryExt(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_image_handle_t hSrcImage, const ze_image_region_t *pSrcRegion,
		uint32_t destRowPitch, uint32_t destSlicePitch, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendImageCopyToMemoryExt) _way =
			real_zeCommandListAppendImageCopyToMemoryExt;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendImageCopyToMemoryExt : _way)(hCommandList,
			dstptr, hSrcImage, pSrcRegion, destRowPitch, destSlicePitch, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

/* work.launch, specs/level-zero/libze_loader.yaml:294 */
GATED ze_result_t gated_zeCommandListAppendLaunchCooperativeKernel(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchFuncArgs,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!pLaunchFuncArgs || !(_thread = role_enter_work()))
		return real_zeCommandListAppendLaunchCooperativeKernel(hCommandList, hKernel,
				pLaunchFuncArgs, hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hCommandList,
			.what = (uint64_t)(uintptr_t)hKernel, .extent =
			role_mul(role_mul((uint64_t)pLaunchFuncArgs->groupCountX,
			(uint64_t)pLaunchFuncArgs->groupCountY),
			(uint64_t)pLaunchFuncArgs->groupCountZ), .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendLaunchCooperativeKernel(hCommandList, hKernel,
			pLaunchFuncArgs, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandListAppendLaunchCooperativeKernel(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchFuncArgs,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendLaunchCooperativeKernel) _way =
			real_zeCommandListAppendLaunchCooperativeKernel;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendLaunchCooperativeKernel
			: _way)(hCommandList, hKernel, pLaunchFuncArgs, hSignalEvent, numWaitEvents,
			phWaitEvents);
}

/* work.launch, specs/level-zero/libze_loader.yaml:294 */
GATED ze_result_t gated_zeCommandListAppendLaunchKernel(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchFuncArgs,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!pLaunchFuncArgs || !(_thread = role_enter_work()))
		return real_zeCommandListAppendLaunchKernel(hCommandList, hKernel, pLaunchFuncArgs,
				hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hCommandList,
			.what = (uint64_t)(uintptr_t)hKernel, .extent =
			role_mul(role_mul((uint64_t)pLaunchFuncArgs->groupCountX,
			(uint64_t)pLaunchFuncArgs->groupCountY),
			(uint64_t)pLaunchFuncArgs->groupCountZ), .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendLaunchKernel(hCommandList, hKernel, pLaunchFuncArgs,
			hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandListAppendLaunchKernel(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchFuncArgs,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendLaunchKernel) _way = real_zeCommandListAppendLaunchKernel;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendLaunchKernel : _way)(hCommandList, hKernel,
			pLaunchFuncArgs, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.launch.indirect, specs/level-zero/libze_loader.yaml:316 */
GATED ze_result_t gated_zeCommandListAppendLaunchKernelIndirect(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchArgumentsBuffer,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendLaunchKernelIndirect(hCommandList, hKernel,
				pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hCommandList,
			.what = (uint64_t)(uintptr_t)hKernel, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendLaunchKernelIndirect(hCommandList, hKernel,
			pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandListAppendLaunchKernelIndirect(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pLaunchArgumentsBuffer,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendLaunchKernelIndirect) _way =
			real_zeCommandListAppendLaunchKernelIndirect;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendLaunchKernelIndirect : _way)(hCommandList,
			hKernel, pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.launch.arguments, specs/level-zero/libze_loader.yaml:305 */
GATED ze_result_t gated_zeCommandListAppendLaunchKernelWithArguments(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, ze_group_count_t groupCounts,
		ze_group_count_t groupSizes, void **pArguments, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendLaunchKernelWithArguments(hCommandList, hKernel,
				groupCounts, groupSizes, pArguments, pNext, hSignalEvent,
				numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hCommandList,
			.what = (uint64_t)(uintptr_t)hKernel, .extent =
			role_mul(role_mul((uint64_t)groupCounts.groupCountX,
			(uint64_t)groupCounts.groupCountY), (uint64_t)groupCounts.groupCountZ),
			.list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendLaunchKernelWithArguments(hCommandList, hKernel,
			groupCounts, groupSizes, pArguments, pNext, hSignalEvent, numWaitEvents,
			phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandListAppendLaunchKernelWithArguments(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, ze_group_count_t groupCounts,
		ze_group_count_t groupSizes, void **pArguments, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendLaunchKernelWithArguments) _way =
			real_zeCommandListAppendLaunchKernelWithArguments;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendLaunchKernelWithArguments
			: _way)(hCommandList, hKernel, groupCounts, groupSizes, pArguments, pNext,
			hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.launch.indirect, specs/level-zero/libze_loader.yaml:316 */
GATED ze_result_t gated_zeCommandListAppendLaunchKernelWithParameters(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pGroupCounts, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendLaunchKernelWithParameters(hCommandList, hKernel,
				pGroupCounts, pNext, hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hCommandList,
			.what = (uint64_t)(uintptr_t)hKernel, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendLaunchKernelWithParameters(hCommandList, hKernel,
			pGroupCounts, pNext, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandListAppendLaunchKernelWithParameters(ze_command_list_handle_t hCommandList,
		ze_kernel_handle_t hKernel, const ze_group_count_t *pGroupCounts, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendLaunchKernelWithParameters) _way =
			real_zeCommandListAppendLaunchKernelWithParameters;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendLaunchKernelWithParameters
			: _way)(hCommandList, hKernel, pGroupCounts, pNext, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

/* work.launch.several, specs/level-zero/libze_loader.yaml:326 */
GATED ze_result_t gated_zeCommandListAppendLaunchMultipleKernelsIndirect(ze_command_list_handle_t hCommandList,
		uint32_t numKernels, ze_kernel_handle_t *phKernels, const uint32_t *pCountBuffer,
		const ze_group_count_t *pLaunchArgumentsBuffer, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(!(numKernels > 0) || phKernels) || !(_thread = role_enter_work()))
		return real_zeCommandListAppendLaunchMultipleKernelsIndirect(hCommandList,
				numKernels, phKernels, pCountBuffer, pLaunchArgumentsBuffer,
				hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hCommandList,
			.what = ((numKernels > 0) ? (uint64_t)(uintptr_t)phKernels[0]
			: (uint64_t)0), .extent = (uint64_t)numKernels, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendLaunchMultipleKernelsIndirect(hCommandList, numKernels,
			phKernels, pCountBuffer, pLaunchArgumentsBuffer, hSignalEvent,
			numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandListAppendLaunchMultipleKernelsIndirect(ze_command_list_handle_t hCommandList,
		uint32_t numKernels, ze_kernel_handle_t *phKernels, const uint32_t *pCountBuffer,
		const ze_group_count_t *pLaunchArgumentsBuffer, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendLaunchMultipleKernelsIndirect) _way =
			real_zeCommandListAppendLaunchMultipleKernelsIndirect;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendLaunchMultipleKernelsIndirect
			: _way)(hCommandList, numKernels, phKernels, pCountBuffer,
			pLaunchArgumentsBuffer, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.copy, specs/level-zero/libze_loader.yaml:349 */
GATED ze_result_t gated_zeCommandListAppendMemoryCopy(ze_command_list_handle_t hCommandList,
		void *dstptr, const void *srcptr, size_t size, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendMemoryCopy(hCommandList, dstptr, srcptr, size,
				hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.extent = (uint64_t)size, .host = true, .list = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dstptr) &&
				role_on_device((uint64_t)(uintptr_t)srcptr));
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendMemoryCopy(hCommandList, dstptr, srcptr, size,
			hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendMemoryCopy(ze_command_list_handle_t hCommandList,
		void *dstptr, const void *srcptr, size_t size, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendMemoryCopy) _way = real_zeCommandListAppendMemoryCopy;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendMemoryCopy : _way)(hCommandList, dstptr,
			srcptr, size, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.copy, specs/level-zero/libze_loader.yaml:349 */
GATED ze_result_t gated_zeCommandListAppendMemoryCopyFromContext(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_context_handle_t hContextSrc, const void *srcptr, size_t size,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendMemoryCopyFromContext(hCommandList, dstptr,
				hContextSrc, srcptr, size, hSignalEvent, numWaitEvents,
				phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.extent = (uint64_t)size, .host = true, .list = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dstptr) &&
				role_on_device((uint64_t)(uintptr_t)srcptr));
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendMemoryCopyFromContext(hCommandList, dstptr, hContextSrc,
			srcptr, size, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendMemoryCopyFromContext(ze_command_list_handle_t hCommandList,
		void *dstptr, ze_context_handle_t hContextSrc, const void *srcptr, size_t size,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendMemoryCopyFromContext) _way =
			real_zeCommandListAppendMemoryCopyFromContext;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendMemoryCopyFromContext : _way)(hCommandList,
			dstptr, hContextSrc, srcptr, size, hSignalEvent, numWaitEvents,
			phWaitEvents);
}

/* work.copy.region, specs/level-zero/libze_loader.yaml:363 */
GATED ze_result_t gated_zeCommandListAppendMemoryCopyRegion(ze_command_list_handle_t hCommandList,
		void *dstptr, const ze_copy_region_t *dstRegion, uint32_t dstPitch,
		uint32_t dstSlicePitch, const void *srcptr, const ze_copy_region_t *srcRegion,
		uint32_t srcPitch, uint32_t srcSlicePitch, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendMemoryCopyRegion(hCommandList, dstptr, dstRegion,
				dstPitch, dstSlicePitch, srcptr, srcRegion, srcPitch, srcSlicePitch,
				hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.host = 1, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendMemoryCopyRegion(hCommandList, dstptr, dstRegion,
			dstPitch, dstSlicePitch, srcptr, srcRegion, srcPitch, srcSlicePitch,
			hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendMemoryCopyRegion(ze_command_list_handle_t hCommandList,
		void *dstptr, const ze_copy_region_t *dstRegion, uint32_t dstPitch,
		uint32_t dstSlicePitch, const void *srcptr, const ze_copy_region_t *srcRegion,
		uint32_t srcPitch, uint32_t srcSlicePitch, ze_event_handle_t hSignalEvent,
		uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendMemoryCopyRegion) _way =
			real_zeCommandListAppendMemoryCopyRegion;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendMemoryCopyRegion : _way)(hCommandList,
			dstptr, dstRegion, dstPitch, dstSlicePitch, srcptr, srcRegion, srcPitch,
			srcSlicePitch, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.copy, specs/level-zero/libze_loader.yaml:349 */
GATED ze_result_t gated_zeCommandListAppendMemoryCopyWithParameters(ze_command_list_handle_t hCommandList,
		void *dstptr, const void *srcptr, size_t size, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendMemoryCopyWithParameters(hCommandList, dstptr,
				srcptr, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.extent = (uint64_t)size, .host = true, .list = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dstptr) &&
				role_on_device((uint64_t)(uintptr_t)srcptr));
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendMemoryCopyWithParameters(hCommandList, dstptr, srcptr,
			size, pNext, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendMemoryCopyWithParameters(ze_command_list_handle_t hCommandList,
		void *dstptr, const void *srcptr, size_t size, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendMemoryCopyWithParameters) _way =
			real_zeCommandListAppendMemoryCopyWithParameters;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendMemoryCopyWithParameters
			: _way)(hCommandList, dstptr, srcptr, size, pNext, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

/* work.fill, specs/level-zero/libze_loader.yaml:370 */
GATED ze_result_t gated_zeCommandListAppendMemoryFill(ze_command_list_handle_t hCommandList,
		void *ptr, const void *pattern, size_t pattern_size, size_t size,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendMemoryFill(hCommandList, ptr, pattern, pattern_size,
				size, hSignalEvent, numWaitEvents, phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.extent = (uint64_t)size, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendMemoryFill(hCommandList, ptr, pattern, pattern_size, size,
			hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendMemoryFill(ze_command_list_handle_t hCommandList,
		void *ptr, const void *pattern, size_t pattern_size, size_t size,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendMemoryFill) _way = real_zeCommandListAppendMemoryFill;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendMemoryFill : _way)(hCommandList, ptr,
			pattern, pattern_size, size, hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.fill, specs/level-zero/libze_loader.yaml:370 */
GATED ze_result_t gated_zeCommandListAppendMemoryFillWithParameters(ze_command_list_handle_t hCommandList,
		void *ptr, const void *pattern, size_t patternSize, size_t size, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(_thread = role_enter_work()))
		return real_zeCommandListAppendMemoryFillWithParameters(hCommandList, ptr, pattern,
				patternSize, size, pNext, hSignalEvent, numWaitEvents,
				phWaitEvents);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hCommandList,
			.extent = (uint64_t)size, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListAppendMemoryFillWithParameters(hCommandList, ptr, pattern,
			patternSize, size, pNext, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM ze_result_t zeCommandListAppendMemoryFillWithParameters(ze_command_list_handle_t hCommandList,
		void *ptr, const void *pattern, size_t patternSize, size_t size, const void *pNext,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListAppendMemoryFillWithParameters) _way =
			real_zeCommandListAppendMemoryFillWithParameters;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListAppendMemoryFillWithParameters
			: _way)(hCommandList, ptr, pattern, patternSize, size, pNext, hSignalEvent,
			numWaitEvents, phWaitEvents);
}

/* list.create.immediate, specs/level-zero/libze_loader.yaml:255 */
ze_result_t zeCommandListCreateImmediate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_command_queue_desc_t *altdesc, ze_command_list_handle_t *phCommandList)
{
	ze_result_t _result;
	int _device;
	uint64_t _owner;
	bool _blocks;

	if (!altdesc || !role_enter())
		return real_zeCommandListCreateImmediate(hContext, hDevice, altdesc, phCommandList);
	_device = port_handle_device((uint64_t)(uintptr_t)hDevice);
	_owner = (uint64_t)(uintptr_t)hContext;
	_blocks = altdesc->mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
	_result = real_zeCommandListCreateImmediate(hContext, hDevice, altdesc, phCommandList);
	if (_result == ZE_RESULT_SUCCESS)
		role_stream_made(&(struct role_stream){.stream =
				(uint64_t)(uintptr_t)*phCommandList, .device = _device, .owner =
				_owner, .blocks = _blocks});
	role_leave();
	return _result;
}

/* list.destroy, specs/level-zero/libze_loader.yaml:263 */
ze_result_t zeCommandListDestroy(ze_command_list_handle_t hCommandList)
{
	ze_result_t _result;

	if (!role_enter())
		return real_zeCommandListDestroy(hCommandList);
	role_stream_leaving((uint64_t)(uintptr_t)hCommandList);
	_result = real_zeCommandListDestroy(hCommandList);
	role_leave();
	return _result;
}

/* work.execute.immediate, specs/level-zero/libze_loader.yaml:280 */
GATED ze_result_t gated_zeCommandListImmediateAppendCommandListsExp(ze_command_list_handle_t hCommandListImmediate,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(!(numCommandLists > 0) || phCommandLists) || !(_thread = role_enter_work()))
		return real_zeCommandListImmediateAppendCommandListsExp(hCommandListImmediate,
				numCommandLists, phCommandLists, hSignalEvent, numWaitEvents,
				phWaitEvents);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)hCommandListImmediate, .what = ((numCommandLists > 0)
			? (uint64_t)(uintptr_t)phCommandLists[0] : (uint64_t)0), .extent =
			(uint64_t)numCommandLists, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListImmediateAppendCommandListsExp(hCommandListImmediate,
			numCommandLists, phCommandLists, hSignalEvent, numWaitEvents, phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandListImmediateAppendCommandListsExp(ze_command_list_handle_t hCommandListImmediate,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListImmediateAppendCommandListsExp) _way =
			real_zeCommandListImmediateAppendCommandListsExp;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListImmediateAppendCommandListsExp
			: _way)(hCommandListImmediate, numCommandLists, phCommandLists,
			hSignalEvent, numWaitEvents, phWaitEvents);
}

/* work.execute.immediate, specs/level-zero/libze_loader.yaml:280 */
GATED ze_result_t gated_zeCommandListImmediateAppendCommandListsWithParameters(ze_command_list_handle_t hCommandListImmediate,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		const void *pNext, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(!(numCommandLists > 0) || phCommandLists) || !(_thread = role_enter_work()))
		return real_zeCommandListImmediateAppendCommandListsWithParameters(hCommandListImmediate,
				numCommandLists, phCommandLists, pNext, hSignalEvent, numWaitEvents,
				phWaitEvents);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)hCommandListImmediate, .what = ((numCommandLists > 0)
			? (uint64_t)(uintptr_t)phCommandLists[0] : (uint64_t)0), .extent =
			(uint64_t)numCommandLists, .list = true};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandListImmediateAppendCommandListsWithParameters(hCommandListImmediate,
			numCommandLists, phCommandLists, pNext, hSignalEvent, numWaitEvents,
			phWaitEvents);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandListImmediateAppendCommandListsWithParameters(ze_command_list_handle_t hCommandListImmediate,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		const void *pNext, ze_event_handle_t hSignalEvent, uint32_t numWaitEvents,
		ze_event_handle_t *phWaitEvents)
{
	__typeof__(&zeCommandListImmediateAppendCommandListsWithParameters) _way =
			real_zeCommandListImmediateAppendCommandListsWithParameters;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_zeCommandListImmediateAppendCommandListsWithParameters
			: _way)(hCommandListImmediate, numCommandLists, phCommandLists, pNext,
			hSignalEvent, numWaitEvents, phWaitEvents);
}

/* queue.create, specs/level-zero/libze_loader.yaml:244 */
ze_result_t zeCommandQueueCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_command_queue_desc_t *desc, ze_command_queue_handle_t *phCommandQueue)
{
	ze_result_t _result;
	int _device;
	uint64_t _owner;
	uint64_t _kind;
	bool _blocks;

	if (!desc || !role_enter())
		return real_zeCommandQueueCreate(hContext, hDevice, desc, phCommandQueue);
	_device = port_handle_device((uint64_t)(uintptr_t)hDevice);
	_owner = (uint64_t)(uintptr_t)hContext;
	_kind = role_add((uint64_t)desc->ordinal, UINT64_C(1));
	_blocks = desc->mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
	_result = real_zeCommandQueueCreate(hContext, hDevice, desc, phCommandQueue);
	if (_result == ZE_RESULT_SUCCESS)
		role_stream_made(&(struct role_stream){.stream =
				(uint64_t)(uintptr_t)*phCommandQueue, .device = _device, .owner =
				_owner, .kind = (uint32_t)_kind, .blocks = _blocks});
	role_leave();
	return _result;
}

/* queue.destroy, specs/level-zero/libze_loader.yaml:252 */
ze_result_t zeCommandQueueDestroy(ze_command_queue_handle_t hCommandQueue)
{
	ze_result_t _result;

	if (!role_enter())
		return real_zeCommandQueueDestroy(hCommandQueue);
	role_stream_leaving((uint64_t)(uintptr_t)hCommandQueue);
	_result = real_zeCommandQueueDestroy(hCommandQueue);
	role_leave();
	return _result;
}

/* work.execute, specs/level-zero/libze_loader.yaml:269 */
GATED ze_result_t gated_zeCommandQueueExecuteCommandLists(ze_command_queue_handle_t hCommandQueue,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		ze_fence_handle_t hFence)
{
	struct role_launch _op;
	struct thread *_thread;
	ze_result_t _result;

	if (!(!(numCommandLists > 0) || phCommandLists) || !(_thread = role_enter_work()))
		return real_zeCommandQueueExecuteCommandLists(hCommandQueue, numCommandLists,
				phCommandLists, hFence);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)hCommandQueue, .what = ((numCommandLists > 0)
			? (uint64_t)(uintptr_t)phCommandLists[0] : (uint64_t)0), .extent =
			(uint64_t)numCommandLists};
	role_launch_before(&_op, _thread);
	_result = real_zeCommandQueueExecuteCommandLists(hCommandQueue, numCommandLists,
			phCommandLists, hFence);
	role_launch_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED ze_result_t counted_zeCommandQueueExecuteCommandLists(ze_command_queue_handle_t hCommandQueue,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		ze_fence_handle_t hFence)
{
	struct role_quick _quick;
	struct thread *_thread;
	ze_result_t _result;

	if (!(!(numCommandLists > 0) || phCommandLists) || !(_thread =
			role_launch_quick((uint64_t)(uintptr_t)hCommandQueue, ((numCommandLists > 0)
			? (uint64_t)(uintptr_t)phCommandLists[0] : (uint64_t)0),
			(uint64_t)numCommandLists, &_quick)))
		return gated_zeCommandQueueExecuteCommandLists(hCommandQueue, numCommandLists,
				phCommandLists, hFence);
	_result = real_zeCommandQueueExecuteCommandLists(hCommandQueue, numCommandLists,
			phCommandLists, hFence);
	role_launch_went(_thread, &_quick, _result == ZE_RESULT_SUCCESS);
	return _result;
}

SHIM_HOT_LINE ze_result_t zeCommandQueueExecuteCommandLists(ze_command_queue_handle_t hCommandQueue,
		uint32_t numCommandLists, ze_command_list_handle_t *phCommandLists,
		ze_fence_handle_t hFence)
{
	__typeof__(&zeCommandQueueExecuteCommandLists) _way =
			real_zeCommandQueueExecuteCommandLists;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_zeCommandQueueExecuteCommandLists : _way)(hCommandQueue,
			numCommandLists, phCommandLists, hFence);
}

/* context.destroy, specs/level-zero/libze_loader.yaml:204 */
ze_result_t zeContextDestroy(ze_context_handle_t hContext)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_PART};
	ze_result_t _result;

	if (!role_enter())
		return real_zeContextDestroy(hContext);
	_leaving.device = ROLE_DEVICE_CURRENT;
	_leaving.owner = (uint64_t)(uintptr_t)hContext;
	role_context_leaving(&_leaving);
	_result = real_zeContextDestroy(hContext);
	role_context_left(&_leaving, _result == ZE_RESULT_SUCCESS);
	if (_result == ZE_RESULT_SUCCESS)
		role_footprint_changed(_leaving.device);
	role_leave();
	return _result;
}

/* view.memories, specs/level-zero/libze_loader.yaml:212 */
ze_result_t zeDeviceGetMemoryProperties(ze_device_handle_t hDevice, uint32_t *pCount,
		ze_device_memory_properties_t *pMemProperties)
{
	struct role_view _view;
	ze_result_t _result;

	if (!role_enter())
		return real_zeDeviceGetMemoryProperties(hDevice, pCount, pMemProperties);
	_result = real_zeDeviceGetMemoryProperties(hDevice, pCount, pMemProperties);
	if (_result == ZE_RESULT_SUCCESS && pCount && pMemProperties &&
			role_view(port_handle_device((uint64_t)(uintptr_t)hDevice), &_view))
		for (uint64_t _i = 0; _i < *pCount; _i++)
			_view.total -= SHIM_LOWER(pMemProperties[_i].totalSize, _view.total);
	role_leave();
	return _result;
}

/* view.properties, specs/level-zero/libze_loader.yaml:206 */
ze_result_t zeDeviceGetProperties(ze_device_handle_t hDevice,
		ze_device_properties_t *pDeviceProperties)
{
	struct role_view _view;
	ze_result_t _result;

	if (!pDeviceProperties || !role_enter())
		return real_zeDeviceGetProperties(hDevice, pDeviceProperties);
	_result = real_zeDeviceGetProperties(hDevice, pDeviceProperties);
	if (_result == ZE_RESULT_SUCCESS &&
			role_view(port_handle_device((uint64_t)(uintptr_t)hDevice), &_view)) {
		if (pDeviceProperties)
			SHIM_LOWER(pDeviceProperties->maxMemAllocSize, _view.total);
	}
	role_leave();
	return _result;
}

/* lookup, specs/level-zero/libze_loader.yaml:138 */
ze_result_t zeDriverGetExtensionFunctionAddress(ze_driver_handle_t hDriver, const char *name,
		void **ppFunctionAddress)
{
	static const char *const hooked[] = {"zeCommandListAppendGraphExt",
			"zeCommandListAppendImageCopy", "zeCommandListAppendImageCopyFromMemory",
			"zeCommandListAppendImageCopyFromMemoryExt",
			"zeCommandListAppendImageCopyRegion",
			"zeCommandListAppendImageCopyToMemory",
			"zeCommandListAppendImageCopyToMemoryExt",
			"zeCommandListAppendLaunchCooperativeKernel",
			"zeCommandListAppendLaunchKernel",
			"zeCommandListAppendLaunchKernelIndirect",
			"zeCommandListAppendLaunchKernelWithArguments",
			"zeCommandListAppendLaunchKernelWithParameters",
			"zeCommandListAppendLaunchMultipleKernelsIndirect",
			"zeCommandListAppendMemoryCopy", "zeCommandListAppendMemoryCopyFromContext",
			"zeCommandListAppendMemoryCopyRegion",
			"zeCommandListAppendMemoryCopyWithParameters",
			"zeCommandListAppendMemoryFill",
			"zeCommandListAppendMemoryFillWithParameters",
			"zeCommandListCreateImmediate", "zeCommandListDestroy",
			"zeCommandListImmediateAppendCommandListsExp",
			"zeCommandListImmediateAppendCommandListsWithParameters",
			"zeCommandQueueCreate", "zeCommandQueueDestroy",
			"zeCommandQueueExecuteCommandLists", "zeContextDestroy",
			"zeDeviceGetMemoryProperties", "zeDeviceGetProperties",
			"zeDriverGetExtensionFunctionAddress", "zeGetCommandListProcAddrTable",
			"zeGetCommandQueueProcAddrTable", "zeGetContextProcAddrTable",
			"zeGetDeviceExpProcAddrTable", "zeGetDeviceProcAddrTable",
			"zeGetDriverProcAddrTable", "zeGetEventExpProcAddrTable",
			"zeGetEventPoolProcAddrTable", "zeGetEventProcAddrTable",
			"zeGetFabricEdgeExpProcAddrTable", "zeGetFabricVertexExpProcAddrTable",
			"zeGetFenceProcAddrTable", "zeGetGlobalProcAddrTable",
			"zeGetImageExpProcAddrTable", "zeGetImageProcAddrTable",
			"zeGetKernelExpProcAddrTable", "zeGetKernelProcAddrTable",
			"zeGetMemProcAddrTable", "zeGetModuleBuildLogProcAddrTable",
			"zeGetModuleProcAddrTable", "zeGetPhysicalMemProcAddrTable",
			"zeGetSamplerProcAddrTable", "zeGetVirtualMemProcAddrTable",
			"zeImageCreate", "zeImageDestroy", "zeKernelCreate", "zeMemAllocDevice",
			"zeMemAllocShared", "zeMemCloseIpcHandle", "zeMemFree", "zeMemFreeExt",
			"zeMemOpenIpcHandle", "zeModuleCreate", "zeModuleDestroy",
			"zePhysicalMemCreate", "zePhysicalMemDestroy", "zeVirtualMemMap",
			"zeVirtualMemUnmap", "zesDeviceProcessesGetState",
			"zesDriverGetExtensionFunctionAddress", "zesGetDeviceProcAddrTable",
			"zesGetDiagnosticsProcAddrTable", "zesGetDriverProcAddrTable",
			"zesGetEngineProcAddrTable", "zesGetFabricPortProcAddrTable",
			"zesGetFanProcAddrTable", "zesGetFirmwareProcAddrTable",
			"zesGetFrequencyProcAddrTable", "zesGetLedProcAddrTable",
			"zesGetMemoryProcAddrTable", "zesGetPerformanceFactorProcAddrTable",
			"zesGetPowerProcAddrTable", "zesGetPsuProcAddrTable",
			"zesGetRasProcAddrTable", "zesGetSchedulerProcAddrTable",
			"zesGetStandbyProcAddrTable", "zesGetTemperatureProcAddrTable",
			"zesMemoryGetProperties", "zesMemoryGetState",
			"zetGetCommandListProcAddrTable", "zetGetContextProcAddrTable",
			"zetGetDebugProcAddrTable", "zetGetDeviceProcAddrTable",
			"zetGetKernelProcAddrTable", "zetGetMetricGroupExpProcAddrTable",
			"zetGetMetricGroupProcAddrTable", "zetGetMetricProcAddrTable",
			"zetGetMetricQueryPoolProcAddrTable", "zetGetMetricQueryProcAddrTable",
			"zetGetMetricStreamerProcAddrTable", "zetGetModuleProcAddrTable",
			"zetGetTracerExpProcAddrTable", NULL};
	static const char *const passed[] = {NULL};
	static const char *const refused[] = {NULL};
	ze_result_t _result = real_zeDriverGetExtensionFunctionAddress(hDriver, name,
			ppFunctionAddress);

	if (_result == ZE_RESULT_SUCCESS && ppFunctionAddress && role_enter()) {
		*ppFunctionAddress = shim_entry_named(name, *ppFunctionAddress, hooked, passed,
				refused);
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetCommandListProcAddrTable(ze_api_version_t version,
		ze_command_list_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetCommandListProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(188, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnCreateImmediate)
			pDdiTable->pfnCreateImmediate = zeCommandListCreateImmediate;
		if (pDdiTable->pfnDestroy)
			pDdiTable->pfnDestroy = zeCommandListDestroy;
		if (pDdiTable->pfnAppendMemoryCopy)
			pDdiTable->pfnAppendMemoryCopy = zeCommandListAppendMemoryCopy;
		if (pDdiTable->pfnAppendMemoryFill)
			pDdiTable->pfnAppendMemoryFill = zeCommandListAppendMemoryFill;
		if (pDdiTable->pfnAppendMemoryCopyRegion)
			pDdiTable->pfnAppendMemoryCopyRegion = zeCommandListAppendMemoryCopyRegion;
		if (pDdiTable->pfnAppendMemoryCopyFromContext)
			pDdiTable->pfnAppendMemoryCopyFromContext =
					zeCommandListAppendMemoryCopyFromContext;
		if (pDdiTable->pfnAppendImageCopy)
			pDdiTable->pfnAppendImageCopy = zeCommandListAppendImageCopy;
		if (pDdiTable->pfnAppendImageCopyRegion)
			pDdiTable->pfnAppendImageCopyRegion = zeCommandListAppendImageCopyRegion;
		if (pDdiTable->pfnAppendImageCopyToMemory)
			pDdiTable->pfnAppendImageCopyToMemory =
					zeCommandListAppendImageCopyToMemory;
		if (pDdiTable->pfnAppendImageCopyFromMemory)
			pDdiTable->pfnAppendImageCopyFromMemory =
					zeCommandListAppendImageCopyFromMemory;
		if (pDdiTable->pfnAppendLaunchKernel)
			pDdiTable->pfnAppendLaunchKernel = zeCommandListAppendLaunchKernel;
		if (pDdiTable->pfnAppendLaunchCooperativeKernel)
			pDdiTable->pfnAppendLaunchCooperativeKernel =
					zeCommandListAppendLaunchCooperativeKernel;
		if (pDdiTable->pfnAppendLaunchKernelIndirect)
			pDdiTable->pfnAppendLaunchKernelIndirect =
					zeCommandListAppendLaunchKernelIndirect;
		if (pDdiTable->pfnAppendLaunchMultipleKernelsIndirect)
			pDdiTable->pfnAppendLaunchMultipleKernelsIndirect =
					zeCommandListAppendLaunchMultipleKernelsIndirect;
		if (pDdiTable->pfnAppendImageCopyToMemoryExt)
			pDdiTable->pfnAppendImageCopyToMemoryExt =
					zeCommandListAppendImageCopyToMemoryExt;
		if (pDdiTable->pfnAppendImageCopyFromMemoryExt)
			pDdiTable->pfnAppendImageCopyFromMemoryExt =
					zeCommandListAppendImageCopyFromMemoryExt;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetCommandQueueProcAddrTable(ze_api_version_t version,
		ze_command_queue_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetCommandQueueProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(189, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnCreate)
			pDdiTable->pfnCreate = zeCommandQueueCreate;
		if (pDdiTable->pfnDestroy)
			pDdiTable->pfnDestroy = zeCommandQueueDestroy;
		if (pDdiTable->pfnExecuteCommandLists)
			pDdiTable->pfnExecuteCommandLists = zeCommandQueueExecuteCommandLists;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetContextProcAddrTable(ze_api_version_t version, ze_context_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetContextProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(190, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnDestroy)
			pDdiTable->pfnDestroy = zeContextDestroy;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetDeviceExpProcAddrTable(ze_api_version_t version,
		ze_device_exp_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetDeviceExpProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(191, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetDeviceProcAddrTable(ze_api_version_t version, ze_device_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetDeviceProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(192, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnGetProperties)
			pDdiTable->pfnGetProperties = zeDeviceGetProperties;
		if (pDdiTable->pfnGetMemoryProperties)
			pDdiTable->pfnGetMemoryProperties = zeDeviceGetMemoryProperties;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetDriverProcAddrTable(ze_api_version_t version, ze_driver_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetDriverProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(194, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnGetExtensionFunctionAddress)
			pDdiTable->pfnGetExtensionFunctionAddress =
					zeDriverGetExtensionFunctionAddress;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetEventExpProcAddrTable(ze_api_version_t version, ze_event_exp_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetEventExpProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(195, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetEventPoolProcAddrTable(ze_api_version_t version,
		ze_event_pool_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetEventPoolProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(196, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetEventProcAddrTable(ze_api_version_t version, ze_event_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetEventProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(197, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetFabricEdgeExpProcAddrTable(ze_api_version_t version,
		ze_fabric_edge_exp_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetFabricEdgeExpProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(199, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetFabricVertexExpProcAddrTable(ze_api_version_t version,
		ze_fabric_vertex_exp_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetFabricVertexExpProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(200, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetFenceProcAddrTable(ze_api_version_t version, ze_fence_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetFenceProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(201, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetGlobalProcAddrTable(ze_api_version_t version, ze_global_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetGlobalProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(202, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetImageExpProcAddrTable(ze_api_version_t version, ze_image_exp_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetImageExpProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(204, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetImageProcAddrTable(ze_api_version_t version, ze_image_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetImageProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(205, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnCreate)
			pDdiTable->pfnCreate = zeImageCreate;
		if (pDdiTable->pfnDestroy)
			pDdiTable->pfnDestroy = zeImageDestroy;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetKernelExpProcAddrTable(ze_api_version_t version,
		ze_kernel_exp_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetKernelExpProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(206, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetKernelProcAddrTable(ze_api_version_t version, ze_kernel_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetKernelProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(207, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnCreate)
			pDdiTable->pfnCreate = zeKernelCreate;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetMemProcAddrTable(ze_api_version_t version, ze_mem_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetMemProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(209, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnAllocShared)
			pDdiTable->pfnAllocShared = zeMemAllocShared;
		if (pDdiTable->pfnAllocDevice)
			pDdiTable->pfnAllocDevice = zeMemAllocDevice;
		if (pDdiTable->pfnFree)
			pDdiTable->pfnFree = zeMemFree;
		if (pDdiTable->pfnOpenIpcHandle)
			pDdiTable->pfnOpenIpcHandle = zeMemOpenIpcHandle;
		if (pDdiTable->pfnCloseIpcHandle)
			pDdiTable->pfnCloseIpcHandle = zeMemCloseIpcHandle;
		if (pDdiTable->pfnFreeExt)
			pDdiTable->pfnFreeExt = zeMemFreeExt;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetModuleBuildLogProcAddrTable(ze_api_version_t version,
		ze_module_build_log_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetModuleBuildLogProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(210, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetModuleProcAddrTable(ze_api_version_t version, ze_module_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetModuleProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(211, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnCreate)
			pDdiTable->pfnCreate = zeModuleCreate;
		if (pDdiTable->pfnDestroy)
			pDdiTable->pfnDestroy = zeModuleDestroy;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetPhysicalMemProcAddrTable(ze_api_version_t version,
		ze_physical_mem_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetPhysicalMemProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(212, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnCreate)
			pDdiTable->pfnCreate = zePhysicalMemCreate;
		if (pDdiTable->pfnDestroy)
			pDdiTable->pfnDestroy = zePhysicalMemDestroy;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetSamplerProcAddrTable(ze_api_version_t version, ze_sampler_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetSamplerProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(217, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zeGetVirtualMemProcAddrTable(ze_api_version_t version,
		ze_virtual_mem_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zeGetVirtualMemProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(218, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnMap)
			pDdiTable->pfnMap = zeVirtualMemMap;
		if (pDdiTable->pfnUnmap)
			pDdiTable->pfnUnmap = zeVirtualMemUnmap;
		role_leave();
	}
	return _result;
}

/* image.create, specs/level-zero/libze_loader.yaml:160 */
ze_result_t zeImageCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_image_desc_t *desc, ze_image_handle_t *phImage)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY};
	ze_result_t _result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;

	if (!desc || !phImage || !role_enter())
		return real_zeImageCreate(hContext, hDevice, desc, phImage);
	_op.device = port_handle_device((uint64_t)(uintptr_t)hDevice);
	_op.bytes =
			role_mul(role_mul(role_mul(role_mul((((desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32) ||
			(desc->format.layout > ZE_IMAGE_FORMAT_LAYOUT_BRGP)) ? UINT64_C(16)
			: ((((desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16) ||
			(desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_32_32)) ||
			(desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_Y416)) ? UINT64_C(8)
			: ((((((desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_16) ||
			(desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_8_8)) ||
			(desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_5_6_5)) ||
			(desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_5_5_5_1)) ||
			(desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_4_4_4_4)) ? UINT64_C(2)
			: ((((desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_8) ||
			(desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_Y8)) ||
			(desc->format.layout == ZE_IMAGE_FORMAT_LAYOUT_P8)) ? UINT64_C(1)
			: UINT64_C(4))))), (uint64_t)desc->width),
			((((desc->type == ZE_IMAGE_TYPE_1D) ||
			(desc->type == ZE_IMAGE_TYPE_1DARRAY)) ||
			(desc->type == ZE_IMAGE_TYPE_BUFFER)) ? UINT64_C(1)
			: (uint64_t)desc->height)), ((desc->type == ZE_IMAGE_TYPE_3D)
			? (uint64_t)desc->depth : (((desc->type == ZE_IMAGE_TYPE_1DARRAY) ||
			(desc->type == ZE_IMAGE_TYPE_2DARRAY)) ? (uint64_t)desc->arraylevels
			: UINT64_C(1)))), ((desc->miplevels > 1) ? UINT64_C(2) : UINT64_C(1)));
	__typeof__(*phImage) _was = *phImage;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_zeImageCreate(hContext, hDevice, desc, phImage);
	while (_result == ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && role_alloc_again(&_op));
	if (_result != ZE_RESULT_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*phImage), _op.bytes)) {
		real_zeImageDestroy(*phImage);
		*phImage = _was;
		role_alloc_cancel(&_op);
		_result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* image.destroy, specs/level-zero/libze_loader.yaml:161 */
ze_result_t zeImageDestroy(ze_image_handle_t hImage)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	ze_result_t _result;

	if (!role_enter())
		return real_zeImageDestroy(hImage);
	_op.key = (uint64_t)(uintptr_t)hImage;
	role_free_before(&_op);
	_result = real_zeImageDestroy(hImage);
	role_free_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave();
	return _result;
}

/* kernel.create, specs/level-zero/libze_loader.yaml:194 */
ze_result_t zeKernelCreate(ze_module_handle_t hModule, const ze_kernel_desc_t *desc,
		ze_kernel_handle_t *phKernel)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	ze_result_t _result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;

	if (!desc || !role_enter())
		return real_zeKernelCreate(hModule, desc, phKernel);
	if (role_growth_before(&_op))
		goto out;
	_result = real_zeKernelCreate(hModule, desc, phKernel);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* mem.device, specs/level-zero/libze_loader.yaml:154 */
ze_result_t zeMemAllocDevice(ze_context_handle_t hContext,
		const ze_device_mem_alloc_desc_t *device_desc, size_t size, size_t alignment,
		ze_device_handle_t hDevice, void **pptr)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	ze_result_t _result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;

	if (!pptr || !role_enter())
		return real_zeMemAllocDevice(hContext, device_desc, size, alignment, hDevice, pptr);
	_op.device = port_handle_device((uint64_t)(uintptr_t)hDevice);
	_op.bytes = (uint64_t)size;
	__typeof__(*pptr) _was = *pptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_zeMemAllocDevice(hContext, device_desc, size, alignment, hDevice,
				pptr);
	while (_result == ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && role_alloc_again(&_op));
	if (_result != ZE_RESULT_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pptr), _op.bytes)) {
		real_zeMemFree(hContext, *pptr);
		*pptr = _was;
		role_alloc_cancel(&_op);
		_result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.shared, specs/level-zero/libze_loader.yaml:155 */
ze_result_t zeMemAllocShared(ze_context_handle_t hContext,
		const ze_device_mem_alloc_desc_t *device_desc,
		const ze_host_mem_alloc_desc_t *host_desc, size_t size, size_t alignment,
		ze_device_handle_t hDevice, void **pptr)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	ze_result_t _result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;

	if (!pptr || !role_enter())
		return real_zeMemAllocShared(hContext, device_desc, host_desc, size, alignment,
				hDevice, pptr);
	_op.device = (hDevice ? port_handle_device((uint64_t)(uintptr_t)hDevice)
			: level_zero_context_device((uint64_t)(uintptr_t)hContext));
	_op.bytes = (uint64_t)size;
	__typeof__(*pptr) _was = *pptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_zeMemAllocShared(hContext, device_desc, host_desc, size, alignment,
				hDevice, pptr);
	while (_result == ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && role_alloc_again(&_op));
	if (_result != ZE_RESULT_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pptr), _op.bytes)) {
		real_zeMemFree(hContext, *pptr);
		*pptr = _was;
		role_alloc_cancel(&_op);
		_result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* ipc.close, specs/level-zero/libze_loader.yaml:174 */
ze_result_t zeMemCloseIpcHandle(ze_context_handle_t hContext, const void *ptr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	ze_result_t _result;

	if (!role_enter())
		return real_zeMemCloseIpcHandle(hContext, ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_zeMemCloseIpcHandle(hContext, ptr);
	role_free_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave();
	return _result;
}

/* mem.free, specs/level-zero/libze_loader.yaml:158 */
ze_result_t zeMemFree(ze_context_handle_t hContext, void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	ze_result_t _result;

	if (!role_enter())
		return real_zeMemFree(hContext, ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_zeMemFree(hContext, ptr);
	role_free_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave();
	return _result;
}

/* mem.free, specs/level-zero/libze_loader.yaml:158 */
ze_result_t zeMemFreeExt(ze_context_handle_t hContext,
		const ze_memory_free_ext_desc_t *pMemFreeDesc, void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	ze_result_t _result;

	if (!role_enter())
		return real_zeMemFreeExt(hContext, pMemFreeDesc, ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_zeMemFreeExt(hContext, pMemFreeDesc, ptr);
	role_free_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave();
	return _result;
}

/* ipc.open, specs/level-zero/libze_loader.yaml:164 */
ze_result_t zeMemOpenIpcHandle(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		ze_ipc_mem_handle_t handle, ze_ipc_memory_flags_t flags, void **pptr)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	ze_result_t _result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;

	if (!pptr || !role_enter())
		return real_zeMemOpenIpcHandle(hContext, hDevice, handle, flags, pptr);
	_op.device = port_handle_device((uint64_t)(uintptr_t)hDevice);
	_op.bytes = UINT64_C(0);
	__typeof__(*pptr) _was = *pptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_zeMemOpenIpcHandle(hContext, hDevice, handle, flags, pptr);
	while (_result == ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && role_alloc_again(&_op));
	if (_result != ZE_RESULT_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*pptr), _op.bytes)) {
		real_zeMemCloseIpcHandle(hContext, *pptr);
		*pptr = _was;
		role_alloc_cancel(&_op);
		_result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
	}
out:
	if (_result == ZE_RESULT_SUCCESS)
		role_gang(port_handle_device((uint64_t)(uintptr_t)hDevice));
	role_leave();
	return _result;
}

/* module.create, specs/level-zero/libze_loader.yaml:192 */
ze_result_t zeModuleCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		const ze_module_desc_t *desc, ze_module_handle_t *phModule,
		ze_module_build_log_handle_t *phBuildLog)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	ze_result_t _result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;

	if (!phModule || !role_enter())
		return real_zeModuleCreate(hContext, hDevice, desc, phModule, phBuildLog);
	_op.device = port_handle_device((uint64_t)(uintptr_t)hDevice);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*phModule) _was = *phModule;
	_result = real_zeModuleCreate(hContext, hDevice, desc, phModule, phBuildLog);
	if (_result == ZE_RESULT_SUCCESS && role_growth_after(&_op)) {
		real_zeModuleDestroy(*phModule);
		*phModule = _was;
		_result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.destroy, specs/level-zero/libze_loader.yaml:193 */
ze_result_t zeModuleDestroy(ze_module_handle_t hModule)
{
	ze_result_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_zeModuleDestroy(hModule);
	role_code_leaving();
	_result = real_zeModuleDestroy(hModule);
	if (_result == ZE_RESULT_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* vmm.create, specs/level-zero/libze_loader.yaml:176 */
ze_result_t zePhysicalMemCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
		ze_physical_mem_desc_t *desc, ze_physical_mem_handle_t *phPhysicalMemory)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	ze_result_t _result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;

	if (!desc || !phPhysicalMemory || !role_enter())
		return real_zePhysicalMemCreate(hContext, hDevice, desc, phPhysicalMemory);
	_op.device = port_handle_device((uint64_t)(uintptr_t)hDevice);
	_op.bytes = (uint64_t)desc->size;
	__typeof__(*phPhysicalMemory) _was = *phPhysicalMemory;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_zePhysicalMemCreate(hContext, hDevice, desc, phPhysicalMemory);
	while (_result == ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && role_alloc_again(&_op));
	if (_result != ZE_RESULT_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*phPhysicalMemory), _op.bytes)) {
		real_zePhysicalMemDestroy(hContext, *phPhysicalMemory);
		*phPhysicalMemory = _was;
		role_alloc_cancel(&_op);
		_result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* vmm.release, specs/level-zero/libze_loader.yaml:184 */
ze_result_t zePhysicalMemDestroy(ze_context_handle_t hContext,
		ze_physical_mem_handle_t hPhysicalMemory)
{
	struct role_free _op = {.space = ROLE_PHYSICAL};
	ze_result_t _result;

	if (!role_enter())
		return real_zePhysicalMemDestroy(hContext, hPhysicalMemory);
	_op.key = (uint64_t)(uintptr_t)hPhysicalMemory;
	role_free_before(&_op);
	_result = real_zePhysicalMemDestroy(hContext, hPhysicalMemory);
	role_free_after(&_op, _result == ZE_RESULT_SUCCESS);
	role_leave();
	return _result;
}

/* vmm.map, specs/level-zero/libze_loader.yaml:185 */
ze_result_t zeVirtualMemMap(ze_context_handle_t hContext, const void *ptr, size_t size,
		ze_physical_mem_handle_t hPhysicalMemory, size_t offset,
		ze_memory_access_attribute_t access)
{
	ze_result_t _result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
	uint64_t _address;
	uint64_t _bytes;
	uint64_t _key;

	if (!role_enter())
		return real_zeVirtualMemMap(hContext, ptr, size, hPhysicalMemory, offset, access);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	_key = (uint64_t)(uintptr_t)hPhysicalMemory;
	if (role_physical_mapping(_bytes, _key))
		goto out;
	_result = real_zeVirtualMemMap(hContext, ptr, size, hPhysicalMemory, offset, access);
	if (_result == ZE_RESULT_SUCCESS)
		role_physical_mapped(_address, _bytes, _key);
out:
	role_leave();
	return _result;
}

/* vmm.unmap, specs/level-zero/libze_loader.yaml:186 */
ze_result_t zeVirtualMemUnmap(ze_context_handle_t hContext, const void *ptr, size_t size)
{
	ze_result_t _result;
	uint64_t _address;
	uint64_t _bytes;

	if (!role_enter())
		return real_zeVirtualMemUnmap(hContext, ptr, size);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	_result = real_zeVirtualMemUnmap(hContext, ptr, size);
	if (_result == ZE_RESULT_SUCCESS)
		role_physical_unmapped(_address, _bytes);
	role_leave();
	return _result;
}

/* view.processes, specs/level-zero/libze_loader.yaml:231 */
ze_result_t zesDeviceProcessesGetState(zes_device_handle_t hDevice, uint32_t *pCount,
		zes_process_state_t *pProcesses)
{
	static const ze_result_t _says[] = {
		[ROLE_LIST_FITS] = ZE_RESULT_SUCCESS,
		[ROLE_LIST_EMPTY] = ZE_RESULT_SUCCESS,
		[ROLE_LIST_SHORT] = ZE_RESULT_ERROR_INVALID_SIZE,
		[ROLE_LIST_STARVED] = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
	};
	struct role_list _list = {
		.stride = sizeof(*pProcesses),
		.pid = offsetof(__typeof__(*pProcesses), processId),
		.bytes = offsetof(__typeof__(*pProcesses), memSize),
		.unit = 1,
		.version = SIZE_MAX,
	};
	enum role_listed _listed;
	struct port_device _id;
	ze_result_t _result;

	if (!role_enter())
		return real_zesDeviceProcessesGetState(hDevice, pCount, pProcesses);
	_list.items = pProcesses;
	_list.room = !pCount ? 0 : (uint64_t)*pCount;
	if (!pCount || port_identify(level_zero_sysman_device((uint64_t)(uintptr_t)hDevice),
			&_id) || !role_list_begin(&_list, _id.uuid)) {
		_result = real_zesDeviceProcessesGetState(hDevice, pCount, pProcesses);
		goto out;
	}
	do {
		pProcesses = _list.own;
		*pCount = (__typeof__(*pCount))_list.own_room;
		_result = real_zesDeviceProcessesGetState(hDevice, pCount, pProcesses);
	} while (role_list_more(&_list, (uint64_t)*pCount, _result == ZE_RESULT_SUCCESS,
			_result == ZE_RESULT_ERROR_INVALID_SIZE));
	pProcesses = _list.items;
	_listed = role_list_end(&_list);
	if (_listed != ROLE_LIST_FAILED)
		_result = _says[_listed];
	*pCount = (__typeof__(*pCount))_list.count;
out:
	role_leave();
	return _result;
}

/* lookup, specs/level-zero/libze_loader.yaml:138 */
ze_result_t zesDriverGetExtensionFunctionAddress(zes_driver_handle_t hDriver, const char *name,
		void **ppFunctionAddress)
{
	static const char *const hooked[] = {"zeCommandListAppendGraphExt",
			"zeCommandListAppendImageCopy", "zeCommandListAppendImageCopyFromMemory",
			"zeCommandListAppendImageCopyFromMemoryExt",
			"zeCommandListAppendImageCopyRegion",
			"zeCommandListAppendImageCopyToMemory",
			"zeCommandListAppendImageCopyToMemoryExt",
			"zeCommandListAppendLaunchCooperativeKernel",
			"zeCommandListAppendLaunchKernel",
			"zeCommandListAppendLaunchKernelIndirect",
			"zeCommandListAppendLaunchKernelWithArguments",
			"zeCommandListAppendLaunchKernelWithParameters",
			"zeCommandListAppendLaunchMultipleKernelsIndirect",
			"zeCommandListAppendMemoryCopy", "zeCommandListAppendMemoryCopyFromContext",
			"zeCommandListAppendMemoryCopyRegion",
			"zeCommandListAppendMemoryCopyWithParameters",
			"zeCommandListAppendMemoryFill",
			"zeCommandListAppendMemoryFillWithParameters",
			"zeCommandListCreateImmediate", "zeCommandListDestroy",
			"zeCommandListImmediateAppendCommandListsExp",
			"zeCommandListImmediateAppendCommandListsWithParameters",
			"zeCommandQueueCreate", "zeCommandQueueDestroy",
			"zeCommandQueueExecuteCommandLists", "zeContextDestroy",
			"zeDeviceGetMemoryProperties", "zeDeviceGetProperties",
			"zeDriverGetExtensionFunctionAddress", "zeGetCommandListProcAddrTable",
			"zeGetCommandQueueProcAddrTable", "zeGetContextProcAddrTable",
			"zeGetDeviceExpProcAddrTable", "zeGetDeviceProcAddrTable",
			"zeGetDriverProcAddrTable", "zeGetEventExpProcAddrTable",
			"zeGetEventPoolProcAddrTable", "zeGetEventProcAddrTable",
			"zeGetFabricEdgeExpProcAddrTable", "zeGetFabricVertexExpProcAddrTable",
			"zeGetFenceProcAddrTable", "zeGetGlobalProcAddrTable",
			"zeGetImageExpProcAddrTable", "zeGetImageProcAddrTable",
			"zeGetKernelExpProcAddrTable", "zeGetKernelProcAddrTable",
			"zeGetMemProcAddrTable", "zeGetModuleBuildLogProcAddrTable",
			"zeGetModuleProcAddrTable", "zeGetPhysicalMemProcAddrTable",
			"zeGetSamplerProcAddrTable", "zeGetVirtualMemProcAddrTable",
			"zeImageCreate", "zeImageDestroy", "zeKernelCreate", "zeMemAllocDevice",
			"zeMemAllocShared", "zeMemCloseIpcHandle", "zeMemFree", "zeMemFreeExt",
			"zeMemOpenIpcHandle", "zeModuleCreate", "zeModuleDestroy",
			"zePhysicalMemCreate", "zePhysicalMemDestroy", "zeVirtualMemMap",
			"zeVirtualMemUnmap", "zesDeviceProcessesGetState",
			"zesDriverGetExtensionFunctionAddress", "zesGetDeviceProcAddrTable",
			"zesGetDiagnosticsProcAddrTable", "zesGetDriverProcAddrTable",
			"zesGetEngineProcAddrTable", "zesGetFabricPortProcAddrTable",
			"zesGetFanProcAddrTable", "zesGetFirmwareProcAddrTable",
			"zesGetFrequencyProcAddrTable", "zesGetLedProcAddrTable",
			"zesGetMemoryProcAddrTable", "zesGetPerformanceFactorProcAddrTable",
			"zesGetPowerProcAddrTable", "zesGetPsuProcAddrTable",
			"zesGetRasProcAddrTable", "zesGetSchedulerProcAddrTable",
			"zesGetStandbyProcAddrTable", "zesGetTemperatureProcAddrTable",
			"zesMemoryGetProperties", "zesMemoryGetState",
			"zetGetCommandListProcAddrTable", "zetGetContextProcAddrTable",
			"zetGetDebugProcAddrTable", "zetGetDeviceProcAddrTable",
			"zetGetKernelProcAddrTable", "zetGetMetricGroupExpProcAddrTable",
			"zetGetMetricGroupProcAddrTable", "zetGetMetricProcAddrTable",
			"zetGetMetricQueryPoolProcAddrTable", "zetGetMetricQueryProcAddrTable",
			"zetGetMetricStreamerProcAddrTable", "zetGetModuleProcAddrTable",
			"zetGetTracerExpProcAddrTable", NULL};
	static const char *const passed[] = {NULL};
	static const char *const refused[] = {NULL};
	ze_result_t _result = real_zesDriverGetExtensionFunctionAddress(hDriver, name,
			ppFunctionAddress);

	if (_result == ZE_RESULT_SUCCESS && ppFunctionAddress && role_enter()) {
		*ppFunctionAddress = shim_entry_named(name, *ppFunctionAddress, hooked, passed,
				refused);
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetDeviceProcAddrTable(ze_api_version_t version, zes_device_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetDeviceProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(684, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnProcessesGetState)
			pDdiTable->pfnProcessesGetState = zesDeviceProcessesGetState;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetDiagnosticsProcAddrTable(ze_api_version_t version,
		zes_diagnostics_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetDiagnosticsProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(685, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetDriverProcAddrTable(ze_api_version_t version, zes_driver_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetDriverProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(687, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetEngineProcAddrTable(ze_api_version_t version, zes_engine_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetEngineProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(688, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetFabricPortProcAddrTable(ze_api_version_t version,
		zes_fabric_port_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetFabricPortProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(689, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetFanProcAddrTable(ze_api_version_t version, zes_fan_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetFanProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(690, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetFirmwareProcAddrTable(ze_api_version_t version,
		zes_firmware_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetFirmwareProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(692, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetFrequencyProcAddrTable(ze_api_version_t version,
		zes_frequency_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetFrequencyProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(693, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetLedProcAddrTable(ze_api_version_t version, zes_led_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetLedProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(695, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetMemoryProcAddrTable(ze_api_version_t version, zes_memory_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetMemoryProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(696, __builtin_return_address(0)) && role_enter()) {
		if (pDdiTable->pfnGetProperties)
			pDdiTable->pfnGetProperties = zesMemoryGetProperties;
		if (pDdiTable->pfnGetState)
			pDdiTable->pfnGetState = zesMemoryGetState;
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetPerformanceFactorProcAddrTable(ze_api_version_t version,
		zes_performance_factor_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetPerformanceFactorProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(698, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetPowerProcAddrTable(ze_api_version_t version, zes_power_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetPowerProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(699, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetPsuProcAddrTable(ze_api_version_t version, zes_psu_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetPsuProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(700, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetRasProcAddrTable(ze_api_version_t version, zes_ras_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetRasProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(702, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetSchedulerProcAddrTable(ze_api_version_t version,
		zes_scheduler_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetSchedulerProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(703, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetStandbyProcAddrTable(ze_api_version_t version, zes_standby_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetStandbyProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(704, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zesGetTemperatureProcAddrTable(ze_api_version_t version,
		zes_temperature_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zesGetTemperatureProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(705, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* view.module, specs/level-zero/libze_loader.yaml:229 */
ze_result_t zesMemoryGetProperties(zes_mem_handle_t hMemory, zes_mem_properties_t *pProperties)
{
	struct role_view _view;
	ze_result_t _result;

	if (!role_enter())
		return real_zesMemoryGetProperties(hMemory, pProperties);
	_result = real_zesMemoryGetProperties(hMemory, pProperties);
	if (_result == ZE_RESULT_SUCCESS &&
			role_view(level_zero_memory_device((uint64_t)(uintptr_t)hMemory), &_view)) {
		if (pProperties)
			SHIM_LOWER(pProperties->physicalSize, _view.total);
	}
	role_leave();
	return _result;
}

/* view.state, specs/level-zero/libze_loader.yaml:230 */
ze_result_t zesMemoryGetState(zes_mem_handle_t hMemory, zes_mem_state_t *pState)
{
	struct role_view _view;
	ze_result_t _result;

	if (!role_enter())
		return real_zesMemoryGetState(hMemory, pState);
	_result = real_zesMemoryGetState(hMemory, pState);
	if (_result == ZE_RESULT_SUCCESS &&
			role_view(level_zero_memory_device((uint64_t)(uintptr_t)hMemory), &_view)) {
		if (pState)
			SHIM_SET(pState->size, _view.total);
		if (pState)
			SHIM_SET(pState->free, _view.free);
	}
	role_leave();
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetCommandListProcAddrTable(ze_api_version_t version,
		zet_command_list_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetCommandListProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(798, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetContextProcAddrTable(ze_api_version_t version, zet_context_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetContextProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(799, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetDebugProcAddrTable(ze_api_version_t version, zet_debug_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetDebugProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(800, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetDeviceProcAddrTable(ze_api_version_t version, zet_device_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetDeviceProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(802, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetKernelProcAddrTable(ze_api_version_t version, zet_kernel_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetKernelProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(803, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetMetricGroupExpProcAddrTable(ze_api_version_t version,
		zet_metric_group_exp_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetMetricGroupExpProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(806, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetMetricGroupProcAddrTable(ze_api_version_t version,
		zet_metric_group_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetMetricGroupProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(807, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetMetricProcAddrTable(ze_api_version_t version, zet_metric_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetMetricProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(808, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetMetricQueryPoolProcAddrTable(ze_api_version_t version,
		zet_metric_query_pool_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetMetricQueryPoolProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(810, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetMetricQueryProcAddrTable(ze_api_version_t version,
		zet_metric_query_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetMetricQueryProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(811, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetMetricStreamerProcAddrTable(ze_api_version_t version,
		zet_metric_streamer_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetMetricStreamerProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(812, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetModuleProcAddrTable(ze_api_version_t version, zet_module_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetModuleProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(814, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}

/* table, specs/level-zero/libze_loader.yaml:145 */
ze_result_t zetGetTracerExpProcAddrTable(ze_api_version_t version,
		zet_tracer_exp_dditable_t *pDdiTable)
{
	ze_result_t _result = real_zetGetTracerExpProcAddrTable(version, pDdiTable);

	if (_result == ZE_RESULT_SUCCESS && pDdiTable && version >= ZE_API_VERSION_1_3 &&
			!shim_is_real(815, __builtin_return_address(0)) && role_enter()) {
		role_leave();
	}
	return _result;
}
