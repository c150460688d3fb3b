/* SPDX-License-Identifier: Apache-2.0 */
/* The data that launches read begins here and lies in one page: the core is linked in the order of
 * its files' names. */
#include "hot.h"

#include "thread.h"

__attribute__((section("porter_hot_data"),
	       aligned(4096))) struct thread_seat thread_seats[THREAD_SEATS] = {0};
