/* SPDX-License-Identifier: Apache-2.0 */
/* Many threads make the first call of everything at once. */
#include <pthread.h>
#include <stdio.h>

#include "vendor.h"

static pthread_barrier_t barrier;

static void *work(void *arg)
{
	long wrong = 0;
	int i;

	pthread_barrier_wait(&barrier);
	for (i = 0; i < 100; i++) {
		wrong += v_int(1, -2L, 3, -4, 5ULL) != 21;
		wrong += u_float(1.5, 2.25f, 3) != 18.75;
		wrong += u_sum(2, 1.0, 2.0) != 12.0;
		wrong += v_vector(1.25, 3).z != 6.75;
	}
	(void)arg;
	return (void *)wrong;
}

int main(void)
{
	pthread_t threads[16];
	void *wrong;
	long sum = 0;
	int i;

	pthread_barrier_init(&barrier, NULL, 16);
	for (i = 0; i < 16; i++)
		pthread_create(&threads[i], NULL, work, NULL);
	for (i = 0; i < 16; i++) {
		pthread_join(threads[i], &wrong);
		sum += (long)wrong;
	}
	printf("%ld wrong\n", sum);
	return sum != 0;
}
