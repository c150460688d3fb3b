/* SPDX-License-Identifier: Apache-2.0 */
/* role_launch.h: the launch functions that other roles call. */
#ifndef PORTER_ROLE_LAUNCH_H
#define PORTER_ROLE_LAUNCH_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct gate;

/* This process takes no part: launches look at one word from now on. */
void launch_unbounded(void);
/*
 * The driver is about to make a context on the device (`noted` is 0), unless the context is the
 * shared one and exists already. Or it did (`noted` is the value that the first call returned). The
 * work of other tenants may stand still meanwhile.
 */
uint32_t launch_disturbs(int device, bool shared, uint32_t noted);
/*
 * This process has a context on the device now, and no account there: without a limit of memory,
 * observers know it as a tenant's by its part in the lease alone. So it takes part before its first
 * launch.
 */
void launch_present(int device);
/* In the child of a fork, alone: whether it takes part, and where, is found out anew. */
void launch_reset(void);
/* A stream is registered; or destroyed, or a context with all its streams: another one may get its name. */
void launch_forget_ways(void);

/* The process's data that bounded launches read besides role_gate. */
enum launch_mode { LAUNCH_UNKNOWN, LAUNCH_OFF, LAUNCH_ON };
struct launch_process {
	/* thread_key, if threads without seats may count launches too: `mode` is LAUNCH_ON, and
	 * `known_streams` is not set; else 0 */
	_Atomic uint32_t key;
	_Atomic(struct gate *) only; /* of the one device that this process sees; NULL: ask */
	atomic_int mode;	     /* is there an account? */
	atomic_bool known_streams;   /* of any; few vendors need it */
};
extern struct launch_process launch_process __attribute__((visibility("hidden")));

#endif
