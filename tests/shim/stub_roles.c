/* SPDX-License-Identifier: Apache-2.0 */
/* A core that prints the calls of hooks, and grants 1000 bytes. From the first query of memory on,
 * work is gated. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "port.h"
#include "role.h"

#define TELL(...) (printf("  " __VA_ARGS__), putchar('\n'))

static _Thread_local struct thread own;
static uint64_t used;
static int again;
static _Atomic uint32_t gated;
struct role_gate role_gate = {.word = &gated};

bool role_enter(void)
{
	if (own.inside)
		return false;
	own.inside = 1;
	return true;
}

void role_leave(void)
{
	own.inside = 0;
}

struct thread *role_enter_work(void)
{
	return role_enter() ? &own : NULL;
}

int role_alloc_before(struct role_alloc *op)
{
	TELL("alloc_before device %d space %d bytes %llu", op->device, (int)op->space,
	     (unsigned long long)op->bytes);
	if (op->device == ROLE_DEVICE_NONE)
		return 0;
	if (op->bytes > 1000 - used)
		return -ENOMEM;
	used += op->bytes;
	return 0;
}

bool role_alloc_again(struct role_alloc *op)
{
	(void)op;
	TELL("alloc_again");
	return !again++;
}

int role_alloc_after(struct role_alloc *op, uint64_t key, uint64_t actual)
{
	TELL("alloc_after key %s actual %llu", key ? "set" : "0", (unsigned long long)actual);
	return actual > op->bytes ? -ENOMEM : 0;
}

void role_alloc_cancel(struct role_alloc *op)
{
	TELL("alloc_cancel");
	if (op->device != ROLE_DEVICE_NONE)
		used -= op->bytes;
}

void role_free_before(struct role_free *op)
{
	TELL("free_before space %d key %s", (int)op->space, op->key ? "set" : "0");
}

void role_free_after(struct role_free *op, bool freed)
{
	(void)op;
	TELL("free_after %d", freed);
}

bool role_view(int device, struct role_view *out)
{
	TELL("view %d", device);
	gated = 1;
	*out = (struct role_view){.total = 1000, .used = used, .free = 1000 - used};
	return true;
}

struct thread *role_launch_quick(uint64_t stream, uint64_t what, uint64_t extent,
				 struct role_quick *quick)
{
	(void)stream, (void)what, (void)extent, (void)quick;
	return NULL; /* no thread counts its own launches */
}

void role_launch_went(struct thread *self, const struct role_quick *quick, bool accepted)
{
	(void)self, (void)quick, (void)accepted;
}

void role_launch_before(struct role_launch *op, struct thread *self)
{
	(void)self;
	TELL("launch_before work %d stream %llu what %s extent %llu host %d", (int)op->work,
	     (unsigned long long)op->stream, op->what ? "set" : "0", (unsigned long long)op->extent,
	     op->host);
}

void role_launch_after(struct role_launch *op, bool accepted)
{
	(void)op;
	TELL("launch_after %d", accepted);
}
