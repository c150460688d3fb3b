/* SPDX-License-Identifier: Apache-2.0 */
/* Threads and processes of several tenants on a device that is a page of memory: the tenant on it
 * writes its number there. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <time.h>

#include "lease/arbiter_file.h"
#include "lease/arbiter_life.h"
#include "lease/arbiter_state.h"
#include "check.h"
#include "platform/kept.h"

#define MS UINT64_C(1000000)
#define S (1000 * MS)
#define TICKS_ANEW (UINT64_C(1) << (32 + ARBITER_TICK)) /* ns that a machine is up */
#define FOLDER "state/.devices"
#define LEASE FOLDER "/GPU-1.lease"

#define THREADS 256
struct device {
	_Atomic int on[SHARE_TENANTS]; /* pieces of work, by tenant */
	struct {
		_Atomic uint64_t
			admitted; /* since when a thread has a piece of work on it; 0: it has none */
		_Atomic uint32_t tenant;
	} at[THREADS];
	_Atomic uint32_t threads;
	_Atomic uint64_t charged[SHARE_TENANTS], pieces[SHARE_TENANTS];
	_Atomic int overlaps, ready;
	atomic_bool stop;
};

/* One process: its threads share a place, and the count of in-flight work. */
struct member {
	struct arbiter_place place;
	pthread_mutex_t lock;
	int in_flight;
	uint64_t epoch;
};

static struct device *device;
static struct member member = {.lock = PTHREAD_MUTEX_INITIALIZER};

static const struct share_terms equal = {
	.weight = SHARE_WEIGHT, .cap = SHARE_WHOLE, .priority = SHARE_NORMAL};

static void make_device(void)
{
	device = mmap(NULL, sizeof(*device), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		      0);
	CHECK(device != MAP_FAILED);
}

static void join(struct arbiter_place *place, const char *tenant, struct share_terms terms)
{
	CHECK(!mkdir("state", 0777) || errno == EEXIST);
	EQUAL(arbiter_join(place, FOLDER, "GPU-1", tenant, &terms), 0);
}

static uint64_t hold(struct arbiter_place *place)
{
	uint64_t until, epoch;

	while (!(epoch = arbiter_hold(place, lock_now_ns(), &until)))
		arbiter_wait(place, until);
	return epoch;
}

static uint64_t hold_and_begin(struct arbiter_place *place)
{
	uint64_t epoch;

	do
		epoch = hold(place);
	while (!arbiter_begin(place, epoch));
	return epoch;
}

static bool is_gated(const struct arbiter_place *place)
{
	const _Atomic uint32_t *word = arbiter_gated(place);

	return !word || atomic_load(word);
}

static uint64_t used(const struct arbiter_place *place, uint32_t tenant)
{
	const struct arbiter_tenant *of = &place->map->tenant[tenant];
	union {
		uint64_t words[ARBITER_SHARE_WORDS];
		struct share_tenant tenant;
	} is;
	uint32_t which = atomic_load(&of->which) & 1;

	for (size_t i = 0; i < ARBITER_SHARE_WORDS; i++)
		is.words[i] = atomic_load(&of->share[which][i]);
	return is.tenant.used;
}

static void sleep_ns(uint64_t ns)
{
	lock_sleep_ns(ns);
}

/* --- as the gate does -------------------------------------------------------------------------------------------- */

/* When it was, at the earliest. */
static uint64_t admit(struct member *us)
{
	uint64_t now, until;

	pthread_mutex_lock(&us->lock);
	for (;;) {
		now = lock_now_ns();
		if (us->in_flight && arbiter_holds(&us->place, us->epoch))
			break;
		if (!us->in_flight) {
			us->epoch = arbiter_hold(&us->place, now, &until);
			if (us->epoch && arbiter_begin(&us->place, us->epoch))
				break;
			if (us->epoch)
				continue;
		} else {
			until = lock_now_ns() + MS / 2;
		}
		pthread_mutex_unlock(&us->lock);
		arbiter_wait(&us->place, until);
		pthread_mutex_lock(&us->lock);
	}
	us->in_flight++;
	atomic_fetch_add(&device->on[us->place.tenant], 1);
	pthread_mutex_unlock(&us->lock);
	return now;
}

static void finish(struct member *us, uint64_t busy)
{
	uint64_t now = lock_now_ns();

	pthread_mutex_lock(&us->lock);
	atomic_fetch_sub(&device->on[us->place.tenant], 1);
	atomic_fetch_add(&device->charged[us->place.tenant], busy);
	atomic_fetch_add(&device->pieces[us->place.tenant], 1);
	if (!arbiter_charge(&us->place, busy, now) || now >= arbiter_ends(&us->place))
		arbiter_close(&us->place, us->epoch, now);
	if (!--us->in_flight)
		arbiter_end(&us->place, now);
	pthread_mutex_unlock(&us->lock);
}

static _Thread_local uint32_t thread; /* + 1 */

/* A thread that did not run for longer than a closed lease waits may meet others: that is no fault. */
static bool is_late(uint64_t admitted, uint64_t now)
{
	return now > admitted + ARBITER_PATIENCE_NS / 2;
}

static void look_for_others(uint32_t tenant, uint64_t admitted)
{
	for (uint32_t i = 0; i < THREADS; i++) {
		uint64_t theirs = atomic_load(&device->at[i].admitted), now;

		if (!theirs || atomic_load(&device->at[i].tenant) == tenant)
			continue;
		now = lock_now_ns();
		if (!is_late(theirs, now) && !is_late(admitted, now) &&
		    atomic_load(&device->at[i].admitted) == theirs)
			atomic_fetch_add(&device->overlaps, 1);
	}
}

static void piece(struct member *us, uint64_t ns)
{
	uint64_t admitted = admit(us);

	if (!thread)
		thread = atomic_fetch_add(&device->threads, 1) % THREADS + 1;
	atomic_store(&device->at[thread - 1].tenant, us->place.tenant);
	atomic_store(&device->at[thread - 1].admitted, admitted);
	look_for_others(us->place.tenant, admitted);
	sleep_ns(ns);
	look_for_others(us->place.tenant, admitted);
	atomic_store(&device->at[thread - 1].admitted, 0);
	finish(us, ns);
}

static void *keep_working(void *ns)
{
	while (!atomic_load(&device->stop))
		piece(&member, (uint64_t)(uintptr_t)ns);
	arbiter_unwant(&member.place);
	return NULL;
}

/* A process of a tenant with `threads` threads, each with work of `ns` in a row, until the device
 * stops. */
static pid_t worker(const char *tenant, struct share_terms terms, int threads, uint64_t ns)
{
	pthread_t others[4];
	pid_t child = fork();
	int i;

	if (child)
		return child;
	join(&member.place, tenant, terms);
	atomic_fetch_add(&device->ready, 1);
	for (i = 1; i < threads; i++)
		CHECK(!pthread_create(&others[i], NULL, keep_working, (void *)(uintptr_t)ns));
	keep_working((void *)(uintptr_t)ns);
	for (i = 1; i < threads; i++)
		pthread_join(others[i], NULL);
	arbiter_leave(&member.place);
	_exit(0);
}

static void wait_ready(int count)
{
	while (atomic_load(&device->ready) < count)
		sleep_ns(MS);
}

static void ended_well(pid_t child)
{
	int status;

	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
}

static void end(pid_t child)
{
	CHECK(!kill(child, SIGKILL) && waitpid(child, NULL, 0) == child);
}

/* A process that does so and then sleeps for ever. */
static pid_t that(void (*does)(void))
{
	int before = atomic_load(&device->ready);
	pid_t child = fork();

	if (!child) {
		does();
		atomic_fetch_add(&device->ready, 1);
		for (;;)
			pause();
	}
	wait_ready(before + 1);
	return child;
}

static void join_other(void)
{
	join(&member.place, "other", equal);
}
static void join_third(void)
{
	join(&member.place, "third", equal);
}
static void hold_other(void)
{
	join_other();
	hold(&member.place);
}
static void run_other(void)
{
	join_other();
	hold_and_begin(&member.place);
}

static void want_other(void)
{
	uint64_t until;

	join_other();
	EQUAL(arbiter_hold(&member.place, lock_now_ns(), &until), 0);
}

/* --- the gate ---------------------------------------------------------------------------------------------------- */

/* A passing process looks every 100 ms. */
static void becomes(struct arbiter_place *place, bool gated)
{
	for (int tries = 0; tries < 100 && is_gated(place) != gated; tries++) {
		sleep_ns(20 * MS);
		arbiter_charge(place, 0, lock_now_ns());
	}
	EQUAL(is_gated(place), gated);
}

static void no_gate_without_another_tenant(void)
{
	struct arbiter_place one = {0}, again = {0};
	pid_t other;

	make_device();
	join(&one, "one", equal);
	CHECK(!is_gated(&one));
	join(&again, "one", equal);
	CHECK(!is_gated(&one));
	EQUAL(again.tenant, one.tenant);
	CHECK(again.process != one.process);
	other = that(join_other);
	CHECK(is_gated(&one) && is_gated(&again));
	end(other);
	becomes(&one, false);
	arbiter_leave(&again);
	arbiter_leave(&one);
	CHECK(!one.map);
}

static void a_cap_is_gated_alone(void)
{
	struct arbiter_place one = {0}, two = {0};

	join(&one, "one", share_terms_of(SHARE_CAP, 300000, 0, SHARE_NORMAL));
	CHECK(is_gated(&one));
	join(&two, "two", equal);
	arbiter_leave(&one);
	CHECK(!is_gated(&two)); /* a tenant that leaves reports it at once */
}

static void terms_are_changed_from_outside(void)
{
	struct share_terms capped = share_terms_of(SHARE_CAP, 10000, 0, SHARE_NORMAL);
	struct arbiter_place one = {0}, again = {0};
	uint64_t until;

	join(&one, "one", equal);
	EQUAL(arbiter_set(LEASE, "two", &capped), -ENOENT);
	EQUAL(arbiter_set("state/none", "one", &capped), -ENOENT);
	CHECK(!is_gated(&one));
	EQUAL(arbiter_set(LEASE, "one", &capped), 0);
	CHECK(is_gated(&one));
	hold_and_begin(&one);
	CHECK(!arbiter_charge(&one, S, lock_now_ns()));
	join(&again, "one",
	     share_terms_of(SHARE_CAP, 900000, 0, SHARE_NORMAL)); /* set by hand: stays */
	CHECK(!arbiter_charge(&one, S, lock_now_ns() + 20 * S));
	arbiter_close(&one, hold(&one), lock_now_ns());
	arbiter_end(&one, lock_now_ns());
	EQUAL(arbiter_hold(&one, lock_now_ns(), &until), 0);
	EQUAL(arbiter_set(LEASE, "one", &equal), 0);
	becomes(&one, false);
	CHECK(arbiter_hold(&one, lock_now_ns(), &until));
}

static void terms_are_those_of_the_last_to_join(void)
{
	struct arbiter_place one = {0}, again = {0};

	join(&one, "one", equal);
	join(&again, "one", share_terms_of(SHARE_CAP, 300000, 0, SHARE_NORMAL));
	CHECK(is_gated(&one));
	arbiter_leave(&again);
	join(&again, "one", equal);
	CHECK(!is_gated(&one));
}

/* --- the lease --------------------------------------------------------------------------------------------------- */

/* It has the device for 100 ms. */
static void run_for_100_ms(struct arbiter_place *place, uint64_t *now)
{
	uint64_t until, epoch = arbiter_hold(place, *now, &until);

	CHECK(epoch && arbiter_begin(place, epoch));
	*now += 100 * MS;
	CHECK(!arbiter_charge(place, 100 * MS, *now));
	arbiter_close(place, epoch, *now);
	arbiter_end(place, *now);
}

static uint32_t wish_of(const struct arbiter_place *place)
{
	return atomic_load(&place->map->process[place->process].wants);
}

/* Two counts of a cap, the file's and its own, make a tenant wait. While both do, it wants the
 * device, and gathers credit while another one has it. */
static void time_of_others_is_due_to_what_rests(void)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t now = lock_now_ns(), until;
	struct share_tenant about;

	join(&one, "one", share_terms_of(SHARE_CAP, 700000, 0, SHARE_NORMAL));
	join(&two, "two", share_terms_of(SHARE_CAP, 250000, 0, SHARE_NORMAL));
	run_for_100_ms(&one, &now);
	atomic_store(&one.guard.spent, now + 30 * MS);
	EQUAL(arbiter_hold(&one, now, &until), 0);
	CHECK(wish_of(&one));
	run_for_100_ms(&two, &now);
	CHECK(arbiter_hold(&one, now, &until));
	arbiter_load(&one.map->tenant[one.tenant], &about);
	CHECK(about.credit > 40 * (int64_t)MS && about.credit < 70 * (int64_t)MS);
	/* Its own alone does: others need not wait for it. */
	atomic_store(&one.guard.spent, now + 30 * MS);
	EQUAL(arbiter_hold(&one, now, &until), 0);
	EQUAL(wish_of(&one), 0);
}

static void steps(void)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t until, now = lock_now_ns(), epoch, next;

	join(&one, "one", equal);
	join(&two, "two", equal);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_holds(&one, epoch) && !arbiter_holds(&two, epoch));
	EQUAL(arbiter_ends(&one), ARBITER_NEVER);
	EQUAL(arbiter_hold(&one, now, &until), epoch);
	CHECK(arbiter_begin(&one, epoch));
	EQUAL(arbiter_hold(&two, now, &until), 0);
	CHECK(until > now && until <= now + 5 * MS);
	CHECK(arbiter_ends(&one) > now && arbiter_ends(&one) <= now + SHARE_QUANTUM_NS);
	arbiter_unwant(&two);
	EQUAL(arbiter_ends(&one), ARBITER_NEVER);
	EQUAL(arbiter_hold(&two, now, &until), 0);
	/* its turn is over: a waiting process closes it */
	now += SHARE_QUANTUM_NS + MS;
	EQUAL(arbiter_hold(&two, now, &until), 0);
	CHECK(!arbiter_holds(&one, epoch) && !arbiter_begin(&two, epoch));
	CHECK(arbiter_charge(&one, 20 * MS, now));
	arbiter_end(&one, now); /* and its end hands it over */
	CHECK(!arbiter_begin(&one, epoch));
	next = arbiter_hold(&two, now, &until);
	CHECK(next > epoch && arbiter_begin(&two, next));
	arbiter_end(&two, now);
	EQUAL(arbiter_hold(&one, now, &until), 0);
	arbiter_close(&two, next, now); /* it has nothing to do */
	CHECK(arbiter_hold(&one, now, &until) > next);
	CHECK(!arbiter_holds(&two, next));
}

static void a_turn_that_would_follow_itself_goes_on(void)
{
	struct arbiter_place heavy = {0}, light = {0};
	uint64_t until, now = lock_now_ns(), epoch, ends;

	join(&heavy, "heavy", share_terms_of(SHARE_WEIGHT_OF, 0, 800, SHARE_NORMAL));
	join(&light, "light", equal);
	epoch = arbiter_hold(&heavy, now, &until);
	CHECK(arbiter_begin(&heavy, epoch));
	EQUAL(arbiter_hold(&light, now, &until), 0);
	arbiter_charge(&light, 10 * MS, now);
	arbiter_charge(&heavy, 5 * MS, now);
	ends = arbiter_ends(&heavy);
	arbiter_charge(&heavy, 15 * MS, ends - MS);
	CHECK(arbiter_holds(&heavy, epoch) && arbiter_ends(&heavy) > ends);
}

/* It need not come back to the gate before the next is chosen. */
static void work_in_flight_at_the_end_of_a_slice_wants_another(void)
{
	struct arbiter_place heavy = {0}, light = {0};
	uint64_t until, now = lock_now_ns(), epoch;

	join(&heavy, "heavy", share_terms_of(SHARE_WEIGHT_OF, 0, 800, SHARE_NORMAL));
	join(&light, "light", equal);
	epoch = arbiter_hold(&heavy, now, &until);
	arbiter_charge(&light, 10 * MS, now);
	EQUAL(arbiter_hold(&light, now, &until), 0);
	CHECK(arbiter_begin(&heavy, epoch));
	arbiter_close(&heavy, epoch, now); /* with work in flight */
	arbiter_end(&heavy, now);
	EQUAL(arbiter_hold(&light, now, &until), 0);
	CHECK(arbiter_hold(&heavy, now, &until) > epoch);
	epoch = arbiter_hold(&heavy, now, &until);
	now += SHARE_QUANTUM_NS;
	arbiter_close(&heavy, epoch, now); /* at its end */
	EQUAL(arbiter_hold(&light, now, &until), 0);
	CHECK(arbiter_hold(&heavy, now, &until) > epoch);
	arbiter_close(&heavy, arbiter_hold(&heavy, now, &until), now); /* it has nothing to do */
	CHECK(arbiter_hold(&light, now, &until));
}

static void higher_priority_preempts(void)
{
	struct arbiter_place low = {0}, high = {0};
	struct share_terms above = equal;
	uint64_t until, now = lock_now_ns(), epoch;

	above.priority = SHARE_HIGH;
	join(&low, "low", equal);
	join(&high, "high", above);
	epoch = arbiter_hold(&low, now, &until);
	CHECK(arbiter_begin(&low, epoch));
	EQUAL(arbiter_rank(&low, now), ARBITER_OUTRANKED);
	EQUAL(arbiter_rank(&high, now), ARBITER_FIRST);
	CHECK(arbiter_hold(&high, now + MS, &until) >
	      epoch); /* with work of the other's in flight */
	CHECK(!arbiter_holds(&low, epoch));
	arbiter_visits(&high, true);
	EQUAL(arbiter_rank(&low, now), ARBITER_VISITED);
	arbiter_visits(&high, false);
	EQUAL(arbiter_hold(&low, now + MS, &until), 0);
	arbiter_end(&low, now + 2 * MS);
}

/* It may have been killed. A new process of its tenant has not measured yet whether it should visit. */
static void a_visit_ends_with_its_process(void)
{
	struct arbiter_place low = {0}, high = {0}, again = {0}, third = {0};
	struct share_terms above = equal;
	uint64_t until, now = lock_now_ns(), epoch;

	above.priority = SHARE_HIGH;
	join(&low, "low", equal);
	join(&high, "high", above);
	epoch = arbiter_hold(&low, now, &until);
	CHECK(arbiter_begin(&low, epoch));
	arbiter_demand(&high, 900000, now);
	arbiter_visits(&high, true);
	EQUAL(arbiter_hold(&high, now, &until), epoch);
	arbiter_clear(&high.map->process[high.process]);
	join(&again, "high", above);
	CHECK(arbiter_hold(&again, now, &until) > epoch);
	arbiter_unwant(&again);
	arbiter_end(&low, now);

	/* one that was there all the time finds out by itself */
	arbiter_close(&again, arbiter_hold(&again, now, &until), now);
	epoch = arbiter_hold(&low, now += S, &until);
	CHECK(arbiter_begin(&low, epoch));
	join(&third, "high", above);
	arbiter_clear(&again.map->process[again.process]);
	arbiter_demand(&third, 900000, now);
	arbiter_visits(&third, true);
	EQUAL(arbiter_hold(&third, now, &until), epoch);
	arbiter_visits(&third, false);
	CHECK(arbiter_hold(&third, now, &until) > epoch);
}

static void overstays_at(uint64_t now)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t until, epoch;

	join(&one, "one", equal);
	join(&two, "two", equal);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(arbiter_begin(&one, epoch));
	EQUAL(arbiter_hold(&two, now, &until), 0);
	now += 2 * SHARE_QUANTUM_NS;
	EQUAL(arbiter_hold(&two, now, &until), 0); /* closes */
	EQUAL(arbiter_hold(&two, now + ARBITER_PATIENCE_NS - MS, &until), 0);
	CHECK(arbiter_hold(&two, now + ARBITER_PATIENCE_NS + MS, &until));
	arbiter_charge(&one, 300 * MS, now + 300 * MS);
	EQUAL(used(&one, one.tenant), 300 * MS);
	EQUAL(used(&one, two.tenant), 0);
	arbiter_end(&one, now + 300 * MS);
}

static void overrun_is_charged_until_it_ends(void)
{
	overstays_at(lock_now_ns());
}

/* Each 78 hours. A process that reported nothing about its work is then waited for no longer. */
static void overrun_while_ticks_begin_anew(void)
{
	overstays_at(TICKS_ANEW - 300 * MS);
}

/* The same holds if no process was disturbed, or while the machine's uptime is shorter than the
 * time of a possible disturbance. */
static void no_process_was_disturbed(void)
{
	static const uint64_t times[] = {MS, S, TICKS_ANEW - S / 2, TICKS_ANEW, TICKS_ANEW + S};
	struct arbiter_place one = {0};

	join(&one, "one", equal);
	for (size_t i = 0; i < sizeof(times) / sizeof(*times); i++)
		EQUAL(arbiter_disturbed(&one, times[i]), 0);
	CHECK(arbiter_disturb(FOLDER, "GPU-1", 0, TICKS_ANEW - S / 2));
	EQUAL(arbiter_disturbed(&one, TICKS_ANEW - S / 4), TICKS_ANEW - S / 4);
}

/* The in-flight work takes longer, as reported: that is waited for; but not in a gang, where it may
 * wait for another device. */
static void work_reported_as_long_is_waited_for(void)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t until, now = lock_now_ns();

	join(&one, "one", equal);
	join(&two, "two", equal);
	for (unsigned gang = 0; gang < 2; gang++, now += S) {
		CHECK(arbiter_begin(&one, arbiter_hold(&one, now, &until)));
		EQUAL(arbiter_hold(&two, now, &until), 0);
		arbiter_tell_due(&one, now + 500 * MS);
		atomic_store(&one.map->tenant[one.tenant].bound, 2 * gang);
		now += SHARE_QUANTUM_NS;
		EQUAL(arbiter_hold(&two, now, &until), 0); /* closes */
		CHECK(!arbiter_hold(&two, now + ARBITER_PATIENCE_NS + MS, &until) == !gang);
		now += 500 * MS;
		CHECK(arbiter_hold(&two, now, &until));
		arbiter_end(&one, now);
		arbiter_close(&two, arbiter_hold(&two, now, &until), now);
	}
}

/* It had work in flight when its turn was over, and nothing came: its next turn is the waiting
 * tenant's, at once. */
static void a_tenant_without_more_work_gives_its_turn_back(void)
{
	struct arbiter_place one = {0}, same = {0}, two = {0};
	uint64_t until, now = lock_now_ns(), epoch;

	join(&one, "one", equal);
	join(&same, "one", equal);
	join(&two, "two", equal);
	CHECK(arbiter_begin(&one, epoch = arbiter_hold(&one, now, &until)));
	EQUAL(arbiter_hold(&two, now, &until), 0);
	arbiter_charge(&one, 5 * MS, now);
	arbiter_close(&one, epoch, now);
	arbiter_end(&one, now);
	epoch = arbiter_hold(&two, now, &until);
	CHECK(epoch && arbiter_begin(&two, epoch) && arbiter_ends(&two) != ARBITER_NEVER);
	arbiter_cease(&one, now); /* in the other's turn */
	CHECK(arbiter_holds(&two, epoch) && arbiter_ends(&two) == ARBITER_NEVER);
	EQUAL(arbiter_hold(&same, now, &until), 0);
	arbiter_charge(&two, 10 * MS, now);
	arbiter_close(&two, epoch, now);
	arbiter_end(&two, now);
	epoch++;
	/* in its own turn, while another of its processes waits for it */
	arbiter_cease(&one, now);
	CHECK(arbiter_holds(&same, epoch));
	CHECK(arbiter_begin(&same, epoch));
	atomic_store(&same.map->process[same.process].wants, 0);
	/* the same while another of its processes is at work */
	arbiter_cease(&one, now);
	CHECK(arbiter_holds(&same, epoch));
	arbiter_end(&same, now);
	EQUAL(arbiter_hold(&two, now, &until), 0);
	arbiter_cease(&one, now); /* or not */
	CHECK(arbiter_hold(&two, now, &until));
}

/* Reports `ns` of work that ended `end` ns after `began`: `charged` ns of them count. */
static void worked(struct arbiter_place *place, uint64_t began, uint64_t ns, uint64_t end,
		   uint64_t charged)
{
	uint64_t before = used(place, place->tenant);

	arbiter_charge(place, ns, began + end);
	EQUAL(used(place, place->tenant) - before, charged);
}

static void concurrent_use_by_one_tenant_counts_once(void)
{
	struct arbiter_place a = {0}, b = {0};
	uint64_t epoch, now;

	join(&a, "one", equal);
	join(&b, "one", equal);
	epoch = hold(&a);
	CHECK(arbiter_begin(&a, epoch) && arbiter_begin(&b, epoch));
	now = lock_now_ns();
	worked(&a, now, 10 * MS, 10 * MS, 10 * MS);
	/* concurrently, except work that may be reported late */
	worked(&b, now, 10 * MS, 10 * MS, MS / 2);
	worked(&b, now, 10 * MS, 15 * MS, 5 * MS); /* half of it */
	worked(&a, now, 4 * MS, 20 * MS, 4 * MS);  /* by turns */
	worked(&b, now, 3 * MS, 23 * MS, 3 * MS);
	worked(&a, now, 9 * MS, 33 * MS, 9 * MS); /* reported late, then soon: all of it counts */
	worked(&a, now, 10 * MS + MS / 4, 43 * MS, 10 * MS + MS / 4);
	worked(&b, now, 10 * MS, 43 * MS, MS / 4);
	arbiter_waited(&a, 5);
	EQUAL(atomic_load(&a.map->tenant[a.tenant].waited), 5);
}

/* A process's use is the time that it reports, at any time of the report. */
static void a_single_process_is_charged_the_time_that_it_reports(void)
{
	struct arbiter_place a = {0};
	uint64_t now;

	join(&a, "one", equal);
	CHECK(arbiter_begin(&a, hold(&a)));
	now = lock_now_ns();
	worked(&a, now, 10 * MS, 12 * MS, 10 * MS);
	worked(&a, now, 10 * MS, 20 * MS, 10 * MS);
}

/* Only when none of its processes has anything to do. */
static void a_tenant_is_idle_when_all_its_processes_are(void)
{
	struct arbiter_place a = {0}, b = {0};
	uint64_t epoch;

	join(&a, "one", equal);
	join(&b, "one", equal);
	epoch = hold(&a);
	CHECK(arbiter_begin(&b, epoch));
	arbiter_idle(&a, epoch, lock_now_ns());
	CHECK(arbiter_holds(&a, epoch) && arbiter_holds(&b, epoch));
	arbiter_end(&b, lock_now_ns());
	arbiter_idle(&a, epoch, lock_now_ns());
	CHECK(!arbiter_holds(&a, epoch) && !arbiter_holds(&b, epoch));
}

/* Without a folder: terms are kept, no other tenant is seen, and there is no file. */
static void alone(void)
{
	struct share_terms capped = share_terms_of(SHARE_CAP, 300000, 0, SHARE_NORMAL);
	struct arbiter_place one = {0}, two = {0};
	uint64_t until;

	EQUAL(arbiter_join(&one, NULL, "GPU-1", "one", &capped), 0);
	EQUAL(arbiter_join(&two, NULL, "GPU-1", "two", &equal), 0);
	CHECK(one.map != two.map && is_gated(&one) && !is_gated(&two));
	hold_and_begin(&one);
	CHECK(!arbiter_charge(&one, S, lock_now_ns()));
	arbiter_close(&one, hold(&one), lock_now_ns());
	arbiter_end(&one, lock_now_ns());
	EQUAL(arbiter_hold(&one, lock_now_ns(), &until), 0);
	CHECK(access("state", F_OK));
	arbiter_leave(&one);
	arbiter_leave(&two);
	CHECK(!one.map && !two.map);
}

/* --- open to all ------------------------------------------------------------------------------------------------- */

#define HALF 500000u

/* Both want it in turn; the time at which one of them has it and both may. */
static uint64_t made_open(struct arbiter_place *one, struct arbiter_place *two, uint64_t now)
{
	uint64_t until, epoch;

	for (int turns = 0; turns < 20; turns++, now += 15 * MS) {
		struct arbiter_place *holder = turns % 2 ? one : two,
				     *other = turns % 2 ? two : one;

		arbiter_demand(one, HALF, now);
		arbiter_demand(two, HALF, now);
		epoch = arbiter_hold(holder, now, &until);
		if (epoch && arbiter_is_open(holder, epoch))
			return now;
		arbiter_hold(other, now, &until);
		if (!epoch)
			continue;
		CHECK(arbiter_begin(holder, epoch));
		arbiter_charge(holder, 5 * MS, now + 10 * MS);
		arbiter_close(holder, epoch, now + 10 * MS);
		arbiter_end(holder, now + 10 * MS);
	}
	CHECK(!"opened");
	return 0;
}

static void open_to_all(void)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t until, now = lock_now_ns(), epoch;

	join(&one, "one", equal);
	join(&two, "two", equal);
	now = made_open(&one, &two, now);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_hold(&two, now, &until) == epoch);
	CHECK(arbiter_begin(&one, epoch) && arbiter_begin(&two, epoch));
	EQUAL(arbiter_ends(&one), ARBITER_NEVER);
	arbiter_close(&one, epoch, now); /* not for the others */
	arbiter_idle(&one, epoch, now);
	CHECK(arbiter_holds(&one, epoch) && arbiter_holds(&two, epoch));
	/* it would use more: the tenant that is ahead waits for it */
	arbiter_limited(&one, now);
	arbiter_charge(&two, 60 * MS, now);
	CHECK(arbiter_holds(&one, epoch) && !arbiter_holds(&two, epoch) &&
	      !arbiter_begin(&two, epoch));
	EQUAL(arbiter_hold(&two, now, &until), 0);
	CHECK(until > now && until < now + MS);
	arbiter_charge(&one, 55 * MS, now);
	EQUAL(arbiter_hold(&two, now, &until), epoch);
	now += 30 * MS; /* both could use all of it */
	for (int i = 0; i < 20; i++) {
		arbiter_demand(&one, 2000000, now);
		arbiter_demand(&two, 2000000, now);
	}
	arbiter_begin(&two, epoch);
	arbiter_charge(&one, 0, now);
	CHECK(!arbiter_holds(&one, epoch) && !arbiter_holds(&two, epoch));
	EQUAL(arbiter_hold(&one, now, &until), 0); /* not before all is done */
	arbiter_end(&one, now);
	EQUAL(arbiter_hold(&one, now, &until), 0);
	EQUAL(arbiter_hold(&two, now, &until), 0);
	arbiter_end(&two, now);
	epoch = arbiter_hold(&one, now, &until);
	CHECK((epoch != 0) != (arbiter_hold(&two, now, &until) != 0));
	CHECK(!arbiter_is_open(&one, epoch));
}

/* A tenant that sleeps at the gate then need not wake up by itself. */
static void a_waiting_process_is_woken_when_it_opens(void)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t until, now = lock_now_ns(), epoch;
	struct arbiter_process *row;
	uint32_t woken;

	join(&one, "one", equal);
	join(&two, "two", equal);
	now = made_open(&one, &two, now);
	epoch = arbiter_hold(&one, now, &until) + 1;
	now += 70 * MS;
	atomic_store(&one.map->turn.paused, UINT64_MAX);
	/* its demand is unchanged */
	atomic_store(&one.map->turn.word,
		     epoch << ARBITER_EPOCH | ARBITER_CLOSING | (two.tenant + 1));
	row = &one.map->process[two.process];
	atomic_store(&row->wants, 1);
	woken = atomic_load(&row->wake);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_is_open(&one, epoch));
	CHECK(atomic_load(&row->wake) != woken);
}

/* It was right to be open many times, so the next look is seconds later: except for tenants that
 * were there. */
static void an_arrival_while_it_is_open(void)
{
	struct arbiter_place one = {0}, two = {0}, three = {0};
	uint64_t until, now = lock_now_ns(), epoch;

	join(&one, "one", equal);
	join(&two, "two", equal);
	now = made_open(&one, &two, now);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_begin(&one, epoch));
	atomic_store(&one.map->confirmed, 6);
	atomic_store(&one.map->demanded, 190);
	now += 300 * MS;
	arbiter_demand(&one, HALF, now);
	arbiter_demand(&two, HALF, now);
	arbiter_charge(&one, 0, now);
	CHECK(arbiter_holds(&one, epoch) && arbiter_holds(&two, epoch));
	join(&three, "three", equal);
	arbiter_demand(&three, HALF, now);
	now += 30 * MS;
	arbiter_charge(&one, 0, now);
	CHECK(!arbiter_holds(&one, epoch) && !arbiter_holds(&two, epoch));
}

/* The measurement of its first moments is weak evidence for a tenant that kept the device busy the
 * last time. */
static void a_first_measurement_is_weak_evidence(void)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t until, now = lock_now_ns(), epoch;
	struct arbiter *map;

	join(&one, "one", equal);
	join(&two, "two", equal);
	now = made_open(&one, &two, now) + 300 * MS;
	map = one.map;
	arbiter_demand(&one, HALF, now);
	arbiter_demand(&two, HALF, now);
	atomic_store(&map->tenant[one.tenant].alone, 96);
	atomic_store(&map->tenant[two.tenant].alone, 96);
	atomic_store(&map->turn.paused, UINT64_MAX);
	atomic_store(&map->turn.word,
		     ((map->turn.word >> ARBITER_EPOCH) + 1) << ARBITER_EPOCH | ARBITER_CLOSING |
			     (two.tenant + 1));
	atomic_store(&map->probing, 1);
	atomic_store(&map->changed, now);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && !arbiter_is_open(&one, epoch));
	now += 30 * MS;
	for (int i = 0; i < 2; i++, now += 20 * MS) { /* but it was looked at for longer now */
		atomic_store(&map->turn.paused, UINT64_MAX);
		atomic_store(&map->turn.word,
			     (epoch + 1) << ARBITER_EPOCH | ARBITER_CLOSING | (two.tenant + 1));
		arbiter_demand(&two, HALF, now);
		epoch = arbiter_hold(&one, now, &until);
		CHECK(epoch && arbiter_is_open(&one, epoch) == i);
	}
}

/* It wants the next one, too, as does the other. */
static void turn_of(struct arbiter_place *holder, struct arbiter_place *other, uint64_t ns,
		    uint64_t used, uint64_t *now)
{
	uint64_t until, epoch = arbiter_hold(holder, *now, &until);

	CHECK(epoch && arbiter_begin(holder, epoch));
	EQUAL(arbiter_hold(other, *now, &until), 0);
	*now += ns;
	arbiter_charge(holder, used, *now);
	arbiter_close(holder, epoch, *now);
	arbiter_hold(holder, *now, &until);
	arbiter_end(holder, *now);
}

/* A tenant's use after the others have left is not taken from its guarantee, also in the turn that
 * they left in. */
static void a_guarantee_is_kept_while_alone(void)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t until, now = lock_now_ns(), epoch;
	struct share_tenant about;

	join(&one, "one", share_terms_of(SHARE_BURST, 700000, 0, SHARE_NORMAL));
	join(&two, "two", equal);
	turn_of(&two, &one, 5 * MS, 5 * MS, &now);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_begin(&one, epoch));
	EQUAL(arbiter_hold(&two, now, &until), 0);
	arbiter_unwant(&two);
	for (unsigned i = 0; i < 2000; i++)
		arbiter_charge(&one, MS, now += MS);
	arbiter_load(&one.map->tenant[one.tenant], &about);
	CHECK(about.credit > -20 * (int64_t)MS);
}

/* One is stopped while its work drains and a thread of it waits for the next turn: it is offered
 * that once, and not again and again. */
static void a_process_stopped_amid_work_stops_no_tenant(void)
{
	struct arbiter_place one = {0}, stopped = {0};
	uint64_t until, now = lock_now_ns(), end, last, epoch = 0, used = 0;

	join(&stopped, "stopped", equal);
	join(&one, "one", equal);
	last = arbiter_hold(&stopped, now, &until);
	CHECK(arbiter_begin(&stopped, last));
	CHECK(!arbiter_hold(&one, now, &until));
	now += 20 * MS;
	arbiter_charge(&stopped, 18 * MS, now);
	arbiter_close(&stopped, last, now);
	CHECK(!arbiter_hold(&stopped, now, &until));
	for (end = now + S; now < end; now += MS / 4) {
		if (!epoch && (epoch = arbiter_hold(&one, now, &until)) &&
		    !arbiter_begin(&one, epoch))
			epoch = 0;
		if (!epoch)
			continue;
		used += MS / 4;
		arbiter_charge(&one, MS / 4, now + MS / 4);
		if (now + MS / 4 < arbiter_ends(&one) && arbiter_holds(&one, epoch))
			continue;
		arbiter_close(&one, epoch, now + MS / 4);
		arbiter_end(&one, now + MS / 4);
		epoch = 0;
	}
	CHECK(used > S * 8 / 10);
}

/* It is not measured yet, so it does not decide about the mode. */
static void demands(const struct arbiter_place *place, uint32_t ppm)
{
	atomic_store(&place->map->process[place->process].demand, ppm);
}

/* A program that is behind pauses, as a training step does whose host finds little to launch: the
 * other has its turn until it is back. */
static void a_turn_that_is_lent(void)
{
	struct arbiter_place one = {0}, two = {0}, other = {0};
	uint64_t until, now = lock_now_ns(), epoch;

	join(&one, "one",
	     (struct share_terms){
		     .weight = 2 * SHARE_WEIGHT, .cap = SHARE_WHOLE, .priority = SHARE_NORMAL});
	join(&two, "two", equal);
	demands(&one, 500000);
	demands(&two, 1000000);
	turn_of(&one, &two, 3 * MS, 3 * MS, &now);
	turn_of(&two, &one, 10 * MS, 10 * MS, &now);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_begin(&one, epoch));
	arbiter_charge(&one, MS, now += MS);
	arbiter_end(&one, now);
	arbiter_idle(&one, epoch, now);
	epoch = arbiter_hold(&two, now, &until);
	CHECK(epoch && arbiter_begin(&two, epoch));
	EQUAL(arbiter_rank(&two, now), ARBITER_LENT);
	CHECK(!arbiter_rank(&one, now) && !arbiter_outranks(&one));
	now += MS / 2;
	EQUAL(arbiter_hold(&one, now, &until), 0);
	CHECK(!arbiter_holds(&two, epoch)); /* it is over */
	arbiter_charge(&two, MS / 2, now);
	arbiter_end(&two, now);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && !arbiter_rank(&two, now));
	arbiter_unwant(&two);
	arbiter_idle(&one, epoch, now);

	/* not heard of for longer than a pause: it is the other's own turn, */
	now += 6 * MS;
	epoch = arbiter_hold(&two, now, &until);
	CHECK(epoch && arbiter_begin(&two, epoch) && !arbiter_rank(&two, now));
	EQUAL(arbiter_hold(&one, now += MS, &until), 0);
	CHECK(arbiter_holds(&two, epoch));
	arbiter_charge(&two, MS, now);
	arbiter_close(&two, epoch, now += 19 * MS);
	arbiter_end(&two, now);
	/* as is one that was held for longer than that */
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_begin(&one, epoch));
	arbiter_charge(&one, MS, now += MS);
	arbiter_end(&one, now);
	arbiter_idle(&one, epoch, now);
	epoch = arbiter_hold(&two, now, &until);
	CHECK(epoch && arbiter_begin(&two, epoch) && arbiter_rank(&two, now) == ARBITER_LENT);
	arbiter_charge(&two, 6 * MS, now += 6 * MS);
	CHECK(!arbiter_rank(&two, now));
	EQUAL(arbiter_hold(&one, now, &until), 0);
	CHECK(arbiter_holds(&two, epoch));
	arbiter_close(&two, epoch, now += 14 * MS);
	arbiter_end(&two, now);

	/* a tenant that pauses most of the time lends none */
	demands(&one, 490000);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_begin(&one, epoch));
	arbiter_charge(&one, MS / 2, now += MS / 2);
	arbiter_end(&one, now);
	arbiter_idle(&one, epoch, now);
	epoch = arbiter_hold(&two, now, &until);
	CHECK(epoch && arbiter_begin(&two, epoch) && !arbiter_rank(&two, now));
	arbiter_charge(&two, 10 * MS, now += 10 * MS);
	arbiter_end(&two, now);
	arbiter_idle(&two, epoch, now);
	demands(&one, 500000); /* a tenant that had its due lends none */
	join(&other, "other", equal);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_begin(&one, epoch));
	arbiter_charge(&one, 100 * MS, now += 100 * MS);
	arbiter_end(&one, now);
	arbiter_idle(&one, epoch, now);
	epoch = arbiter_hold(&other, now, &until);
	CHECK(epoch && arbiter_begin(&other, epoch) && !arbiter_rank(&other, now));
}

/* They are not waited for, and not paced by. */
static void a_death_while_it_is_open(void)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t until, now = lock_now_ns(), epoch;
	pid_t other;
	int status;

	make_device();
	join(&one, "one", equal);
	join(&two, "two", equal);
	now = made_open(&one, &two, now);
	other = fork();
	if (!other) {
		arbiter_abandon(&one);
		arbiter_abandon(&two);
		join(&member.place, "third", equal);
		epoch = arbiter_hold(&member.place, now, &until);
		CHECK(epoch && arbiter_begin(&member.place, epoch));
		arbiter_limited(&member.place, now);
		_exit(0);
	}
	CHECK(waitpid(other, &status, 0) == other && !status);
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && arbiter_begin(&one, epoch));
	arbiter_charge(&one, 100 * MS, now);
	CHECK(!arbiter_holds(&one, epoch)); /* it seemed to be far behind */
	now += 40 * MS;
	CHECK(arbiter_hold(&one, now, &until));
	/* it is exclusive for a while, which needs all work to be done */
	now += 150 * MS;
	arbiter_charge(&one, 0, now);
	arbiter_end(&one, now);
	for (int i = 0; i < 10 && !arbiter_hold(&one, now, &until); i++)
		now += 5 * MS;
	epoch = arbiter_hold(&one, now, &until);
	CHECK(epoch && !arbiter_is_open(&one, epoch));
}

static void tenants_exclude_each_other(void)
{
	pid_t children[6];
	int n;

	make_device();
	for (n = 0; n < 6; n++)
		children[n] = worker((char *[]){"one", "two", "three"}[n % 3], equal, 2,
				     (uint64_t)(100 + 100 * n) * 1000);
	wait_ready(6);
	for (n = 0; n < 60 && !atomic_load(&device->overlaps); n++)
		sleep_ns(25 * MS);
	atomic_store(&device->stop, true);
	for (n = 0; n < 6; n++)
		ended_well(children[n]);
	EQUAL(atomic_load(&device->overlaps), 0);
	for (n = 0; n < 3; n++)
		CHECK(atomic_load(&device->pieces[n]) > 10);
}

static void weights_hold(void)
{
	struct arbiter_place place = {0};
	uint64_t heavy, light;
	pid_t children[2];

	make_device();
	join(&place, "heavy", share_terms_of(SHARE_WEIGHT_OF, 0, 300, SHARE_NORMAL));
	children[0] =
		worker("heavy", share_terms_of(SHARE_WEIGHT_OF, 0, 300, SHARE_NORMAL), 1, 500000);
	children[1] = worker("light", equal, 1, 3 * MS);
	do
		sleep_ns(20 * MS);
	while (used(&place, 0) + used(&place, 1) < 1500 * MS);
	atomic_store(&device->stop, true);
	ended_well(children[0]);
	ended_well(children[1]);
	heavy = used(&place, 0);
	light = used(&place, 1);
	CHECK(heavy > 2 * light && heavy < 4 * light);
	EQUAL(heavy, atomic_load(&device->charged[0]));
	EQUAL(light, atomic_load(&device->charged[1]));
}

/* Hand-overs without a wake-up would take 5 ms each. */
static void each_waiting_process_is_woken(void)
{
	struct member *us = &member;
	uint64_t start, epoch;
	int rounds = 1000;
	pid_t child;

	make_device();
	child = fork();
	join(&us->place, child ? "one" : "two", equal);
	atomic_fetch_add(&device->ready, 1);
	wait_ready(2);
	start = lock_now_ns();
	for (int i = 0; i < rounds; i++) {
		epoch = hold_and_begin(&us->place);
		while (!atomic_load(&device->stop) &&
		       !(atomic_load(&us->place.map->turn.wanted) &
			 ~(UINT64_C(1) << us->place.tenant)) &&
		       lock_now_ns() - start < 10 * S)
			sched_yield();
		sleep_ns(100000); /* the other sleeps by now */
		arbiter_close(&us->place, epoch, lock_now_ns());
		arbiter_end(&us->place, lock_now_ns());
	}
	atomic_store(&device->stop, true);
	arbiter_leave(&us->place);
	if (!child)
		_exit(0);
	ended_well(child);
	CHECK(lock_now_ns() - start < (uint64_t)rounds * 4 * MS);
}

/* --- death and worse --------------------------------------------------------------------------------------------- */

static void change_root(void)
{
	CHECK(!mkdir("root", 0755) && !chroot("root") && !chdir("/"));
}

/* One that may not go through the folder above the leases. */
static void change_user(void)
{
	CHECK(!chmod(".", 0700) && !setgid(1234) && !setuid(1234));
	CHECK(access(LEASE, F_OK));
}

static void exhaust(void)
{
	CHECK(!setrlimit(RLIMIT_NOFILE, &(struct rlimit){256, 256}));
	while (dup(2) >= 0)
		;
}

static void close_all(void)
{
	for (int file = 3; file < 1024; file++)
		close(file);
}

static void takes_over_from(void (*does)(void), int signal_number)
{
	struct arbiter_place one = {0};
	uint64_t start;
	pid_t other;

	make_device();
	other = that(does);
	join(&one, "one", equal);
	CHECK(!kill(other, signal_number));
	start = lock_now_ns();
	for (int i = 0; i < 5; i++) {
		uint64_t epoch = hold_and_begin(&one);

		arbiter_close(&one, epoch, lock_now_ns());
		arbiter_end(&one, lock_now_ns());
	}
	CHECK(lock_now_ns() - start < 1 * S);
	if (signal_number != SIGKILL)
		CHECK(!kill(other, SIGKILL));
	CHECK(waitpid(other, NULL, 0) == other);
	becomes(&one, false);
}

static void a_dead_holder(void)
{
	takes_over_from(hold_other, SIGKILL);
}
static void a_dead_runner(void)
{
	takes_over_from(run_other, SIGKILL);
}

/* Long before patience is over. */
static void a_dead_runner_is_noticed_early(void)
{
	struct arbiter_place one = {0};
	uint64_t until, start;
	pid_t other;

	make_device();
	/* a tenant that joins later reclaims the slots of dead ones */
	join(&one, "one", equal);
	other = that(run_other);
	start = lock_now_ns();
	EQUAL(arbiter_hold(&one, start, &until), 0);
	end(other);
	for (int i = 1; i < 5; i++)
		if (arbiter_hold(&one, start + (uint64_t)(i * 6) * MS, &until))
			return;
	CHECK(!"passed on");
}

/* After any change of the process since it joined. */
static void finds_a_dead_runner_after(void (*change)(void))
{
	struct arbiter_place one = {0}, two = {0};
	char folder[4096];
	uint64_t until, start;
	pid_t other;

	make_device();
	CHECK(!mkdir("state", 0777) && getcwd(folder, sizeof(folder) - sizeof("/" FOLDER)));
	strcat(folder, "/" FOLDER);
	EQUAL(arbiter_join(&one, folder, "GPU-1", "one", &equal), 0);
	other = that(run_other);
	start = lock_now_ns();
	EQUAL(arbiter_hold(&one, start, &until), 0);
	end(other);
	change();
	for (int i = 1; i < 5 && !arbiter_hold(&one, start + (uint64_t)(i * 6) * MS, &until); i++)
		;
	CHECK(arbiter_hold(&one, start + 30 * MS, &until));
	if (change != exhaust)
		EQUAL(arbiter_join(&two, folder, "GPU-2", "one", &equal), 0);
}

static void a_dead_runner_after_a_change_of_root(void)
{
	NEEDS(!getuid());
	finds_a_dead_runner_after(change_root);
	CHECK(access("/state", F_OK));
}

static void a_dead_runner_after_a_change_of_user(void)
{
	NEEDS(!getuid());
	finds_a_dead_runner_after(change_user);
}

static void a_dead_runner_without_a_free_descriptor(void)
{
	finds_a_dead_runner_after(exhaust);
}
static void a_dead_runner_after_descriptors_were_closed(void)
{
	finds_a_dead_runner_after(close_all);
}

/* What leads to the leases is kept before it has any work for a device. */
static void joins_after(void (*change)(void))
{
	struct arbiter_place one = {0};
	char folder[4096];

	make_device();
	CHECK(!mkdir("state", 0777) && getcwd(folder, sizeof(folder) - sizeof("/" FOLDER)));
	strcat(folder, "/" FOLDER);
	arbiter_keep_folder(folder);
	kept_spare(folder);
	end(that(run_other));
	change();
	EQUAL(arbiter_join(&one, folder, "GPU-1", "one", &equal), 0);
	CHECK(!strcmp(one.map->tenant[0].name, "other") && !strcmp(one.map->tenant[1].name, "one"));
}

static void joins_after_a_change_of_root(void)
{
	NEEDS(!getuid());
	joins_after(change_root);
}
static void joins_after_a_change_of_user(void)
{
	NEEDS(!getuid());
	joins_after(change_user);
}
static void joins_without_a_free_descriptor(void)
{
	joins_after(exhaust);
}

static void a_stopped_holder(void)
{
	takes_over_from(hold_other, SIGSTOP);
}
static void a_stopped_runner(void)
{
	takes_over_from(run_other, SIGSTOP);
}

static void holds_for(void (*does)(void), int signal_number)
{
	struct arbiter_place one = {0};
	uint64_t epoch, start, until;
	pid_t other, third;
	int turns = 0;

	make_device();
	join(&one, "one", equal);
	epoch = hold_and_begin(&one);
	other = that(does);
	CHECK(!kill(other, signal_number));
	third = that(join_third);
	arbiter_close(&one, epoch, lock_now_ns());
	arbiter_end(&one, lock_now_ns());
	for (start = lock_now_ns(); lock_now_ns() - start < 300 * MS;) {
		epoch = arbiter_hold(&one, lock_now_ns(), &until);
		if (!epoch) {
			arbiter_wait(&one, until);
			continue;
		}
		if (arbiter_begin(&one, epoch)) {
			turns++;
			arbiter_charge(&one, 20 * MS, lock_now_ns());
			arbiter_close(&one, epoch, lock_now_ns());
		}
		arbiter_end(&one, lock_now_ns());
	}
	CHECK(turns > 10);
	end(third);
	end(other);
}

/* It would be chosen each time: it had least. */
static void a_dead_waiter(void)
{
	holds_for(want_other, SIGKILL);
}
static void a_stopped_waiter(void)
{
	holds_for(want_other, SIGSTOP);
}

static void a_stopped_process_finds_its_epoch_closed(void)
{
	struct arbiter_place one = {0};
	pid_t other;
	int status;

	make_device();
	other = fork();
	if (!other) {
		uint64_t epoch;

		join_other();
		epoch = hold(&member.place);
		raise(SIGSTOP);
		CHECK(!arbiter_holds(&member.place, epoch) && !arbiter_begin(&member.place, epoch));
		arbiter_close(&member.place, epoch, lock_now_ns());
		arbiter_end(&member.place, lock_now_ns());
		_exit(0);
	}
	CHECK(waitpid(other, &status, WUNTRACED) == other && WIFSTOPPED(status));
	join(&one, "one", equal);
	uint64_t ours = hold_and_begin(&one);

	CHECK(!kill(other, SIGCONT));
	ended_well(other);
	CHECK(arbiter_holds(&one, ours));
}

/* --- a process whose byte stays locked when it dies, as if a driver took long to let it go ----------------------- */

/* unmarked work would be waited for until ARBITER_PATIENCE_NS are over */
#define AT_ONCE (20 * MS)

static int outlives[2];

static void *vouch(void *unused)
{
	CHECK(arbiter_life_begin());
	EQUAL(arbiter_vouch(&member.place), 0);
	for (;;)
		pause();
	return unused;
}

static _Atomic uint32_t *life_of(const struct arbiter_place *place, uint32_t process)
{
	return &place->map->process[process].life;
}

static bool is_dead(const struct arbiter_place *place, uint32_t process)
{
	return atomic_load(life_of(place, process)) & FUTEX_OWNER_DIED;
}

/* Its child has the mapping, and so the lock. */
static void run_outlived(void)
{
	pthread_t lives;
	char byte;

	join_other();
	CHECK(!madvise(member.place.map, sizeof(struct arbiter), MADV_DOFORK));
	if (!fork()) {
		close(outlives[1]);
		_exit((int)read(outlives[0], &byte, 1));
	}
	close(outlives[1]);
	CHECK(!pthread_create(&lives, NULL, vouch, NULL));
	while (!atomic_load(life_of(&member.place, member.place.process)))
		sleep_ns(MS);
	hold_and_begin(&member.place);
}

static void run_outlived_in_the_lock(void)
{
	run_outlived();
	CHECK(lock_shared_take(&member.place.map->lock, member.place.process + 1, NULL, NULL));
}

/* Stops; then it is another program. A child of its own that ends meanwhile is not it. */
static void run_outlived_and_exec(void)
{
	pid_t child;

	run_outlived();
	child = fork();
	if (!child)
		_exit(0);
	ended_well(child);
	CHECK(!is_dead(&member.place, member.place.process));
	atomic_fetch_add(&device->ready, 1);
	raise(SIGSTOP);
	execlp("sleep", "sleep", "60", (char *)NULL);
	_exit(1);
}

/* How long its turn stays with it. */
static uint64_t outlived(struct arbiter_place *one, void (*does)(void), int signal_number)
{
	struct arbiter_process *process = one->map->process;
	uint64_t start, took, epoch, until;
	uint32_t slot = one->process;
	pid_t other;

	atomic_store(&device->ready, 0);
	CHECK(!pipe(outlives));
	if (signal_number == SIGCONT) {
		other = fork();
		if (!other)
			does();
		wait_ready(1);
		CHECK(waitpid(other, NULL, WUNTRACED) == other);
	} else {
		other = that(does);
	}
	close(outlives[0]);
	for (uint32_t i = 0; i < atomic_load(&one->map->high); i++)
		if (atomic_load(&process[i].pid) == other &&
		    atomic_load(&process[i].state) == ARBITER_USED)
			slot = i;
	CHECK(slot != one->process && atomic_load(&process[slot].busy));
	EQUAL(arbiter_hold(one, lock_now_ns(), &until), 0);
	CHECK(!is_dead(one, slot));
	CHECK(!kill(other, signal_number));
	start = lock_now_ns();
	epoch = hold(one);
	took = lock_now_ns() - start;
	CHECK(!mapped_dead(one->path, one->device, one->inode, slot));
	EQUAL(atomic_load(&process[slot].state),
	      ARBITER_USED); /* no other process may take it yet */
	arbiter_close(one, epoch, lock_now_ns());
	if (signal_number != SIGKILL)
		CHECK(!kill(other, SIGKILL));
	CHECK(waitpid(other, NULL, 0) == other);
	close(outlives[1]);
	becomes(one, false);
	EQUAL(atomic_load(&process[slot].state), ARBITER_FREE);
	EQUAL(atomic_load(&process[slot].life), 0);
	return took;
}

/* The machine may be slow now and then. */
static void passes_on_at_once(void (*does)(void), int signal_number)
{
	struct arbiter_place one = {0};
	uint64_t least = UINT64_MAX, took;

	make_device();
	join(&one, "one", equal);
	for (int tries = 0; tries < 5 && least > AT_ONCE; tries++) {
		took = outlived(&one, does, signal_number);
		least = took < least ? took : least;
	}
	CHECK(least <= AT_ONCE);
}

static void a_dead_runner_that_exits_slowly(void)
{
	passes_on_at_once(run_outlived, SIGKILL);
}
static void a_dead_runner_in_the_lock(void)
{
	passes_on_at_once(run_outlived_in_the_lock, SIGKILL);
}
static void a_runner_that_is_another_program(void)
{
	passes_on_at_once(run_outlived_and_exec, SIGCONT);
}

/* Processes are killed at any moment; the charge of the others is right to the ns, and none waits. */
static void a_storm_of_kills(void)
{
	int kills = getenv("CHAOS_KILLS") ? atoi(getenv("CHAOS_KILLS")) : 100;
	struct share_terms terms = share_terms_of(SHARE_CAP, 900000, 0, SHARE_NORMAL);
	struct arbiter_place watcher = {0};
	uint64_t done, start, survivor;
	pid_t stays, child;

	make_device();
	/* its own tenant: the threads of one process have the device for longer than there is time */
	join(&watcher, "watcher", equal);
	survivor = watcher.tenant + 1;
	stays = worker("survivor", equal, 2, 50000);
	wait_ready(1);
	for (int i = 0; i < kills; i++) {
		child = worker(i % 2 ? "victim" : "other", i % 3 ? equal : terms, 2, 100000);
		sleep_ns((uint64_t)(i * 7919 % 13) * MS / 2);
		end(child);
		memset((void *)&device->on[survivor + 1], 0, 2 * sizeof(device->on[0]));
	}
	done = atomic_load(&device->pieces[survivor]);
	start = lock_now_ns();
	while (atomic_load(&device->pieces[survivor]) < done + 50 && lock_now_ns() - start < 5 * S)
		sleep_ns(MS);
	CHECK(atomic_load(&device->pieces[survivor]) >= done + 50);
	atomic_store(&device->stop, true);
	ended_well(stays);
	EQUAL(used(&watcher, (uint32_t)survivor), atomic_load(&device->charged[survivor]));
	becomes(&watcher, false);
}

static bool stops; /* the process stops where it is about to store a loaded value */

/* Called instead of the core's function, by the linker's --wrap; it then calls that one. */
bool __real_arbiter_store(struct arbiter_tenant *to, const struct share_tenant *before,
			  const struct share_tenant *from);
bool __wrap_arbiter_store(struct arbiter_tenant *to, const struct share_tenant *before,
			  const struct share_tenant *from);

bool __wrap_arbiter_store(struct arbiter_tenant *to, const struct share_tenant *before,
			  const struct share_tenant *from)
{
	if (stops) {
		stops = false;
		raise(SIGSTOP);
	}
	return __real_arbiter_store(to, before, from);
}

static void waits_till_it_stops(pid_t child)
{
	int status;

	CHECK(waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status));
}

static void goes_on_and_ends(pid_t child)
{
	int status;

	CHECK(!kill(child, SIGCONT));
	CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && !WEXITSTATUS(status));
}

/* With the lock, for long enough that others take it: their charges meanwhile are not lost, and its
 * own pending charge is not lost. */
static void a_stopped_process_takes_no_charge_back(void)
{
	struct arbiter_place one = {0};
	uint64_t now;
	pid_t child;

	join(&one, "one", equal);
	child = fork();
	if (!child) {
		struct arbiter_place again = {0};

		arbiter_abandon(&one);
		join(&again, "one", equal);
		stops = true;
		arbiter_charge(&again, MS, lock_now_ns());
		_exit(0);
	}
	waits_till_it_stops(child);
	now = lock_now_ns();
	for (unsigned i = 1; i <= 3; i++)
		arbiter_charge(&one, 5 * MS, now + i * 5 * MS);
	EQUAL(used(&one, one.tenant), 15 * MS);
	goes_on_and_ends(child);
	EQUAL(used(&one, one.tenant), 16 * MS);
}

/* A process that is stopped as it makes a tenant finds that others came: each has a row, and its
 * own terms. */
static void tenants_are_made_beside_one_that_stopped(void)
{
	struct share_terms tenth = share_terms_of(SHARE_CAP, 100000, 0, SHARE_NORMAL);
	struct arbiter_place other = {0}, same = {0};
	struct share_tenant about;
	pid_t child;

	child = fork();
	if (!child) {
		struct arbiter_place one = {0};

		stops = true;
		join(&one, "one", equal);
		CHECK(!strcmp(one.map->tenant[one.tenant].name, "one"));
		EQUAL(one.tenant, 2);
		_exit(0);
	}
	waits_till_it_stops(child);
	join(&other, "other", tenth);
	EQUAL(other.tenant, 1);
	join(&same, "one", equal);
	EQUAL(same.tenant, 2);
	goes_on_and_ends(child);
	CHECK(!strcmp(other.map->tenant[1].name, "other") &&
	      !strcmp(other.map->tenant[2].name, "one"));
	EQUAL(atomic_load(&other.map->tenant[0].state), ARBITER_FREE);
	arbiter_load(&other.map->tenant[1], &about);
	EQUAL(about.terms.cap, 100000);
	CHECK(is_gated(&other));
}

/* The observed terms of a tenant. */
struct known {
	uint64_t own[2];
	uint32_t which, cap;
};

static struct known known_of(const struct arbiter_place *place, const char *tenant)
{
	struct known known = {0};
	struct share_tenant about;

	for (unsigned i = 0; i < SHARE_TENANTS; i++) {
		const struct arbiter_tenant *at = &place->map->tenant[i];

		if (strcmp(at->name, tenant))
			continue;
		arbiter_load(at, &about);
		known = (struct known){{atomic_load(&at->own[0]), atomic_load(&at->own[1])},
				       atomic_load(&at->which),
				       about.terms.cap};
	}
	return known;
}

static struct share_terms capped_at(uint32_t per_cent)
{
	return share_terms_of(SHARE_CAP, per_cent * 10000, 0, SHARE_NORMAL);
}

#ifdef __SANITIZE_THREAD__ /* each of these has one thread, and many steps */
#define STEPS false
#else
#define STEPS true
#endif
/* after this number of instructions without a change no other one comes */
#define LAST_STEPS 10000

/* A process joins, and stops as soon as the observed terms changed `changes` times after it began
 * to store them. 0: there were fewer changes, and the process has left. */
static pid_t stopped_in_join(const struct arbiter_place *watcher, const char *tenant,
			     uint32_t per_cent, unsigned changes)
{
	struct known before, after;
	pid_t child = fork();
	int status;

	if (!child) {
		struct arbiter_place again = {0};

		NEEDS(STEPS && !ptrace(PTRACE_TRACEME, 0, NULL, NULL));
		stops = true;
		join(&again, tenant, capped_at(per_cent));
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child);
	NEEDS(!WIFEXITED(status) || WEXITSTATUS(status) != CHECK_SKIPPED);
	before = known_of(watcher, tenant);
	for (unsigned since = 0; changes && WIFSTOPPED(status); since++) {
		CHECK(!ptrace(since < LAST_STEPS ? PTRACE_SINGLESTEP : PTRACE_CONT, child, NULL,
			      NULL));
		CHECK(waitpid(child, &status, 0) == child);
		after = known_of(watcher, tenant);
		if (!memcmp(&before, &after, sizeof(after)))
			continue;
		changes--;
		before = after;
		since = 0;
	}
	return WIFSTOPPED(status) ? child : 0;
}

static bool killed_in_join(const struct arbiter_place *watcher, const char *tenant,
			   uint32_t per_cent, unsigned changes)
{
	pid_t child = stopped_in_join(watcher, tenant, per_cent, changes);

	if (child)
		end(child);
	return child;
}

/* Joins and leaves; per cent that the tenant has. */
static uint32_t rejoin(const struct arbiter_place *watcher, const char *tenant, uint32_t per_cent)
{
	struct arbiter_place place = {0};

	join(&place, tenant, capped_at(per_cent));
	arbiter_leave(&place);
	return known_of(watcher, tenant).cap / 10000;
}

/* A process that is killed while it changes its tenant's terms leaves none that would count as set
 * by hand, and loses none that are. */
static void terms_survive_a_kill_while_they_are_set(void)
{
	struct share_terms forty = capped_at(40), thirty = capped_at(30);
	struct arbiter_place watcher = {0};
	char name[32];
	bool comes = true;
	unsigned n = 0;

	join(&watcher, "watcher", equal);
	for (unsigned changes = 0; comes; changes++) {
		for (unsigned way = 0; way < 4; way++) {
			snprintf(name, sizeof(name), "%u-%u", changes, way);
			if (way)
				EQUAL(rejoin(&watcher, name, 30), 30);
			comes = killed_in_join(&watcher, name, 50, changes);
			if (way == 2)
				EQUAL(arbiter_set(LEASE, name, &forty), 0);
			else if (way == 3 && known_of(&watcher, name).cap == 500000)
				EQUAL(arbiter_set(LEASE, name, &thirty), 0);
			else if (way == 3)
				continue;
			EQUAL(rejoin(&watcher, name, 20), way == 2 ? 40 : way == 3 ? 30 : 20);
			EQUAL(rejoin(&watcher, name, 80), way == 2 ? 40 : way == 3 ? 30 : 80);
		}
		n = changes;
	}
	CHECK(n >= 3);
	for (unsigned first = 0; first < n; first++) {
		for (unsigned second = 0; second < n; second++) {
			snprintf(name, sizeof(name), "%u after %u", second, first);
			EQUAL(rejoin(&watcher, name, 30), 30);
			killed_in_join(&watcher, name, 50, first);
			killed_in_join(&watcher, name, 60, second);
			EQUAL(rejoin(&watcher, name, 20), 20);
			EQUAL(rejoin(&watcher, name, 80), 80);
		}
	}
}

/* A process that is stopped until others come does not lose its terms either, with any terms of the
 * others. */
static void terms_survive_a_stop_while_they_are_set(void)
{
	static const uint32_t others[] = {20, 30, 50};
	struct arbiter_place watcher = {0};
	char name[32];
	int status;
	pid_t child;

	join(&watcher, "watcher", equal);
	for (unsigned i = 0; i < 3; i++) {
		for (unsigned changes = 0;; changes++) {
			snprintf(name, sizeof(name), "%u-%u", changes, i);
			EQUAL(rejoin(&watcher, name, 30), 30);
			child = stopped_in_join(&watcher, name, 50, changes);
			if (!child)
				break;
			EQUAL(rejoin(&watcher, name, others[i]), others[i]);
			CHECK(!ptrace(PTRACE_CONT, child, NULL, NULL));
			CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) &&
			      !WEXITSTATUS(status));
			EQUAL(rejoin(&watcher, name, 80), 80);
			EQUAL(rejoin(&watcher, name, 20), 20);
		}
	}
}

/* A thread that wants the lease no more, and has to wait for something else, does, though it was
 * woken before. */
static void a_thread_that_needs_no_lease_waits_all_the_same(void)
{
	struct arbiter_place one = {0};
	uint64_t start, until;

	join(&one, "one", equal);
	CHECK(arbiter_hold(&one, lock_now_ns(), &until));
	for (int i = 0; i < 3; i++) {
		atomic_fetch_add(&one.map->process[one.process].wake, 1);
		arbiter_unwant(&one);
		start = lock_now_ns();
		arbiter_wait(&one, start + 4 * MS);
		CHECK(lock_now_ns() - start >= 4 * MS);
	}
}

static void a_forked_child_is_a_process_of_its_own(void)
{
	struct arbiter_place survivor = {0};
	pid_t parent, child;
	int link[2];

	make_device();
	CHECK(!pipe(link));
	parent = fork();
	if (!parent) {
		join_other();
		hold_and_begin(&member.place);
		child = fork();
		if (!child) {
			CHECK(member.place.ours);
			arbiter_abandon(&member.place);
			CHECK(!member.place.map);
			atomic_fetch_add(&device->ready, 1);
			CHECK(read(link[0], &child, 1) ==
			      1); /* outlives its parent, whose lock it must not hold */
			join(&member.place, "child", equal);
			hold_and_begin(&member.place);
			arbiter_end(&member.place, lock_now_ns());
			arbiter_leave(&member.place);
			atomic_fetch_add(&device->ready, 1);
			_exit(0);
		}
		for (;;)
			pause();
	}
	wait_ready(1);
	join(&survivor, "survivor", equal);
	end(parent);
	becomes(&survivor, false);
	CHECK(write(link[1], "", 1) == 1);
	wait_ready(2);
}

/* --- the file ---------------------------------------------------------------------------------------------------- */

static void created_with_the_documented_modes(void)
{
	struct arbiter_place one = {0};
	struct stat about;

	umask(0777 & ~0700);
	join(&one, "one", equal);
	CHECK(!stat(LEASE, &about));
	EQUAL(about.st_mode & 07777, 0666);
	EQUAL(about.st_size, sizeof(struct arbiter));
	CHECK(!stat(FOLDER, &about));
	EQUAL(about.st_mode & 07777, 01777);
	EQUAL(arbiter_join(&(struct arbiter_place){0}, FOLDER, "../GPU-1", "one", &equal), -EINVAL);
	EQUAL(arbiter_join(&(struct arbiter_place){0}, FOLDER, "", "one", &equal), -EINVAL);
	EQUAL(arbiter_join(&(struct arbiter_place){0}, "/proc/none", "GPU-1", "one", &equal),
	      -ENOENT);
}

static void truncated_in_use(void)
{
	struct arbiter_place one = {0}, two = {0};
	uint64_t until, epoch;

	join(&one, "one", equal);
	join(&two, "two", equal);
	epoch = hold_and_begin(&one);
	CHECK(is_gated(&one));
	CHECK(!truncate(LEASE, 100));
	/* nothing is limited any more, and no tenant waits */
	CHECK(!is_gated(&one) && !is_gated(&two));
	CHECK(arbiter_hold(&two, lock_now_ns(), &until));
	CHECK(arbiter_begin(&two, arbiter_hold(&two, lock_now_ns(), &until)));
	CHECK(arbiter_charge(&one, MS, lock_now_ns()));
	EQUAL(arbiter_ends(&one), ARBITER_NEVER);
	arbiter_close(&one, epoch, lock_now_ns());
	arbiter_end(&one, lock_now_ns());
	arbiter_wait(&one, lock_now_ns() + S);
	arbiter_leave(&one);
	arbiter_leave(&two);
	join(&one, "one", equal); /* the damaged file is put aside */
	CHECK(!access(LEASE ".bad", F_OK));
	CHECK(hold(&one));
}

static void write_version(uint32_t version, uint64_t checksum)
{
	int file = open(LEASE, O_RDWR);

	CHECK(pwrite(file, &version, sizeof(version), 8) == sizeof(version));
	CHECK(pwrite(file, &checksum, sizeof(checksum), 32) == sizeof(checksum));
	close(file);
}

/* A program of another version may use its file; a damaged file is of use to no program. */
static void damaged_in_use(void)
{
	struct arbiter_place one = {0}, two = {0};
	struct mapped_header other;
	uint64_t sum = 0xcbf29ce484222325ull;

	join(&one, "one", equal);
	other = one.map->header;
	other.version = 1;
	for (size_t i = 0; i < offsetof(struct mapped_header, checksum); i++)
		sum = (sum ^ ((unsigned char *)&other)[i]) * 0x100000001b3ull;
	write_version(1, sum);
	EQUAL(arbiter_join(&two, FOLDER, "GPU-1", "two", &equal), -EBUSY);
	CHECK(!two.map);
	write_version(1, sum + 1);
	EQUAL(arbiter_join(&two, FOLDER, "GPU-1", "two", &equal), 0);
	CHECK(!access(LEASE ".bad", F_OK));
	CHECK(!arbiter_check(&one, lock_now_ns()));
}

/* All bytes except the header are arbitrary: no process crashes, none waits for ever. */
static void overwritten(void)
{
	struct arbiter_place one = {0};
	uint64_t random = 88172645463325252u, start;

	join(&one, "one", equal);
	for (int round = 0; round < 20; round++) {
		_Atomic uint64_t *words = (_Atomic uint64_t *)&one.map->turn;

		for (size_t i = 0; i < (sizeof(struct arbiter) - 64) / 8; i++) {
			random ^= random << 13, random ^= random >> 7, random ^= random << 17;
			atomic_store(&words[i], random & 0x100 ? random : random & 0xff);
		}
		for (int tries = 0; tries < 20; tries++) {
			uint64_t until, epoch;

			start = lock_now_ns();
			epoch = arbiter_hold(&one, start, &until);
			CHECK(until > start && until <= start + 5 * MS);

			if (epoch && arbiter_begin(&one, epoch)) {
				arbiter_charge(&one, MS, lock_now_ns());
				arbiter_close(&one, epoch, lock_now_ns());
				arbiter_end(&one, lock_now_ns());
				break;
			}
			arbiter_wait(&one, until);
			CHECK(lock_now_ns() - start < 2 * S);
		}
	}
}

/* In a time of its own: does a process get the device, alone, though its file was overwritten? */
static bool is_had_after(struct arbiter_place *place, uint64_t *now)
{
	uint64_t until, epoch, end = *now + S;

	for (; *now < end; *now = until) {
		epoch = arbiter_hold(place, *now, &until);
		if (!epoch || !arbiter_begin(place, epoch))
			continue;
		arbiter_charge(place, MS, *now += MS);
		arbiter_close(place, epoch, *now);
		arbiter_end(place, *now);
		return true;
	}
	return false;
}

static void overwritten_words_are_repaired(void)
{
	struct arbiter_place one = {0};
	uint64_t now = lock_now_ns();
	static const uint64_t words[] = {0,
					 1,
					 2,
					 ARBITER_ALL,
					 ARBITER_CLOSING,
					 ARBITER_CLOSING | 1,
					 1 << ARBITER_EPOCH,
					 UINT64_MAX - 0xff,
					 UINT64_MAX};

	join(&one, "one", equal);
	CHECK(is_had_after(&one, &now));
	for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++) {
		atomic_store(&one.map->turn.word, words[i]);
		for (int turns = 0; turns < 3; turns++)
			CHECK(is_had_after(&one, &now));
	}
	atomic_store(&one.map->turn.word, 7 << ARBITER_EPOCH);
	atomic_store(&one.map->high, 0);
	CHECK(is_had_after(&one, &now));
	EQUAL(atomic_load(&one.map->high), 1);
}

static void tenants_come_and_go(void)
{
	struct arbiter_place places[SHARE_TENANTS] = {0}, more = {0};
	char name[32];
	int i;

	for (i = 0; i < SHARE_TENANTS; i++) {
		snprintf(name, sizeof(name), "tenant%d", i);
		join(&places[i], name, equal);
	}
	EQUAL(arbiter_join(&more, FOLDER, "GPU-1", "one too many", &equal), -EUSERS);
	CHECK(!more.map);
	arbiter_leave(&places[7]);
	join(&more, "tenant7", equal);
	EQUAL(more.tenant, 7);
	arbiter_leave(&more);
	arbiter_leave(&places[3]);
	join(&more, "another", equal); /* the one that is away longest makes room */
	EQUAL(more.tenant, 3);
	EQUAL(used(&more, 3), 0);
}

/* --- clocks ------------------------------------------------------------------------------------------------------ */

/* A process that is forked from now on has a clock this far ahead of this one, as in a container
 * that was restored. */
static void move_clock(int64_t seconds)
{
	char answer[64];
	int length = snprintf(answer, sizeof(answer), "monotonic %lld 500000000\n",
			      (long long)seconds),
	    file;

	NEEDS(!unshare(CLONE_NEWTIME));
	file = open("/proc/self/timens_offsets", O_WRONLY | O_CLOEXEC);
	CHECK(file >= 0 && write(file, answer, (size_t)length) == length && !close(file));
}

static pid_t worker_at(int64_t seconds, const char *tenant, struct share_terms terms)
{
	pid_t child = fork();

	if (child)
		return child;
	move_clock(seconds);
	ended_well(worker(tenant, terms, 1, MS / 2));
	_exit(0);
}

/* By this clock, which is private to the test: the longest time without anything for a tenant. */
static uint64_t longest_wait(uint64_t ns)
{
	uint64_t start = lock_now_ns(), now = start, seen[2] = {start, start}, before[2] = {0},
		 pieces, longest = 0;

	for (; now - start < ns; now = lock_now_ns()) {
		for (int i = 0; i < 2; i++) {
			pieces = atomic_load(&device->pieces[i]);
			if (pieces != before[i])
				seen[i] = now;
			before[i] = pieces;
			longest = now - seen[i] > longest ? now - seen[i] : longest;
		}
		sleep_ns(MS);
	}
	return longest;
}

static void clocks_apart_by(int64_t heavys, int64_t lights)
{
	struct share_terms two = share_terms_of(SHARE_WEIGHT_OF, 0, 200, SHARE_NORMAL);
	uint64_t longest, heavy, light;
	pid_t children[2];

	make_device();
	children[0] = worker_at(heavys, "heavy", two);
	while (!atomic_load(&device->ready) && !waitpid(children[0], NULL, WNOHANG))
		sleep_ns(MS);
	NEEDS(atomic_load(&device->ready));
	children[1] = worker_at(lights, "light", equal);
	wait_ready(2);
	longest = longest_wait(S);
	atomic_store(&device->stop, true);
	ended_well(children[0]);
	ended_well(children[1]);
	heavy = atomic_load(&device->charged[0]);
	light = atomic_load(&device->charged[1]);
	CHECK(heavy > light * 3 / 2 && heavy < light * 3);
	CHECK(longest < 20 * SHARE_QUANTUM_NS);
}

static void clocks_apart(void)
{
	clocks_apart_by(0, 7200);
}
static void clocks_apart_the_other_way(void)
{
	clocks_apart_by(20000000, 3);
}
static void clocks_behind(void)
{
	clocks_apart_by(-1, 0);
}

static const struct check_case cases[] = {
	CASE(no_gate_without_another_tenant),
	CASE(a_cap_is_gated_alone),
	CASE(terms_are_changed_from_outside),
	CASE(terms_are_those_of_the_last_to_join),
	CASE(time_of_others_is_due_to_what_rests),
	CASE(steps),
	CASE(a_turn_that_would_follow_itself_goes_on),
	CASE(work_in_flight_at_the_end_of_a_slice_wants_another),
	CASE(higher_priority_preempts),
	CASE(a_visit_ends_with_its_process),
	CASE(overrun_is_charged_until_it_ends),
	CASE(overrun_while_ticks_begin_anew),
	CASE(no_process_was_disturbed),
	CASE(work_reported_as_long_is_waited_for),
	CASE(a_tenant_without_more_work_gives_its_turn_back),
	CASE(concurrent_use_by_one_tenant_counts_once),
	CASE(a_single_process_is_charged_the_time_that_it_reports),
	CASE(a_tenant_is_idle_when_all_its_processes_are),
	CASE(alone),
	CASE(open_to_all),
	CASE(a_waiting_process_is_woken_when_it_opens),
	CASE(an_arrival_while_it_is_open),
	CASE(a_first_measurement_is_weak_evidence),
	CASE(a_turn_that_is_lent),
	CASE(a_guarantee_is_kept_while_alone),
	CASE(a_process_stopped_amid_work_stops_no_tenant),
	CASE(a_death_while_it_is_open),
	CASE(tenants_exclude_each_other),
	CASE(weights_hold),
	CASE(each_waiting_process_is_woken),
	CASE(a_dead_holder),
	CASE(a_dead_runner),
	CASE(a_dead_runner_is_noticed_early),
	CASE(a_dead_runner_after_a_change_of_root),
	CASE(joins_after_a_change_of_root),
	CASE(joins_after_a_change_of_user),
	CASE(joins_without_a_free_descriptor),
	CASE(a_dead_runner_after_a_change_of_user),
	CASE(a_dead_runner_without_a_free_descriptor),
	CASE(a_dead_runner_after_descriptors_were_closed),
	CASE(a_stopped_holder),
	CASE(a_stopped_runner),
	CASE(a_dead_waiter),
	CASE(a_stopped_waiter),
	CASE(a_stopped_process_finds_its_epoch_closed),
	CASE(a_dead_runner_that_exits_slowly),
	CASE(a_dead_runner_in_the_lock),
	CASE(a_runner_that_is_another_program),
	CASE(a_storm_of_kills),
	CASE(a_forked_child_is_a_process_of_its_own),
	CASE(created_with_the_documented_modes),
	CASE(truncated_in_use),
	CASE(damaged_in_use),
	CASE(overwritten),
	CASE(overwritten_words_are_repaired),
	CASE(tenants_come_and_go),
	CASE(a_stopped_process_takes_no_charge_back),
	CASE(tenants_are_made_beside_one_that_stopped),
	CASE(terms_survive_a_kill_while_they_are_set),
	CASE(terms_survive_a_stop_while_they_are_set),
	CASE(a_thread_that_needs_no_lease_waits_all_the_same),
	CASE(clocks_apart),
	CASE(clocks_apart_the_other_way),
	CASE(clocks_behind),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
