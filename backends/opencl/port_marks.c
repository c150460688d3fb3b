/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Marks are events of commands that wait for all earlier work of a queue, in order or out of order.
 * An event is made anew each time, and released as soon as it is reached (NULL), because it keeps
 * its queue alive. Only queues with profiling enabled carry times: times are not used.
 */
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

#include "port.h"
#include "real.h"

#define EVENT_STATUS 0x11d3

static cl_event *event(uint64_t mark)
{
	return (cl_event *)(uintptr_t)mark;
}

static void let_go(cl_event *made)
{
	if (*made)
		real_clReleaseEvent(*made);
	*made = NULL;
}

int port_mark_create(bool timed, uint64_t *mark)
{
	*mark = timed ? 0 : (uint64_t)(uintptr_t)calloc(1, sizeof(cl_event));
	return *mark ? 0 : -ENOTSUP;
}

void port_mark_destroy(uint64_t mark)
{
	let_go(event(mark));
	free(event(mark));
}

/* Without a flush a driver may hold queued work back. */
int port_mark(uint64_t mark, uint64_t stream)
{
	cl_command_queue queue = (cl_command_queue)(uintptr_t)stream;

	let_go(event(mark));
	return real_clEnqueueMarkerWithWaitList(queue, 0, NULL, event(mark)) || real_clFlush(queue)
		? -EINVAL
		: 0;
}

/* What failed (less than 0) is over, too. */
int port_mark_done(uint64_t mark)
{
	cl_int status = 0;

	if (*event(mark) &&
	    real_clGetEventInfo(*event(mark), EVENT_STATUS, sizeof(status), &status, NULL))
		return -EIO;
	if (status > 0)
		return 0;
	let_go(event(mark));
	return 1;
}
