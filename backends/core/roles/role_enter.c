/* SPDX-License-Identifier: Apache-2.0 */
/* Is a call to be looked at at all? */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "config.h"
#include "submit/gate.h"
#include "memory/handed.h"
#include "platform/hot.h"
#include "memory/ledger.h"
#include "memory/pool.h"
#include "port.h"
#include "memory/quota.h"
#include "role.h"
#include "role_graph.h"
#include "role_launch.h"
#include "memory/sampler.h"
#include "platform/thread.h"
#include "memory/track.h"

static atomic_bool fork_known;

static int mode(void)
{
	return atomic_load_explicit(&launch_process.mode, memory_order_acquire);
}

/* A device's contexts do not survive a fork: the child holds nothing and knows nothing. Locks that
 * others held are free in it. */
static void forked(void)
{
	if (mode() != LAUNCH_ON)
		return;
	track_reset();
	pool_reset();
	graph_reset();
	role_code_leaving();
	handed_reset();
	ledger_reset();
	sampler_reset();
	gate_reset();
	implicit_reset();
	launch_reset();
	thread_reset();
	atomic_store(&launch_process.mode, LAUNCH_UNKNOWN);
}

static bool open_account(void)
{
	/* Where there are limits but no account, every later step refuses. */
	bool limited = !port_counted_beneath(port_device_count) &&
		(quota_open() != -ENOENT || config_compute_set());

	if (limited && !atomic_exchange(&fork_known, true))
		pthread_atfork(NULL, NULL, forked);
	if (!limited)
		launch_unbounded();
	atomic_store_explicit(&launch_process.mode, limited ? LAUNCH_ON : LAUNCH_OFF,
			      memory_order_release);
	return limited;
}

bool role_enter(void)
{
	int now = mode();
	struct thread *self;

	if (now == LAUNCH_OFF)
		return false;
	self = thread_self();
	if (self->inside)
		return false;
	self->inside = 1;
	atomic_signal_fence(memory_order_seq_cst);
	/* A thread that is cancelled inside would keep its reservations and locks. */
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &self->cancelling);
	if (now == LAUNCH_ON || open_account())
		return true;
	role_leave();
	return false;
}

void role_leave(void)
{
	struct thread *self = thread_self();
	int before = self->cancelling;

	atomic_signal_fence(memory_order_seq_cst);
	self->inside = 0;
	pthread_setcancelstate(before, NULL);
}

bool role_inside(void)
{
	return thread_self()->inside;
}

static __attribute__((noinline)) struct thread *enter_work_first(void)
{
	struct thread *self;

	if (mode() == LAUNCH_OFF || !role_enter())
		return NULL;
	self = thread_self();
	pthread_setcancelstate(self->cancelling, NULL);
	return self;
}

HOT_LINE struct thread *role_enter_work(void)
{
	struct thread *self;

	if (!LIKELY(mode() == LAUNCH_ON))
		return enter_work_first();
	self = thread_self();
	if (self->inside)
		return NULL;
	self->inside = 1;
	atomic_signal_fence(memory_order_seq_cst);
	return self;
}

struct role_callback {
	void (*call)(void);
	void *data;
};

struct role_callback *role_callback_made(void (*call)(void), void *data)
{
	struct role_callback *made;

	if (!call || !role_enter())
		return NULL;
	made = malloc(sizeof(*made));
	if (made)
		*made = (struct role_callback){call, data};
	role_leave();
	return made;
}

void role_callback_drop(struct role_callback *made)
{
	free(made);
}

/* Kept by the caller: the hooks that are passed outside leave their own in its place. */
struct role_outside role_step_out(void *made)
{
	struct role_callback callback = *(struct role_callback *)made;
	struct thread *self = thread_self();
	struct role_outside at = {callback.call, callback.data, self->inside, self->cancelling};

	free(made);
	self->inside = 0;
	atomic_signal_fence(memory_order_seq_cst);
	return at;
}

void role_step_in(const struct role_outside *at)
{
	struct thread *self = thread_self();

	atomic_signal_fence(memory_order_seq_cst);
	self->cancelling = at->cancelling;
	self->inside = at->inside;
}
