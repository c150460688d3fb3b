/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Marks are events. Queries that a capture in global mode would forbid are made in relaxed mode, so
 * that no capture of the program is broken.
 */
#include "port.h"
#include "shape.h"
#include "shaped.h"
#include "platform/thread.h"

#include <errno.h>

#define RELAXED 2
#define UNTIMED 2u
#define NS_IN_MS 1e6f

#ifndef SHAPE_NOT_READY
#define SHAPE_NOT_READY 600
#endif

static int exchange(int mode)
{
#ifndef SHAPE_LACKS_CAPTURES
	if (!thread_self()->helper)
		VENDOR(ThreadExchangeStreamCaptureMode)((void *)&mode);
#endif
	return mode;
}

int shape_relax(void)
{
	return exchange(RELAXED);
}

void shape_restore(int mode)
{
	exchange(mode);
}

int shape_helps(void)
{
	return thread_self()->helper;
}

int port_mark_create(bool timed, uint64_t *mark)
{
	int mode = shape_relax(), error;

	*mark = 0;
	error = SHAPE_EVENT_CREATE((void *)mark, timed ? 0 : UNTIMED) ? -ENODEV : 0;
	shape_restore(mode);
	return error;
}

void port_mark_destroy(uint64_t mark)
{
	int mode = shape_relax();

	SHAPE_EVENT_DESTROY(shape_handle(mark));
	shape_restore(mode);
}

int port_mark(uint64_t mark, uint64_t stream)
{
	return VENDOR(EventRecord)(shape_handle(mark), shape_handle(stream)) ? -EINVAL : 0;
}

int port_mark_done(uint64_t mark)
{
	int mode = shape_relax(), status = (int)VENDOR(EventQuery)(shape_handle(mark));

	shape_restore(mode);
	if (status == SHAPE_NOT_READY)
		return 0;
	return status ? -EIO : 1;
}

int port_mark_elapsed(uint64_t from, uint64_t to, uint64_t *ns)
{
	int mode = shape_relax(), status;
	float ms = 0;

	status = (int)VENDOR(EventElapsedTime)(&ms, shape_handle(from), shape_handle(to));
	shape_restore(mode);
	*ns = ms > 0 ? (uint64_t)(ms * NS_IN_MS) : 0;
	return status ? -EIO : 0;
}

bool port_marks_break_captures(void)
{
	return SHAPE_QUERIES_BREAK_CAPTURES;
}

void port_helper_thread(void)
{
	struct thread *self = thread_self();

	shape_relax();
	self->helper = true;
#ifdef LAST_ERROR_KEPT
	self->error.unread = true;
#endif
}
