/* SPDX-License-Identifier: Apache-2.0 */
/* A child forked while another thread opens the real library must not wait for a thread that it does not have. */
#include <pthread.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "vendor.h"

static void *work(void *arg)
{
	(void)arg;
	v_int(1, 0, 0, 0, 0);
	return NULL;
}

int main(void)
{
	pthread_t thread;
	int status, i, bad = 0;
	pid_t child;

	pthread_create(&thread, NULL, work, NULL);
	for (i = 0; i < 20; i++) {
		child = fork();
		if (!child) {
			alarm(5);
			_exit(v_int(1, 0, 0, 0, 0) != 1);
		}
		waitpid(child, &status, 0);
		bad += status != 0;
		usleep(200);
	}
	pthread_join(thread, NULL);
	printf("%d bad\n", bad);
	return bad != 0;
}
