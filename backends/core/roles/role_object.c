/* SPDX-License-Identifier: Apache-2.0 */
/* Objects with references that the vendor counts: charged until it says that they go. */
#include "role.h"

#include <stdatomic.h>

#include "platform/lock.h"
#include "platform/thread.h"

#define PENDING (sizeof(((struct role_release *)0)->gone) / sizeof(struct role_free))
/* no object was destroyed for this time: released objects have other references */
#define QUIET_NS 100000000

/* The last time that an object was released without being destroyed at once, or was destroyed at
 * any other time. A driver may report it later, in a thread of its own. */
static _Atomic uint64_t stirred;

void role_gone(void *object, void *unused)
{
	struct role_free op = {.space = ROLE_OBJECT, .key = (uint64_t)(uintptr_t)object};
	bool entered = role_enter();
	/* its memory is there until the vendor's call returns */
	struct role_release *releasing = thread_self()->releasing;

	(void)unused;
	role_free_before(&op);
	if (releasing && releasing->count < PENDING)
		releasing->gone[releasing->count++] = op;
	else
		role_free_after(&op, true);
	if (!releasing)
		atomic_store(&stirred, lock_now_ns());
	if (entered)
		role_leave();
}

void role_release_before(struct role_release *op)
{
	struct thread *self = thread_self();

	op->outer = self->releasing;
	op->count = 0;
	self->releasing = op;
}

void role_release_after(struct role_release *op)
{
	thread_self()->releasing = op->outer;
	if (!op->count)
		atomic_store(&stirred, lock_now_ns());
	while (op->count)
		role_free_after(&op->gone[--op->count], true);
}

bool role_object_awaited(void)
{
	return lock_now_ns() < atomic_load(&stirred) + QUIET_NS;
}
