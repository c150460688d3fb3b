/* SPDX-License-Identifier: Apache-2.0 */
/* role_launch.h: what the other roles do to launches. */
#ifndef PORTER_ROLE_LAUNCH_H
#define PORTER_ROLE_LAUNCH_H

/* This process takes no part: launches look at one word from now on. */
void launch_unbounded(void);
/* In the child of a fork, alone: whether it takes part, and where, is found out anew. */
void launch_reset(void);

#endif
