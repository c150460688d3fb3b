/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool.h: memory that a driver's pool has reserved: memory pools, and each device's graph memory.
 *
 * A pool is charged what the driver says it has reserved. Any thread's answer may hold another thread's growth, so reservations of
 * one pool are common to it: whoever sees growth first settles it, out of all that its threads hold between them.
 * pool_reserve -> vendor call -> pool_settle, which asks the driver. Thread-safe, no lock across a port call.
 */
#ifndef PORTER_POOL_H
#define PORTER_POOL_H

#include "ledger.h"

struct pool;

/* The record of a pool, made if there is none; the device that it was first seen with stays its own. NULL: the table is full. */
struct pool *pool_get(int device, uint64_t handle);
/* The record if there is one, else NULL. */
struct pool *pool_known(uint64_t handle);
/* The device whose own pool it is, or was at first: such a pool is nobody's making, and any device may be current when it is first seen. Else `device`. */
int pool_home(int device, uint64_t handle);
int pool_device(const struct pool *pool);
struct pool *pool_of_graphs(int device);
struct ledger *pool_ledger(const struct pool *pool);
/* A call that asks it for so many bytes begins, or is over. */
void pool_begin(struct pool *pool, uint64_t bytes);
void pool_end(struct pool *pool, uint64_t bytes, bool trusted);
/* What the pool may grow by for that: whole chunks, unless the driver was seen to account to the byte. */
uint64_t pool_growth(const struct ledger *ledger, uint64_t bytes);
/* Hold so many bytes for what the next call may make it grow by. -ENOMEM: they do not fit. */
int pool_reserve(struct pool *pool, uint64_t bytes);
/*
 * Ask what it has reserved now, charge that, give up `held`. *less: by so much it has shrunk, which the caller must pass to
 * ledger_ask: what the driver holds beside it may have been judged when it was larger. -ENOMEM: it grew beyond the limit.
 */
int pool_settle(struct pool *pool, uint64_t held, uint64_t *less);
/* What it has reserved, as far as was seen. */
uint64_t pool_charged(const struct pool *pool);
/*
 * Bytes it could hand out without growing, as far as its driver says, besides what others are asking for; the caller asks for `own`.
 * Where there are any, they are not trimmed away until pool_end(…, true) or pool_distrust.
 */
uint64_t pool_trust(struct pool *pool, uint64_t own);
void pool_distrust(struct pool *pool);
/* Its destruction is about to be asked for: waits, at most 100 ms, for questions about it to end, and lets none begin. */
void pool_leaving(uint64_t handle);
/* It is gone; returns what it was charged, which the caller must pass to ledger_ask. */
uint64_t pool_forget(struct pool *pool);
/* Settles all pools of a device, and returns by how much they shrank; trims them and graphs, unless one is trusted; forgets them and returns their charge. */
uint64_t pool_refresh(const struct ledger *ledger);
bool pool_trim_all(const struct ledger *ledger);
uint64_t pool_forget_all(const struct ledger *ledger);
/* The first device from `device` on of which a pool holds memory; -1: none. role_pooled() is false as long as none ever did. */
int pool_holder(int device);
/* In the child of a fork, alone. */
void pool_reset(void);

#endif
