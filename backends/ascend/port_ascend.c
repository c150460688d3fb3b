/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by the ACL runtime. It reports more about the current device than
 * about others, and no process's memory: only allocations are charged, not the runtime's own
 * memory. Marks are events; queries that a capture would forbid are made in relaxed mode, which the
 * core's own thread stays in.
 */
#include <errno.h>
#include <stdio.h>

#include "custom.h"
#include "ports/identity.h"
#include "port.h"
#include "real.h"
#include "role.h"
#include "platform/thread.h"

#define DDR_MEM 0
#define HBM_MEM 1
#define TOTAL_MEMORY 301 /* ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE */
#define UUID_BYTES 16
#define CAPTURE_RELAXED 2
#define PROGRESS 2u /* ACL_EVENT_CAPTURE_STREAM_PROGRESS: may be asked */
#define TIMED 8u    /* ACL_EVENT_TIME_LINE */
#define NS_IN_MS 1e6f

int port_current_device(int *device)
{
	return real_aclrtGetDevice(device) ? -ENODEV : 0;
}

int port_device_count(int *count)
{
	uint32_t found = 0;

	if (real_aclrtGetDeviceCount(&found))
		return -ENODEV;
	*count = (int)found;
	return 0;
}

/* Of the current device alone. Some have no memory of the first kind. */
static int current_memory(int device, size_t *unused, size_t *total)
{
	int current;

	if (port_current_device(&current) || current != device)
		return -ENOTSUP;
	if (!real_aclrtGetMemInfo(HBM_MEM, unused, total) && *total)
		return 0;
	return real_aclrtGetMemInfo(DDR_MEM, unused, total) || !*total ? -ENOTSUP : 0;
}

int port_device_free(int device, uint64_t *bytes)
{
	size_t unused = 0, total = 0;
	int error = current_memory(device, &unused, &total);

	*bytes = unused;
	return error;
}

/* Older runtimes report no UUID, and the memory of the current device only: a share in percent of
 * another device is then not enforced. */
static int identify(int device, struct port_device *out)
{
	unsigned char id[UUID_BYTES] = {0};
	size_t unused, total = 0;
	int64_t bytes = 0;
	int count;

	if (port_device_count(&count) || device < 0 || device >= count)
		return -ENODEV;
	out->index = device;
	if (!real_aclrtGetDeviceInfo((uint32_t)device, TOTAL_MEMORY, &bytes) && bytes > 0)
		out->total = (uint64_t)bytes;
	else if (!current_memory(device, &unused, &total))
		out->total = total;
	if (real_aclrtDeviceGetUuid(device, id))
		snprintf(out->uuid, sizeof(out->uuid), "NPU-%d", device);
	else
		identity_write(out, "NPU-", id);
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

bool port_stream_recording(uint64_t stream)
{
	aclmdlRI recording = NULL;
	int status = 0;

	return !real_aclmdlRICaptureGetInfo((aclrtStream)(uintptr_t)stream,
					    (aclmdlRICaptureStatus *)&status, &recording) &&
		status;
}

static int capture_mode(int mode)
{
	if (!thread_self()->helper)
		real_aclmdlRICaptureThreadExchangeMode((aclmdlRICaptureMode *)&mode);
	return mode;
}

int port_mark_create(bool timed, uint64_t *mark)
{
	return real_aclrtCreateEventExWithFlag((aclrtEvent *)mark,
					       timed ? PROGRESS | TIMED : PROGRESS)
		? -ENODEV
		: 0;
}

void port_mark_destroy(uint64_t mark)
{
	real_aclrtDestroyEvent((aclrtEvent)(uintptr_t)mark);
}

int port_mark(uint64_t mark, uint64_t stream)
{
	return real_aclrtRecordEvent((aclrtEvent)(uintptr_t)mark, (aclrtStream)(uintptr_t)stream)
		? -EINVAL
		: 0;
}

int port_mark_done(uint64_t mark)
{
	int mode = capture_mode(CAPTURE_RELAXED), status = 0;
	int error = (int)real_aclrtQueryEventStatus((aclrtEvent)(uintptr_t)mark,
						    (aclrtEventRecordedStatus *)&status);

	capture_mode(mode);
	return error ? -EIO : status == 1;
}

int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{
	float ms = 0;
	int status = (int)real_aclrtEventElapsedTime(&ms, (aclrtEvent)(uintptr_t)from,
						     (aclrtEvent)(uintptr_t)to);

	*ns = ms > 0 ? (uint64_t)(ms * NS_IN_MS) : 0;
	return status ? -EIO : 0;
}

void port_helper_thread(void)
{
	struct thread *self = thread_self();

	capture_mode(CAPTURE_RELAXED);
	self->helper = true;
	self->error.unread = true;
}

/* Models are charged by the runtime's forecast of their size, under their number. A model without a
 * forecast costs nothing. */
static aclError model_loaded(struct role_alloc *op, aclError error, const uint32_t *model)
{
	if (!error && role_alloc_after(op, *model, op->bytes)) {
		real_aclmdlUnload(*model);
		error = ACL_ERROR_RT_MEMORY_ALLOCATION;
	}
	if (error)
		role_alloc_cancel(op);
	return error;
}

#define LOADS(name, query, params, args) \
	aclError custom_##name params \
	{ \
		struct role_alloc op = {.device = ROLE_DEVICE_CURRENT, .space = ROLE_ARRAY}; \
		aclError error = ACL_ERROR_RT_MEMORY_ALLOCATION; \
		size_t work = 0, weights = 0; \
\
		if (!modelId || !role_enter()) \
			return real_##name args; \
		op.bytes = query ? 0 : role_add(work, weights); \
		if (!role_alloc_before(&op)) \
			error = model_loaded(&op, real_##name args, modelId); \
		role_leave(); \
		return error; \
	}

#define IN_FILE real_aclmdlQuerySize(modelPath, &work, &weights)
#define IN_MEMORY real_aclmdlQuerySizeFromMem(model, modelSize, &work, &weights)
#define QUEUES const uint32_t *inputQ, size_t inputQNum, const uint32_t *outputQ, size_t outputQNum

LOADS(aclmdlLoadFromFile, IN_FILE, (const char *modelPath, uint32_t *modelId), (modelPath, modelId))
LOADS(aclmdlLoadFromMem, IN_MEMORY, (const void *model, size_t modelSize, uint32_t *modelId),
      (model, modelSize, modelId))
LOADS(aclmdlLoadFromFileWithQ, IN_FILE, (const char *modelPath, uint32_t *modelId, QUEUES),
      (modelPath, modelId, inputQ, inputQNum, outputQ, outputQNum))
LOADS(aclmdlLoadFromMemWithQ, IN_MEMORY,
      (const void *model, size_t modelSize, uint32_t *modelId, QUEUES),
      (model, modelSize, modelId, inputQ, inputQNum, outputQ, outputQNum))
