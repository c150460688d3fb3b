/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Two currencies. Credit is for promises in device time (cap, floor): it comes in at the promised
 * rate and is spent as charged. So a tenant's total is rate * time + a bounded rest, with kernels
 * of any length. Virtual time is for promises relative to others: the tenant with the least for its
 * weight is next, so the rest between two tenants is bounded by a turn and a kernel.
 *
 * Credit that comes in while a tenant waits for others must not be lost, or a share below others
 * with long kernels would never be met. Credit that comes in while it does not want the device, or
 * could never be had, must not pile up. Hence two upper bounds.
 */
#include "params.h"
#include "share.h"

#include <stddef.h>

#define NS 1000000000 /* a second */
#define CREDIT ((int64_t)SHARE_CREDIT_NS)
#define DEBT ((int64_t)SHARE_DEBT_NS)
#define LONGEST (10000ull * NS) /* time that credit is counted for at once: no product overflows */
#define MOST_WEIGHT 10000u

enum { WANTED = 1, COMPETED = 2, PARTIAL = 4, PROMISED = 8 }; /* struct share_tenant's active */

static uint32_t between(uint32_t low, uint32_t value, uint32_t high)
{
	return value < low ? low : value > high ? high : value;
}

/* Values that other processes wrote may be anything. */
static uint32_t weight_of(const struct share_tenant *tenant)
{
	return between(1, tenant->terms.weight, MOST_WEIGHT);
}

static bool capped(const struct share_tenant *tenant)
{
	return tenant->terms.cap < SHARE_WHOLE;
}

/* What credit comes in at, in ppm; 0: nothing is promised. */
static uint32_t rate_of(const struct share_tenant *tenant)
{
	return capped(tenant) ? between(1, tenant->terms.cap, SHARE_WHOLE)
			      : between(0, tenant->terms.floor, SHARE_WHOLE);
}

/* ns at the whole device that are `part` ppm of how many; never more than UINT64_MAX. */
static uint64_t divided(uint64_t ns, uint32_t part)
{
	return !part || ns > UINT64_MAX / SHARE_WHOLE ? UINT64_MAX
						      : (ns * SHARE_WHOLE + part - 1) / part;
}

/* By weight: `ns` of device time in virtual time. */
uint64_t share_by_weight(const struct share_tenant *tenant, uint64_t ns)
{
	return ns * SHARE_WEIGHT / weight_of(tenant);
}

static bool wants(uint64_t wanting, int i)
{
	return wanting >> i & 1;
}

struct share_terms share_terms_of(enum share_policy policy, uint32_t ppm, uint32_t weight,
				  enum share_priority priority)
{
	struct share_terms terms = {
		.weight = SHARE_WEIGHT, .cap = SHARE_WHOLE, .floor = 0, .priority = priority};

	ppm = between(1, ppm, SHARE_WHOLE);
	switch (policy) {
	case SHARE_CAP: /* all of the device is no promise, or no other tenant would get any */
		terms.cap = ppm;
		terms.floor = ppm < SHARE_WHOLE ? ppm : 0;
		break;
	case SHARE_BURST:
		terms.floor = ppm;
		break;
	case SHARE_WEIGHT_OF:
		terms.weight = between(1, weight, MOST_WEIGHT);
		break;
	case SHARE_BEST_EFFORT:
		terms.priority = SHARE_IDLE;
		break;
	case SHARE_EQUAL:
		break;
	}
	if (terms.priority > SHARE_HIGH)
		terms.priority = SHARE_HIGH;
	return terms;
}

/* --- credit ---------------------------------------------------------------------------------------------------- */

static int64_t within_debt(int64_t credit)
{
	return credit < -DEBT ? -DEBT : credit > DEBT ? DEBT : credit;
}

static int64_t larger(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

/*
 * A tenant that used up its credit rests until it has some for a turn of a quantum: one with a
 * promise of most of the device gets it back while it runs. So its rests are short, and with them
 * the error of a second. One that waits for its results waits for each rest, too, and needs no turn.
 */
static int64_t rested_at(const struct share_tenant *tenant)
{
	int64_t turn = (int64_t)SHARE_QUANTUM_NS * (SHARE_WHOLE - rate_of(tenant)) / SHARE_WHOLE,
		most = tenant->active & PARTIAL ? (int64_t)SHARE_LITTLE_NS : CREDIT;

	return turn < most ? turn : most;
}

/* Credit up to now, which lifts it to `most` and no further. The rest of a division stays in `credited`. */
static void accrue(struct share_tenant *tenant, uint64_t now, int64_t most)
{
	uint32_t rate = rate_of(tenant);
	uint64_t past = now > tenant->credited ? now - tenant->credited : 0, gained;

	tenant->credit = within_debt(tenant->credit);
	if (now < tenant->credited && tenant->credited - now < NS)
		return; /* two processes read the clock in the other order */
	if (!rate || (!capped(tenant) && !(tenant->active & (WANTED | COMPETED))))
		past = 0;
	if (past > LONGEST)
		past = LONGEST;
	gained = past * rate / SHARE_WHOLE;
	tenant->credited = past ? now - (past - (gained * SHARE_WHOLE + rate - 1) / rate) : now;
	if (tenant->credit < most)
		tenant->credit = tenant->credit + (int64_t)gained < most
			? tenant->credit + (int64_t)gained
			: most;
	if (tenant->credit >= rested_at(tenant))
		tenant->resting = false;
}

/* While it holds the device no credit piles up beyond its credit at the beginning. */
static int64_t most_of_holder(int64_t credit)
{
	return larger(credit, 2 * CREDIT);
}

/* The promises of all that want the device, as far as this one has to stand behind or next to them. */
static uint64_t promised_beside(const struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting,
				const struct share_tenant *one)
{
	uint64_t sum = 0;
	int i;

	for (i = 0; i < SHARE_TENANTS; i++) {
		if (!wants(wanting, i) || tenants[i].terms.priority < one->terms.priority)
			continue;
		if (!capped(&tenants[i]) && tenants[i].terms.priority > one->terms.priority)
			return UINT64_MAX;
		sum += rate_of(&tenants[i]);
	}
	return sum;
}

/* In shared mode a tenant that waits for its results is seldom held up: it did not want the time that
 * it did not use. */
static int64_t most_of(const struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting,
		       const struct share_tenant *one, bool shared)
{
	if (shared && one->active & PARTIAL)
		return SHARE_PAUSED_NS;
	if (!(one->active & WANTED) || promised_beside(tenants, wanting, one) > SHARE_WHOLE)
		return 2 * CREDIT;
	return 2 * CREDIT + (int64_t)SHARE_LATE_NS * rate_of(one) / SHARE_WHOLE;
}

/*
 * `paused`: for a moment they did not want it. They keep their credit, and their gain meanwhile has
 * a bound. A step whose host finds little to launch now and then is to get its share. A tenant that
 * uses less than that, again and again, is not to have the device for long one day.
 */
static void bring_up_to_date(struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting,
			     uint64_t paused, bool shared, uint64_t now)
{
	int64_t most;
	int i;

	for (i = 0; i < SHARE_TENANTS; i++) {
		if (!wants(wanting, i))
			continue;
		most = most_of(tenants, wanting, &tenants[i], shared);
		accrue(&tenants[i], now,
		       wants(paused, i) ? larger(within_debt(tenants[i].credit), SHARE_PAUSED_NS)
					: most);
		if (tenants[i].credit > most)
			tenants[i].credit = most;
	}
}

static bool has_credit(const struct share_tenant *tenant)
{
	return !tenant->resting && tenant->credit > 0;
}

/* The time that its credit lasts from now on, while it runs. */
static uint64_t lasts(const struct share_tenant *tenant)
{
	return tenant->credit > 0 ? divided((uint64_t)tenant->credit, SHARE_WHOLE - rate_of(tenant))
				  : 0;
}

/*
 * In-flight work is not charged yet, so a turn that was to end with its credit leaves some. For
 * that it would get turns shorter and shorter, and the device would stand idle between them: it
 * rests.
 */
static void rest_with_little(struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting)
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (wants(wanting, i) && rate_of(&tenants[i]) &&
		    lasts(&tenants[i]) < SHARE_LITTLE_NS)
			tenants[i].resting = true;
}

static bool guaranteed(const struct share_tenant *tenant)
{
	return tenant->terms.floor && has_credit(tenant);
}

static bool competes(const struct share_tenant *tenant)
{
	return !capped(tenant) || has_credit(tenant);
}

bool share_may_go_on(const struct share_tenant *tenant, uint64_t now)
{
	/* its in-flight work is not charged yet: nothing is settled here */
	struct share_tenant then = *tenant;

	accrue(&then, now, most_of_holder(then.credit));
	return competes(&then);
}

/*
 * Is its use taken from its guarantee? Else it had this by weight. Work of a guaranteed turn is, also
 * where it takes longer than there was credit for. The debt has a bound, as all claims have.
 */
static bool pays(const struct share_tenant *tenant)
{
	return !tenant->resting ||
		(tenant->active & PROMISED && tenant->credit > -(int64_t)SHARE_LATE_NS);
}

void share_charge(struct share_tenant *tenant, uint64_t busy, uint64_t now)
{
	int64_t most = most_of_holder(within_debt(tenant->credit));

	if (busy > SHARE_DEBT_NS)
		busy = SHARE_DEBT_NS;
	tenant->used += busy;
	tenant->virtual += share_by_weight(tenant, busy);
	if (capped(tenant) || (tenant->terms.floor && pays(tenant)))
		tenant->credit = within_debt(within_debt(tenant->credit) - (int64_t)busy);
	accrue(tenant, now, most);
	if (rate_of(tenant) && tenant->credit <= 0)
		tenant->resting = true;
}

void share_move_on(struct share_tenant *tenant, int64_t ns)
{
	uint64_t virtual = share_by_weight(tenant, (uint64_t)(ns < 0 ? -ns : ns));

	if (ns >= 0)
		tenant->virtual += virtual;
	else
		tenant->virtual -= virtual < tenant->virtual ? virtual : tenant->virtual;
}

/* --- whose turn ------------------------------------------------------------------------------------------------ */

static bool same_class(const struct share_tenant *a, const struct share_tenant *b)
{
	return a->terms.priority == b->terms.priority;
}

/*
 * Where a tenant that comes back from idleness goes on: at the value of the least served of those
 * that were there all the while; where none was there, at that of the most served. And that one's
 * last turn, if there are turns, both in virtual time.
 */
struct there {
	uint64_t virtual, turn;
};

/* A turn that is still going on may be short yet. */
static uint64_t turn_of(uint64_t ns)
{
	if (ns < SHARE_QUANTUM_NS)
		return SHARE_QUANTUM_NS;
	return ns > SHARE_TURN_MOST_NS ? SHARE_TURN_MOST_NS : ns;
}

static struct there there_beside(const struct share_tenant tenants[SHARE_TENANTS], uint64_t there,
				 const uint64_t *turns, const struct share_tenant *one)
{
	int i, least = -1, most = -1, which;

	for (i = 0; i < SHARE_TENANTS; i++) {
		if (&tenants[i] == one || !same_class(&tenants[i], one))
			continue;
		if (most < 0 || tenants[i].virtual > tenants[most].virtual)
			most = i;
		if (wants(there, i) && (least < 0 || tenants[i].virtual < tenants[least].virtual))
			least = i;
	}
	which = least < 0 ? most : least;
	if (which < 0)
		return (struct there){0};
	return (struct there){tenants[which].virtual,
			      turns ? share_by_weight(&tenants[which], turn_of(turns[which])) : 0};
}

/* It goes on at `at`, but behind it by no more than `kept`. */
static void come_back(struct share_tenant *tenant, uint64_t at, uint64_t kept)
{
	uint64_t debt = share_by_weight(tenant, SHARE_DEBT_NS);

	if (tenant->virtual < at && at - tenant->virtual > kept)
		tenant->virtual = at - kept;
	if (tenant->virtual > at && tenant->virtual - at > debt)
		tenant->virtual = at + debt;
}

/*
 * One turn of a tenant with a small weight, or long kernels, is many of another's own. This much
 * may be due at any time, and as much again when that one had a turn meanwhile. A tenant that was
 * away for a moment only is not to lose it. No more, or a tenant that is often away for a moment
 * would have the device for long one day.
 */
static void come_back_after(struct share_tenant *tenant, uint64_t absent, struct there there)
{
	uint64_t kept = share_by_weight(tenant, SHARE_QUANTUM_NS);

	if (absent <= SHARE_PAUSE_NS)
		kept = share_by_weight(tenant, SHARE_KEPT_NS) + 2 * there.turn;
	come_back(tenant, there.virtual, kept);
}

/* The tenants that compete now, and those that have since the last time. */
static uint64_t competing_of(const struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting,
			     uint64_t *there)
{
	uint64_t competing = 0;
	int i;

	*there = 0;
	for (i = 0; i < SHARE_TENANTS; i++) {
		if (!wants(wanting, i) || !competes(&tenants[i]))
			continue;
		competing |= UINT64_C(1) << i;
		if (tenants[i].active & COMPETED)
			*there |= UINT64_C(1) << i;
	}
	return competing;
}

/* From when it last had something, or wanted to, until it began to wait. */
static uint64_t away(const struct share_tenant *tenant, uint64_t waited, uint64_t now)
{
	uint64_t past = now > tenant->credited ? now - tenant->credited : 0;

	return past > waited ? past - waited : 0;
}

/* A newcomer was never there; and a capped tenant is due its credit, with rests of any length. */
static uint64_t absence(const struct share_tenant *tenant, uint64_t waited, uint64_t now)
{
	return !tenant->virtual || capped(tenant) ? UINT64_MAX : away(tenant, waited, now);
}

/*
 * No choice is made while one has the device alone. A tenant may want it still at the last choice,
 * and leave then. It would count as one that was there all the while, and would be due all that
 * time.
 */
static bool went_unseen(const struct share_tenant *tenant, uint64_t waited, uint64_t now)
{
	return waited && away(tenant, waited, now) > SHARE_PAUSE_NS;
}

/* Its host found nothing to launch for a moment. */
static bool paused(const struct share_tenant *tenant, uint64_t now)
{
	return now <= tenant->credited || now - tenant->credited <= SHARE_MOMENT_NS;
}

/* It wants the device most of the time, has no turn at present, and its host found nothing to launch
 * for a moment. */
static bool stays_active(const struct share_tenant *tenant, int i, uint64_t wanting,
			 const struct share_lately *lately, uint64_t now)
{
	return wants(wanting & lately->busy & lately->limited, i) && !(tenant->active & WANTED) &&
		paused(tenant, now);
}

/* And a tenant that comes back goes on somewhere. `turns`: the last ones; NULL: the device is open
 * to all. */
static uint64_t note_competing(struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting,
			       const struct share_lately *lately, const uint64_t *turns,
			       uint64_t now)
{
	uint64_t there, competing, moment = 0, absent[SHARE_TENANTS];
	int i;

	for (i = 0; i < SHARE_TENANTS; i++) {
		absent[i] = turns ? absence(&tenants[i], lately->waited[i], now) : UINT64_MAX;
		if (turns && went_unseen(&tenants[i], lately->waited[i], now))
			tenants[i].active = 0;
		if (!stays_active(&tenants[i], i, wanting, lately, now))
			continue;
		tenants[i].active |= WANTED;
		moment |= UINT64_C(1) << i;
	}
	bring_up_to_date(tenants, wanting, moment, !turns, now);
	if (turns)
		rest_with_little(tenants, wanting);
	competing = competing_of(tenants, wanting, &there);
	for (i = 0; i < SHARE_TENANTS; i++) {
		if (wants(competing & ~there, i))
			come_back_after(&tenants[i], absent[i],
					there_beside(tenants, there, turns, &tenants[i]));
		tenants[i].active = (wants(wanting, i) ? WANTED : 0) |
			(wants(competing, i) ? COMPETED : 0) |
			(wants(lately->partial, i) ? PARTIAL : 0) |
			(turns ? tenants[i].active & PROMISED : 0);
	}
	return competing;
}

/* Is `a` to run before `b`? */
static bool before(const struct share_tenant *a, const struct share_tenant *b)
{
	if (!same_class(a, b))
		return a->terms.priority > b->terms.priority;
	if (guaranteed(a) != guaranteed(b))
		return guaranteed(a);
	if (guaranteed(a))
		return a->credit > b->credit;
	return a->virtual < b->virtual;
}

/* More than two take turns with each other. */
static bool are_many(const struct share_tenant tenants[SHARE_TENANTS], uint64_t competing,
		     const struct share_tenant *one)
{
	int i, same = 0;

	for (i = 0; i < SHARE_TENANTS; i++)
		same += wants(competing, i) && same_class(&tenants[i], one);
	return same > 2;
}

/*
 * Guaranteed turns are shorter: a tenant that waits for one gathers credit meanwhile, and its share
 * of a second is off by that. Turns of more than two tenants are shorter, too: the turns of unequal
 * ones do not come evenly, and a second has one more or one less of them.
 */
static uint64_t budget_of(const struct share_tenant *tenant, bool many, bool alone)
{
	uint64_t most = guaranteed(tenant) ? SHARE_QUANTUM_NS / 2
		: many			   ? SHARE_QUANTUM_NS * 3 / 4
					   : SHARE_QUANTUM_NS,
		 budget = most;

	if (capped(tenant) || guaranteed(tenant))
		budget = lasts(tenant);
	return budget > most && !(alone && capped(tenant)) ? most : budget;
}

/* When a tenant that rests has credit again. */
static uint64_t of_age(const struct share_tenant *tenant, uint64_t now)
{
	int64_t enough = rested_at(tenant);
	uint64_t wait = tenant->credit < enough
		? divided((uint64_t)(enough - tenant->credit), rate_of(tenant))
		: 0;

	return wait > UINT64_MAX - 1 - now ? UINT64_MAX - 1 : now + wait + 1;
}

void share_turn_begins(struct share_tenant *tenant, bool contested)
{
	tenant->active &= ~(uint32_t)PROMISED;
	if (contested && guaranteed(tenant))
		tenant->active |= PROMISED;
}

/* Its guaranteed share is not met: more is due to it than it may gather within two turns. */
static bool is_behind(const struct share_tenant *tenant)
{
	return guaranteed(tenant) && tenant->credit > 2 * CREDIT;
}

/* When one of these has credit again. UINT64_MAX: none rests. */
static uint64_t first_of_age(const struct share_tenant tenants[SHARE_TENANTS], uint64_t resting,
			     uint64_t now)
{
	uint64_t first = UINT64_MAX, age;
	int i;

	for (i = 0; i < SHARE_TENANTS; i++) {
		if (!wants(resting, i))
			continue;
		age = of_age(&tenants[i], now);
		if (age < first)
			first = age;
	}
	return first;
}

/* -1: none. */
static int foremost(const struct share_tenant tenants[SHARE_TENANTS], uint64_t among)
{
	int i, found = -1;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (wants(among, i) && (found < 0 || before(&tenants[i], &tenants[found])))
			found = i;
	return found;
}

static bool one_is_behind(const struct share_tenant tenants[SHARE_TENANTS], uint64_t among)
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (wants(among, i) && is_behind(&tenants[i]))
			return true;
	return false;
}

/* None of them could be chosen. They keep their credit; by weight they are due as much as after a short
 * absence. */
static void pass_over(struct share_tenant tenants[SHARE_TENANTS], uint64_t others)
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (wants(others, i))
			tenants[i].active &= ~(uint32_t)COMPETED;
}

struct share_choice share_pick(struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting,
			       const struct share_lately *lately, uint64_t now)
{
	uint64_t competing = note_competing(tenants, wanting, lately, lately->turn, now),
		 among = lately->among ? lately->among : UINT64_MAX, first = lately->first;
	struct share_choice choice = {
		.tenant = -1, .again = first_of_age(tenants, wanting & among & ~competing, now)};
	bool many;

	competing &= among;
	if (!(competing & first) || one_is_behind(tenants, competing & ~first))
		first = UINT64_MAX;
	choice.tenant = foremost(tenants, competing & first);
	pass_over(tenants, wanting & ~(among & first));
	if (choice.tenant < 0)
		return choice;
	many = are_many(tenants, competing, &tenants[choice.tenant]);
	choice.budget =
		budget_of(&tenants[choice.tenant], many, wanting == UINT64_C(1) << choice.tenant);
	return choice;
}

/* --- side by side ---------------------------------------------------------------------------------------------- */

/* Of the highest priority that others wait for: the values of the least served of the limited ones,
 * and of the most served of all. */
struct pace {
	uint32_t priority;
	uint64_t limited, most;
	bool behind; /* a limited one's guarantee is not met */
};

static void note_least(uint64_t *least, uint64_t had)
{
	if (had < *least)
		*least = had;
}

static struct pace pace_of(const struct share_tenant tenants[SHARE_TENANTS], uint64_t competing,
			   const struct share_wish *wish)
{
	struct pace pace = {.limited = UINT64_MAX};
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (wants(competing & ~wish->aside, i) && tenants[i].terms.priority > pace.priority)
			pace.priority = tenants[i].terms.priority;
	for (i = 0; i < SHARE_TENANTS; i++) {
		if (!wants(competing, i) || tenants[i].terms.priority != pace.priority)
			continue;
		if (tenants[i].virtual > pace.most)
			pace.most = tenants[i].virtual;
		if (!wants(wish->limited & ~wish->away, i))
			continue;
		note_least(&pace.limited, tenants[i].virtual);
		pace.behind |= is_behind(&tenants[i]);
	}
	return pace;
}

static bool keeps_pace(const struct share_tenant *tenant, const struct pace *pace)
{
	if (pace->behind || guaranteed(tenant))
		return !pace->behind || is_behind(tenant);
	return tenant->virtual < pace->limited ||
		tenant->virtual - pace->limited <= share_by_weight(tenant, SHARE_QUANTUM_NS);
}

/* A tenant that could have had more and did not want it saves nothing up for when the device is
 * exclusive again. */
static void save_nothing(struct share_tenant tenants[SHARE_TENANTS], uint64_t content,
			 const struct pace *pace)
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (wants(content, i) && tenants[i].terms.priority == pace->priority)
			come_back(&tenants[i],
				  pace->limited == UINT64_MAX ? pace->most : pace->limited,
				  share_by_weight(&tenants[i], SHARE_QUANTUM_NS));
}

static bool may_begin(const struct share_tenant *tenant, bool competing, const struct pace *pace)
{
	return competing && tenant->terms.priority >= pace->priority &&
		(tenant->terms.priority > pace->priority || keeps_pace(tenant, pace));
}

uint64_t share_beside(struct share_tenant tenants[SHARE_TENANTS], const struct share_wish *wish,
		      const struct share_lately *lately, uint64_t now)
{
	uint64_t competing, beside = 0;
	struct pace pace;
	bool may;
	int i;

	competing = note_competing(tenants, wish->wanting, lately, NULL, now);
	pace = pace_of(tenants, competing, wish);
	save_nothing(tenants, competing & ~wish->limited & ~wish->slowed, &pace);
	for (i = 0; i < SHARE_TENANTS; i++) {
		if (wants(wish->wanting, i))
			may = may_begin(&tenants[i], wants(competing, i), &pace);
		else
			may = tenants[i].terms.priority >= pace.priority &&
				share_may_go_on(&tenants[i], now);
		beside |= (uint64_t)may << i;
	}
	return beside;
}

/* Of the same priority: virtual times of others cannot be compared. */
static bool is_ahead_of_one(const struct share_tenant tenants[SHARE_TENANTS], uint64_t behind,
			    const struct share_tenant *one)
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (wants(behind, i) && same_class(&tenants[i], one) &&
		    one->virtual > tenants[i].virtual)
			return true;
	return false;
}

uint64_t share_brief(const struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting,
		     uint64_t behind)
{
	uint64_t brief = 0;
	int i;

	for (i = 0; i < SHARE_TENANTS && wanting & behind; i++)
		brief |= (uint64_t)is_ahead_of_one(tenants, wanting & behind, &tenants[i]) << i;
	return brief;
}

bool share_preempts(const struct share_tenant *waiting, const struct share_tenant *holder,
		    uint64_t now)
{
	return waiting->terms.priority > holder->terms.priority && share_may_go_on(waiting, now);
}

bool share_lends(const struct share_tenant *absent, const struct share_tenant *next)
{
	if (!same_class(absent, next) || !competes(absent))
		return false;
	if (guaranteed(absent) != guaranteed(next))
		return guaranteed(absent);
	if (guaranteed(absent))
		return absent->credit > next->credit + (int64_t)SHARE_LENDS_NS;
	return absent->virtual + share_by_weight(absent, SHARE_LENDS_NS) < next->virtual;
}
