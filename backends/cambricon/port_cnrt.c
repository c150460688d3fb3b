/* SPDX-License-Identifier: Apache-2.0 */
/* The core's questions, answered by Cambricon's runtime, for programs in which the driver's library
 * beneath it is not guarded: devices are ordinals. */
#include "port.h"
#include "shape.h"

#include <errno.h>

#include "ports/identity.h"

static int identify(int device, struct port_device *out)
{
	cnrtDeviceProp_t about;

	if (real_cnrtGetDeviceProperties_V3(&about, device))
		return -ENODEV;
	identity_write(out, "MLU-", (const unsigned char *)about.uuid.uuid);
	out->total = about.totalGlobalMemSize;
	out->index = device;
	return 0;
}

int port_identify(int device, struct port_device *out)
{
	return identity_of(device, identify, out);
}
