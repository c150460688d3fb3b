/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The core's questions, answered by MetaX's runtime. It tells of no process what it holds: what is free on the device is compared
 * instead. A context is another name of the device.
 */
#include <errno.h>
#include <stdio.h>

#include "custom.h"
#include "identity.h"
#include "port.h"
#include "role.h"
#include "shape.h"
#include "shaped.h"

#define BUS 32			/* room for "0000:03:00.0" */

/* Cards are named by where they are. */
static int identify(int device, struct port_device *out)
{
	char bus[BUS] = "";
	size_t total = 0;

	if (real_mcDeviceTotalMem(&total, device))
		return -ENODEV;
	if (real_mcDeviceGetPCIBusId(bus, BUS, device) || !bus[0])
		snprintf(bus, sizeof(bus), "%d", device);
	identity_place(out, "GPU-", bus);
	out->total = total;
	out->index = device;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}

/* A graph keeps what its nodes allocated, and nothing says how much: there is no way to hold it to a quota. */
mcError_t custom_mcGraphAddMemAllocNode(mcGraphNode_t *pGraphNode, mcGraph_t graph, const mcGraphNode_t *pDependencies, size_t numDependencies,
				      mcMemAllocNodeParams *pNodeParams)
{
	if (!role_enter())
		return real_mcGraphAddMemAllocNode(pGraphNode, graph, pDependencies, numDependencies, pNodeParams);
	role_leave();
	return mcErrorNotSupported;
}
