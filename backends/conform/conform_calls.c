/* SPDX-License-Identifier: Apache-2.0 */
/* Work, look-ups, and calls of missing functions. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>

#include "conform_internal.h"

static void work(const void *what)
{
	const struct conform_work *row = what;
	struct conform_answer answer = {0};
	int outcome;

	if (!conform_begin(row->name))
		return;
	outcome = row->give(CONFORM_SOME, &answer);
	if (outcome != CONFORM_GRANTED)
		conform_lack(row->name, "status %lld", (long long)answer.status);
	else if (conform_library.finish && conform_library.finish(&answer) != CONFORM_GRANTED)
		conform_fail(row->name, "the device waits with status %lld",
			     (long long)answer.status);
	else
		conform_pass(row->name, "done");
}

void conform_case_work(void)
{
	CONFORM_TOGETHER(conform_library.work, work);
}

/* A look-up by name returns the function that is exported by that name: never a way past the hooks. */
static void look_up(const void *what)
{
	const struct conform_lookup *lookup = what;
	const char *const *name;
	unsigned known = 0, past = 0;
	struct conform_answer answer;
	Dl_info ours, theirs;
	void *found;

	if (!conform_begin(lookup->name))
		return;
	if (!dladdr(conform_find(lookup->name), &ours))
		return;
	for (name = conform_library.names; *name; name++) {
		found = NULL;
		conform_doing(*name);
		if (lookup->find(*name, &found, &answer) != CONFORM_GRANTED || !found)
			continue;
		known++;
		if (conform.quota &&
		    (!dladdr(found, &theirs) || theirs.dli_fbase != ours.dli_fbase)) {
			conform_fail(*name, "%s hands out another's", lookup->name);
			past++;
		}
	}
	found = NULL;
	if (lookup->find("no_such_function_of_anybody", &found, &answer) == CONFORM_GRANTED &&
	    found)
		conform_fail(lookup->name, "finds a function that does not exist");
	else if (!known)
		conform_fail(lookup->name, "finds nothing");
	else if (!past)
		conform_pass(lookup->name, "%u hooks", known);
}

void conform_case_lookup(void)
{
	CONFORM_EACH(conform_lookup, conform_library.lookups, look_up);
}

/* The library is there, its functions are not; or no library is. */
static void absent(const void *subject)
{
	const struct conform_hook *hook;
	unsigned called = 0, wrong = 0;

	if (!conform_open())
		return;
	for (hook = conform_library.hooks; hook->name; hook++) {
		struct conform_answer answer = {0};

		if (!conform_has(hook->name))
			continue;
		conform_doing(hook->name);
		hook->call(&answer);
		called++;
		if (!hook->has_status || answer.status == conform.expected)
			continue;
		wrong++;
		conform_fail(hook->name, "status %lld, not %lld", (long long)answer.status,
			     (long long)conform.expected);
	}
	if (!called)
		conform_fail(subject, "nothing was called");
	else if (!wrong)
		conform_pass(subject, "%u hooks answer %lld", called, (long long)conform.expected);
}

void conform_case_absent(void)
{
	static const struct conform_test test = {"functions that a driver lacks", absent,
						 "functions that a driver lacks", NULL};

	conform_run(&test);
}
