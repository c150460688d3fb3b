/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arbiter_gang.h: several devices that a tenant uses together, a gang: work on one may wait for
 * work on another.
 *
 * A tenant marks each of its devices on which its work is bound (arbiter_bind); two that are bound
 * are of one gang. Each of its processes joins the leases of all of them (arbiter_join_bound): its
 * own device's as a user, the others' to hold them for its work. It takes them in the order of
 * arbiter_before, notes its work as in flight on all of them, and gives them up together. So none
 * leaves the tenant while work on any is in flight. A device that the tenant's processes do not use
 * any more is left out.
 *
 * A turn may end while work on one device waits for work that was held back on another. Late work
 * may begin under the lease that closes (arbiter_begin_late). The limit is as many pieces in this
 * turn as the other devices got, or an overdue piece there.
 *
 * The rules of arbiter.h hold here too.
 */
#ifndef PORTER_ARBITER_GANG_H
#define PORTER_ARBITER_GANG_H

#include <stdbool.h>
#include <stdint.h>

#include "arbiter.h"

#define ARBITER_LEASE_NAME 256

/* Our tenant's work on this device may wait for work on others that it is bound on. */
void arbiter_bind(struct arbiter_place *place);
/* Changes when another device was found that is bound too. 0: this one is not. */
uint64_t arbiter_bound(const struct arbiter_place *place);
/* Joins one by one the bound devices that `known` does not know by name; found() has the place from then on. */
struct arbiter_search {
	bool (*known)(void *context, const char *name);
	struct arbiter_place *(*room)(void *context); /* NULL: there is none left */
	void (*found)(void *context, struct arbiter_place *place);
	void *context;
};
void arbiter_find_bound(const struct arbiter_place *place, const struct arbiter_search *search);
/* The same of one that was found before, once its lease is another one: 0, or -errno: it is not bound there yet. */
int arbiter_join_again(struct arbiter_place *other, const struct arbiter_place *place,
		       const char *name);
/* Leases of one folder have an order. */
bool arbiter_before(const struct arbiter_place *a, const struct arbiter_place *b);
const char *arbiter_lease_name(const struct arbiter_place *place);

/* Does a process of our tenant use the device itself? */
bool arbiter_is_used(const struct arbiter_place *place);
/* Do all tenants of the other device take part at this one, too? */
bool arbiter_is_met(const struct arbiter_place *place, const struct arbiter_place *other);
/* This is the first device of our gang, and that holds of all the others: here turns may be lent. */
void arbiter_tell_met(const struct arbiter_place *place, bool met);
/* Its owner has a higher priority than this tenant, has work in flight, and leaves it little of the device. */
bool arbiter_is_out_of_reach(const struct arbiter_place *place, uint64_t now);
/* The lease closes: only work in flight is waited for. */
bool arbiter_is_closing(const struct arbiter_place *place);
/* The device is in shared mode: holding it keeps no tenant from it. */
bool arbiter_is_shared(const struct arbiter_place *place);
/* The epoch of our tenant's turn there, also while it closes; 0: it has none. */
uint64_t arbiter_turn(const struct arbiter_place *place);
/* We ask for this device only while we hold another one that no other tenant may use. */
void arbiter_tell_follows(struct arbiter_place *place, bool follows);
/* Do our terms allow work now? Cheap. */
bool arbiter_may_run(const struct arbiter_place *place, uint64_t now);
/* Our turn begins now: we had to wait for another device. */
void arbiter_begin_turn(struct arbiter_place *place, uint64_t epoch, uint64_t now);
/* The device was held for `busy` ns of our work on another: charged if none of our processes used
 * it. As arbiter_charge. */
bool arbiter_charge_held(struct arbiter_place *place, uint64_t busy, uint64_t now);

/* In shared mode our virtual time goes on by `ns` more, or less, than was charged. */
void arbiter_move_on(struct arbiter_place *place, int64_t ns);

/* In this turn we began this number of pieces; they are expected to be done then. */
void arbiter_tell_begun(struct arbiter_place *place, uint32_t pieces, uint64_t due);
struct arbiter_others {
	bool closing; /* the lease, which is our tenant's or in shared mode */
	bool held;    /* it is in shared mode, and our tenant waits for others */
	bool busy;    /* others of our tenant's processes have work in flight under it */
	uint64_t epoch;
	uint32_t begun;	  /* the most that one of them began; may begin anew at 0 */
	uint64_t overdue; /* and for how long all of it has been expected to be done (ns) */
};
struct arbiter_others arbiter_others(const struct arbiter_place *place, uint64_t now);
/* It is another tenant's, though other processes of ours have work in flight that began in an earlier turn:
 * of a higher priority, or of one that had waited for too long. */
bool arbiter_is_taken(const struct arbiter_place *place);
/* As arbiter_begin, while our tenant's lease closes, and it goes on closing; or though it waits for
 * others in shared mode. The epoch, or 0. */
uint64_t arbiter_begin_late(struct arbiter_place *place, uint64_t now);

#endif
