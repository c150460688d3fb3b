/* SPDX-License-Identifier: Apache-2.0 */
/*
 * porter-simd: the simulated devices that several processes share, and an independent record of
 * their memory.
 *
 *   porter-simd [SOCKET]            serve until SIGTERM, SIGINT or the end of standard input (--until-eof)
 *   porter-simd --shared [SOCKET]   serve until standard input has ended, and no connection and no
 *                                   process with SOCKET in its environment is left
 *   porter-simd --query [SOCKET]    print capacity, use and peak per device, and per tenant label
 *   porter-simd --reset [SOCKET]    reset the peaks
 *
 * SOCKET defaults to $PORTER_SIM_SOCKET. "ready" is printed once clients may connect; with --shared
 * the caller does so before it closes the writing end of standard input. A client's bytes are free
 * again when its connection hangs up: the kernel closes it in every kind of death. One thread, no
 * file except the socket.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "sim_wire.h"

#define LINGER_MS 1000	    /* between two looks for processes that may still connect */
#define LOOK_NS 1000000000u /* between two figures of a client's part of the time */

enum lifetime { UNTIL_SIGNAL, UNTIL_EOF, WHILE_USED };

/* How much a client had done when it was last looked at, and its part of the time before that. */
struct look {
	uint64_t when, done;
	uint32_t share; /* percent */
};

struct client {
	int fd;
	int memory; /* its backing file, for FETCH */
	int32_t pid;
	bool greeted;
	uint64_t id;
	char label[SIM_LABEL_MAX];
	uint64_t bytes[SIM_DEVICES_MAX];
	unsigned present
		[SIM_DEVICES_MAX]; /* contexts that cost nothing: it is listed all the same */
	uint32_t place;		   /* among the uses; SIM_USES: none was left */
	struct look looks[SIM_DEVICES_MAX];
};

struct tenant {
	char label[SIM_LABEL_MAX];
	uint64_t used[SIM_DEVICES_MAX], peak[SIM_DEVICES_MAX];
};

static struct device {
	uint64_t total, used, peak, refused;
} devices[SIM_DEVICES_MAX];
static int device_count = 2;

static struct client **clients;
static struct pollfd *polled; /* [0] listener, [1] standard input, [2 + i] clients[i] */
static size_t client_count, client_room;
static struct tenant *tenants;
static size_t tenant_count;
static uint64_t next_id;
static const char *listens_at;
static int clocks = -1;
static struct sim_clock *clocks_at;
static bool places[SIM_USES]; /* that clients have */
static volatile sig_atomic_t stop;

static void on_signal(int number)
{
	(void)number;
	stop = 1;
}

static struct tenant *tenant_of(const char *label)
{
	struct tenant *grown;
	size_t i;

	for (i = 0; i < tenant_count; i++)
		if (!strcmp(tenants[i].label, label))
			return &tenants[i];
	grown = realloc(tenants, (tenant_count + 1) * sizeof(*tenants));
	if (!grown)
		return NULL;
	tenants = grown;
	memset(&tenants[tenant_count], 0, sizeof(*tenants));
	memcpy(tenants[tenant_count].label, label, SIM_LABEL_MAX);
	return &tenants[tenant_count++];
}

static int charge(struct client *client, int device, uint64_t bytes)
{
	struct device *here = &devices[device];
	struct tenant *tenant = tenant_of(client->label);

	if (bytes > here->total - here->used || !tenant) {
		here->refused++;
		return -ENOMEM;
	}
	here->used += bytes;
	client->bytes[device] += bytes;
	client->present[device] += !bytes;
	tenant->used[device] += bytes;
	if (here->used > here->peak)
		here->peak = here->used;
	if (tenant->used[device] > tenant->peak[device])
		tenant->peak[device] = tenant->used[device];
	return 0;
}

static int discharge(struct client *client, int device, uint64_t bytes)
{
	struct tenant *tenant = tenant_of(client->label);

	if (bytes > client->bytes[device])
		return -EINVAL;
	client->bytes[device] -= bytes;
	client->present[device] -= !bytes && client->present[device];
	devices[device].used -= bytes;
	if (tenant)
		tenant->used[device] -= bytes;
	return 0;
}

static void hang_up(size_t at)
{
	struct client *client = clients[at];
	int i;

	for (i = 0; i < device_count; i++)
		discharge(client, i, client->bytes[i]);
	close(client->fd);
	if (client->memory >= 0)
		close(client->memory);
	if (client->place < SIM_USES)
		places[client->place] = false;
	free(client);
	client_count--;
	clients[at] = clients[client_count];
	polled[2 + at] = polled[2 + client_count];
}

static bool room_for_client(void)
{
	size_t room = client_room ? client_room * 2 : 64;
	struct client **more;
	struct pollfd *wider;

	if (client_count < client_room)
		return true;
	more = realloc(clients, room * sizeof(struct client *));
	if (more)
		clients = more;
	wider = realloc(polled, (room + 2) * sizeof(*polled));
	if (wider)
		polled = wider;
	if (!more || !wider)
		return false;
	client_room = room;
	return true;
}

static uint64_t now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* Where a client notes its work. The former client may have died at any moment, so its notes are removed here. */
static uint32_t place_of(struct client *client)
{
	uint32_t place = 0;

	while (place < SIM_USES && places[place])
		place++;
	if (place == SIM_USES)
		return place;
	places[place] = true;
	memset((void *)sim_uses(clocks_at, place), 0, sizeof(struct sim_use) * SIM_DEVICES_MAX);
	for (int i = 0; i < SIM_DEVICES_MAX; i++)
		client->looks[i] = (struct look){.when = now()};
	return place;
}

/* Percent of the time since the last look that was at least a second ago. */
static uint32_t share_of(struct client *client, int device)
{
	const struct sim_use *use =
		client->place < SIM_USES ? sim_uses(clocks_at, client->place) + device : NULL;
	struct look *look = &client->looks[device];
	uint64_t time = now(), done, tail;

	if (!use || time - look->when < LOOK_NS)
		return look->share;
	tail = atomic_load(&use->tail);
	done = atomic_load(&use->busy);
	done -= tail > time && tail - time < done ? tail - time : 0;
	if (done < look->done)
		done = look->done; /* its work waits behind another client's */
	look->share = (uint32_t)((done - look->done) * 100 / (time - look->when));
	look->when = time;
	look->done = done;
	return look->share;
}

static void welcome(int listener)
{
	struct ucred peer = {0};
	socklen_t length = sizeof(peer);
	struct client *client;
	int fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);

	if (fd < 0)
		return;
	client = room_for_client() ? calloc(1, sizeof(*client)) : NULL;
	if (!client) {
		close(fd);
		return;
	}
	if (!getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &length))
		client->pid = peer.pid;
	client->fd = fd;
	client->memory = -1;
	client->id = ++next_id;
	client->place = SIM_USES;
	clients[client_count] = client;
	polled[2 + client_count] = (struct pollfd){.fd = fd, .events = POLLIN};
	client_count++;
}

static void list_processes(int device, struct sim_processes *out)
{
	size_t i;
	uint32_t at;

	for (i = 0; i < client_count; i++) {
		struct client *client = clients[i];

		if (!client->bytes[device] && !client->present[device])
			continue;
		for (at = 0; at < out->head.count && out->items[at].pid != client->pid; at++)
			;
		if (at == SIM_PROCESSES_MAX)
			continue;
		if (at == out->head.count) {
			out->head.count++;
			out->items[at] = (struct sim_process){.pid = client->pid};
		}
		out->items[at].bytes += client->bytes[device];
		out->items[at].busy += share_of(client, device);
		if (out->items[at].busy > 100)
			out->items[at].busy = 100;
	}
}

static size_t add_line(char *text, size_t at, const char *format, const char *name, int device,
		       uint64_t a, uint64_t b, uint64_t c) __attribute__((format(printf, 3, 0)));
static size_t add_line(char *text, size_t at, const char *format, const char *name, int device,
		       uint64_t a, uint64_t b, uint64_t c)
{
	char line[SIM_LABEL_MAX + 160];
	int length = snprintf(line, sizeof(line), format, name, device, (unsigned long long)a,
			      (unsigned long long)b, (unsigned long long)c);

	if (length < 0 || at + (size_t)length >= SIM_TEXT_MAX)
		return at;
	memcpy(text + at, line, (size_t)length);
	return at + (size_t)length;
}

static size_t describe(char *text)
{
	size_t at = 0;
	size_t i;
	int d;

	for (d = 0; d < device_count; d++)
		at = add_line(text, at, "device%s %d total %llu used %llu peak %llu\n", "", d,
			      devices[d].total, devices[d].used, devices[d].peak);
	for (i = 0; i < tenant_count; i++)
		for (d = 0; d < device_count; d++)
			if (tenants[i].peak[d])
				at = add_line(
					text, at,
					"tenant %s device %d clients %llu used %llu peak %llu\n",
					*tenants[i].label ? tenants[i].label : "-", d, 0,
					tenants[i].used[d], tenants[i].peak[d]);
	for (i = 0; i < client_count; i++)
		for (d = 0; d < device_count; d++)
			if (clients[i]->bytes[d])
				at = add_line(text, at,
					      "client %s device %d pid %llu used %llu id %llu\n",
					      *clients[i]->label ? clients[i]->label : "-", d,
					      (uint64_t)clients[i]->pid, clients[i]->bytes[d],
					      clients[i]->id);
	return at;
}

static void reset(void)
{
	size_t i;
	int d;

	for (d = 0; d < device_count; d++) {
		devices[d].peak = devices[d].used;
		for (i = 0; i < tenant_count; i++)
			tenants[i].peak[d] = tenants[i].used[d];
	}
}

static const struct client *client_named(uint64_t id)
{
	size_t i;

	for (i = 0; i < client_count; i++)
		if (clients[i]->id == id)
			return clients[i];
	return NULL;
}

/* Fills the reply; returns its length, *pass a descriptor to go with it. */
static size_t answer(struct client *client, const struct sim_request *request,
		     struct sim_processes *out, int *pass)
{
	struct sim_reply *reply = &out->head;
	const struct client *other;
	int device = request->device;
	bool named = device >= 0 && device < device_count;

	*reply = (struct sim_reply){0};
	switch (request->op) {
	case SIM_OP_HELLO:
		if (request->bytes != SIM_WIRE_VERSION)
			reply->error = -EPROTO;
		memcpy(client->label, request->text, sizeof(client->label));
		client->label[sizeof(client->label) - 1] = '\0';
		client->greeted = true;
		if (client->place == SIM_USES)
			client->place = place_of(client);
		reply->count = client->place;
		reply->a = (uint64_t)device_count;
		reply->b = client->id;
		*pass = clocks;
		break;
	case SIM_OP_DEVICE:
		reply->error = named ? 0 : -ENODEV;
		reply->a = named ? devices[device].total : 0;
		break;
	case SIM_OP_CHARGE:
		reply->error =
			named && client->greeted ? charge(client, device, request->bytes) : -ENODEV;
		break;
	case SIM_OP_RELEASE:
		reply->error = named ? discharge(client, device, request->bytes) : -ENODEV;
		break;
	case SIM_OP_TOTALS:
		reply->error = named ? 0 : -ENODEV;
		reply->a = named ? devices[device].total : 0;
		reply->b = named ? devices[device].used : 0;
		break;
	case SIM_OP_PROCESSES:
		if (!named) {
			reply->error = -ENODEV;
			break;
		}
		list_processes(device, out);
		return sizeof(*reply) + reply->count * sizeof(out->items[0]);
	case SIM_OP_FETCH:
		other = client_named(request->bytes);
		reply->error = other && other->memory >= 0 ? 0 : -ENOENT;
		*pass = reply->error ? -1 : other->memory;
		break;
	default:
		reply->error = -EPROTO;
		break;
	}
	return sizeof(*reply);
}

static bool serve_text(const struct client *client, const struct sim_request *request)
{
	static char text[SIM_TEXT_MAX];
	size_t length;

	if (!strcmp(request->text, "reset"))
		reset();
	length = describe(text);
	return sim_wire_send(client->fd, text, length, -1, MSG_DONTWAIT) >= 0;
}

static bool serve(struct client *client)
{
	static struct sim_processes reply;
	struct sim_request request;
	int pass = -1;
	int passed;
	size_t length;
	ssize_t got =
		sim_wire_receive(client->fd, &request, sizeof(request), &passed, MSG_DONTWAIT);

	if (got < 0 && (errno == EAGAIN || errno == EINTR))
		return true;
	if (passed >= 0 && client->memory < 0)
		client->memory = passed;
	else if (passed >= 0)
		close(passed);
	if (got != sizeof(request))
		return false;
	request.text[sizeof(request.text) - 1] = '\0';
	if (request.op == SIM_OP_TEXT)
		return serve_text(client, &request);
	length = answer(client, &request, &reply, &pass);
	return sim_wire_send(client->fd, &reply, length, pass, MSG_DONTWAIT) >= 0;
}

static uint64_t bytes_of(const char *text, uint64_t otherwise)
{
	static const char units[] = "kmgtp";
	const char *unit;
	char *end;
	uint64_t value;

	if (!text || *text < '0' || *text > '9')
		return otherwise;
	value = strtoull(text, &end, 0);
	end += strspn(end, " ");
	unit = *end && *end != ',' ? strchr(units, *end | 0x20) : NULL;
	return unit ? value << 10 * (unit - units + 1) : value;
}

static void configure(void)
{
	const char *count = getenv("PORTER_SIM_DEVICES");
	const char *sizes = getenv("PORTER_SIM_MEMORY");
	uint64_t bytes = (uint64_t)80 << 30;
	int i;

	if (count)
		device_count = atoi(count);
	if (device_count < 0 || device_count > SIM_DEVICES_MAX)
		device_count = SIM_DEVICES_MAX;
	for (i = 0; i < device_count; i++) {
		bytes = bytes_of(sizes, bytes);
		devices[i].total = bytes;
		sizes = sizes ? strchr(sizes, ',') : NULL;
		if (sizes)
			sizes++;
	}
}

static int listen_at(const char *name)
{
	struct sockaddr_un address;
	socklen_t length = sim_wire_address(name, &address);
	int fd = length ? socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0) : -1;

	if (fd < 0)
		return -1;
	if (name[0] != '@')
		unlink(name); /* a stale one; a living daemon has another name */
	if (bind(fd, (struct sockaddr *)&address, length) || listen(fd, 1024)) {
		close(fd);
		return -1;
	}
	if (name[0] != '@')
		chmod(name, 0666);
	listens_at = name;
	return fd;
}

static int clocks_file(void)
{
	int fd = sim_wire_file("porter-sim-clocks");

	if (fd >= 0 && ftruncate(fd, SIM_CLOCKS_BYTES)) {
		close(fd);
		return -1;
	}
	clocks_at = fd < 0
		? MAP_FAILED
		: mmap(NULL, SIM_CLOCKS_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	return clocks_at == MAP_FAILED ? -1 : fd;
}

static void forget_name(void)
{
	if (listens_at && listens_at[0] != '@')
		unlink(listens_at);
	listens_at = NULL; /* from here on, the name may be another daemon's */
}

static bool has_variable(const char *pid, const char *variable)
{
	char path[64], *entry = NULL;
	bool found = false;
	size_t room = 0;
	FILE *file;

	snprintf(path, sizeof(path), "/proc/%.20s/environ", pid);
	file = fopen(path, "re");
	while (file && !found && getdelim(&entry, &room, '\0', file) > 0)
		found = !strcmp(entry, variable);
	free(entry);
	if (file)
		fclose(file);
	return found;
}

/* Is there a process that a run started with these devices? It may connect later than the run ends. */
static bool may_be_used(void)
{
	char variable[sizeof(struct sockaddr_un) + 32];
	struct dirent *entry;
	bool found = false;
	DIR *processes;

	snprintf(variable, sizeof(variable), "PORTER_SIM_SOCKET=%s", listens_at);
	processes = opendir("/proc");
	while (processes && !found && (entry = readdir(processes)))
		found = entry->d_name[0] >= '1' && entry->d_name[0] <= '9' &&
			atoi(entry->d_name) != getpid() && has_variable(entry->d_name, variable);
	if (processes)
		closedir(processes);
	return found;
}

/* The socket's name is free before the last connection ends: its other end may wait for that. */
static void part_with(size_t at, bool was_last)
{
	if (was_last && !may_be_used()) {
		forget_name();
		stop = 1;
	}
	hang_up(at);
}

static void loop(int listener, enum lifetime lifetime)
{
	bool leaves = false; /* with the last connection */
	char ignored[64];
	size_t i;

	polled[0] = (struct pollfd){.fd = listener, .events = POLLIN};
	polled[1] = (struct pollfd){.fd = lifetime == UNTIL_SIGNAL ? -1 : STDIN_FILENO,
				    .events = POLLIN};
	while (!stop) {
		if (poll(polled, client_count + 2, leaves && !client_count ? LINGER_MS : -1) < 0)
			continue;
		if (polled[1].revents && read(STDIN_FILENO, ignored, sizeof(ignored)) <= 0) {
			if (lifetime == UNTIL_EOF)
				break;
			polled[1].fd = -1;
			leaves = true;
		}
		/* hang-ups first: memory of dead processes is free before living ones are answered */
		for (i = client_count; i-- > 0;)
			if (polled[2 + i].revents & (POLLHUP | POLLERR))
				part_with(i, leaves && client_count == 1);
		for (i = client_count; i-- > 0;)
			if ((polled[2 + i].revents & POLLIN) && !serve(clients[i]))
				part_with(i, leaves && client_count == 1);
		if (polled[0].revents & POLLIN)
			welcome(listener);
		if (leaves && !client_count && !stop && !may_be_used())
			break;
	}
}

static int serve_all(const char *name, enum lifetime lifetime)
{
	struct sigaction action = {.sa_handler = on_signal};
	struct rlimit files;
	int listener;

	if (!getrlimit(RLIMIT_NOFILE, &files)) {
		files.rlim_cur = files.rlim_max;
		setrlimit(RLIMIT_NOFILE, &files);
	}
	sigaction(SIGTERM, &action, NULL);
	sigaction(SIGINT, &action, NULL);
	signal(SIGPIPE, SIG_IGN);
	configure();
	clocks = clocks_file();
	listener = clocks < 0 || !room_for_client() ? -1 : listen_at(name);
	if (listener < 0) {
		fprintf(stderr, "porter-simd: %s: %s\n", name, strerror(errno));
		return 1;
	}
	puts("ready");
	fflush(stdout);
	loop(listener, lifetime);
	while (client_count)
		hang_up(client_count - 1);
	forget_name();
	close(listener);
	close(clocks);
	free(clients);
	free(polled);
	free(tenants);
	return 0;
}

static int query(const char *name, const char *what)
{
	static char text[SIM_TEXT_MAX];
	struct sim_request request = {.op = SIM_OP_TEXT};
	struct sockaddr_un address;
	socklen_t length = sim_wire_address(name, &address);
	int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
	ssize_t got = -1;
	int passed;

	snprintf(request.text, sizeof(request.text), "%s", what);
	if (fd >= 0 && length && !connect(fd, (struct sockaddr *)&address, length) &&
	    sim_wire_send(fd, &request, sizeof(request), -1, 0) > 0)
		got = sim_wire_receive(fd, text, sizeof(text), &passed, 0);
	if (got < 0)
		fprintf(stderr, "porter-simd: %s: %s\n", name, strerror(errno));
	else
		fwrite(text, 1, (size_t)got, stdout);
	if (fd >= 0)
		close(fd);
	return got < 0;
}

int main(int argc, char **argv)
{
	const char *name = getenv("PORTER_SIM_SOCKET");
	const char *what = NULL;
	enum lifetime lifetime = UNTIL_SIGNAL;
	int i;

	for (i = 1; i < argc; i++) {
		if (!strcmp(argv[i], "--query"))
			what = "devices";
		else if (!strcmp(argv[i], "--reset"))
			what = "reset";
		else if (!strcmp(argv[i], "--until-eof"))
			lifetime = UNTIL_EOF;
		else if (!strcmp(argv[i], "--shared"))
			lifetime = WHILE_USED;
		else
			name = argv[i];
	}
	if (!name || !*name || *name == '-') {
		fputs("usage: porter-simd [--query | --reset | --until-eof | --shared] [SOCKET]\n",
		      stderr);
		return 2;
	}
	return what ? query(name, what) : serve_all(name, lifetime);
}
