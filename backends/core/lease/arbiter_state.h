/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arbiter_state.h: the inside of an arbiter, in layers:
 * - arbiter_rows.c (the participants);
 * - arbiter_gated.c (is there anything to do), arbiter_open.c (is it open to all, and which tenants
 *   are ahead);
 * - arbiter_pass.c (the end of a turn, and the next tenant);
 * - arbiter_terms.c (a tenant's terms), arbiter_join.c (joining and leaving);
 * - arbiter.c (the lease as a process uses it), arbiter_gang.c (several devices' leases that are
 *   used together), arbiter_life.c (deaths, at once);
 * - arbiter_guard.c (the cap of a process alone), arbiter_mend.c (damaged leases).
 *
 * With the lock (arbiter_take) held only where a comment requires it; all of it is right without,
 * if less exact.
 */
#ifndef PORTER_ARBITER_STATE_H
#define PORTER_ARBITER_STATE_H

#include <linux/futex.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "arbiter.h"
#include "arbiter_file.h"
#include "platform/lock.h"
#include "sched/params.h"
#include "sched/share.h"

/* A process's wish. WAITS: a thread of it stands at the gate. MORE: it was busy when its turn ended.
 * From WANTS_SINCE on: since when it waits, in ticks; 0: not known. */
enum { WAITS = 1, MORE = 2, WANTS_SINCE = 4 };

static inline uint64_t later(uint64_t now, uint64_t ns)
{
	return ns > ARBITER_NEVER - 1 - now ? ARBITER_NEVER - 1 : now + ns;
}

static inline uint64_t since(uint64_t now, uint64_t then)
{
	return now > then ? now - then : 0;
}

/* 0 is never. A time in the future was not read from our clock. */
static inline bool lately(uint64_t now, uint64_t then, uint64_t ns)
{
	return then && since(now, then) < ns && since(then, now) < ns;
}

static inline void sooner(uint64_t *until, uint64_t time)
{
	if (time < *until)
		*until = time;
}

static inline uint32_t high_of(const struct arbiter *map)
{
	uint32_t high = atomic_load(&map->high);

	return high < ARBITER_PROCESSES ? high : ARBITER_PROCESSES;
}

/* The slot is among those that are looked at. */
static inline void reach(struct arbiter *map, uint32_t slot)
{
	uint32_t high = atomic_load(&map->high);

	while (high < slot + 1 && !atomic_compare_exchange_weak(&map->high, &high, slot + 1))
		;
}

/* Its demand, in ppm; and its use in some tenths of a second of its own time, phases and pauses
 * together, in per cent. */
static inline uint32_t demand_by(const struct arbiter_process *process)
{
	return atomic_load(&process->demand) & ((1u << ARBITER_VISITS) - 1);
}

static inline bool is_willing_to_visit(const struct arbiter_process *process)
{
	return atomic_load(&process->demand) >> ARBITER_VISITS & 1;
}

static inline struct arbiter_process *own_process(const struct arbiter_place *place)
{
	return &place->map->process[place->process];
}

static inline uint64_t bit(uint32_t tenant)
{
	return UINT64_C(1) << (tenant % SHARE_TENANTS);
}

static inline uint64_t open_word(uint64_t epoch, uint32_t owner)
{
	return epoch << ARBITER_EPOCH | owner;
}

static inline uint64_t epoch_of(uint64_t word)
{
	return word >> ARBITER_EPOCH;
}

/* Slot + 1; 0: no tenant; ARBITER_ALL. */
static inline uint32_t owner_of(uint64_t word)
{
	uint32_t owner = (uint32_t)(word & ARBITER_OWNER);

	return owner == ARBITER_ALL ? owner : owner % (SHARE_TENANTS + 1);
}

static inline bool is_for_all(uint64_t word)
{
	return owner_of(word) == ARBITER_ALL;
}

/* A visitor submits while another tenant owns the lease, also while it closes. In shared mode all are visitors. */
static inline bool is_visitor(const struct arbiter *map, uint64_t word, uint32_t tenant)
{
	return owner_of(word) && owner_of(word) != tenant + 1 &&
		!(atomic_load(&map->turn.paused) & bit(tenant));
}

/* May the tenant start work under this word? */
static inline bool is_open_for(const struct arbiter *map, uint64_t word, uint32_t tenant)
{
	bool closing = word & ARBITER_CLOSING;

	if (!epoch_of(word)) /* epochs begin at 1: it is passed on */
		return false;
	if (owner_of(word) == tenant + 1 || is_for_all(word))
		return !closing && (owner_of(word) == tenant + 1 || is_visitor(map, word, tenant));
	return is_visitor(map, word, tenant);
}

/* It uses the device itself; else it only holds it for its work on another. */
static inline bool is_user(const struct arbiter_process *process)
{
	return atomic_load_explicit(&process->pid, memory_order_relaxed) != 0;
}

/* Its threads begin to exit, or have; its memory on the device may not be freed yet, and its byte
 * lock may still be held. */
static inline bool is_dying(const struct arbiter_process *process)
{
	return atomic_load_explicit(&process->life, memory_order_relaxed) & FUTEX_OWNER_DIED;
}

/* It takes part, for that tenant. */
static inline bool is_of(const struct arbiter_process *process, uint32_t tenant)
{
	return atomic_load_explicit(&process->state, memory_order_relaxed) == ARBITER_USED &&
		!is_dying(process) &&
		atomic_load_explicit(&process->tenant, memory_order_relaxed) == tenant;
}

#define ARBITER_FOLLOWS 1u /* another device of the gang is taken before this one */
#define ARBITER_MET 2u	   /* or all tenants at another one of them are here, too */
#define ARBITER_LONG 4u	   /* of no gang: its work goes on for long after its slices */

/* It asks for this device only once it has another one: a tenant that is there before does not wait
 * for that. */
static inline bool arbiter_follows(const struct arbiter *map, uint32_t tenant)
{
	return atomic_load_explicit(&map->tenant[tenant % SHARE_TENANTS].notes,
				    memory_order_relaxed) &
		ARBITER_FOLLOWS;
}

static inline uint32_t tick(uint64_t time)
{
	return (uint32_t)(time >> ARBITER_TICK);
}

/* --- arbiter_rows.c */
/* False: the file was cut short or overwritten; logged once. */
bool arbiter_sound(const struct arbiter_place *place);
void arbiter_load(const struct arbiter_tenant *from, struct share_tenant *to);
/* With the lock. False: another process wrote since `before` was loaded, because we were stopped
 * and lost the lock; nothing is changed then. */
#define ARBITER_TRIES 8u /* until no other process did */
bool arbiter_store(struct arbiter_tenant *to, const struct share_tenant *before,
		   const struct share_tenant *from);
void arbiter_load_all(const struct arbiter *map, struct share_tenant tenants[SHARE_TENANTS]);
/* Those that are not as they were. */
void arbiter_store_changed(struct arbiter *map, const struct share_tenant before[SHARE_TENANTS],
			   const struct share_tenant now[SHARE_TENANTS]);
uint64_t arbiter_take(struct arbiter_place *place);
void arbiter_drop(struct arbiter_place *place, uint64_t token);
/* Has a process of the owner work in flight under this very word's epoch? A process that overstayed
 * an earlier one is waited for no more. */
bool arbiter_is_busy(const struct arbiter *map, uint64_t word);
/* A tenant's bit for each process that is. */
uint64_t arbiter_busy_under(const struct arbiter *map, uint64_t word);
/* Of those that use the device themselves, or of those that do not. */
unsigned arbiter_busy_processes(const struct arbiter *map, uint32_t tenant, bool users);
/* Tenants, a bit each. */
uint64_t arbiter_wanting(const struct arbiter *map);
/* The wish of a process that begins to wait. */
uint32_t arbiter_waits(uint64_t now);
/* How long each tenant has wanted it without a break, in ns; 0 for one that does not, or where that
 * is not known. */
void arbiter_waiting(const struct arbiter *map, uint64_t waited[SHARE_TENANTS], uint64_t now);
/* What share_pick and share_beside are to know, except `partial`. */
void arbiter_lately(const struct arbiter *map, const struct share_tenant tenants[SHARE_TENANTS],
		    struct share_lately *recent, uint64_t now);
uint64_t arbiter_present(const struct arbiter *map);
/* Processes of the tenant that use the device themselves, busy or not. */
unsigned arbiter_users(const struct arbiter *map, uint32_t tenant);
/* The tenant uses it together with other devices. */
static inline bool is_gang(const struct arbiter *map, uint32_t tenant)
{
	return atomic_load(&map->tenant[tenant].bound) > 1;
}

/* Does a tenant that is present? */
bool arbiter_has_gang(const struct arbiter *map);
void arbiter_clear(struct arbiter_process *process);
/* Frees the slots of the dead: all, or those of a tenant's processes that are noted as busy. */
void arbiter_note_disturbed(struct arbiter *map, uint32_t until, uint64_t now);
void arbiter_bury(struct arbiter_place *place, uint32_t tenant, bool all, uint64_t now);
/* The lease is theirs now. */
void arbiter_wake(struct arbiter *map, uint32_t tenant);

/* --- arbiter_guard.c */
void arbiter_guard_begin(struct arbiter_place *place);
/* `busy` ns were used up to now. */
void arbiter_guard_charge(struct arbiter_place *place, uint64_t busy, uint64_t now);
/* Does the own cap allow work now? If not, *until becomes at most the time when it does. */
bool arbiter_guard_allows(struct arbiter_place *place, uint64_t now, uint64_t *until);
/* After a check without a fault: keeps the own credit close to the shared one. */
void arbiter_guard_follow(struct arbiter_place *place, const struct share_tenant *is, uint64_t now);
/* The own credit in ns, of either sign; INT64_MAX: there is no cap. */
int64_t arbiter_guard_credit(const struct arbiter_place *place, uint64_t now);
/* Are all values of these terms in their ranges? */
bool arbiter_may_be_meant(const struct share_terms *terms);
/* The current terms of this process from now on. */
void arbiter_guard_terms(struct arbiter_place *place, const struct share_terms *terms);

/* --- arbiter_terms.c: with the lock, except arbiter_tell_terms */
/* the process's own terms; the same, after others; terms set by an order */
enum arbiter_terms { ARBITER_TERMS_OWN, ARBITER_TERMS_REPLACED, ARBITER_TERMS_ORDERED };
/* Of a tenant that is being made: what its first process says. */
void arbiter_own_terms(struct arbiter_tenant *tenant, const struct share_terms *terms);
/* A process of the tenant says so, which was made for it or was there: terms that were changed by hand stay. */
enum arbiter_terms arbiter_settle_terms(struct arbiter_tenant *tenant,
					const struct share_terms *terms, bool made);
void arbiter_tell_terms(const char *name, const char *path, enum arbiter_terms terms);
/* An order sets them. */
void arbiter_order_terms(struct arbiter_tenant *tenant, const struct share_terms *terms);

/* --- arbiter_join.c */
extern const struct mapped_kind arbiter_kind;
/* The row of that tenant; -ENOENT. */
int arbiter_find(const struct arbiter *map, const char *name);
/* Joins a lease in place of `former`'s file, in the same slots if they are free. `alone`: private memory. */
int arbiter_join_anew(struct arbiter_place *place, const struct arbiter_place *former, bool alone);
/* Joins the device of that lease for what its tenant does on `of`'s: -ENOENT: it is not bound to that one. */
int arbiter_join_bound(struct arbiter_place *place, const struct arbiter_place *of,
		       const char *name);

/* --- arbiter_gated.c */
void arbiter_gate_all(struct arbiter *map);
/* Corrects the word where it was overwritten with 0. */
void arbiter_regate(struct arbiter *map);
/* If nothing is to be limited here. A process that joins after we looked has given the word another
 * value. */
void arbiter_ungate(struct arbiter *map);
void arbiter_forget_wanted(struct arbiter *map, uint64_t noted, uint64_t still);
/* Reclaims slots of dead processes at most every 100 ms, by any caller. */
void arbiter_sweep(struct arbiter_place *place, uint64_t now);

/* --- arbiter_open.c */
/* With the lock: now, with a lease that is exclusive, would it be better open to all? */
bool arbiter_should_open(const struct arbiter *map, uint64_t now);
/* Our demand is known, for the first time since the device was opened or ceased to be: our turn may
 * have been for that. */
void arbiter_note_measured(struct arbiter_place *place, uint64_t now);
/* With the lock: those of the tenants that had no turn since then, where others' demand is known
 * and turns may be wasted: one is enough. */
uint64_t arbiter_unmeasured(const struct arbiter *map, uint64_t mask, uint64_t now);
/* With the lock: it is open to all from now on, or not any more. */
void arbiter_note_mode(struct arbiter *map, bool open, uint64_t now);
/* Tenants of the highest priority, a bit each, that wait for results: by their demand, or as a gang. */
uint64_t arbiter_partial(const struct arbiter *map, uint64_t now);
/* Tenants, a bit each, that keep their speed next to tenants of lower priority: these need not wait for them. */
uint64_t arbiter_visitors(const struct arbiter *map, uint64_t now);
/* Do processes of the highest priority take part, and are all of them willing to visit? */
bool arbiter_all_visit(const struct arbiter *map, uint64_t now);
/* With the lock: may this visitor submit in the owner's slice? */
bool arbiter_may_visit(const struct arbiter *map, uint64_t word, uint32_t tenant, uint64_t now);
/* With the lock: our tenant visits the present slice no more, which may go on for long. It does again once
 * all its processes are willing. */
void arbiter_stop_visit(const struct arbiter_place *place);
/* While it is open to all: decides anew which tenants may start work. False: it should be
 * exclusive. */
bool arbiter_pace(struct arbiter_place *place, uint64_t now);

/* --- arbiter_pass.c */
/* A turn begins. `ends` matters only while others want one. */
void arbiter_note_turn(struct arbiter_turn *turn, uint64_t epoch, uint64_t now, uint64_t budget);
/* With the lock: the tenant's turn begins, or begins anew; mask: the tenants that want one. */
void arbiter_turn_begins(struct arbiter *map, uint32_t tenant, uint64_t mask, uint64_t now);
/* With the lock: other tenants want one, too, or none does (share_turn_begins). */
void arbiter_note_contested(struct arbiter *map, uint32_t tenant, bool contested);
/* With the lock: a tenant that lent the turn and is not back by now has it no more. */
void arbiter_turn_goes_on(struct arbiter *map, uint64_t word, uint64_t now);
/* With the lock. */
struct share_choice arbiter_choose(struct arbiter *map, uint64_t mask, uint64_t now);
/* With the lock: the next tenant, had `tenant` used `busy` more by then; nothing is noted. */
struct share_choice arbiter_choose_after(const struct arbiter *map, uint64_t mask, uint32_t tenant,
					 uint64_t busy, uint64_t now);
/* A word that is open to all: paces, or closes it. */
void arbiter_keep_open(struct arbiter_place *place, uint64_t word, uint64_t now);
/* False: the word was another by then. */
bool arbiter_close_word(struct arbiter *map, uint64_t word, uint64_t now);
/* Moves the lease on as far as it can be. Our epoch, or 0. */
uint64_t arbiter_advance(struct arbiter_place *place, uint64_t now, uint64_t *until);
/* The last of the owner's processes has ended: the lease need not wait for a look. */
void arbiter_hand_over(struct arbiter_place *place, uint64_t now);

#endif
