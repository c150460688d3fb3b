/* SPDX-License-Identifier: Apache-2.0 */
/*
 * share.h: the choice of the next tenant of the device. Pure policy: no clock, no locks, no files;
 * the caller passes the time.
 *
 * A tenant is promised terms; a policy that users name is only a way of writing them
 * (share_terms_of). The state of a tenant changes in share_charge, share_move_on, share_pick and
 * share_beside alone, and the caller excludes other callers meanwhile. Times are nanoseconds of one
 * monotonic clock, shares are parts per million of one device's time.
 *
 * The order: higher priority first; among equals, tenants with credit of a guaranteed share (most
 * credit first); then the tenant with the least for its weight. A capped tenant without credit gets
 * nothing. Overrun is carried over as negative credit.
 */
#ifndef PORTER_SHARE_H
#define PORTER_SHARE_H

#include <stdbool.h>
#include <stdint.h>

#define SHARE_TENANTS 64
#define SHARE_WHOLE 1000000u /* ppm: all of a device */
#define SHARE_WEIGHT 100u    /* relative weight (default) */

enum share_policy { SHARE_EQUAL, SHARE_WEIGHT_OF, SHARE_CAP, SHARE_BURST, SHARE_BEST_EFFORT };
enum share_priority { SHARE_IDLE, SHARE_LOW, SHARE_NORMAL, SHARE_HIGH }; /* idle: best effort */

struct share_terms {
	uint32_t weight;   /* 1 to 10000 */
	uint32_t cap;	   /* ppm; never more than this: SHARE_WHOLE is no cap */
	uint32_t floor;	   /* ppm that are guaranteed while it wants them; 0: none */
	uint32_t priority; /* enum share_priority */
};

struct share_tenant {
	struct share_terms terms;
	int64_t credit;	   /* ns of its guaranteed or capped share not used yet; negative: owed */
	uint64_t credited; /* when credit was last brought up to date */
	uint64_t used;	   /* ns of device time charged in all */
	/* used, by weight: ns * SHARE_WEIGHT / weight; lifted when it comes back from
	 * idleness */
	uint64_t virtual;
	/* its credit was used up, except 2 ms of a turn, and is not SHARE_CREDIT_NS yet, or less
	 * that is enough for a turn */
	uint32_t resting;
	/* a bit each, of the last look: 1: it wanted the device; 2: and could have had it; 4: it was in `partial`;
	 * and 8: it is charged to its guarantee (share_turn_begins) */
	uint32_t active;
};

struct share_choice {
	int tenant;	 /* -1: no tenant may run now */
	uint64_t budget; /* ns it may hold the device while others want it */
	/* when to choose anew at the latest (a credit comes of age); UINT64_MAX: nothing to wait
	 * for */
	uint64_t again;
};

/* Sets of tenants, a bit each. */
struct share_wish {
	uint64_t wanting; /* want the device or hold it; of these */
	uint64_t limited; /* have more work ready than they may start */
	uint64_t slowed; /* have less than they demand: time that they did not use is due to them */
	/* had no work for a moment: no others of their priority wait for them */
	uint64_t away;
	/* have no work, or keep their speed next to others: no tenants of lower priority wait */
	uint64_t aside;
};

/* Of those that want the device, and of others anything. */
struct share_lately {
	uint64_t waited[SHARE_TENANTS]; /* ns that it has wanted it without a break; 0: not known */
	uint64_t
		turn[SHARE_TENANTS]; /* ns that it has used since its last turn began, or went on */
	uint64_t busy;		     /* a bit each: it wants the device most of the time */
	/* it had less than its demand, and stays active over a pause of a moment */
	uint64_t limited;
	uint64_t partial; /* it waits for results, and so does not want the device all the time */
	uint64_t among;	  /* only these are chosen; 0: any of them */
	uint64_t first;	  /* of these one is chosen, if it may run and no other is behind; 0: any */
};

/* The terms that a policy means. `percent` in ppm (cap and burst), `weight` (weight); others ignore them. */
struct share_terms share_terms_of(enum share_policy policy, uint32_t ppm, uint32_t weight,
				  enum share_priority priority);
/*
 * Bit i of `wanting`: tenant i wants the device or holds it. A tenant that did not for a while, and
 * does again, keeps a part of its former claim. After 25 ms or less, that is up to 60 ms of its own
 * time and two turns of the least served of the others. Otherwise it is 20 ms of its own, as
 * newcomers and capped tenants always get.
 */
struct share_choice share_pick(struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting,
			       const struct share_lately *lately, uint64_t now);
/* Its turn begins or goes on; others want the device, too (`contested`), or it is alone. A contested
 * turn that it has by its guarantee is charged to that to the end of its work. */
void share_turn_begins(struct share_tenant *tenant, bool contested);
/*
 * Where the device is open to all at once: the tenants that may start work now, also of those that
 * do not want to. Of the highest priority that others wait for, and of higher ones, all tenants with
 * credit may. But a tenant that is a quantum ahead of the least served of the limited ones waits, as
 * do all while a guaranteed share is behind. A tenant that comes back has 20 ms of its own as its
 * claim.
 */
uint64_t share_beside(struct share_tenant tenants[SHARE_TENANTS], const struct share_wish *wish,
		      const struct share_lately *lately, uint64_t now);
/* There too: the tenants that are ahead of one of their priority that wants the device, and whose
 * short work stands behind others' (`behind`). They should have little queued at a time. */
uint64_t share_brief(const struct share_tenant tenants[SHARE_TENANTS], uint64_t wanting,
		     uint64_t behind);
/* `ns` of device time in virtual time. */
uint64_t share_by_weight(const struct share_tenant *tenant, uint64_t ns);
/* `busy` ns of device time were used up to now. */
void share_charge(struct share_tenant *tenant, uint64_t busy, uint64_t now);
/* Its virtual time alone goes on by `ns`, of either sign. */
void share_move_on(struct share_tenant *tenant, int64_t ns);
/* May a tenant that holds the device go on, as far as its own terms say? (A cap's credit is not used up.) */
bool share_may_go_on(const struct share_tenant *tenant, uint64_t now);
/* Would `waiting` take the device from `holder` at the next boundary, before its turn is over? */
bool share_preempts(const struct share_tenant *waiting, const struct share_tenant *holder,
		    uint64_t now);
/* `next` is to have a turn, for `absent` does not want one at the moment. Is it only lent, as `absent` is behind? */
bool share_lends(const struct share_tenant *absent, const struct share_tenant *next);

#endif
