/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory that takes several calls to be had: graphs, recordings, mappings, pools, contexts, code.
 *
 * A sequence is a list of roles. Each hook that a vendor has for a role is tried at its place, and at
 * the other places the first call of each role.
 */
#define _GNU_SOURCE
#include <string.h>

#include "conform_internal.h"

#define CALLS 6
#define TRIALS 256

struct sequence {
	const char *name;
	/* roles; `!` before one: each of its hooks is tried; `?`: may be missing */
	const char *takes[CALLS], *gives[CALLS];
	bool costs; /* as much as a test wants, which is refused where it does not fit */
	/* its memory is exclusive until it is freed; a graph's memory may be trimmed before a
	 * refusal */
	bool holds;
};

static const struct sequence sequences[] = {
	/* taken when it is uploaded, and kept until it is trimmed; a graph that was never launched
	 * is not freed */
	{"a graph that is sent",
	 {"graph-create", "graph-alloc-node|graph-map-node", "graph-instantiate", "!graph-upload"},
	 {"graph-destroy", "graph-release", "?graph-trim"},
	 true,
	 false},
	{"a graph",
	 {"graph-create", "!graph-alloc-node|graph-map-node", "!graph-instantiate",
	  "!graph-launch"},
	 {"free", "!graph-destroy", "graph-release", "?!graph-trim"},
	 true,
	 false},
	{"a recording",
	 {"!capture-begin", "!pool-alloc", "!capture-end", "graph-instantiate", "graph-launch"},
	 {"free", "graph-destroy", "graph-release", "?graph-trim"},
	 true,
	 false},
	{"a mapping",
	 {"!vmm-create", "vmm-reserve", "!vmm-map", "vmm-release"},
	 {"!vmm-unmap", "vmm-unreserve"},
	 true,
	 true},
	{"physical memory, held twice",
	 {"vmm-create", "vmm-reserve", "vmm-map", "vmm-release", "!vmm-retain", "vmm-unmap"},
	 {"!vmm-release", "vmm-unreserve"},
	 true,
	 true},
	/* destroyed before freed memory has left it */
	{"a pool", {"!pool-create", "pool-alloc|pool-take"}, {"free", "!pool-destroy"}, true, true},
	{"a pool that is trimmed",
	 {"pool-create", "pool-alloc|pool-take"},
	 {"free", "!pool-trim", "pool-destroy"},
	 true,
	 true},
	{"a context", {"!context-create"}, {"!context-destroy"}, false, false},
	{"code", {"!load"}, {"!unload"}, false, false},
	{"a stream", {"stream-create"}, {"!stream-destroy"}, false, false},
};

struct trial {
	const struct sequence *sequence;
	const struct conform_step *takes[CALLS], *gives[CALLS];
	const struct conform_step *tried;
};

static struct conform_piece pieces[CONFORM_PIECES];

static const char *plain(const char *role)
{
	return role + strspn(role, "!?");
}

/* Is a role one of "a|b"? */
static bool is_role(const char *role, const char *wanted)
{
	size_t length = strlen(role);

	for (wanted = plain(wanted); wanted;
	     wanted = strchr(wanted, '|') ? strchr(wanted, '|') + 1 : NULL)
		if (!strncmp(role, wanted, length) && (!wanted[length] || wanted[length] == '|'))
			return true;
	return false;
}

static const struct conform_step *first(const char *wanted)
{
	const struct conform_step *step;

	for (step = conform_library.steps; step->name; step++)
		if (!step->cannot && is_role(step->role, wanted) && conform_has(step->name))
			return step;
	return NULL;
}

static const struct conform_step *named(const char *name)
{
	const struct conform_step *step;

	for (step = conform_library.steps; step->name; step++)
		if (!step->cannot && !strcmp(step->name, name))
			return step;
	return NULL;
}

/* What makes a thing that this call takes back: what names it, else one of its kind, or that anything takes back. */
static const struct conform_step *maker_for(const char *wanted, const struct conform_step *undo)
{
	const struct conform_step *step, *akin = NULL;

	for (step = conform_library.steps; step->name; step++) {
		if (step->cannot || !is_role(step->role, wanted) || !conform_has(step->name))
			continue;
		if (!strcmp(step->undone, undo->name))
			return step;
		if (!akin && !strcmp(step->kind, undo->kind) && (*step->kind || !*step->undone))
			akin = step;
	}
	return akin;
}

/* Chooses a call for each role that the trial leaves open; memory is freed by the function that the
 * allocating rule names. */
static bool cast(struct trial *trial)
{
	const struct conform_step *maker = NULL, *undo;
	int i;

	for (i = 0; i < CALLS && trial->sequence->takes[i]; i++) {
		if (!trial->takes[i] && *trial->sequence->gives[0] == '!' &&
		    !trial->sequence->gives[1] && trial->gives[0])
			trial->takes[i] = maker_for(trial->sequence->takes[i], trial->gives[0]);
		if (!trial->takes[i])
			trial->takes[i] = first(trial->sequence->takes[i]);
		if (!trial->takes[i])
			return false;
		maker = trial->takes[i];
	}
	for (i = 0; i < CALLS && trial->sequence->gives[i]; i++) {
		undo = maker && maker->undone[0] ? named(maker->undone) : NULL;
		if (!trial->gives[i] && undo && is_role(undo->role, trial->sequence->gives[i]))
			trial->gives[i] = undo;
		if (!trial->gives[i])
			trial->gives[i] = first(trial->sequence->gives[i]);
		if (!trial->gives[i] && trial->sequence->gives[i][0] != '?')
			return false;
	}
	return true;
}

/* Some calls have no effect while the device is busy with the object, and some take effect when it
 * is done. */
static void await(const struct conform_step *step, const char *const *roles)
{
	struct conform_answer idle;

	for (; conform_library.finish && *roles; roles++)
		if (!strcmp(step->role, *roles))
			conform_library.finish(&idle);
}

/* Runs a list of calls until one fails, or all; `failure` and `at` describe the first failure. */
static int play(const struct conform_step *const *steps, struct conform_slots *slots,
		struct conform_answer *failure, bool all, const struct conform_step **at)
{
	static const char *const before[] = {"pool-trim", NULL},
				 *const behind[] = {"graph-launch", "graph-upload", NULL};
	int i, outcome = CONFORM_GRANTED, worst = CONFORM_GRANTED;
	struct conform_answer idle, answer = {0};
	bool begun = false;

	for (i = 0; i < CALLS && (all || outcome == CONFORM_GRANTED); i++) {
		if (!steps[i])
			continue;
		conform_doing(steps[i]->name);
		await(steps[i], before);
		outcome = steps[i]->take(slots, conform.chunk, &answer);
		if (outcome != CONFORM_GRANTED && worst == CONFORM_GRANTED) {
			worst = outcome;
			*at = steps[i];
			*failure = answer;
		}
		await(steps[i], behind);
		begun |= outcome == CONFORM_GRANTED && !strcmp(steps[i]->role, "capture-begin");
	}
	/* A recording that came to nothing ends, too. */
	for (; begun && worst != CONFORM_GRANTED && i < CALLS; i++)
		if (steps[i] && !strcmp(steps[i]->role, "capture-end"))
			steps[i]->take(slots, conform.chunk, &idle);
	return worst;
}

/* While nothing is left it is refused; then it is granted, and nothing remains of it. */
static void run(const void *what)
{
	const struct trial *trial = what;
	const char *name = trial->tried->name, *sequence = trial->sequence->name;
	const struct conform_step *at = trial->tried, *ignored;
	struct conform_answer answer = {0}, idle = {0};
	struct conform_slots slots = {0};
	/* The device's own context, which the program uses, may have been destroyed; another one
	 * costs memory, which the first one may not have cost. */
	bool anew = !strcmp(trial->tried->kind, "primary");
	int full = CONFORM_REFUSED, outcome, undone, filled;
	unsigned before = 0, during = 0, enough, after;
	int64_t status = 0;

	if (!conform_begin(name))
		return;
	if (conform.quota) {
		conform_round++; /* memory of an earlier sequence was freed with it */
		before = conform_fill(conform_plain(), pieces, &status, &filled);
		if (trial->sequence->costs) {
			full = play(trial->takes, &slots, &answer, false, &at);
			play(trial->gives, &slots, &idle, true, &ignored);
		}
		conform_drop(conform_plain(), pieces, before);
	}
	if (full == CONFORM_FAILED) {
		conform_lack(name, "%s: %s: status %lld", sequence, at->name,
			     (long long)answer.status);
		return;
	}
	/* objects that were made for the first time may have been destroyed with it */
	conform_round++;
	slots = (struct conform_slots){0};
	outcome = play(trial->takes, &slots, &answer, false, &at);
	if (outcome != CONFORM_GRANTED) {
		conform_lack(name, "%s: %s: status %lld", sequence, at->name,
			     (long long)answer.status);
		return;
	}
	if (conform.quota && trial->sequence->holds) {
		during = conform_fill_now(conform_plain(), pieces, &status, &filled);
		conform_drop(conform_plain(), pieces, during);
	}
	undone = play(trial->gives, &slots, &answer, true, &at);
	if (*trial->tried->kind && !conform_start_anew())
		return;
	enough = before > anew ? before - anew : 0;
	after = conform.quota ? conform_room(conform_plain(), pieces, enough) : before;
	if (full != CONFORM_REFUSED)
		conform_fail(name, "%s is not refused where nothing is left", sequence);
	else if (conform.quota && trial->sequence->holds && during >= before)
		conform_fail(name, "%u pieces fit before %s, and as many during it", before,
			     sequence);
	else if (undone != CONFORM_GRANTED && undone != CONFORM_SKIPPED)
		conform_fail(name, "%s: %s: status %lld", sequence, at->name,
			     (long long)answer.status);
	else if (after < enough)
		conform_fail(name, "%u pieces fit before %s, %u behind it", before, sequence,
			     after);
	else
		conform_pass(name, "%s%s", sequence,
			     trial->sequence->costs && conform.quota ? ", refused and granted"
								     : "");
}

/* The library is opened where the test runs. */
static void opened(const void *what)
{
	struct trial trial = *(const struct trial *)what;

	if (!conform_open())
		return;
	if (cast(&trial))
		run(&trial);
	else
		conform_lack(trial.tried->name, "%s takes calls that are not there",
			     trial.sequence->name);
}

/* Contexts belong to a process: a test that changes them runs in a process of its own. */
static struct list {
	struct trial trials[TRIALS];
	struct conform_test tests[TRIALS + 1];
	unsigned count;
} apart, together;

/* A trial for each hook of a role; `at`: its place among the takes, or behind them among the gives. */
static void each(const struct sequence *sequence, const char *role, int at)
{
	struct list *list = is_role("context-create", sequence->takes[0]) ? &apart : &together;
	const struct conform_step *step;
	struct trial *trial;

	for (step = conform_library.steps; role[strspn(role, "?")] == '!' && step->name; step++) {
		if (!step->hooked || !is_role(step->role, role) || list->count == TRIALS)
			continue;
		trial = &list->trials[list->count];
		*trial = (struct trial){.sequence = sequence, .tried = step};
		*(at < CALLS ? &trial->takes[at] : &trial->gives[at - CALLS]) = step;
		list->tests[list->count++] =
			(struct conform_test){step->name, opened, trial, step->cannot};
	}
}

void conform_case_sequence(void)
{
	const struct sequence *sequence;
	unsigned test;
	size_t i;
	int at;

	for (i = 0; i < sizeof(sequences) / sizeof(*sequences); i++) {
		sequence = &sequences[i];
		for (at = 0; at < CALLS && sequence->takes[at]; at++)
			each(sequence, sequence->takes[at], at);
		for (at = 0; at < CALLS && sequence->gives[at]; at++)
			each(sequence, sequence->gives[at], CALLS + at);
	}
	conform_run_together(together.tests);
	for (test = 0; test < apart.count; test++)
		conform_run(&apart.tests[test]);
}

void conform_case_other(void)
{
	const struct conform_other *row;

	for (row = conform_library.others; row->name; row++)
		conform_cannot(row->name, row->cannot);
}
