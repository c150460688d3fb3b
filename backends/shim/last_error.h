/* SPDX-License-Identifier: Apache-2.0 */
/*
 * last_error.h: what a thread's last call said, for libraries that tell so later (a spec's roles error-get and error-peek).
 *
 * The vendor remembers it for each thread. It never saw what porter refused; and what porter asks it in that thread, between two of the
 * program's calls, may change it. So
 *	a port's own calls are LAST_ERROR_KEPT (by real.h): asked before each, put back after it where need be;
 *	a hook that may refuse says at its end what its call failed with (last_error_failed);
 *	the hooks of the functions that tell it tell what was put back, while the vendor has nothing newer.
 * The vendor cannot be told what to remember: what is put back is kept here, in the thread, and counts for as long as the vendor says what
 * it said then. Some forget an error when a call succeeds: so that this is seen, too, they are made to fail once (LAST_ERROR_MAKE). If
 * the program's own next error is that same one, it is told the older one instead.
 *
 * No lock, no memory; any thread. Statuses are 32 bits, and 0 is success.
 */
#ifndef PORTER_LAST_ERROR_H
#define PORTER_LAST_ERROR_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "platform/thread.h"

/* The last error, till it is asked for; and the last call's status, which some tell beside it. */
enum last_error_of { LAST_ERROR_THREAD, LAST_ERROR_CALL, LAST_ERRORS };

/* Kept in struct thread, by last_error_of. */
_Static_assert(LAST_ERRORS == sizeof(((struct thread_error *)0)->told) / sizeof(uint32_t), "one each");
/* Was anything ever put back, in any thread? */
extern __attribute__((visibility("hidden"))) atomic_bool last_error_any;

/* Is there anything but the vendor's answer? Programs ask after each launch. */
static inline bool last_error_is_put_back(enum last_error_of of)
{
	return __builtin_expect(atomic_load_explicit(&last_error_any, memory_order_relaxed), 0) && thread_self()->error.told[of];
}

/* What the program is to be told, which was just told `status` by the vendor. `forgets`: the next one is not told it again. */
__attribute__((visibility("hidden"))) uint32_t last_error_read(enum last_error_of of, uint32_t status, bool forgets);
/* A hook's call ends with this, whoever said so. */
__attribute__((visibility("hidden"))) void last_error_failed(uint32_t status);
/* The vendor is to remember nothing: before it is asked again, say. True. */
__attribute__((visibility("hidden"))) bool last_error_forget(void);
/* What it was made to remember here it is not to take for its own: some calls answer by that. After the next one it would be gone. */
static inline void last_error_hide(void)
{
	if (last_error_is_put_back(LAST_ERROR_THREAD) && thread_self()->error.rest)
		last_error_forget();
}

/* Around a call of porter's own. */
__attribute__((visibility("hidden"))) uint32_t last_error_before(void);
__attribute__((visibility("hidden"))) void last_error_mend(uint32_t before);
#define LAST_ERROR_KEPT(call) __extension__ ({					\
	const bool _asks = !thread_self()->error.unread;			\
	uint32_t _before = _asks ? last_error_before() : 0;			\
	__typeof__(call) _status = (call);					\
	if (_asks && (_before || _status))					\
		last_error_mend(_before);					\
	_status;								\
})

#endif
