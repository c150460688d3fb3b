/* SPDX-License-Identifier: Apache-2.0 */
#include "kfd.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "ports/sysfs.h"

#ifndef KFD_SYSFS
#define KFD_SYSFS "/sys"
#endif
#define NODE KFD_SYSFS "/class/kfd/kfd/topology/nodes/%u/"
#define NODES 256 /* of the topology: processors, and devices behind them */
#define BUS "%04x:%02x:%02x.%x"
#define ON_BUS(place) \
	(unsigned)((place) >> 32), (unsigned)((place) >> 8 & 0xff), \
		(unsigned)((place) >> 3 & 0x1f), (unsigned)((place) & 7)
#define PCI KFD_SYSFS "/bus/pci/devices/" BUS "/"

/* Its node; *id: the driver's number of the device, *index: the number of devices before it. */
static int find(uint64_t place, unsigned *node, uint64_t *id, int *index)
{
	uint64_t location, domain;

	*index = 0;
	for (*node = 0; *node < NODES && !sysfs_number(id, NODE "gpu_id", *node); ++*node) {
		if (!*id)
			continue; /* a processor */
		if (sysfs_property("location_id", &location, NODE "properties", *node) ||
		    sysfs_property("domain", &domain, NODE "properties", *node))
			return -ENOTSUP;
		if ((domain << 32 | location) == place)
			return 0;
		++*index;
	}
	return -ENOTSUP;
}

/*
 * The digits that AMD's listing tool shows, or else the bus address. The position among the
 * machine's devices, as that tool counts, or else `device`. The device's memory, where the kernel
 * reports it.
 */
void managed_at(uint64_t place, int device, struct port_device *out)
{
	uint64_t id, unique = 0;
	unsigned node;

	snprintf(out->uuid, sizeof(out->uuid), "GPU-" BUS, ON_BUS(place));
	if (find(place, &node, &id, &out->index))
		out->index = device;
	else if (!sysfs_property("unique_id", &unique, NODE "properties", node) && unique)
		snprintf(out->uuid, sizeof(out->uuid), "GPU-%016" PRIx64, unique);
	sysfs_number(&out->total, PCI "mem_info_vram_total", ON_BUS(place));
}

int kfd_process_bytes(uint64_t place, uint64_t *bytes)
{
	unsigned node;
	uint64_t id;
	int index, error = find(place, &node, &id, &index);

	return error ? error
		     : sysfs_number(bytes, KFD_SYSFS "/class/kfd/kfd/proc/%d/vram_%" PRIu64,
				    (int)getpid(), id);
}

int kfd_used(uint64_t place, uint64_t *bytes)
{
	return sysfs_number(bytes, PCI "mem_info_vram_used", ON_BUS(place)) ? -ENOTSUP : 0;
}

int kfd_free(uint64_t place, uint64_t *bytes)
{
	uint64_t total, used;

	if (sysfs_number(&total, PCI "mem_info_vram_total", ON_BUS(place)) ||
	    kfd_used(place, &used))
		return -ENOTSUP;
	*bytes = used < total ? total - used : 0;
	return 0;
}
