/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every policy's promise, on a clock of our own: tenants whose kernels never cease share a device
 * by share.c alone. Nothing here depends on the machine: the same run gives the same figures.
 */
#define _GNU_SOURCE
#include "check.h"
#include "sched/hold.h"
#include "sched/params.h"
#include "sched/share.h"

#define US UINT64_C(1000)
#define MS (1000 * US)
#define S (1000 * MS)
#define AHEAD (2 * MS)	/* predicted work that is in flight when a turn ends */
#define SETTLED (2 * S) /* windows of a second are held to the promise from here on */
#define MOST 4

struct tenant {
	struct share_terms terms;
	uint64_t kernel;   /* ns */
	uint64_t part;	   /* ns of a kernel that are charged at a time; 0: all of it at its end */
	uint64_t from, to; /* when it wants the device; to 0: for good */
	double share;	   /* promised: ppm, when it is an exact promise; 0: none */
};

struct world {
	struct share_tenant tenants[SHARE_TENANTS];
	const struct tenant *wish;
	int count;
	uint64_t now, used[MOST], idle;
	uint64_t at_second[MOST];
	double worst_window[MOST]; /* points */
};

static struct tenant cap(uint32_t percent, uint64_t kernel)
{
	return (struct tenant){.terms = share_terms_of(SHARE_CAP, percent * 10000, 0, SHARE_NORMAL),
			       .kernel = kernel,
			       .share = percent * 1e4};
}

static struct tenant weight(uint32_t value, uint64_t kernel)
{
	return (struct tenant){.terms = share_terms_of(SHARE_WEIGHT_OF, 0, value, SHARE_NORMAL),
			       .kernel = kernel};
}

static bool wants(const struct tenant *tenant, uint64_t now)
{
	return now >= tenant->from && (!tenant->to || now < tenant->to);
}

static uint64_t wanting(const struct world *world)
{
	uint64_t mask = 0;

	for (int i = 0; i < world->count; i++)
		if (wants(&world->wish[i], world->now))
			mask |= UINT64_C(1) << i;
	return mask;
}

static void note_waited(const struct world *world, struct share_lately *lately)
{
	for (int i = 0; i < world->count; i++)
		lately->waited[i] =
			world->now > world->wish[i].from ? world->now - world->wish[i].from : 0;
}

static void note_second(struct world *world)
{
	uint64_t second = world->now / S;

	for (int i = 0; i < world->count; i++) {
		double share = (double)(world->used[i] - world->at_second[i]) / (double)S * 1e6;
		double error = (share > world->wish[i].share ? share - world->wish[i].share
							     : world->wish[i].share - share) /
			1e4;

		if (second * S > SETTLED && world->wish[i].share && error > world->worst_window[i])
			world->worst_window[i] = error;
		world->at_second[i] = world->used[i];
	}
}

/* Time passes, tenant `who` works or none (-1); stops at each second to look. */
static void pass(struct world *world, int who, uint64_t ns)
{
	uint64_t part;

	while (ns) {
		part = S - world->now % S < ns ? S - world->now % S : ns;
		world->now += part;
		ns -= part;
		if (who >= 0)
			world->used[who] += part;
		else
			world->idle += part;
		if (!(world->now % S))
			note_second(world);
	}
}

static bool preempted(const struct world *world, int holder)
{
	for (int i = 0; i < world->count; i++)
		if (wants(&world->wish[i], world->now) &&
		    share_preempts(&world->tenants[i], &world->tenants[holder], world->now))
			return true;
	return false;
}

/* The lease charges long work while it runs. */
static void work(struct world *world, int who, uint64_t ns)
{
	uint64_t part = world->wish[who].part ? world->wish[who].part : ns;

	for (; ns; ns -= part) {
		part = part < ns ? part : ns;
		pass(world, who, part);
		if (wanting(world) == UINT64_C(1) << who)
			share_turn_begins(&world->tenants[who], false);
		share_charge(&world->tenants[who], part, world->now);
	}
}

/* As the gate does: kernels are put in flight up to AHEAD; kernels in flight when the turn ends
 * still run. */
static void turn(struct world *world, int who, uint64_t budget)
{
	const struct tenant *wish = &world->wish[who];
	uint64_t ends = world->now + budget, batch;
	bool alone = wanting(world) == UINT64_C(1) << who;

	share_turn_begins(&world->tenants[who], !alone);
	do {
		batch = wish->kernel >= AHEAD ? wish->kernel
					      : AHEAD / 8 / wish->kernel * wish->kernel;
		if (!batch)
			batch = wish->kernel;
		work(world, who, batch);
		if (!wants(wish, world->now) ||
		    !share_may_go_on(&world->tenants[who], world->now) || preempted(world, who))
			return;
	} while (world->now < ends || (alone && wanting(world) == UINT64_C(1) << who));
}

static void run(struct world *world, const struct tenant *wish, int count, uint64_t until)
{
	struct share_lately lately = {0};
	struct share_choice choice;
	uint64_t next;
	int i;

	*world = (struct world){.wish = wish, .count = count, .now = 0};
	for (i = 0; i < count; i++)
		world->tenants[i] =
			(struct share_tenant){.terms = wish[i].terms, .credit = SHARE_CREDIT_NS};
	while (world->now < until) {
		note_waited(world, &lately);
		choice = share_pick(world->tenants, wanting(world), &lately, world->now);
		if (choice.tenant >= 0) {
			CHECK(wants(&wish[choice.tenant], world->now));
			CHECK(choice.budget > 0);
			turn(world, choice.tenant, choice.budget);
			continue;
		}
		CHECK(choice.again > world->now);
		next = choice.again < until ? choice.again : until;
		for (i = 0; i < count; i++)
			if (wish[i].from > world->now && wish[i].from < next)
				next = wish[i].from;
		pass(world, -1, next - world->now);
	}
}

static double percent(const struct world *world, int i)
{
	return (double)world->used[i] * 100 / (double)world->now;
}

static uint64_t long_enough(const struct tenant *wish, int count)
{
	uint64_t until = 12 * S;

	for (int i = 0; i < count; i++) {
		uint64_t units = wish[i].share
			? (uint64_t)(200 * (double)wish[i].kernel / wish[i].share * 1e6)
			: 0;

		until = units > until ? units : until;
	}
	return until;
}

static double longest_unit(const struct tenant *wish, int count)
{
	uint64_t longest = 0;

	for (int i = 0; i < count; i++)
		if (wish[i].kernel > longest)
			longest = wish[i].kernel;
	return (double)longest * 100 / (double)S;
}

/* In all within half a point, each second within two points and a kernel, which may be another's. */
static void meets_its_promises(const struct tenant *wish, int count)
{
	struct world world;
	double error, unit = longest_unit(wish, count);

	run(&world, wish, count, long_enough(wish, count));
	for (int i = 0; i < count; i++) {
		if (!wish[i].share)
			continue;
		error = percent(&world, i) - wish[i].share / 1e4;
		if (getenv("SHOW"))
			printf("%g%% of %d, kernel %llu us: %.3f, worst %.2f (unit %.2f)\n",
			       wish[i].share / 1e4, count,
			       (unsigned long long)(wish[i].kernel / US), error,
			       world.worst_window[i], unit);
		if (error > 0.5 || error < -0.5 || world.worst_window[i] > 2 + unit) {
			fprintf(stderr,
				"tenant %d of %d, %g %%, kernels of %llu us (%llu, %llu): off by %.3f points, worst second %.3f\n",
				i, count, wish[i].share / 1e4,
				(unsigned long long)(wish[i].kernel / US),
				(unsigned long long)(wish[0].kernel / US),
				(unsigned long long)(wish[count - 1].kernel / US), error,
				world.worst_window[i]);
			_exit(1);
		}
	}
}

static const uint64_t kernels[] = {20 * US, 50 * US, 200 * US, 1 * MS,	2 * MS,
				   7 * MS,  20 * MS, 50 * MS,  100 * MS};
#define KERNELS ((int)(sizeof(kernels) / sizeof(*kernels)))

static void caps_alone(void)
{
	static const uint32_t caps[] = {1, 10, 30, 50, 70, 90, 99};

	for (int c = 0; c < 7; c++)
		for (int k = 0; k < KERNELS; k++)
			meets_its_promises((struct tenant[]){cap(caps[c], kernels[k])}, 1);
}

static void caps_side_by_side(void)
{
	static const uint32_t first[] = {10, 30, 50, 70};

	for (int c = 0; c < 4; c++)
		for (int a = 0; a < KERNELS; a++)
			for (int b = 0; b < KERNELS; b++) {
				uint32_t rest = 95 - first[c], third = rest / 3;

				meets_its_promises((struct tenant[]){cap(first[c], kernels[a]),
								     cap(rest, kernels[b])},
						   2);
				meets_its_promises(
					(struct tenant[]){cap(first[c], kernels[a]),
							  cap(third, kernels[b]),
							  cap(third, kernels[(a + b) % KERNELS]),
							  cap(rest - 2 * third, kernels[a])},
					4);
			}
}

/* Next to tenants that would take all of the device. */
static void caps_beside_weights(void)
{
	static const uint32_t caps[] = {10, 30, 50, 70};

	for (int c = 0; c < 4; c++)
		for (int a = 0; a < KERNELS; a++)
			for (int b = 0; b < KERNELS; b++)
				meets_its_promises((struct tenant[]){cap(caps[c], kernels[a]),
								     weight(100, kernels[b]),
								     weight(300, 50 * US)},
						   3);
}

static void the_rest_is_shared_by_weight(void)
{
	struct tenant wish[] = {cap(40, 50 * US), weight(200, 1 * MS), weight(100, 20 * MS)};
	struct world world;

	run(&world, wish, 3, 30 * S);
	CHECK(percent(&world, 1) > 39.6 && percent(&world, 1) < 40.4);
	CHECK(percent(&world, 2) > 19.6 && percent(&world, 2) < 20.4);
	EQUAL(world.idle, 0);
}

static void weights(const uint32_t *values, const uint64_t *lengths, int count)
{
	struct tenant wish[MOST] = {0};
	struct world world;
	double sum = 0, expected, unit;

	for (int i = 0; i < count; i++) {
		wish[i] = weight(values[i], lengths[i]);
		sum += values[i];
	}
	run(&world, wish, count, 30 * S);
	EQUAL(world.idle, 0); /* a tenant that wants to work never waits without reason */
	for (int i = 0; i < count; i++) {
		expected = values[i] / sum * 100;
		unit = (double)lengths[i] / (double)(30 * S) * 100;
		if (getenv("SHOW"))
			printf("%u of %g, kernel %llu us: %.3f for %.3f\n", values[i], sum,
			       (unsigned long long)(lengths[i] / US), percent(&world, i), expected);
		CHECK(percent(&world, i) < expected * 1.01 + unit &&
		      percent(&world, i) > expected * 0.99 - unit);
	}
}

static void weights_hold_whatever_the_kernels(void)
{
	static const uint32_t ratios[][4] = {{2, 1},	   {3, 1},     {8, 1},
					     {4, 3, 2, 1}, {200, 100}, {10000, 10000}};
	static const int counts[] = {2, 2, 2, 4, 2, 2};

	for (int r = 0; r < 6; r++)
		for (int a = 0; a < KERNELS; a++)
			for (int b = 0; b < KERNELS; b++)
				weights(ratios[r],
					(uint64_t[]){kernels[a], kernels[b],
						     kernels[(a + b) % KERNELS], kernels[a]},
					counts[r]);
}

static void a_tenant_that_returns_saved_up_nothing(void)
{
	struct tenant wish[] = {weight(100, 1 * MS), weight(100, 1 * MS), weight(100, 1 * MS)};
	struct world world;

	wish[1].from = 10 * S;
	wish[2].from = 10 * S;
	run(&world, wish, 3, 13 * S);
	CHECK(world.used[0] > 10 * S + 900 * MS && world.used[0] < 11 * S + 50 * MS);
}

/* A tenant that was alone for long owes nothing to one that was away, or to one that comes when it
 * is away itself. */
static void a_tenant_that_was_alone_is_not_starved(void)
{
	struct tenant wish[] = {weight(100, 1 * MS), weight(100, 1 * MS)};
	struct world world;

	wish[0].to = 0;
	wish[1].from = 20 * S;
	run(&world, wish, 2, 22 * S);
	CHECK(world.used[0] > 20 * S + 950 * MS && world.used[0] < 21 * S + 50 * MS);
}

static void a_cap_is_held_after_idleness(void)
{
	struct tenant wish[] = {cap(30, 50 * US)};
	struct world world;

	wish[0].from = 20 * S;
	run(&world, wish, 1, 21 * S);
	CHECK(world.used[0] < 300 * MS + 2 * SHARE_CREDIT_NS + 1 * MS);
	CHECK(world.used[0] > 300 * MS - 2 * SHARE_CREDIT_NS);
}

/* Caps that could never all be met leave no debt that one would collect when the others have left. */
static void a_cap_is_held_after_others_had_too_much(void)
{
	struct tenant wish[] = {cap(80, 50 * US), cap(80, 50 * US)};
	struct world world;
	uint64_t before;

	wish[1].to = 10 * S;
	run(&world, wish, 2, 10 * S);
	before = world.used[0];
	CHECK(before > 4900 * MS && before < 5100 * MS);
	run(&world, wish, 2, 11 * S);
	CHECK(world.used[0] - before < 800 * MS + 2 * SHARE_CREDIT_NS + SHARE_QUANTUM_NS);
}

static void a_floor_is_met_and_not_more(void)
{
	for (int k = 0; k < KERNELS; k++) {
		struct tenant wish[] = {
			{.terms = share_terms_of(SHARE_BURST, 400000, 0, SHARE_NORMAL),
			 .kernel = kernels[k],
			 .share = 400000},
			weight(100, 1 * MS),
			weight(100, 5 * MS),
			weight(100, 50 * US),
		};

		meets_its_promises(wish, 4);
	}
}

/* Half by weight is more than 30 % guaranteed; alone it has all, and that is not taken from the
 * guarantee afterwards. */
static void a_floor_is_no_cap(void)
{
	struct tenant wish[] = {
		{.terms = share_terms_of(SHARE_BURST, 300000, 0, SHARE_NORMAL), .kernel = 1 * MS},
		weight(100, 1 * MS),
		weight(400, 1 * MS),
	};
	struct world world;
	uint64_t before;

	wish[2].from = 40 * S;
	wish[1].from = 20 * S;
	run(&world, wish, 3, 20 * S);
	EQUAL(world.idle, 0);
	EQUAL(world.used[0], world.now);
	run(&world, wish, 3, 40 * S);
	before = world.used[0];
	CHECK(before > 29800 * MS && before < 30200 * MS);
	run(&world, wish, 3, 50 * S);
	CHECK(world.used[0] - before > 2900 * MS && world.used[0] - before < 3200 * MS);
}

/* A piece that takes longer than its guarantee has credit for is charged to it all the same. Else it
 * has the device again and again for the little that it gained meanwhile. */
static void a_guarantee_pays_for_long_pieces(void)
{
	const struct share_terms burst = share_terms_of(SHARE_BURST, 120000, 0, SHARE_NORMAL);
	struct tenant wish[] = {
		{.terms = burst, .kernel = 140 * MS, .part = 2 * MS},
		{.terms = share_terms_of(SHARE_BURST, 300000, 0, SHARE_NORMAL), .kernel = 1 * MS},
		{.terms = burst, .kernel = 1 * MS},
		weight(100, 1 * MS),
	};
	struct world world;

	run(&world, wish, 4, 20 * S);
	EQUAL(world.idle, 0);
	/* a fourth each, but 30 % for the second one */
	CHECK(world.used[1] > 5900 * MS);
	for (int i = 0; i < 4; i++)
		CHECK(i == 1 || world.used[i] > 4400 * MS);
}

static void priorities(void)
{
	struct tenant wish[] = {weight(100, 1 * MS), weight(100, 1 * MS), weight(1, 1 * MS)};
	struct world world;

	wish[0].terms.priority = SHARE_LOW;
	wish[2].terms.priority = SHARE_HIGH;
	wish[2].from = 5 * S;
	wish[2].to = 6 * S;
	run(&world, wish, 3, 10 * S);
	EQUAL(world.used[0], 0);
	/* it preempts at the next kernel's end */
	CHECK(world.used[2] >= 1 * S - 2 * MS && world.used[2] <= 1 * S + 2 * MS);
	EQUAL(world.idle, 0);
}

static void best_effort_runs_when_no_other_tenant_can(void)
{
	struct tenant wish[] = {
		cap(30, 1 * MS),
		{.terms = share_terms_of(SHARE_BEST_EFFORT, 0, 0, SHARE_HIGH), .kernel = 500 * US},
		weight(100, 1 * MS),
	};
	struct world world;

	wish[2].from = 20 * S;
	run(&world, wish, 3, 20 * S);
	CHECK(percent(&world, 0) > 29.5 && percent(&world, 0) < 30.5);
	EQUAL(world.idle, 0); /* all that the cap leaves */
	uint64_t before = world.used[1];

	run(&world, wish, 3, 25 * S);
	CHECK(world.used[1] - before <= 1 * MS);
}

/* --- side by side ---------------------------------------------------------------------------------------------- */

#define BESIDE(tenants, ...) \
	share_beside(tenants, &(struct share_wish){__VA_ARGS__}, &(struct share_lately){0}, 1 * S)

static void make(struct share_tenant *tenant, struct share_terms terms, uint64_t virtual)
{
	*tenant = (struct share_tenant){.terms = terms,
					.credit = SHARE_CREDIT_NS,
					.credited = 1 * S,
					.virtual = virtual,
					.active = 3};
}

static void a_tenant_ahead_of_a_limited_one_waits(void)
{
	struct share_terms equal = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL);
	struct share_tenant two[SHARE_TENANTS] = {0};

	make(&two[0], equal, 1 * S);
	make(&two[1], equal, 1 * S + SHARE_QUANTUM_NS + 1);
	EQUAL(BESIDE(two, .wanting = 3, .limited = 1) & 3, 1);
	EQUAL(BESIDE(two, .wanting = 3, .limited = 3) & 3, 1);
	two[1].virtual --;
	EQUAL(BESIDE(two, .wanting = 3, .limited = 3) & 3, 3);
	two[1].virtual += S;
	/* the other has all that it wants: nothing is saved up for it */
	EQUAL(BESIDE(two, .wanting = 3) & 3, 3);
	EQUAL(two[1].virtual - two[0].virtual, SHARE_QUANTUM_NS);
}

/* That one keeps its lag. */
static void no_tenant_waits_for_one_that_leaves_the_device_idle(void)
{
	struct share_terms equal = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL);
	struct share_tenant two[SHARE_TENANTS] = {0};

	make(&two[0], equal, 1 * S);
	make(&two[1], equal, 2 * S);
	EQUAL(BESIDE(two, .wanting = 3, .limited = 3, .away = 1) & 3, 3);
	EQUAL(BESIDE(two, .wanting = 3, .limited = 3) & 3, 1);
	EQUAL(two[1].virtual - two[0].virtual, 1 * S);
}

/* Credit stays; and virtual time never falls below 0. */
static void virtual_time_moves_alone(void)
{
	struct share_tenant one;

	make(&one, share_terms_of(SHARE_WEIGHT_OF, 0, 200, SHARE_NORMAL), 1 * S);
	share_move_on(&one, 20 * MS);
	EQUAL(one.virtual, 1 * S + 10 * MS);
	share_move_on(&one, -(int64_t)(40 * MS));
	EQUAL(one.virtual, 1 * S - 10 * MS);
	EQUAL(one.credit, SHARE_CREDIT_NS);
	share_move_on(&one, -(int64_t)(10 * S));
	EQUAL(one.virtual, 0);
}

static void caps_and_priorities_hold_side_by_side(void)
{
	struct share_terms equal = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), high = equal;
	struct share_tenant three[SHARE_TENANTS] = {0};

	high.priority = SHARE_HIGH;
	make(&three[0], share_terms_of(SHARE_CAP, 300000, 0, SHARE_NORMAL), 0);
	make(&three[1], equal, 0);
	make(&three[2], high, 0);
	EQUAL(BESIDE(three, .wanting = 3) & 7, 7); /* the third may come at any time */
	EQUAL(BESIDE(three, .wanting = 7) & 7, 4); /* and is alone while it wants the device */
	share_charge(&three[0], 20 * MS, 1 * S);
	EQUAL(BESIDE(three, .wanting = 2) & 7,
	      6); /* its credit is used up, whether it asks or not */
	EQUAL(BESIDE(three, .wanting = 3) & 7, 6);
}

static void a_tenant_ahead_of_short_work_has_little_queued(void)
{
	struct share_terms equal = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL);
	struct share_tenant two[SHARE_TENANTS] = {0};

	make(&two[0], equal, 1 * S);
	make(&two[1], equal, 2 * S);
	EQUAL(share_brief(two, 3, 1), 2);
	EQUAL(share_brief(two, 3, 2), 0);
	EQUAL(share_brief(two, 3, 0), 0);
	EQUAL(share_brief(two, 2, 1), 0); /* it does not want the device */
}

/* The higher one has no work at present, or keeps its speed next to others. It may come at any time. */
static void lower_priority_has_what_higher_leaves(void)
{
	struct share_terms equal = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), high = equal;
	struct share_tenant three[SHARE_TENANTS] = {0};

	high.priority = SHARE_HIGH;
	make(&three[0], equal, 1 * S);
	make(&three[1], equal, 1 * S + SHARE_QUANTUM_NS + 1);
	make(&three[2], high, 9 * S);
	EQUAL(BESIDE(three, .wanting = 7, .aside = 4) & 7, 7);
	EQUAL(BESIDE(three, .wanting = 7) & 7, 4);
	three[1].virtual = three[0].virtual + SHARE_QUANTUM_NS + 1;
	EQUAL(BESIDE(three, .wanting = 7, .limited = 3, .aside = 4) & 7, 5);
}

static void a_guarantee_comes_first_side_by_side(void)
{
	struct share_tenant two[SHARE_TENANTS] = {0};

	make(&two[0], share_terms_of(SHARE_BURST, 500000, 0, SHARE_NORMAL), 5 * S);
	make(&two[1], share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), 0);
	EQUAL(BESIDE(two, .wanting = 3, .limited = 3) & 3, 3); /* with any claim by weight */
	two[0].credit = 3 * (int64_t)SHARE_CREDIT_NS;
	EQUAL(BESIDE(two, .wanting = 3, .limited = 3) & 3, 1);
	EQUAL(BESIDE(two, .wanting = 3, .limited = 2) & 3,
	      3); /* it does not want more than it has */
}

/* By the tenant that would be next if it were there, and that by more than a trifle. */
static void a_turn_is_lent(void)
{
	const int64_t ms = MS;
	struct share_tenant behind, next;

	make(&behind, share_terms_of(SHARE_WEIGHT_OF, 0, 200, SHARE_NORMAL), 5 * S);
	make(&next, share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), 5 * S + 1 * MS);
	CHECK(share_lends(&behind, &next) && !share_lends(&next, &behind));
	next.virtual = behind.virtual + MS / 2; /* of its own time, twice as long as others' */
	CHECK(!share_lends(&behind, &next));
	next.virtual = 6 * S;
	CHECK(share_lends(&behind, &next));
	next.terms.priority = SHARE_LOW;
	CHECK(!share_lends(&behind, &next));
	next.terms.priority = SHARE_NORMAL;
	next.terms.floor = 300000;
	next.credit = 1; /* its guarantee is due first */
	CHECK(!share_lends(&behind, &next) && share_lends(&next, &behind));
	behind.terms.floor = 300000;
	behind.credit = next.credit + ms;
	CHECK(!share_lends(&behind, &next));
	behind.credit++;
	CHECK(share_lends(&behind, &next) && !share_lends(&next, &behind));
	behind.terms = share_terms_of(SHARE_CAP, 300000, 0, SHARE_NORMAL);
	CHECK(share_lends(&behind, &next));
	behind.credit = 0; /* it may have nothing now */
	next.terms.floor = 0;
	CHECK(!share_lends(&behind, &next));
}

/*
 * A tenant that was away for 25 ms or less is due its former claim. That is up to three turns of
 * its own and two of the other's, which has half of its weight; after that, one of its own. Where
 * the device is open to all it is one of its own, too.
 */
static void a_tenant_that_was_away_is_still_due(void)
{
	static const struct {
		uint64_t absent, waited, lags, turn, due;
	} cases[] = {
		{4 * MS, 0, 50 * MS, 0, 50 * MS},
		{4 * MS, 0, 130 * MS, 0, 130 * MS},
		{4 * MS, 0, 150 * MS, 0, 140 * MS},
		{24 * MS, 0, 150 * MS, 20 * MS, 140 * MS},
		{4 * MS, 0, 250 * MS, 40 * MS, 220 * MS}, /* the other one's kernels are long */
		{4 * MS, 0, 500 * MS, 90 * MS, 420 * MS},
		{4 * MS, 0, 1000 * MS, 5 * S, 540 * MS},
		{24 * MS, 300 * MS, 150 * MS, 20 * MS, 140 * MS}, /* it was back for long */
		{26 * MS, 0, 150 * MS, 40 * MS, 20 * MS},
		{26 * MS, 0, 10 * MS, 40 * MS, 10 * MS},
		{5 * S, 10 * MS, 150 * MS, 40 * MS, 20 * MS},
	};
	static const struct share_wish wish = {.wanting = 3, .limited = 3};
	const size_t count = sizeof(cases) / sizeof(*cases);
	struct share_tenant tenants[SHARE_TENANTS];

	for (size_t n = 0; n < 2 * count; n++) {
		size_t i = n % count;
		uint64_t now = 1 * S + cases[i].absent + cases[i].waited, due = cases[i].due;
		struct share_lately lately = {.waited = {[1] = cases[i].waited},
					      .turn = {[0] = cases[i].turn, [1] = 7 * S},
					      .limited = 2};

		memset(tenants, 0, sizeof(tenants));
		make(&tenants[0], share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), 5 * S);
		make(&tenants[1], share_terms_of(SHARE_WEIGHT_OF, 0, 200, SHARE_NORMAL), 5 * S);
		CHECK(share_pick(tenants, 3, &lately, 1 * S).tenant >= 0);
		EQUAL(share_pick(tenants, 1, &lately, 1 * S).tenant, 0); /* it went */
		tenants[0].virtual += cases[i].lags / 2;
		if (n < count)
			EQUAL(share_pick(tenants, 3, &lately, now).tenant, 1);
		else
			CHECK(share_beside(tenants, &wish, &lately, now) & 2);
		if (n >= count && due > 20 * MS)
			due = 20 * MS;
		EQUAL(tenants[0].virtual - tenants[1].virtual, due / 2);
	}
}

/*
 * The state is not updated while one has the device alone. A tenant that still wanted it at the
 * last update is due its former claim all the same, and its guarantee earned it nothing meanwhile.
 * For a tenant that was there all the while, or since an unknown time, nothing changes.
 */
static void an_unseen_tenant_saves_nothing_up(void)
{
	static const struct {
		uint64_t absent, waited, due;
		int64_t credit;
	} cases[] = {
		{400 * MS, 2 * MS, 20 * MS, 10 * MS},  {400 * MS, 1, 20 * MS, 10 * MS},
		{26 * MS, 300 * MS, 20 * MS, 10 * MS}, {24 * MS, 300 * MS, 324 * MS, 172 * MS},
		{0, 400 * MS, 400 * MS, 210 * MS},     {400 * MS, 0, 400 * MS, 210 * MS},
	};
	struct share_tenant tenants[SHARE_TENANTS];

	for (size_t n = 0; n < 2 * sizeof(cases) / sizeof(*cases); n++) {
		size_t i = n / 2;
		uint64_t now = 1 * S, back = now + cases[i].absent + cases[i].waited;
		struct share_lately lately = {.waited = {[0] = 1}, .limited = 3};

		memset(tenants, 0, sizeof(tenants));
		make(&tenants[0],
		     n % 2 ? share_terms_of(SHARE_BURST, 500000, 0, SHARE_NORMAL)
			   : share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL),
		     5 * S);
		make(&tenants[1], share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), 5 * S);
		CHECK(share_pick(tenants, 3, &lately, now).tenant >= 0);
		for (; now < back; now += MS)
			share_charge(&tenants[1], MS, now + MS);
		lately.waited[0] = cases[i].waited;
		EQUAL(share_pick(tenants, 3, &lately, back).tenant, 0);
		if (n % 2)
			EQUAL(tenants[0].credit, cases[i].credit);
		else
			EQUAL(tenants[1].virtual - tenants[0].virtual, cases[i].due);
	}
}

/* A tenant that wanted the device all the while, and was held back, is due its credit alone, and is
 * no measure for others. */
static void a_tenant_that_rests_by_its_cap_is_not_behind(void)
{
	struct tenant wish[] = {cap(30, 1 * MS), weight(100, 1 * MS), weight(100, 1 * MS)};
	struct world world;

	wish[2].from = 20 * S;
	run(&world, wish, 2, 20 * S);
	CHECK(world.tenants[1].virtual - world.tenants[0].virtual < 2 * SHARE_QUANTUM_NS);
	run(&world, wish, 3, 22 * S);
	CHECK(world.used[2] > 700 * MS - SHARE_QUANTUM_NS &&
	      world.used[2] < 700 * MS + 4 * SHARE_QUANTUM_NS);
}

/* A tenant that uses little of a cap, and is never away for long, has no more credit for that. */
static void a_tenant_that_wants_little_saves_no_credit(void)
{
	struct share_lately lately = {0};
	struct share_tenant tenants[SHARE_TENANTS] = {0};
	uint64_t now = 1 * S;

	make(&tenants[0], share_terms_of(SHARE_CAP, 300000, 0, SHARE_HIGH), 0);
	make(&tenants[1], share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), 0);
	for (int i = 0; i < 1000; i++) {
		EQUAL(share_pick(tenants, 3, &lately, now).tenant, 0);
		share_charge(&tenants[0], MS / 2, now + MS / 2);
		now += 5 * MS;
		EQUAL(share_pick(tenants, 2, &lately, now).tenant, 1);
		share_charge(&tenants[1], 4 * MS, now);
	}
	CHECK(tenants[0].credit <= 2 * (int64_t)SHARE_CREDIT_NS);
}

/* Pauses of a tenant that wants the device most of the time, and had less than that, cost it no
 * credit, if it is back in 10 ms. They gain it none beyond 30 ms. */
static void a_pausing_tenant_keeps_its_credit(void)
{
	static const struct {
		uint64_t busy, limited, back;
		int64_t before, credit;
	} cases[] = {
		{1, 1, 9 * MS, 100 * MS, 100 * MS}, {1, 1, 9 * MS, 22 * MS, 26500 * US},
		{1, 1, 9 * MS, 28 * MS, 30 * MS},   {1, 1, 11 * MS, 100 * MS, 20 * MS},
		{2, 1, 9 * MS, 100 * MS, 20 * MS},  {1, 2, 9 * MS, 100 * MS, 20 * MS},
	};
	struct share_tenant tenants[SHARE_TENANTS];

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		struct share_lately lately = {.busy = cases[i].busy, .limited = cases[i].limited};

		memset(tenants, 0, sizeof(tenants));
		make(&tenants[0], share_terms_of(SHARE_CAP, 500000, 0, SHARE_NORMAL), 0);
		make(&tenants[1], share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), 0);
		tenants[0].credit = cases[i].before; /* others had long kernels */
		EQUAL(share_pick(tenants, 3, &lately, 1 * S).tenant, 0);
		EQUAL(share_pick(tenants, 2, &lately, 1 * S).tenant, 1);
		EQUAL(share_pick(tenants, 3, &lately, 1 * S + cases[i].back).tenant, 0);
		EQUAL(tenants[0].credit, cases[i].credit);
	}
}

/* In-flight work is charged later than a turn ends, so credit is never used up by turns that end
 * with it. */
static void a_tenant_with_little_credit_rests(void)
{
	static const struct {
		uint32_t cap;
		int64_t credit;
		uint64_t budget; /* 0: it rests */
	} cases[] = {
		{800000, 399 * US, 0},	{800000, 400 * US, 2 * MS},
		{100000, 1799 * US, 0}, {100000, 1800 * US, 2 * MS},
		{999999, 1, 0},		{999999, 2, 2 * MS},
	};
	struct share_tenant tenants[SHARE_TENANTS] = {0};
	struct share_lately lately = {0};

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		make(&tenants[0], share_terms_of(SHARE_CAP, cases[i].cap, 0, SHARE_NORMAL), 0);
		make(&tenants[1], share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), 0);
		tenants[0].credit = cases[i].credit;
		struct share_choice choice = share_pick(tenants, 3, &lately, 1 * S);

		EQUAL(choice.tenant, cases[i].budget ? 0 : 1);
		EQUAL(tenants[0].resting, !cases[i].budget);
		EQUAL(choice.budget, cases[i].budget ? cases[i].budget : SHARE_QUANTUM_NS);
		EQUAL(tenants[0].credit, cases[i].credit);
	}
}

/* A second has one of them more or less. */
static void turns_of_more_than_two_are_shorter(void)
{
	struct share_tenant tenants[SHARE_TENANTS] = {0};
	struct share_lately lately = {0};

	for (unsigned i = 0; i < 3; i++)
		make(&tenants[i], share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL), 0);
	EQUAL(share_pick(tenants, 1, &lately, 1 * S).budget, SHARE_QUANTUM_NS);
	EQUAL(share_pick(tenants, 3, &lately, 1 * S).budget, SHARE_QUANTUM_NS);
	EQUAL(share_pick(tenants, 7, &lately, 1 * S).budget, 15 * MS);
	tenants[2].terms.priority = SHARE_LOW; /* it has no turn meanwhile */
	EQUAL(share_pick(tenants, 7, &lately, 1 * S).budget, SHARE_QUANTUM_NS);
}

/* So long that it has credit for a turn: where that comes in while it runs, too, it needs little to begin with. */
static void a_tenant_that_is_promised_most_rests_for_a_moment(void)
{
	static const struct {
		uint32_t cap;
		uint64_t rest;
	} cases[] = {{100000, 100 * MS}, {500000, 20 * MS}, {600000, 13333334},
		     {800000, 5 * MS},	 {900000, 2222223}, {999999, 21}};
	struct share_tenant tenants[SHARE_TENANTS] = {0};
	struct share_lately lately = {0};

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		make(&tenants[0], share_terms_of(SHARE_CAP, cases[i].cap, 0, SHARE_NORMAL), 0);
		tenants[0].credit = 10 * US;
		share_charge(&tenants[0], 10 * US, 1 * S);
		struct share_choice choice = share_pick(tenants, 1, &lately, 1 * S);

		EQUAL(choice.tenant, -1);
		EQUAL(choice.again, 1 * S + cases[i].rest + 1);
		EQUAL(share_pick(tenants, 1, &lately, choice.again).tenant, 0);
	}
}

/* With any values that another process wrote there. */
static void any_figures_are_survived(void)
{
	struct share_tenant tenants[SHARE_TENANTS];
	uint64_t random = 88172645463325252u, now = 1 * S;
	unsigned char *bytes = (unsigned char *)tenants;
	struct share_lately lately = {0};

	for (int round = 0; round < 20000; round++) {
		for (size_t i = 0; i < sizeof(tenants); i++) {
			random ^= random << 13, random ^= random >> 7, random ^= random << 17;
			bytes[i] = random & 0x300 ? (unsigned char)random
						  : (unsigned char)-(random >> 12 & 1);
		}
		lately.busy = random << 9;
		lately.limited = random >> 11;
		lately.waited[round % SHARE_TENANTS] = lately.turn[round % SHARE_TENANTS] =
			random >> random % 64;
		struct share_choice choice = share_pick(tenants, random, &lately, now);

		CHECK(choice.tenant >= -1 && choice.tenant < SHARE_TENANTS);
		CHECK(choice.tenant < 0 || random >> choice.tenant & 1);
		struct share_wish wish = {random, random >> 7, random << 5, random >> 3,
					  random >> 11};

		(void)share_beside(tenants, &wish, &lately, now);
		share_charge(&tenants[0], random, now);
		(void)share_may_go_on(&tenants[1], now);
		(void)share_preempts(&tenants[2], &tenants[3], now);
		(void)share_lends(&tenants[4], &tenants[5]);
	}
}

static void policies_mean(void)
{
	struct share_terms terms = share_terms_of(SHARE_EQUAL, 1, 77, SHARE_LOW);

	EQUAL(terms.weight, SHARE_WEIGHT);
	EQUAL(terms.cap, SHARE_WHOLE);
	EQUAL(terms.floor, 0);
	EQUAL(terms.priority, SHARE_LOW);
	terms = share_terms_of(SHARE_WEIGHT_OF, 0, 77, SHARE_NORMAL);
	EQUAL(terms.weight, 77);
	EQUAL(share_terms_of(SHARE_WEIGHT_OF, 0, 0, SHARE_NORMAL).weight, 1);
	terms = share_terms_of(SHARE_CAP, 300000, 0, SHARE_HIGH);
	EQUAL(terms.cap, 300000);
	EQUAL(terms.floor, 300000);
	EQUAL(share_terms_of(SHARE_CAP, 0, 0, SHARE_HIGH).cap, 1);
	EQUAL(share_terms_of(SHARE_CAP, SHARE_WHOLE, 0, SHARE_HIGH).floor, 0);
	terms = share_terms_of(SHARE_BURST, 300000, 0, SHARE_HIGH);
	EQUAL(terms.cap, SHARE_WHOLE);
	EQUAL(terms.floor, 300000);
	EQUAL(share_terms_of(SHARE_BEST_EFFORT, 0, 0, SHARE_HIGH).priority, SHARE_IDLE);
}

/* Windows of 50 ms, in which one tenant is short. It uses `free` while others do not wait, and `held`
 * while they do. The windows of `count` in which they did. */
static unsigned windows_held(struct hold *hold, uint32_t *ms, struct hold_window free,
			     struct hold_window held, unsigned count)
{
	bool waits = hold->waits;
	unsigned sum = 0;

	for (unsigned i = 0; i < count; i++) {
		sum += waits;
		*ms += 50;
		waits = hold_others(hold, true, waits ? &held : &free, *ms);
	}
	return sum;
}

static void others_wait_only_where_that_gains_something(void)
{
	const struct hold_window free = {22, 64}, little = {28, 28}, much = {30, 40};
	struct hold hold = {0};
	uint32_t ms = UINT32_MAX - 20000; /* the clock begins anew meanwhile */
	unsigned held;

	held = windows_held(&hold, &ms, free, little, 8);
	EQUAL(held, 2); /* a trial, and after a rest another one */
	held = windows_held(&hold, &ms, free, little, 1200);
	CHECK(held > 0 && held < 60); /* and fewer and fewer of them */
	held = windows_held(&hold, &ms, free, much, 1200);
	CHECK(held > 600); /* the second trial shows that it pays now */
	held = windows_held(&hold, &ms, free, little, 1200);
	CHECK(held < 250);
}

/*
 * Work is in flight that cannot be charged yet, or the other one was not measured yet: that one is
 * next. The credit that a tenant gathers meanwhile is due to it. But by weight it is due no more
 * than 60 ms and two turns of the other one.
 */
static void a_tenant_that_is_passed_over_stays_due(void)
{
	static const struct {
		uint64_t among, first;
		int next;
	} cases[] = {{0, 2, 0}, {2, 0, 1}, {2, 2, 1}, {3, 2, 0}};
	struct share_tenant tenants[SHARE_TENANTS];
	uint64_t now = 1 * S;

	for (size_t n = 0; n < 2 * sizeof(cases) / sizeof(*cases); n++) {
		struct share_lately lately = {.among = cases[n / 2].among,
					      .first = cases[n / 2].first,
					      .turn = {[1] = 20 * MS}};
		bool caps = n % 2;

		memset(tenants, 0, sizeof(tenants));
		make(&tenants[0],
		     share_terms_of(caps ? SHARE_CAP : SHARE_EQUAL, 500000, 0, SHARE_NORMAL), 1);
		make(&tenants[1],
		     share_terms_of(caps ? SHARE_CAP : SHARE_EQUAL, 150000, 0, SHARE_NORMAL), 1);
		tenants[0].credit = tenants[1].credit = 11 * MS;
		EQUAL(share_pick(tenants, 3, &lately, now).tenant, 1);
		share_charge(&tenants[1], 10 * MS, now);
		tenants[1].virtual += caps ? 0 : 490 * MS;
		if (caps) {
			EQUAL(share_pick(tenants, 3, &lately, now + 100 * MS).tenant,
			      cases[n / 2].next);
			EQUAL(tenants[0].credit, 61 * MS);
		} else {
			lately.among = lately.first = 0;
			EQUAL(share_pick(tenants, 3, &lately, now + 10 * MS).tenant, 0);
			EQUAL(tenants[1].virtual - tenants[0].virtual, 100 * MS);
		}
	}
}

static void others_wait_for_no_tenant_that_is_not_short(void)
{
	const struct hold_window free = {9, 89}, held = {36, 30};
	struct hold hold = {0};
	uint32_t ms = 1;

	windows_held(&hold, &ms, free, held, 20);
	EQUAL(hold.state, HOLD_KEPT);
	CHECK(!hold_others(&hold, false, &held, ms));
	CHECK(hold_others(&hold, true, NULL, ms));
	CHECK(!hold_others(&hold, false, NULL, ms));
	CHECK(hold_others(&hold, true, &free,
			  ms)); /* that window was free: it does not count as held */
	EQUAL(hold.state, HOLD_KEPT);
	CHECK(hold.own[1] > hold.own[0]);
}

/* Other processes can write anything there. */
static void any_figures_of_a_hold_are_borne(void)
{
	const struct hold_window window = {UINT32_MAX, UINT32_MAX}, free = {20, 60},
				 held = {60, 20};
	uint32_t ms = 77, seed = 1;
	struct hold hold;

	for (unsigned i = 0; i < 100000; i++) {
		for (size_t k = 0; k < sizeof(hold); k++)
			((unsigned char *)&hold)[k] =
				(unsigned char)((seed = seed * 1103515245u + 12345u) >> 16);
		hold_others(&hold, i % 2, i % 3 ? &window : NULL, ms += 50);
		if (i % 1000)
			continue;
		/* longest rest, a refresh and a trial: it is right again */
		windows_held(&hold, &ms, free, held, 600);
		CHECK(windows_held(&hold, &ms, free, held, 100) > 80);
	}
}

static const struct check_case cases[] = {
	CASE(policies_mean),
	CASE(caps_alone),
	CASE(caps_side_by_side),
	CASE(caps_beside_weights),
	CASE(the_rest_is_shared_by_weight),
	CASE(weights_hold_whatever_the_kernels),
	CASE(a_tenant_that_returns_saved_up_nothing),
	CASE(a_tenant_that_was_alone_is_not_starved),
	CASE(a_cap_is_held_after_idleness),
	CASE(a_cap_is_held_after_others_had_too_much),
	CASE(a_floor_is_met_and_not_more),
	CASE(a_floor_is_no_cap),
	CASE(a_guarantee_pays_for_long_pieces),
	CASE(priorities),
	CASE(best_effort_runs_when_no_other_tenant_can),
	CASE(a_tenant_ahead_of_a_limited_one_waits),
	CASE(no_tenant_waits_for_one_that_leaves_the_device_idle),
	CASE(virtual_time_moves_alone),
	CASE(a_tenant_ahead_of_short_work_has_little_queued),
	CASE(lower_priority_has_what_higher_leaves),
	CASE(caps_and_priorities_hold_side_by_side),
	CASE(a_guarantee_comes_first_side_by_side),
	CASE(a_turn_is_lent),
	CASE(a_tenant_that_was_away_is_still_due),
	CASE(an_unseen_tenant_saves_nothing_up),
	CASE(a_tenant_that_rests_by_its_cap_is_not_behind),
	CASE(a_tenant_that_wants_little_saves_no_credit),
	CASE(a_pausing_tenant_keeps_its_credit),
	CASE(a_tenant_that_is_passed_over_stays_due),
	CASE(a_tenant_with_little_credit_rests),
	CASE(turns_of_more_than_two_are_shorter),
	CASE(a_tenant_that_is_promised_most_rests_for_a_moment),
	CASE(others_wait_for_no_tenant_that_is_not_short),
	CASE(any_figures_of_a_hold_are_borne),
	CASE(others_wait_only_where_that_gains_something),
	CASE(any_figures_are_survived),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
