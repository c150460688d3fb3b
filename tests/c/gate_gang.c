/* SPDX-License-Identifier: Apache-2.0 */
/* Tenants that use several devices together, in real time: a thread of one process for each device, or a process. */
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/prctl.h>

#include "check.h"
#include "gate_port.h"
#include "submit/gate_state.h"
#include "role.h"

#define US UINT64_C(1000)
#define MS UINT64_C(1000000)
#define SECOND UINT64_C(1000000000)
#define GANGS 2
#define ALONE_NS (400 * US)
#define TOGETHER_NS (300 * US)
#define MOST_SECONDS 16
#define AHEAD 4u /* steps that a host launches before it waits for the first one */

/* What all processes see. */
static struct seen {
	_Atomic uint64_t steps,
		longest; /* of a rank: how many, and the longest time that one more took (ns) */
	_Atomic int pid;
} (*seen)[DEVICE_MOST];
static _Atomic bool *over;
static unsigned devices;

struct rank {
	unsigned gang, device;
};

static uint64_t owner_of(unsigned gang, unsigned device)
{
	return gang * DEVICE_MOST + device;
}

static void configure(unsigned gang, const char *weight)
{
	char folder[4096], name[16];

	CHECK(getcwd(folder, sizeof(folder) - 16));
	snprintf(name, sizeof(name), "gang-%u", gang);
	setenv("PORTER_STATE", folder, 1);
	strcat(folder, "/leases");
	mkdir(folder, 0777);
	setenv("PORTER_SHARED", folder, 1);
	setenv("PORTER_TENANT", name, 1);
	setenv("PORTER_POLICY", "weight", 1);
	setenv("PORTER_WEIGHT", weight, 1);
}

/* As a hook; number 0: each alone. */
static void launch(const struct rank *rank, uint64_t number)
{
	uint64_t owner = owner_of(rank->gang, rank->device), ns = number ? TOGETHER_NS : ALONE_NS;
	struct role_launch op = {
		.work = ROLE_KERNEL, .stream = owner << 8, .what = number ? 2 : 1, .extent = ns};
	struct thread *self = role_gated() ? role_enter_work() : NULL;

	if (self)
		role_launch_before(&op, self);
	if (number)
		device_run_together(owner, ns, number);
	else
		device_run(owner << 8, ns);
	if (!self)
		return;
	role_launch_after(&op, true);
	role_leave_work(self);
}

static void wait_for(uint64_t owner, uint64_t pieces)
{
	while (device_finished(owner) < pieces && !*over)
		lock_sleep_ns(50 * US);
}

static void *run_rank(void *argument)
{
	const struct rank *rank = argument;
	struct seen *of = &seen[rank->gang][rank->device];
	uint64_t owner = owner_of(rank->gang, rank->device), last = lock_now_ns(), now;

	device_owner = owner;
	device_current = (int)rank->device;
	CHECK(role_enter());
	role_gang(ROLE_DEVICE_CURRENT);
	role_leave();
	for (uint64_t step = 1; !*over; step++) {
		launch(rank, 0);
		launch(rank, step);
		if (step > AHEAD)
			wait_for(owner, 2 * (step - AHEAD));
		now = lock_now_ns();
		if (now - last > of->longest)
			of->longest = now - last;
		last = now;
		of->steps = step;
	}
	return NULL;
}

static void be_gang(unsigned gang, const char *weight)
{
	struct rank ranks[DEVICE_MOST];
	pthread_t threads[DEVICE_MOST];

	configure(gang, weight);
	for (unsigned i = 0; i < devices; i++) {
		ranks[i] = (struct rank){gang, i};
		CHECK(!pthread_create(&threads[i], NULL, run_rank, &ranks[i]));
	}
	for (unsigned i = 0; i < devices; i++)
		pthread_join(threads[i], NULL);
	_exit(0);
}

static pid_t start(unsigned gang, int device, const char *weight)
{
	pid_t child = fork();

	if (child) {
		CHECK(child > 0);
		return child;
	}
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	if (device < 0)
		be_gang(gang, weight);
	configure(gang, weight);
	run_rank(&(struct rank){gang, (unsigned)device});
	_exit(0);
}

static pid_t pids[GANGS][DEVICE_MOST];

static void begin(unsigned count, const char *weight, bool processes)
{
	size_t size = sizeof(struct seen[GANGS][DEVICE_MOST]) + sizeof(*over);

	devices = count;
	atomic_store(&device_count, (int)count);
	device_slice = 2 * MS;
	seen = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	CHECK(seen != MAP_FAILED);
	over = (_Atomic bool *)&seen[GANGS];
	for (unsigned gang = 0; gang < GANGS; gang++) {
		for (unsigned i = 0; i < DEVICE_MOST; i++) {
			device_of[owner_of(gang, i)] = (int)i;
			device_team[owner_of(gang, i)] = i < count ? gang + 1 : GANGS + 1;
		}
	}
	device_share();
	for (unsigned gang = 0; gang < GANGS; gang++)
		for (unsigned i = 0; i < (processes ? count : 1); i++)
			pids[gang][i] = start(gang, processes ? (int)i : -1, gang ? "100" : weight);
}

static void end(void)
{
	int status;

	*over = true;
	for (unsigned gang = 0; gang < GANGS; gang++) {
		for (unsigned i = 0; i < DEVICE_MOST; i++) {
			if (!pids[gang][i])
				continue;
			CHECK(waitpid(pids[gang][i], &status, 0) == pids[gang][i]);
			CHECK(!status || (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL));
		}
	}
}

static void settle(unsigned gang)
{
	for (unsigned i = 0; i < devices; i++)
		seen[gang][i].longest = 0;
}

static void show(const char *what, double share)
{
	if (!getenv("GATE_SAY"))
		return;
	fprintf(stderr, "%s, %u devices: %.2f %%;", what, devices, share);
	for (unsigned gang = 0; gang < GANGS; gang++)
		for (unsigned i = 0; i < devices; i++)
			fprintf(stderr, " %llu steps, %.1f ms",
				(unsigned long long)seen[gang][i].steps,
				(double)seen[gang][i].longest / 1e6);
	fprintf(stderr, "\n");
}

/* Real time, on a machine that may have fewer cores than there are gangs: gate_gang_virtual.c says how
 * exact it is. A second or two of late threads may give one gang most of that time, so it goes on until
 * the share is right, for MOST_SECONDS. Without gangs 2 % of the time is used. */
static void by_weight(unsigned count, const char *weight, bool processes, double expected)
{
	uint64_t steps[GANGS], done[GANGS], used[GANGS], began, wall;
	double share;

	begin(count, weight, processes);
	lock_sleep_ns(SECOND);
	for (unsigned gang = 0; gang < GANGS; gang++) {
		settle(gang);
		steps[gang] = seen[gang][0].steps;
		used[gang] = device_used(owner_of(gang, 0));
	}
	began = lock_now_ns();
	do {
		lock_sleep_ns(2 * SECOND);
		share = (double)(device_used(owner_of(0, 0)) - used[0]);
		share = share * 100 / (share + (double)(device_used(owner_of(1, 0)) - used[1]));
		wall = lock_now_ns() - began;
	} while ((share < expected - 15 || share > expected + 15) && wall < MOST_SECONDS * SECOND);
	for (unsigned gang = 0; gang < GANGS; gang++)
		done[gang] = seen[gang][0].steps - steps[gang];
	show(processes ? "processes" : "threads", share);
	CHECK(share > expected - 15 && share < expected + 15);
	CHECK((done[0] + done[1]) * (ALONE_NS + TOGETHER_NS) > wall / 10);
	for (unsigned gang = 0; gang < GANGS; gang++)
		for (unsigned i = 0; i < count; i++)
			CHECK(seen[gang][i].longest < SECOND);
	end();
}

static void threads_of_two(void)
{
	by_weight(2, "100", false, 50);
}

static void threads_of_four(void)
{
	by_weight(4, "200", false, 66.7);
}

static void processes_of_two(void)
{
	by_weight(2, "200", true, 66.7);
}

static void processes_of_four(void)
{
	by_weight(4, "100", true, 50);
}

/* The remaining ranks wait for it for ever, until they are ended too; the other tenant goes on
 * meanwhile. */
static void a_rank_is_killed(void)
{
	uint64_t steps;

	begin(2, "100", true);
	lock_sleep_ns(SECOND);
	settle(1);
	kill(pids[0][1], SIGKILL);
	lock_sleep_ns(20 * MS);
	device_forget(owner_of(0, 1));
	lock_sleep_ns(SECOND);
	kill(pids[0][0], SIGKILL);
	lock_sleep_ns(20 * MS);
	device_forget(owner_of(0, 0));
	lock_sleep_ns(200 * MS);
	steps = seen[1][0].steps;
	show("killed", 0);
	lock_sleep_ns(SECOND);
	steps = seen[1][0].steps - steps;
	show("after that", (double)steps * (ALONE_NS + TOGETHER_NS) * 100 / SECOND);
	for (unsigned i = 0; i < 2; i++)
		CHECK(seen[1][i].longest < SECOND / 2);
	CHECK(steps * (ALONE_NS + TOGETHER_NS) > SECOND * 3 / 10);
	end();
}

static const struct check_case cases[] = {
	CASE(threads_of_two),	 CASE(threads_of_four),	 CASE(processes_of_two),
	CASE(processes_of_four), CASE(a_rank_is_killed),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
