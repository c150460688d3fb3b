/* SPDX-License-Identifier: Apache-2.0 */
#include "kfd.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifndef KFD_SYSFS
#define KFD_SYSFS "/sys"
#endif
#define NODES 256		/* of the topology: processors, and devices behind them */

struct node {
	uint64_t id;		/* 0: a processor */
	uint64_t location;	/* bus << 8 | device << 3 | function */
	uint64_t domain;
};

static int read_number(const char *path, uint64_t *value)
{
	FILE *file = fopen(path, "re");
	int found;

	if (!file)
		return -ENOTSUP;
	found = fscanf(file, "%" SCNu64, value);
	fclose(file);
	return found == 1 ? 0 : -ENOTSUP;
}

/* Lines of a name and a number; those that this version of the kernel lacks stay 0. */
static int read_properties(const char *path, struct node *node)
{
	FILE *file = fopen(path, "re");
	uint64_t value;
	char name[64];

	if (!file)
		return -ENOTSUP;
	while (fscanf(file, "%63s %" SCNu64, name, &value) == 2) {
		if (!strcmp(name, "location_id"))
			node->location = value;
		else if (!strcmp(name, "domain"))
			node->domain = value;
	}
	fclose(file);
	return 0;
}

static int read_node(unsigned number, struct node *node)
{
	char path[128];

	*node = (struct node){0};
	snprintf(path, sizeof(path), KFD_SYSFS "/class/kfd/kfd/topology/nodes/%u/gpu_id", number);
	if (read_number(path, &node->id))
		return -ENOTSUP;
	snprintf(path, sizeof(path), KFD_SYSFS "/class/kfd/kfd/topology/nodes/%u/properties", number);
	return read_properties(path, node);
}

static int find(const char *bus, struct node *node, int *index)
{
	unsigned domain, number, slot, function;
	uint64_t location;

	if (sscanf(bus, "%x:%x:%x.%x", &domain, &number, &slot, &function) != 4)
		return -ENOTSUP;
	location = (uint64_t)number << 8 | slot << 3 | function;
	*index = 0;
	for (unsigned i = 0; i < NODES && !read_node(i, node); i++) {
		if (!node->id)
			continue;
		if (node->location == location && node->domain == domain)
			return 0;
		++*index;
	}
	return -ENOTSUP;
}

int kfd_index(const char *bus, int *index)
{
	struct node node;

	return find(bus, &node, index);
}

int kfd_process_bytes(const char *bus, uint64_t *bytes)
{
	struct node node;
	char path[128];
	int index, error = find(bus, &node, &index);

	if (error)
		return error;
	snprintf(path, sizeof(path), KFD_SYSFS "/class/kfd/kfd/proc/%d/vram_%" PRIu64, (int)getpid(), node.id);
	return read_number(path, bytes);
}

int kfd_free(const char *bus, uint64_t *bytes)
{
	uint64_t total, used;
	char path[128];

	snprintf(path, sizeof(path), KFD_SYSFS "/bus/pci/devices/%s/mem_info_vram_total", bus);
	if (read_number(path, &total))
		return -ENOTSUP;
	snprintf(path, sizeof(path), KFD_SYSFS "/bus/pci/devices/%s/mem_info_vram_used", bus);
	if (read_number(path, &used))
		return -ENOTSUP;
	*bytes = used < total ? total - used : 0;
	return 0;
}
