/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Marks are events. Whatever a capture in global mode would forbid is asked in relaxed mode, so that no capture of the program's
 * is broken; the core's own thread stays in that mode for good. A call of ours that fails is taken out of hipGetLastError, which
 * programs ask after a launch.
 */
#include <errno.h>
#include <stdint.h>

#include "port.h"
#include "real.h"

#define CAPTURE_RELAXED 2
#define UNTIMED 2u		/* hipEventDisableTiming */
#define NS_IN_MS 1e6f

static _Thread_local char helper __attribute__((tls_model("initial-exec")));

static hipStreamCaptureMode capture_mode(hipStreamCaptureMode mode)
{
	if (!helper)
		real_hipThreadExchangeStreamCaptureMode(&mode);
	return mode;
}

static hipEvent_t event(uint64_t mark)
{
	return (hipEvent_t)(uintptr_t)mark;
}

static int failed(int error)
{
	real_hipGetLastError();
	return error;
}

int port_mark_create(bool timed, uint64_t *mark)
{
	hipStreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);
	hipEvent_t made = NULL;
	int error = real_hipEventCreateWithFlags(&made, timed ? 0 : UNTIMED) ? failed(-ENODEV) : 0;

	capture_mode(mode);
	*mark = (uint64_t)(uintptr_t)made;
	return error;
}

void port_mark_destroy(uint64_t mark)
{
	hipStreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);

	real_hipEventDestroy(event(mark));
	capture_mode(mode);
}

int port_mark(uint64_t mark, uint64_t stream)
{
	return real_hipEventRecord(event(mark), (hipStream_t)(uintptr_t)stream) ? failed(-EINVAL) : 0;
}

/* An event is behind one stream; the null stream's does not wait for streams that were made not to wait for it. */
int port_mark_all(uint64_t mark, uint64_t owner)
{
	(void)mark;
	(void)owner;
	return -ENOTSUP;
}

int port_mark_done(uint64_t mark)
{
	hipStreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);
	hipError_t status = real_hipEventQuery(event(mark));

	capture_mode(mode);
	if (status == hipErrorNotReady)
		return 0;
	return status ? failed(-EIO) : 1;
}

int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{
	hipStreamCaptureMode mode = capture_mode(CAPTURE_RELAXED);
	float ms = 0;
	hipError_t status = real_hipEventElapsedTime(&ms, event(from), event(to));

	capture_mode(mode);
	*ns = ms > 0 ? (uint64_t)(ms * NS_IN_MS) : 0;
	return status ? failed(-EIO) : 0;
}

/* In relaxed mode none of 5.2.3, 5.7.1 and 6.4.3 does; others are said to. */
bool port_marks_break_captures(void)
{
	return true;
}

void port_helper_thread(void)
{
	capture_mode(CAPTURE_RELAXED);
	helper = 1;
}
