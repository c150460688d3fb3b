/* SPDX-License-Identifier: Apache-2.0 */
/* The devices: capacity (the daemon's or our own), the chips behind addresses, and the answers of
 * management calls. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <unistd.h>

#include "sim_internal.h"

#define BARE 36 /* a UUID in words */

static struct sim_clock *clocks; /* the daemon's; NULL: our own */

static int reconnect(void);

static int ask(struct sim_request *request, void *reply, size_t room, int *passed)
{
	int daemon = sim_file(&sim.daemon),
	    memory = request->op == SIM_OP_HELLO ? sim_file(&sim.memory) : -1, pass;
	struct sim_reply *head = reply;
	ssize_t got;

	if (daemon < 0 && request->op != SIM_OP_HELLO && !reconnect())
		daemon = sim_file(&sim.daemon);
	if (daemon < 0)
		return -ENODEV;
	do
		got = sim_wire_send(daemon, request, sizeof(*request), memory, 0);
	while (got < 0 && errno == EINTR);
	if (got < 0)
		return -ENODEV;
	do
		got = sim_wire_receive(daemon, reply, room, &pass, 0);
	while (got < 0 && errno == EINTR);
	if (passed && got >= (ssize_t)sizeof(*head))
		*passed = pass;
	else if (pass >= 0)
		close(pass);
	if (got < (ssize_t)sizeof(*head))
		return -ENODEV;
	return head->error;
}

static int ask_daemon(enum sim_op op, int device, uint64_t bytes, struct sim_reply *reply)
{
	struct sim_request request = {.op = op, .device = device, .bytes = bytes};

	return ask(&request, reply, sizeof(*reply), NULL);
}

/* Once: they are the same however often the library connects. */
static int map_clocks(int file)
{
	if (!clocks)
		clocks = mmap(NULL, SIM_CLOCKS_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	if (clocks == MAP_FAILED)
		clocks = NULL;
	return clocks ? 0 : -ENODEV;
}

static int hello(void)
{
	struct sim_request request = {.op = SIM_OP_HELLO, .bytes = SIM_WIRE_VERSION};
	struct sim_reply reply;
	int passed = -1;
	int error;

	memcpy(request.text, sim.config.label, sizeof(request.text));
	error = ask(&request, &reply, sizeof(reply), &passed);
	if (!error && passed < 0)
		error = -ENODEV;
	if (!error) {
		sim.device_count = (int)reply.a;
		sim.client = reply.b;
		error = map_clocks(passed);
		sim.uses = !error && reply.count < SIM_USES ? sim_uses(clocks, reply.count) : NULL;
	}
	if (passed >= 0)
		close(passed);
	return error;
}

static int connect_daemon(const char *name)
{
	struct sockaddr_un address;
	socklen_t length = sim_wire_address(name, &address);
	int fd;

	if (!length)
		return -ENODEV;
	fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	if (fd < 0)
		return -ENODEV;
	if (connect(fd, (struct sockaddr *)&address, length)) {
		close(fd);
		return -ENODEV;
	}
	sim_file_keep(&sim.daemon, fd);
	return 0;
}

/* Existing mappings stay, also where the program closed the file that they lie in. */
static int memory_file(void)
{
	int file = sim_file(&sim.memory);

	if (file >= 0 || !sim_library.computes)
		return file;
	sim_file_keep(&sim.memory, sim_wire_file("porter-sim"));
	sim.memory_end = 0;
	sim_file_close(&sim.daemon); /* which knows the other file */
	return sim_file(&sim.memory);
}

/* The program closed the connection, and so the daemon released the charges made over it. */
static int reconnect(void)
{
	const char *name = getenv("PORTER_SIM_SOCKET");
	struct sim_reply reply;
	int error;

	if (!sim.connected || !name)
		return -ENODEV;
	sim_file_close(&sim.daemon);
	memory_file();
	error = connect_daemon(name);
	if (!error)
		error = hello();
	for (int i = 0; !error && i < sim.device_count; i++)
		if (sim.devices[i].used)
			error = ask_daemon(SIM_OP_CHARGE, i, sim.devices[i].used, &reply);
	if (error)
		sim.connected = false;
	return error;
}

static void own_devices(void)
{
	const char *sizes = getenv("PORTER_SIM_MEMORY");
	const char *count = getenv("PORTER_SIM_DEVICES");
	uint64_t bytes = 80 * 1024 * SIM_MIB;
	int i;

	sim.device_count = count ? atoi(count) : 2;
	if (sim.device_count < 0 || sim.device_count > SIM_DEVICES_MAX)
		sim.device_count = SIM_DEVICES_MAX;
	for (i = 0; i < sim.device_count; i++) {
		bytes = sim_bytes_of(sizes, bytes);
		sim.devices[i].total = bytes;
		sizes = sizes ? strchr(sizes, ',') : NULL;
		if (sizes)
			sizes++;
	}
}

int sim_open(void)
{
	const char *name = getenv("PORTER_SIM_SOCKET");
	struct sim_reply reply;
	int error, i;

	memset(sim.devices, 0, sizeof(sim.devices));
	memory_file();
	if (name && *name) {
		if (connect_daemon(name) || hello())
			return -ENOTCONN;
		sim.connected = true;
	} else {
		own_devices();
	}
	for (i = 0; i < sim.device_count; i++) {
		struct sim_device *device = &sim.devices[i];

		device->clock = clocks ? &clocks[i] : &device->own_clock;
		if (!clocks)
			continue;
		error = ask_daemon(SIM_OP_DEVICE, i, 0, &reply);
		if (error)
			return error;
		device->total = reply.a;
	}
	/* A device that is not there ends the list. */
	for (i = 0; i < sim.config.visible_count; i++)
		if (sim.config.visible[i] >= sim.device_count)
			sim.config.visible_count = i;
	return sim.device_count ? 0 : -ENOTCONN;
}

void sim_close(bool in_child)
{
	sim_file_close(&sim.daemon);
	sim_file_close(&sim.memory);
	sim.connected = false;
	sim.memory_end = 0;
	sim.uses = NULL;
	if (in_child)
		clocks = NULL;
}

static int charge(int device, uint64_t bytes)
{
	struct sim_device *here = &sim.devices[device];
	struct sim_reply reply;
	int error = 0;

	if (bytes > sim.config.fail_at || here->used > sim.config.fail_at - bytes)
		return -ENOMEM;
	if (clocks)
		error = ask_daemon(SIM_OP_CHARGE, device, bytes, &reply);
	else if (bytes > here->total - here->used)
		error = -ENOMEM;
	if (!error)
		here->used += bytes;
	return error;
}

int sim_charge(int device, uint64_t bytes)
{
	int error = charge(device, bytes);

	if (error != -ENOMEM)
		return error;
	sim_trim(device);
	return charge(device, bytes);
}

void sim_discharge(int device, uint64_t bytes)
{
	struct sim_reply reply;

	sim.devices[device].used -= bytes;
	if (clocks)
		ask_daemon(SIM_OP_RELEASE, device, bytes, &reply);
}

uint64_t sim_page(uint64_t bytes)
{
	uint64_t page = (uint64_t)sysconf(_SC_PAGESIZE);

	return (bytes + page - 1) / page * page;
}

/* Offsets are never used twice: the file is sparse and freed pages are punched out of it. */
int sim_back(uint64_t bytes, struct sim_backing *out)
{
	uint64_t whole = sim_page(bytes);
	int file = memory_file();

	if (file < 0 || whole < bytes || whole > (uint64_t)1 << 50)
		return -ENOMEM;
	if (ftruncate(file, (off_t)(sim.memory_end + whole)))
		return -ENOMEM;
	*out = (struct sim_backing){.file = sim.memory, .offset = sim.memory_end, .bytes = whole};
	sim.memory_end += whole;
	return 0;
}

void sim_unback(struct sim_backing *backing)
{
	int file = sim_file(&backing->file);

	if (backing->own_file)
		sim_file_close(&backing->file);
	else if (backing->bytes && file >= 0)
		fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)backing->offset,
			  (off_t)backing->bytes);
	memset(backing, 0, sizeof(*backing));
	backing->file = SIM_NO_FILE;
}

uint64_t sim_map(const struct sim_backing *backing, uint64_t at)
{
	void *address = mmap((void *)(uintptr_t)at, backing->bytes, PROT_READ | PROT_WRITE,
			     MAP_SHARED | MAP_NORESERVE | (at ? MAP_FIXED : 0),
			     sim_file(&backing->file), (off_t)backing->offset);

	return address == MAP_FAILED ? 0 : (uint64_t)(uintptr_t)address;
}

void sim_unmap(uint64_t address, uint64_t bytes, bool keep_range)
{
	void *at = (void *)(uintptr_t)address;

	if (keep_range)
		mmap(at, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED,
		     -1, 0);
	else
		munmap(at, bytes);
}

int sim_fetch(uint64_t client)
{
	struct sim_request request = {.op = SIM_OP_FETCH, .bytes = client};
	struct sim_reply reply;
	int passed = -1;
	int error;

	if (client == sim.client)
		return fcntl(sim_file(&sim.memory), F_DUPFD_CLOEXEC, 0);
	error = ask(&request, &reply, sizeof(reply), &passed);
	if (error && passed >= 0)
		close(passed);
	return error ? error : passed >= 0 ? passed : -EINVAL;
}

static uint64_t name_device(int device)
{
	return sim_library.device_handles ? 0x5100000000000000u + 16 * ((uint64_t)device + 1)
					  : (uint64_t)device;
}

int sim_handle_device(uint64_t handle)
{
	uint64_t base = 0x5100000000000000u;

	if (handle <= base || handle % 16 || (handle - base) / 16 > SIM_DEVICES_MAX)
		return -ENODEV;
	return (int)((handle - base) / 16) - 1;
}

int sim_owner_device(uint64_t handle)
{
	int device = sim_handle_device(handle);

	return device < 0 ? 0 : device;
}

static int count_here(void)
{
	return sim.config.visible_count < 0 ? sim.device_count : sim.config.visible_count;
}

int sim_device_count(uint64_t *out)
{
	sim_lock();
	*out = (uint64_t)count_here();
	sim_unlock();
	return 0;
}

int sim_device_get(int64_t ordinal, uint64_t *out)
{
	int here =
		ordinal < 0 || ordinal >= SIM_DEVICES_MAX ? -ENODEV : sim_lock_here((int)ordinal);

	if (here < 0)
		return here;
	sim_unlock();
	*out = name_device((int)ordinal);
	return 0;
}

int sim_device_index(int device, uint64_t *out)
{
	int here = sim_lock_here(device);

	if (here < 0)
		return here;
	sim_unlock();
	*out = (uint64_t)(sim.config.slices ? here / (int)sim.config.slices : here);
	return 0;
}

static void uuid_of(int device, unsigned char out[16])
{
	uint64_t seed =
		0x6a09e667f3bcc908u + ((uint64_t)device + sim.config.serial) * 0x9e3779b97f4a7c15u;
	int i;

	for (i = 0; i < 16; i++) {
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		out[i] = (unsigned char)(seed >> 56);
	}
	out[15] = (unsigned char)device;
}

static void uuid_text(int device, char *out, size_t room)
{
	unsigned char uuid[16];
	char digits[33];
	int i;

	uuid_of(device, uuid);
	for (i = 0; i < 16; i++)
		snprintf(digits + 2 * i, 3, "%02x", uuid[i]);
	snprintf(out, room, "%s%.8s-%.4s-%.4s-%.4s-%.12s", sim.config.prefix, digits, digits + 8,
		 digits + 12, digits + 16, digits + 20);
}

bool sim_device_named(int device, const char *start, size_t length)
{
	char text[SIM_LABEL_MAX + 40];

	uuid_text(device, text, sizeof(text));
	return !strncasecmp(text, start, length);
}

int sim_device_uuid(void *buffer, uint64_t room, int device)
{
	char text[SIM_LABEL_MAX + 40];
	int here = sim_lock_here(device);
	int error = 0;

	if (here < 0)
		return here;
	uuid_text(here, text, sizeof(text));
	if (!room)
		uuid_of(here, buffer);
	else if (room > strlen(text))
		memcpy(buffer, text, strlen(text) + 1);
	else if (room > BARE)
		memcpy(buffer, text + strlen(text) - BARE, BARE + 1);
	else
		error = -ENOSPC;
	sim_unlock();
	return error;
}

int sim_card_uuid(void *buffer, uint64_t room, int device)
{
	int here = room ? -EINVAL : sim_lock_here(device);

	if (here < 0)
		return here;
	uuid_of(sim.config.slices ? SIM_DEVICES_MAX + here / (int)sim.config.slices : here, buffer);
	sim_unlock();
	return 0;
}

int sim_device_list(uint64_t *count, void *items, size_t size)
{
	uint64_t room = items ? *count : 0, here, i;

	sim_device_count(&here);
	*count = room && room < here ? room : here;
	for (i = 0; i < *count && i < room; i++)
		/* little-endian, as all that it is built for */
		memcpy((char *)items + i * size, &(uint64_t){name_device((int)i)}, size);
	return 0;
}

int sim_device_properties(int device, void *uuid, uint64_t *total, uint64_t *largest)
{
	uint64_t unused, used;
	int error = uuid ? sim_device_uuid(uuid, 0, device) : 0;

	if (!error)
		error = sim_memory_info(device, total, &unused, &used);
	if (!error)
		*largest = *total;
	return error;
}

int sim_device_properties_mib(int device, void *uuid, uint64_t *total, uint64_t *largest,
			      uint64_t *total_mib, uint64_t *largest_mib)
{
	int error = sim_device_properties(device, uuid, total, largest);

	if (error)
		return error;
	*total_mib = *total >> 20;
	*largest_mib = *largest >> 20;
	return 0;
}

int sim_device_find(const void *uuid, uint64_t *out)
{
	char text[SIM_LABEL_MAX + 40];
	int device, here;
	int error = -ENOENT;

	sim_lock();
	for (device = 0; error && device < count_here(); device++) {
		here = sim_device_here(device);
		if (here < 0)
			continue;
		uuid_text(here, text, sizeof(text));
		if (strcmp(uuid, text) != 0)
			continue;
		*out = name_device(device);
		error = 0;
	}
	sim_unlock();
	return error;
}

int sim_device_name(char *buffer, uint64_t room, int device)
{
	int here = sim_lock_here(device);

	if (here < 0)
		return here;
	if (room && buffer)
		snprintf(buffer, room, "%s", sim.config.name);
	sim_unlock();
	return room && buffer ? 0 : -EINVAL;
}

int sim_device_name_address(int device, uint64_t *out)
{
	int here = sim_lock_here(device);

	if (here < 0)
		return here;
	*out = (uint64_t)(uintptr_t)sim.config.name;
	sim_unlock();
	return 0;
}

/* PORTER_SIM_ATTRIBUTES takes precedence over the library's values. */
int sim_device_attribute(int64_t attribute, uint64_t otherwise, uint64_t *out, int device)
{
	const char *text = getenv("PORTER_SIM_ATTRIBUTES");
	int here = sim_lock_here(device);
	char *end;

	if (here < 0)
		return here;
	sim_unlock();
	*out = otherwise;
	while (text && *text) {
		int64_t which = strtoll(text, &end, 0);

		if (end == text || *end != '=')
			break;
		if (which == attribute)
			*out = strtoull(end + 1, NULL, 0);
		text = strchr(end, ',');
		if (text)
			text++;
	}
	return 0;
}

/* Each device has a bus of its own. */
int sim_device_bus(char *buffer, uint64_t room, int device, uint64_t *domain, uint64_t *bus,
		   uint64_t *slot, uint64_t *location)
{
	char text[40];
	int here = sim_lock_here(device);

	if (here < 0)
		return here;
	sim_unlock();
	*domain = 0;
	*bus = (uint64_t)here + 1;
	*slot = 0;
	*location = *bus << 8;
	snprintf(text, sizeof(text), "%s:%02X:00.0",
		 room > 16 && sim_library.device_handles ? "00000000" : "0000", here + 1);
	if (!buffer)
		return 0;
	if (room <= strlen(text))
		return -ENOSPC;
	memcpy(buffer, text, strlen(text) + 1);
	return 0;
}

/* "0000:01:00.0", with or without its domain and function, in any case. */
int sim_device_at_bus(const char *text, uint64_t *out)
{
	unsigned domain, bus, slot;
	int device;

	if (sscanf(text, "%x:%x:%x", &domain, &bus, &slot) != 3) {
		domain = 0;
		if (sscanf(text, "%x:%x", &bus, &slot) != 2)
			return -EINVAL;
	}
	sim_lock();
	for (device = 0; device < count_here(); device++)
		if (!domain && !slot && sim_device_here(device) == (int)bus - 1)
			break;
	if (device < count_here())
		*out = name_device(device);
	else
		device = -ENOENT;
	sim_unlock();
	return device < 0 ? device : 0;
}

int sim_device_visible(int physical, uint64_t *out)
{
	int count = count_here();
	int i;

	for (i = 0; physical >= 0 && i < count; i++) {
		if (sim_device_here(i) != physical)
			continue;
		*out = name_device(i);
		return 0;
	}
	return physical < 0 ? physical : -ENXIO;
}

int sim_device_current(uint64_t key, uint64_t *out)
{
	const struct sim_object *context;
	int error;

	sim_lock();
	context = key ? sim_find(key, SIM_CONTEXT_OBJECT) : NULL;
	error = key && !context
		? -ENXIO
		: sim_device_visible(context ? context->device : sim_current_device(), out);
	sim_unlock();
	return error;
}

/* What does not depend on anything but the call; of a device that must be there. */
int sim_constant(int device, uint64_t value, uint64_t second_value, uint64_t *out, uint64_t *second)
{
	int here = 0;

	if (device != ROLE_DEVICE_NONE) {
		here = sim_lock_here(device);
		if (here >= 0)
			sim_unlock();
	}
	*out = value;
	*second = second_value;
	return here < 0 ? here : 0;
}

int sim_memory_info(int device, uint64_t *total, uint64_t *unused, uint64_t *used)
{
	int here = sim_lock_here(device);
	struct sim_reply reply;
	int error = 0;

	if (here < 0)
		return here;
	if (clocks) {
		error = ask_daemon(SIM_OP_TOTALS, here, 0, &reply);
	} else {
		reply.a = sim.devices[here].total;
		reply.b = sim.devices[here].used;
	}
	sim_unlock();
	if (error)
		return error;
	*total = reply.a;
	*used = reply.b;
	*unused = reply.a - reply.b;
	return 0;
}

int sim_memory_attribute(int device, int64_t attribute, int64_t total, int64_t largest, void *out)
{
	uint64_t bytes, unused, used;
	int error = attribute == total || attribute == largest
		? sim_memory_info(device, &bytes, &unused, &used)
		: -ENOTSUP;

	if (!error)
		memcpy(out, &bytes, sizeof(bytes));
	return error;
}

int sim_memory_attribute_in(int device, int64_t attribute, int64_t total, int64_t largest,
			    int64_t unit, void *out, size_t width)
{
	uint64_t bytes;
	int error = sim_memory_attribute(device, attribute, total, largest, &bytes);

	if (error)
		return error;
	bytes /= (uint64_t)unit;
	memcpy(out, &bytes,
	       width < sizeof(bytes) ? width : sizeof(bytes)); /* the low bytes come first */
	return 0;
}

int sim_memory_attribute_or_place(int device, int64_t attribute, int64_t total, int64_t largest,
				  int64_t place, void *out)
{
	uint64_t domain, bus, slot, location;
	int error;

	if (attribute != place)
		return sim_memory_attribute(device, attribute, total, largest, out);
	error = sim_device_bus(NULL, 0, device, &domain, &bus, &slot, &location);
	location = domain << 16 | bus << 8 | slot << 3;
	if (!error)
		memcpy(out, &location, sizeof(location));
	return error;
}

static int processes_of(int device, struct sim_processes *out)
{
	struct sim_request request = {.op = SIM_OP_PROCESSES, .device = device};

	if (clocks)
		return ask(&request, out, sizeof(*out), NULL);
	out->head.count = sim.devices[device].used != 0;
	out->items[0] = (struct sim_process){.pid = getpid(), .bytes = sim.devices[device].used};
	return 0;
}

static void add(struct sim_processes *list, const struct sim_process *more)
{
	uint32_t at;

	for (at = 0; at < list->head.count && list->items[at].pid != more->pid; at++)
		;
	if (at == SIM_PROCESSES_MAX)
		return;
	if (at == list->head.count) {
		list->head.count++;
		list->items[at] = (struct sim_process){.pid = more->pid};
	}
	list->items[at].bytes += more->bytes;
	if (list->items[at].busy < more->busy)
		list->items[at].busy = more->busy;
}

/* `list` is empty. */
static int processes_of_all(struct sim_processes *list)
{
	struct sim_processes *one = malloc(sizeof(*one));
	int error = one ? 0 : -ENOMEM, device;

	for (device = 0; !error && device < sim.device_count; device++) {
		error = processes_of(device, one);
		for (uint32_t i = 0; !error && i < one->head.count; i++)
			add(list, &one->items[i]);
	}
	free(one);
	return error;
}

int sim_memory_list(int device, uint64_t *count, void *items, size_t stride, size_t offset)
{
	uint64_t total, unused, used, room = *count;
	int error = sim_memory_info(device, &total, &unused, &used);

	if (error)
		return error;
	*count = 1;
	if (items && room && offset + sizeof(total) <= stride)
		memcpy((char *)items + offset, &total, sizeof(total));
	return 0;
}

static void write_process(const struct sim_process *process, void *item, size_t stride,
			  size_t pid_offset, size_t bytes_offset, size_t busy_offset, uint64_t unit)
{
	uint32_t pid = (uint32_t)process->pid;

	memset(item, 0, stride);
	memcpy((char *)item + pid_offset, &pid, sizeof(pid));
	if (bytes_offset != SIZE_MAX)
		memcpy((char *)item + bytes_offset, &(uint64_t){process->bytes / unit},
		       sizeof(uint64_t));
	if (busy_offset != SIZE_MAX)
		memcpy((char *)item + busy_offset, &process->busy, sizeof(process->busy));
}

int sim_process_info(int64_t pid, void *item, size_t stride, size_t pid_offset, size_t bytes_offset,
		     size_t busy_offset, uint64_t unit)
{
	struct sim_processes *list = calloc(1, sizeof(*list));
	int error = list ? sim_lock_here(ROLE_DEVICE_CURRENT) : -ENOMEM;

	if (error >= 0) {
		error = processes_of_all(list);
		sim_unlock();
	}
	if (!error)
		error = item ? -ENOENT : -EINVAL;
	for (unsigned i = 0; error == -ENOENT && i < list->head.count; i++) {
		if (list->items[i].pid != pid)
			continue;
		write_process(&list->items[i], item, stride, pid_offset, bytes_offset, busy_offset,
			      unit);
		error = 0;
	}
	free(list);
	return error;
}

/* Nothing draws here. Processes that share the devices through a server are in its list alone. */
static bool lists(int64_t kinds)
{
	if (sim.config.listed || kinds == SIM_PROCESSES_ANY)
		return true;
	return kinds == (sim.config.beside ? SIM_PROCESSES_SERVED : SIM_PROCESSES_COMPUTE);
}

/* Locks and unlocks. */
static int listed(int device, int64_t kinds, struct sim_processes *list)
{
	int here = sim_lock_here(device == ROLE_DEVICE_NONE ? ROLE_DEVICE_CURRENT : device);
	int error = 0;

	if (here < 0)
		return here;
	if (lists(kinds))
		error = device == ROLE_DEVICE_NONE ? processes_of_all(list)
						   : processes_of(here, list);
	sim_unlock();
	return error;
}

int sim_process_count(int device, uint64_t *out)
{
	struct sim_processes *list = calloc(1, sizeof(*list));
	int error = list ? listed(device, SIM_PROCESSES_ANY, list) : -ENOMEM;

	if (!error)
		*out = list->head.count;
	free(list);
	return error;
}

int sim_process_list(int device, int64_t kinds, uint64_t *count, void *items, size_t stride,
		     size_t pid_offset, size_t bytes_offset, size_t busy_offset, uint64_t unit)
{
	struct sim_processes *list = calloc(1, sizeof(*list));
	int error = list ? listed(device, kinds, list) : -ENOMEM;
	uint64_t room = *count;

	if (!error) {
		*count = list->head.count;
		if (list->head.count > room || (!items && list->head.count))
			error = -ENOSPC;
	}
	/* Also of what does not fit, as some vendors do. */
	for (unsigned i = 0;
	     (!error || error == -ENOSPC) && items && i < list->head.count && i < room; i++)
		write_process(&list->items[i], (char *)items + i * stride, stride, pid_offset,
			      bytes_offset, busy_offset, unit);
	free(list);
	return error;
}

int sim_memory_limit(int device, const char *group, uint64_t limit)
{
	int here = sim_lock_here(device), file;
	char path[4096], text[32];
	ssize_t written;

	if (here < 0)
		return here;
	sim_unlock();
	snprintf(path, sizeof(path), "%s/porter-sim.%d.max", group, here);
	snprintf(text, sizeof(text), "%llu\n", (unsigned long long)limit);
	file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
	if (file < 0)
		return -EINVAL;
	written = write(file, text, strlen(text));
	close(file);
	return written == (ssize_t)strlen(text) ? 0 : -EINVAL;
}

int sim_memory_percent(int device, uint64_t *total, uint64_t *unused, uint64_t *used,
		       uint64_t *percent)
{
	int error = sim_memory_info(device, total, unused, used);

	if (!error)
		*percent = role_percent(*used, *total);
	return error;
}

/* Per cent of the time since the last look that was at least 100 ms ago. */
int sim_utilisation(int device, uint64_t *busy, uint64_t *memory)
{
	int here = sim_lock_here(device);
	struct sim_device *seen;
	uint64_t now, tail, done;

	if (here < 0)
		return here;
	seen = &sim.devices[here];
	now = sim_now();
	tail = atomic_load(&seen->clock->tail);
	done = atomic_load(&seen->clock->busy) - (tail > now ? tail - now : 0);
	if (!seen->seen_time) {
		seen->seen_share = tail > now ? 100 : 0;
		seen->seen_time = now;
		seen->seen_busy = done;
	} else if (now - seen->seen_time >= 100000000) {
		uint64_t share = (done - seen->seen_busy) * 100 / (now - seen->seen_time);

		seen->seen_share = share > 100 ? 100 : (unsigned)share;
		seen->seen_time = now;
		seen->seen_busy = done;
	}
	*busy = seen->seen_share;
	*memory = seen->seen_share / 2;
	sim_unlock();
	return 0;
}
