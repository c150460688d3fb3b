/* Made by `porter gen --backend metax`. Do not edit. */
/* hooks.c: the calls that are counted, refused or answered. */
#define REAL_AS_IT_IS
#include "api.h"
#include "custom.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "shim.h"

/* Out of line: the way past it is a jump, with no frame. */
#define GATED static __attribute__((noinline))
#define COUNTED static __attribute__((noinline)) SHIM_HOT_LINE

/* sync, specs/cuda/libcuda.yaml:1199 */
GATED mcError_t gated_mcCtxSynchronize(void)
{
	mcError_t _result;

	_result = real_mcCtxSynchronize();
	if (_result == mcSuccess)
		role_waited();
	return _result;
}

SHIM_HOT mcError_t mcCtxSynchronize(void)
{
	__typeof__(&mcCtxSynchronize) _way = SHIM_REAL(mcCtxSynchronize, 13);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_mcCtxSynchronize : _way)();
}

/* context.peer.device.disable, specs/hip/libamdhip64-6.yaml:173 */
mcError_t mcDeviceDisablePeerAccess(int peerDeviceId)
{
	mcError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_mcDeviceDisablePeerAccess(peerDeviceId);
	_result = real_mcDeviceDisablePeerAccess(peerDeviceId);
	if (_result == mcSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* device.peer.enable, specs/metax/libmcruntime.yaml:31 */
mcError_t mcDeviceEnableAccessPeer(int peerDeviceId, unsigned int flags)
{
	mcError_t _result;

	if (!role_enter())
		return real_mcDeviceEnableAccessPeer(peerDeviceId, flags);
	_result = real_mcDeviceEnableAccessPeer(peerDeviceId, flags);
	if (_result == mcSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == mcSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.peer.device, specs/hip/libamdhip64-6.yaml:172 */
mcError_t mcDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	mcError_t _result;

	if (!role_enter())
		return real_mcDeviceEnablePeerAccess(peerDeviceId, flags);
	_result = real_mcDeviceEnablePeerAccess(peerDeviceId, flags);
	if (_result == mcSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == mcSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* pool.default, specs/cuda/libcuda.yaml:1136 */
mcError_t mcDeviceGetDefaultMemPool(mcMemPool_t *mem_pool, int device)
{
	mcError_t _result;
	int _device;

	if (!mem_pool || !role_enter())
		return real_mcDeviceGetDefaultMemPool(mem_pool, device);
	_device = (int)device;
	_result = real_mcDeviceGetDefaultMemPool(mem_pool, device);
	if (_result == mcSuccess)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*mem_pool));
	role_leave();
	return _result;
}

/* context.primary.reset, specs/cuda/libcuda.yaml:318 */
mcError_t mcDevicePrimaryCtxReset(mcDevice_t dev)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	mcError_t _result;

	if (!role_enter())
		return real_mcDevicePrimaryCtxReset(dev);
	_leaving.device = (int)dev;
	role_context_leaving(&_leaving);
	_result = real_mcDevicePrimaryCtxReset(dev);
	role_context_left(&_leaving, _result == mcSuccess);
	if (_result == mcSuccess)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.reset, specs/hip/libamdhip64-6.yaml:176 */
mcError_t mcDeviceReset(void)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	mcError_t _result;

	if (!role_enter())
		return real_mcDeviceReset();
	_leaving.device = ROLE_DEVICE_CURRENT;
	role_context_leaving(&_leaving);
	_result = real_mcDeviceReset();
	role_context_left(&_leaving, _result == mcSuccess);
	if (_result == mcSuccess)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.limit, specs/cuda/libcuda.yaml:313 */
mcError_t mcDeviceSetLimit(int limit, size_t value)
{
	mcError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_mcDeviceSetLimit(limit, value);
	_result = real_mcDeviceSetLimit(limit, value);
	if (_result == mcSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* sync.device, specs/hip/libamdhip64-6.yaml:398 */
GATED mcError_t gated_mcDeviceSynchronize(void)
{
	mcError_t _result;

	_result = real_mcDeviceSynchronize();
	if (_result == mcSuccess)
		role_waited();
	return _result;
}

SHIM_HOT mcError_t mcDeviceSynchronize(void)
{
	__typeof__(&mcDeviceSynchronize) _way = SHIM_REAL(mcDeviceSynchronize, 14);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_mcDeviceSynchronize : _way)();
}

/* view.total, specs/cuda/libcuda.yaml:1202 */
mcError_t mcDeviceTotalMem(size_t *bytes, mcDevice_t device)
{
	struct role_view _view;
	mcError_t _result;

	if (!role_enter())
		return real_mcDeviceTotalMem(bytes, device);
	_result = real_mcDeviceTotalMem(bytes, device);
	if (_result == mcSuccess && role_view((int)device, &_view)) {
		if (bytes)
			SHIM_SET(*bytes, _view.total);
	}
	role_leave();
	return _result;
}

/* event.query, specs/cuda/libcuda.yaml:748 */
GATED mcError_t gated_mcEventQuery(mcEvent_t event)
{
	mcError_t _result;

	_result = real_mcEventQuery(event);
	if (_result == mcSuccess)
		role_waited();
	return _result;
}

SHIM_HOT mcError_t mcEventQuery(mcEvent_t event)
{
	__typeof__(&mcEventQuery) _way = SHIM_REAL(mcEventQuery, 15);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_mcEventQuery : _way)(event);
}

/* event.sync, specs/cuda/libcuda.yaml:752 */
GATED mcError_t gated_mcEventSynchronize(mcEvent_t event)
{
	mcError_t _result;

	_result = real_mcEventSynchronize(event);
	if (_result == mcSuccess)
		role_waited();
	return _result;
}

SHIM_WARM mcError_t mcEventSynchronize(mcEvent_t event)
{
	__typeof__(&mcEventSynchronize) _way = SHIM_REAL(mcEventSynchronize, 68);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_mcEventSynchronize : _way)(event);
}

/* mem.alloc.flags, specs/hip/libamdhip64-6.yaml:354 */
mcError_t mcExtMallocWithFlags(void **ptr, size_t sizeBytes, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!ptr || !role_enter())
		return real_mcExtMallocWithFlags(ptr, sizeBytes, flags);
	_op.bytes = (uint64_t)sizeBytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_mcExtMallocWithFlags(ptr, sizeBytes, flags);
	while (_result == mcErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != mcSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_mcFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = mcErrorMemoryAllocation;
	}
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.free, specs/cuda/libcuda.yaml:994 */
mcError_t mcFree(void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	mcError_t _result;

	if (!role_enter())
		return real_mcFree(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_mcFree(ptr);
	role_free_after(&_op, _result == mcSuccess);
	role_leave();
	return _result;
}

/* mem.free.async, specs/cuda/libcuda.yaml:995 */
mcError_t mcFreeAsync(void *dev_ptr, mcStream_t stream)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	mcError_t _result;

	if (!role_enter())
		return real_mcFreeAsync(dev_ptr, stream);
	_op.key = (uint64_t)(uintptr_t)dev_ptr;
	role_free_before(&_op);
	_result = real_mcFreeAsync(dev_ptr, stream);
	role_free_after(&_op, _result == mcSuccess);
	role_leave();
	return _result;
}

/* function.attribute, specs/cuda/libcuda.yaml:770 */
mcError_t mcFuncSetAttribute(const void *func, int attr, int value)
{
	mcError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_mcFuncSetAttribute(func, attr, value);
	_result = real_mcFuncSetAttribute(func, attr, value);
	if (_result == mcSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* error.get, specs/metax/libmcruntime.yaml:34 */
SHIM_HOT mcError_t mcGetLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_mcGetLastError();
	return (mcError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_mcGetLastError(), true);
}

/* graph.node.alloc, specs/metax/libmcruntime.yaml:36 */
mcError_t mcGraphAddMemAllocNode(mcGraphNode_t *pGraphNode, mcGraph_t graph,
		const mcGraphNode_t *pDependencies, size_t numDependencies,
		mcMemAllocNodeParams *pNodeParams)
{
	mcError_t _result = custom_mcGraphAddMemAllocNode(pGraphNode, graph, pDependencies,
			numDependencies, pNodeParams);

	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	return _result;
}

/* graph.destroy, specs/cuda/libcuda.yaml:830 */
mcError_t mcGraphExecDestroy(mcGraphExec_t graphExec)
{
	mcError_t _result;
	uint64_t _exec;

	if (!role_enter())
		return real_mcGraphExecDestroy(graphExec);
	_exec = (uint64_t)(uintptr_t)graphExec;
	_result = real_mcGraphExecDestroy(graphExec);
	if (_result == mcSuccess)
		role_graph_destroyed(_exec);
	role_leave();
	return _result;
}

/* graph.instantiate, specs/cuda/libcuda.yaml:831 */
mcError_t mcGraphInstantiate(mcGraphExec_t *pGraphExec, mcGraph_t graph, mcGraphNode_t *pErrorNode,
		char *pLogBuffer, size_t bufferSize)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	mcError_t _result = mcErrorMemoryAllocation;
	uint64_t _graph;
	int _uncounted = 0;

	if (!pGraphExec || !role_enter())
		return real_mcGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer,
				bufferSize);
	_graph = (uint64_t)(uintptr_t)graph;
	if (role_growth_before(&_grown))
		goto out;
	__typeof__(*pGraphExec) _was = *pGraphExec;
	_result = real_mcGraphInstantiate(pGraphExec, graph, pErrorNode, pLogBuffer, bufferSize);
	if (_result == mcSuccess)
		_uncounted = role_graph_created((uint64_t)(uintptr_t)(*pGraphExec), _graph);
	if (_result == mcSuccess && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*pGraphExec));
		real_mcGraphExecDestroy(*pGraphExec);
		*pGraphExec = _was;
		_result = mcErrorMemoryAllocation;
	}
	role_growth_end(&_grown);
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* graph.instantiate.flags, specs/cuda/libcuda.yaml:832 */
mcError_t mcGraphInstantiateWithFlags(mcGraphExec_t *pGraphExec, mcGraph_t graph,
		unsigned long long flags)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	mcError_t _result = mcErrorMemoryAllocation;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;
	int _uncounted = 0;

	if (!pGraphExec || !role_enter())
		return real_mcGraphInstantiateWithFlags(pGraphExec, graph, flags);
	_graph = (uint64_t)(uintptr_t)graph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads = ((uint64_t)flags & (uint64_t)mcGraphInstantiateFlagUpload) != 0;
	if (_uploads && (role_graph_created(_key, _graph) || role_graph_before(&_op)))
		goto end;
	__typeof__(*pGraphExec) _was = *pGraphExec;
	_result = real_mcGraphInstantiateWithFlags(pGraphExec, graph, flags);
	if (_result == mcSuccess) {
		_op.exec = (uint64_t)(uintptr_t)(*pGraphExec);
		_uncounted = role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == mcSuccess);
	if (_result == mcSuccess && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*pGraphExec));
		real_mcGraphExecDestroy(*pGraphExec);
		*pGraphExec = _was;
		_result = mcErrorMemoryAllocation;
	}
end:
	if (_uploads)
		role_graph_destroyed(_key);
	role_growth_end(&_grown);
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* graph.launch, specs/cuda/libcuda.yaml:847 */
mcError_t mcGraphLaunch(mcGraphExec_t graphExec, mcStream_t stream)
{
	struct role_graph _op;
	struct role_launch _work;
	bool _gated;
	mcError_t _result = mcErrorMemoryAllocation;

	if (!role_enter())
		return real_mcGraphLaunch(graphExec, stream);
	_op.exec = (uint64_t)(uintptr_t)graphExec;
	if (role_graph_before(&_op))
		goto out;
	_gated = role_gated();
	if (_gated) {
		_work = (struct role_launch){.work = ROLE_GRAPH_LAUNCH, .stream =
				(uint64_t)(uintptr_t)stream, .what =
				(uint64_t)(uintptr_t)graphExec};
		role_launch_before(&_work, thread_self());
	}
	_result = real_mcGraphLaunch(graphExec, stream);
	if (_gated)
		role_launch_after(&_work, _result == mcSuccess);
	role_graph_after(&_op, _result == mcSuccess);
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* ipc.close, specs/cuda/libcuda.yaml:927 */
mcError_t mcIpcCloseMemHandle(void *devPtr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	mcError_t _result;

	if (!role_enter())
		return real_mcIpcCloseMemHandle(devPtr);
	_op.key = (uint64_t)(uintptr_t)devPtr;
	role_free_before(&_op);
	_result = real_mcIpcCloseMemHandle(devPtr);
	role_free_after(&_op, _result == mcSuccess);
	role_leave();
	return _result;
}

/* ipc.open, specs/cuda/libcuda.yaml:929 */
mcError_t mcIpcOpenMemHandle(void **devPtr, mcIpcMemHandle_t handle, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!devPtr || !role_enter())
		return real_mcIpcOpenMemHandle(devPtr, handle, flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_mcIpcOpenMemHandle(devPtr, handle, flags);
	while (_result == mcErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != mcSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_mcIpcCloseMemHandle(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = mcErrorMemoryAllocation;
	}
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	if (_result == mcSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* launch.runtime.cooperative, specs/hip/libamdhip64-6.yaml:323 */
GATED mcError_t gated_mcLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
				sharedMemBytes, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDim.x,
			(uint64_t)gridDim.y), (uint64_t)gridDim.z), (uint64_t)blockDimX.x),
			(uint64_t)blockDimX.y), (uint64_t)blockDimX.z)};
	role_launch_before(&_op, _thread);
	_result = real_mcLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED mcError_t counted_mcLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, mcStream_t stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDim.x,
			(uint64_t)gridDim.y), (uint64_t)gridDim.z), (uint64_t)blockDimX.x),
			(uint64_t)blockDimX.y), (uint64_t)blockDimX.z), &_quick)))
		return gated_mcLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
				sharedMemBytes, stream);
	_result = real_mcLaunchCooperativeKernel(f, gridDim, blockDimX, kernelParams,
			sharedMemBytes, stream);
	role_launch_went(_thread, &_quick, _result == mcSuccess);
	return _result;
}

SHIM_HOT_LINE mcError_t mcLaunchCooperativeKernel(const void *f, dim3 gridDim, dim3 blockDimX,
		void **kernelParams, unsigned int sharedMemBytes, mcStream_t stream)
{
	__typeof__(&mcLaunchCooperativeKernel) _way = SHIM_REAL(mcLaunchCooperativeKernel, 0);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_mcLaunchCooperativeKernel : _way)(f, gridDim, blockDimX,
			kernelParams, sharedMemBytes, stream);
}

/* launch.host, specs/cuda/libcuda.yaml:979 */
mcError_t mcLaunchHostFunc(mcStream_t stream, mcHostFn_t fn, void *userData)
{
	mcError_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_mcLaunchHostFunc(stream, fn, userData);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}

/* launch.runtime, specs/hip/libamdhip64-6.yaml:317 */
GATED mcError_t gated_mcLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		void **args, size_t sharedMemBytes, mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function_address, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z)};
	role_launch_before(&_op, _thread);
	_result = real_mcLaunchKernel(function_address, numBlocks, dimBlocks, args, sharedMemBytes,
			stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED mcError_t counted_mcLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, mcStream_t stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function_address,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z), &_quick)))
		return gated_mcLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_result = real_mcLaunchKernel(function_address, numBlocks, dimBlocks, args, sharedMemBytes,
			stream);
	role_launch_went(_thread, &_quick, _result == mcSuccess);
	return _result;
}

SHIM_HOT_LINE mcError_t mcLaunchKernel(const void *function_address, dim3 numBlocks, dim3 dimBlocks,
		void **args, size_t sharedMemBytes, mcStream_t stream)
{
	__typeof__(&mcLaunchKernel) _way = SHIM_REAL(mcLaunchKernel, 1);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_mcLaunchKernel : _way)(function_address, numBlocks,
			dimBlocks, args, sharedMemBytes, stream);
}

/* launch.config, specs/metax/libmcruntime.yaml:37 */
GATED mcError_t gated_mcLaunchKernelExC(const mcLaunchConfig_t *config, const void *func,
		void **args)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!config || !(_thread = role_enter_work()))
		return real_mcLaunchKernelExC(config, func, args);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)config->stream, .what = (uint64_t)(uintptr_t)func,
			.extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDim.x,
			(uint64_t)config->gridDim.y), (uint64_t)config->gridDim.z),
			(uint64_t)config->blockDim.x), (uint64_t)config->blockDim.y),
			(uint64_t)config->blockDim.z)};
	role_launch_before(&_op, _thread);
	_result = real_mcLaunchKernelExC(config, func, args);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED mcError_t counted_mcLaunchKernelExC(const mcLaunchConfig_t *config, const void *func,
		void **args)
{
	struct role_quick _quick;
	struct thread *_thread;
	mcError_t _result;

	if (!config || !(_thread = role_launch_quick((uint64_t)(uintptr_t)config->stream,
			(uint64_t)(uintptr_t)func,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDim.x,
			(uint64_t)config->gridDim.y), (uint64_t)config->gridDim.z),
			(uint64_t)config->blockDim.x), (uint64_t)config->blockDim.y),
			(uint64_t)config->blockDim.z), &_quick)))
		return gated_mcLaunchKernelExC(config, func, args);
	_result = real_mcLaunchKernelExC(config, func, args);
	role_launch_went(_thread, &_quick, _result == mcSuccess);
	return _result;
}

SHIM_HOT_LINE mcError_t mcLaunchKernelExC(const mcLaunchConfig_t *config, const void *func,
		void **args)
{
	__typeof__(&mcLaunchKernelExC) _way = SHIM_REAL(mcLaunchKernelExC, 2);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_mcLaunchKernelExC : _way)(config, func, args);
}

/* mem.alloc, specs/cuda/libcuda.yaml:982 */
mcError_t mcMalloc(void **ptr, size_t size)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!ptr || !role_enter())
		return real_mcMalloc(ptr, size);
	_op.bytes = (uint64_t)size;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_mcMalloc(ptr, size);
	while (_result == mcErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != mcSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_mcFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = mcErrorMemoryAllocation;
	}
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* pool.alloc, specs/metax/libmcruntime.yaml:51 */
mcError_t mcMallocAsync(void **dev_ptr, size_t size, mcStream_t stream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!dev_ptr || !role_enter())
		return real_mcMallocAsync(dev_ptr, size, stream);
	_op.stream = (uint64_t)(uintptr_t)stream;
	/* A recorded allocation would take memory that no call reports. */
	if (port_stream_recording((uint64_t)(uintptr_t)stream)) {
		_result = mcErrorNotSupported;
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dev_ptr) _was = *dev_ptr;
	do {
		do
			_result = real_mcMallocAsync(dev_ptr, size, stream);
		while (_result == mcErrorMemoryAllocation && last_error_forget() &&
				role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == mcSuccess))
			goto out;
		real_mcFreeAsync(*dev_ptr, stream);
		*dev_ptr = _was;
		_result = mcErrorMemoryAllocation;
	} while (role_pool_retry(&_op));
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* pool.alloc.from, specs/metax/libmcruntime.yaml:59 */
mcError_t mcMallocFromPoolAsync(void **dev_ptr, size_t size, mcMemPool_t mem_pool,
		mcStream_t stream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!dev_ptr || !role_enter())
		return real_mcMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
	_op.pool = (uint64_t)(uintptr_t)mem_pool;
	_op.stream = (uint64_t)(uintptr_t)stream;
	/* A recorded allocation would take memory that no call reports. */
	if (port_stream_recording((uint64_t)(uintptr_t)stream)) {
		_result = mcErrorNotSupported;
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dev_ptr) _was = *dev_ptr;
	do {
		do
			_result = real_mcMallocFromPoolAsync(dev_ptr, size, mem_pool, stream);
		while (_result == mcErrorMemoryAllocation && last_error_forget() &&
				role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == mcSuccess))
			goto out;
		real_mcFreeAsync(*dev_ptr, stream);
		*dev_ptr = _was;
		_result = mcErrorMemoryAllocation;
	} while (role_pool_retry(&_op));
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc.managed, specs/cuda/libcuda.yaml:983 */
mcError_t mcMallocManaged(void **dev_ptr, size_t size, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!dev_ptr || !role_enter())
		return real_mcMallocManaged(dev_ptr, size, flags);
	_op.bytes = (uint64_t)size;
	_op.unlisted = true;
	__typeof__(*dev_ptr) _was = *dev_ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_mcMallocManaged(dev_ptr, size, flags);
	while (_result == mcErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != mcSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*dev_ptr), _op.bytes)) {
		real_mcFree(*dev_ptr);
		*dev_ptr = _was;
		role_alloc_cancel(&_op);
		_result = mcErrorMemoryAllocation;
	}
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc.pitch.runtime, specs/hip/libamdhip64-6.yaml:355 */
mcError_t mcMallocPitch(void **ptr, size_t *pitch, size_t width, size_t height)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!pitch || !ptr || !role_enter())
		return real_mcMallocPitch(ptr, pitch, width, height);
	_op.bytes = role_mul(role_align((uint64_t)width, UINT64_C(512)), role_max((uint64_t)height,
			UINT64_C(1)));
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_mcMallocPitch(ptr, pitch, width, height);
	while (_result == mcErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != mcSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), role_mul((uint64_t)(*pitch),
			role_max((uint64_t)height, UINT64_C(1))))) {
		real_mcFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = mcErrorMemoryAllocation;
	}
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* pool.alloc, specs/metax/libmcruntime.yaml:51 */
mcError_t mcMemAllocAsync(mcDeviceptr_t *dev_ptr, size_t size, mcStream_t stream)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!dev_ptr || !role_enter())
		return real_mcMemAllocAsync(dev_ptr, size, stream);
	_op.stream = (uint64_t)(uintptr_t)stream;
	/* A recorded allocation would take memory that no call reports. */
	if (port_stream_recording((uint64_t)(uintptr_t)stream)) {
		_result = mcErrorNotSupported;
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*dev_ptr) _was = *dev_ptr;
	do {
		do
			_result = real_mcMemAllocAsync(dev_ptr, size, stream);
		while (_result == mcErrorMemoryAllocation && last_error_forget() &&
				role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == mcSuccess))
			goto out;
		real_mcFreeAsync(*dev_ptr, stream);
		*dev_ptr = _was;
		_result = mcErrorMemoryAllocation;
	} while (role_pool_retry(&_op));
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* vmm.create, specs/cuda/libcuda.yaml:1207 */
mcError_t mcMemCreate(mcMemGenericAllocationHandle_t *handle, size_t size,
		const mcMemAllocationProp *prop, unsigned long long flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!handle || !prop || !role_enter())
		return real_mcMemCreate(handle, size, prop, flags);
	_op.device = ((prop->location.type == mcMemLocationTypeDevice) ? (int)prop->location.id
			: ((prop->location.type == 6)
			? (int)((uint64_t)prop->location.id & (uint64_t)255) : ROLE_DEVICE_NONE));
	_op.bytes = (uint64_t)size;
	__typeof__(*handle) _was = *handle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_mcMemCreate(handle, size, prop, flags);
	while (_result == mcErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != mcSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*handle), _op.bytes)) {
		real_mcMemRelease(*handle);
		*handle = _was;
		role_alloc_cancel(&_op);
		_result = mcErrorMemoryAllocation;
	}
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* vmm.export, specs/cuda/libcuda.yaml:1215 */
mcError_t mcMemExportToShareableHandle(void *shareableHandle, mcMemGenericAllocationHandle_t handle,
		mcMemAllocationHandleType handleType, unsigned long long flags)
{
	mcError_t _result;
	uint64_t _key;
	bool _file;

	if (!role_enter())
		return real_mcMemExportToShareableHandle(shareableHandle, handle, handleType,
				flags);
	_key = (uint64_t)handle;
	_file = handleType == mcMemHandleTypePosixFileDescriptor;
	_result = real_mcMemExportToShareableHandle(shareableHandle, handle, handleType, flags);
	if (_result == mcSuccess)
		role_physical_exported(_key, _file ? *(const int *)shareableHandle : -1);
	role_leave();
	return _result;
}

/* pool.free.driver, specs/metax/libmcruntime.yaml:68 */
mcError_t mcMemFreeAsync(mcDeviceptr_t dev_ptr, mcStream_t stream)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	mcError_t _result;

	if (!role_enter())
		return real_mcMemFreeAsync(dev_ptr, stream);
	_op.key = (uint64_t)(uintptr_t)dev_ptr;
	role_free_before(&_op);
	_result = real_mcMemFreeAsync(dev_ptr, stream);
	role_free_after(&_op, _result == mcSuccess);
	role_leave();
	return _result;
}

/* view.info, specs/cuda/libcuda.yaml:1201 */
mcError_t mcMemGetInfo(size_t *free, size_t *total)
{
	struct role_view _view;
	mcError_t _result;

	if (!role_enter())
		return real_mcMemGetInfo(free, total);
	_result = real_mcMemGetInfo(free, total);
	if (_result == mcSuccess && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* vmm.import, specs/cuda/libcuda.yaml:1222 */
mcError_t mcMemImportFromShareableHandle(mcMemGenericAllocationHandle_t *handle, void *osHandle,
		mcMemAllocationHandleType shHandleType)
{
	mcError_t _result;

	if (!handle || !role_enter())
		return real_mcMemImportFromShareableHandle(handle, osHandle, shHandleType);
	_result = real_mcMemImportFromShareableHandle(handle, osHandle, shHandleType);
	if (_result == mcSuccess)
		role_physical_opened((uint64_t)(*handle));
	if (_result == mcSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* vmm.map, specs/cuda/libcuda.yaml:1223 */
mcError_t mcMemMap(void *ptr, size_t size, size_t offset, mcMemGenericAllocationHandle_t handle,
		unsigned long long flags)
{
	mcError_t _result = mcErrorMemoryAllocation;
	uint64_t _address;
	uint64_t _bytes;
	uint64_t _key;

	if (!role_enter())
		return real_mcMemMap(ptr, size, offset, handle, flags);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	_key = (uint64_t)handle;
	if (role_physical_mapping(_bytes, _key))
		goto out;
	_result = real_mcMemMap(ptr, size, offset, handle, flags);
	if (_result == mcSuccess)
		role_physical_mapped(_address, _bytes, _key);
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* pool.create, specs/cuda/libcuda.yaml:1129 */
mcError_t mcMemPoolCreate(mcMemPool_t *mem_pool, const mcMemPoolProps *pool_props)
{
	mcError_t _result;
	int _device;

	if (!mem_pool || !pool_props || !role_enter())
		return real_mcMemPoolCreate(mem_pool, pool_props);
	_device = ((pool_props->location.type == mcMemLocationTypeDevice)
			? (int)pool_props->location.id : ((pool_props->location.type == 6)
			? (int)((uint64_t)pool_props->location.id & (uint64_t)255)
			: ((pool_props->allocType == 2) ? ROLE_DEVICE_CURRENT : ROLE_DEVICE_NONE)));
	_result = real_mcMemPoolCreate(mem_pool, pool_props);
	if (_result == mcSuccess)
		role_pool_settle(_device, (uint64_t)(uintptr_t)(*mem_pool), false);
	role_leave();
	return _result;
}

/* pool.destroy, specs/cuda/libcuda.yaml:1137 */
mcError_t mcMemPoolDestroy(mcMemPool_t mem_pool)
{
	mcError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_mcMemPoolDestroy(mem_pool);
	_pool = role_pool_leaving((uint64_t)(uintptr_t)mem_pool);
	_result = real_mcMemPoolDestroy(mem_pool);
	if (_result == mcSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, true);
	role_leave();
	return _result;
}

/* pool.threshold, specs/cuda/libcuda.yaml:1148 */
mcError_t mcMemPoolSetAttribute(mcMemPool_t mem_pool, mcMemPoolAttr attr, void *value)
{
	mcError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_mcMemPoolSetAttribute(mem_pool, attr, value);
	_pool = (uint64_t)(uintptr_t)mem_pool;
	_result = real_mcMemPoolSetAttribute(mem_pool, attr, value);
	if (_result == mcSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* pool.trim, specs/cuda/libcuda.yaml:1155 */
mcError_t mcMemPoolTrimTo(mcMemPool_t mem_pool, size_t min_bytes_to_hold)
{
	mcError_t _result;
	uint64_t _pool;

	if (!role_enter())
		return real_mcMemPoolTrimTo(mem_pool, min_bytes_to_hold);
	_pool = (uint64_t)(uintptr_t)mem_pool;
	_result = real_mcMemPoolTrimTo(mem_pool, min_bytes_to_hold);
	if (_result == mcSuccess)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* vmm.release, specs/cuda/libcuda.yaml:1224 */
mcError_t mcMemRelease(mcMemGenericAllocationHandle_t handle)
{
	struct role_free _op = {.space = ROLE_PHYSICAL};
	mcError_t _result;

	if (!role_enter())
		return real_mcMemRelease(handle);
	_op.key = (uint64_t)handle;
	role_free_before(&_op);
	_result = real_mcMemRelease(handle);
	role_free_after(&_op, _result == mcSuccess);
	role_leave();
	return _result;
}

/* vmm.retain, specs/cuda/libcuda.yaml:1226 */
mcError_t mcMemRetainAllocationHandle(mcMemGenericAllocationHandle_t *handle, void *addr)
{
	mcError_t _result;

	if (!handle || !role_enter())
		return real_mcMemRetainAllocationHandle(handle, addr);
	_result = real_mcMemRetainAllocationHandle(handle, addr);
	if (_result == mcSuccess)
		role_physical_retain((uint64_t)(*handle));
	role_leave();
	return _result;
}

/* vmm.unmap, specs/cuda/libcuda.yaml:1227 */
mcError_t mcMemUnmap(void *ptr, size_t size)
{
	mcError_t _result;
	uint64_t _address;
	uint64_t _bytes;

	if (!role_enter())
		return real_mcMemUnmap(ptr, size);
	_address = (uint64_t)(uintptr_t)ptr;
	_bytes = (uint64_t)size;
	_result = real_mcMemUnmap(ptr, size);
	if (_result == mcSuccess)
		role_physical_unmapped(_address, _bytes);
	role_leave();
	return _result;
}

/* copy, specs/hip/libamdhip64-6.yaml:179 */
GATED mcError_t gated_mcMemcpy(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpy(dst, src, sizeBytes, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host =
			kind != mcMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpy(dst, src, sizeBytes, kind);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpy(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind)
{
	__typeof__(&mcMemcpy) _way = SHIM_REAL(mcMemcpy, 30);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpy : _way)(dst, src, sizeBytes, kind);
}

/* copy.rows, specs/hip/libamdhip64-6.yaml:217 */
GATED mcError_t gated_mcMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, mcMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpy2D(dst, dpitch, src, spitch, width, height, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != mcMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpy2D(dst, dpitch, src, spitch, width, height, kind);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, mcMemcpyKind kind)
{
	__typeof__(&mcMemcpy2D) _way = SHIM_REAL(mcMemcpy2D, 31);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpy2D : _way)(dst, dpitch, src, spitch, width, height,
			kind);
}

/* copy.rows.async, specs/hip/libamdhip64-6.yaml:228 */
GATED mcError_t gated_mcMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, mcMemcpyKind kind, mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != mcMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, mcMemcpyKind kind, mcStream_t stream)
{
	__typeof__(&mcMemcpy2DAsync) _way = SHIM_REAL(mcMemcpy2DAsync, 20);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpy2DAsync : _way)(dst, dpitch, src, spitch, width,
			height, kind, stream);
}

/* copy.async, specs/hip/libamdhip64-6.yaml:187 */
GATED mcError_t gated_mcMemcpyAsync(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind,
		mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyAsync(dst, src, sizeBytes, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != mcMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyAsync(dst, src, sizeBytes, kind, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyAsync(void *dst, const void *src, size_t sizeBytes, mcMemcpyKind kind,
		mcStream_t stream)
{
	__typeof__(&mcMemcpyAsync) _way = SHIM_REAL(mcMemcpyAsync, 21);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyAsync : _way)(dst, src, sizeBytes, kind, stream);
}

/* copy.dtod, specs/cuda/libcuda.yaml:333 */
GATED mcError_t gated_mcMemcpyDtoD(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyDtoD(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyDtoD(dst, src, sizeBytes);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyDtoD(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes)
{
	__typeof__(&mcMemcpyDtoD) _way = SHIM_REAL(mcMemcpyDtoD, 32);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyDtoD : _way)(dst, src, sizeBytes);
}

/* copy.dtod.async, specs/cuda/libcuda.yaml:334 */
GATED mcError_t gated_mcMemcpyDtoDAsync(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes,
		mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyDtoDAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyDtoDAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyDtoDAsync(mcDeviceptr_t dst, mcDeviceptr_t src, size_t sizeBytes,
		mcStream_t stream)
{
	__typeof__(&mcMemcpyDtoDAsync) _way = SHIM_REAL(mcMemcpyDtoDAsync, 22);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyDtoDAsync : _way)(dst, src, sizeBytes, stream);
}

/* copy.dtoh, specs/cuda/libcuda.yaml:335 */
GATED mcError_t gated_mcMemcpyDtoH(void *dst, mcDeviceptr_t src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyDtoH(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyDtoH(dst, src, sizeBytes);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyDtoH(void *dst, mcDeviceptr_t src, size_t sizeBytes)
{
	__typeof__(&mcMemcpyDtoH) _way = SHIM_REAL(mcMemcpyDtoH, 33);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyDtoH : _way)(dst, src, sizeBytes);
}

/* copy.dtoh.async, specs/cuda/libcuda.yaml:343 */
GATED mcError_t gated_mcMemcpyDtoHAsync(void *dst, mcDeviceptr_t src, size_t sizeBytes,
		mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyDtoHAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyDtoHAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyDtoHAsync(void *dst, mcDeviceptr_t src, size_t sizeBytes,
		mcStream_t stream)
{
	__typeof__(&mcMemcpyDtoHAsync) _way = SHIM_REAL(mcMemcpyDtoHAsync, 23);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyDtoHAsync : _way)(dst, src, sizeBytes, stream);
}

/* copy.symbol, specs/hip/libamdhip64-6.yaml:209 */
GATED mcError_t gated_mcMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyFromSymbol(dst, symbol, sizeBytes, offset, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host =
			kind != mcMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyFromSymbol(dst, symbol, sizeBytes, offset, kind);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyFromSymbol(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind)
{
	__typeof__(&mcMemcpyFromSymbol) _way = SHIM_REAL(mcMemcpyFromSymbol, 34);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyFromSymbol : _way)(dst, symbol, sizeBytes, offset,
			kind);
}

/* copy.symbol.async, specs/hip/libamdhip64-6.yaml:210 */
GATED mcError_t gated_mcMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind, mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyFromSymbolAsync(dst, symbol, sizeBytes, offset, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != mcMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyFromSymbolAsync(dst, symbol, sizeBytes, offset, kind, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind, mcStream_t stream)
{
	__typeof__(&mcMemcpyFromSymbolAsync) _way = SHIM_REAL(mcMemcpyFromSymbolAsync, 24);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyFromSymbolAsync : _way)(dst, symbol, sizeBytes, offset,
			kind, stream);
}

/* copy.htod, specs/cuda/libcuda.yaml:352 */
GATED mcError_t gated_mcMemcpyHtoD(mcDeviceptr_t dst, void *src, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyHtoD(dst, src, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyHtoD(dst, src, sizeBytes);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyHtoD(mcDeviceptr_t dst, void *src, size_t sizeBytes)
{
	__typeof__(&mcMemcpyHtoD) _way = SHIM_REAL(mcMemcpyHtoD, 35);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyHtoD : _way)(dst, src, sizeBytes);
}

/* copy.htod.async, specs/cuda/libcuda.yaml:360 */
GATED mcError_t gated_mcMemcpyHtoDAsync(mcDeviceptr_t dst, void *src, size_t sizeBytes,
		mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyHtoDAsync(dst, src, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyHtoDAsync(dst, src, sizeBytes, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyHtoDAsync(mcDeviceptr_t dst, void *src, size_t sizeBytes,
		mcStream_t stream)
{
	__typeof__(&mcMemcpyHtoDAsync) _way = SHIM_REAL(mcMemcpyHtoDAsync, 25);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyHtoDAsync : _way)(dst, src, sizeBytes, stream);
}

/* copy.peer, specs/hip/libamdhip64-6.yaml:207 */
GATED mcError_t gated_mcMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyPeer(dst, dstDevice, src, srcDevice, sizeBytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .waited =
			true};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyPeer(dst, dstDevice, src, srcDevice, sizeBytes);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes)
{
	__typeof__(&mcMemcpyPeer) _way = SHIM_REAL(mcMemcpyPeer, 36);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyPeer : _way)(dst, dstDevice, src, srcDevice,
			sizeBytes);
}

/* copy.peer.async, specs/hip/libamdhip64-6.yaml:208 */
GATED mcError_t gated_mcMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyPeerAsync(dst, dstDevice, src, srcDevice, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyPeerAsync(dst, dstDevice, src, srcDevice, sizeBytes, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, mcStream_t stream)
{
	__typeof__(&mcMemcpyPeerAsync) _way = SHIM_REAL(mcMemcpyPeerAsync, 26);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyPeerAsync : _way)(dst, dstDevice, src, srcDevice,
			sizeBytes, stream);
}

/* copy.symbol, specs/hip/libamdhip64-6.yaml:209 */
GATED mcError_t gated_mcMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyToSymbol(symbol, src, sizeBytes, offset, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host =
			kind != mcMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyToSymbol(symbol, src, sizeBytes, offset, kind);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyToSymbol(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind)
{
	__typeof__(&mcMemcpyToSymbol) _way = SHIM_REAL(mcMemcpyToSymbol, 37);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyToSymbol : _way)(symbol, src, sizeBytes, offset, kind);
}

/* copy.symbol.async, specs/hip/libamdhip64-6.yaml:210 */
GATED mcError_t gated_mcMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind, mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemcpyToSymbolAsync(symbol, src, sizeBytes, offset, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != mcMemcpyDeviceToDevice};
	role_launch_before(&_op, _thread);
	_result = real_mcMemcpyToSymbolAsync(symbol, src, sizeBytes, offset, kind, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemcpyToSymbolAsync(const void *symbol, const void *src, size_t sizeBytes,
		size_t offset, mcMemcpyKind kind, mcStream_t stream)
{
	__typeof__(&mcMemcpyToSymbolAsync) _way = SHIM_REAL(mcMemcpyToSymbolAsync, 27);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemcpyToSymbolAsync : _way)(symbol, src, sizeBytes, offset,
			kind, stream);
}

/* memset, specs/hip/libamdhip64-6.yaml:366 */
GATED mcError_t gated_mcMemset(void *dst, int value, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemset(dst, value, sizeBytes);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)sizeBytes), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_mcMemset(dst, value, sizeBytes);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemset(void *dst, int value, size_t sizeBytes)
{
	__typeof__(&mcMemset) _way = SHIM_REAL(mcMemset, 38);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemset : _way)(dst, value, sizeBytes);
}

/* memset.async, specs/hip/libamdhip64-6.yaml:367 */
GATED mcError_t gated_mcMemsetAsync(void *dst, int value, size_t sizeBytes, mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemsetAsync(dst, value, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(1), (uint64_t)sizeBytes)};
	role_launch_before(&_op, _thread);
	_result = real_mcMemsetAsync(dst, value, sizeBytes, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemsetAsync(void *dst, int value, size_t sizeBytes, mcStream_t stream)
{
	__typeof__(&mcMemsetAsync) _way = SHIM_REAL(mcMemsetAsync, 28);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemsetAsync : _way)(dst, value, sizeBytes, stream);
}

/* memset.32.async, specs/cuda/libcuda.yaml:1080 */
GATED mcError_t gated_mcMemsetD32Async(mcDeviceptr_t dst, int value, size_t count,
		mcStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcMemsetD32Async(dst, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(4), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_mcMemsetD32Async(dst, value, count, stream);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM mcError_t mcMemsetD32Async(mcDeviceptr_t dst, int value, size_t count, mcStream_t stream)
{
	__typeof__(&mcMemsetD32Async) _way = SHIM_REAL(mcMemsetD32Async, 29);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_mcMemsetD32Async : _way)(dst, value, count, stream);
}

/* module.function, specs/cuda/libcuda.yaml:806 */
mcError_t mcModuleGetFunction(mcFunction_t *function, mcModule_t module, const char *kname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!role_enter())
		return real_mcModuleGetFunction(function, module, kname);
	if (role_growth_before(&_op))
		goto out;
	_result = real_mcModuleGetFunction(function, module, kname);
	role_growth_end(&_op);
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* module.global, specs/cuda/libcuda.yaml:807 */
mcError_t mcModuleGetGlobal(mcDeviceptr_t *dptr, size_t *bytes, mcModule_t hmod, const char *name)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!role_enter())
		return real_mcModuleGetGlobal(dptr, bytes, hmod, name);
	if (role_growth_before(&_op))
		goto out;
	_result = real_mcModuleGetGlobal(dptr, bytes, hmod, name);
	role_growth_end(&_op);
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* launch, specs/cuda/libcuda.yaml:931 */
GATED mcError_t gated_mcModuleLaunchKernel(mcFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		mcStream_t stream, void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_enter_work()))
		return real_mcModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)f, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_mcModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED mcError_t counted_mcModuleLaunchKernel(mcFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		mcStream_t stream, void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	mcError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)gridDimX,
			(uint64_t)gridDimY), (uint64_t)gridDimZ), (uint64_t)blockDimX),
			(uint64_t)blockDimY), (uint64_t)blockDimZ), &_quick)))
		return gated_mcModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX,
				blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	_result = real_mcModuleLaunchKernel(f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY,
			blockDimZ, sharedMemBytes, stream, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == mcSuccess);
	return _result;
}

SHIM_HOT_LINE mcError_t mcModuleLaunchKernel(mcFunction_t f, unsigned int gridDimX,
		unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX,
		unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes,
		mcStream_t stream, void **kernelParams, void **extra)
{
	__typeof__(&mcModuleLaunchKernel) _way = SHIM_REAL(mcModuleLaunchKernel, 3);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_mcModuleLaunchKernel : _way)(f, gridDimX, gridDimY, gridDimZ,
			blockDimX, blockDimY, blockDimZ, sharedMemBytes, stream, kernelParams,
			extra);
}

/* launch.config.module, specs/metax/libmcruntime.yaml:43 */
GATED mcError_t gated_mcModuleLaunchKernelEx(const mcLaunchConfigExtension *config, mcFunction_t f,
		void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	mcError_t _result;

	if (!config || !(_thread = role_enter_work()))
		return real_mcModuleLaunchKernelEx(config, f, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)config->hStream, .what = (uint64_t)(uintptr_t)f,
			.extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDimX,
			(uint64_t)config->gridDimY), (uint64_t)config->gridDimZ),
			(uint64_t)config->blockDimX), (uint64_t)config->blockDimY),
			(uint64_t)config->blockDimZ)};
	role_launch_before(&_op, _thread);
	_result = real_mcModuleLaunchKernelEx(config, f, kernelParams, extra);
	role_launch_after(&_op, _result == mcSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED mcError_t counted_mcModuleLaunchKernelEx(const mcLaunchConfigExtension *config,
		mcFunction_t f, void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	mcError_t _result;

	if (!config || !(_thread = role_launch_quick((uint64_t)(uintptr_t)config->hStream,
			(uint64_t)(uintptr_t)f,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)config->gridDimX,
			(uint64_t)config->gridDimY), (uint64_t)config->gridDimZ),
			(uint64_t)config->blockDimX), (uint64_t)config->blockDimY),
			(uint64_t)config->blockDimZ), &_quick)))
		return gated_mcModuleLaunchKernelEx(config, f, kernelParams, extra);
	_result = real_mcModuleLaunchKernelEx(config, f, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == mcSuccess);
	return _result;
}

SHIM_HOT_LINE mcError_t mcModuleLaunchKernelEx(const mcLaunchConfigExtension *config,
		mcFunction_t f, void **kernelParams, void **extra)
{
	__typeof__(&mcModuleLaunchKernelEx) _way = SHIM_REAL(mcModuleLaunchKernelEx, 4);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_mcModuleLaunchKernelEx : _way)(config, f, kernelParams,
			extra);
}

/* module.load, specs/cuda/libcuda.yaml:809 */
mcError_t mcModuleLoad(mcModule_t *module, const char *fname)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!module || !role_enter())
		return real_mcModuleLoad(module, fname);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_mcModuleLoad(module, fname);
	if (_result == mcSuccess && role_growth_after(&_op)) {
		real_mcModuleUnload(*module);
		*module = _was;
		_result = mcErrorMemoryAllocation;
	}
	role_growth_end(&_op);
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* module.load.data, specs/cuda/libcuda.yaml:816 */
mcError_t mcModuleLoadData(mcModule_t *module, const void *image)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!module || !role_enter())
		return real_mcModuleLoadData(module, image);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_mcModuleLoadData(module, image);
	if (_result == mcSuccess && role_growth_after(&_op)) {
		real_mcModuleUnload(*module);
		*module = _was;
		_result = mcErrorMemoryAllocation;
	}
	role_growth_end(&_op);
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* module.load.data, specs/cuda/libcuda.yaml:816 */
mcError_t mcModuleLoadDataEx(mcModule_t *module, const void *image, unsigned int numOptions,
		void *options, void **optionValues)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!module || !role_enter())
		return real_mcModuleLoadDataEx(module, image, numOptions, options, optionValues);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*module) _was = *module;
	_result = real_mcModuleLoadDataEx(module, image, numOptions, options, optionValues);
	if (_result == mcSuccess && role_growth_after(&_op)) {
		real_mcModuleUnload(*module);
		*module = _was;
		_result = mcErrorMemoryAllocation;
	}
	role_growth_end(&_op);
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* module.unload, specs/cuda/libcuda.yaml:818 */
mcError_t mcModuleUnload(mcModule_t module)
{
	mcError_t _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_mcModuleUnload(module);
	role_code_leaving();
	_result = real_mcModuleUnload(module);
	if (_result == mcSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* multicast.create, specs/cuda/libcuda.yaml:1107 */
mcError_t mcMulticastCreate(mcMemGenericAllocationHandle_t *mcHandle,
		const mcMulticastObjectProp *prop)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	mcError_t _result = mcErrorMemoryAllocation;

	if (!prop || !mcHandle || !role_enter())
		return real_mcMulticastCreate(mcHandle, prop);
	_op.device = ROLE_DEVICE_NONE;
	_op.bytes = (uint64_t)prop->size;
	__typeof__(*mcHandle) _was = *mcHandle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_mcMulticastCreate(mcHandle, prop);
	while (_result == mcErrorMemoryAllocation && last_error_forget() && role_alloc_again(&_op));
	if (_result != mcSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*mcHandle), _op.bytes)) {
		real_mcMemRelease(*mcHandle);
		*mcHandle = _was;
		role_alloc_cancel(&_op);
		_result = mcErrorMemoryAllocation;
	}
out:
	if (_result != mcSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* error.peek, specs/hip/libamdhip64-6.yaml:297 */
SHIM_HOT mcError_t mcPeekAtLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_mcPeekAtLastError();
	return (mcError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_mcPeekAtLastError(),
			false);
}

/* launch.host.status, specs/cuda/libcuda.yaml:980 */
mcError_t mcStreamAddCallback(mcStream_t stream, mcStreamCallback_t callback, void *userData,
		unsigned int flags)
{
	mcError_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_mcStreamAddCallback(stream, callback, userData, flags);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}

/* capture.begin, specs/cuda/libcuda.yaml:230 */
mcError_t mcStreamBeginCapture(mcStream_t stream, mcStreamCaptureMode mode)
{
	mcError_t _result;

	if (!role_enter())
		return real_mcStreamBeginCapture(stream, mode);
	role_capture(1);
	_result = real_mcStreamBeginCapture(stream, mode);
	if (!(_result == mcSuccess))
		role_capture(-1);
	role_leave();
	return _result;
}

/* stream.destroy, specs/cuda/libcuda.yaml:1188 */
mcError_t mcStreamDestroy(mcStream_t stream)
{
	mcError_t _result;

	if (!role_enter())
		return real_mcStreamDestroy(stream);
	role_stream_leaving((uint64_t)(uintptr_t)stream);
	_result = real_mcStreamDestroy(stream);
	role_leave();
	return _result;
}

/* capture.end, specs/cuda/libcuda.yaml:241 */
mcError_t mcStreamEndCapture(mcStream_t stream, mcGraph_t *pGraph)
{
	mcError_t _result;
	bool _recording;

	if (!role_enter())
		return real_mcStreamEndCapture(stream, pGraph);
	_recording = port_stream_recording((uint64_t)(uintptr_t)stream);
	_result = real_mcStreamEndCapture(stream, pGraph);
	if (_result == mcSuccess || (_recording &&
			!port_stream_recording((uint64_t)(uintptr_t)stream)))
		role_capture(-1);
	role_leave();
	return _result;
}

/* stream.query, specs/cuda/libcuda.yaml:1194 */
GATED mcError_t gated_mcStreamQuery(mcStream_t stream)
{
	mcError_t _result;

	_result = real_mcStreamQuery(stream);
	if (_result == mcSuccess)
		role_waited();
	return _result;
}

SHIM_HOT mcError_t mcStreamQuery(mcStream_t stream)
{
	__typeof__(&mcStreamQuery) _way = SHIM_REAL(mcStreamQuery, 9);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_mcStreamQuery : _way)(stream);
}

/* stream.sync, specs/cuda/libcuda.yaml:1195 */
GATED mcError_t gated_mcStreamSynchronize(mcStream_t stream)
{
	mcError_t _result;

	_result = real_mcStreamSynchronize(stream);
	if (_result == mcSuccess)
		role_waited();
	return _result;
}

SHIM_HOT mcError_t mcStreamSynchronize(mcStream_t stream)
{
	__typeof__(&mcStreamSynchronize) _way = SHIM_REAL(mcStreamSynchronize, 10);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_mcStreamSynchronize : _way)(stream);
}
