/* SPDX-License-Identifier: Apache-2.0 */
/* role_launch.h: what the other roles do to launches. */
#ifndef PORTER_ROLE_LAUNCH_H
#define PORTER_ROLE_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>

/* This process takes no part: launches look at one word from now on. */
void launch_unbounded(void);
/*
 * The driver is about to make a context on the device (told 0), unless it is the shared one and there already; or did: what to tell then.
 * Others' work may stand still meanwhile.
 */
uint32_t launch_disturbs(int device, bool shared, uint32_t told);
/* In the child of a fork, alone: whether it takes part, and where, is found out anew. */
void launch_reset(void);

#endif
