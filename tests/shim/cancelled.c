/* SPDX-License-Identifier: Apache-2.0 */
/* A thread that is to be cancelled makes the first call: that returns as the vendor's would, and
 * the thread ends after it. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include "vendor.h"

static atomic_int ready, wanted;
static int returned;

static void *work(void *arg)
{
	ready = 1;
	while (!wanted)
		;
	returned = v_int(1, 0, 0, 0, 0) == 1;
	pthread_testcancel();
	return arg;
}

int main(void)
{
	pthread_t thread;
	void *result;

	pthread_create(&thread, NULL, work, NULL);
	while (!ready)
		;
	pthread_cancel(thread);
	wanted = 1;
	pthread_join(thread, &result);
	printf("%d %d\n", returned, result == PTHREAD_CANCELED);
	return 0;
}
