/* SPDX-License-Identifier: Apache-2.0 */
/* What porter's other libraries in this process count where the process has no account to share (alone.h). */
#define _GNU_SOURCE
#include "memory/alone.h"
#include "notes.h"

NOTES_TO("3", "alone_tell");

/* In a library that is built without the core. */
__attribute__((weak)) bool alone_tell(unsigned number, struct alone_device *out)
{
	(void)number;
	(void)out;
	return false;
}

struct visit {
	alone_ask_fn *ask;
	void *context;
};

/* The loader keeps the object while this is called. */
static int visit(struct dl_phdr_info *object, size_t size, void *data)
{
	const struct visit *how = data;
	uintptr_t found = notes_find(object, NOTES_ALONE);

	(void)size;
	if (found && found != (uintptr_t)alone_tell)
		how->ask(how->context, (alone_tell_fn *)found);
	return 0;
}

void alone_each(alone_ask_fn *ask, void *context)
{
	struct visit how = {ask, context};

	dl_iterate_phdr(visit, &how);
}
