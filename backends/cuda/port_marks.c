/* SPDX-License-Identifier: Apache-2.0 */
/* A mark behind all of a context's streams. */
#include <errno.h>
#include <stdint.h>

#include "port.h"
#include "shape.h"
#include "shaped.h"

#define INVALID_CONTEXT 201

/* The core's own thread has no context: where one is asked for, it borrows the owner's. */
static int record_all(CUcontext owner, CUevent made)
{
	int status = (int)real_cuCtxRecordEvent(owner, made);

	if (status != INVALID_CONTEXT || !shape_helps() || real_cuCtxSetCurrent(owner))
		return status;
	status = (int)real_cuCtxRecordEvent(owner, made);
	real_cuCtxSetCurrent(NULL);
	return status;
}

/* Drivers from before 12.5 have no such call; while one of the context's streams records it is refused. */
int port_mark_all(uint64_t mark, uint64_t owner)
{
	int mode = shape_relax(), status = record_all(shape_handle(owner), shape_handle(mark));

	shape_restore(mode);
	if (status >= 900 && status < 910)
		return -EBUSY;
	return status ? -ENOTSUP : 0;
}
