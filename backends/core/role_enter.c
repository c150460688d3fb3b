/* SPDX-License-Identifier: Apache-2.0 */
/* Is a call to be looked at at all? */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "config.h"
#include "gate.h"
#include "handed.h"
#include "hot.h"
#include "ledger.h"
#include "pool.h"
#include "port.h"
#include "quota.h"
#include "role.h"
#include "role_graph.h"
#include "role_launch.h"
#include "sampler.h"
#include "track.h"

static atomic_bool fork_known;
struct launch_process launch_process;
_Thread_local struct launch_thread launch_thread;

static int mode(void)
{
	return atomic_load_explicit(&launch_process.mode, memory_order_acquire);
}

/* A device's contexts do not survive a fork: the child holds nothing and knows nothing. Locks that others held are free in it. */
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
	atomic_store(&launch_process.mode, LAUNCH_UNKNOWN);
}

static bool open_account(void)
{
	/* Where there are limits but no account, every later step refuses. */
	bool limited = !port_counted_beneath(port_device_count) && (quota_open() != -ENOENT || config_compute_set());

	if (limited && !atomic_exchange(&fork_known, true))
		pthread_atfork(NULL, NULL, forked);
	if (!limited)
		launch_unbounded();
	atomic_store_explicit(&launch_process.mode, limited ? LAUNCH_ON : LAUNCH_OFF, memory_order_release);
	return limited;
}

bool role_enter(void)
{
	struct launch_thread *thread = &launch_thread;
	int now = mode();

	if (now == LAUNCH_OFF || thread->inside)
		return false;
	thread->inside = 1;
	atomic_signal_fence(memory_order_seq_cst);
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &thread->cancelling);
	if (now == LAUNCH_ON || open_account())
		return true;
	role_leave();
	return false;
}

void role_leave(void)
{
	struct launch_thread *thread = &launch_thread;
	int before = thread->cancelling;

	atomic_signal_fence(memory_order_seq_cst);
	thread->inside = 0;
	pthread_setcancelstate(before, NULL);
}

bool role_inside(void)
{
	return launch_thread.inside;
}

static __attribute__((noinline)) bool enter_work_first(void)
{
	if (mode() == LAUNCH_OFF || !role_enter())
		return false;
	pthread_setcancelstate(launch_thread.cancelling, NULL);
	return true;
}

HOT_LINE bool role_enter_work(void)
{
	if (!LIKELY(mode() == LAUNCH_ON))
		return enter_work_first();
	if (launch_thread.inside)
		return false;
	launch_thread.inside = 1;
	atomic_signal_fence(memory_order_seq_cst);
	return true;
}

HOT void role_leave_work(void)
{
	atomic_signal_fence(memory_order_seq_cst);
	launch_thread.inside = 0;
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
	struct role_callback told = *(struct role_callback *)made;
	struct role_outside at = {told.call, told.data, launch_thread.inside, launch_thread.cancelling};

	free(made);
	launch_thread.inside = 0;
	atomic_signal_fence(memory_order_seq_cst);
	return at;
}

void role_step_in(const struct role_outside *at)
{
	atomic_signal_fence(memory_order_seq_cst);
	launch_thread.cancelling = at->cancelling;
	launch_thread.inside = at->inside;
}
