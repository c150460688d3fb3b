/* SPDX-License-Identifier: Apache-2.0 */
/* Ways to get memory and to free it, and the figures that show it. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "conform_internal.h"

#define NOISE ((uint64_t)2 << 20) /* a figure may change by this much on its own */

static bool figures_of(const struct conform_view *view, struct conform_figures *figures,
		       struct conform_answer *answer)
{
	*figures = (struct conform_figures){CONFORM_UNKNOWN, CONFORM_UNKNOWN, CONFORM_UNKNOWN};
	return view->look(figures, answer) == CONFORM_GRANTED;
}

/* Free bytes of the device; CONFORM_UNKNOWN: no call reports them. */
static uint64_t free_now(void)
{
	static const struct conform_view *view;
	const struct conform_view *row;
	struct conform_figures figures;
	struct conform_answer answer;

	for (row = conform_library.views; !view && row->name; row++)
		if (!row->cannot && conform_has(row->name) && figures_of(row, &figures, &answer) &&
		    figures.free != CONFORM_UNKNOWN)
			view = row;
	return view && figures_of(view, &figures, &answer) ? figures.free : CONFORM_UNKNOWN;
}

static void settle(void)
{
	struct conform_answer answer;

	if (conform_library.finish)
		conform_library.finish(&answer);
}

/* Chosen before memory is short: a call that is refused then might be missing altogether. */
const struct conform_way *conform_plain_if_any(void)
{
	static const struct conform_way *plain;
	const struct conform_way *way;

	for (way = conform_library.ways; !plain && way->name; way++) {
		struct conform_piece piece = {0};
		struct conform_answer answer;

		if (way->cannot || !conform_has(way->name) ||
		    way->grab(&piece, conform.chunk, &answer) == CONFORM_FAILED)
			continue;
		if (piece.key ? !way->drop(&piece) : answer.status == conform_library.out_of_memory)
			plain = way;
	}
	return plain;
}

const struct conform_way *conform_plain(void)
{
	const struct conform_way *plain = conform_plain_if_any();

	if (plain)
		return plain;
	conform_lack("memory", "no way to get any");
	fflush(stdout);
	_exit(0);
}

unsigned conform_fill_now(const struct conform_way *way, struct conform_piece *pieces,
			  int64_t *status, int *outcome)
{
	uint64_t granted = 0;
	unsigned count = 0;

	*outcome = CONFORM_GRANTED;
	while (count < CONFORM_PIECES && granted <= 2 * conform.quota) {
		struct conform_answer answer = {0};

		pieces[count] = (struct conform_piece){0};
		*outcome = way->grab(&pieces[count], conform.chunk, &answer);
		*status = answer.status;
		if (*outcome != CONFORM_GRANTED)
			break;
		granted += pieces[count++].bytes;
	}
	return count;
}

static uint64_t sum(const struct conform_piece *pieces, unsigned count)
{
	uint64_t bytes = 0;

	while (count)
		bytes += pieces[--count].bytes;
	return bytes;
}

/* Memory of an earlier test may be charged a little longer than its process lived: wait a few
 * turns, until there is enough. */
unsigned conform_fill(const struct conform_way *way, struct conform_piece *pieces, int64_t *status,
		      int *outcome)
{
	const struct timespec turn = {.tv_nsec = 100000000};
	unsigned count = 0, turns;

	for (turns = 0; turns < 30; turns++) {
		if (turns) {
			conform_drop(way, pieces, count);
			nanosleep(&turn, NULL);
		}
		count = conform_fill_now(way, pieces, status, outcome);
		if (*outcome != CONFORM_REFUSED ||
		    sum(pieces, count) + 2 * conform.chunk + conform.slack >= conform.quota)
			break;
	}
	return count;
}

unsigned conform_room(const struct conform_way *way, struct conform_piece *pieces, unsigned wanted)
{
	const struct timespec turn = {.tv_nsec = 100000000};
	unsigned count = 0, turns;
	int64_t status;
	int outcome;

	for (turns = 0; turns < 30; turns++) {
		if (turns)
			nanosleep(&turn, NULL);
		count = conform_fill_now(way, pieces, &status, &outcome);
		conform_drop(way, pieces, count);
		if (count >= wanted)
			break;
	}
	return count;
}

int conform_drop(const struct conform_way *way, struct conform_piece *pieces, unsigned count)
{
	int wrong = 0;

	while (count)
		wrong += way->drop(&pieces[--count]) != 0;
	settle();
	return wrong;
}

bool conform_begin(const char *name)
{
	if (!conform_open())
		return false;
	if (!conform_has(name)) {
		conform_lack(name, "no such function");
		return false;
	}
	return conform_start();
}

/* One piece is had, is seen, and is given back: as much as can be asked of any device. */
static void grant(const void *what)
{
	const struct conform_way *way = what;
	struct conform_piece piece = {0};
	struct conform_answer answer = {0};
	uint64_t before, during;
	int outcome;

	if (!conform_begin(way->name))
		return;
	before = free_now();
	outcome = way->grab(&piece, conform.chunk, &answer);
	if (outcome != CONFORM_GRANTED) {
		conform_lack(way->name, "status %lld", (long long)answer.status);
		return;
	}
	settle();
	during = free_now();
	if (piece.bytes < conform.chunk / 2 || piece.bytes > 2 * conform.chunk)
		conform_fail(way->name, "a piece of %llu bytes costs %llu by the rule",
			     (unsigned long long)conform.chunk, (unsigned long long)piece.bytes);
	else if (!piece.key)
		conform_fail(way->name, "nothing was given");
	else if (conform.quota && before != CONFORM_UNKNOWN &&
		 during + piece.bytes > before + NOISE)
		conform_fail(way->name, "%llu bytes are not seen: free %llu, then %llu",
			     (unsigned long long)piece.bytes, (unsigned long long)before,
			     (unsigned long long)during);
	else if (way->drop(&piece))
		conform_fail(way->name, "could not be freed");
	else
		conform_pass(way->name, "granted and freed");
}

/* All there is, refused at the quota with the call's own status, for others too; and had again once
 * it was given back. */
static void quota(const void *what)
{
	static struct conform_piece pieces[CONFORM_PIECES];
	const struct conform_way *way = what, *plain;
	struct conform_piece other = {0};
	struct conform_answer answer = {0};
	uint64_t granted, full;
	unsigned count, again;
	int64_t status = 0;
	int outcome, others;

	if (!conform_begin(way->name))
		return;
	plain = conform_plain();
	count = conform_fill(way, pieces, &status, &outcome);
	if (!count) {
		conform_lack(way->name, "status %lld", (long long)status);
		return;
	}
	granted = sum(pieces, count);
	others = plain->grab(&other, conform.chunk, &answer);
	full = free_now();
	if (outcome == CONFORM_GRANTED)
		conform_fail(way->name, "not refused at %llu bytes", (unsigned long long)granted);
	else if (outcome != CONFORM_REFUSED)
		conform_fail(way->name, "refused with status %lld", (long long)status);
	else if (granted > conform.quota)
		conform_fail(way->name, "granted %llu bytes of %llu", (unsigned long long)granted,
			     (unsigned long long)conform.quota);
	else if (granted + 2 * conform.chunk + conform.slack < conform.quota)
		conform_fail(way->name, "only %llu bytes of %llu were granted",
			     (unsigned long long)granted, (unsigned long long)conform.quota);
	else if (full != CONFORM_UNKNOWN && full > 2 * conform.chunk + conform.slack)
		conform_fail(way->name, "refused while %llu bytes are shown as free",
			     (unsigned long long)full);
	else if (others == CONFORM_GRANTED && way->grab == plain->grab)
		conform_fail(way->name, "refused, then granted");
	else if (conform_drop(way, pieces, count) |
		 (others == CONFORM_GRANTED && plain->drop(&other)))
		conform_fail(way->name, "could not be freed");
	else if ((again = conform_fill(way, pieces, &status, &outcome)) + 1 < count)
		conform_fail(way->name, "%u pieces were freed, and %u granted then", count, again);
	else if (conform_drop(way, pieces, again))
		conform_fail(way->name, "could not be freed again");
	else
		conform_pass(way->name, "refused with status %lld", (long long)status);
}

/* The device has less memory than the quota: requests that the device refuses are not charged. */
static void refusal(const void *what)
{
	static struct conform_piece pieces[CONFORM_PIECES];
	const struct conform_way *way = what;
	unsigned count, again, i, granted = 0;
	struct conform_piece piece;
	struct conform_answer answer;
	int64_t status = 0;
	int outcome;

	if (!conform_begin(way->name))
		return;
	count = conform_fill_now(way, pieces, &status, &outcome);
	for (i = 0; count && i < conform.quota / conform.chunk + 1; i++) {
		piece = (struct conform_piece){0};
		if (way->grab(&piece, conform.chunk, &answer) == CONFORM_GRANTED) {
			way->drop(&piece);
			granted++;
		}
	}
	conform_drop(way, pieces, count);
	again = conform_fill_now(way, pieces, &status, &outcome);
	conform_drop(way, pieces, again);
	if (!count)
		conform_lack(way->name, "status %lld", (long long)status);
	else if (outcome != CONFORM_REFUSED || granted)
		conform_fail(way->name, "not refused, with %u pieces: status %lld", again,
			     (long long)status);
	else if (again < count)
		conform_fail(way->name, "%u pieces fit, %u once the device refused more", count,
			     again);
	else
		conform_pass(way->name, "%u pieces fit after any refusal of the device", count);
}

/* Freed by this function, it may be had again. */
static void release(const void *what)
{
	static struct conform_piece pieces[CONFORM_PIECES];
	const struct conform_free *how = what;
	struct conform_answer answer = {0};
	unsigned count, again, i;
	int64_t status = 0;
	int outcome;

	if (!conform_begin(how->name))
		return;
	conform_doing(how->way->name);
	count = conform_fill(how->way, pieces, &status, &outcome);
	conform_doing(how->name);
	if (!count || outcome != CONFORM_REFUSED) {
		conform_lack(how->name, "%s: status %lld", how->way->name, (long long)status);
		return;
	}
	for (i = 0; i < count; i++) {
		if (how->release(&pieces[i], &answer) != CONFORM_GRANTED) {
			conform_fail(how->name, "status %lld for what %s gave",
				     (long long)answer.status, how->way->name);
			return;
		}
	}
	settle();
	again = conform_fill(how->way, pieces, &status, &outcome);
	conform_drop(how->way, pieces, again);
	if (again + 1 < count)
		conform_fail(how->name, "%u pieces were freed, and %u granted then", count, again);
	else
		conform_pass(how->name, "frees what %s gives", how->way->name);
}

/* A piece is taken, and freed: each figure that exists follows. */
static const char *follows(const struct conform_view *view)
{
	const struct conform_way *plain =
		conform_library.ways->name ? conform_plain_if_any() : NULL;
	struct conform_figures before, during, after;
	struct conform_piece piece = {0};
	struct conform_answer answer;

	if (!plain)
		return NULL;
	settle();
	if (!figures_of(view, &before, &answer) ||
	    plain->grab(&piece, conform.chunk, &answer) != CONFORM_GRANTED)
		return NULL;
	settle();
	figures_of(view, &during, &answer);
	if (plain->drop(&piece))
		return "a piece could not be freed";
	settle();
	figures_of(view, &after, &answer);
	if (before.free != CONFORM_UNKNOWN && during.free + piece.bytes > before.free + NOISE)
		return "allocated memory is still shown as free";
	if (before.used != CONFORM_UNKNOWN && during.used + NOISE < before.used + piece.bytes)
		return "allocated memory is not shown as used";
	if (before.free != CONFORM_UNKNOWN && after.free + conform.chunk / 2 < before.free)
		return "freed memory is not shown as free";
	if (before.used != CONFORM_UNKNOWN && after.used > before.used + conform.chunk / 2)
		return "freed memory is still shown as used";
	return NULL;
}

static void look(const void *what)
{
	const struct conform_view *view = what;
	struct conform_figures figures;
	struct conform_answer answer = {0};
	const char *wrong = NULL;
	uint64_t most;
	bool shown;

	if (!conform_begin(view->name))
		return;
	shown = figures_of(view, &figures, &answer);
	most = figures.total != CONFORM_UNKNOWN ? figures.total
		: conform.quota			? conform.quota
						: CONFORM_UNKNOWN;
	if (!shown)
		conform_lack(view->name, "status %lld", (long long)answer.status);
	else if (figures.total == CONFORM_UNKNOWN && figures.free == CONFORM_UNKNOWN &&
		 figures.used == CONFORM_UNKNOWN)
		conform_fail(view->name, "nothing is shown");
	else if (!most && !conform.quota)
		conform_lack(view->name, "nothing is shown");
	else if (conform.quota && figures.total != CONFORM_UNKNOWN &&
		 figures.total != conform.quota)
		conform_fail(view->name, "a device of %llu bytes is shown",
			     (unsigned long long)figures.total);
	else if (conform.quota &&
		 ((figures.free != CONFORM_UNKNOWN && figures.free > most) ||
		  (figures.used != CONFORM_UNKNOWN && figures.used > most)))
		conform_fail(view->name, "more is free or used than there is");
	else if (conform.quota && (wrong = follows(view)))
		conform_fail(view->name, "%s", wrong);
	else
		conform_pass(view->name, "%s", conform.quota ? "the quota is shown" : "reported");
}

void conform_case_grant(void)
{
	CONFORM_EACH(conform_way, conform_library.ways, grant);
}

void conform_case_quota(void)
{
	CONFORM_EACH(conform_way, conform_library.ways, quota);
}

void conform_case_refusal(void)
{
	CONFORM_EACH(conform_way, conform_library.ways, refusal);
}

void conform_case_free(void)
{
	CONFORM_EACH(conform_free, conform_library.frees, release);
}

void conform_case_view(void)
{
	CONFORM_TOGETHER(conform_library.views, look);
}
