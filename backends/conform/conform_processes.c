/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of the processes that use the device: they show the tenant's own processes and no others.
 * Two programs hold memory meanwhile: `hold`. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "conform_internal.h"

static char tenant[64]; /* that of the holder which is its own */

static const struct conform_user *found(const struct conform_users *users, int64_t pid)
{
	unsigned i;

	for (i = 0; i < users->count && i < CONFORM_USERS; i++)
		if (users->items[i].pid == pid)
			return &users->items[i];
	return NULL;
}

/* Without porter the device lists any process; here the asking process may be listed, too. */
static bool has_strangers(const struct conform_users *users)
{
	unsigned i;

	for (i = 0; i < users->count && i < CONFORM_USERS; i++)
		if (users->items[i].pid && users->items[i].pid != conform.own &&
		    users->items[i].pid != getpid())
			return true;
	return false;
}

static void judge(const struct conform_list *row, const struct conform_users *users, bool others)
{
	const struct conform_user *own = found(users, conform.own);

	if (conform.quota && others)
		conform_fail(row->name, "others' are shown");
	else if (!own || (!conform.quota && !others))
		conform_lack(row->name, "the process that holds memory is not shown");
	else if (own->bytes != CONFORM_UNKNOWN && own->bytes < conform.chunk)
		conform_fail(row->name, "%llu bytes are shown of a process that holds more",
			     (unsigned long long)own->bytes);
	else
		conform_pass(row->name, "%s",
			     conform.quota ? "its own alone are shown" : "reported");
}

static void list(const void *what)
{
	struct conform_users users = {0}, of_another = {0};
	const struct conform_list *row = what;
	struct conform_answer answer = {0};
	bool others;

	if (!conform.own || !conform.foreign) {
		conform_cannot(row->name, "no process holds memory meanwhile");
		return;
	}
	if (*tenant)
		setenv("PORTER_TENANT", tenant, 1);
	if (!conform_begin(row->name))
		return;
	if (row->list(conform.own, &users, &answer) != CONFORM_GRANTED) {
		conform_lack(row->name, "status %lld", (long long)answer.status);
		return;
	}
	if (row->by_pid)
		others = row->list(conform.foreign, &of_another, &answer) == CONFORM_GRANTED;
	else
		others = conform.quota ? has_strangers(&users)
				       : found(&users, conform.foreign) != NULL;
	judge(row, &users, others);
}

void conform_case_processes(void)
{
	const char *named = getenv("PORTER_TENANT");

	snprintf(tenant, sizeof(tenant), "%s", named ? named : "");
	CONFORM_EACH(conform_list, conform_library.lists, list);
}

/* Holds a piece until its input ends; prints its pid once it holds it. */
void conform_case_hold(void)
{
	struct conform_piece piece = {0};
	struct conform_answer answer;
	char byte;

	if (!conform_library.ways->name || !conform_start() ||
	    conform_plain()->grab(&piece, conform.chunk, &answer) != CONFORM_GRANTED)
		return;
	conform_pass("a piece", "%ld", (long)getpid());
	while (read(STDIN_FILENO, &byte, 1) > 0)
		;
}
