/* SPDX-License-Identifier: Apache-2.0 */
/* The core's clock where it is linked with -Wl,--wrap=lock_now_ns: that of a machine with an uptime
 * of UPTIME_AHEAD ns more. */
#include <stdlib.h>

#include "platform/lock.h"

uint64_t __real_lock_now_ns(void);
uint64_t __wrap_lock_now_ns(void);

uint64_t __wrap_lock_now_ns(void)
{
	const char *ahead = getenv("UPTIME_AHEAD");

	return __real_lock_now_ns() + (ahead ? strtoull(ahead, NULL, 10) : 0);
}
