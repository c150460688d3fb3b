/* SPDX-License-Identifier: Apache-2.0 */
/* The participants: tenants' figures, and processes. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "arbiter_state.h"
#include "platform/log.h"

bool arbiter_sound(const struct arbiter_place *place)
{
	if (place->map->header.magic == ARBITER_MAGIC &&
	    !atomic_load_explicit(&place->broken, memory_order_relaxed))
		return true;
	log_once(
		LOG_WARN,
		"%s was cut short or overwritten: this process keeps to its own share until there is a new file",
		place->path);
	return false;
}

void arbiter_load(const struct arbiter_tenant *from, struct share_tenant *to)
{
	uint64_t words[ARBITER_SHARE_WORDS];
	uint32_t which = atomic_load_explicit(&from->which, memory_order_acquire) & 1;
	size_t i;

	for (i = 0; i < ARBITER_SHARE_WORDS; i++)
		words[i] = atomic_load_explicit(&from->share[which][i], memory_order_relaxed);
	memcpy(to, words, sizeof(words));
}

/* Written next to the valid copy, then made valid in one step: a process that is killed on the way
 * has changed nothing. */
bool arbiter_store(struct arbiter_tenant *to, const struct share_tenant *before,
		   const struct share_tenant *from)
{
	uint64_t words[ARBITER_SHARE_WORDS];
	uint32_t which = atomic_load(&to->which);
	struct share_tenant is;
	size_t i;

	arbiter_load(to, &is);
	if (memcmp(&is, before, sizeof(is)))
		return false;
	memcpy(words, from, sizeof(words));
	for (i = 0; i < ARBITER_SHARE_WORDS; i++)
		atomic_store_explicit(&to->share[~which & 1][i], words[i], memory_order_relaxed);
	return atomic_compare_exchange_strong(&to->which, &which, which + 1);
}

void arbiter_load_all(const struct arbiter *map, struct share_tenant tenants[SHARE_TENANTS])
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		arbiter_load(&map->tenant[i], &tenants[i]);
}

void arbiter_store_changed(struct arbiter *map, const struct share_tenant before[SHARE_TENANTS],
			   const struct share_tenant now[SHARE_TENANTS])
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (memcmp(&now[i], &before[i], sizeof(now[i])))
			arbiter_store(&map->tenant[i], &before[i], &now[i]);
}

/* The byte of a process that may be dead, or that was never one (arbiter_set's caller). */
static bool owner_died(void *context, uint32_t number)
{
	struct arbiter_place *place = context;

	return number - 1 >= ARBITER_PROCESSES || is_dying(&place->map->process[number - 1]) ||
		mapped_dead(place->path, place->device, place->inode, number - 1);
}

uint64_t arbiter_take(struct arbiter_place *place)
{
	return lock_shared_take(&place->map->lock, place->process + 1, owner_died, place);
}

void arbiter_drop(struct arbiter_place *place, uint64_t token)
{
	lock_shared_drop(&place->map->lock, token);
}

/* Of this epoch. A process that overstayed an earlier one is waited for no more. */
uint64_t arbiter_busy_under(const struct arbiter *map, uint64_t word)
{
	uint32_t slot, tenant, high = high_of(map);
	uint64_t mask = 0;

	for (slot = 0; slot < high; slot++) {
		tenant = atomic_load(&map->process[slot].tenant) % SHARE_TENANTS;
		if (atomic_load(&map->process[slot].busy) == epoch_of(word) &&
		    is_of(&map->process[slot], tenant) &&
		    (owner_of(word) == tenant + 1 || is_for_all(word)))
			mask |= bit(tenant);
	}
	return mask;
}

bool arbiter_is_busy(const struct arbiter *map, uint64_t word)
{
	return arbiter_busy_under(map, word);
}

unsigned arbiter_busy_processes(const struct arbiter *map, uint32_t tenant, bool users)
{
	uint32_t slot, high = high_of(map);
	unsigned count = 0;

	for (slot = 0; slot < high; slot++)
		count += atomic_load(&map->process[slot].busy) &&
			is_of(&map->process[slot], tenant) && is_user(&map->process[slot]) == users;
	return count;
}

unsigned arbiter_users(const struct arbiter *map, uint32_t tenant)
{
	uint32_t slot, high = high_of(map);
	unsigned count = 0;

	for (slot = 0; slot < high; slot++)
		count += is_of(&map->process[slot], tenant) && is_user(&map->process[slot]);
	return count;
}

uint64_t arbiter_wanting(const struct arbiter *map)
{
	uint32_t slot, high = high_of(map);
	uint64_t mask = 0;

	for (slot = 0; slot < high; slot++)
		if (atomic_load(&map->process[slot].wants) &&
		    is_of(&map->process[slot], atomic_load(&map->process[slot].tenant)))
			mask |= bit(atomic_load(&map->process[slot].tenant));
	return mask;
}

/* Another process may have read the clock later than we; and a process that was busy when its turn
 * ended never stopped. */
static uint64_t waited_by(uint32_t wants, uint64_t now)
{
	uint32_t since = wants / WANTS_SINCE, past = (tick(now) - since) * WANTS_SINCE;

	if (wants & MORE)
		return UINT64_MAX;
	if (!since)
		return 0;
	return past > UINT32_MAX / 2 ? 1 : ((uint64_t)(past / WANTS_SINCE) << ARBITER_TICK) + 1;
}

uint32_t arbiter_waits(uint64_t now)
{
	uint32_t since = tick(now) * WANTS_SINCE;

	return (since ? since : WANTS_SINCE) | WAITS;
}

void arbiter_waiting(const struct arbiter *map, uint64_t waited[SHARE_TENANTS], uint64_t now)
{
	uint32_t slot, high = high_of(map), wants, tenant;
	uint64_t ns;

	memset(waited, 0, SHARE_TENANTS * sizeof(*waited));
	for (slot = 0; slot < high; slot++) {
		wants = atomic_load(&map->process[slot].wants);
		tenant = atomic_load(&map->process[slot].tenant) % SHARE_TENANTS;
		ns = wants && is_of(&map->process[slot], tenant) ? waited_by(wants, now) : 0;
		if (ns > waited[tenant])
			waited[tenant] = ns;
	}
}

uint64_t arbiter_present(const struct arbiter *map)
{
	uint32_t slot, high = high_of(map);
	uint64_t mask = 0;

	for (slot = 0; slot < high; slot++)
		if (atomic_load(&map->process[slot].state) == ARBITER_USED)
			mask |= bit(atomic_load(&map->process[slot].tenant));
	return mask;
}

bool arbiter_has_gang(const struct arbiter *map)
{
	uint64_t left;

	for (left = arbiter_present(map); left; left &= left - 1)
		if (is_gang(map, (uint32_t)__builtin_ctzll(left)))
			return true;
	return false;
}

void arbiter_clear(struct arbiter_process *process)
{
	atomic_store(&process->busy, 0);
	atomic_store(&process->wants, 0);
	atomic_store(&process->heard, 0);
	atomic_store(&process->limited, 0);
	atomic_store(&process->due, 0);
	atomic_store(&process->demand, 0);
	atomic_store(&process->demand_of, 0);
	atomic_store(&process->ran_of, 0);
	atomic_store(&process->state, ARBITER_FREE);
	/* last: without it one that is dead would seem to live if we are killed here */
	atomic_store(&process->life, 0);
}

/* Unless it is for longer already. */
void arbiter_note_disturbed(struct arbiter *map, uint32_t until, uint64_t now)
{
	uint32_t noted = atomic_load(&map->disturbed);

	if (!noted || noted - until > tick(ARBITER_DISTURBED) ||
	    noted - tick(now) > tick(ARBITER_DISTURBED))
		atomic_store(&map->disturbed, until);
}

static void bury(struct arbiter_place *place, int file, uint32_t tenant, bool all, uint64_t now)
{
	struct arbiter *map = place->map;
	struct arbiter_process *process;
	uint32_t slot, high = high_of(map);

	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		if (atomic_load(&process->state) == ARBITER_FREE || slot == place->process)
			continue;
		if (!all && !(is_of(process, tenant) && atomic_load(&process->busy)))
			continue;
		if (mapped_locked(file, slot) || mapped_lock(file, slot))
			continue;
		arbiter_note_disturbed(map, tick(now) + 1, now);
		/* no other process takes or reclaims it while the byte is ours */
		arbiter_clear(process);
		mapped_unlock(file, slot);
	}
}

/*
 * Free the slots of the dead: all, or those of a tenant's processes that are noted as busy. Files
 * are opened and closed, where a thread may be cancelled; and it may hold its gate.
 */
void arbiter_bury(struct arbiter_place *place, uint32_t tenant, bool all, uint64_t now)
{
	int saved = errno, file, cancelling;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	file = mapped_again(place->path, place->device, place->inode);
	if (file >= 0) {
		bury(place, file, tenant, all, now);
		mapped_done(file);
	}
	pthread_setcancelstate(cancelling, NULL);
	errno = saved;
}

static void futex_wake(_Atomic uint32_t *word)
{
	int saved = errno;

	atomic_fetch_add(word, 1);
	syscall(SYS_futex, word, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
	errno = saved;
}

/* The lease is theirs now. */
void arbiter_wake(struct arbiter *map, uint32_t tenant)
{
	uint32_t slot, high = high_of(map), more;

	for (slot = 0; slot < high; slot++) {
		if (!is_of(&map->process[slot], tenant))
			continue;
		more = MORE;
		if (!atomic_compare_exchange_strong(&map->process[slot].wants, &more, 0) && more)
			futex_wake(&map->process[slot].wake);
	}
}
