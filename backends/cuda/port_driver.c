/* SPDX-License-Identifier: Apache-2.0 */
/* The core's questions, answered by the CUDA driver: those that others answer in another way. */
#define _GNU_SOURCE
#include "port.h"

#include <errno.h>
#include <stdbool.h>
#include <string.h>

#include "custom.h"
#include "ports/identity.h"
#include "management.h"
#include "role.h"
#include "shape.h"
#include "shaped.h"

#define DEFAULT_STREAMS 2
#define LOCATION_PART 6 /* CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN of newer headers */

uint64_t port_current_owner(void)
{
	CUcontext context = NULL;

	return real_cuCtxGetCurrent(&context) ? 0 : (uint64_t)(uintptr_t)context;
}

int port_owner_enter(uint64_t owner)
{
	if (owner == port_current_owner())
		return -EALREADY;
	return real_cuCtxPushCurrent_v2(shape_handle(owner)) ? -ENODEV : 0;
}

void port_owner_leave(void)
{
	CUcontext context = NULL;

	real_cuCtxPopCurrent_v2(&context);
}

/* The context that a stream was made in; 0: it is of whichever is current. */
static uint64_t own_context(uint64_t stream)
{
	CUcontext context = NULL;

	return stream > DEFAULT_STREAMS && !real_cuStreamGetCtx(shape_handle(stream), &context)
		? (uint64_t)(uintptr_t)context
		: 0;
}

bool port_stream_stays(uint64_t stream)
{
	return own_context(stream);
}

uint64_t port_stream_owner(uint64_t stream)
{
	uint64_t context = own_context(stream);

	return context ? context : port_current_owner();
}

/* The call for several attributes does not fail for an unknown address, so tools that watch for
 * failing calls see no failure. */
bool port_on_device(uint64_t address)
{
	CUpointer_attribute wanted = CU_POINTER_ATTRIBUTE_MEMORY_TYPE;
	CUmemorytype kind = 0;
	void *answer = &kind;
	int mode = shape_relax(),
	    status = (int)real_cuPointerGetAttributes(1, &wanted, &answer, address);

	shape_restore(mode);
	return !status && kind == CU_MEMORYTYPE_DEVICE;
}

/* Drivers before 13.0 report it for the current context only. */
static int context_device(CUcontext context, int *device)
{
	int status;

	if (!real_cuCtxGetDevice_v2(device, context))
		return 0;
	if (real_cuCtxPushCurrent_v2(context))
		return -ENODEV;
	status = (int)real_cuCtxGetDevice(device);
	real_cuCtxPopCurrent_v2(&context);
	return status;
}

/* Its context's. cuStreamGetDevice would report it, too, but breaks the capture of a stream that
 * records. */
int cuda_stream_device(void *stream, int *device)
{
	CUcontext context = NULL;

	if (real_cuStreamGetCtx(stream, &context) || !context)
		return -ENODEV;
	if ((uint64_t)(uintptr_t)context == port_current_owner())
		return (int)real_cuCtxGetDevice(device);
	return context_device(context, device);
}

/* Work for another device's stream, as graphs and copies may be, is that device's. */
int port_stream_device(uint64_t stream)
{
	return port_stream_pool_device(stream);
}

static CUcontext green(uint64_t handle)
{
	CUcontext context = NULL;

	return handle && !real_cuCtxFromGreenCtx(&context, shape_handle(handle)) ? context : NULL;
}

uint64_t cuda_green_context(uint64_t handle)
{
	return (uint64_t)(uintptr_t)green(handle);
}

int cuda_green_device(uint64_t handle)
{
	CUcontext context = green(handle);
	int device;

	if (!context || context_device(context, &device))
		return port_current_device(&device) ? -ENODEV : device;
	return device;
}

/* The newer call names a MIG slice, the older one the card that it lies on: where they differ, it is a slice. */
static int identify(int device, struct port_device *out)
{
	unsigned char own[16], card[16];
	size_t total = 0;

	if (real_cuDeviceGetUuid_v2((CUuuid *)own, device) &&
	    real_cuDeviceGetUuid((CUuuid *)own, device))
		return -ENODEV;
	if (real_cuDeviceGetUuid((CUuuid *)card, device))
		memcpy(card, own, sizeof(card));
	identity_write(out, memcmp(own, card, sizeof(own)) ? "MIG-" : "GPU-", own);
	if (real_cuDeviceTotalMem_v2(&total, device))
		return -ENODEV;
	out->total = total;
	if (management_index(out->uuid, &out->index))
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

	return real_cuDevicePrimaryCtxGetState(device, &flags, &active) ? -ENOTSUP : !!active;
}

int port_context_owner(int device, uint64_t *owner)
{
	CUcontext context = NULL;

	if (real_cuDevicePrimaryCtxRetain(&context, device))
		return -ENOTSUP;
	real_cuDevicePrimaryCtxRelease_v2(device);
	*owner = (uint64_t)(uintptr_t)context;
	return 0;
}

/*
 * The runtime makes a primary context current before it is up: a current context alone does not say
 * that the driver lists this process already.
 */
int port_process_bytes(int device, uint64_t *bytes)
{
	struct port_device id;
	int active, error = port_identify(device, &id);

	if (error)
		return error;
	active = port_context_active(device);
	return management_process_bytes(id.uuid, !active && port_current_owner() ? -1 : active,
					bytes);
}

int shape_device_free(int device, uint64_t *bytes)
{
	struct port_device id;
	int error = port_identify(device, &id);

	return error ? error : management_free(id.uuid, bytes);
}

/* Of a part of a device, the lowest byte is the device. */
static int ordinal(const CUmemLocation *at)
{
	return (int)at->type == LOCATION_PART ? at->id & 0xff : at->id;
}

int port_physical_device(uint64_t handle, int *device)
{
	CUmemAllocationProp about;

	memset(&about, 0, sizeof(about));
	if (real_cuMemGetAllocationPropertiesFromHandle(&about,
							(CUmemGenericAllocationHandle)handle))
		return -ENOTSUP;
	*device = (int)about.location.type == LOCATION_PART ||
			about.location.type == CU_MEM_LOCATION_TYPE_DEVICE
		? ordinal(&about.location)
		: ROLE_DEVICE_NONE;
	return 0;
}

int32_t port_driver_pid(void)
{
	return management_pid();
}

int port_process_gone(int device, int32_t driver_pid)
{
	struct port_device id;
	int listed = -ENOTSUP;

	if (driver_pid && !port_identify(device, &id))
		listed = management_lists(id.uuid, driver_pid);
	return listed < 0 ? listed : !listed;
}

int port_processes(int device, void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
		   void *context)
{
	struct port_device id;
	int error = device < 0 ? -ENOTSUP : port_identify(device, &id);

	return error ? error : management_processes(id.uuid, each, context);
}

int port_device_used(int device, uint64_t *bytes)
{
	struct port_device id;
	int error = port_identify(device, &id);

	return error ? error : management_used(id.uuid, bytes);
}
