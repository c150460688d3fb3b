/* SPDX-License-Identifier: Apache-2.0 */
/* The effect of each role on the account, one thread, against a driver in this process: test_role
 * CASE */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "fake_port.h"
#include "ports/graph_walk.h"
#include "memory/ledger.h"
#include "port.h"
#include "ports/handles.h"
#include "memory/quota.h"
#include "role.h"

#define CONTEXT (500 * MIB)

static const struct fake_options coarse = {.context = CONTEXT};
static const struct fake_options exact = {.exact = true};

static uint64_t view_free(int device)
{
	struct role_view view;

	CHECK(role_enter());
	CHECK(role_view(device, &view));
	role_leave();
	return view.free;
}

static void sleep_ms(unsigned ms)
{
	nanosleep(&(struct timespec){ms / 1000, (long)(ms % 1000) * 1000000}, NULL);
}

static void unlimited(void)
{
	uint64_t key;

	fake_init(&coarse, NULL);
	CHECK(!role_enter());
	SAME(hook_alloc(GIB, &key), 0);
	SAME(hook_free(key), 0);
	CHECK(!role_enter());
	SAME(fake_asked, 0);
}

static void other_device_unlimited(void)
{
	struct role_view view;
	uint64_t key;

	fake_init(&coarse, "0=1GiB");
	fake_device = 1;
	SAME(hook_alloc(40 * GIB, &key), 0);
	CHECK(role_enter());
	CHECK(!role_view(1, &view));
	CHECK(role_view(0, &view));
	role_leave();
	SAME(view.total, GIB);
	SAME(hook_free(key), 0);
}

static void *view_first(void *unused)
{
	view_free(0);
	return unused;
}

/* While the driver is asked for the first time, nothing is known yet: not that nothing is free. */
static void viewed_by_two_at_once(void)
{
	static const struct fake_options slow = {.slow = 50};
	pthread_t other;
	uint64_t key;

	fake_init(&slow, "1GiB");
	SAME(hook_alloc(GIB / 2, &key), 0);
	CHECK(!pthread_create(&other, NULL, view_first, NULL));
	sleep_ms(10);
	SAME(view_free(0), GIB / 2);
	pthread_join(other, NULL);
}

static unsigned lines_of(const char *path)
{
	FILE *file = fopen(path, "r");
	unsigned lines = 0;

	CHECK(file);
	for (int c = getc(file); c != EOF; c = getc(file))
		lines += c == '\n';
	fclose(file);
	return lines;
}

/* A device that exists without reporting its identity is not unlimited. A call for a missing device
 * is the driver's to refuse. */
static void nameless(void)
{
	struct role_alloc nowhere = {.device = FAKE_DEVICES, .space = ROLE_ADDRESS, .bytes = MIB};
	char log[64];
	uint64_t key;

	fake_init(&coarse, "1GiB");
	snprintf(log, sizeof(log), "%s/log", getenv("PORTER_STATE"));
	setenv("PORTER_LOG_FILE", log, 1);
	fake_nameless = true;
	SAME(hook_alloc(MIB, &key), FAKE_NO_MEMORY);
	SAME(hook_context(1, &key), FAKE_NO_MEMORY);
	SAME(fake_figure(0) + fake_figure(1), 0);
	SAME(lines_of(log), 1);
	CHECK(role_enter());
	SAME(role_alloc_before(&nowhere), 0);
	nowhere.device = 500;
	SAME(role_alloc_before(&nowhere), 0);
	role_leave();
	fake_nameless = false;
	SAME(hook_alloc(2 * MIB, &key), 0);
	SAME(account(0), 2 * MIB);
	SAME(lines_of(log), 1);
}

static void nameless_unlimited(void)
{
	uint64_t key;

	fake_init(&coarse, NULL);
	setenv("PORTER_COMPUTE", "50", 1);
	fake_nameless = true;
	CHECK(role_enter());
	role_leave();
	SAME(hook_alloc(GIB, &key), 0);
}

static void plain(void)
{
	uint64_t a, b, c;

	fake_init(&coarse, "1GiB");
	SAME(hook_alloc(100 * MIB, &a), 0);
	SAME(account(0), 100 * MIB);
	SAME(hook_alloc(3 * MIB, &b), 0);
	SAME(account(0), 104 * MIB);
	SAME(hook_alloc(2 * GIB, &c), FAKE_NO_MEMORY);
	SAME(hook_alloc(UINT64_MAX, &c), FAKE_NO_MEMORY);
	SAME(hook_alloc(UINT64_MAX - 5, &c), FAKE_NO_MEMORY);
	SAME(hook_alloc(0, &c), FAKE_INVALID);
	SAME(account(0), 104 * MIB);
	SAME(hook_free(a), 0);
	SAME(account(0), 4 * MIB);
	SAME(hook_free(a), FAKE_INVALID);
	SAME(hook_free(0x1234), FAKE_INVALID);
	SAME(account(0), 4 * MIB);
	SAME(hook_free(b), 0);
	SAME(account(0), 0);
}

/* A free that the driver refuses leaves the charge where it was. */
static void failed_free(void)
{
	struct role_free op = {.space = ROLE_ADDRESS};
	uint64_t key;

	fake_init(&coarse, "1GiB");
	SAME(hook_alloc(100 * MIB, &key), 0);
	op.key = key;
	CHECK(role_enter());
	role_free_before(&op);
	role_free_after(&op, false);
	role_leave();
	SAME(account(0), 100 * MIB);
	SAME(hook_free(key), 0);
	SAME(account(0), 0);
}

/* Freed behind the hooks' back, and the address comes again. */
static void stale_key(void)
{
	struct role_alloc op;

	fake_init(&coarse, "1GiB");
	for (int i = 0; i < 100; i++) {
		op = (struct role_alloc){.device = 0, .space = ROLE_ADDRESS, .bytes = 100 * MIB};
		CHECK(role_enter());
		CHECK(!role_alloc_before(&op));
		CHECK(!role_alloc_after(&op, 0x7000, 100 * MIB));
		role_leave();
		SAME(account(0), 100 * MIB);
	}
}

static void device_none(void)
{
	struct role_alloc op = {
		.device = ROLE_DEVICE_NONE, .space = ROLE_PHYSICAL, .bytes = 5 * GIB};

	fake_init(&coarse, "1GiB");
	CHECK(role_enter());
	CHECK(!role_alloc_before(&op));
	CHECK(!role_alloc_after(&op, 1, 5 * GIB));
	role_leave();
	SAME(account(0), 0);
}

/* Near the limit the driver is asked; the memory that a view shows as free, less one granule, can
 * be allocated. */
static void free_is_to_be_had(void)
{
	uint64_t key, context, odd[2];

	fake_init(&coarse, "4GiB");
	SAME(hook_context(0, &context), 0);
	SAME(hook_alloc(3 * GIB + 12345, &key), 0);
	SAME(hook_alloc(700 * KIB, &odd[0]), 0);
	SAME(hook_module(0, 7 * (int64_t)MIB + 77), 0);
	SAME(hook_alloc(view_free(0) - 2 * MIB, &odd[1]), 0);
	CHECK(fake_figure(0) <= 4 * GIB);
	SAME(account_asked(0), fake_figure(0));
	SAME(hook_alloc(4 * MIB, &key), FAKE_NO_MEMORY);
	SAME(account_asked(0), fake_figure(0));
}

/* Where a byte costs a byte, the last one is granted. */
static void last_byte(void)
{
	uint64_t key[4], more;

	fake_init(&exact, "1GiB");
	SAME(hook_alloc(100 * MIB, &key[0]), 0);
	SAME(hook_alloc(GIB - 100 * MIB - 54321, &key[1]), 0);
	SAME(view_free(0), 54321);
	SAME(hook_alloc(54320, &key[2]), 0);
	SAME(view_free(0), 1);
	SAME(hook_alloc(2, &more), FAKE_NO_MEMORY);
	SAME(hook_alloc(1, &key[3]), 0);
	SAME(view_free(0), 0);
	SAME(fake_figure(0), GIB);
	SAME(hook_alloc(1, &more), FAKE_NO_MEMORY);
	for (int i = 0; i < 4; i++)
		SAME(hook_free(key[i]), 0);
	SAME(account(0), 0);
}

static void last_byte_of_a_pool(void)
{
	uint64_t pool, key[3], more;

	fake_init(&exact, "1GiB");
	SAME(hook_pool_create(0, 0, &pool), 0);
	SAME(hook_pool_alloc(pool, GIB - 12345, &key[0]), 0);
	SAME(account(0), GIB - 12345);
	SAME(hook_pool_alloc(pool, 12344, &key[1]), 0);
	SAME(hook_pool_alloc(pool, 2, &more), FAKE_NO_MEMORY);
	SAME(hook_pool_alloc(pool, 1, &key[2]), 0);
	SAME(fake_figure(0), GIB);
	SAME(account(0), GIB);
}

static void tiny(uint64_t size)
{
	uint64_t *keys = calloc(60000, sizeof(*keys)), context, figure = 0;
	int count = 0;

	fake_init(&coarse, "1GiB");
	SAME(hook_context(0, &context), 0);
	while (count < 60000 &&
	       !hook_alloc(size + (uint64_t)(count % 3) * size / 3, &keys[count])) {
		count++;
		figure = fake_figure(0);
		CHECK(figure <= GIB);
	}
	if (count < 60000)
		CHECK(figure >= GIB - 4 * MIB);
	SAME(account_asked(0), fake_figure(0));
	for (int i = 0; i < count; i++)
		SAME(hook_free(keys[i]), 0);
	SAME(account_asked(0), CONTEXT);
	free(keys);
}

static void tiny_512(void)
{
	tiny(512);
}
static void tiny_100k(void)
{
	tiny(100000);
}
static void tiny_700k(void)
{
	tiny(700000);
}

/* Far from the limit nothing is asked. */
static void asks_little(void)
{
	uint64_t key, context, before;

	fake_init(&coarse, "8GiB");
	SAME(hook_context(0, &context), 0);
	SAME(hook_alloc(4 * MIB, &key), 0);
	SAME(hook_alloc(4 * KIB, &key), 0);
	before = fake_asked;
	for (int i = 0; i < 1000; i++) {
		SAME(hook_alloc(4 * MIB, &key), 0);
		SAME(hook_free(key), 0);
		SAME(hook_alloc(400 * KIB, &key), 0);
		SAME(hook_free(key), 0);
	}
	CHECK(fake_asked - before < 50);
}

static void contexts(void)
{
	uint64_t key[3], memory, refused;

	fake_init(&coarse, "2GiB");
	SAME(hook_context(0, &key[0]), 0);
	SAME(account(0), CONTEXT);
	fake_owner = key[0];
	SAME(hook_alloc(300 * MIB, &memory), 0);
	SAME(hook_context(0, &key[1]), 0);
	SAME(account(0), 2 * CONTEXT + 300 * MIB);
	SAME(hook_context(0, &key[2]), 0);
	SAME(hook_context(0, &refused), FAKE_NO_MEMORY);
	SAME(account_asked(0), 3 * CONTEXT + 300 * MIB);
	SAME(hook_context_destroy(key[0]), 0); /* with its 300 MiB */
	SAME(account(0), 2 * CONTEXT);
	SAME(hook_free(memory), FAKE_INVALID);
	SAME(hook_context_destroy(key[1]), 0);
	SAME(hook_context_destroy(key[2]), 0);
	SAME(account(0), 0);
}

/* The size that was learned is reserved: a first context that cannot fit is refused without being made. */
static void learned_context(void)
{
	uint64_t key, memory;

	fake_init(&coarse, "1GiB");
	SAME(hook_context(0, &key), 0);
	SAME(hook_context_destroy(key), 0);
	SAME(hook_alloc(600 * MIB, &memory), 0);
	SAME(hook_context(0, &key), FAKE_NO_MEMORY);
	SAME(account(0), 600 * MIB);
	SAME(hook_free(memory), 0);
	SAME(hook_context(0, &key), 0);
	SAME(account(0), CONTEXT);
}

/* Two threads make a process's first contexts at once; memory that one of them allocates meanwhile
 * is not learned as a context's. */
static void learned_by_two(void)
{
	struct role_context first = {.device = 0};
	uint64_t key, memory, own;

	fake_init(&coarse, "32GiB");
	CHECK(role_enter());
	CHECK(!role_context_before(&first)); /* the driver takes its time */
	role_leave();
	SAME(hook_context(0, &key), 0);
	SAME(hook_alloc(20 * GIB, &memory), 0);
	SAME(hook_context(0, &own), 0); /* and has made it */
	CHECK(role_enter());
	CHECK(!role_context_after(&first, true));
	role_leave();
	CHECK(quota_context_bytes(0) <= CONTEXT);
}

static void primary(void)
{
	uint64_t memory, pooled;

	fake_init(&coarse, "1GiB");
	SAME(hook_primary(0), 0);
	SAME(hook_alloc(500 * MIB, &memory), 0);
	SAME(hook_primary(0), 0); /* 24 MiB are free: it costs nothing */
	SAME(account(0), CONTEXT + 500 * MIB);
	SAME(hook_primary_release(0), 0);
	SAME(account(0), CONTEXT + 500 * MIB);
	SAME(hook_free(memory), 0);
	SAME(hook_pool_alloc(0, 100 * MIB, &pooled), 0);
	SAME(account(0), CONTEXT + 128 * MIB);
	SAME(fake_pool_free(pooled), 0);
	fake_synchronize(0);
	SAME(hook_primary_release(0), 0);
	SAME(account_asked(0),
	     0); /* the sampler may have seen the pool shrink, and not be done with it */
	SAME(fake_figure(0), 0);
}

/* Memory that the implicit context owned is freed with it, though another context of the process
 * stays. */
static void primary_beside_another(void)
{
	uint64_t own, memory, kept;

	fake_init(&coarse, "2GiB");
	SAME(hook_primary(0), 0);
	SAME(hook_context(0, &own), 0);
	SAME(port_context_owner(0, &fake_owner), 0);
	SAME(hook_alloc(300 * MIB, &memory), 0);
	fake_owner = own;
	SAME(hook_alloc(100 * MIB, &kept), 0);
	SAME(account(0), 2 * CONTEXT + 400 * MIB);
	SAME(hook_primary_release(0), 0);
	SAME(account_asked(0), CONTEXT + 100 * MIB);
	SAME(fake_figure(0), CONTEXT + 100 * MIB);
	SAME(hook_free(memory), FAKE_INVALID);
	SAME(hook_free(kept), 0);
	SAME(hook_context_destroy(own), 0);
	SAME(account(0), 0);
}

static void modules(void)
{
	uint64_t key, memory;

	fake_init(&coarse, "1GiB");
	SAME(hook_context(0, &key), 0);
	SAME(hook_module(0, 200 * (int64_t)MIB), 0);
	SAME(hook_alloc(400 * MIB, &memory),
	     FAKE_NO_MEMORY); /* asked because a module was loaded */
	SAME(account(0), 700 * MIB);
	SAME(hook_module(0, -200 * (int64_t)MIB), 0);
	SAME(hook_alloc(400 * MIB, &memory), 0);
	SAME(account_asked(0), 900 * MIB);
}

/* Is it as wanted, that the next allocation asks the driver? A thread of the core's may ask
 * meanwhile: then it is tried again. */
static bool is_asked_as_wanted(uint64_t code, bool wanted)
{
	uint64_t key, asked;

	for (int tries = 0; tries < (wanted ? 1 : 20); tries++) {
		SAME(hook_alloc(MIB, &key), 0);
		asked = fake_asked;
		role_code_changed(0, code);
		SAME(hook_alloc(MIB, &key), 0);
		if ((fake_asked != asked) == wanted)
			return true;
	}
	return false;
}

/* Known code takes no more memory: the driver is not asked again, until some code was unloaded and
 * other code may have its name. */
static void code_that_is_there(void)
{
	uint64_t key, other = 0x7f0000001000, code = 0x7f0000002000;

	fake_init(&coarse, "1GiB");
	SAME(hook_context(0, &key), 0);
	CHECK(!role_code_seen(0, code));
	role_code_changed(0, code);
	CHECK(role_code_seen(0, code) && !role_code_seen(1, code) && !role_code_seen(0, other));
	CHECK(is_asked_as_wanted(code, false));
	CHECK(is_asked_as_wanted(other, true));
	role_code_leaving();
	CHECK(!role_code_seen(0, code) && !role_code_seen(0, other));
	CHECK(is_asked_as_wanted(code, true));
}

/* The driver's own growth is seen within a period; above the limit nothing is granted, and frees
 * still count. */
static void growth_in_a_launch(void)
{
	uint64_t key, memory, more;

	fake_init(&coarse, "1GiB");
	SAME(hook_context(0, &key), 0);
	SAME(hook_alloc(400 * MIB, &memory), 0);
	fake_module(0, 200 * (int64_t)MIB);
	sleep_ms(350);
	SAME(account(0), 1100 * MIB);
	SAME(view_free(0), 0);
	SAME(hook_alloc(2 * MIB, &more), FAKE_NO_MEMORY);
	SAME(hook_free(memory), 0);
	SAME(hook_alloc(300 * MIB, &more), 0);
	SAME(account_asked(0), fake_figure(0));
}

static void managed(bool unlisted)
{
	struct fake_options options = coarse;
	uint64_t context, a, b, c;

	options.managed_unlisted = unlisted;
	fake_init(&options, "4GiB");
	SAME(hook_context(0, &context), 0);
	SAME(hook_managed(GIB, &a), 0);
	SAME(account_asked(0), GIB + CONTEXT);
	SAME(hook_managed(GIB, &b), 0);
	SAME(hook_alloc(GIB, &c), 0);
	SAME(account_asked(0), 3 * GIB + CONTEXT);
	SAME(hook_managed(GIB, &c), FAKE_NO_MEMORY);
	SAME(account_asked(0), 3 * GIB + CONTEXT);
	SAME(hook_free(a), 0);
	SAME(account_asked(0), 2 * GIB + CONTEXT);
	SAME(hook_free(b), 0);
	SAME(account_asked(0), GIB + CONTEXT);
	SAME(hook_context_destroy(context), 0);
	SAME(account_asked(0), fake_figure(0));
}

static void managed_listed(void)
{
	managed(false);
}
static void managed_unlisted(void)
{
	managed(true);
}

/* The cushion for the heap's drift is released while it is learned whether the driver lists managed
 * memory. */
static void managed_after_small(void)
{
	struct fake_options options = coarse;
	uint64_t context, key, again;

	fake_init(&options, "4GiB");
	SAME(hook_context(0, &context), 0);
	SAME(hook_alloc(64 * KIB, &key), 0);
	SAME(hook_free(key), 0);
	SAME(hook_managed(32 * MIB, &key), 0);
	SAME(account_asked(0), 32 * MIB + CONTEXT);
	SAME(hook_managed(32 * MIB, &again), 0);
	SAME(account_asked(0), 64 * MIB + CONTEXT);
	SAME(hook_free(key), 0);
	SAME(hook_free(again), 0);
	SAME(account_asked(0), CONTEXT);
}

static void managed_with_its_context(void)
{
	struct fake_options options = coarse;
	uint64_t context, key;

	options.managed_unlisted = true;
	fake_init(&options, "4GiB");
	SAME(hook_context(0, &context), 0);
	fake_owner = context;
	SAME(hook_managed(GIB, &key), 0);
	SAME(hook_context_destroy(context), 0);
	SAME(account_asked(0), 0);
	fake_owner = 0;
	SAME(hook_context(0, &context), 0);
	SAME(account_asked(0), CONTEXT);
}

static void pools(void)
{
	uint64_t pool, key[8], more;

	fake_init(&coarse, "1GiB");
	SAME(hook_pool_create(0, UINT64_MAX, &pool), 0);
	SAME(hook_pool_alloc(pool, 10 * MIB, &key[0]), 0);
	SAME(account(0), 32 * MIB);
	SAME(hook_pool_alloc(pool, 10 * MIB, &key[1]), 0);
	SAME(account(0), 32 * MIB); /* reuse */
	SAME(hook_pool_alloc(pool, 100 * MIB, &key[2]), 0);
	SAME(account(0), fake_figure(0));
	SAME(fake_pool_free(key[2]), 0);
	SAME(account(0), fake_figure(0)); /* kept by the pool */
	SAME(hook_pool_trim(0, pool), 0);
	SAME(account(0), 20 * MIB);
	SAME(hook_pool_alloc(pool, 2 * GIB, &more), FAKE_NO_MEMORY);
	SAME(hook_pool_alloc(pool, UINT64_MAX, &more), FAKE_NO_MEMORY);
	/* Unused memory of one pool is released before another one is refused. */
	SAME(hook_pool_alloc(pool, 900 * MIB, &key[2]), 0);
	SAME(fake_pool_free(key[2]), 0);
	SAME(hook_pool_alloc(0, 500 * MIB, &key[2]), 0);
	SAME(account_asked(0), fake_figure(0));
	SAME(hook_alloc(400 * MIB, &key[3]), 0);
	SAME(account_asked(0), fake_figure(0));
	CHECK(fake_figure(0) <= GIB);
	SAME(fake_pool_free(key[0]), 0);
	SAME(fake_pool_free(key[1]), 0);
	SAME(hook_pool_destroy(pool), 0);
	SAME(account(0), fake_figure(0));
	SAME(fake_pool_free(key[2]), 0);
	fake_synchronize(0); /* no hook sees it; the next question does */
	SAME(account_asked(0), 400 * MIB);
}

/* Room within a pool can be had though the quota has none left; growth cannot. */
static void pool_at_the_limit(void)
{
	uint64_t pool, a, b, c;

	fake_init(&coarse, "1GiB");
	SAME(hook_pool_create(0, UINT64_MAX, &pool), 0);
	SAME(hook_pool_alloc(pool, GIB - 40 * MIB, &a), 0);
	SAME(hook_pool_alloc(pool, 30 * MIB, &b), 0);
	SAME(fake_pool_free(b), 0);
	SAME(hook_pool_alloc(pool, 20 * MIB, &b), 0);
	SAME(hook_pool_alloc(pool, 10 * MIB, &c), 0);
	CHECK(fake_figure(0) <= GIB);
	SAME(account_asked(0), fake_figure(0));
	SAME(hook_pool_alloc(pool, 32 * MIB, &c), FAKE_NO_MEMORY);
	SAME(account_asked(0), fake_figure(0));
}

/* A pool by its own name and as the current one is one pool, and belongs to its device whichever is current. */
static void one_pool_of_two_names(void)
{
	uint64_t key, pool;

	fake_init(&coarse, "0=1GiB,1=2GiB");
	SAME(hook_pool_alloc(0, 100 * MIB, &key), 0);
	port_current_pool(0, &pool);
	fake_device = 0;
	SAME(hook_pool_alloc(pool, 20 * MIB, &key), 0);
	SAME(account(0), 128 * MIB);
	fake_device = 1;
	SAME(hook_pool_alloc(pool, 100 * MIB, &key), 0);
	SAME(account(0), fake_figure(0));
	SAME(account(1), 0);
}

static void physical(void)
{
	uint64_t a, again, b, va = UINT64_C(0x60000000000);

	fake_init(&coarse, "1GiB");
	SAME(hook_create(100 * MIB, &a), 0);
	SAME(account(0), 100 * MIB);
	SAME(hook_map(va, 100 * MIB, a), 0);
	SAME(hook_release(a), 0);
	SAME(account(0), 100 * MIB); /* mapped */
	SAME(hook_retain(va, &again), 0);
	SAME(hook_unmap(va, 100 * MIB), 0);
	SAME(account(0), 100 * MIB); /* retained */
	SAME(hook_release(again), 0);
	SAME(account(0), 0);
	SAME(hook_release(again), FAKE_INVALID);
	SAME(account(0), 0);
	/* Several pieces, unmapped at once. */
	SAME(hook_create(100 * MIB, &a), 0);
	SAME(hook_create(20 * MIB, &b), 0);
	SAME(hook_map(va, 60 * MIB, a), 0);
	SAME(hook_map(va + 60 * MIB, 40 * MIB, a), 0);
	SAME(hook_map(va + 100 * MIB, 20 * MIB, b), 0);
	SAME(hook_release(a), 0);
	SAME(hook_unmap(va, 60 * MIB), 0);
	SAME(account(0), 120 * MIB);
	SAME(hook_unmap(va + 60 * MIB, 60 * MIB), 0);
	SAME(account(0), 20 * MIB);
	SAME(hook_release(b), 0);
	SAME(account(0), 0);
	SAME(hook_create(2 * GIB, &a), FAKE_NO_MEMORY);
	SAME(account(0), fake_figure(0));
}

/* A new mapping is reported before the unmapping that made room for it. */
static void physical_reported_late(void)
{
	struct role_alloc op[2];
	struct role_free release = {.space = ROLE_PHYSICAL};

	fake_init(&coarse, "1GiB");
	CHECK(role_enter());
	for (int i = 0; i < 2; i++) {
		op[i] = (struct role_alloc){
			.device = 0, .space = ROLE_PHYSICAL, .bytes = 100 * MIB};
		CHECK(!role_alloc_before(&op[i]));
		CHECK(!role_alloc_after(&op[i], (uint64_t)i + 1, 100 * MIB));
	}
	role_physical_mapped(0x10000000, 100 * MIB, 1);
	role_physical_mapped(0x10000000, 100 * MIB, 2);
	role_physical_unmapped(0x10000000, 100 * MIB);
	for (release.key = 1; release.key < 3; release.key++) {
		role_free_before(&release);
		role_free_after(&release, true);
	}
	SAME(account(0), 100 * MIB);
	role_physical_unmapped(0x10000000, 100 * MIB);
	SAME(account(0), 0);
	role_physical_unmapped(0x10000000, 100 * MIB);
	role_physical_mapped(0x10000000, 100 * MIB, 99);
	role_physical_retain(99);
	SAME(account(0), 0);
	role_leave();
}

static void graphs(void)
{
	uint64_t graph[2], exec[2], key;

	fake_init(&coarse, "1GiB");
	SAME(fake_graph_make(0, 620 * MIB, &graph[0]), 0); /* it takes whole chunks, as pools do */
	SAME(fake_graph_make(0, 2 * GIB, &graph[1]), 0);
	SAME(hook_instantiate(graph[0], &exec[0]), 0);
	SAME(hook_instantiate(graph[1], &exec[1]), 0);
	SAME(account(0), 0);
	SAME(hook_launch(exec[1]), FAKE_NO_MEMORY);
	SAME(account(0), 0);
	SAME(hook_launch(exec[0]), 0);
	SAME(account(0), 640 * MIB);
	SAME(hook_launch(exec[0]), 0);
	SAME(account(0), 640 * MIB);
	/* Unused graph memory is given back before something else is refused. */
	SAME(hook_alloc(700 * MIB, &key), 0);
	SAME(account_asked(0), 700 * MIB);
	SAME(hook_launch(exec[0]), FAKE_NO_MEMORY);
	SAME(hook_free(key), 0);
	SAME(hook_launch(exec[0]), 0);
	SAME(hook_graph_trim(0), 0);
	SAME(account(0), 0);
	SAME(hook_exec_destroy(exec[0]), 0);
	SAME(hook_exec_destroy(exec[1]), 0);
	SAME(hook_launch(12345), FAKE_INVALID);
	SAME(account(0), 0);
}

/* Two graphs that have shared their memory run at once: it is not there twice. */
static void graphs_at_once(void)
{
	uint64_t graph[2], exec[2], key;

	fake_init(&coarse, "1GiB");
	for (int i = 0; i < 2; i++) {
		SAME(fake_graph_make(0, 416 * MIB, &graph[i]), 0);
		SAME(hook_instantiate(graph[i], &exec[i]), 0);
		SAME(hook_launch(exec[i]), 0);
	}
	SAME(account(0), 416 * MIB);
	fake_graph_busy(0, 416 * MIB);
	SAME(hook_launch(exec[1]), 0);
	SAME(account(0), 832 * MIB);
	SAME(hook_alloc(300 * MIB, &key), 0); /* unused memory is released */
	CHECK(fake_figure(0) <= GIB);
	SAME(account_asked(0), fake_figure(0));
}

#define DEEP 200000u /* graphs inside graphs, far more than a stack has room for */

/* Graph g has nodes 2g, which holds graph g + 1, and 2g + 1, which allocates. */
static int list_of_nodes(uint64_t graph, uint64_t *nodes, size_t *nodes_count)
{
	if (nodes) {
		nodes[0] = 2 * graph;
		nodes[1] = 2 * graph + 1;
	}
	*nodes_count = 2;
	return 0;
}

static int read_of_node(uint64_t node, struct graph_node *out)
{
	uint64_t graph = node / 2;

	if (node % 2)
		*out = (struct graph_node){.bytes = MIB, .device = (int)(graph % 3)};
	else if (graph < DEEP)
		out->child = graph + 1;
	return 0;
}

static void graphs_in_graphs(void)
{
	static const struct graph_reader reader = {.list = list_of_nodes, .read = read_of_node};
	uint64_t bytes[3] = {0};

	SAME(graph_walk(1, &reader, bytes, 3), 0);
	SAME(bytes[0], DEEP / 3 * MIB);
	SAME(bytes[1] + bytes[2], (DEEP - DEEP / 3) * MIB);
	SAME(graph_walk(1, &reader, bytes, 2), -ENODEV);
}

/* An executable graph takes something for itself as it is made: that is reserved before, so that
 * the figure never passes the limit. */
static void graphs_cost(uint64_t each)
{
	struct fake_options options = coarse;
	uint64_t graph, exec[1024], context, key;
	unsigned count = 0;

	options.graph = each;
	fake_init(&options, "1GiB");
	SAME(hook_context(0, &context), 0);
	SAME(fake_graph_make(0, 2 * MIB, &graph), 0);
	for (; count < 4; count++) {
		SAME(hook_instantiate(graph, &exec[count]), 0);
		SAME(hook_launch(exec[count]), 0);
	}
	SAME(account_asked(0), CONTEXT + 32 * MIB + 4 * each);
	SAME(hook_alloc(view_free(0) / MIB / 2 * 2 * MIB - 20 * MIB, &key), 0);
	while (count < 1024 && !hook_instantiate(graph, &exec[count]))
		hook_launch(
			exec[count++]); /* refused where its memory had to be given back for one more of them */
	CHECK(count < 1024 && fake_figure(0) + each + 6 * MIB > GIB);
	SAME(hook_instantiate(graph, &key), FAKE_NO_MEMORY);
	CHECK(fake_peak(0) <= GIB);
	SAME(account_asked(0), fake_figure(0));
	while (count)
		SAME(hook_exec_destroy(exec[--count]), 0);
	SAME(hook_graph_trim(0), 0);
	SAME(account_asked(0), fake_figure(0));
}

static void graphs_that_cost(void)
{
	graphs_cost(2 * MIB);
}
static void graphs_that_cost_little(void)
{
	graphs_cost(64 * KIB);
}
static void graphs_that_cost_more(void)
{
	graphs_cost(6 * MIB);
} /* learned of the first ones */

/* Code of any size is not loaded without room for it; growth that cannot be undone is charged, and
 * the next load is refused. */
static void code(void)
{
	uint64_t context, memory;

	fake_init(&coarse, "1GiB");
	SAME(hook_context(0, &context), 0);
	SAME(hook_load(0, 400 * MIB), 0);
	SAME(account(0), 900 * MIB);
	SAME(hook_load(0, 200 * MIB), FAKE_NO_MEMORY);
	SAME(account(0), 900 * MIB);
	SAME(fake_figure(0), 900 * MIB);
	SAME(hook_alloc(100 * MIB, &memory), 0);
	SAME(hook_lazy(0, 100 * MIB), 0);
	SAME(account(0), 1100 * MIB);
	SAME(hook_lazy(0, 2 * MIB), FAKE_NO_MEMORY);
	SAME(hook_load(0, 0), FAKE_NO_MEMORY);
	SAME(hook_free(memory), 0);
	SAME(hook_load(0, 2 * MIB), 0);
	SAME(account_asked(0), fake_figure(0));
}

/* The card itself is full: unused memory is given back, once, then the vendor's refusal stands. */
static void card_full(void)
{
	struct fake_options options = {.context = CONTEXT, .total = 8 * GIB};
	uint64_t key, pooled, pool;

	fake_init(&options, "6GiB");
	fake_foreign(0, 5 * GIB);
	SAME(hook_pool_create(0, UINT64_MAX, &pool), 0);
	SAME(hook_pool_alloc(pool, GIB, &pooled), 0);
	SAME(fake_pool_free(pooled), 0);
	SAME(hook_alloc(2 * GIB + 512 * MIB, &key), 0);
	CHECK(view_free(0) <= 512 * MIB);
	SAME(hook_alloc(GIB, &pooled), FAKE_NO_MEMORY);
	SAME(account_asked(0), fake_figure(0));
}

/* The driver has no figure for a process: contexts are charged by the difference. */
static void silent(void)
{
	struct fake_options options = coarse;
	uint64_t key, context[2];

	options.silent = true;
	fake_init(&options, "2GiB");
	SAME(hook_context(0, &context[0]), 0);
	SAME(account(0), CONTEXT);
	SAME(hook_alloc(GIB, &key), 0);
	SAME(account(0), GIB + CONTEXT);
	SAME(hook_alloc(600 * MIB, &key), FAKE_NO_MEMORY);
	SAME(hook_alloc(view_free(0), &key), 0);
	SAME(account(0), 2 * GIB);
	SAME(hook_free(key), 0);
	SAME(hook_context_destroy(context[0]), 0);
	SAME(account(0), GIB);
}

/* Two processes in other pid namespaces made their first contexts at once, and cannot be distinguished. */
static void unrecognized(void)
{
	struct fake_options options = coarse;
	uint64_t key, context;

	options.unrecognized = true;
	fake_init(&options, "2GiB");
	SAME(hook_context(0, &context), 0);
	SAME(account(0), CONTEXT);
	SAME(hook_alloc(2 * GIB - CONTEXT + MIB, &key), FAKE_NO_MEMORY);
	SAME(hook_context_destroy(context), 0);
	SAME(account(0), 0);
	SAME(hook_context(0, &context), 0); /* its size is known now */
	SAME(account(0), CONTEXT);
	SAME(hook_context_destroy(context), 0);
	SAME(account(0), 0);
}

/* Another process frees memory while a context is made: the device lost nothing. */
static void unrecognized_beside_a_free(void)
{
	struct fake_options options = coarse;
	struct role_context second = {.device = 0};
	uint64_t context, key;

	options.unrecognized = true;
	fake_init(&options, "2GiB");
	fake_foreign(0, GIB);
	SAME(hook_context(0, &context), 0);
	SAME(hook_context_destroy(context), 0);
	SAME(fake_alloc(MIB, &key), 0);
	CHECK(role_enter());
	CHECK(!role_context_before(&second));
	fake_foreign(0, -GIB);
	CHECK(!role_context_after(&second, true));
	role_leave();
	SAME(account(0), CONTEXT);
}

static void in_child(void)
{
	uint64_t key, context;

	fake_forked();
	fake_owner = 0;
	SAME(hook_alloc(100 * MIB, &key), 0);
	SAME(hook_context(0, &context), 0);
	fake_module(0, 10 * (int64_t)MIB);
	sleep_ms(350); /* it has a sampler of its own */
	CHECK(account(0) >= CONTEXT + 110 * MIB);
	SAME(hook_free(key), 0);
	SAME(hook_context_destroy(context), 0);
}

static void forks(void)
{
	uint64_t key, context;
	int status;
	pid_t pid;

	fake_init(&coarse, "4GiB");
	SAME(hook_context(0, &context), 0);
	SAME(hook_alloc(GIB, &key), 0);
	pid = fork();
	if (!pid) {
		in_child();
		exit(0);
	}
	SAME(waitpid(pid, &status, 0), pid);
	SAME(status, 0);
	SAME(hook_free(key), 0);
	SAME(hook_context_destroy(context), 0);
	SAME(fake_figure(0), 0);
}

static void processes(void)
{
	struct item {
		uint64_t bytes;
		uint32_t pid;
		uint32_t instance;
	} items[3] = {{1, 1, 5}, {2, (uint32_t)getpid(), 6}, {3, 99999, 7}};
	uint64_t context;

	fake_init(&coarse, "4GiB");
	SAME(hook_context(0, &context), 0);
	CHECK(role_enter());
	SAME(role_own_processes("GPU-fake-0", items, 3, sizeof(items[0]),
				offsetof(struct item, pid), offsetof(struct item, bytes), 1),
	     1);
	SAME(items[0].pid, getpid());
	SAME(items[0].bytes, CONTEXT);
	SAME(items[0].instance, 6);
	CHECK(!items[1].pid && !items[2].pid);
	role_leave();
}

/* A process's memory on several devices is one row of the machine's list. */
static void processes_of_all(void)
{
	struct item {
		uint64_t bytes;
		uint32_t pid;
	} items[2] = {{7, (uint32_t)getpid()}, {8, 99999}};
	uint64_t context;

	fake_init(&coarse, "4GiB");
	CHECK(role_enter());
	SAME(role_own_processes(NULL, items, 2, sizeof(items[0]), offsetof(struct item, pid),
				offsetof(struct item, bytes), 1),
	     0);
	role_leave();
	items[0] = (struct item){7, (uint32_t)getpid()};
	SAME(hook_context(0, &context), 0);
	SAME(hook_context(1, &context), 0);
	CHECK(role_enter());
	SAME(role_own_processes(NULL, items, 2, sizeof(items[0]), offsetof(struct item, pid),
				offsetof(struct item, bytes), 1),
	     1);
	SAME(items[0].pid, getpid());
	SAME(items[0].bytes, 2 * CONTEXT);
	role_leave();
}

struct listed {
	uint32_t version, pid;
	uint64_t bytes;
};

/* How a vendor answers a call whose array has not enough room. */
enum short_style { STYLE_FAILS, STYLE_ASKED, STYLE_COUNTS, STYLE_FILLS, STYLE_FIXED };
enum { ANSWER_OK, ANSWER_SHORT, ANSWER_FAILED };

/* A vendor with a list of this many processes, the last of which is this one; more by `grows` at
 * each call. */
static struct {
	enum short_style style;
	unsigned others, grows, calls, fails_at;
	bool without_us;
	uint32_t versions; /* of all elements that it was given, or'ed */
} vendor;

static int vendor_lists(struct listed *items, uint64_t *count)
{
	uint64_t room = vendor.style == STYLE_FIXED ? UINT64_MAX : *count;
	uint64_t number = vendor.others + !vendor.without_us;

	if (++vendor.calls == vendor.fails_at)
		return ANSWER_FAILED;
	for (uint64_t i = 0; items && i < number && i < room; i++) {
		vendor.versions |= items[i].version;
		items[i].pid = i < vendor.others ? 99000 + (uint32_t)i : (uint32_t)getpid();
		items[i].bytes = 7;
	}
	vendor.others += vendor.grows;
	*count = vendor.style == STYLE_FILLS && items && number > room ? room : number;
	if (vendor.style == STYLE_COUNTS || vendor.style == STYLE_FIXED ||
	    (number <= room && items))
		return ANSWER_OK;
	if ((vendor.style == STYLE_ASKED && !room) || (vendor.style == STYLE_FILLS && !items))
		return ANSWER_OK;
	return number ? ANSWER_SHORT : ANSWER_OK;
}

/* As a generated hook. *count: the caller's room, and its result. */
static enum role_listed list_with(struct role_list *list, struct listed *items, uint64_t *count)
{
	enum role_listed listed;
	int answer;

	list->items = items;
	list->room = *count;
	list->stride = sizeof(*items);
	list->pid = offsetof(struct listed, pid);
	list->bytes = offsetof(struct listed, bytes);
	list->unit = 1;
	CHECK(role_enter());
	CHECK(role_list_begin(list, "GPU-fake-0"));
	do {
		*count = list->own_room;
		answer = vendor_lists(list->own, count);
	} while (role_list_more(list, *count, answer == ANSWER_OK, answer == ANSWER_SHORT));
	listed = role_list_end(list);
	role_leave();
	*count = list->count;
	return listed;
}

static enum role_listed list_of(struct listed *items, uint64_t *count)
{
	struct role_list list = {.version = SIZE_MAX, .fixed = vendor.style == STYLE_FIXED};

	return list_with(&list, items, count);
}

static void list_world(enum short_style style, unsigned others)
{
	static bool made;
	uint64_t context;

	if (!made) {
		fake_init(&coarse, "4GiB");
		SAME(hook_context(0, &context), 0);
	}
	made = true;
	memset(&vendor, 0, sizeof(vendor));
	vendor.style = style;
	vendor.others = others;
}

/* With any answer of the vendor to a probe, the caller gets the tenant's one process only. */
static void process_list_probed(void)
{
	struct listed items[8];
	uint64_t count;

	for (enum short_style style = STYLE_FAILS; style <= STYLE_FIXED; style++) {
		bool fails = style == STYLE_FAILS;

		for (unsigned room = 0; room <= 8; room++) {
			if (style == STYLE_FIXED && room < 8)
				continue;
			list_world(style, 5);
			memset(items, 0, sizeof(items));
			count = room;
			SAME(list_of(room ? items : NULL, &count),
			     room || !fails ? ROLE_LIST_FITS : ROLE_LIST_SHORT);
			SAME(count, 1);
			SAME(items[0].pid, room ? getpid() : 0);
			SAME(items[0].bytes, room ? CONTEXT : 0);
			for (unsigned i = 1; i < 8; i++)
				CHECK(!items[i].pid && !items[i].bytes);
		}
	}
}

/* An array without an element, which is an array all the same. */
static void process_list_without_room(void)
{
	struct listed item = {0};
	uint64_t count = 0;

	list_world(STYLE_FILLS, 5);
	SAME(list_of(&item, &count), ROLE_LIST_SHORT);
	CHECK(!count && !item.pid);
	list_world(STYLE_FAILS, 5);
	SAME(list_of(&item, &count), ROLE_LIST_SHORT);
	CHECK(count == 1 && !item.pid);
}

static void process_list_without_own_processes(void)
{
	struct listed item = {0};
	uint64_t count = 1;

	list_world(STYLE_FAILS, 1);
	vendor.without_us = true;
	SAME(list_of(&item, &count), ROLE_LIST_EMPTY);
	CHECK(!count && !item.pid);
	list_world(STYLE_FAILS, 4);
	vendor.without_us = true;
	SAME(list_of(NULL, &count), ROLE_LIST_EMPTY);
	CHECK(!count);
}

/* The list grows between two calls; where it never stops, the caller gets the processes that were
 * found. */
static void process_list_that_grows(void)
{
	struct listed item = {0};
	uint64_t count = 1;

	list_world(STYLE_FAILS, 5);
	vendor.grows = 100;
	SAME(list_of(&item, &count), ROLE_LIST_FITS);
	CHECK(count == 1 && item.pid == (uint32_t)getpid());
	CHECK(vendor.calls > 2);
	list_world(STYLE_FAILS, 5);
	vendor.grows = 100000;
	count = 1;
	SAME(list_of(&item, &count), ROLE_LIST_EMPTY);
	CHECK(!count && vendor.calls <= 8);
}

/* A failure is the vendor's; its earlier elements of other tenants are not returned. */
static void process_list_that_fails(void)
{
	struct listed items[3] = {0};
	uint64_t count = 3;

	list_world(STYLE_FAILS, 5);
	vendor.fails_at = 1;
	SAME(list_of(items, &count), ROLE_LIST_FAILED);
	SAME(count, 3);
	list_world(STYLE_FAILS, 5);
	vendor.fails_at = 2;
	SAME(list_of(items, &count), ROLE_LIST_FAILED);
	CHECK(!count && !items[0].pid);
}

/* Values that a caller sets in its elements reach the vendor, and stay in those that are not
 * filled. */
static void process_list_versioned(void)
{
	struct role_list list = {.version = offsetof(struct listed, version), .versioned = 8};
	struct listed items[2] = {{.version = 6}, {.version = 6}};
	uint64_t count = 2;

	list_world(STYLE_FAILS, 5);
	SAME(list_with(&list, items, &count), ROLE_LIST_FITS);
	SAME(vendor.versions, 6);
	CHECK(items[0].version == 6 && items[1].version == 6 && !items[1].pid);
	list = (struct role_list){.version = offsetof(struct listed, version), .versioned = 8};
	list_world(STYLE_FAILS, 5);
	count = 0;
	SAME(list_with(&list, NULL, &count), ROLE_LIST_SHORT);
	SAME(vendor.versions, 8);
}

/* A vendor that does not say how many there are may have more as long as no element is left over. */
static void process_list_uncounted(void)
{
	struct role_list list = {.version = SIZE_MAX, .uncounted = true};
	struct listed items[2] = {0};
	uint64_t count = 2;

	list_world(STYLE_COUNTS, 5);
	SAME(list_with(&list, items, &count), ROLE_LIST_FITS);
	CHECK(items[0].pid == (uint32_t)getpid() && !items[1].pid);
}

static void process_list_unlimited(void)
{
	struct role_list list = {.version = SIZE_MAX};

	fake_init(&coarse, "1=4GiB");
	CHECK(role_enter());
	CHECK(!role_list_begin(&list, "GPU-fake-0"));
	role_leave();
}

static void process_count(void)
{
	list_world(STYLE_FAILS, 5);
	CHECK(role_enter());
	SAME(role_own_count("GPU-fake-0", 6), 1);
	SAME(role_own_count(NULL, 6), 1);
	SAME(role_own_count("GPU-fake-0", 0), 0);
	role_leave();
}

/* A query by pid returns a process of the tenant; where nothing is limited, any process. */
static void process_by_pid(void)
{
	int32_t own = getpid(), other = 99999, nobody = 0;
	uint64_t context;

	fake_init(&coarse, "0=4GiB");
	SAME(hook_context(0, &context), 0);
	CHECK(role_enter());
	CHECK(role_own_process(&own) && own == getpid());
	CHECK(!role_own_process(&other));
	CHECK(role_own_process(&nobody));
	role_leave();
}

static void process_unlimited(void)
{
	int32_t other = 99999;

	fake_init(&coarse, NULL);
	setenv("PORTER_COMPUTE", "50", 1);
	CHECK(role_enter());
	CHECK(role_own_process(&other) && other == 99999);
	role_leave();
}

/* Inside a vendor call a hook is passed through. */
static void nested(void)
{
	uint64_t key;

	fake_init(&coarse, "1GiB");
	CHECK(role_enter());
	CHECK(!role_enter());
	SAME(hook_alloc(2 * GIB, &key), 0);
	SAME(hook_free(key), 0);
	role_leave();
	CHECK(role_enter());
	role_leave();
	SAME(account(0), 0);
}

/* A function that the vendor calls back within a call is the program's: its calls are hooked, and
 * the state around it is unchanged. */
static void called_back(void)
{
	struct role_outside at;
	struct role_callback *made;
	int cancelling;
	uint64_t key, other;

	fake_init(&coarse, "1GiB");
	SAME(hook_alloc(CONTEXT / 5, &other), 0);
	CHECK(!role_callback_made(NULL, &key));
	made = role_callback_made(called_back, &key);
	CHECK(made);
	pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
	CHECK(role_enter());
	CHECK(!role_callback_made(called_back, &key));
	at = role_step_out(made);
	CHECK(at.call == called_back && at.data == &key);
	SAME(hook_alloc(2 * GIB, &key), FAKE_NO_MEMORY);
	SAME(hook_free(other), 0);
	CHECK(role_enter_work());
	role_leave_work(thread_self());
	role_step_in(&at);
	CHECK(!role_enter());
	role_leave();
	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	SAME(cancelling, PTHREAD_CANCEL_ENABLE);
	role_callback_drop(role_callback_made(called_back, NULL));

	/* where it is in no hook, it is in none afterwards */
	at = role_step_out(role_callback_made(called_back, NULL));
	role_step_in(&at);
	CHECK(role_enter());
	role_leave();
	SAME(account(0), 0);
}

/* Handles have numbers from the first on; a part belongs to the device that was registered last. */
static void handles_and_parts(void)
{
	static struct handles table;

	SAME(handles_find(&table, 7), -ENODEV);
	SAME(handles_number(&table, 0), -ENODEV);
	for (unsigned i = 0; i < 2 * HANDLES_MOST; i++)
		SAME(handles_number(&table, i + 7), i < HANDLES_MOST ? (int)i : -ENODEV);
	SAME(handles_find(&table, 8), 1);
	SAME(handles_count(&table), HANDLES_MOST);
	SAME(handles_named(&table, 1), 8);
	SAME(handles_named(&table, -1), 0);
	SAME(role_part_device(5), -ENODEV);
	role_part_made(5, 1);
	role_part_made(6, 0);
	SAME(role_part_device(5), 1);
	SAME(role_part_device(6), 0);
	role_part_made(5, 2);
	SAME(role_part_device(5), 2);
	SAME(role_on_card(3, 0), 3);
	SAME(role_on_card(3, 2), 2 * ROLE_CARDS + 3);
	CHECK(role_on_card(ROLE_DEVICE_NONE, 0) < 0 && role_on_card(0, -1) < 0);
}

static int hook_object(uint64_t bytes, uint64_t key)
{
	struct role_alloc op = {.space = ROLE_OBJECT, .bytes = bytes};
	int error;

	CHECK(role_enter());
	error = role_alloc_before(&op);
	if (!error)
		SAME(role_alloc_after(&op, key, bytes), 0);
	role_leave();
	return error;
}

static void hook_let_go(uint64_t key, bool goes)
{
	struct role_release op;

	CHECK(role_enter());
	role_release_before(&op);
	if (goes)
		role_gone((void *)(uintptr_t)key, NULL);
	role_release_after(&op);
	role_leave();
}

static void *tells_late(void *key)
{
	sleep_ms(30);
	role_gone(key, NULL);
	return NULL;
}

static uint64_t ms_of_a_refusal(void)
{
	struct timespec from, to;

	clock_gettime(CLOCK_MONOTONIC, &from);
	SAME(hook_object(GIB, 3), -ENOMEM);
	clock_gettime(CLOCK_MONOTONIC, &to);
	return (uint64_t)((to.tv_sec - from.tv_sec) * 1000 + (to.tv_nsec - from.tv_nsec) / 1000000);
}

/* A driver reports an object's end in a thread of its own, after the release; or at once; or the
 * object has other references. */
static void objects_reported_late(void)
{
	pthread_t thread;

	fake_init(&exact, "1GiB");
	SAME(hook_object(GIB, 1), 0);
	CHECK(ms_of_a_refusal() < 90);
	hook_let_go(1, false);
	pthread_create(&thread, NULL, tells_late, (void *)1);
	SAME(hook_object(GIB, 2), 0);
	pthread_join(thread, NULL);
	hook_let_go(2, false);
	CHECK(ms_of_a_refusal() >= 50);
	sleep_ms(150);
	CHECK(ms_of_a_refusal() < 90);
	hook_let_go(2, true);
	SAME(hook_object(GIB, 4), 0);
	hook_let_go(4, true);
	SAME(account(0), 0);
}

static const struct {
	const char *name;
	void (*run)(void);
} cases[] = {
#define CASE(name) {#name, name}
	CASE(unlimited),
	CASE(other_device_unlimited),
	CASE(nameless),
	CASE(nameless_unlimited),
	CASE(plain),
	CASE(failed_free),
	CASE(stale_key),
	CASE(device_none),
	CASE(free_is_to_be_had),
	CASE(viewed_by_two_at_once),
	CASE(last_byte),
	CASE(last_byte_of_a_pool),
	CASE(tiny_512),
	CASE(tiny_100k),
	CASE(tiny_700k),
	CASE(asks_little),
	CASE(contexts),
	CASE(learned_context),
	CASE(learned_by_two),
	CASE(primary),
	CASE(primary_beside_another),
	CASE(modules),
	CASE(code_that_is_there),
	CASE(growth_in_a_launch),
	CASE(managed_listed),
	CASE(managed_unlisted),
	CASE(managed_after_small),
	CASE(managed_with_its_context),
	CASE(pools),
	CASE(pool_at_the_limit),
	CASE(one_pool_of_two_names),
	CASE(physical),
	CASE(physical_reported_late),
	CASE(graphs),
	CASE(graphs_at_once),
	CASE(graphs_in_graphs),
	CASE(graphs_that_cost),
	CASE(graphs_that_cost_little),
	CASE(graphs_that_cost_more),
	CASE(code),
	CASE(card_full),
	CASE(silent),
	CASE(unrecognized),
	CASE(unrecognized_beside_a_free),
	CASE(forks),
	CASE(processes),
	CASE(processes_of_all),
	CASE(process_list_probed),
	CASE(process_list_without_room),
	CASE(process_list_without_own_processes),
	CASE(process_list_that_grows),
	CASE(process_list_that_fails),
	CASE(process_list_versioned),
	CASE(process_list_uncounted),
	CASE(process_list_unlimited),
	CASE(process_count),
	CASE(process_by_pid),
	CASE(process_unlimited),
	CASE(nested),
	CASE(called_back),
	CASE(handles_and_parts),
	CASE(objects_reported_late),
};

int main(int argc, char **argv)
{
	for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		if (argc < 2)
			puts(cases[i].name);
		else if (!strcmp(argv[1], cases[i].name)) {
			cases[i].run();
			fake_cleanup();
			return 0;
		}
	}
	return argc >= 2;
}
