/* SPDX-License-Identifier: Apache-2.0 */
/* The core's questions, answered by the management library: only who a device is. Nothing is allocated through it. */
#include <errno.h>

#include "kfd.h"
#include "real.h"

int port_device_count(int *count)
{
	return real_rsmi_num_monitor_devices((uint32_t *)count) ? -ENODEV : 0;
}

int port_identify(int device, struct port_device *out)
{
	uint64_t place;

	*out = (struct port_device){.total = 0};
	if (real_rsmi_dev_pci_id_get((uint32_t)device, &place))
		return -ENODEV;
	kfd_identify(place, device, out);
	return 0;
}
