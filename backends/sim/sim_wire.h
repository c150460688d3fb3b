/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sim_wire.h: the protocol between a simulated library and porter-simd.
 *
 * One AF_UNIX SOCK_SEQPACKET connection per library and process; a request is one packet, its
 * answer is one packet, in order. The connection is the lease: when it hangs up, all charges made
 * over it are released. The answer to HELLO carries a descriptor of the shared clocks: struct
 * sim_clock[SIM_DEVICES_MAX], then struct sim_use[SIM_USES][SIM_DEVICES_MAX]. HELLO itself carries
 * the client's memory, so that others can map it (FETCH).
 */
#ifndef PORTER_SIM_WIRE_H
#define PORTER_SIM_WIRE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#define SIM_WIRE_VERSION 2
#define SIM_DEVICES_MAX 64
#define SIM_LABEL_MAX 64
#define SIM_PROCESSES_MAX 1024
#define SIM_USES 1024 /* clients whose work is noted */
#define SIM_TEXT_MAX 60000

enum sim_op {
	/* bytes: SIM_WIRE_VERSION, text: label; answer a: devices, b: the client's id,
	 * count: its place among the uses */
	SIM_OP_HELLO = 1,
	SIM_OP_DEVICE, /* answer a: total */
	SIM_OP_CHARGE, /* 0 or -ENOMEM; 0 bytes: it has a context */
	SIM_OP_RELEASE,
	SIM_OP_TOTALS,	  /* answer a: total, b: used */
	SIM_OP_PROCESSES, /* answer: struct sim_processes */
	SIM_OP_FETCH,	  /* bytes: a client's id; answer carries its memory */
	SIM_OP_TEXT	  /* text: "devices", "reset"; answer is text */
};

struct sim_request {
	uint32_t op;
	int32_t device;
	uint64_t bytes;
	char text[SIM_LABEL_MAX];
};

struct sim_reply {
	int32_t error; /* 0 or -errno */
	uint32_t count;
	uint64_t a, b;
};

struct sim_process {
	int32_t pid;   /* as the daemon's pid namespace counts */
	uint32_t busy; /* percent of the device's time, over the last second or more */
	uint64_t bytes;
};

struct sim_processes {
	struct sim_reply head;
	struct sim_process items[SIM_PROCESSES_MAX];
};

/* A device's engine: work is queued behind `tail`; both in nanoseconds, tail of CLOCK_MONOTONIC
 * outside of any time namespace. */
struct sim_clock {
	_Atomic uint64_t tail; /* when all that is queued will be done */
	_Atomic uint64_t busy; /* all that was ever queued */
	uint64_t pad[6];
};

/* A client's work on a device: all that it ever queued, and when that will be done. */
struct sim_use {
	_Atomic uint64_t busy, tail;
};
#define SIM_CLOCKS_BYTES \
	(sizeof(struct sim_clock) * SIM_DEVICES_MAX + \
	 sizeof(struct sim_use) * SIM_DEVICES_MAX * SIM_USES)

/* A client's uses, one for each device. */
static inline struct sim_use *sim_uses(struct sim_clock *clocks, uint32_t place)
{
	return (struct sim_use *)(void *)(clocks + SIM_DEVICES_MAX) +
		(size_t)place * SIM_DEVICES_MAX;
}

_Static_assert(sizeof(struct sim_request) == 80, "a packet");
_Static_assert(sizeof(struct sim_reply) == 24, "a packet");
_Static_assert(sizeof(struct sim_process) == 16, "a packet");
_Static_assert(sizeof(struct sim_clock) == 64, "one cache line");

/* The C library's own memfd_create is younger than the one that these libraries are linked against. */
static inline int sim_wire_file(const char *name)
{
	return (int)syscall(SYS_memfd_create, name, 1u /* MFD_CLOEXEC */);
}

/* "@name" is abstract, anything else a path. Returns the address' length, 0 if it does not fit. */
static inline socklen_t sim_wire_address(const char *name, struct sockaddr_un *out)
{
	size_t length = strlen(name);

	memset(out, 0, sizeof(*out));
	out->sun_family = AF_UNIX;
	if (!length || length >= sizeof(out->sun_path))
		return 0;
	memcpy(out->sun_path, name, length);
	if (name[0] == '@')
		out->sun_path[0] = '\0';
	return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length + (name[0] != '@'));
}

/* Sends one packet with an optional descriptor (-1: none). Returns what sendmsg does. */
static inline ssize_t sim_wire_send(int fd, const void *data, size_t bytes, int pass, int flags)
{
	union {
		struct cmsghdr head;
		char room[CMSG_SPACE(sizeof(int))];
	} control;
	struct iovec vec = {(void *)(uintptr_t)data, bytes};
	struct msghdr message = {.msg_iov = &vec, .msg_iovlen = 1};

	if (pass >= 0) {
		memset(&control, 0, sizeof(control));
		message.msg_control = control.room;
		message.msg_controllen = sizeof(control.room);
		control.head.cmsg_level = SOL_SOCKET;
		control.head.cmsg_type = SCM_RIGHTS;
		control.head.cmsg_len = CMSG_LEN(sizeof(int));
		memcpy(CMSG_DATA(&control.head), &pass, sizeof(int));
	}
	return sendmsg(fd, &message, MSG_NOSIGNAL | flags);
}

/* Receives one packet and the descriptor that came with it (*passed = -1: none). */
static inline ssize_t sim_wire_receive(int fd, void *data, size_t bytes, int *passed, int flags)
{
	union {
		struct cmsghdr head;
		char room[CMSG_SPACE(sizeof(int))];
	} control;
	struct iovec vec = {data, bytes};
	struct msghdr message = {
		.msg_iov = &vec,
		.msg_iovlen = 1,
		.msg_control = control.room,
		.msg_controllen = sizeof(control.room),
	};
	const struct cmsghdr *head;
	ssize_t got;

	*passed = -1;
	got = recvmsg(fd, &message, MSG_CMSG_CLOEXEC | flags);
	if (got < 0)
		return got;
	head = CMSG_FIRSTHDR(&message);
	if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS &&
	    head->cmsg_len == CMSG_LEN(sizeof(int)))
		memcpy(passed, CMSG_DATA(head), sizeof(int));
	return got;
}

#endif
