/* SPDX-License-Identifier: Apache-2.0 */
/* Signals: a value in memory, as the runtime reads it there, and one condition that announces every
 * change. */
#include <hsa/amd_hsa_signal.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sim.h"

#define MS 1000000ull

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static uint64_t changes;

static amd_signal_t *signal_of(hsa_signal_t signal)
{
	return (amd_signal_t *)(uintptr_t)signal.handle;
}

static void tell(void)
{
	pthread_mutex_lock(&lock);
	__atomic_add_fetch(&changes, 1, __ATOMIC_RELAXED);
	pthread_cond_broadcast(&changed);
	pthread_mutex_unlock(&lock);
}

uint64_t sim_changes(void)
{
	return __atomic_load_n(&changes, __ATOMIC_ACQUIRE);
}

void sim_wait(uint64_t seen, uint64_t most)
{
	struct timespec until;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += (long)(most < MS ? most : MS);
	if (until.tv_nsec >= 1000000000) {
		until.tv_sec++;
		until.tv_nsec -= 1000000000;
	}
	pthread_mutex_lock(&lock);
	if (changes == seen)
		pthread_cond_timedwait(&changed, &lock, &until);
	pthread_mutex_unlock(&lock);
}

hsa_status_t hsa_amd_signal_create(hsa_signal_value_t value, uint32_t count,
				   const hsa_agent_t *consumers, uint64_t attributes,
				   hsa_signal_t *out)
{
	amd_signal_t *signal = aligned_alloc(64, (sizeof(*signal) + 63) / 64 * 64);

	(void)count;
	(void)consumers;
	(void)attributes;
	if (!signal)
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	memset(signal, 0, sizeof(*signal));
	signal->kind = AMD_SIGNAL_KIND_USER;
	signal->value = value;
	out->handle = (uint64_t)(uintptr_t)signal;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_signal_create(hsa_signal_value_t value, uint32_t count,
			       const hsa_agent_t *consumers, hsa_signal_t *out)
{
	return hsa_amd_signal_create(value, count, consumers, 0, out);
}

/* Kept: a notified thread may look once more. */
hsa_status_t hsa_signal_destroy(hsa_signal_t signal)
{
	(void)signal;
	return HSA_STATUS_SUCCESS;
}

hsa_signal_value_t hsa_signal_load_relaxed(hsa_signal_t signal)
{
	return __atomic_load_n(&signal_of(signal)->value, __ATOMIC_ACQUIRE);
}

void hsa_signal_store_screlease(hsa_signal_t signal, hsa_signal_value_t value)
{
	__atomic_store_n(&signal_of(signal)->value, value, __ATOMIC_RELEASE);
	tell();
}

void hsa_signal_store_relaxed(hsa_signal_t signal, hsa_signal_value_t value)
{
	hsa_signal_store_screlease(signal, value);
}

void hsa_signal_silent_store_relaxed(hsa_signal_t signal, hsa_signal_value_t value)
{
	__atomic_store_n(&signal_of(signal)->value, value, __ATOMIC_RELEASE);
}

void hsa_signal_add_relaxed(hsa_signal_t signal, hsa_signal_value_t value)
{
	__atomic_add_fetch(&signal_of(signal)->value, value, __ATOMIC_ACQ_REL);
	tell();
}

void hsa_signal_subtract_relaxed(hsa_signal_t signal, hsa_signal_value_t value)
{
	hsa_signal_add_relaxed(signal, -value);
}

hsa_status_t hsa_amd_signal_value_pointer(hsa_signal_t signal, volatile hsa_signal_value_t **out)
{
	*out = &signal_of(signal)->value;
	return HSA_STATUS_SUCCESS;
}

static bool holds(hsa_signal_value_t value, hsa_signal_condition_t condition,
		  hsa_signal_value_t other)
{
	switch (condition) {
	case HSA_SIGNAL_CONDITION_EQ:
		return value == other;
	case HSA_SIGNAL_CONDITION_NE:
		return value != other;
	case HSA_SIGNAL_CONDITION_LT:
		return value < other;
	default:
		return value >= other;
	}
}

hsa_signal_value_t hsa_signal_wait_scacquire(hsa_signal_t signal, hsa_signal_condition_t condition,
					     hsa_signal_value_t other, uint64_t timeout,
					     hsa_wait_state_t state)
{
	uint64_t start = sim_now(), spent = 0, seen = sim_changes();
	hsa_signal_value_t value = hsa_signal_load_relaxed(signal);

	(void)state;
	while (!holds(value, condition, other) && spent < timeout) {
		sim_wait(seen, timeout - spent);
		seen = sim_changes();
		value = hsa_signal_load_relaxed(signal);
		spent = sim_now() - start;
	}
	return value;
}

bool sim_wait_zero(const hsa_signal_t *signals, uint32_t count)
{
	bool waited = false;

	for (uint32_t i = 0; i < count; i++) {
		if (!signals[i].handle || !hsa_signal_load_relaxed(signals[i]))
			continue;
		hsa_signal_wait_scacquire(signals[i], HSA_SIGNAL_CONDITION_EQ, 0, UINT64_MAX,
					  HSA_WAIT_STATE_BLOCKED);
		waited = true;
	}
	return waited;
}

void sim_complete(hsa_signal_t signal, uint64_t start, uint64_t end)
{
	if (!signal.handle)
		return;
	signal_of(signal)->start_ts = start;
	signal_of(signal)->end_ts = end;
	hsa_signal_subtract_relaxed(signal, 1);
}

/* Handlers run one after another, as one thread of a driver's would run them, and none once the program leaves. */
static pthread_mutex_t handling = PTHREAD_MUTEX_INITIALIZER;

static void leave(void)
{
	pthread_mutex_lock(&handling);
}

static void leave_at_exit(void)
{
	atexit(leave);
}

/* Registered after the runtime is loaded, so done before it is torn down. */
void sim_handle_until_exit(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, leave_at_exit);
}

struct watch {
	hsa_signal_t signal;
	hsa_signal_condition_t condition;
	hsa_signal_value_t value;
	hsa_amd_signal_handler call;
	void *data;
};

static void *watch(void *argument)
{
	struct watch *one = argument;
	hsa_signal_value_t value;
	bool again;

	do {
		value = hsa_signal_wait_scacquire(one->signal, one->condition, one->value,
						  UINT64_MAX, HSA_WAIT_STATE_BLOCKED);
		pthread_mutex_lock(&handling);
		again = one->call(value, one->data);
		pthread_mutex_unlock(&handling);
	} while (again);
	free(one);
	return NULL;
}

hsa_status_t hsa_amd_signal_async_handler(hsa_signal_t signal, hsa_signal_condition_t condition,
					  hsa_signal_value_t value, hsa_amd_signal_handler call,
					  void *data)
{
	struct watch *one = malloc(sizeof(*one));
	pthread_t thread;

	if (!one)
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	*one = (struct watch){signal, condition, value, call, data};
	if (pthread_create(&thread, NULL, watch, one)) {
		free(one);
		return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
	}
	pthread_detach(thread);
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_profiling_get_dispatch_time(hsa_agent_t agent, hsa_signal_t signal,
						 hsa_amd_profiling_dispatch_time_t *time)
{
	(void)agent;
	time->start = signal_of(signal)->start_ts;
	time->end = signal_of(signal)->end_ts;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_profiling_get_async_copy_time(hsa_signal_t signal,
						   hsa_amd_profiling_async_copy_time_t *time)
{
	time->start = signal_of(signal)->start_ts;
	time->end = signal_of(signal)->end_ts;
	return HSA_STATUS_SUCCESS;
}
