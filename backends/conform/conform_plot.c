/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory that takes several calls to be had: graphs, recordings, mappings, pools, contexts, code.
 *
 * A plot is a list of roles. Each hook that a vendor has for a role is tried at its place, with the first that there is at the others.
 */
#define _GNU_SOURCE
#include <string.h>

#include "conform_internal.h"

#define CALLS 6

struct plot {
	const char *name;
	const char *takes[CALLS], *gives[CALLS];	/* roles; `!` before one: each of its hooks is tried; `?`: may be missing */
	bool costs;	/* as much as a test wants, which is refused where it does not fit */
	bool holds;	/* and is nobody else's till it is given back; a graph's may be trimmed before a refusal */
};

static const struct plot plots[] = {
	{"a graph", {"graph-create", "!graph-alloc-node|graph-map-node", "!graph-instantiate", "!graph-launch"},
		{"free", "!graph-destroy", "graph-release", "?!graph-trim"}, true, false},
	{"a recording", {"!capture-begin", "!pool-alloc", "!capture-end", "graph-instantiate", "graph-launch"},
		{"free", "graph-destroy", "graph-release", "?graph-trim"}, true, false},
	{"a mapping", {"!vmm-create", "vmm-reserve", "!vmm-map", "vmm-release"}, {"!vmm-unmap", "vmm-unreserve"}, true, true},
	{"physical memory, held twice", {"vmm-create", "vmm-reserve", "vmm-map", "vmm-release", "!vmm-retain", "vmm-unmap"},
		{"!vmm-release", "vmm-unreserve"}, true, true},
	{"a pool", {"!pool-create", "pool-alloc|pool-take"}, {"free", "?!pool-trim", "!pool-destroy"}, true, true},
	{"a context", {"!context-create"}, {"!context-destroy"}, false, false},
	{"code", {"!load"}, {"!unload"}, false, false},
	{"a stream", {"stream-create"}, {"!stream-destroy"}, false, false},
};

struct trial {
	const struct plot *plot;
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

	for (wanted = plain(wanted); wanted; wanted = strchr(wanted, '|') ? strchr(wanted, '|') + 1 : NULL)
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

/* Chooses a call for each role that the trial leaves open; what a call gives is taken back by whom its rule names. */
static bool cast(struct trial *trial)
{
	const struct conform_step *maker = NULL, *undo;
	int i;

	for (i = 0; i < CALLS && trial->plot->takes[i]; i++) {
		if (!trial->takes[i] && trial->plot->takes[i][0] == '!' && *trial->plot->gives[0] == '!' && !trial->plot->gives[1] &&
		    trial->gives[0]) {
			const struct conform_step *step;

			/* the one that the tried call takes back */
			for (step = conform_library.steps; step->name; step++)
				if (!step->cannot && is_role(step->role, trial->plot->takes[i]) &&
				    !strcmp(step->undone, trial->gives[0]->name) && conform_has(step->name))
					trial->takes[i] = step;
		}
		if (!trial->takes[i])
			trial->takes[i] = first(trial->plot->takes[i]);
		if (!trial->takes[i])
			return false;
		maker = trial->takes[i];
	}
	for (i = 0; i < CALLS && trial->plot->gives[i]; i++) {
		undo = maker && maker->undone[0] ? named(maker->undone) : NULL;
		if (!trial->gives[i] && undo && is_role(undo->role, trial->plot->gives[i]))
			trial->gives[i] = undo;
		if (!trial->gives[i])
			trial->gives[i] = first(trial->plot->gives[i]);
		if (!trial->gives[i] && trial->plot->gives[i][0] != '?')
			return false;
	}
	return true;
}

/* Runs a list of calls until one does not do it. */
static int play(const struct conform_step *const *steps, struct conform_slots *slots, struct conform_told *told, bool all,
		const struct conform_step **at)
{
	int i, outcome = CONFORM_GRANTED, worst = CONFORM_GRANTED;
	struct conform_told idle;
	bool begun = false;

	for (i = 0; i < CALLS && (all || outcome == CONFORM_GRANTED); i++) {
		if (!steps[i])
			continue;
		conform_doing(steps[i]->name);
		outcome = steps[i]->take(slots, conform.chunk, told);
		if (outcome != CONFORM_GRANTED && worst == CONFORM_GRANTED) {
			worst = outcome;
			*at = steps[i];
		}
		if (conform_library.finish && !strcmp(steps[i]->role, "graph-launch"))
			conform_library.finish(&idle);
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
	const char *name = trial->tried->name, *plot = trial->plot->name;
	const struct conform_step *at = trial->tried;
	struct conform_told told = {0}, idle = {0};
	struct conform_slots slots = {0};
	int full = CONFORM_REFUSED, outcome, undone, filled;
	unsigned before = 0, during = 0, after;
	int64_t status = 0;

	if (!conform_begin(name))
		return;
	if (conform.quota) {
		before = conform_fill(conform_plain(), pieces, &status, &filled);
		if (trial->plot->costs) {
			full = play(trial->takes, &slots, &told, false, &at);
			play(trial->gives, &slots, &idle, true, &at);
		}
		conform_drop(conform_plain(), pieces, before);
	}
	if (full == CONFORM_FAILED) {
		conform_lack(name, "%s: %s: status %lld", plot, at->name, (long long)told.status);
		return;
	}
	slots = (struct conform_slots){0};
	outcome = play(trial->takes, &slots, &told, false, &at);
	if (outcome != CONFORM_GRANTED) {
		conform_lack(name, "%s: %s: status %lld", plot, at->name, (long long)told.status);
		return;
	}
	if (conform.quota && trial->plot->holds) {
		during = conform_fill_now(conform_plain(), pieces, &status, &filled);
		conform_drop(conform_plain(), pieces, during);
	}
	undone = play(trial->gives, &slots, &told, true, &at);
	after = conform.quota ? conform_fill(conform_plain(), pieces, &status, &filled) : before;
	if (conform.quota)
		conform_drop(conform_plain(), pieces, after);
	if (full != CONFORM_REFUSED)
		conform_fail(name, "%s is not refused where nothing is left", plot);
	else if (conform.quota && trial->plot->holds && during >= before)
		conform_fail(name, "%u pieces fit before %s, and as many beside it", before, plot);
	else if (undone != CONFORM_GRANTED && undone != CONFORM_SKIPPED)
		conform_fail(name, "%s: %s: status %lld", plot, at->name, (long long)told.status);
	else if (after < before)
		conform_fail(name, "%u pieces fit before %s, %u behind it", before, plot, after);
	else
		conform_pass(name, "%s%s", plot, trial->plot->costs && conform.quota ? ", refused and granted" : "");
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
		conform_lack(trial.tried->name, "%s takes calls that are not there", trial.plot->name);
}

static void each(const struct plot *plot, const char *role, const struct conform_step **place, struct trial *trial)
{
	const struct conform_step *step;
	struct trial fresh;

	for (step = conform_library.steps; role[strspn(role, "?")] == '!' && step->name; step++) {
		struct conform_test test = {step->name, opened, trial};

		if (!step->hooked || !is_role(step->role, role))
			continue;
		fresh = (struct trial){.plot = plot, .tried = step};
		*trial = fresh;
		*place = step;
		if (step->cannot)
			conform_cannot(step->name, step->cannot);
		else
			conform_run(&test);
	}
}

void conform_case_plot(void)
{
	const struct plot *plot;
	struct trial trial;
	size_t i;
	int at;

	for (i = 0; i < sizeof(plots) / sizeof(*plots); i++) {
		plot = &plots[i];
		for (at = 0; at < CALLS && plot->takes[at]; at++)
			each(plot, plot->takes[at], &trial.takes[at], &trial);
		for (at = 0; at < CALLS && plot->gives[at]; at++)
			each(plot, plot->gives[at], &trial.gives[at], &trial);
	}
}

void conform_case_other(void)
{
	const struct conform_other *row;

	for (row = conform_library.others; row->name; row++)
		conform_cannot(row->name, row->cannot);
}
