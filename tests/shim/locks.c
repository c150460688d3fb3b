/* SPDX-License-Identifier: Apache-2.0 */
/* One thread's first call races with another's, made by a constructor while the loader is locked. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#include "vendor.h"

static void *work(void *arg)
{
	return dlopen(arg, RTLD_NOW) ? NULL : arg;
}

int main(int argc, char **argv)
{
	pthread_t thread;
	void *failed;

	(void)argc;
	alarm(20);
	pthread_create(&thread, NULL, work, argv[1]);
	usleep(2000);
	printf("%d\n", v_int(1, 0, 0, 0, 0));
	pthread_join(thread, &failed);
	return failed != NULL;
}
