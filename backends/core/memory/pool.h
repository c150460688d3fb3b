/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pool.h: memory that a driver's pool has reserved: memory pools, and each device's graph memory.
 *
 * A pool is charged the bytes that the driver reports as reserved. Any thread's answer may include
 * another thread's growth, so reservations of one pool are common to its threads: the first thread
 * that sees growth settles it, out of all bytes that the threads hold together. pool_reserve ->
 * vendor call -> pool_settle, which asks the driver. Thread-safe, no lock across a port call.
 */
#ifndef PORTER_POOL_H
#define PORTER_POOL_H

#include "ledger.h"

struct pool;

/* The record of a pool, made if there is none; the device that it was first seen with stays its
 * own. NULL: the table is full. */
struct pool *pool_get(int device, uint64_t handle);
/* The record if there is one, else NULL. */
struct pool *pool_known(uint64_t handle);
/* The device whose default pool it is, now or originally: the program did not create such a pool,
 * and any device may be current when it is first seen. Otherwise `device`. */
int pool_home(int device, uint64_t handle);
int pool_device(const struct pool *pool);
struct pool *pool_of_graphs(int device);
struct ledger *pool_ledger(const struct pool *pool);
/* A call that requests `bytes` from the pool begins, or has ended. */
void pool_begin(struct pool *pool, uint64_t bytes);
void pool_end(struct pool *pool, uint64_t bytes, bool trusted);
/* The number of bytes that the pool may grow by for that: whole chunks, unless the driver was seen
 * to account to the byte. */
uint64_t pool_growth(const struct ledger *ledger, uint64_t bytes);
/* Hold `bytes` for the pool's growth in the next call. -ENOMEM: they do not fit. */
int pool_reserve(struct pool *pool, uint64_t bytes);
/*
 * Ask for the pool's reserved bytes, charge them, and give up `held`. *less: the number of bytes by
 * which the pool has shrunk. The caller must pass it to ledger_ask: the driver's other memory may
 * have been judged when the pool was larger. -ENOMEM: the pool grew beyond the limit.
 */
int pool_settle(struct pool *pool, uint64_t held, uint64_t *less);
/* The pool's reserved bytes as last seen. */
uint64_t pool_charged(const struct pool *pool);
/*
 * Bytes that the pool could hand out without growing, by its driver's figures, minus the requests
 * of other callers; the caller asks for `own`. If there are any, they are not trimmed until
 * pool_end(…, true) or pool_distrust.
 */
uint64_t pool_trust(struct pool *pool, uint64_t own);
void pool_distrust(struct pool *pool);
/* Its destruction is about to be asked for: waits, at most 100 ms, for questions about it to end,
 * and lets none begin. */
void pool_leaving(uint64_t handle);
/* The pool was destroyed. Returns its charge, which the caller must pass to ledger_ask. */
uint64_t pool_forget(struct pool *pool);
/* Settles all pools of a device, and returns by how much they shrank; trims them and graphs, unless
 * one is trusted; forgets them and returns their charge. */
uint64_t pool_refresh(const struct ledger *ledger);
bool pool_trim_all(const struct ledger *ledger);
uint64_t pool_forget_all(const struct ledger *ledger);
/* The first device from `device` on of which a pool holds memory; -1: none. role_pooled() is false
 * as long as none ever did. */
int pool_holder(int device);
/* In the child of a fork, alone. */
void pool_reset(void);

#endif
