/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Marks are events. Whatever a capture in global mode would forbid is asked in relaxed mode, so that no capture of the program's
 * is broken; the core's own thread stays in that mode for good.
 */
#include <errno.h>
#include <stdint.h>

#include "port.h"
#include "real.h"

#define CAPTURE_RELAXED 2
#define UNTIMED 2u		/* CU_EVENT_DISABLE_TIMING */
#define INVALID_CONTEXT 201
#define NOT_READY 600
#define NS_IN_MS 1e6f

static _Thread_local char helper __attribute__((tls_model("initial-exec")));

static CUstreamCaptureMode capture_mode(CUstreamCaptureMode mode)
{
	if (!helper)
		real_cuThreadExchangeStreamCaptureMode(&mode);
	return mode;
}

static CUevent event(uint64_t mark)
{
	return (CUevent)(uintptr_t)mark;
}

int port_mark_create(bool timed, uint64_t *mark)
{
	CUstreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);
	CUevent made = NULL;
	int error = real_cuEventCreate(&made, timed ? 0 : UNTIMED) ? -ENODEV : 0;

	capture_mode(mode);
	*mark = (uint64_t)(uintptr_t)made;
	return error;
}

void port_mark_destroy(uint64_t mark)
{
	CUstreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);

	real_cuEventDestroy_v2(event(mark));
	capture_mode(mode);
}

int port_mark(uint64_t mark, uint64_t stream)
{
	return real_cuEventRecord(event(mark), (CUstream)(uintptr_t)stream) ? -EINVAL : 0;
}

/* The core's own thread has no context: where one is asked for, it borrows the owner's. */
static int record_all(CUcontext owner, CUevent made)
{
	int status = (int)real_cuCtxRecordEvent(owner, made);

	if (status != INVALID_CONTEXT || !helper || real_cuCtxSetCurrent(owner))
		return status;
	status = (int)real_cuCtxRecordEvent(owner, made);
	real_cuCtxSetCurrent(NULL);
	return status;
}

/* Drivers from before 12.5 have no such call; while one of the context's streams records it is refused. */
int port_mark_all(uint64_t mark, uint64_t owner)
{
	CUstreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);
	int status = record_all((CUcontext)(uintptr_t)owner, event(mark));

	capture_mode(mode);
	if (status >= 900 && status < 910)
		return -EBUSY;
	return status ? -ENOTSUP : 0;
}

int port_mark_done(uint64_t mark)
{
	CUstreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);
	int status = (int)real_cuEventQuery(event(mark));

	capture_mode(mode);
	if (status == NOT_READY)
		return 0;
	return status ? -EIO : 1;
}

int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{
	CUstreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);
	float ms = 0;
	int status = (int)real_cuEventElapsedTime(&ms, event(from), event(to));

	capture_mode(mode);
	*ns = ms > 0 ? (uint64_t)(ms * NS_IN_MS) : 0;
	return status ? -EIO : 0;
}

void port_helper_thread(void)
{
	capture_mode(CAPTURE_RELAXED);
	helper = 1;
}
