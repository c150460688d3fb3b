/* SPDX-License-Identifier: Apache-2.0 */
/* The first of the data that launches read: the core is linked in the order of its files' names. */
#include "hot.h"

#include "thread.h"

/* Data that is read often lies in one page. */
__attribute__((section("porter_hot_data"),
	       aligned(4096))) struct thread_seat thread_seats[THREAD_SEATS] = {0};
