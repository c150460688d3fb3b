/* SPDX-License-Identifier: Apache-2.0 */
/* Objects with references that the vendor counts: charged until it says that they go. */
#include "role.h"

#include <stdatomic.h>

#include "lock.h"

#define PENDING (sizeof(((struct role_release *)0)->gone) / sizeof(struct role_free))
#define QUIET_NS 100000000	/* nothing went for so long: what was let go has other references */

/* When an object was let go, and did not go at once; or went at any other time. A driver may tell in a thread of its own, when that gets there. */
static _Atomic uint64_t stirred;

/* What goes inside a release of this thread: its memory is there until the vendor's call returns. */
static _Thread_local struct role_release *releasing __attribute__((tls_model("initial-exec")));

void role_gone(void *object, void *unused)
{
	struct role_free op = {.space = ROLE_OBJECT, .key = (uint64_t)(uintptr_t)object};
	bool entered = role_enter();

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
	op->outer = releasing;
	op->count = 0;
	releasing = op;
}

void role_release_after(struct role_release *op)
{
	releasing = op->outer;
	if (!op->count)
		atomic_store(&stirred, lock_now_ns());
	while (op->count)
		role_free_after(&op->gone[--op->count], true);
}

bool role_object_awaited(void)
{
	return lock_now_ns() < atomic_load(&stirred) + QUIET_NS;
}
