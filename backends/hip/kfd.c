/* SPDX-License-Identifier: Apache-2.0 */
#include "kfd.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "sysfs.h"

#ifndef KFD_SYSFS
#define KFD_SYSFS "/sys"
#endif
#define NODE KFD_SYSFS "/class/kfd/kfd/topology/nodes/%u/"
#define NODES 256		/* of the topology: processors, and devices behind them */
#define PCI KFD_SYSFS "/bus/pci/devices/%s/"

/* Its node; *id: what the driver calls the device, *index: how many come before it. */
static int find(const char *bus, unsigned *node, uint64_t *id, int *index)
{
	unsigned domain, number, slot, function;
	uint64_t location, its_domain;

	if (sscanf(bus, "%x:%x:%x.%x", &domain, &number, &slot, &function) != 4)
		return -ENOTSUP;
	*index = 0;
	for (*node = 0; *node < NODES && !sysfs_number(id, NODE "gpu_id", *node); ++*node) {
		if (!*id)
			continue;	/* a processor */
		if (sysfs_property("location_id", &location, NODE "properties", *node) ||
		    sysfs_property("domain", &its_domain, NODE "properties", *node))
			return -ENOTSUP;
		if (location == ((uint64_t)number << 8 | slot << 3 | function) && its_domain == domain)
			return 0;
		++*index;
	}
	return -ENOTSUP;
}

void kfd_identify(const char *bus, struct port_device *out)
{
	uint64_t id, unique = 0;
	unsigned node;

	snprintf(out->uuid, sizeof(out->uuid), "GPU-%s", bus);
	if (find(bus, &node, &id, &out->index))
		out->index = -1;
	else if (!sysfs_property("unique_id", &unique, NODE "properties", node) && unique)
		snprintf(out->uuid, sizeof(out->uuid), "GPU-%016" PRIx64, unique);
	sysfs_number(&out->total, PCI "mem_info_vram_total", bus);
}

int kfd_process_bytes(const char *bus, uint64_t *bytes)
{
	unsigned node;
	uint64_t id;
	int index, error = find(bus, &node, &id, &index);

	return error ? error : sysfs_number(bytes, KFD_SYSFS "/class/kfd/kfd/proc/%d/vram_%" PRIu64, (int)getpid(), id);
}

int kfd_free(const char *bus, uint64_t *bytes)
{
	uint64_t total, used;

	if (sysfs_number(&total, PCI "mem_info_vram_total", bus) || sysfs_number(&used, PCI "mem_info_vram_used", bus))
		return -ENOTSUP;
	*bytes = used < total ? total - used : 0;
	return 0;
}
