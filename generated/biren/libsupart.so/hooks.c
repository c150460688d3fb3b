/* Made by `porter gen --backend biren`. Do not edit. */
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

/* context.peer.device, specs/hip/libamdhip64-6.yaml:172 */
supaError_t supaDeviceEnablePeerAccess(int peerDeviceId, unsigned int flags)
{
	supaError_t _result;

	if (!role_enter())
		return real_supaDeviceEnablePeerAccess(peerDeviceId, flags);
	_result = real_supaDeviceEnablePeerAccess(peerDeviceId, flags);
	if (_result == supaSuccess)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == supaSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* context.reset, specs/hip/libamdhip64-6.yaml:176 */
supaError_t supaDeviceReset(void)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	supaError_t _result;

	if (!role_enter())
		return real_supaDeviceReset();
	_leaving.device = ROLE_DEVICE_CURRENT;
	role_context_leaving(&_leaving);
	_result = real_supaDeviceReset();
	role_context_left(&_leaving, _result == supaSuccess);
	if (_result == supaSuccess)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* mem.free, specs/cuda/libcuda.yaml:994 */
supaError_t supaFree(void *ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	supaError_t _result;

	if (!role_enter())
		return real_supaFree(ptr);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_supaFree(ptr);
	role_free_after(&_op, _result == supaSuccess);
	role_leave();
	return _result;
}

/* error.get, specs/biren/libsupart.yaml:32 */
SHIM_HOT supaError_t supaGetLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_supaGetLastError();
	return (supaError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_supaGetLastError(),
			true);
}

/* graph.destroy, specs/cuda/libcuda.yaml:830 */
supaError_t supaGraphExecDestroy(supaGraphExec_t graphExec)
{
	supaError_t _result;
	uint64_t _exec;

	if (!role_enter())
		return real_supaGraphExecDestroy(graphExec);
	_exec = (uint64_t)(uintptr_t)graphExec;
	_result = real_supaGraphExecDestroy(graphExec);
	if (_result == supaSuccess)
		role_graph_destroyed(_exec);
	role_leave();
	return _result;
}

/* graph.instantiate.flags, specs/cuda/libcuda.yaml:832 */
supaError_t supaGraphInstantiateWithFlags(supaGraphExec_t *pGraphExec, supaGraph_t graph,
		unsigned long long flags)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	struct role_graph _op = {.exec = (uint64_t)(uintptr_t)&_op};
	supaError_t _result = supaErrorMemoryAllocation;
	uint64_t _key = _op.exec;
	bool _uploads;
	uint64_t _graph;
	int _uncounted = 0;

	if (!pGraphExec || !role_enter())
		return real_supaGraphInstantiateWithFlags(pGraphExec, graph, flags);
	_graph = (uint64_t)(uintptr_t)graph;
	if (role_growth_before(&_grown))
		goto out;
	_uploads = ((uint64_t)flags & (uint64_t)supaGraphInstantiateFlagUpload) != 0;
	if (_uploads && (role_graph_created(_key, _graph) || role_graph_before(&_op)))
		goto end;
	__typeof__(*pGraphExec) _was = *pGraphExec;
	_result = real_supaGraphInstantiateWithFlags(pGraphExec, graph, flags);
	if (_result == supaSuccess) {
		_op.exec = (uint64_t)(uintptr_t)(*pGraphExec);
		_uncounted = role_graph_created(_op.exec, _graph);
	}
	if (_uploads)
		role_graph_after(&_op, _result == supaSuccess);
	if (_result == supaSuccess && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*pGraphExec));
		real_supaGraphExecDestroy(*pGraphExec);
		*pGraphExec = _was;
		_result = supaErrorMemoryAllocation;
	}
end:
	if (_uploads)
		role_graph_destroyed(_key);
	role_growth_end(&_grown);
out:
	if (_result != supaSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* graph.launch, specs/cuda/libcuda.yaml:847 */
supaError_t supaGraphLaunch(supaGraphExec_t graphExec, supaStream_t stream)
{
	struct role_graph _op;
	struct role_launch _work;
	bool _gated;
	supaError_t _result = supaErrorMemoryAllocation;

	if (!role_enter())
		return real_supaGraphLaunch(graphExec, stream);
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
	_result = real_supaGraphLaunch(graphExec, stream);
	if (_gated)
		role_launch_after(&_work, _result == supaSuccess);
	role_graph_after(&_op, _result == supaSuccess);
out:
	if (_result != supaSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* ipc.close, specs/cuda/libcuda.yaml:927 */
supaError_t supaIpcCloseMemHandle(void *devPtr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	supaError_t _result;

	if (!role_enter())
		return real_supaIpcCloseMemHandle(devPtr);
	_op.key = (uint64_t)(uintptr_t)devPtr;
	role_free_before(&_op);
	_result = real_supaIpcCloseMemHandle(devPtr);
	role_free_after(&_op, _result == supaSuccess);
	role_leave();
	return _result;
}

/* ipc.open, specs/cuda/libcuda.yaml:929 */
supaError_t supaIpcOpenMemHandle(void **devPtr, supaIpcMemHandle_t handle, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	supaError_t _result = supaErrorMemoryAllocation;

	if (!devPtr || !role_enter())
		return real_supaIpcOpenMemHandle(devPtr, handle, flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_supaIpcOpenMemHandle(devPtr, handle, flags);
	while (_result == supaErrorMemoryAllocation && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != supaSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_supaIpcCloseMemHandle(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = supaErrorMemoryAllocation;
	}
out:
	if (_result != supaSuccess)
		last_error_failed((uint32_t)_result);
	if (_result == supaSuccess)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* launch.host, specs/cuda/libcuda.yaml:979 */
supaError_t supaLaunchHostFunc(supaStream_t stream, supaHostFn_t fn, void *userData)
{
	supaError_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_supaLaunchHostFunc(stream, fn, userData);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}

/* launch.runtime, specs/hip/libamdhip64-6.yaml:317 */
GATED supaError_t gated_supaLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, supaStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	supaError_t _result;

	if (!(_thread = role_enter_work()))
		return real_supaLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function_address, .extent =
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z)};
	role_launch_before(&_op, _thread);
	_result = real_supaLaunchKernel(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
	role_launch_after(&_op, _result == supaSuccess);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED supaError_t counted_supaLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, supaStream_t stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	supaError_t _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function_address,
			role_mul(role_mul(role_mul(role_mul(role_mul((uint64_t)numBlocks.x,
			(uint64_t)numBlocks.y), (uint64_t)numBlocks.z), (uint64_t)dimBlocks.x),
			(uint64_t)dimBlocks.y), (uint64_t)dimBlocks.z), &_quick)))
		return gated_supaLaunchKernel(function_address, numBlocks, dimBlocks, args,
				sharedMemBytes, stream);
	_result = real_supaLaunchKernel(function_address, numBlocks, dimBlocks, args,
			sharedMemBytes, stream);
	role_launch_went(_thread, &_quick, _result == supaSuccess);
	return _result;
}

SHIM_HOT_LINE supaError_t supaLaunchKernel(const void *function_address, dim3 numBlocks,
		dim3 dimBlocks, void **args, size_t sharedMemBytes, supaStream_t stream)
{
	__typeof__(&supaLaunchKernel) _way = SHIM_REAL(supaLaunchKernel, 0);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_supaLaunchKernel : _way)(function_address, numBlocks,
			dimBlocks, args, sharedMemBytes, stream);
}

/* mem.alloc, specs/cuda/libcuda.yaml:982 */
supaError_t supaMalloc(void **ptr, size_t size)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	supaError_t _result = supaErrorMemoryAllocation;

	if (!ptr || !role_enter())
		return real_supaMalloc(ptr, size);
	_op.bytes = (uint64_t)size;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_supaMalloc(ptr, size);
	while (_result == supaErrorMemoryAllocation && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != supaSuccess) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_supaFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = supaErrorMemoryAllocation;
	}
out:
	if (_result != supaSuccess)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* view.info, specs/cuda/libcuda.yaml:1201 */
supaError_t supaMemGetInfo(size_t *free, size_t *total)
{
	struct role_view _view;
	supaError_t _result;

	if (!role_enter())
		return real_supaMemGetInfo(free, total);
	_result = real_supaMemGetInfo(free, total);
	if (_result == supaSuccess && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* copy, specs/hip/libamdhip64-6.yaml:179 */
GATED supaError_t gated_supaMemcpy(void *dst, const void *src, size_t sizeBytes,
		supaMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	supaError_t _result;

	if (!(_thread = role_enter_work()))
		return real_supaMemcpy(dst, src, sizeBytes, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)sizeBytes, .host =
			kind != supaMemcpyDeviceToDevice, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_supaMemcpy(dst, src, sizeBytes, kind);
	role_launch_after(&_op, _result == supaSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM supaError_t supaMemcpy(void *dst, const void *src, size_t sizeBytes, supaMemcpyKind kind)
{
	__typeof__(&supaMemcpy) _way = SHIM_REAL(supaMemcpy, 17);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_supaMemcpy : _way)(dst, src, sizeBytes, kind);
}

/* copy.rows.async, specs/hip/libamdhip64-6.yaml:228 */
GATED supaError_t gated_supaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, supaMemcpyKind kind, supaStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	supaError_t _result;

	if (!(_thread = role_enter_work()))
		return real_supaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind,
				stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != supaMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_supaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream);
	role_launch_after(&_op, _result == supaSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM supaError_t supaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, supaMemcpyKind kind, supaStream_t stream)
{
	__typeof__(&supaMemcpy2DAsync) _way = SHIM_REAL(supaMemcpy2DAsync, 13);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_supaMemcpy2DAsync : _way)(dst, dpitch, src, spitch, width,
			height, kind, stream);
}

/* copy.async, specs/hip/libamdhip64-6.yaml:187 */
GATED supaError_t gated_supaMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		supaMemcpyKind kind, supaStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	supaError_t _result;

	if (!(_thread = role_enter_work()))
		return real_supaMemcpyAsync(dst, src, sizeBytes, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes, .host = kind != supaMemcpyDeviceToDevice};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_supaMemcpyAsync(dst, src, sizeBytes, kind, stream);
	role_launch_after(&_op, _result == supaSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM supaError_t supaMemcpyAsync(void *dst, const void *src, size_t sizeBytes,
		supaMemcpyKind kind, supaStream_t stream)
{
	__typeof__(&supaMemcpyAsync) _way = SHIM_REAL(supaMemcpyAsync, 14);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_supaMemcpyAsync : _way)(dst, src, sizeBytes, kind, stream);
}

/* copy.peer.async, specs/hip/libamdhip64-6.yaml:208 */
GATED supaError_t gated_supaMemcpyPeerAsync(void *dst, int dstDevice, const void *src,
		int srcDevice, size_t sizeBytes, supaStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	supaError_t _result;

	if (!(_thread = role_enter_work()))
		return real_supaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)sizeBytes};
	role_launch_before(&_op, _thread);
	_result = real_supaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, sizeBytes, stream);
	role_launch_after(&_op, _result == supaSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM supaError_t supaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice,
		size_t sizeBytes, supaStream_t stream)
{
	__typeof__(&supaMemcpyPeerAsync) _way = SHIM_REAL(supaMemcpyPeerAsync, 15);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_supaMemcpyPeerAsync : _way)(dst, dstDevice, src, srcDevice,
			sizeBytes, stream);
}

/* memset, specs/hip/libamdhip64-6.yaml:366 */
GATED supaError_t gated_supaMemset(void *dst, int value, size_t sizeBytes)
{
	struct role_launch _op;
	struct thread *_thread;
	supaError_t _result;

	if (!(_thread = role_enter_work()))
		return real_supaMemset(dst, value, sizeBytes);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)sizeBytes), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_supaMemset(dst, value, sizeBytes);
	role_launch_after(&_op, _result == supaSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM supaError_t supaMemset(void *dst, int value, size_t sizeBytes)
{
	__typeof__(&supaMemset) _way = SHIM_REAL(supaMemset, 18);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_supaMemset : _way)(dst, value, sizeBytes);
}

/* memset.async, specs/hip/libamdhip64-6.yaml:367 */
GATED supaError_t gated_supaMemsetAsync(void *dst, int value, size_t sizeBytes, supaStream_t stream)
{
	struct role_launch _op;
	struct thread *_thread;
	supaError_t _result;

	if (!(_thread = role_enter_work()))
		return real_supaMemsetAsync(dst, value, sizeBytes, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(1), (uint64_t)sizeBytes)};
	role_launch_before(&_op, _thread);
	_result = real_supaMemsetAsync(dst, value, sizeBytes, stream);
	role_launch_after(&_op, _result == supaSuccess);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM supaError_t supaMemsetAsync(void *dst, int value, size_t sizeBytes, supaStream_t stream)
{
	__typeof__(&supaMemsetAsync) _way = SHIM_REAL(supaMemsetAsync, 16);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_supaMemsetAsync : _way)(dst, value, sizeBytes, stream);
}

/* error.peek, specs/hip/libamdhip64-6.yaml:297 */
SHIM_HOT supaError_t supaPeekAtLastError(void)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_supaPeekAtLastError();
	return (supaError_t)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_supaPeekAtLastError(),
			false);
}

/* launch.host.status, specs/cuda/libcuda.yaml:980 */
supaError_t supaStreamAddCallback(supaStream_t stream, supaStreamCallback_t callback,
		void *userData, unsigned int flags)
{
	supaError_t _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_supaStreamAddCallback(stream, callback, userData, flags);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}

/* capture.begin, specs/cuda/libcuda.yaml:230 */
supaError_t supaStreamBeginCapture(supaStream_t stream, supaStreamCaptureMode mode)
{
	supaError_t _result;

	if (!role_enter())
		return real_supaStreamBeginCapture(stream, mode);
	role_capture(1);
	_result = real_supaStreamBeginCapture(stream, mode);
	if (!(_result == supaSuccess))
		role_capture(-1);
	role_leave();
	return _result;
}

/* stream.destroy, specs/cuda/libcuda.yaml:1188 */
supaError_t supaStreamDestroy(supaStream_t stream)
{
	supaError_t _result;

	if (!role_enter())
		return real_supaStreamDestroy(stream);
	role_stream_leaving((uint64_t)(uintptr_t)stream);
	_result = real_supaStreamDestroy(stream);
	role_leave();
	return _result;
}

/* capture.end, specs/cuda/libcuda.yaml:241 */
supaError_t supaStreamEndCapture(supaStream_t stream, supaGraph_t *pGraph)
{
	supaError_t _result;
	bool _recording;

	if (!role_enter())
		return real_supaStreamEndCapture(stream, pGraph);
	_recording = port_stream_recording((uint64_t)(uintptr_t)stream);
	_result = real_supaStreamEndCapture(stream, pGraph);
	if (_result == supaSuccess || (_recording &&
			!port_stream_recording((uint64_t)(uintptr_t)stream)))
		role_capture(-1);
	role_leave();
	return _result;
}
