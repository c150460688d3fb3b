/* SPDX-License-Identifier: Apache-2.0 */
/*
 * last_error.h: the status of a thread's last call, for libraries that can be asked for it later (a
 * spec's roles error-get and error-peek).
 *
 * The vendor keeps it for each thread. It never saw the calls that porter refused, and porter's own
 * calls in that thread, between two of the program's calls, may change it. So:
 * - a port's own calls are LAST_ERROR_KEPT (by real.h): the status is read before each, and put
 *   back after it where needed;
 * - a hook that may refuse passes its call's failure to last_error_failed at its end;
 * - the hooks of the functions that return the status return the stored one, while the vendor has
 *   nothing newer.
 *
 * The vendor's status cannot be set: the stored one is kept here, in the thread, and counts for as
 * long as the vendor's own stays the same. Some vendors forget an error when a call succeeds. So
 * that this is seen, too, a call is made to fail once (LAST_ERROR_MAKE). If the program's own next
 * error is that same one, the program gets the older one instead.
 *
 * No lock, no memory; any thread. Statuses are 32 bits, and 0 is success.
 */
#ifndef PORTER_LAST_ERROR_H
#define PORTER_LAST_ERROR_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "platform/thread.h"

/* The last error, until it is read; and the last call's status, which some vendors report in
 * addition. */
enum last_error_of { LAST_ERROR_THREAD, LAST_ERROR_CALL, LAST_ERRORS };

/* Kept in struct thread, by last_error_of. */
_Static_assert(LAST_ERRORS == sizeof(((struct thread_error *)0)->restored) / sizeof(uint32_t),
	       "one each");
/* Was anything ever put back, in any thread? */
extern __attribute__((visibility("hidden"))) atomic_bool last_error_any;

/* Is there anything but the vendor's answer? Programs ask after each launch. */
static inline bool last_error_is_put_back(enum last_error_of of)
{
	return __builtin_expect(atomic_load_explicit(&last_error_any, memory_order_relaxed), 0) &&
		thread_self()->error.restored[of];
}

/* The status for the program, after the vendor returned `status`. `forgets`: it is returned only
 * once. */
__attribute__((visibility("hidden"))) uint32_t last_error_read(enum last_error_of of,
							       uint32_t status, bool forgets);
/* A hook's call ends with this status, from porter or from the vendor. */
__attribute__((visibility("hidden"))) void last_error_failed(uint32_t status);
/* The vendor is to remember nothing: before it is asked again, say. True. */
__attribute__((visibility("hidden"))) bool last_error_forget(void);
/* A status that it was made to remember here is not its own: some calls answer by that. The next
 * such call clears it. */
static inline void last_error_hide(void)
{
	if (last_error_is_put_back(LAST_ERROR_THREAD) && thread_self()->error.rest)
		last_error_forget();
}

/* Around a call of porter's own. */
__attribute__((visibility("hidden"))) uint32_t last_error_before(void);
__attribute__((visibility("hidden"))) void last_error_mend(uint32_t before);
#define LAST_ERROR_KEPT(call) \
	__extension__({ \
		const bool _asks = !thread_self()->error.unread; \
		uint32_t _before = _asks ? last_error_before() : 0; \
		__typeof__(call) _status = (call); \
		if (_asks && (_before || _status)) \
			last_error_mend(_before); \
		_status; \
	})

#endif
