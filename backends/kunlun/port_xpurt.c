/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by Kunlunxin's runtime. It reports no free memory and no process's
 * memory: only allocations are charged, not the runtime's own memory. Marks are events, which carry
 * no times: the duration of work is known from when it is found done.
 */
#include <errno.h>

#include "ports/identity.h"
#include "port.h"
#include "real.h"

#define ADDRESS 0 /* XPUATTR_PCI_ADDRESS: domain << 16 | bus << 8 | slot << 3 | function */
#define MEMORY 5  /* XPUATTR_MEM_MAIN_CAPACITY */
/* Errors of the call itself; any other answer means that the event has not happened yet. */
#define INVALID_DEVICE 701
#define NODEV 703
#define INVALID_PARAM 707
#define NOSUPPORT 712

int port_current_device(int *device)
{
	return real_xpu_current_device(device) ? -ENODEV : 0;
}

int port_handle_device(uint64_t handle)
{
	return (int)handle;
}

int port_device_count(int *count)
{
	return real_xpu_device_count(count) ? -ENODEV : 0;
}

static int identify(int device, struct port_device *out)
{
	uint64_t at = 0;

	if (real_xpu_device_get_attr(&out->total, MEMORY, device))
		return -ENODEV;
	out->index = device;
	if (real_xpu_device_get_attr(&at, ADDRESS, device))
		at = (uint64_t)device << 3;
	identity_at(out, "XPU-", (unsigned)(at >> 16) & 0xffff, (unsigned)(at >> 8),
		    (unsigned)(at >> 3), (unsigned)at);
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

int port_mark_create(bool timed, uint64_t *mark)
{
	*mark = 0;
	if (timed)
		return -ENOTSUP;
	return real_xpu_event_create((XPUEvent *)mark) ? -ENODEV : 0;
}

void port_mark_destroy(uint64_t mark)
{
	real_xpu_event_destroy((XPUEvent)(uintptr_t)mark);
}

int port_mark(uint64_t mark, uint64_t stream)
{
	return real_xpu_event_record((XPUEvent)(uintptr_t)mark, (XPUStream)(uintptr_t)stream)
		? -EINVAL
		: 0;
}

int port_mark_done(uint64_t mark)
{
	int status = real_xpu_event_query((XPUEvent)(uintptr_t)mark);

	if (!status)
		return 1;
	return (status >= INVALID_DEVICE && status <= NODEV) || status == INVALID_PARAM ||
			status == NOSUPPORT
		? -EIO
		: 0;
}
