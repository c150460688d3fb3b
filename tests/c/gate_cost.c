/* SPDX-License-Identifier: Apache-2.0 */
/* The gate's cost per launch above the vendor's call: ns, the least of several runs. The device is
 * ours and keeps up. */
#define _GNU_SOURCE
#include <stdatomic.h>

#include "check.h"
#include "gate_port.h"
#include "submit/gate_state.h"
#include "role.h"

#define ROUNDS 20
#define LAUNCHES 2000
#define STEPS 1500 /* of a loop: the vendor's work of about 2 us */

static volatile unsigned sink;

static __attribute__((noinline)) void vendor(void)
{
	for (unsigned i = 0; i < STEPS; i++)
		sink = i;
}

static void plain(uint64_t stream)
{
	(void)stream;
	vendor();
}

static void hooked(uint64_t stream)
{
	struct role_launch op = {.work = ROLE_KERNEL, .stream = stream, .what = 7, .extent = 1};
	struct role_quick quick;
	struct thread *self;

	if (role_gated() && (self = role_launch_quick(op.stream, op.what, op.extent, &quick))) {
		vendor();
		role_launch_went(self, &quick, true);
		return;
	}
	if (!role_gated() || !(self = role_enter_work())) {
		vendor();
		return;
	}
	role_launch_before(&op, self);
	vendor();
	role_launch_after(&op, true);
	role_leave_work(self);
}

static double least(void (*launch)(uint64_t), unsigned streams)
{
	double best = 1e9;

	for (int round = 0; round < ROUNDS; round++) {
		uint64_t start = lock_now_ns();
		double each;

		for (unsigned i = 0; i < LAUNCHES; i++)
			launch(1 << 8 | i % streams);
		each = (double)(lock_now_ns() - start) / LAUNCHES;
		best = each < best ? each : best;
		lock_sleep_ns(1000000);
	}
	return best;
}

static void cost(void)
{
	char folder[4096];
	double without, gated, many, marks;

	CHECK(getcwd(folder, sizeof(folder)));
	setenv("PORTER_STATE", folder, 1);
	setenv("PORTER_SHARED", folder, 1);
	without = least(plain, 1);
	setenv("PORTER_COMPUTE", "99", 1);
	hooked(1 << 8);
	gated = least(hooked, 1) - without;
	many = least(hooked, 32) - without;
	marks = (double)device_put;
	printf("vendor: %.0f ns\ngated, one stream: %.1f ns\ngated, 32 streams: %.1f ns\nmarks: %.3f a launch\n",
	       without, gated, many, marks / (2. * ROUNDS * LAUNCHES));
	fflush(stdout);
}

static const struct check_case cases[] = {CASE(cost)};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
