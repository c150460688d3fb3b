/* SPDX-License-Identifier: Apache-2.0 */
#include "pool.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>

#include "platform/log.h"
#include "port.h"
#include "quota.h"
#include "role.h"

#define POOLS 4096
#define LEAVE_NS UINT64_C(100000000)

struct pool {
	uint64_t handle;
	int device;
	bool used, graphs, leaving;
	unsigned busy;	   /* questions about it under way */
	uint64_t charged;  /* in the account, as requested bytes */
	uint64_t pending;  /* reserved in the account by calls in progress */
	uint64_t borrowed; /* less what another's settling has already taken of it */
	uint64_t wanted;   /* by calls under way */
	unsigned trusting; /* calls that count on room in it; it is not trimmed for others then */
	uint64_t clock, settled; /* counts askings and answers; when the last answer was used */
};

static struct {
	struct lock lock;
	_Atomic unsigned count; /* entries that were ever used */
	struct pool pools[POOLS];
} all;

_Atomic uint32_t role_pooled_word;

static unsigned trimming; /* threads that trim; the lock does not protect it */

static uint64_t smaller(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

/* With the lock held. *vacant: where one could be made. */
static struct pool *find(int device, uint64_t handle, bool graphs, struct pool **vacant)
{
	struct pool *pool;

	*vacant = NULL;
	for (pool = all.pools; pool < all.pools + all.count; pool++) {
		if (!pool->used)
			*vacant = *vacant ? *vacant : pool;
		else if (pool->graphs == graphs && pool->handle == handle &&
			 (handle || pool->device == device))
			return pool;
	}
	return NULL;
}

static struct pool *get(int device, uint64_t handle, bool graphs)
{
	struct pool *pool, *vacant;

	lock_take(&all.lock);
	pool = find(device, handle, graphs, &vacant);
	if (pool)
		goto out;
	if (!vacant && all.count < POOLS)
		vacant = &all.pools[all.count++];
	pool = vacant;
	if (pool)
		*pool = (struct pool){
			.handle = handle, .device = device, .used = true, .graphs = graphs};
	else
		log_once(LOG_WARN, "more than %d pools: nothing is granted from the others", POOLS);
out:
	lock_drop(&all.lock);
	return pool;
}

struct pool *pool_known(uint64_t handle)
{
	struct pool *pool, *vacant;

	lock_take(&all.lock);
	pool = handle ? find(0, handle, false, &vacant) : NULL;
	lock_drop(&all.lock);
	return pool;
}

int pool_home(int device, uint64_t handle)
{
	uint64_t own;
	int count;

	if (port_device_count(&count))
		count = 0;
	for (int i = 0; i < count; i++)
		if ((!port_current_pool(i, &own) && own == handle) ||
		    (!port_first_pool(i, &own) && own == handle))
			return i;
	return device;
}

struct pool *pool_get(int device, uint64_t handle)
{
	if (!handle && port_current_pool(device, &handle))
		handle = 0;
	return get(device, handle, false);
}

int pool_device(const struct pool *pool)
{
	return pool->device;
}

struct pool *pool_of_graphs(int device)
{
	return get(device, 0, true);
}

struct ledger *pool_ledger(const struct pool *pool)
{
	struct ledger *ledger;

	return ledger_get(pool->device, &ledger) ? NULL : ledger;
}

void pool_begin(struct pool *pool, uint64_t bytes)
{
	lock_take(&all.lock);
	pool->wanted += bytes;
	pool->clock++;
	lock_drop(&all.lock);
}

void pool_end(struct pool *pool, uint64_t bytes, bool trusted)
{
	lock_take(&all.lock);
	pool->wanted -= smaller(bytes, pool->wanted);
	pool->trusting -= trusted;
	pool->clock++;
	lock_drop(&all.lock);
}

uint64_t pool_growth(const struct ledger *ledger, uint64_t bytes)
{
	return atomic_load(&ledger->grain) == GRAIN_EXACT ? bytes
							  : role_align(bytes, port_pool_chunk());
}

int pool_reserve(struct pool *pool, uint64_t bytes)
{
	struct ledger *ledger = pool_ledger(pool);

	if (!ledger || quota_reserve(ledger->slot, bytes))
		return -ENOMEM;
	lock_take(&all.lock);
	pool->leaving = false; /* it is in use: its destruction failed */
	pool->pending += bytes;
	lock_drop(&all.lock);
	return 0;
}

/* What of `held` has not been taken by another's settling is the caller's again. */
static uint64_t reclaim(struct pool *pool, uint64_t held)
{
	uint64_t paid = smaller(held, pool->borrowed);

	pool->borrowed -= paid;
	pool->pending -= held - paid;
	return held - paid;
}

static int charge(struct pool *pool, int slot, uint64_t figure, uint64_t own, uint64_t *less)
{
	uint64_t growth, more;

	*less = 0;
	if (figure <= pool->charged) {
		if (own)
			quota_cancel(slot, own);
		*less = pool->charged - figure;
		if (*less)
			quota_freeing(slot, (int64_t)*less);
		pool->charged = figure;
		return 0;
	}
	growth = figure - pool->charged;
	more = growth > own ? smaller(pool->pending, growth - own) : 0;
	pool->pending -= more;
	pool->borrowed += more;
	own += more;
	atomic_store_explicit(&role_pooled_word, 1, memory_order_relaxed);
	if (!quota_settle(slot, own, growth)) {
		pool->charged = figure;
		return 0;
	}
	/* The rest is in the driver's figure. */
	if (!quota_settle(slot, own, own))
		pool->charged += own;
	return -ENOMEM;
}

/* Between these the vendor may be asked about the pool. */
static bool hold(struct pool *pool, uint64_t *when)
{
	bool held;

	lock_take(&all.lock);
	held = pool->used && !pool->leaving;
	pool->busy += held;
	*when = ++pool->clock;
	lock_drop(&all.lock);
	return held;
}

static void let_go(struct pool *pool)
{
	lock_take(&all.lock);
	pool->busy--;
	lock_drop(&all.lock);
}

static int ask(struct pool *pool, uint64_t *figure, uint64_t *when)
{
	int error;

	if (!hold(pool, when))
		return -ENODEV;
	if (pool->graphs)
		error = port_graph_reserved(pool->device, figure);
	else
		error = port_pool_reserved(pool->device, pool->handle, figure);
	let_go(pool);
	return error;
}

/*
 * An answer that was asked for after the last one was used is the younger one. One that was asked
 * for before may be older or younger: then the larger counts.
 */
int pool_settle(struct pool *pool, uint64_t held, uint64_t *less)
{
	struct ledger *ledger = pool_ledger(pool);
	uint64_t figure = 0, asked;
	int error;

	*less = 0;
	if (!ledger)
		return 0;
	error = ask(pool, &figure, &asked);
	lock_take(&all.lock);
	if (error || !pool->used || (asked < pool->settled && figure < pool->charged))
		figure = pool->charged;
	pool->settled = ++pool->clock;
	error = charge(pool, ledger->slot, figure, reclaim(pool, held), less);
	lock_drop(&all.lock);
	return error;
}

uint64_t pool_charged(const struct pool *pool)
{
	uint64_t charged;

	lock_take(&all.lock);
	charged = pool->charged;
	lock_drop(&all.lock);
	return charged;
}

/* Free bytes in `slack` that other callers did not ask for. The caller may count on them if nothing
 * has happened since `when`. */
static bool trust(struct pool *pool, uint64_t when, uint64_t own, uint64_t *slack)
{
	uint64_t wanted;
	bool still;

	lock_take(&all.lock);
	still = pool->clock == when && !trimming;
	wanted = pool->wanted - smaller(own, pool->wanted);
	*slack = still && *slack > wanted ? *slack - wanted : 0;
	pool->trusting += *slack > 0;
	lock_drop(&all.lock);
	return still;
}

uint64_t pool_trust(struct pool *pool, uint64_t own)
{
	uint64_t reserved, used, when, slack = 0;

	for (int tries = 0; !pool->graphs && tries < 3; tries++) {
		if (!hold(pool, &when))
			return 0;
		if (port_pool_reserved(pool->device, pool->handle, &reserved) ||
		    port_pool_used(pool->device, pool->handle, &used))
			reserved = used = 0;
		let_go(pool);
		slack = reserved > used ? reserved - used : 0;
		if (trust(pool, when, own, &slack))
			break;
	}
	return slack;
}

void pool_distrust(struct pool *pool)
{
	lock_take(&all.lock);
	pool->trusting--;
	lock_drop(&all.lock);
}

void pool_leaving(uint64_t handle)
{
	uint64_t deadline = lock_now_ns() + LEAVE_NS;
	bool busy = true;

	while (busy && lock_now_ns() < deadline) {
		busy = false;
		lock_take(&all.lock);
		for (struct pool *pool = all.pools; pool < all.pools + all.count; pool++) {
			if (!pool->used || pool->graphs || pool->handle != handle)
				continue;
			pool->leaving = true;
			busy = pool->busy;
		}
		lock_drop(&all.lock);
		if (busy)
			lock_sleep_ns(10000);
	}
}

uint64_t pool_forget(struct pool *pool)
{
	struct ledger *ledger = pool_ledger(pool);
	uint64_t charged;

	lock_take(&all.lock);
	charged = pool->charged;
	pool->charged = 0;
	if (ledger)
		ledger_gone(ledger, charged);
	/* While calls are in progress the pool stays, for the bytes that they hold. */
	pool->used = pool->pending || pool->borrowed;
	lock_drop(&all.lock);
	return charged;
}

static struct pool *next_of(const struct ledger *ledger, unsigned *i)
{
	struct pool *found = NULL;

	if (!atomic_load_explicit(&all.count, memory_order_acquire))
		return NULL;
	lock_take(&all.lock);
	for (; !found && *i < all.count; ++*i)
		if (all.pools[*i].used && all.pools[*i].device == ledger->device)
			found = &all.pools[*i];
	lock_drop(&all.lock);
	return found;
}

uint64_t pool_refresh(const struct ledger *ledger)
{
	uint64_t sum = 0, less;
	struct pool *pool;

	for (unsigned i = 0; (pool = next_of(ledger, &i)); sum += less)
		pool_settle(pool, 0, &less);
	return sum;
}

static bool trusted(int device)
{
	for (const struct pool *pool = all.pools; pool < all.pools + all.count; pool++)
		if (pool->used && pool->device == device && pool->trusting)
			return true;
	return false;
}

bool pool_trim_all(const struct ledger *ledger)
{
	struct pool *pool;
	uint64_t when;
	bool free;

	lock_take(&all.lock);
	free = !trusted(ledger->device);
	trimming += free;
	lock_drop(&all.lock);
	if (!free)
		return false;
	for (unsigned i = 0; (pool = next_of(ledger, &i));) {
		if (!pool->handle || pool->graphs || !hold(pool, &when))
			continue;
		port_trim(ledger->device, pool->handle);
		let_go(pool);
	}
	port_trim(ledger->device, 0);
	lock_take(&all.lock);
	trimming--;
	lock_drop(&all.lock);
	return true;
}

uint64_t pool_forget_all(const struct ledger *ledger)
{
	struct pool *pool;
	uint64_t sum = 0;

	for (unsigned i = 0; (pool = next_of(ledger, &i));)
		sum += pool_forget(pool);
	return sum;
}

int pool_holder(int device)
{
	int first = -1;

	lock_take(&all.lock);
	for (const struct pool *pool = all.pools; pool < all.pools + all.count; pool++)
		if (pool->used && pool->charged && !pool->graphs && pool->device >= device &&
		    (first < 0 || pool->device < first))
			first = pool->device;
	lock_drop(&all.lock);
	return first;
}

void pool_reset(void)
{
	atomic_store(&role_pooled_word, 0);
	memset(&all, 0, sizeof(all));
	trimming = 0;
}
