/* SPDX-License-Identifier: Apache-2.0 */
/* A core that prints the calls of hooks of work, of recordings and of destroying functions. Stream
 * 5 records for ever, 6 until it is asked. */
#include <stdio.h>

#include "port.h"
#include "role.h"

static _Atomic uint32_t always = 1;
struct role_gate role_gate = {.word = &always};

bool role_enter(void)
{
	return true;
}

void role_leave(void)
{
}

struct thread *role_enter_work(void)
{
	return thread_self();
}

int role_graph_before(struct role_graph *op)
{
	printf("  graph_before %d\n", (int)op->exec);
	return op->exec == 6 ? -1 : 0;
}

int role_graph_after(struct role_graph *op, bool launched)
{
	(void)op;
	printf("  graph_after %d\n", launched);
	return 0;
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
	printf("  launch_before work %d stream %d what %d\n", (int)op->work, (int)op->stream,
	       (int)op->what);
}

void role_launch_after(struct role_launch *op, bool accepted)
{
	(void)op;
	printf("  launch_after %d\n", accepted);
}

void role_capture(int more)
{
	printf("  capture %d\n", more);
}

bool port_stream_recording(uint64_t stream)
{
	static int asked;

	return stream == 5 || (stream == 6 && !asked++);
}

void role_stream_made(const struct role_stream *made)
{
	printf("  stream_made %d owner %d device %d kind %d blocks %d\n", (int)made->stream,
	       (int)made->owner, made->device, (int)made->kind, made->blocks);
}

bool role_call_before(uint64_t stream)
{
	printf("  call_before %d\n", (int)stream);
	return stream != 5;
}

void role_call_after(uint64_t stream)
{
	printf("  call_after %d\n", (int)stream);
}

uint64_t role_stream_leaving(uint64_t stream)
{
	printf("  stream_leaving %d\n", (int)stream);
	return stream;
}

void role_context_leaving(struct role_leaving *op)
{
	printf("  context_leaving %d device %d ends %d\n", (int)op->owner, op->device,
	       (int)op->end);
}

void role_context_left(struct role_leaving *op, bool accepted)
{
	printf("  context_left %d %d\n", (int)op->owner, accepted);
}

void role_context_gone(uint64_t owner, int device)
{
	printf("  context_gone %d device %d\n", (int)owner, device);
}

void role_footprint_changed(int device)
{
	printf("  footprint %d\n", device);
}
