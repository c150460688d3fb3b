/* SPDX-License-Identifier: Apache-2.0 */
/* Is a call to be looked at at all? */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

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

enum mode { UNKNOWN, OFF, ON };

static atomic_int mode;
static atomic_bool fork_known;
/* This thread is inside a hook. One word, reached without a call: it must work in any thread, however it was made. */
static _Thread_local volatile unsigned inside __attribute__((tls_model("initial-exec")));
/* Whether the thread may be cancelled, outside: what is reserved or locked inside would stay so for ever. */
static _Thread_local int cancelling __attribute__((tls_model("initial-exec")));

/* A device's contexts do not survive a fork: the child holds nothing and knows nothing. Locks that others held are free in it. */
static void forked(void)
{
	if (atomic_load(&mode) != ON)
		return;
	track_reset();
	pool_reset();
	graph_reset();
	role_code_leaving();
	handed_reset();
	ledger_reset();
	sampler_reset();
	gate_reset();
	launch_reset();
	atomic_store(&mode, UNKNOWN);
}

static bool open_account(void)
{
	/* Where there are limits but no account, every later step refuses. */
	bool limited = !port_counted_beneath(port_device_count) && (quota_open() != -ENOENT || config_compute_set());

	if (limited && !atomic_exchange(&fork_known, true))
		pthread_atfork(NULL, NULL, forked);
	if (!limited)
		launch_unbounded();
	atomic_store_explicit(&mode, limited ? ON : OFF, memory_order_release);
	return limited;
}

bool role_enter(void)
{
	int now = atomic_load_explicit(&mode, memory_order_acquire);

	if (now == OFF || inside)
		return false;
	inside = 1;
	atomic_signal_fence(memory_order_seq_cst);
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	if (now == ON || open_account())
		return true;
	role_leave();
	return false;
}

void role_leave(void)
{
	int before = cancelling;

	atomic_signal_fence(memory_order_seq_cst);
	inside = 0;
	pthread_setcancelstate(before, NULL);
}

HOT bool role_enter_work(void)
{
	int now = atomic_load_explicit(&mode, memory_order_acquire);

	if (now == OFF || inside)
		return false;
	if (now == UNKNOWN) {
		if (!role_enter())
			return false;
		pthread_setcancelstate(cancelling, NULL);
		return true;
	}
	inside = 1;
	atomic_signal_fence(memory_order_seq_cst);
	return true;
}

HOT void role_leave_work(void)
{
	atomic_signal_fence(memory_order_seq_cst);
	inside = 0;
}
