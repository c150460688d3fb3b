/* Made by `porter gen --backend cambricon`. Do not edit. */
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

/* context.create, specs/cambricon/libcndrv.yaml:27 */
CNresult cnCtxCreate(CNcontext *pctx, unsigned int flags, CNdev dev)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!pctx || !role_enter())
		return real_cnCtxCreate(pctx, flags, dev);
	_op.device = port_handle_device((uint64_t)dev);
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pctx) _was = *pctx;
	_result = real_cnCtxCreate(pctx, flags, dev);
	if (role_context_after(&_op, _result == CN_SUCCESS) && _result == CN_SUCCESS) {
		real_cnCtxDestroy(*pctx);
		*pctx = _was;
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.destroy, specs/cambricon/libcndrv.yaml:29 */
CNresult cnCtxDestroy(CNcontext ctx)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_NAMED};
	CNresult _result;

	if (!role_enter())
		return real_cnCtxDestroy(ctx);
	_leaving.device = ROLE_DEVICE_CURRENT;
	_leaving.owner = (uint64_t)(uintptr_t)ctx;
	role_context_leaving(&_leaving);
	_result = real_cnCtxDestroy(ctx);
	role_context_left(&_leaving, _result == CN_SUCCESS);
	if (_result == CN_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.stack, specs/cambricon/libcndrv.yaml:38 */
CNresult cnCtxSetConfig(CNCtxConfig type, long long config)
{
	CNresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cnCtxSetConfig(type, config);
	_result = real_cnCtxSetConfig(type, config);
	if (_result == CN_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* sync, specs/cambricon/libcndrv.yaml:209 */
GATED CNresult gated_cnCtxSync(void)
{
	CNresult _result;

	_result = real_cnCtxSync();
	if (_result == CN_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CNresult cnCtxSync(void)
{
	__typeof__(&cnCtxSync) _way = real_cnCtxSync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnCtxSync : _way)();
}

/* queue.destroy, specs/cambricon/libcndrv.yaml:204 */
CNresult cnDestroyQueue(CNqueue hqueue)
{
	CNresult _result;

	if (!role_enter())
		return real_cnDestroyQueue(hqueue);
	role_stream_leaving((uint64_t)(uintptr_t)hqueue);
	_result = real_cnDestroyQueue(hqueue);
	role_leave();
	return _result;
}

/* device.attribute, specs/cambricon/libcndrv.yaml:76 */
CNresult cnDeviceGetAttribute(int *pi, CNdevice_attribute attrib, CNdev dev)
{
	struct role_view _view;
	CNresult _result;

	if (!role_enter())
		return real_cnDeviceGetAttribute(pi, attrib, dev);
	_result = real_cnDeviceGetAttribute(pi, attrib, dev);
	if (_result == CN_SUCCESS && pi &&
			(attrib == CN_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_TOTAL_SIZE ||
			attrib == CN_DEVICE_ATTRIBUTE_AVAILABLE_GLOBAL_MEMORY_SIZE) &&
			role_view(port_handle_device((uint64_t)dev), &_view))
		SHIM_LOWER(*pi, _view.total / (uint64_t)1048576);
	role_leave();
	return _result;
}

/* pool.default, specs/cambricon/libcndrv.yaml:196 */
CNresult cnDeviceGetDefaultMemPool(CNmemoryPool *pool, CNdev dev)
{
	CNresult _result;
	int _device;

	if (!pool || !role_enter())
		return real_cnDeviceGetDefaultMemPool(pool, dev);
	_device = port_handle_device((uint64_t)dev);
	_result = real_cnDeviceGetDefaultMemPool(pool, dev);
	if (_result == CN_SUCCESS)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*pool));
	role_leave();
	return _result;
}

/* pool.default, specs/cambricon/libcndrv.yaml:196 */
CNresult cnDeviceGetMemPool(CNmemoryPool *pool, CNdev dev)
{
	CNresult _result;
	int _device;

	if (!pool || !role_enter())
		return real_cnDeviceGetMemPool(pool, dev);
	_device = port_handle_device((uint64_t)dev);
	_result = real_cnDeviceGetMemPool(pool, dev);
	if (_result == CN_SUCCESS)
		role_pool_obtained(_device, (uint64_t)(uintptr_t)(*pool));
	role_leave();
	return _result;
}

/* view.total, specs/cambricon/libcndrv.yaml:212 */
CNresult cnDeviceTotalMem(uint64_t *bytes, CNdev dev)
{
	struct role_view _view;
	CNresult _result;

	if (!role_enter())
		return real_cnDeviceTotalMem(bytes, dev);
	_result = real_cnDeviceTotalMem(bytes, dev);
	if (_result == CN_SUCCESS && role_view(port_handle_device((uint64_t)dev), &_view)) {
		if (bytes)
			SHIM_SET(*bytes, _view.total);
	}
	role_leave();
	return _result;
}

/* mem.free, specs/cambricon/libcndrv.yaml:147 */
CNresult cnFree(CNaddr ptr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	CNresult _result;

	if (!role_enter())
		return real_cnFree(ptr);
	_op.key = (uint64_t)ptr;
	role_free_before(&_op);
	_result = real_cnFree(ptr);
	role_free_after(&_op, _result == CN_SUCCESS);
	role_leave();
	return _result;
}

/* lookup, specs/cambricon/libcndrv.yaml:120 */
CNresult cnGetExportFunction(const char *name, const void **func)
{
	static const char *const hooked[] = {"cnCtxCreate", "cnCtxDestroy", "cnCtxSetConfig",
			"cnCtxSync", "cnDestroyQueue", "cnDeviceGetAttribute",
			"cnDeviceGetDefaultMemPool", "cnDeviceGetMemPool", "cnDeviceTotalMem",
			"cnFree", "cnGetExportFunction", "cnInvokeHostFunc", "cnInvokeKernel",
			"cnInvokeKernelEx", "cnIpcCloseMemHandle", "cnIpcOpenMemHandle", "cnMalloc",
			"cnMallocConstant", "cnMallocFrameBuffer", "cnMallocNode",
			"cnMallocNodeConstant", "cnMallocPeerAble", "cnMallocSecurity",
			"cnMemAllocAsync", "cnMemAllocFromPoolAsync", "cnMemCreate",
			"cnMemExportToShareableHandle", "cnMemFreeAsync", "cnMemGetInfo",
			"cnMemGetNodeInfo", "cnMemImportFromShareableHandle", "cnMemMap",
			"cnMemPoolCreate", "cnMemPoolDestroy", "cnMemPoolSetAttribute",
			"cnMemPoolTrimTo", "cnMemRelease", "cnMemRetainAllocationHandle",
			"cnMemUnmap", "cnMemcpy", "cnMemcpy2D", "cnMemcpy2DAsync",
			"cnMemcpy3DAsync", "cnMemcpyAsync", "cnMemcpyAsync_V2", "cnMemcpyAsync_V3",
			"cnMemcpyDtoD", "cnMemcpyDtoD2D", "cnMemcpyDtoD3D", "cnMemcpyDtoDAsync",
			"cnMemcpyDtoH", "cnMemcpyDtoHAsync", "cnMemcpyDtoHAsync_V2", "cnMemcpyHtoD",
			"cnMemcpyHtoDAsync", "cnMemcpyHtoDAsync_V2", "cnMemcpyPeer",
			"cnMemcpyPeerAsync", "cnMemsetD16", "cnMemsetD16Async", "cnMemsetD32",
			"cnMemsetD32Async", "cnMemsetD8", "cnMemsetD8Async", "cnModuleGetKernel",
			"cnModuleGetSymbol", "cnModuleLoad", "cnModuleLoadFatBinary",
			"cnModuleUnload", "cnQueryNotifier", "cnQueryQueue", "cnQueueAddCallback",
			"cnQueueBeginCapture", "cnQueueEndCapture", "cnQueueSync",
			"cnSharedContextAcquire", "cnSharedContextRelease", "cnSharedContextReset",
			"cnTaskTopoEntityDestroy", "cnTaskTopoEntityInvoke",
			"cnTaskTopoInstantiate", "cnTaskTopoUpload", "cnWaitNotifier", "cnZmalloc",
			"cnZmallocNode", NULL};
	static const char *const passed[] = {NULL};
	static const char *const refused[] = {NULL};
	CNresult _result = real_cnGetExportFunction(name, func);

	if (_result == CN_SUCCESS && func && role_enter()) {
		*func = shim_entry_named(name, *func, hooked, passed, refused);
		role_leave();
	}
	return _result;
}

/* launch.host, specs/cambricon/libcndrv.yaml:138 */
CNresult cnInvokeHostFunc(CNqueue hqueue, CNhostFn fn, void *userData)
{
	CNresult _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)hqueue);

	_result = real_cnInvokeHostFunc(hqueue, fn, userData);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)hqueue);
	return _result;
}

/* launch, specs/cambricon/libcndrv.yaml:131 */
GATED CNresult gated_cnInvokeKernel(CNkernel hkernel, unsigned int dimx, unsigned int dimy,
		unsigned int dimz, KernelClass c, unsigned int reserve, CNqueue hqueue,
		void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnInvokeKernel(hkernel, dimx, dimy, dimz, c, reserve, hqueue,
				kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)hqueue,
			.what = (uint64_t)(uintptr_t)hkernel, .extent =
			role_mul(role_mul(role_mul((uint64_t)dimx, (uint64_t)dimy), (uint64_t)dimz),
			(uint64_t)c)};
	role_launch_before(&_op, _thread);
	_result = real_cnInvokeKernel(hkernel, dimx, dimy, dimz, c, reserve, hqueue, kernelParams,
			extra);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CNresult counted_cnInvokeKernel(CNkernel hkernel, unsigned int dimx, unsigned int dimy,
		unsigned int dimz, KernelClass c, unsigned int reserve, CNqueue hqueue,
		void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)hqueue, (uint64_t)(uintptr_t)hkernel,
			role_mul(role_mul(role_mul((uint64_t)dimx, (uint64_t)dimy), (uint64_t)dimz),
			(uint64_t)c), &_quick)))
		return gated_cnInvokeKernel(hkernel, dimx, dimy, dimz, c, reserve, hqueue,
				kernelParams, extra);
	_result = real_cnInvokeKernel(hkernel, dimx, dimy, dimz, c, reserve, hqueue, kernelParams,
			extra);
	role_launch_went(_thread, &_quick, _result == CN_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CNresult cnInvokeKernel(CNkernel hkernel, unsigned int dimx, unsigned int dimy,
		unsigned int dimz, KernelClass c, unsigned int reserve, CNqueue hqueue,
		void **kernelParams, void **extra)
{
	__typeof__(&cnInvokeKernel) _way = real_cnInvokeKernel;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cnInvokeKernel : _way)(hkernel, dimx, dimy, dimz, c, reserve,
			hqueue, kernelParams, extra);
}

/* launch.ex, specs/cambricon/libcndrv.yaml:132 */
GATED CNresult gated_cnInvokeKernelEx(const CNinvokeConfig *config, CNkernel hkernel,
		void **kernelParams, void **extra)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!config || !(_thread = role_enter_work()))
		return real_cnInvokeKernelEx(config, hkernel, kernelParams, extra);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream =
			(uint64_t)(uintptr_t)config->hqueue, .what = (uint64_t)(uintptr_t)hkernel,
			.extent = role_mul(role_mul(role_mul((uint64_t)config->dimx,
			(uint64_t)config->dimy), (uint64_t)config->dimz), (uint64_t)config->c)};
	role_launch_before(&_op, _thread);
	_result = real_cnInvokeKernelEx(config, hkernel, kernelParams, extra);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED CNresult counted_cnInvokeKernelEx(const CNinvokeConfig *config, CNkernel hkernel,
		void **kernelParams, void **extra)
{
	struct role_quick _quick;
	struct thread *_thread;
	CNresult _result;

	if (!config || !(_thread = role_launch_quick((uint64_t)(uintptr_t)config->hqueue,
			(uint64_t)(uintptr_t)hkernel,
			role_mul(role_mul(role_mul((uint64_t)config->dimx, (uint64_t)config->dimy),
			(uint64_t)config->dimz), (uint64_t)config->c), &_quick)))
		return gated_cnInvokeKernelEx(config, hkernel, kernelParams, extra);
	_result = real_cnInvokeKernelEx(config, hkernel, kernelParams, extra);
	role_launch_went(_thread, &_quick, _result == CN_SUCCESS);
	return _result;
}

SHIM_HOT_LINE CNresult cnInvokeKernelEx(const CNinvokeConfig *config, CNkernel hkernel,
		void **kernelParams, void **extra)
{
	__typeof__(&cnInvokeKernelEx) _way = real_cnInvokeKernelEx;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_cnInvokeKernelEx : _way)(config, hkernel, kernelParams,
			extra);
}

/* ipc.close, specs/cambricon/libcndrv.yaml:106 */
CNresult cnIpcCloseMemHandle(CNaddr ptr)
{
	struct role_free _op = {.space = ROLE_IMPORT};
	CNresult _result;

	if (!role_enter())
		return real_cnIpcCloseMemHandle(ptr);
	_op.key = (uint64_t)ptr;
	role_free_before(&_op);
	_result = real_cnIpcCloseMemHandle(ptr);
	role_free_after(&_op, _result == CN_SUCCESS);
	role_leave();
	return _result;
}

/* ipc.open, specs/cambricon/libcndrv.yaml:108 */
CNresult cnIpcOpenMemHandle(CNaddr *ptr, CNIpcMemHandle handle, unsigned int flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_IMPORT};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnIpcOpenMemHandle(ptr, handle, flags);
	_op.bytes = UINT64_C(0);
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnIpcOpenMemHandle(ptr, handle, flags);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnIpcCloseMemHandle(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	if (_result == CN_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
CNresult cnMalloc(CNaddr *ptr, uint64_t bytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnMalloc(ptr, bytes);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnMalloc(ptr, bytes);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
CNresult cnMallocConstant(CNaddr *ptr, uint64_t bytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnMallocConstant(ptr, bytes);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnMallocConstant(ptr, bytes);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
CNresult cnMallocFrameBuffer(CNaddr *ptr, uint64_t bytes, int node)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnMallocFrameBuffer(ptr, bytes, node);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnMallocFrameBuffer(ptr, bytes, node);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
CNresult cnMallocNode(CNaddr *ptr, uint64_t bytes, int node)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnMallocNode(ptr, bytes, node);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnMallocNode(ptr, bytes, node);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
CNresult cnMallocNodeConstant(CNaddr *ptr, uint64_t bytes, int node)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnMallocNodeConstant(ptr, bytes, node);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnMallocNodeConstant(ptr, bytes, node);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
CNresult cnMallocPeerAble(CNaddr *ptr, uint64_t bytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnMallocPeerAble(ptr, bytes);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnMallocPeerAble(ptr, bytes);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
CNresult cnMallocSecurity(CNaddr *ptr, uint64_t bytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnMallocSecurity(ptr, bytes);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnMallocSecurity(ptr, bytes);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* pool.alloc, specs/cambricon/libcndrv.yaml:173 */
CNresult cnMemAllocAsync(CNaddr *ptr, size_t size, CNqueue hqueue)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnMemAllocAsync(ptr, size, hqueue);
	_op.stream = (uint64_t)(uintptr_t)hqueue;
	/* A recorded allocation would take memory that no call reports. */
	if (port_stream_recording((uint64_t)(uintptr_t)hqueue)) {
		_result = CN_OPS_ERROR_NOT_SUPPORTED;
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*ptr) _was = *ptr;
	do {
		do
			_result = real_cnMemAllocAsync(ptr, size, hqueue);
		while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CN_SUCCESS))
			goto out;
		real_cnMemFreeAsync(*ptr, hqueue);
		*ptr = _was;
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* pool.alloc.from, specs/cambricon/libcndrv.yaml:174 */
CNresult cnMemAllocFromPoolAsync(CNaddr *ptr, size_t size, CNmemoryPool pool, CNqueue hqueue)
{
	struct role_pool _op = {.device = ROLE_DEVICE_CURRENT};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnMemAllocFromPoolAsync(ptr, size, pool, hqueue);
	_op.pool = (uint64_t)(uintptr_t)pool;
	_op.stream = (uint64_t)(uintptr_t)hqueue;
	/* A recorded allocation would take memory that no call reports. */
	if (port_stream_recording((uint64_t)(uintptr_t)hqueue)) {
		_result = CN_OPS_ERROR_NOT_SUPPORTED;
		goto out;
	}
	_op.bytes = (uint64_t)size;
	if (role_pool_before(&_op))
		goto out;
	__typeof__(*ptr) _was = *ptr;
	do {
		do
			_result = real_cnMemAllocFromPoolAsync(ptr, size, pool, hqueue);
		while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_pool_again(&_op));
		if (!role_pool_after(&_op, _result == CN_SUCCESS))
			goto out;
		real_cnMemFreeAsync(*ptr, hqueue);
		*ptr = _was;
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	} while (role_pool_retry(&_op));
out:
	role_leave();
	return _result;
}

/* vmm.create, specs/cambricon/libcndrv.yaml:215 */
CNresult cnMemCreate(CNmemGenericAllocationHandle *handle, uint64_t size, CNmemAllocationProp *prop,
		uint64_t flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!handle || !prop || !role_enter())
		return real_cnMemCreate(handle, size, prop, flags);
	_op.device = ((prop->location.type == CN_MEM_LOCATION_TYPE_DEVICE) ? (int)prop->location.id
			: ROLE_DEVICE_NONE);
	_op.bytes = (uint64_t)size;
	__typeof__(*handle) _was = *handle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnMemCreate(handle, size, prop, flags);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*handle), _op.bytes)) {
		real_cnMemRelease(*handle);
		*handle = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* vmm.export, specs/cambricon/libcndrv.yaml:223 */
CNresult cnMemExportToShareableHandle(void *shareable, CNmemGenericAllocationHandle handle,
		CNmemAllocationHandleType type, uint64_t flags)
{
	CNresult _result;
	uint64_t _key;
	bool _file;

	if (!role_enter())
		return real_cnMemExportToShareableHandle(shareable, handle, type, flags);
	_key = (uint64_t)handle;
	_file = type == CN_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
	_result = real_cnMemExportToShareableHandle(shareable, handle, type, flags);
	if (_result == CN_SUCCESS)
		role_physical_exported(_key, _file ? *(const int *)shareable : -1);
	role_leave();
	return _result;
}

/* mem.free.async, specs/cambricon/libcndrv.yaml:148 */
CNresult cnMemFreeAsync(CNaddr ptr, CNqueue hqueue)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	CNresult _result;

	if (!role_enter())
		return real_cnMemFreeAsync(ptr, hqueue);
	_op.key = (uint64_t)ptr;
	role_free_before(&_op);
	_result = real_cnMemFreeAsync(ptr, hqueue);
	role_free_after(&_op, _result == CN_SUCCESS);
	role_leave();
	return _result;
}

/* view.info, specs/cambricon/libcndrv.yaml:211 */
CNresult cnMemGetInfo(uint64_t *free, uint64_t *total)
{
	struct role_view _view;
	CNresult _result;

	if (!role_enter())
		return real_cnMemGetInfo(free, total);
	_result = real_cnMemGetInfo(free, total);
	if (_result == CN_SUCCESS && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* view.info, specs/cambricon/libcndrv.yaml:211 */
CNresult cnMemGetNodeInfo(uint64_t *free, uint64_t *total, int node)
{
	struct role_view _view;
	CNresult _result;

	if (!role_enter())
		return real_cnMemGetNodeInfo(free, total, node);
	_result = real_cnMemGetNodeInfo(free, total, node);
	if (_result == CN_SUCCESS && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* vmm.import, specs/cambricon/libcndrv.yaml:230 */
CNresult cnMemImportFromShareableHandle(CNmemGenericAllocationHandle *handle, void *shareable,
		CNmemAllocationHandleType type)
{
	CNresult _result;

	if (!handle || !role_enter())
		return real_cnMemImportFromShareableHandle(handle, shareable, type);
	_result = real_cnMemImportFromShareableHandle(handle, shareable, type);
	if (_result == CN_SUCCESS)
		role_physical_opened((uint64_t)(*handle));
	if (_result == CN_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* vmm.map, specs/cambricon/libcndrv.yaml:231 */
CNresult cnMemMap(CNaddr ptr, uint64_t size, uint64_t offset, CNmemGenericAllocationHandle handle,
		uint64_t flags)
{
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	uint64_t _address;
	uint64_t _bytes;
	uint64_t _key;

	if (!role_enter())
		return real_cnMemMap(ptr, size, offset, handle, flags);
	_address = (uint64_t)ptr;
	_bytes = (uint64_t)size;
	_key = (uint64_t)handle;
	if (role_physical_mapping(_bytes, _key))
		goto out;
	_result = real_cnMemMap(ptr, size, offset, handle, flags);
	if (_result == CN_SUCCESS)
		role_physical_mapped(_address, _bytes, _key);
out:
	role_leave();
	return _result;
}

/* pool.create, specs/cambricon/libcndrv.yaml:190 */
CNresult cnMemPoolCreate(CNmemoryPool *pool, CNmemPoolProps *props)
{
	CNresult _result;
	int _device;

	if (!pool || !props || !role_enter())
		return real_cnMemPoolCreate(pool, props);
	_device = ((props->location.type == CN_MEM_LOCATION_TYPE_DEVICE) ? (int)props->location.id
			: ROLE_DEVICE_NONE);
	_result = real_cnMemPoolCreate(pool, props);
	if (_result == CN_SUCCESS)
		role_pool_settle(_device, (uint64_t)(uintptr_t)(*pool), false);
	role_leave();
	return _result;
}

/* pool.destroy, specs/cambricon/libcndrv.yaml:197 */
CNresult cnMemPoolDestroy(CNmemoryPool pool)
{
	CNresult _result;
	uint64_t _pool;

	if (!role_enter())
		return real_cnMemPoolDestroy(pool);
	_pool = role_pool_leaving((uint64_t)(uintptr_t)pool);
	_result = real_cnMemPoolDestroy(pool);
	if (_result == CN_SUCCESS)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, true);
	role_leave();
	return _result;
}

/* pool.threshold, specs/cambricon/libcndrv.yaml:199 */
CNresult cnMemPoolSetAttribute(CNmemoryPool pool, CNmemPoolAttribute attr, void *value)
{
	CNresult _result;
	uint64_t _pool;

	if (!role_enter())
		return real_cnMemPoolSetAttribute(pool, attr, value);
	_pool = (uint64_t)(uintptr_t)pool;
	_result = real_cnMemPoolSetAttribute(pool, attr, value);
	if (_result == CN_SUCCESS)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* pool.trim, specs/cambricon/libcndrv.yaml:200 */
CNresult cnMemPoolTrimTo(CNmemoryPool pool, size_t keep)
{
	CNresult _result;
	uint64_t _pool;

	if (!role_enter())
		return real_cnMemPoolTrimTo(pool, keep);
	_pool = (uint64_t)(uintptr_t)pool;
	_result = real_cnMemPoolTrimTo(pool, keep);
	if (_result == CN_SUCCESS)
		role_pool_settle(ROLE_DEVICE_CURRENT, _pool, false);
	role_leave();
	return _result;
}

/* vmm.release, specs/cambricon/libcndrv.yaml:232 */
CNresult cnMemRelease(CNmemGenericAllocationHandle handle)
{
	struct role_free _op = {.space = ROLE_PHYSICAL};
	CNresult _result;

	if (!role_enter())
		return real_cnMemRelease(handle);
	_op.key = (uint64_t)handle;
	role_free_before(&_op);
	_result = real_cnMemRelease(handle);
	role_free_after(&_op, _result == CN_SUCCESS);
	role_leave();
	return _result;
}

/* vmm.retain, specs/cambricon/libcndrv.yaml:234 */
CNresult cnMemRetainAllocationHandle(CNmemGenericAllocationHandle *handle, CNaddr ptr)
{
	CNresult _result;

	if (!handle || !role_enter())
		return real_cnMemRetainAllocationHandle(handle, ptr);
	_result = real_cnMemRetainAllocationHandle(handle, ptr);
	if (_result == CN_SUCCESS)
		role_physical_retain((uint64_t)(*handle));
	role_leave();
	return _result;
}

/* vmm.unmap, specs/cambricon/libcndrv.yaml:235 */
CNresult cnMemUnmap(CNaddr ptr, uint64_t size)
{
	CNresult _result;
	uint64_t _address;
	uint64_t _bytes;

	if (!role_enter())
		return real_cnMemUnmap(ptr, size);
	_address = (uint64_t)ptr;
	_bytes = (uint64_t)size;
	_result = real_cnMemUnmap(ptr, size);
	if (_result == CN_SUCCESS)
		role_physical_unmapped(_address, _bytes);
	role_leave();
	return _result;
}

/* copy, specs/cambricon/libcndrv.yaml:41 */
GATED CNresult gated_cnMemcpy(CNaddr dst, CNaddr src, uint64_t bytes)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpy(dst, src, bytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)bytes, .host = true,
			.waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpy(dst, src, bytes);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpy(CNaddr dst, CNaddr src, uint64_t bytes)
{
	__typeof__(&cnMemcpy) _way = real_cnMemcpy;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpy : _way)(dst, src, bytes);
}

/* copy.rows, specs/cambricon/libcndrv.yaml:51 */
GATED CNresult gated_cnMemcpy2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch,
		uint64_t width, uint64_t height)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpy2D(dst, dpitch, src, spitch, width, height);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = true, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpy2D(dst, dpitch, src, spitch, width, height);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpy2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch,
		uint64_t width, uint64_t height)
{
	__typeof__(&cnMemcpy2D) _way = real_cnMemcpy2D;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpy2D : _way)(dst, dpitch, src, spitch, width, height);
}

/* copy.rows.async, specs/cambricon/libcndrv.yaml:52 */
GATED CNresult gated_cnMemcpy2DAsync(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch,
		uint64_t width, uint64_t height, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpy2DAsync(dst, dpitch, src, spitch, width, height, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = role_mul((uint64_t)width, (uint64_t)height), .host = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpy2DAsync(dst, dpitch, src, spitch, width, height, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpy2DAsync(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch,
		uint64_t width, uint64_t height, CNqueue hqueue)
{
	__typeof__(&cnMemcpy2DAsync) _way = real_cnMemcpy2DAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpy2DAsync : _way)(dst, dpitch, src, spitch, width,
			height, hqueue);
}

/* copy.slices.async, specs/cambricon/libcndrv.yaml:73 */
GATED CNresult gated_cnMemcpy3DAsync(const CNmemcpy3dParam *p, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!p || !(_thread = role_enter_work()))
		return real_cnMemcpy3DAsync(p, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = role_mul(role_mul((uint64_t)p->extent.width,
			(uint64_t)p->extent.height), (uint64_t)p->extent.depth), .host = 1};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpy3DAsync(p, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpy3DAsync(const CNmemcpy3dParam *p, CNqueue hqueue)
{
	__typeof__(&cnMemcpy3DAsync) _way = real_cnMemcpy3DAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpy3DAsync : _way)(p, hqueue);
}

/* copy.async, specs/cambricon/libcndrv.yaml:42 */
GATED CNresult gated_cnMemcpyAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyAsync(dst, src, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyAsync(dst, src, bytes, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	__typeof__(&cnMemcpyAsync) _way = real_cnMemcpyAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyAsync : _way)(dst, src, bytes, hqueue);
}

/* copy.async, specs/cambricon/libcndrv.yaml:42 */
GATED CNresult gated_cnMemcpyAsync_V2(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyAsync_V2(dst, src, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyAsync_V2(dst, src, bytes, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyAsync_V2(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	__typeof__(&cnMemcpyAsync_V2) _way = real_cnMemcpyAsync_V2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyAsync_V2 : _way)(dst, src, bytes, hqueue);
}

/* copy.async, specs/cambricon/libcndrv.yaml:42 */
GATED CNresult gated_cnMemcpyAsync_V3(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyAsync_V3(dst, src, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)dst) && role_on_device((uint64_t)src));
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyAsync_V3(dst, src, bytes, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyAsync_V3(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	__typeof__(&cnMemcpyAsync_V3) _way = real_cnMemcpyAsync_V3;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyAsync_V3 : _way)(dst, src, bytes, hqueue);
}

/* copy.dtod, specs/cambricon/libcndrv.yaml:43 */
GATED CNresult gated_cnMemcpyDtoD(CNaddr dst, CNaddr src, uint64_t bytes)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyDtoD(dst, src, bytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)bytes, .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyDtoD(dst, src, bytes);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyDtoD(CNaddr dst, CNaddr src, uint64_t bytes)
{
	__typeof__(&cnMemcpyDtoD) _way = real_cnMemcpyDtoD;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyDtoD : _way)(dst, src, bytes);
}

/* copy.rows.dtod, specs/cambricon/libcndrv.yaml:62 */
GATED CNresult gated_cnMemcpyDtoD2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch,
		uint64_t width, uint64_t height)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyDtoD2D(dst, dpitch, src, spitch, width, height);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyDtoD2D(dst, dpitch, src, spitch, width, height);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyDtoD2D(CNaddr dst, uint64_t dpitch, CNaddr src, uint64_t spitch,
		uint64_t width, uint64_t height)
{
	__typeof__(&cnMemcpyDtoD2D) _way = real_cnMemcpyDtoD2D;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyDtoD2D : _way)(dst, dpitch, src, spitch, width,
			height);
}

/* copy.slices.dtod, specs/cambricon/libcndrv.yaml:74 */
GATED CNresult gated_cnMemcpyDtoD3D(CNmemcpy3dParam *p)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!p || !(_thread = role_enter_work()))
		return real_cnMemcpyDtoD3D(p);
	_op = (struct role_launch){.work = ROLE_COPY, .extent =
			role_mul(role_mul((uint64_t)p->extent.width, (uint64_t)p->extent.height),
			(uint64_t)p->extent.depth)};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyDtoD3D(p);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyDtoD3D(CNmemcpy3dParam *p)
{
	__typeof__(&cnMemcpyDtoD3D) _way = real_cnMemcpyDtoD3D;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyDtoD3D : _way)(p);
}

/* copy.dtod.async, specs/cambricon/libcndrv.yaml:44 */
GATED CNresult gated_cnMemcpyDtoDAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyDtoDAsync(dst, src, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyDtoDAsync(dst, src, bytes, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyDtoDAsync(CNaddr dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	__typeof__(&cnMemcpyDtoDAsync) _way = real_cnMemcpyDtoDAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyDtoDAsync : _way)(dst, src, bytes, hqueue);
}

/* copy.dtoh, specs/cambricon/libcndrv.yaml:45 */
GATED CNresult gated_cnMemcpyDtoH(void *dst, CNaddr src, uint64_t bytes)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyDtoH(dst, src, bytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)bytes, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyDtoH(dst, src, bytes);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyDtoH(void *dst, CNaddr src, uint64_t bytes)
{
	__typeof__(&cnMemcpyDtoH) _way = real_cnMemcpyDtoH;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyDtoH : _way)(dst, src, bytes);
}

/* copy.dtoh.async, specs/cambricon/libcndrv.yaml:46 */
GATED CNresult gated_cnMemcpyDtoHAsync(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyDtoHAsync(dst, src, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyDtoHAsync(dst, src, bytes, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyDtoHAsync(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	__typeof__(&cnMemcpyDtoHAsync) _way = real_cnMemcpyDtoHAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyDtoHAsync : _way)(dst, src, bytes, hqueue);
}

/* copy.dtoh.async, specs/cambricon/libcndrv.yaml:46 */
GATED CNresult gated_cnMemcpyDtoHAsync_V2(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyDtoHAsync_V2(dst, src, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyDtoHAsync_V2(dst, src, bytes, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyDtoHAsync_V2(void *dst, CNaddr src, uint64_t bytes, CNqueue hqueue)
{
	__typeof__(&cnMemcpyDtoHAsync_V2) _way = real_cnMemcpyDtoHAsync_V2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyDtoHAsync_V2 : _way)(dst, src, bytes, hqueue);
}

/* copy.htod, specs/cambricon/libcndrv.yaml:47 */
GATED CNresult gated_cnMemcpyHtoD(CNaddr dst, const void *src, uint64_t bytes)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyHtoD(dst, src, bytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)bytes, .host = true,
			.waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyHtoD(dst, src, bytes);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyHtoD(CNaddr dst, const void *src, uint64_t bytes)
{
	__typeof__(&cnMemcpyHtoD) _way = real_cnMemcpyHtoD;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyHtoD : _way)(dst, src, bytes);
}

/* copy.htod.async, specs/cambricon/libcndrv.yaml:48 */
GATED CNresult gated_cnMemcpyHtoDAsync(CNaddr dst, const void *src, uint64_t bytes, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyHtoDAsync(dst, src, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyHtoDAsync(dst, src, bytes, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyHtoDAsync(CNaddr dst, const void *src, uint64_t bytes, CNqueue hqueue)
{
	__typeof__(&cnMemcpyHtoDAsync) _way = real_cnMemcpyHtoDAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyHtoDAsync : _way)(dst, src, bytes, hqueue);
}

/* copy.htod.async, specs/cambricon/libcndrv.yaml:48 */
GATED CNresult gated_cnMemcpyHtoDAsync_V2(CNaddr dst, const void *src, uint64_t bytes,
		CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyHtoDAsync_V2(dst, src, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes, .host = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyHtoDAsync_V2(dst, src, bytes, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyHtoDAsync_V2(CNaddr dst, const void *src, uint64_t bytes, CNqueue hqueue)
{
	__typeof__(&cnMemcpyHtoDAsync_V2) _way = real_cnMemcpyHtoDAsync_V2;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyHtoDAsync_V2 : _way)(dst, src, bytes, hqueue);
}

/* copy.peer, specs/cambricon/libcndrv.yaml:49 */
GATED CNresult gated_cnMemcpyPeer(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx,
		uint64_t bytes)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyPeer(dst, dstCtx, src, srcCtx, bytes);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)bytes, .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyPeer(dst, dstCtx, src, srcCtx, bytes);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyPeer(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx,
		uint64_t bytes)
{
	__typeof__(&cnMemcpyPeer) _way = real_cnMemcpyPeer;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyPeer : _way)(dst, dstCtx, src, srcCtx, bytes);
}

/* copy.peer.async, specs/cambricon/libcndrv.yaml:50 */
GATED CNresult gated_cnMemcpyPeerAsync(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx,
		uint64_t bytes, CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemcpyPeerAsync(dst, dstCtx, src, srcCtx, bytes, hqueue);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = (uint64_t)bytes};
	role_launch_before(&_op, _thread);
	_result = real_cnMemcpyPeerAsync(dst, dstCtx, src, srcCtx, bytes, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemcpyPeerAsync(CNaddr dst, CNcontext dstCtx, CNaddr src, CNcontext srcCtx,
		uint64_t bytes, CNqueue hqueue)
{
	__typeof__(&cnMemcpyPeerAsync) _way = real_cnMemcpyPeerAsync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemcpyPeerAsync : _way)(dst, dstCtx, src, srcCtx, bytes,
			hqueue);
}

/* memset.16, specs/cambricon/libcndrv.yaml:155 */
GATED CNresult gated_cnMemsetD16(CNaddr ptr, unsigned short value, uint64_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemsetD16(ptr, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(2),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemsetD16(ptr, value, count);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemsetD16(CNaddr ptr, unsigned short value, uint64_t count)
{
	__typeof__(&cnMemsetD16) _way = real_cnMemsetD16;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemsetD16 : _way)(ptr, value, count);
}

/* memset.16.async, specs/cambricon/libcndrv.yaml:156 */
GATED CNresult gated_cnMemsetD16Async(CNaddr ptr, unsigned short value, uint64_t count,
		CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemsetD16Async(ptr, value, count, hqueue);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = role_mul(UINT64_C(2), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_cnMemsetD16Async(ptr, value, count, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemsetD16Async(CNaddr ptr, unsigned short value, uint64_t count,
		CNqueue hqueue)
{
	__typeof__(&cnMemsetD16Async) _way = real_cnMemsetD16Async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemsetD16Async : _way)(ptr, value, count, hqueue);
}

/* memset.32, specs/cambricon/libcndrv.yaml:157 */
GATED CNresult gated_cnMemsetD32(CNaddr ptr, unsigned int value, uint64_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemsetD32(ptr, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(4),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemsetD32(ptr, value, count);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemsetD32(CNaddr ptr, unsigned int value, uint64_t count)
{
	__typeof__(&cnMemsetD32) _way = real_cnMemsetD32;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemsetD32 : _way)(ptr, value, count);
}

/* memset.32.async, specs/cambricon/libcndrv.yaml:158 */
GATED CNresult gated_cnMemsetD32Async(CNaddr ptr, unsigned int value, uint64_t count,
		CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemsetD32Async(ptr, value, count, hqueue);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = role_mul(UINT64_C(4), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_cnMemsetD32Async(ptr, value, count, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemsetD32Async(CNaddr ptr, unsigned int value, uint64_t count, CNqueue hqueue)
{
	__typeof__(&cnMemsetD32Async) _way = real_cnMemsetD32Async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemsetD32Async : _way)(ptr, value, count, hqueue);
}

/* memset.8, specs/cambricon/libcndrv.yaml:153 */
GATED CNresult gated_cnMemsetD8(CNaddr ptr, unsigned char value, uint64_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemsetD8(ptr, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_cnMemsetD8(ptr, value, count);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemsetD8(CNaddr ptr, unsigned char value, uint64_t count)
{
	__typeof__(&cnMemsetD8) _way = real_cnMemsetD8;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemsetD8 : _way)(ptr, value, count);
}

/* memset.8.async, specs/cambricon/libcndrv.yaml:154 */
GATED CNresult gated_cnMemsetD8Async(CNaddr ptr, unsigned char value, uint64_t count,
		CNqueue hqueue)
{
	struct role_launch _op;
	struct thread *_thread;
	CNresult _result;

	if (!(_thread = role_enter_work()))
		return real_cnMemsetD8Async(ptr, value, count, hqueue);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)hqueue,
			.extent = role_mul(UINT64_C(1), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_cnMemsetD8Async(ptr, value, count, hqueue);
	role_launch_after(&_op, _result == CN_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM CNresult cnMemsetD8Async(CNaddr ptr, unsigned char value, uint64_t count, CNqueue hqueue)
{
	__typeof__(&cnMemsetD8Async) _way = real_cnMemsetD8Async;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_cnMemsetD8Async : _way)(ptr, value, count, hqueue);
}

/* module.kernel, specs/cambricon/libcndrv.yaml:160 */
CNresult cnModuleGetKernel(CNmodule hmod, const char *name, CNkernel *phkernel)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cnModuleGetKernel(hmod, name, phkernel);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cnModuleGetKernel(hmod, name, phkernel);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.symbol, specs/cambricon/libcndrv.yaml:163 */
CNresult cnModuleGetSymbol(CNmodule hmod, const char *name, CNaddr *ptr, uint64_t *bytes)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cnModuleGetSymbol(hmod, name, ptr, bytes);
	if (role_growth_before(&_op))
		goto out;
	_result = real_cnModuleGetSymbol(hmod, name, ptr, bytes);
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.load, specs/cambricon/libcndrv.yaml:161 */
CNresult cnModuleLoad(const char *fname, CNmodule *phmod)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!phmod || !role_enter())
		return real_cnModuleLoad(fname, phmod);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*phmod) _was = *phmod;
	_result = real_cnModuleLoad(fname, phmod);
	if (_result == CN_SUCCESS && role_growth_after(&_op)) {
		real_cnModuleUnload(*phmod);
		*phmod = _was;
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.load.data, specs/cambricon/libcndrv.yaml:162 */
CNresult cnModuleLoadFatBinary(const void *fatBin, CNmodule *phmod)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!phmod || !role_enter())
		return real_cnModuleLoadFatBinary(fatBin, phmod);
	if (role_growth_before(&_op))
		goto out;
	__typeof__(*phmod) _was = *phmod;
	_result = real_cnModuleLoadFatBinary(fatBin, phmod);
	if (_result == CN_SUCCESS && role_growth_after(&_op)) {
		real_cnModuleUnload(*phmod);
		*phmod = _was;
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_op);
out:
	role_leave();
	return _result;
}

/* module.unload, specs/cambricon/libcndrv.yaml:164 */
CNresult cnModuleUnload(CNmodule hmod)
{
	CNresult _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_cnModuleUnload(hmod);
	role_code_leaving();
	_result = real_cnModuleUnload(hmod);
	if (_result == CN_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* notifier.query, specs/cambricon/libcndrv.yaml:170 */
GATED CNresult gated_cnQueryNotifier(CNnotifier hnotifier)
{
	CNresult _result;

	_result = real_cnQueryNotifier(hnotifier);
	if (_result == CN_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CNresult cnQueryNotifier(CNnotifier hnotifier)
{
	__typeof__(&cnQueryNotifier) _way = real_cnQueryNotifier;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnQueryNotifier : _way)(hnotifier);
}

/* queue.query, specs/cambricon/libcndrv.yaml:206 */
GATED CNresult gated_cnQueryQueue(CNqueue hqueue)
{
	CNresult _result;

	_result = real_cnQueryQueue(hqueue);
	if (_result == CN_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CNresult cnQueryQueue(CNqueue hqueue)
{
	__typeof__(&cnQueryQueue) _way = real_cnQueryQueue;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnQueryQueue : _way)(hqueue);
}

/* launch.host.status, specs/cambricon/libcndrv.yaml:139 */
CNresult cnQueueAddCallback(CNqueue hqueue, CNqueueCallback callback, void *userData,
		unsigned int flags)
{
	CNresult _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)hqueue);

	_result = real_cnQueueAddCallback(hqueue, callback, userData, flags);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)hqueue);
	return _result;
}

/* capture.begin, specs/cambricon/libcndrv.yaml:23 */
CNresult cnQueueBeginCapture(CNqueue hqueue, CNqueueCaptureMode mode)
{
	CNresult _result;

	if (!role_enter())
		return real_cnQueueBeginCapture(hqueue, mode);
	role_capture(1);
	_result = real_cnQueueBeginCapture(hqueue, mode);
	if (!(_result == CN_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.end, specs/cambricon/libcndrv.yaml:24 */
CNresult cnQueueEndCapture(CNqueue hqueue, CNtaskTopo *topo)
{
	CNresult _result;
	bool _recording;

	if (!role_enter())
		return real_cnQueueEndCapture(hqueue, topo);
	_recording = port_stream_recording((uint64_t)(uintptr_t)hqueue);
	_result = real_cnQueueEndCapture(hqueue, topo);
	if (_result == CN_SUCCESS || (_recording &&
			!port_stream_recording((uint64_t)(uintptr_t)hqueue)))
		role_capture(-1);
	role_leave();
	return _result;
}

/* queue.sync, specs/cambricon/libcndrv.yaml:207 */
GATED CNresult gated_cnQueueSync(CNqueue hqueue)
{
	CNresult _result;

	_result = real_cnQueueSync(hqueue);
	if (_result == CN_SUCCESS)
		role_waited();
	return _result;
}

SHIM_HOT CNresult cnQueueSync(CNqueue hqueue)
{
	__typeof__(&cnQueueSync) _way = real_cnQueueSync;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnQueueSync : _way)(hqueue);
}

/* context.shared, specs/cambricon/libcndrv.yaml:34 */
CNresult cnSharedContextAcquire(CNcontext *pctx, CNdev dev)
{
	struct role_context _op = {.device = ROLE_DEVICE_CURRENT};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!pctx || !role_enter())
		return real_cnSharedContextAcquire(pctx, dev);
	_op.device = port_handle_device((uint64_t)dev);
	_op.shared = true;
	if (role_context_before(&_op))
		goto out;
	__typeof__(*pctx) _was = *pctx;
	_result = real_cnSharedContextAcquire(pctx, dev);
	if (role_context_after(&_op, _result == CN_SUCCESS) && _result == CN_SUCCESS) {
		real_cnSharedContextRelease(dev);
		*pctx = _was;
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* context.shared.release, specs/cambricon/libcndrv.yaml:35 */
CNresult cnSharedContextRelease(CNdev dev)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_REFERENCE};
	CNresult _result;

	if (!role_enter())
		return real_cnSharedContextRelease(dev);
	_leaving.device = port_handle_device((uint64_t)dev);
	role_context_leaving(&_leaving);
	_result = real_cnSharedContextRelease(dev);
	role_context_left(&_leaving, _result == CN_SUCCESS);
	if (_result == CN_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* context.shared.reset, specs/cambricon/libcndrv.yaml:36 */
CNresult cnSharedContextReset(CNdev dev)
{
	struct role_leaving _leaving = {.end = ROLE_ENDS_IMPLICIT};
	CNresult _result;

	if (!role_enter())
		return real_cnSharedContextReset(dev);
	_leaving.device = port_handle_device((uint64_t)dev);
	role_context_leaving(&_leaving);
	_result = real_cnSharedContextReset(dev);
	role_context_left(&_leaving, _result == CN_SUCCESS);
	if (_result == CN_SUCCESS)
		role_context_gone(_leaving.owner, _leaving.device);
	role_leave();
	return _result;
}

/* graph.destroy, specs/cambricon/libcndrv.yaml:96 */
CNresult cnTaskTopoEntityDestroy(CNtaskTopoEntity entity)
{
	CNresult _result;
	uint64_t _exec;

	if (!role_enter())
		return real_cnTaskTopoEntityDestroy(entity);
	_exec = (uint64_t)(uintptr_t)entity;
	_result = real_cnTaskTopoEntityDestroy(entity);
	if (_result == CN_SUCCESS)
		role_graph_destroyed(_exec);
	role_leave();
	return _result;
}

/* graph.launch, specs/cambricon/libcndrv.yaml:98 */
CNresult cnTaskTopoEntityInvoke(CNtaskTopoEntity entity, CNqueue hqueue)
{
	struct role_graph _op;
	struct role_launch _work;
	bool _gated;
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cnTaskTopoEntityInvoke(entity, hqueue);
	_op.exec = (uint64_t)(uintptr_t)entity;
	if (role_graph_before(&_op))
		goto out;
	_gated = role_gated();
	if (_gated) {
		_work = (struct role_launch){.work = ROLE_GRAPH_LAUNCH, .stream =
				(uint64_t)(uintptr_t)hqueue, .what = (uint64_t)(uintptr_t)entity};
		role_launch_before(&_work, thread_self());
	}
	_result = real_cnTaskTopoEntityInvoke(entity, hqueue);
	if (_gated)
		role_launch_after(&_work, _result == CN_SUCCESS);
	role_graph_after(&_op, _result == CN_SUCCESS);
out:
	role_leave();
	return _result;
}

/* graph.instantiate, specs/cambricon/libcndrv.yaml:97 */
CNresult cnTaskTopoInstantiate(CNtaskTopoEntity *entity, CNtaskTopo topo, CNtaskTopoNode *errorNode,
		char *logBuffer, size_t bufferSize)
{
	struct role_growth _grown = {.device = ROLE_DEVICE_CURRENT, .graph = true};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	uint64_t _graph;
	int _uncounted = 0;

	if (!entity || !role_enter())
		return real_cnTaskTopoInstantiate(entity, topo, errorNode, logBuffer, bufferSize);
	_graph = (uint64_t)(uintptr_t)topo;
	if (role_growth_before(&_grown))
		goto out;
	__typeof__(*entity) _was = *entity;
	_result = real_cnTaskTopoInstantiate(entity, topo, errorNode, logBuffer, bufferSize);
	if (_result == CN_SUCCESS)
		_uncounted = role_graph_created((uint64_t)(uintptr_t)(*entity), _graph);
	if (_result == CN_SUCCESS && (_uncounted || role_growth_after(&_grown))) {
		role_graph_destroyed((uint64_t)(uintptr_t)(*entity));
		real_cnTaskTopoEntityDestroy(*entity);
		*entity = _was;
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
	role_growth_end(&_grown);
out:
	role_leave();
	return _result;
}

/* graph.upload, specs/cambricon/libcndrv.yaml:100 */
CNresult cnTaskTopoUpload(CNtaskTopoEntity entity, CNqueue hqueue)
{
	struct role_graph _op;
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!role_enter())
		return real_cnTaskTopoUpload(entity, hqueue);
	_op.exec = (uint64_t)(uintptr_t)entity;
	if (role_graph_before(&_op))
		goto out;
	_result = real_cnTaskTopoUpload(entity, hqueue);
	role_graph_after(&_op, _result == CN_SUCCESS);
out:
	role_leave();
	return _result;
}

/* notifier.sync, specs/cambricon/libcndrv.yaml:171 */
GATED CNresult gated_cnWaitNotifier(CNnotifier hnotifier)
{
	CNresult _result;

	_result = real_cnWaitNotifier(hnotifier);
	if (_result == CN_SUCCESS)
		role_waited();
	return _result;
}

SHIM_WARM CNresult cnWaitNotifier(CNnotifier hnotifier)
{
	__typeof__(&cnWaitNotifier) _way = real_cnWaitNotifier;

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_pooled() ? gated_cnWaitNotifier : _way)(hnotifier);
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
CNresult cnZmalloc(CNaddr *ptr, uint64_t bytes)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnZmalloc(ptr, bytes);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnZmalloc(ptr, bytes);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}

/* mem.alloc, specs/cambricon/libcndrv.yaml:141 */
CNresult cnZmallocNode(CNaddr *ptr, uint64_t bytes, int node)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	CNresult _result = CN_MEMORY_ERROR_OUT_OF_MEMORY;

	if (!ptr || !role_enter())
		return real_cnZmallocNode(ptr, bytes, node);
	_op.bytes = (uint64_t)bytes;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_cnZmallocNode(ptr, bytes, node);
	while (_result == CN_MEMORY_ERROR_OUT_OF_MEMORY && role_alloc_again(&_op));
	if (_result != CN_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(*ptr), _op.bytes)) {
		real_cnFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = CN_MEMORY_ERROR_OUT_OF_MEMORY;
	}
out:
	role_leave();
	return _result;
}
