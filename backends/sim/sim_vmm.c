/* SPDX-License-Identifier: Apache-2.0 */
/* Physical memory, address ranges, and what maps one into the other. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sim_internal.h"

struct physical {
	struct sim_object object;
	struct sim_backing backing;
	uint64_t charged;
	unsigned refs, maps;
};

struct range {
	struct sim_object object;
	uint64_t bytes;	   /* of the range, or of the mapping */
	uint64_t physical; /* of a mapping */
};

static uint64_t granule(void)
{
	return sim.config.exact ? sim_page(1) : SIM_GRANULE;
}

int sim_granularity(uint64_t *out)
{
	sim_lock();
	*out = granule();
	sim_unlock();
	return 0;
}

int sim_vmm_reserve(uint64_t bytes, uint64_t *out)
{
	struct range *range;
	uint64_t unit, start, wanted;
	char *memory;
	int error = 0;

	sim_lock();
	unit = granule();
	wanted = bytes + unit;
	if (!bytes || bytes % unit || wanted < bytes) {
		sim_unlock();
		return -EINVAL;
	}
	memory = mmap(NULL, wanted, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (memory == MAP_FAILED) {
		sim_unlock();
		return -ENOMEM;
	}
	start = role_align((uint64_t)(uintptr_t)memory, unit);
	if (start != (uint64_t)(uintptr_t)memory)
		munmap(memory, start - (uint64_t)(uintptr_t)memory);
	munmap((void *)(uintptr_t)(start + bytes),
	       (uint64_t)(uintptr_t)memory + wanted - start - bytes);
	range = sim_add(sizeof(*range), start, SIM_RANGE);
	if (range) {
		range->bytes = bytes;
		*out = start;
	} else {
		sim_unmap(start, bytes, false);
		error = -ENOMEM;
	}
	sim_unlock();
	return error;
}

static bool overlaps(const struct range *a, uint64_t address, uint64_t bytes)
{
	return a->object.key < address + bytes && address < a->object.key + a->bytes;
}

static struct range *mapping_in(uint64_t address, uint64_t bytes)
{
	struct sim_object *object;

	for (object = sim_each(NULL, SIM_MAPPING); object; object = sim_each(object, SIM_MAPPING))
		if (overlaps((struct range *)object, address, bytes))
			return (struct range *)object;
	return NULL;
}

bool sim_mapping_at(uint64_t address, struct sim_found *out)
{
	struct range *mapping = mapping_in(address, 1);

	if (mapping)
		*out = (struct sim_found){.object = &mapping->object,
					  .base = mapping->object.key,
					  .bytes = mapping->bytes};
	return mapping != NULL;
}

int sim_vmm_unreserve(uint64_t address, uint64_t bytes)
{
	struct range *range;
	int error = -EINVAL;

	sim_lock();
	range = sim_find(address, SIM_RANGE);
	if (range && !bytes)
		bytes = range->bytes;
	if (range && range->bytes == bytes && !mapping_in(address, bytes)) {
		sim_unmap(address, bytes, false);
		sim_drop(&range->object);
		error = 0;
	}
	sim_unlock();
	return error;
}

int sim_vmm_create(uint64_t bytes, int device, uint64_t *key)
{
	struct physical *physical = NULL;
	struct sim_backing backing;
	uint64_t cost = device == ROLE_DEVICE_NONE ? 0 : bytes;
	int here = sim_lock_here(device == ROLE_DEVICE_NONE ? 0 : device);
	int error;

	if (here < 0)
		return here;
	error = !bytes || bytes % granule() ? -EINVAL : sim_charge(here, cost);
	if (error)
		goto out;
	error = sim_back(bytes, &backing);
	physical = error ? NULL : sim_add(sizeof(*physical), 0, SIM_PHYSICAL);
	if (!physical) {
		if (!error)
			sim_unback(&backing);
		sim_discharge(here, cost);
		error = -ENOMEM;
		goto out;
	}
	physical->object.device = here;
	physical->backing = backing;
	physical->charged = cost;
	physical->refs = 1;
	*key = physical->object.key;
out:
	sim_unlock();
	return error;
}

static void maybe_gone(struct physical *physical)
{
	if (physical->refs || physical->maps)
		return;
	sim_unback(&physical->backing);
	sim_discharge(physical->object.device, physical->charged);
	sim_drop(&physical->object);
}

/* By an address inside a mapping, or by the handle itself. */
int sim_vmm_retain(uint64_t address, uint64_t *key)
{
	struct physical *physical;
	const struct range *mapping;

	sim_lock();
	mapping = mapping_in(address, 1);
	physical = sim_find(mapping ? mapping->physical : address, SIM_PHYSICAL);
	if (physical) {
		physical->refs++;
		*key = physical->object.key;
	}
	sim_unlock();
	return physical ? 0 : -EINVAL;
}

int sim_vmm_release(uint64_t key)
{
	struct physical *physical;
	int error = -EINVAL;

	sim_lock();
	physical = sim_find(key, SIM_PHYSICAL);
	if (physical && physical->refs) {
		physical->refs--;
		maybe_gone(physical);
		error = 0;
	}
	sim_unlock();
	return error;
}

static bool reserved(uint64_t address, uint64_t bytes)
{
	struct sim_object *object;

	for (object = sim_each(NULL, SIM_RANGE); object; object = sim_each(object, SIM_RANGE)) {
		const struct range *range = (const struct range *)object;

		if (address >= object->key && bytes <= range->bytes &&
		    address - object->key <= range->bytes - bytes)
			return true;
	}
	return false;
}

int sim_vmm_map(uint64_t address, uint64_t bytes, uint64_t key)
{
	struct physical *physical;
	struct sim_backing piece;
	struct range *mapping;
	int error = -EINVAL;

	sim_lock();
	physical = sim_find(key, SIM_PHYSICAL);
	if (!physical || !physical->refs || !bytes || bytes % granule() || address % granule() ||
	    bytes > physical->backing.bytes || !reserved(address, bytes) ||
	    mapping_in(address, bytes))
		goto out;
	error = -ENOMEM;
	piece = physical->backing;
	piece.bytes = bytes;
	if (!sim_map(&piece, address))
		goto out;
	mapping = sim_add(sizeof(*mapping), address, SIM_MAPPING);
	if (!mapping) {
		sim_unmap(address, bytes, true);
		goto out;
	}
	mapping->bytes = bytes;
	mapping->physical = key;
	mapping->object.device = physical->object.device;
	physical->maps++;
	error = 0;
out:
	sim_unlock();
	return error;
}

/* The range may hold several mappings, each of them whole. */
int sim_vmm_unmap(uint64_t address, uint64_t bytes)
{
	struct physical *physical;
	struct range *mapping;
	int error = -EINVAL;

	sim_lock();
	mapping = sim_find(address, SIM_MAPPING);
	if (mapping && !bytes)
		bytes = mapping->bytes;
	while ((mapping = mapping_in(address, bytes))) {
		if (mapping->object.key < address ||
		    mapping->object.key + mapping->bytes > address + bytes) {
			error = -EINVAL;
			break;
		}
		physical = sim_find(mapping->physical, SIM_PHYSICAL);
		sim_unmap(mapping->object.key, mapping->bytes, true);
		sim_drop(&mapping->object);
		physical->maps--;
		maybe_gone(physical);
		error = 0;
	}
	sim_unlock();
	return error;
}

/* An exported handle is a file of its own: its bytes move there, mappings included. */
static int move_out(struct physical *physical)
{
	struct sim_backing fresh = {.own_file = true, .bytes = physical->backing.bytes};
	struct sim_object *object;
	uint64_t from, to;

	sim_file_keep(&fresh.file, sim_wire_file("porter-sim-shared"));
	if (fresh.file.fd < 0)
		return -ENOMEM;
	from = ftruncate(fresh.file.fd, (off_t)fresh.bytes) ? 0 : sim_map(&physical->backing, 0);
	to = from ? sim_map(&fresh, 0) : 0;
	if (to)
		memcpy((void *)(uintptr_t)to, (void *)(uintptr_t)from, fresh.bytes);
	if (from)
		sim_unmap(from, fresh.bytes, false);
	if (to)
		sim_unmap(to, fresh.bytes, false);
	if (!to) {
		sim_file_close(&fresh.file);
		return -ENOMEM;
	}
	sim_unback(&physical->backing);
	physical->backing = fresh;
	for (object = sim_each(NULL, SIM_MAPPING); object; object = sim_each(object, SIM_MAPPING)) {
		const struct range *mapping = (const struct range *)object;

		fresh.bytes = mapping->bytes;
		if (mapping->physical == physical->object.key)
			sim_map(&fresh, object->key);
	}
	return 0;
}

int sim_export_physical(uint64_t key, int *fd)
{
	struct physical *physical = sim_find(key, SIM_PHYSICAL);
	int error;

	if (!physical)
		return -EINVAL;
	error = physical->backing.own_file ? 0 : move_out(physical);
	if (error)
		return error;
	*fd = fcntl(sim_file(&physical->backing.file), F_DUPFD_CLOEXEC, 0);
	return *fd < 0 ? -ENOMEM : 0;
}

int sim_import_physical(int fd, int device, uint64_t *key)
{
	struct sim_backing backing = {.own_file = true};
	struct physical *physical;
	struct stat status;

	if (fstat(fd, &status) || !status.st_size)
		return -EINVAL;
	backing.bytes = (uint64_t)status.st_size;
	sim_file_keep(&backing.file, fcntl(fd, F_DUPFD_CLOEXEC, 0));
	physical = backing.file.fd < 0 ? NULL : sim_add(sizeof(*physical), 0, SIM_PHYSICAL);
	if (!physical) {
		sim_file_close(&backing.file);
		return -ENOMEM;
	}
	physical->object.device = device;
	physical->backing = backing;
	physical->refs = 1;
	*key = physical->object.key;
	return 0;
}
