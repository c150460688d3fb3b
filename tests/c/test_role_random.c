/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Random calls, by one thread, several, or several processes of a tenant: test_role_random MODE
 * SEED
 *
 * Whenever a call is granted, the driver holds no more than the limit. Whenever no call is in
 * progress, the account equals the driver's figure.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fake_port.h"
#include "memory/ledger.h"
#include "role.h"

#define CONTEXT (100 * MIB)
#define LIMIT (2 * GIB)
#define HELD 64
#define VA_STEP (UINT64_C(1) << 32)

struct player {
	uint64_t seed;
	int number, steps;
	bool graphs; /* graph memory grows in a launch, for all threads of the process */
	bool alone;  /* nothing else runs: the account is exact after each call */
	unsigned granted, refused;
	uint64_t plain[HELD], pooled[HELD], handle[HELD], size[HELD];
	bool mapped[HELD];
	uint64_t pool, exec;
	pthread_t thread;
};

static uint64_t draw(struct player *player)
{
	player->seed ^= player->seed << 13;
	player->seed ^= player->seed >> 7;
	player->seed ^= player->seed << 17;
	return player->seed;
}

static uint64_t draw_size(struct player *player)
{
	uint64_t kind = draw(player) % 10, r = draw(player);

	if (kind < 3)
		return 1 + r % (64 * KIB);
	if (kind < 5)
		return 1 + r % MIB;
	if (kind < 9)
		return 1 + r % (40 * MIB);
	return 1 + r % (600 * MIB);
}

/* A refused call may have written a key: it was undone. */
static void granted(struct player *player, int status, uint64_t *key)
{
	if (status) {
		*key = 0;
		SAME(status, FAKE_NO_MEMORY);
		player->refused++;
		return;
	}
	player->granted++;
	if (fake_figure_of_all(0) > LIMIT)
		SAME(fake_figure_of_all(0), LIMIT);
}

static void step_plain(struct player *player, unsigned i)
{
	if (player->plain[i]) {
		SAME(hook_free(player->plain[i]), 0);
		player->plain[i] = 0;
	} else {
		granted(player, hook_alloc(draw_size(player), &player->plain[i]),
			&player->plain[i]);
	}
}

static void step_pool(struct player *player, unsigned i)
{
	if (player->pooled[i]) {
		SAME(fake_pool_free(player->pooled[i]), 0);
		player->pooled[i] = 0;
	} else {
		uint64_t bytes = draw_size(player) % (100 * MIB) + 1;

		granted(player,
			hook_pool_alloc(i % 2 ? player->pool : 0, bytes, &player->pooled[i]),
			&player->pooled[i]);
	}
}

static uint64_t address(const struct player *player, unsigned i)
{
	return UINT64_C(0x100000000000) + ((uint64_t)player->number * HELD + i) * VA_STEP;
}

static void step_physical(struct player *player, unsigned i)
{
	uint64_t bytes = (draw_size(player) + 2 * MIB - 1) / (2 * MIB) * (2 * MIB), again;

	if (!player->handle[i]) {
		granted(player, hook_create(bytes, &player->handle[i]), &player->handle[i]);
		player->size[i] = bytes;
	} else if (!player->mapped[i]) {
		SAME(hook_map(address(player, i), player->size[i], player->handle[i]), 0);
		player->mapped[i] = true;
		if (draw(player) % 2) {
			SAME(hook_retain(address(player, i), &again), 0);
			SAME(hook_release(again), 0);
		}
	} else {
		bool first = draw(player) % 2;

		if (first)
			SAME(hook_release(player->handle[i]), 0);
		SAME(hook_unmap(address(player, i), player->size[i]), 0);
		if (!first)
			SAME(hook_release(player->handle[i]), 0);
		player->handle[i] = 0;
		player->mapped[i] = false;
	}
}

static void step_other(struct player *player)
{
	uint64_t none;

	switch (draw(player) % 6) {
	case 0:
		fake_synchronize(0);
		break;
	case 1:
		SAME(hook_pool_trim(0, player->pool), 0);
		break;
	case 2:
		if (player->graphs)
			granted(player, hook_launch(player->exec), &none);
		break;
	case 3:
		if (player->graphs)
			SAME(hook_graph_trim(0), 0);
		break;
	case 4:
		granted(player, hook_primary(0), &none);
		break;
	default:
		SAME(hook_free(draw(player)), FAKE_INVALID);
	}
}

static void *play(void *argument)
{
	struct player *player = argument;
	uint64_t graph;

	SAME(hook_pool_create(0, draw(player) % 2 ? 0 : 64 * MIB, &player->pool), 0);
	SAME(fake_graph_make(0, 50 * MIB, &graph), 0);
	if (hook_instantiate(graph, &player->exec)) { /* the others have it all */
		player->graphs = false;
		player->exec = 0;
	}
	for (int n = 0; n < player->steps; n++) {
		uint64_t kind = draw(player) % 16;
		unsigned i = (unsigned)(draw(player) % HELD);

		if (kind < 7)
			step_plain(player, i);
		else if (kind < 11)
			step_pool(player, i);
		else if (kind < 15)
			step_physical(player, i);
		else
			step_other(player);
		if (player->alone && n % 16 == 0)
			SAME(account_asked(0), fake_figure(0));
	}
	return NULL;
}

static void clear(struct player *player)
{
	for (unsigned i = 0; i < HELD; i++) {
		if (player->plain[i])
			step_plain(player, i);
		if (player->pooled[i])
			step_pool(player, i);
		while (player->handle[i])
			step_physical(player, i);
	}
	SAME(hook_pool_destroy(player->pool), 0);
	if (player->exec)
		SAME(hook_exec_destroy(player->exec), 0);
}

static void in_threads(uint64_t seed, int count, int steps, bool graphs, bool alone)
{
	unsigned ok = 0, refused = 0;
	struct player *players;
	uint64_t context;

	if (hook_context(0, &context))
		return; /* the others have it all */
	players = calloc((size_t)count, sizeof(*players));
	for (int i = 0; i < count; i++) {
		players[i].seed = seed * 7919 + (uint64_t)i * 104729 + 1;
		players[i].number = i;
		players[i].steps = steps;
		players[i].graphs = graphs;
		players[i].alone = alone;
		SAME(pthread_create(&players[i].thread, NULL, play, &players[i]), 0);
	}
	for (int i = 0; i < count; i++) {
		pthread_join(players[i].thread, NULL);
		ok += players[i].granted;
		refused += players[i].refused;
	}
	SAME(account_asked(0) >= fake_figure(0), 1);
	for (int i = 0; i < count; i++)
		clear(&players[i]);
	fake_synchronize(0);
	hook_graph_trim(0);
	fprintf(stderr, "%u granted, %u refused, the driver was asked %llu times\n", ok, refused,
		(unsigned long long)fake_asked);
	free(players);
}

static void in_processes(uint64_t seed, int count, int steps)
{
	int status, failed = 0;

	for (int i = 0; i < count; i++) {
		if (fork())
			continue;
		fake_forked();
		in_threads(seed + (uint64_t)i, 1, steps, true, false);
		fake_exit();
		exit(0);
	}
	while (wait(&status) > 0)
		failed += status != 0;
	SAME(failed, 0);
}

/* All take all the memory that they can get, at once; then the rest, as it is shown, is taken in
 * one piece. */
static void race(struct player *player, uint64_t granule)
{
	struct role_view view;
	uint64_t key;

	if (hook_context(0, &key))
		return;
	while (player->refused < 10)
		granted(player,
			hook_alloc(1 + draw(player) % (draw(player) % 3 ? 20 * MIB : MIB), &key),
			&key);
	for (int n = 0; n < 300 && fake_figure_of_all(0) < LIMIT; n++) {
		/* uncertainty from other processes' calls is settled by the next answer */
		usleep(1000);
		CHECK(role_enter());
		CHECK(role_view(0, &view));
		role_leave();
		if (view.free > granule)
			granted(player, hook_alloc(view.free - granule, &key), &key);
	}
}

static void race_of_processes(uint64_t seed, int count, uint64_t granule)
{
	int status, failed = 0, start[2], done[2], end[2];
	char byte;

	CHECK(!pipe(start) && !pipe(done) && !pipe(end));
	for (int i = 0; i < count; i++) {
		struct player player = {.seed = seed * 7919 + (uint64_t)i + 1};

		if (fork())
			continue;
		fake_forked();
		close(start[1]);
		close(done[0]);
		close(end[1]);
		if (read(start[0], &byte, 1) != 0)
			exit(1);
		race(&player, granule);
		close(done[1]);
		exit(read(end[0], &byte, 1) ? 1 : 0); /* holds it until all are ready */
	}
	close(start[1]);
	close(done[1]);
	SAME(read(done[0], &byte, 1), 0);
	SAME(fake_figure_of_all(0) >= LIMIT - granule && fake_figure_of_all(0) <= LIMIT, 1);
	if (!granule)
		SAME(fake_figure_of_all(0), LIMIT);
	close(end[1]);
	while (wait(&status) > 0)
		failed += status != 0;
	SAME(failed, 0);
}

int main(int argc, char **argv)
{
	struct fake_options options = {.context = CONTEXT};
	uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;

	CHECK(argc > 1);
	options.exact = !strcmp(argv[1], "race-exact");
	options.witness = !strcmp(argv[1], "one") || !strcmp(argv[1], "threads");
	if (!strncmp(argv[1], "race", 4))
		options.context = options.exact ? 0 : 10 * MIB;
	fake_init(&options, "2GiB");
	if (!strcmp(argv[1], "one"))
		in_threads(seed, 1, 20000, true, true);
	else if (!strcmp(argv[1], "threads"))
		in_threads(seed, 8, 3000, false, false);
	else if (!strcmp(argv[1], "processes"))
		in_processes(seed, 6, 3000);
	else if (!strcmp(argv[1], "race"))
		race_of_processes(seed, 16, 2 * MIB);
	else if (!strcmp(argv[1], "race-exact"))
		race_of_processes(seed, 16, 0);
	else
		return 1;
	if (!strcmp(argv[1], "one") || !strcmp(argv[1], "threads"))
		SAME(account_asked(0), fake_figure(0));
	fake_cleanup();
	return 0;
}
