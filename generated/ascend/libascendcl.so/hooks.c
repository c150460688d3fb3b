/* Made by `porter gen --backend ascend`. Do not edit. */
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

/* model.load.configured, specs/ascend/libascendcl.yaml:218 */
aclError aclmdlBundleLoadFromFile(const char *modelPath, uint32_t *bundleId)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!role_enter())
		return real_aclmdlBundleLoadFromFile(modelPath, bundleId);
	if (role_growth_before(&_op))
		goto out;
	_result = real_aclmdlBundleLoadFromFile(modelPath, bundleId);
	role_growth_end(&_op);
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* model.load.configured, specs/ascend/libascendcl.yaml:218 */
aclError aclmdlBundleLoadFromMem(const void *model, size_t modelSize, uint32_t *bundleId)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!role_enter())
		return real_aclmdlBundleLoadFromMem(model, modelSize, bundleId);
	if (role_growth_before(&_op))
		goto out;
	_result = real_aclmdlBundleLoadFromMem(model, modelSize, bundleId);
	role_growth_end(&_op);
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* model.unload.bundle, specs/ascend/libascendcl.yaml:221 */
aclError aclmdlBundleUnload(uint32_t bundleId)
{
	aclError _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_aclmdlBundleUnload(bundleId);
	_result = real_aclmdlBundleUnload(bundleId);
	if (_result == ACL_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* launch.model, specs/ascend/libascendcl.yaml:195 */
GATED aclError gated_aclmdlExecute(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclmdlExecute(modelId, input, output);
	_op = (struct role_launch){.work = ROLE_KERNEL, .what = (uint64_t)modelId};
	role_launch_before(&_op, _thread);
	_result = real_aclmdlExecute(modelId, input, output);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclmdlExecute(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick(0, (uint64_t)modelId, 0, &_quick)))
		return gated_aclmdlExecute(modelId, input, output);
	_result = real_aclmdlExecute(modelId, input, output);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclmdlExecute(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output)
{
	__typeof__(&aclmdlExecute) _way = SHIM_REAL(aclmdlExecute, 13);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclmdlExecute : _way)(modelId, input, output);
}

/* launch.model.async, specs/ascend/libascendcl.yaml:196 */
GATED aclError gated_aclmdlExecuteAsync(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclmdlExecuteAsync(modelId, input, output, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)modelId};
	role_launch_before(&_op, _thread);
	_result = real_aclmdlExecuteAsync(modelId, input, output, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclmdlExecuteAsync(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)modelId, 0,
			&_quick)))
		return gated_aclmdlExecuteAsync(modelId, input, output, stream);
	_result = real_aclmdlExecuteAsync(modelId, input, output, stream);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclmdlExecuteAsync(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream)
{
	__typeof__(&aclmdlExecuteAsync) _way = SHIM_REAL(aclmdlExecuteAsync, 0);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclmdlExecuteAsync : _way)(modelId, input, output, stream);
}

/* launch.model.async, specs/ascend/libascendcl.yaml:196 */
GATED aclError gated_aclmdlExecuteAsyncV2(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream, const aclmdlExecConfigHandle *handle)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclmdlExecuteAsyncV2(modelId, input, output, stream, handle);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)modelId};
	role_launch_before(&_op, _thread);
	_result = real_aclmdlExecuteAsyncV2(modelId, input, output, stream, handle);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclmdlExecuteAsyncV2(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream, const aclmdlExecConfigHandle *handle)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)modelId, 0,
			&_quick)))
		return gated_aclmdlExecuteAsyncV2(modelId, input, output, stream, handle);
	_result = real_aclmdlExecuteAsyncV2(modelId, input, output, stream, handle);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclmdlExecuteAsyncV2(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream, const aclmdlExecConfigHandle *handle)
{
	__typeof__(&aclmdlExecuteAsyncV2) _way = SHIM_REAL(aclmdlExecuteAsyncV2, 1);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclmdlExecuteAsyncV2 : _way)(modelId, input, output, stream,
			handle);
}

/* launch.model.async, specs/ascend/libascendcl.yaml:196 */
GATED aclError gated_aclmdlExecuteV2(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream, const aclmdlExecConfigHandle *handle)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclmdlExecuteV2(modelId, input, output, stream, handle);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)modelId};
	role_launch_before(&_op, _thread);
	_result = real_aclmdlExecuteV2(modelId, input, output, stream, handle);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclmdlExecuteV2(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream, const aclmdlExecConfigHandle *handle)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)modelId, 0,
			&_quick)))
		return gated_aclmdlExecuteV2(modelId, input, output, stream, handle);
	_result = real_aclmdlExecuteV2(modelId, input, output, stream, handle);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclmdlExecuteV2(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream, const aclmdlExecConfigHandle *handle)
{
	__typeof__(&aclmdlExecuteV2) _way = SHIM_REAL(aclmdlExecuteV2, 2);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclmdlExecuteV2 : _way)(modelId, input, output, stream,
			handle);
}

/* model.load, specs/ascend/libascendcl.yaml:217 */
aclError aclmdlLoadFromFile(const char *modelPath, uint32_t *modelId)
{
	aclError _result = custom_aclmdlLoadFromFile(modelPath, modelId);

	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	return _result;
}

/* model.load, specs/ascend/libascendcl.yaml:217 */
aclError aclmdlLoadFromFileWithQ(const char *modelPath, uint32_t *modelId, const uint32_t *inputQ,
		size_t inputQNum, const uint32_t *outputQ, size_t outputQNum)
{
	aclError _result = custom_aclmdlLoadFromFileWithQ(modelPath, modelId, inputQ, inputQNum,
			outputQ, outputQNum);

	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	return _result;
}

/* model.load, specs/ascend/libascendcl.yaml:217 */
aclError aclmdlLoadFromMem(const void *model, size_t modelSize, uint32_t *modelId)
{
	aclError _result = custom_aclmdlLoadFromMem(model, modelSize, modelId);

	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	return _result;
}

/* model.load, specs/ascend/libascendcl.yaml:217 */
aclError aclmdlLoadFromMemWithQ(const void *model, size_t modelSize, uint32_t *modelId,
		const uint32_t *inputQ, size_t inputQNum, const uint32_t *outputQ,
		size_t outputQNum)
{
	aclError _result = custom_aclmdlLoadFromMemWithQ(model, modelSize, modelId, inputQ,
			inputQNum, outputQ, outputQNum);

	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	return _result;
}

/* model.load.configured, specs/ascend/libascendcl.yaml:218 */
aclError aclmdlLoadWithConfig(const aclmdlConfigHandle *handle, uint32_t *modelId)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!role_enter())
		return real_aclmdlLoadWithConfig(handle, modelId);
	if (role_growth_before(&_op))
		goto out;
	_result = real_aclmdlLoadWithConfig(handle, modelId);
	role_growth_end(&_op);
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* capture.begin, specs/ascend/libascendcl.yaml:75 */
aclError aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode)
{
	aclError _result;

	if (!role_enter())
		return real_aclmdlRICaptureBegin(stream, mode);
	role_capture(1);
	_result = real_aclmdlRICaptureBegin(stream, mode);
	if (!(_result == ACL_SUCCESS))
		role_capture(-1);
	role_leave();
	return _result;
}

/* capture.end, specs/ascend/libascendcl.yaml:76 */
aclError aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI *modelRI)
{
	aclError _result;
	bool _recording;

	if (!role_enter())
		return real_aclmdlRICaptureEnd(stream, modelRI);
	_recording = port_stream_recording((uint64_t)(uintptr_t)stream);
	_result = real_aclmdlRICaptureEnd(stream, modelRI);
	if (_result == ACL_SUCCESS || (_recording &&
			!port_stream_recording((uint64_t)(uintptr_t)stream)))
		role_capture(-1);
	role_leave();
	return _result;
}

/* launch.recording, specs/ascend/libascendcl.yaml:200 */
GATED aclError gated_aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclmdlRIExecuteAsync(modelRI, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)modelRI};
	role_launch_before(&_op, _thread);
	_result = real_aclmdlRIExecuteAsync(modelRI, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)modelRI,
			0, &_quick)))
		return gated_aclmdlRIExecuteAsync(modelRI, stream);
	_result = real_aclmdlRIExecuteAsync(modelRI, stream);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream)
{
	__typeof__(&aclmdlRIExecuteAsync) _way = SHIM_REAL(aclmdlRIExecuteAsync, 3);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclmdlRIExecuteAsync : _way)(modelRI, stream);
}

/* model.unload, specs/ascend/libascendcl.yaml:220 */
aclError aclmdlUnload(uint32_t modelId)
{
	struct role_free _op = {.space = ROLE_ARRAY};
	aclError _result;

	if (!role_enter())
		return real_aclmdlUnload(modelId);
	_op.key = (uint64_t)modelId;
	role_free_before(&_op);
	_result = real_aclmdlUnload(modelId);
	role_free_after(&_op, _result == ACL_SUCCESS);
	role_leave();
	return _result;
}

/* launch.operator.cast, specs/ascend/libascendcl.yaml:198 */
GATED aclError gated_aclopCast(const aclTensorDesc *srcDesc, const aclDataBuffer *srcBuffer,
		const aclTensorDesc *dstDesc, aclDataBuffer *dstBuffer, uint8_t truncate,
		aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclopCast(srcDesc, srcBuffer, dstDesc, dstBuffer, truncate, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)truncate};
	role_launch_before(&_op, _thread);
	_result = real_aclopCast(srcDesc, srcBuffer, dstDesc, dstBuffer, truncate, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclopCast(const aclTensorDesc *srcDesc, const aclDataBuffer *srcBuffer,
		const aclTensorDesc *dstDesc, aclDataBuffer *dstBuffer, uint8_t truncate,
		aclrtStream stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)truncate, 0,
			&_quick)))
		return gated_aclopCast(srcDesc, srcBuffer, dstDesc, dstBuffer, truncate, stream);
	_result = real_aclopCast(srcDesc, srcBuffer, dstDesc, dstBuffer, truncate, stream);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclopCast(const aclTensorDesc *srcDesc, const aclDataBuffer *srcBuffer,
		const aclTensorDesc *dstDesc, aclDataBuffer *dstBuffer, uint8_t truncate,
		aclrtStream stream)
{
	__typeof__(&aclopCast) _way = SHIM_REAL(aclopCast, 4);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclopCast : _way)(srcDesc, srcBuffer, dstDesc, dstBuffer,
			truncate, stream);
}

/* launch.operator.handle, specs/ascend/libascendcl.yaml:199 */
GATED aclError gated_aclopExecWithHandle(aclopHandle *handle, int numInputs,
		const aclDataBuffer *const inputs[], int numOutputs, aclDataBuffer *const outputs[],
		aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclopExecWithHandle(handle, numInputs, inputs, numOutputs, outputs,
				stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)handle};
	role_launch_before(&_op, _thread);
	_result = real_aclopExecWithHandle(handle, numInputs, inputs, numOutputs, outputs, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclopExecWithHandle(aclopHandle *handle, int numInputs,
		const aclDataBuffer *const inputs[], int numOutputs, aclDataBuffer *const outputs[],
		aclrtStream stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)handle,
			0, &_quick)))
		return gated_aclopExecWithHandle(handle, numInputs, inputs, numOutputs, outputs,
				stream);
	_result = real_aclopExecWithHandle(handle, numInputs, inputs, numOutputs, outputs, stream);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclopExecWithHandle(aclopHandle *handle, int numInputs,
		const aclDataBuffer *const inputs[], int numOutputs, aclDataBuffer *const outputs[],
		aclrtStream stream)
{
	__typeof__(&aclopExecWithHandle) _way = SHIM_REAL(aclopExecWithHandle, 5);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclopExecWithHandle : _way)(handle, numInputs, inputs,
			numOutputs, outputs, stream);
}

/* launch.operator, specs/ascend/libascendcl.yaml:197 */
GATED aclError gated_aclopExecute(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], const aclDataBuffer *const inputs[],
		int numOutputs, const aclTensorDesc *const outputDesc[],
		aclDataBuffer *const outputs[], const aclopAttr *attr, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclopExecute(opType, numInputs, inputDesc, inputs, numOutputs,
				outputDesc, outputs, attr, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)opType};
	role_launch_before(&_op, _thread);
	_result = real_aclopExecute(opType, numInputs, inputDesc, inputs, numOutputs, outputDesc,
			outputs, attr, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclopExecute(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], const aclDataBuffer *const inputs[],
		int numOutputs, const aclTensorDesc *const outputDesc[],
		aclDataBuffer *const outputs[], const aclopAttr *attr, aclrtStream stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)opType,
			0, &_quick)))
		return gated_aclopExecute(opType, numInputs, inputDesc, inputs, numOutputs,
				outputDesc, outputs, attr, stream);
	_result = real_aclopExecute(opType, numInputs, inputDesc, inputs, numOutputs, outputDesc,
			outputs, attr, stream);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclopExecute(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], const aclDataBuffer *const inputs[],
		int numOutputs, const aclTensorDesc *const outputDesc[],
		aclDataBuffer *const outputs[], const aclopAttr *attr, aclrtStream stream)
{
	__typeof__(&aclopExecute) _way = SHIM_REAL(aclopExecute, 6);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclopExecute : _way)(opType, numInputs, inputDesc, inputs,
			numOutputs, outputDesc, outputs, attr, stream);
}

/* launch.operator, specs/ascend/libascendcl.yaml:197 */
GATED aclError gated_aclopExecuteV2(const char *opType, int numInputs, aclTensorDesc *inputDesc[],
		aclDataBuffer *inputs[], int numOutputs, aclTensorDesc *outputDesc[],
		aclDataBuffer *outputs[], aclopAttr *attr, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclopExecuteV2(opType, numInputs, inputDesc, inputs, numOutputs,
				outputDesc, outputs, attr, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)opType};
	role_launch_before(&_op, _thread);
	_result = real_aclopExecuteV2(opType, numInputs, inputDesc, inputs, numOutputs, outputDesc,
			outputs, attr, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclopExecuteV2(const char *opType, int numInputs,
		aclTensorDesc *inputDesc[], aclDataBuffer *inputs[], int numOutputs,
		aclTensorDesc *outputDesc[], aclDataBuffer *outputs[], aclopAttr *attr,
		aclrtStream stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream, (uint64_t)(uintptr_t)opType,
			0, &_quick)))
		return gated_aclopExecuteV2(opType, numInputs, inputDesc, inputs, numOutputs,
				outputDesc, outputs, attr, stream);
	_result = real_aclopExecuteV2(opType, numInputs, inputDesc, inputs, numOutputs, outputDesc,
			outputs, attr, stream);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclopExecuteV2(const char *opType, int numInputs, aclTensorDesc *inputDesc[],
		aclDataBuffer *inputs[], int numOutputs, aclTensorDesc *outputDesc[],
		aclDataBuffer *outputs[], aclopAttr *attr, aclrtStream stream)
{
	__typeof__(&aclopExecuteV2) _way = SHIM_REAL(aclopExecuteV2, 7);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclopExecuteV2 : _way)(opType, numInputs, inputDesc, inputs,
			numOutputs, outputDesc, outputs, attr, stream);
}

/* code.load, specs/ascend/libascendcl.yaml:223 */
aclError aclrtBinaryLoadFromData(const void *data, size_t length, const void *options,
		void **binary)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!role_enter())
		return real_aclrtBinaryLoadFromData(data, length, options, binary);
	if (role_growth_before(&_op))
		goto out;
	_result = real_aclrtBinaryLoadFromData(data, length, options, binary);
	role_growth_end(&_op);
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* code.load, specs/ascend/libascendcl.yaml:223 */
aclError aclrtBinaryLoadFromFile(const char *path, void *options, void **binary)
{
	struct role_growth _op = {.device = ROLE_DEVICE_CURRENT};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!role_enter())
		return real_aclrtBinaryLoadFromFile(path, options, binary);
	if (role_growth_before(&_op))
		goto out;
	_result = real_aclrtBinaryLoadFromFile(path, options, binary);
	role_growth_end(&_op);
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* code.unload, specs/ascend/libascendcl.yaml:224 */
aclError aclrtBinaryUnLoad(void *binary)
{
	aclError _result;
	struct thread *_thread;

	if (!(_thread = role_enter_work()))
		return real_aclrtBinaryUnLoad(binary);
	_result = real_aclrtBinaryUnLoad(binary);
	if (_result == ACL_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	role_leave_work(_thread);
	return _result;
}

/* stream.destroy, specs/ascend/libascendcl.yaml:234 */
aclError aclrtDestroyStream(aclrtStream stream)
{
	aclError _result;

	if (!role_enter())
		return real_aclrtDestroyStream(stream);
	role_stream_leaving((uint64_t)(uintptr_t)stream);
	_result = real_aclrtDestroyStream(stream);
	role_leave();
	return _result;
}

/* stream.destroy, specs/ascend/libascendcl.yaml:234 */
aclError aclrtDestroyStreamForce(aclrtStream stream)
{
	aclError _result;

	if (!role_enter())
		return real_aclrtDestroyStreamForce(stream);
	role_stream_leaving((uint64_t)(uintptr_t)stream);
	_result = real_aclrtDestroyStreamForce(stream);
	role_leave();
	return _result;
}

/* device.peer.open, specs/ascend/libascendcl.yaml:139 */
aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags)
{
	aclError _result;

	if (!role_enter())
		return real_aclrtDeviceEnablePeerAccess(peerDeviceId, flags);
	_result = real_aclrtDeviceEnablePeerAccess(peerDeviceId, flags);
	if (_result == ACL_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == ACL_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* mem.free, specs/ascend/libascendcl.yaml:211 */
aclError aclrtFree(void *devPtr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	aclError _result;

	if (!role_enter())
		return real_aclrtFree(devPtr);
	_op.key = (uint64_t)(uintptr_t)devPtr;
	role_free_before(&_op);
	_result = real_aclrtFree(devPtr);
	role_free_after(&_op, _result == ACL_SUCCESS);
	role_leave();
	return _result;
}

/* vmm.release, specs/ascend/libascendcl.yaml:261 */
aclError aclrtFreePhysical(aclrtDrvMemHandle handle)
{
	struct role_free _op = {.space = ROLE_PHYSICAL};
	aclError _result;

	if (!role_enter())
		return real_aclrtFreePhysical(handle);
	_op.key = (uint64_t)(uintptr_t)handle;
	role_free_before(&_op);
	_result = real_aclrtFreePhysical(handle);
	role_free_after(&_op, _result == ACL_SUCCESS);
	role_leave();
	return _result;
}

/* mem.free, specs/ascend/libascendcl.yaml:211 */
aclError aclrtFreeWithDevSync(void *devPtr)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	aclError _result;

	if (!role_enter())
		return real_aclrtFreeWithDevSync(devPtr);
	_op.key = (uint64_t)(uintptr_t)devPtr;
	role_free_before(&_op);
	_result = real_aclrtFreeWithDevSync(devPtr);
	role_free_after(&_op, _result == ACL_SUCCESS);
	role_leave();
	return _result;
}

/* view.attribute, specs/ascend/libascendcl.yaml:246 */
aclError aclrtGetDeviceInfo(uint32_t deviceId, int attribute, int64_t *value)
{
	struct role_view _view;
	aclError _result;

	if (!role_enter())
		return real_aclrtGetDeviceInfo(deviceId, attribute, value);
	_result = real_aclrtGetDeviceInfo(deviceId, attribute, value);
	if (_result == ACL_SUCCESS && value && (attribute == 301) && role_view((int)deviceId,
			&_view))
		role_clamp(value, _view.total);
	role_leave();
	return _result;
}

/* error.get, specs/ascend/libascendcl.yaml:148 */
SHIM_HOT aclError aclrtGetLastError(aclrtLastErrLevel level)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_aclrtGetLastError(level);
	return (aclError)last_error_read(LAST_ERROR_THREAD, (uint32_t)real_aclrtGetLastError(level),
			true);
}

/* view.info, specs/ascend/libascendcl.yaml:247 */
aclError aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total)
{
	struct role_view _view;
	aclError _result;

	if (!role_enter())
		return real_aclrtGetMemInfo(attr, free, total);
	_result = real_aclrtGetMemInfo(attr, free, total);
	if (_result == ACL_SUCCESS && role_view(ROLE_DEVICE_CURRENT, &_view)) {
		if (total)
			SHIM_SET(*total, _view.total);
		if (free)
			SHIM_SET(*free, _view.free);
	}
	role_leave();
	return _result;
}

/* ipc.open, specs/ascend/libascendcl.yaml:184 */
aclError aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags)
{
	aclError _result;

	if (!role_enter())
		return real_aclrtIpcMemImportByKey(devPtr, key, flags);
	_result = real_aclrtIpcMemImportByKey(devPtr, key, flags);
	if (_result == ACL_SUCCESS)
		role_footprint_changed(ROLE_DEVICE_CURRENT);
	if (_result == ACL_SUCCESS)
		role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	return _result;
}

/* launch.callback, specs/ascend/libascendcl.yaml:193 */
aclError aclrtLaunchCallback(aclrtCallback fn, void *userData, aclrtCallbackBlockType blockType,
		aclrtStream stream)
{
	aclError _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_aclrtLaunchCallback(fn, userData, blockType, stream);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}

/* launch.host, specs/ascend/libascendcl.yaml:194 */
aclError aclrtLaunchHostFunc(aclrtStream stream, void (*call)(void *), void *data)
{
	aclError _result;
	bool _noted = role_call_before((uint64_t)(uintptr_t)stream);

	_result = real_aclrtLaunchHostFunc(stream, call, data);
	if (_noted)
		role_call_after((uint64_t)(uintptr_t)stream);
	return _result;
}

/* launch, specs/ascend/libascendcl.yaml:187 */
GATED aclError gated_aclrtLaunchKernel(void *function, uint32_t blocks, const void *arguments,
		size_t size, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtLaunchKernel(function, blocks, arguments, size, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function, .extent = (uint64_t)blocks};
	role_launch_before(&_op, _thread);
	_result = real_aclrtLaunchKernel(function, blocks, arguments, size, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclrtLaunchKernel(void *function, uint32_t blocks, const void *arguments,
		size_t size, aclrtStream stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function, (uint64_t)blocks, &_quick)))
		return gated_aclrtLaunchKernel(function, blocks, arguments, size, stream);
	_result = real_aclrtLaunchKernel(function, blocks, arguments, size, stream);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclrtLaunchKernel(void *function, uint32_t blocks, const void *arguments,
		size_t size, aclrtStream stream)
{
	__typeof__(&aclrtLaunchKernel) _way = SHIM_REAL(aclrtLaunchKernel, 8);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclrtLaunchKernel : _way)(function, blocks, arguments, size,
			stream);
}

/* launch, specs/ascend/libascendcl.yaml:187 */
GATED aclError gated_aclrtLaunchKernelV2(void *function, uint32_t blocks, const void *arguments,
		size_t size, void *config, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtLaunchKernelV2(function, blocks, arguments, size, config, stream);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function, .extent = (uint64_t)blocks};
	role_launch_before(&_op, _thread);
	_result = real_aclrtLaunchKernelV2(function, blocks, arguments, size, config, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclrtLaunchKernelV2(void *function, uint32_t blocks, const void *arguments,
		size_t size, void *config, aclrtStream stream)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function, (uint64_t)blocks, &_quick)))
		return gated_aclrtLaunchKernelV2(function, blocks, arguments, size, config, stream);
	_result = real_aclrtLaunchKernelV2(function, blocks, arguments, size, config, stream);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclrtLaunchKernelV2(void *function, uint32_t blocks, const void *arguments,
		size_t size, void *config, aclrtStream stream)
{
	__typeof__(&aclrtLaunchKernelV2) _way = SHIM_REAL(aclrtLaunchKernelV2, 9);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclrtLaunchKernelV2 : _way)(function, blocks, arguments,
			size, config, stream);
}

/* launch, specs/ascend/libascendcl.yaml:187 */
GATED aclError gated_aclrtLaunchKernelWithArgsArray(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void **arguments)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtLaunchKernelWithArgsArray(function, blocks, stream, config,
				arguments);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function, .extent = (uint64_t)blocks};
	role_launch_before(&_op, _thread);
	_result = real_aclrtLaunchKernelWithArgsArray(function, blocks, stream, config, arguments);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclrtLaunchKernelWithArgsArray(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void **arguments)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function, (uint64_t)blocks, &_quick)))
		return gated_aclrtLaunchKernelWithArgsArray(function, blocks, stream, config,
				arguments);
	_result = real_aclrtLaunchKernelWithArgsArray(function, blocks, stream, config, arguments);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclrtLaunchKernelWithArgsArray(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void **arguments)
{
	__typeof__(&aclrtLaunchKernelWithArgsArray) _way = SHIM_REAL(aclrtLaunchKernelWithArgsArray,
			10);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclrtLaunchKernelWithArgsArray : _way)(function, blocks,
			stream, config, arguments);
}

/* launch, specs/ascend/libascendcl.yaml:187 */
GATED aclError gated_aclrtLaunchKernelWithConfig(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void *arguments, void *reserve)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtLaunchKernelWithConfig(function, blocks, stream, config, arguments,
				reserve);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function, .extent = (uint64_t)blocks};
	role_launch_before(&_op, _thread);
	_result = real_aclrtLaunchKernelWithConfig(function, blocks, stream, config, arguments,
			reserve);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclrtLaunchKernelWithConfig(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void *arguments, void *reserve)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function, (uint64_t)blocks, &_quick)))
		return gated_aclrtLaunchKernelWithConfig(function, blocks, stream, config,
				arguments, reserve);
	_result = real_aclrtLaunchKernelWithConfig(function, blocks, stream, config, arguments,
			reserve);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclrtLaunchKernelWithConfig(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void *arguments, void *reserve)
{
	__typeof__(&aclrtLaunchKernelWithConfig) _way = SHIM_REAL(aclrtLaunchKernelWithConfig, 11);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclrtLaunchKernelWithConfig : _way)(function, blocks, stream,
			config, arguments, reserve);
}

/* launch, specs/ascend/libascendcl.yaml:187 */
GATED aclError gated_aclrtLaunchKernelWithHostArgs(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void *arguments, size_t size, void *places,
		size_t placeCount)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtLaunchKernelWithHostArgs(function, blocks, stream, config,
				arguments, size, places, placeCount);
	_op = (struct role_launch){.work = ROLE_KERNEL, .stream = (uint64_t)(uintptr_t)stream,
			.what = (uint64_t)(uintptr_t)function, .extent = (uint64_t)blocks};
	role_launch_before(&_op, _thread);
	_result = real_aclrtLaunchKernelWithHostArgs(function, blocks, stream, config, arguments,
			size, places, placeCount);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

/* Most launches: the thread counts its launch itself. For the others, the function above waits. */
COUNTED aclError counted_aclrtLaunchKernelWithHostArgs(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void *arguments, size_t size, void *places,
		size_t placeCount)
{
	struct role_quick _quick;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_launch_quick((uint64_t)(uintptr_t)stream,
			(uint64_t)(uintptr_t)function, (uint64_t)blocks, &_quick)))
		return gated_aclrtLaunchKernelWithHostArgs(function, blocks, stream, config,
				arguments, size, places, placeCount);
	_result = real_aclrtLaunchKernelWithHostArgs(function, blocks, stream, config, arguments,
			size, places, placeCount);
	role_launch_went(_thread, &_quick, _result == ACL_SUCCESS);
	return _result;
}

SHIM_HOT_LINE aclError aclrtLaunchKernelWithHostArgs(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void *arguments, size_t size, void *places,
		size_t placeCount)
{
	__typeof__(&aclrtLaunchKernelWithHostArgs) _way = SHIM_REAL(aclrtLaunchKernelWithHostArgs,
			12);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? counted_aclrtLaunchKernelWithHostArgs : _way)(function, blocks,
			stream, config, arguments, size, places, placeCount);
}

/* mem.alloc, specs/ascend/libascendcl.yaml:202 */
aclError aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!devPtr || !role_enter())
		return real_aclrtMalloc(devPtr, size, policy);
	_op.bytes = role_add(role_align((uint64_t)size, UINT64_C(32)), UINT64_C(32));
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_aclrtMalloc(devPtr, size, policy);
	while (_result == ACL_ERROR_RT_MEMORY_ALLOCATION && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != ACL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_aclrtFree(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = ACL_ERROR_RT_MEMORY_ALLOCATION;
	}
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc.aligned, specs/ascend/libascendcl.yaml:208 */
aclError aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!devPtr || !role_enter())
		return real_aclrtMallocAlign32(devPtr, size, policy);
	_op.bytes = role_align((uint64_t)size, UINT64_C(32));
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_aclrtMallocAlign32(devPtr, size, policy);
	while (_result == ACL_ERROR_RT_MEMORY_ALLOCATION && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != ACL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_aclrtFree(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = ACL_ERROR_RT_MEMORY_ALLOCATION;
	}
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc, specs/ascend/libascendcl.yaml:202 */
aclError aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!devPtr || !role_enter())
		return real_aclrtMallocCached(devPtr, size, policy);
	_op.bytes = role_add(role_align((uint64_t)size, UINT64_C(32)), UINT64_C(32));
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_aclrtMallocCached(devPtr, size, policy);
	while (_result == ACL_ERROR_RT_MEMORY_ALLOCATION && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != ACL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_aclrtFree(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = ACL_ERROR_RT_MEMORY_ALLOCATION;
	}
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc, specs/ascend/libascendcl.yaml:202 */
aclError aclrtMallocForTaskScheduler(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
		void *config)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!devPtr || !role_enter())
		return real_aclrtMallocForTaskScheduler(devPtr, size, policy, config);
	_op.bytes = role_add(role_align((uint64_t)size, UINT64_C(32)), UINT64_C(32));
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_aclrtMallocForTaskScheduler(devPtr, size, policy, config);
	while (_result == ACL_ERROR_RT_MEMORY_ALLOCATION && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != ACL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_aclrtFree(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = ACL_ERROR_RT_MEMORY_ALLOCATION;
	}
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* vmm.create, specs/ascend/libascendcl.yaml:249 */
aclError aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size,
		const aclrtPhysicalMemProp *prop, uint64_t flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_PHYSICAL};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!handle || !prop || !role_enter())
		return real_aclrtMallocPhysical(handle, size, prop, flags);
	_op.device = ((prop->location.type == ACL_MEM_LOCATION_TYPE_DEVICE) ? (int)prop->location.id
			: ROLE_DEVICE_NONE);
	_op.bytes = (uint64_t)size;
	__typeof__(*handle) _was = *handle;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_aclrtMallocPhysical(handle, size, prop, flags);
	while (_result == ACL_ERROR_RT_MEMORY_ALLOCATION && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != ACL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*handle), _op.bytes)) {
		real_aclrtFreePhysical(*handle);
		*handle = _was;
		role_alloc_cancel(&_op);
		_result = ACL_ERROR_RT_MEMORY_ALLOCATION;
	}
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc, specs/ascend/libascendcl.yaml:202 */
aclError aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy, void *config)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!devPtr || !role_enter())
		return real_aclrtMallocWithCfg(devPtr, size, policy, config);
	_op.bytes = role_add(role_align((uint64_t)size, UINT64_C(32)), UINT64_C(32));
	__typeof__(*devPtr) _was = *devPtr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_aclrtMallocWithCfg(devPtr, size, policy, config);
	while (_result == ACL_ERROR_RT_MEMORY_ALLOCATION && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != ACL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*devPtr), _op.bytes)) {
		real_aclrtFree(*devPtr);
		*devPtr = _was;
		role_alloc_cancel(&_op);
		_result = ACL_ERROR_RT_MEMORY_ALLOCATION;
	}
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* vmm.map, specs/ascend/libascendcl.yaml:260 */
aclError aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle,
		uint64_t flags)
{
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;
	uint64_t _address;
	uint64_t _bytes;
	uint64_t _key;

	if (!role_enter())
		return real_aclrtMapMem(virPtr, size, offset, handle, flags);
	_address = (uint64_t)(uintptr_t)virPtr;
	_bytes = (uint64_t)size;
	_key = (uint64_t)(uintptr_t)handle;
	if (role_physical_mapping(_bytes, _key))
		goto out;
	_result = real_aclrtMapMem(virPtr, size, offset, handle, flags);
	if (_result == ACL_SUCCESS)
		role_physical_mapped(_address, _bytes, _key);
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* mem.alloc.managed, specs/ascend/libascendcl.yaml:209 */
aclError aclrtMemAllocManaged(void **ptr, uint64_t size, uint32_t flags)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!ptr || !role_enter())
		return real_aclrtMemAllocManaged(ptr, size, flags);
	_op.bytes = role_align((uint64_t)size, UINT64_C(2097152));
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_aclrtMemAllocManaged(ptr, size, flags);
	while (_result == ACL_ERROR_RT_MEMORY_ALLOCATION && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != ACL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_aclrtFree(*ptr);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = ACL_ERROR_RT_MEMORY_ALLOCATION;
	}
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* vmm.export, specs/ascend/libascendcl.yaml:257 */
aclError aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle, aclrtMemHandleType type,
		uint64_t flags, uint64_t *shareable)
{
	aclError _result;
	uint64_t _key;

	if (!role_enter())
		return real_aclrtMemExportToShareableHandle(handle, type, flags, shareable);
	_key = (uint64_t)(uintptr_t)handle;
	_result = real_aclrtMemExportToShareableHandle(handle, type, flags, shareable);
	if (_result == ACL_SUCCESS)
		role_physical_exported(_key, -1);
	role_leave();
	return _result;
}

/* vmm.import, specs/ascend/libascendcl.yaml:259 */
aclError aclrtMemImportFromShareableHandle(uint64_t shareable, int32_t deviceId,
		aclrtDrvMemHandle *handle)
{
	aclError _result;

	if (!handle || !role_enter())
		return real_aclrtMemImportFromShareableHandle(shareable, deviceId, handle);
	_result = real_aclrtMemImportFromShareableHandle(shareable, deviceId, handle);
	if (_result == ACL_SUCCESS)
		role_physical_opened((uint64_t)(uintptr_t)(*handle));
	if (_result == ACL_SUCCESS)
		role_gang((int)deviceId);
	role_leave();
	return _result;
}

/* mem.free.pool, specs/ascend/libascendcl.yaml:212 */
aclError aclrtMemPoolFreeAsync(void *ptr, aclrtStream stream)
{
	struct role_free _op = {.space = ROLE_ADDRESS};
	aclError _result;

	if (!role_enter())
		return real_aclrtMemPoolFreeAsync(ptr, stream);
	_op.key = (uint64_t)(uintptr_t)ptr;
	role_free_before(&_op);
	_result = real_aclrtMemPoolFreeAsync(ptr, stream);
	role_free_after(&_op, _result == ACL_SUCCESS);
	role_leave();
	return _result;
}

/* mem.alloc.pool, specs/ascend/libascendcl.yaml:210 */
aclError aclrtMemPoolMallocAsync(void **ptr, size_t size, void *pool, aclrtStream stream)
{
	struct role_alloc _op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ADDRESS};
	aclError _result = ACL_ERROR_RT_MEMORY_ALLOCATION;

	if (!ptr || !role_enter())
		return real_aclrtMemPoolMallocAsync(ptr, size, pool, stream);
	_op.bytes = (uint64_t)size;
	__typeof__(*ptr) _was = *ptr;
	if (role_alloc_before(&_op))
		goto out;
	do
		_result = real_aclrtMemPoolMallocAsync(ptr, size, pool, stream);
	while (_result == ACL_ERROR_RT_MEMORY_ALLOCATION && last_error_forget() &&
			role_alloc_again(&_op));
	if (_result != ACL_SUCCESS) {
		role_alloc_cancel(&_op);
	} else if (role_alloc_after(&_op, (uint64_t)(uintptr_t)(*ptr), _op.bytes)) {
		real_aclrtMemPoolFreeAsync(*ptr, stream);
		*ptr = _was;
		role_alloc_cancel(&_op);
		_result = ACL_ERROR_RT_MEMORY_ALLOCATION;
	}
out:
	if (_result != ACL_SUCCESS)
		last_error_failed((uint32_t)_result);
	role_leave();
	return _result;
}

/* vmm.retain, specs/ascend/libascendcl.yaml:263 */
aclError aclrtMemRetainAllocationHandle(void *virPtr, aclrtDrvMemHandle *handle)
{
	aclError _result;

	if (!handle || !role_enter())
		return real_aclrtMemRetainAllocationHandle(virPtr, handle);
	_result = real_aclrtMemRetainAllocationHandle(virPtr, handle);
	if (_result == ACL_SUCCESS)
		role_physical_retain((uint64_t)(uintptr_t)(*handle));
	role_leave();
	return _result;
}

/* copy, specs/ascend/libascendcl.yaml:88 */
GATED aclError gated_aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count,
		aclrtMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtMemcpy(dst, destMax, src, count, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = (uint64_t)count, .host =
			kind != ACL_MEMCPY_DEVICE_TO_DEVICE, .waited = true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_aclrtMemcpy(dst, destMax, src, count, kind);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM aclError aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count,
		aclrtMemcpyKind kind)
{
	__typeof__(&aclrtMemcpy) _way = SHIM_REAL(aclrtMemcpy, 35);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_aclrtMemcpy : _way)(dst, destMax, src, count, kind);
}

/* copy.rows, specs/ascend/libascendcl.yaml:107 */
GATED aclError gated_aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, aclrtMemcpyKind kind)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtMemcpy2d(dst, dpitch, src, spitch, width, height, kind);
	_op = (struct role_launch){.work = ROLE_COPY, .extent = role_mul((uint64_t)width,
			(uint64_t)height), .host = kind != ACL_MEMCPY_DEVICE_TO_DEVICE, .waited =
			true};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_aclrtMemcpy2d(dst, dpitch, src, spitch, width, height, kind);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM aclError aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, aclrtMemcpyKind kind)
{
	__typeof__(&aclrtMemcpy2d) _way = SHIM_REAL(aclrtMemcpy2d, 36);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_aclrtMemcpy2d : _way)(dst, dpitch, src, spitch, width, height,
			kind);
}

/* copy.rows.async, specs/ascend/libascendcl.yaml:117 */
GATED aclError gated_aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, aclrtMemcpyKind kind, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtMemcpy2dAsync(dst, dpitch, src, spitch, width, height, kind,
				stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul((uint64_t)width, (uint64_t)height), .host =
			kind != ACL_MEMCPY_DEVICE_TO_DEVICE};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_aclrtMemcpy2dAsync(dst, dpitch, src, spitch, width, height, kind, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM aclError aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, aclrtMemcpyKind kind, aclrtStream stream)
{
	__typeof__(&aclrtMemcpy2dAsync) _way = SHIM_REAL(aclrtMemcpy2dAsync, 29);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_aclrtMemcpy2dAsync : _way)(dst, dpitch, src, spitch, width,
			height, kind, stream);
}

/* copy.async, specs/ascend/libascendcl.yaml:89 */
GATED aclError gated_aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count,
		aclrtMemcpyKind kind, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtMemcpyAsync(dst, destMax, src, count, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)count, .host = kind != ACL_MEMCPY_DEVICE_TO_DEVICE};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_aclrtMemcpyAsync(dst, destMax, src, count, kind, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM aclError aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count,
		aclrtMemcpyKind kind, aclrtStream stream)
{
	__typeof__(&aclrtMemcpyAsync) _way = SHIM_REAL(aclrtMemcpyAsync, 30);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_aclrtMemcpyAsync : _way)(dst, destMax, src, count, kind,
			stream);
}

/* copy.async, specs/ascend/libascendcl.yaml:89 */
GATED aclError gated_aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src,
		size_t count, aclrtMemcpyKind kind, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtMemcpyAsyncWithCondition(dst, destMax, src, count, kind, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)count, .host = kind != ACL_MEMCPY_DEVICE_TO_DEVICE};
	if (_op.host)
		_op.host = !(role_on_device((uint64_t)(uintptr_t)dst) &&
				role_on_device((uint64_t)(uintptr_t)src));
	role_launch_before(&_op, _thread);
	_result = real_aclrtMemcpyAsyncWithCondition(dst, destMax, src, count, kind, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM aclError aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src,
		size_t count, aclrtMemcpyKind kind, aclrtStream stream)
{
	__typeof__(&aclrtMemcpyAsyncWithCondition) _way = SHIM_REAL(aclrtMemcpyAsyncWithCondition,
			31);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_aclrtMemcpyAsyncWithCondition : _way)(dst, destMax, src, count,
			kind, stream);
}

/* copy.batch, specs/ascend/libascendcl.yaml:97 */
GATED aclError gated_aclrtMemcpyBatchAsync(void **dsts, size_t *destMax, void **srcs, size_t *sizes,
		size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes,
		size_t numAttrs, size_t *failIndex, aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(!(numBatches > 0) || sizes) || !(_thread = role_enter_work()))
		return real_aclrtMemcpyBatchAsync(dsts, destMax, srcs, sizes, numBatches, attrs,
				attrsIndexes, numAttrs, failIndex, stream);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = ((numBatches > 0) ? role_mul((uint64_t)sizes[0],
			(uint64_t)numBatches) : UINT64_C(0)), .host = 1};
	role_launch_before(&_op, _thread);
	_result = real_aclrtMemcpyBatchAsync(dsts, destMax, srcs, sizes, numBatches, attrs,
			attrsIndexes, numAttrs, failIndex, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM aclError aclrtMemcpyBatchAsync(void **dsts, size_t *destMax, void **srcs, size_t *sizes,
		size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes,
		size_t numAttrs, size_t *failIndex, aclrtStream stream)
{
	__typeof__(&aclrtMemcpyBatchAsync) _way = SHIM_REAL(aclrtMemcpyBatchAsync, 32);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_aclrtMemcpyBatchAsync : _way)(dsts, destMax, srcs, sizes,
			numBatches, attrs, attrsIndexes, numAttrs, failIndex, stream);
}

/* memset, specs/ascend/libascendcl.yaml:213 */
GATED aclError gated_aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtMemset(devPtr, maxCount, value, count);
	_op = (struct role_launch){.work = ROLE_FILL, .extent = role_mul(UINT64_C(1),
			(uint64_t)count), .waited = true};
	role_launch_before(&_op, _thread);
	_result = real_aclrtMemset(devPtr, maxCount, value, count);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM aclError aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count)
{
	__typeof__(&aclrtMemset) _way = SHIM_REAL(aclrtMemset, 37);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_aclrtMemset : _way)(devPtr, maxCount, value, count);
}

/* memset.async, specs/ascend/libascendcl.yaml:214 */
GATED aclError gated_aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count,
		aclrtStream stream)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtMemsetAsync(devPtr, maxCount, value, count, stream);
	_op = (struct role_launch){.work = ROLE_FILL, .stream = (uint64_t)(uintptr_t)stream,
			.extent = role_mul(UINT64_C(1), (uint64_t)count)};
	role_launch_before(&_op, _thread);
	_result = real_aclrtMemsetAsync(devPtr, maxCount, value, count, stream);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM aclError aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count,
		aclrtStream stream)
{
	__typeof__(&aclrtMemsetAsync) _way = SHIM_REAL(aclrtMemsetAsync, 33);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_aclrtMemsetAsync : _way)(devPtr, maxCount, value, count,
			stream);
}

/* error.peek, specs/ascend/libascendcl.yaml:149 */
SHIM_HOT aclError aclrtPeekAtLastError(aclrtLastErrLevel level)
{
	if (!last_error_is_put_back(LAST_ERROR_THREAD))
		return real_aclrtPeekAtLastError(level);
	return (aclError)last_error_read(LAST_ERROR_THREAD,
			(uint32_t)real_aclrtPeekAtLastError(level), false);
}

/* copy.reduce, specs/ascend/libascendcl.yaml:106 */
GATED aclError gated_aclrtReduceAsync(void *dst, const void *src, uint64_t count, int kind,
		aclDataType type, aclrtStream stream, void *reserve)
{
	struct role_launch _op;
	struct thread *_thread;
	aclError _result;

	if (!(_thread = role_enter_work()))
		return real_aclrtReduceAsync(dst, src, count, kind, type, stream, reserve);
	_op = (struct role_launch){.work = ROLE_COPY, .stream = (uint64_t)(uintptr_t)stream,
			.extent = (uint64_t)count};
	role_launch_before(&_op, _thread);
	_result = real_aclrtReduceAsync(dst, src, count, kind, type, stream, reserve);
	role_launch_after(&_op, _result == ACL_SUCCESS);
	role_leave_work(_thread);
	return _result;
}

SHIM_WARM aclError aclrtReduceAsync(void *dst, const void *src, uint64_t count, int kind,
		aclDataType type, aclrtStream stream, void *reserve)
{
	__typeof__(&aclrtReduceAsync) _way = SHIM_REAL(aclrtReduceAsync, 34);

	/* One call, and no branch: a compiler leaves the arguments where they are, and jumps. */
	return (role_gated() ? gated_aclrtReduceAsync : _way)(dst, src, count, kind, type, stream,
			reserve);
}

/* vmm.unmap, specs/ascend/libascendcl.yaml:264 */
aclError aclrtUnmapMem(void *virPtr)
{
	aclError _result;
	uint64_t _address;
	uint64_t _bytes;

	if (!role_enter())
		return real_aclrtUnmapMem(virPtr);
	_address = (uint64_t)(uintptr_t)virPtr;
	_bytes = 1;
	_result = real_aclrtUnmapMem(virPtr);
	if (_result == ACL_SUCCESS)
		role_physical_unmapped(_address, _bytes);
	role_leave();
	return _result;
}
