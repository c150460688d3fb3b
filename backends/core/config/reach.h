/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reach.h: what leads to the tenant's account and to the leases is kept (kept.h) from a library's
 * first call on.
 *
 * A process joins the account when something is charged, and the leases when it launches. Before
 * that it may change its root or its user, or use up its descriptors.
 */
#ifndef PORTER_REACH_H
#define PORTER_REACH_H

#include <stdbool.h>

/*
 * Called once, at the library's first call. `computes`: the library takes memory or launches, so
 * the account and the folders are made if they do not exist. Libraries that only show figures make
 * nothing. Nothing is opened where no limit is set. A failure here is retried, and reported, where
 * the file is needed.
 */
void reach_keep(bool computes);

#endif
