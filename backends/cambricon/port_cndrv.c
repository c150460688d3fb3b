/* SPDX-License-Identifier: Apache-2.0 */
/* The core's questions, answered by Cambricon's driver library: devices are handles, and contexts
 * own the objects that are made in them. */
#include "port.h"
#include "shape.h"
#include "shaped.h"

#include <errno.h>

#include "ports/identity.h"
#include "ports/listed.h"
#include "role.h"

static unsigned list(uint64_t *handles)
{
	int count = 0, found = 0;

	if (real_cnDeviceGetCount(&count))
		return 0;
	while (found < count && found < (int)LISTED_MOST &&
	       !real_cnDeviceGet(&handles[found], found))
		found++;
	return (unsigned)found;
}

uint64_t mlu_handle(int device)
{
	return listed_handle(list, device);
}

int port_handle_device(uint64_t handle)
{
	return listed_find(list, handle);
}

int mlu_current(int *device)
{
	CNdev handle = 0;

	*device = real_cnCtxGetDevice(&handle) ? -ENODEV : port_handle_device(handle);
	return *device < 0;
}

uint64_t port_current_owner(void)
{
	uint64_t context = 0;

	return real_cnCtxGetCurrent((CNcontext *)&context) ? 0 : context;
}

/* Its context's, which the library reports for the current context only. */
int mlu_queue_device(void *queue, int *device)
{
	uint64_t current = port_current_owner(), context = 0;
	int error;

	if (real_cnQueueGetContext(queue, (CNcontext *)&context) || !context)
		return -ENODEV;
	if (context == current)
		return mlu_current(device);
	if (real_cnCtxSetCurrent((CNcontext)context))
		return -ENODEV;
	error = mlu_current(device);
	real_cnCtxSetCurrent((CNcontext)current);
	return error;
}

static int identify(int device, struct port_device *out)
{
	unsigned char id[16];

	if (real_cnDeviceGetUuid((CNuuid *)id, mlu_handle(device)) ||
	    real_cnDeviceTotalMem(&out->total, mlu_handle(device)))
		return -ENODEV;
	identity_write(out, "MLU-", id);
	out->index = device;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

int port_context_active(int device)
{
	unsigned flags;
	int active;

	return real_cnSharedContextGetState(mlu_handle(device), &flags, &active) ? -ENOTSUP
										 : !!active;
}

int port_context_owner(int device, uint64_t *owner)
{
	*owner = 0;
	if (real_cnSharedContextAcquire((CNcontext *)owner, mlu_handle(device)))
		return -ENOTSUP;
	real_cnSharedContextRelease(mlu_handle(device));
	return 0;
}

int port_physical_device(uint64_t handle, int *device)
{
	CNmemAllocationProp about = {0};

	if (real_cnMemGetAllocationPropertiesFromHandle(&about, handle))
		return -ENOTSUP;
	*device = about.location.type == CN_MEM_LOCATION_TYPE_DEVICE ? (int)about.location.id
								     : ROLE_DEVICE_NONE;
	return 0;
}
