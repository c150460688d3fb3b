/* SPDX-License-Identifier: Apache-2.0 */
/* Two requests whose parts come in the worst order: the first one's process stands still between
 * looking and charging, and its lock is taken. */
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

#include "check.h"

static _Thread_local void (*before_charge)(void);

static void at_charge(void)
{
	void (*then)(void) = before_charge;

	before_charge = NULL;
	if (then)
		then();
}

#include "state/region.h"
#define region_begin(place) (at_charge(), region_begin(place))
#include "state/region.c" /* with that in it */

#define LIMIT 1000

static struct region_place first, second;
static sem_t second_looked, first_done;
static unsigned row;
static int first_status;

/* It passed its look, and goes on when the other one has, too. */
static void stand_still(void)
{
	sem_wait(&second_looked);
}

static void let_the_first_go_on(void)
{
	sem_post(&second_looked);
	sem_wait(&first_done);
}

static void *ask_first(void *unused)
{
	(void)unused;
	before_charge = stand_still;
	first_status = region_admit(&first, row, 600, LIMIT);
	sem_post(&first_done);
	return NULL;
}

static void one_of_two_gives_way(void)
{
	pthread_t thread;
	int status;

	CHECK(!mkdir("state", 0700) && !sem_init(&second_looked, 0, 0) &&
	      !sem_init(&first_done, 0, 0));
	EQUAL(region_join(&first, "state", true, "tenant"), 0);
	EQUAL(region_join(&second, "state", true, "tenant"), 0);
	CHECK(first.slot != second.slot);
	row = (unsigned)region_row(&first, "GPU-0");
	EQUAL(region_row(&second, "GPU-0"), row);
	CHECK(!pthread_create(&thread, NULL, ask_first, NULL));
	while (!(uint32_t)atomic_load(&first.map->lock.word))
		usleep(1000);
	before_charge = let_the_first_go_on;
	status = region_admit(&second, row, 600,
			      LIMIT); /* gets the lock, for nothing moves behind it */
	CHECK(!pthread_join(thread, NULL));
	EQUAL((status == 0) + (first_status == 0), 1);
	EQUAL(region_charged(&first, row), 600);
	EQUAL(status == 0 ? first_status : status, -ENOMEM);
}

static const struct check_case cases[] = {CASE(one_of_two_gives_way)};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
