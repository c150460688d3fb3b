/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "arbiter.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "arbiter_file.h"
#include "log.h"

#define MS UINT64_C(1000000)
#define LOOK_AGAIN (5 * MS)	/* who waits looks at least so often */
#define ASK_AFTER (5 * MS)	/* so long nothing is heard of the owner: is it alive? */
#define IDLE_AFTER (2 * MS)	/* an owner without work in flight loses its turn to who waits */
#define AWAKE_AFTER (3 * MS)	/* it is given so much more to begin */
#define SKEW (1000 * MS)	/* a time that lies further ahead was not read from our clock */
#define SWEEP_EVERY (100 * MS)
#define RENEW_BEFORE (SHARE_QUANTUM_NS / 8)
#define TRIES 16

/* What a process wants: WAITS while a thread of it stands at the gate; MORE: it was busy when its turn ended. */
enum { WAITS = 1, MORE = 2 };

static const struct mapped_kind kind = {
	.magic = ARBITER_MAGIC, .version = ARBITER_VERSION, .rows = SHARE_TENANTS, .slots = ARBITER_PROCESSES,
	.size = sizeof(struct arbiter), .what = "a device's lease",
};

/* What our thread last saw of its process's futex word, before it looked at the lease. */
static _Thread_local struct {
	const struct arbiter *map;
	uint32_t wake;
} seen;

static bool sound(const struct arbiter_place *place)
{
	if (place->map->header.magic == ARBITER_MAGIC && !atomic_load_explicit(&place->broken, memory_order_relaxed))
		return true;
	log_once(LOG_WARN, "%s was cut short or overwritten: this process's compute share is not bounded any more", place->path);
	return false;
}

static uint64_t later(uint64_t now, uint64_t ns)
{
	return ns > ARBITER_NEVER - 1 - now ? ARBITER_NEVER - 1 : now + ns;
}

static uint64_t since(uint64_t now, uint64_t then)
{
	return now > then ? now - then : 0;
}

static void sooner(uint64_t *until, uint64_t time)
{
	if (time < *until)
		*until = time;
}

static uint32_t high_of(const struct arbiter *map)
{
	uint32_t high = atomic_load(&map->high);

	return high < ARBITER_PROCESSES ? high : ARBITER_PROCESSES;
}

static struct arbiter_process *own_process(const struct arbiter_place *place)
{
	return &place->map->process[place->process];
}

static uint64_t bit(uint32_t tenant)
{
	return UINT64_C(1) << (tenant % SHARE_TENANTS);
}

/* --- the word -------------------------------------------------------------------------------------------------- */

static uint64_t open_word(uint64_t epoch, uint32_t owner)
{
	return epoch << ARBITER_EPOCH | owner;
}

static uint64_t epoch_of(uint64_t word)
{
	return word >> ARBITER_EPOCH;
}

/* Slot + 1; 0: nobody. */
static uint32_t owner_of(uint64_t word)
{
	return (uint32_t)(word & ARBITER_OWNER) % (SHARE_TENANTS + 1);
}

static bool is_open_for(uint64_t word, uint32_t tenant)
{
	return !(word & ARBITER_CLOSING) && owner_of(word) == tenant + 1;
}

/* --- tenants' figures ------------------------------------------------------------------------------------------- */

static void load_tenant(const struct arbiter_tenant *from, struct share_tenant *to)
{
	uint64_t words[ARBITER_SHARE_WORDS];
	uint32_t which = atomic_load_explicit(&from->which, memory_order_acquire) & 1;
	size_t i;

	for (i = 0; i < ARBITER_SHARE_WORDS; i++)
		words[i] = atomic_load_explicit(&from->share[which][i], memory_order_relaxed);
	memcpy(to, words, sizeof(words));
}

/* Written beside what holds, then made to hold in one step: who is killed on the way has changed nothing. */
static void store_tenant(struct arbiter_tenant *to, const struct share_tenant *from)
{
	uint64_t words[ARBITER_SHARE_WORDS];
	uint32_t which = atomic_load(&to->which);
	size_t i;

	memcpy(words, from, sizeof(words));
	for (i = 0; i < ARBITER_SHARE_WORDS; i++)
		atomic_store_explicit(&to->share[~which & 1][i], words[i], memory_order_relaxed);
	atomic_compare_exchange_strong(&to->which, &which, which + 1);
}

/* The byte of a process that may be dead, or that was never one (arbiter_set's caller). */
static bool owner_died(void *context, uint32_t number)
{
	struct arbiter_place *place = context;
	bool dead;
	int file;

	if (number - 1 >= ARBITER_PROCESSES)
		return true;
	file = mapped_again(place->path, place->device, place->inode);
	if (file < 0)
		return false;
	dead = !mapped_locked(file, number - 1);
	close(file);
	return dead;
}

static uint64_t take(struct arbiter_place *place)
{
	return lock_shared_take(&place->map->lock, place->process + 1, owner_died, place);
}

static void drop(struct arbiter_place *place, uint64_t token)
{
	lock_shared_drop(&place->map->lock, token);
}

/* --- processes -------------------------------------------------------------------------------------------------- */

static bool is_of(const struct arbiter_process *process, uint32_t tenant)
{
	return atomic_load_explicit(&process->state, memory_order_relaxed) == ARBITER_USED &&
		atomic_load_explicit(&process->tenant, memory_order_relaxed) == tenant;
}

/* Of this epoch. Who overstayed an earlier one is waited for no more. */
static bool is_busy(const struct arbiter *map, uint64_t word)
{
	uint32_t slot, high = high_of(map);

	for (slot = 0; slot < high; slot++)
		if (atomic_load(&map->process[slot].busy) == epoch_of(word) && is_of(&map->process[slot], owner_of(word) - 1))
			return true;
	return false;
}

static unsigned busy_processes(const struct arbiter *map, uint32_t tenant)
{
	uint32_t slot, high = high_of(map);
	unsigned count = 0;

	for (slot = 0; slot < high; slot++)
		count += atomic_load(&map->process[slot].busy) && is_of(&map->process[slot], tenant);
	return count;
}

static uint64_t wanting(const struct arbiter *map)
{
	uint32_t slot, high = high_of(map);
	uint64_t mask = 0;

	for (slot = 0; slot < high; slot++)
		if (atomic_load(&map->process[slot].wants) && atomic_load(&map->process[slot].state) == ARBITER_USED)
			mask |= bit(atomic_load(&map->process[slot].tenant));
	return mask;
}

static void clear_process(struct arbiter_process *process)
{
	atomic_store(&process->busy, 0);
	atomic_store(&process->wants, 0);
	atomic_store(&process->state, ARBITER_FREE);
}

/* Free the slots of the dead: all, or those of a tenant's processes that are noted as busy. */
static void bury(struct arbiter_place *place, uint32_t tenant, bool all)
{
	int file = mapped_again(place->path, place->device, place->inode);
	struct arbiter *map = place->map;
	struct arbiter_process *process;
	uint32_t slot, high = high_of(map);

	if (file < 0)
		return;
	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		if (atomic_load(&process->state) == ARBITER_FREE || slot == place->process)
			continue;
		if (!all && !(is_of(process, tenant) && atomic_load(&process->busy)))
			continue;
		if (mapped_locked(file, slot) || mapped_lock(file, slot))
			continue;
		clear_process(process);		/* nobody else takes or buries it while the byte is ours */
		mapped_unlock(file, slot);
	}
	close(file);
}

static void futex_wake(_Atomic uint32_t *word)
{
	int saved = errno;

	atomic_fetch_add(word, 1);
	syscall(SYS_futex, word, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
	errno = saved;
}

/* The lease is theirs now. */
static void wake_tenant(struct arbiter *map, uint32_t tenant)
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

/* --- is anything to be bounded here ------------------------------------------------------------------------------ */

static void gate_all(struct arbiter *map)
{
	atomic_store(&map->turn.gated, (atomic_fetch_add(&map->turn.joins, 1) + 1) << 1 | 1);
}

static bool needs_gate(const struct arbiter *map)
{
	uint32_t slot, high = high_of(map);
	struct share_tenant about;
	uint64_t present = 0, tenant;

	for (slot = 0; slot < high; slot++) {
		if (atomic_load(&map->process[slot].state) != ARBITER_USED)
			continue;
		tenant = atomic_load(&map->process[slot].tenant) % SHARE_TENANTS;
		load_tenant(&map->tenant[tenant], &about);
		present |= UINT64_C(1) << tenant;
		if (about.terms.cap < SHARE_WHOLE)
			return true;
	}
	return present & (present - 1);
}

/* Who joins after we looked has given the word another value. */
static void open_gate_if_alone(struct arbiter *map)
{
	uint32_t gated = atomic_load(&map->turn.gated);

	if (gated && !needs_gate(map))
		atomic_compare_exchange_strong(&map->turn.gated, &gated, 0);
}

static void forget_wanted(struct arbiter *map, uint64_t noted, uint64_t still)
{
	atomic_fetch_and(&map->wanted, ~(noted & ~still));
}

/* At most every 100 ms, by whoever comes. */
static void sweep(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t looked = atomic_load_explicit(&map->looked, memory_order_relaxed), noted;

	if ((since(now, looked) < SWEEP_EVERY && since(looked, now) < SKEW) || !atomic_compare_exchange_strong(&map->looked, &looked, now))
		return;
	bury(place, 0, true);
	noted = atomic_load(&map->wanted);
	forget_wanted(map, noted, wanting(map));
	open_gate_if_alone(map);
}

/* --- joining ----------------------------------------------------------------------------------------------------- */

static int open_folder(const char *folder)
{
	char parent[PATH_MAX];
	int file = mapped_folder(AT_FDCWD, folder, 01777);
	const char *end = strrchr(folder, '/');

	if (file != -ENOENT || !end || end == folder || (size_t)(end - folder) >= sizeof(parent))
		return file;
	memcpy(parent, folder, (size_t)(end - folder));
	parent[end - folder] = '\0';
	file = mapped_folder(AT_FDCWD, parent, 01777);
	if (file < 0)
		return file;
	close(file);
	return mapped_folder(AT_FDCWD, folder, 01777);
}

static int open_lease(struct arbiter_place *place, const char *folder, const char *uuid)
{
	char name[256];
	int length = snprintf(name, sizeof(name), "%s.lease", uuid), parent, file;

	if (!uuid[0] || uuid[0] == '.' || strchr(uuid, '/'))
		return -EINVAL;
	if (length < 0 || length >= (int)sizeof(name))
		return -ENAMETOOLONG;
	length = snprintf(place->path, sizeof(place->path), "%s/%s", folder, name);
	if (length < 0 || length >= (int)sizeof(place->path))
		return -ENAMETOOLONG;
	parent = open_folder(folder);
	if (parent < 0)
		return parent;
	file = mapped_open(parent, name, &kind);
	close(parent);
	return file;
}

static int map_lease(struct arbiter_place *place, int file)
{
	struct stat about;
	void *map = mmap(NULL, sizeof(struct arbiter), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);

	if (map == MAP_FAILED)
		return -errno;
	if (fstat(file, &about)) {
		munmap(map, sizeof(struct arbiter));
		return -errno;
	}
	place->device = about.st_dev;
	place->inode = about.st_ino;
	place->map = map;
	place->ours = !madvise(map, sizeof(struct arbiter), MADV_DONTFORK);	/* a child would keep our lock alive */
	atomic_store(&place->broken, false);
	atomic_store(&place->asked, 0);
	mapped_guard(map, sizeof(struct arbiter), &place->broken);
	return 0;
}

static void unmap(struct arbiter_place *place)
{
	struct arbiter *map = place->map;

	if (!map)
		return;
	mapped_guard(NULL, 0, &place->broken);
	place->map = NULL;
	munmap(map, sizeof(*map));
}

static int take_process(struct arbiter_place *place, int file)
{
	struct arbiter *map = place->map;
	uint32_t slot, high;
	int pass, err;

	for (pass = 0; pass < 2; pass++) {	/* a dead process's slot only if no other is left */
		for (slot = 0; slot < ARBITER_PROCESSES; slot++) {
			if (!pass && atomic_load(&map->process[slot].state) != ARBITER_FREE)
				continue;
			err = mapped_lock(file, slot);
			if (err && err != -EAGAIN)
				return err;
			if (err)
				continue;
			clear_process(&map->process[slot]);
			high = atomic_load(&map->high);
			while (high < slot + 1 && !atomic_compare_exchange_weak(&map->high, &high, slot + 1))
				;
			place->process = slot;
			return 0;
		}
	}
	return -EUSERS;
}

static uint64_t present(const struct arbiter *map)
{
	uint32_t slot, high = high_of(map);
	uint64_t mask = 0;

	for (slot = 0; slot < high; slot++)
		if (atomic_load(&map->process[slot].state) == ARBITER_USED)
			mask |= bit(atomic_load(&map->process[slot].tenant));
	return mask;
}

static int find_tenant(const struct arbiter *map, const char *name)
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (atomic_load(&map->tenant[i].state) == ARBITER_USED && !strncmp(map->tenant[i].name, name, ARBITER_NAME))
			return i;
	return -ENOENT;
}

/* A free one, or that of the tenant that is away longest. */
static int new_tenant(const struct arbiter *map)
{
	uint64_t there = present(map), oldest = UINT64_MAX, since;
	int i, found = -EUSERS;

	for (i = 0; i < SHARE_TENANTS; i++) {
		since = atomic_load(&map->tenant[i].state) == ARBITER_FREE ? 0 : atomic_load(&map->tenant[i].seen) + 1;
		if (!(there >> i & 1) && since < oldest && owner_of(atomic_load(&map->turn.word)) != (uint32_t)i + 1) {
			oldest = since;
			found = i;
		}
	}
	return found;
}

static void terms_to_words(const struct share_terms *terms, uint64_t words[2])
{
	memcpy(words, terms, 2 * sizeof(*words));
}

static void set_terms(struct arbiter_tenant *tenant, const struct share_terms *terms)
{
	struct share_tenant about;

	load_tenant(tenant, &about);
	about.terms = *terms;
	store_tenant(tenant, &about);
}

static void make_tenant(struct arbiter_tenant *tenant, const char *name, const struct share_terms *terms, uint64_t now)
{
	struct share_tenant about = {.terms = *terms, .credit = SHARE_CREDIT_NS, .credited = now};

	atomic_store(&tenant->state, ARBITER_FREE);
	memset(tenant->name, 0, sizeof(tenant->name));
	memcpy(tenant->name, name, strnlen(name, sizeof(tenant->name) - 1));
	atomic_store(&tenant->waited, 0);
	store_tenant(tenant, &about);
	atomic_store(&tenant->state, ARBITER_USED);
}

/* Terms that were changed by hand stay. */
static void settle_terms(struct arbiter_tenant *tenant, const struct share_terms *terms, bool made)
{
	uint64_t words[2], own[2] = {atomic_load(&tenant->own[0]), atomic_load(&tenant->own[1])}, now[2];
	struct share_tenant about;

	load_tenant(tenant, &about);
	terms_to_words(&about.terms, now);
	terms_to_words(terms, words);
	if (!made && (memcmp(own, now, sizeof(own)) || !memcmp(own, words, sizeof(own))))
		return;
	set_terms(tenant, terms);
	atomic_store(&tenant->own[0], words[0]);
	atomic_store(&tenant->own[1], words[1]);
}

static uint64_t pid_space(void)
{
	struct stat about;

	return stat("/proc/self/ns/pid", &about) ? 0 : (uint64_t)about.st_ino;
}

static int enter(struct arbiter_place *place, const char *name, const struct share_terms *terms)
{
	struct arbiter_process *process = own_process(place);
	struct arbiter *map = place->map;
	uint64_t now = lock_now_ns(), token = take(place);
	int tenant = find_tenant(map, name);
	bool made = tenant < 0;

	if (made)
		tenant = new_tenant(map);
	if (tenant >= 0) {
		if (made)
			make_tenant(&map->tenant[tenant], name, terms, now);
		settle_terms(&map->tenant[tenant], terms, made);
		atomic_store(&map->tenant[tenant].seen, now);
		atomic_store(&process->pid_space, pid_space());
		atomic_store(&process->pid, getpid());
		atomic_store(&process->tenant, (uint32_t)tenant);
		atomic_store(&process->state, ARBITER_USED);
		place->tenant = (uint32_t)tenant;
	}
	drop(place, token);
	return tenant < 0 ? tenant : 0;
}

int arbiter_join(struct arbiter_place *place, const char *folder, const char *uuid, const char *tenant, const struct share_terms *own_terms)
{
	int file, err;

	if (strnlen(tenant, ARBITER_NAME) >= ARBITER_NAME)
		return -ENAMETOOLONG;
	file = open_lease(place, folder, uuid);
	if (file < 0)
		return file;
	err = map_lease(place, file);
	if (err)
		goto out;
	err = take_process(place, file);
	if (!err) {
		bury(place, 0, true);
		err = enter(place, tenant, own_terms);
	}
	if (err) {
		unmap(place);
		goto out;
	}
	gate_all(place->map);
	open_gate_if_alone(place->map);
out:
	close(file);	/* from here on the mapping alone holds the lock */
	return err;
}

void arbiter_abandon(struct arbiter_place *place)
{
	if (place->ours && !atomic_load(&place->broken)) {	/* something else may lie there; zeros of our own are handed down */
		mapped_guard(NULL, 0, &place->broken);
		place->map = NULL;
	}
	unmap(place);
}

const _Atomic uint32_t *arbiter_gated(const struct arbiter_place *place)
{
	return &place->map->turn.gated;
}

/* --- passing on -------------------------------------------------------------------------------------------------- */

/* `ends` matters only while others want a turn. */
static void note_turn(struct arbiter_turn *turn, uint64_t epoch, uint64_t now, uint64_t budget)
{
	atomic_store(&turn->begun, now);
	atomic_store(&turn->ends, now + (budget < SHARE_QUANTUM_NS ? budget : SHARE_QUANTUM_NS));
	atomic_store(&turn->idle, now + AWAKE_AFTER);
	atomic_store(&turn->figures_of, (uint32_t)epoch);
}

static void note_closed(struct arbiter_turn *turn, uint64_t epoch, uint64_t now)
{
	atomic_store(&turn->closed, now);
	atomic_store(&turn->closed_of, (uint32_t)epoch);
}

/* Whoever opened or closed it may have died before it said when: then it was now. */
static void mend_turn(struct arbiter_turn *turn, uint64_t word, uint64_t now)
{
	uint32_t epoch = (uint32_t)epoch_of(word);
	uint64_t begun = atomic_load(&turn->begun), ends = atomic_load(&turn->ends);

	if (atomic_load(&turn->figures_of) != epoch || since(begun, now) > SKEW || since(ends, begun) > 2 * SHARE_QUANTUM_NS)
		note_turn(turn, epoch, now, SHARE_QUANTUM_NS);
	if ((word & ARBITER_CLOSING) &&
	    (atomic_load(&turn->closed_of) != epoch || since(atomic_load(&turn->closed), now) > SKEW))
		note_closed(turn, epoch, now);
}

static void load_all(const struct arbiter *map, struct share_tenant tenants[SHARE_TENANTS])
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		load_tenant(&map->tenant[i], &tenants[i]);
}

/* With the lock held. */
static struct share_choice choose(struct arbiter *map, uint64_t mask, uint64_t now)
{
	struct share_tenant tenants[SHARE_TENANTS], before[SHARE_TENANTS];
	struct share_choice choice;
	int i;

	load_all(map, tenants);
	memcpy(before, tenants, sizeof(before));
	choice = share_pick(tenants, mask, now);
	for (i = 0; i < SHARE_TENANTS; i++)
		if (memcmp(&tenants[i], &before[i], sizeof(before[i])))
			store_tenant(&map->tenant[i], &tenants[i]);
	return choice;
}

/* The lease leaves its owner for whoever is to have it. False: somebody was quicker. *again: when a credit comes of age. */
static bool pass_on(struct arbiter_place *place, uint64_t word, uint64_t now, uint64_t *again)
{
	struct arbiter *map = place->map;
	uint64_t noted = atomic_load(&map->wanted), token = take(place), mask = wanting(map), epoch = epoch_of(word) + 1, chosen;
	struct share_choice choice;
	bool passed = false;

	/* Who overstays is not charged for it yet, and would be chosen again. */
	if (owner_of(word) && is_busy(map, word) && mask & ~bit(owner_of(word) - 1))
		mask &= ~bit(owner_of(word) - 1);
	choice = choose(map, mask, now);
	if (choice.tenant >= 0 || owner_of(word)) {
		passed = atomic_compare_exchange_strong(&map->turn.word, &word, open_word(epoch, (uint32_t)(choice.tenant + 1)));
		if (passed)
			note_turn(&map->turn, epoch, now, choice.budget);
	}
	drop(place, token);
	*again = choice.again;
	chosen = passed && choice.tenant >= 0 ? bit((uint32_t)choice.tenant) : 0;
	mask = wanting(map);
	atomic_fetch_or(&map->wanted, mask & ~chosen);
	forget_wanted(map, noted | chosen, mask & ~chosen);
	if (chosen)
		wake_tenant(map, (uint32_t)choice.tenant);
	return passed;
}

/* The owner's processes that are busy will want more. */
static bool close_word(struct arbiter *map, uint64_t word, uint64_t now)
{
	uint32_t slot, high = high_of(map), nothing;
	struct arbiter_process *process;

	if (!atomic_compare_exchange_strong(&map->turn.word, &word, word | ARBITER_CLOSING))
		return false;
	note_closed(&map->turn, epoch_of(word), now);
	for (slot = 0; slot < high; slot++) {
		process = &map->process[slot];
		nothing = 0;
		if (atomic_load(&process->busy) == epoch_of(word) && is_of(process, owner_of(word) - 1))
			atomic_compare_exchange_strong(&process->wants, &nothing, MORE);
	}
	return true;
}

/* Not each time, and not by each thread. */
static bool may_ask(struct arbiter_place *place, uint64_t heard, uint64_t now)
{
	uint64_t asked = atomic_load(&place->asked);

	return since(now, heard) >= ASK_AFTER && since(now, asked) >= ASK_AFTER &&
		atomic_compare_exchange_strong(&place->asked, &asked, now);
}

static bool owner_is_idle(struct arbiter_place *place, uint64_t word, uint64_t heard, uint64_t now)
{
	if (is_busy(place->map, word) && may_ask(place, heard, now))
		bury(place, owner_of(word) - 1, false);
	return !is_busy(place->map, word);
}

/* Stopped or dead, they would be chosen again and again. Who is not says anew that it wants the device. */
static void want_nothing(struct arbiter *map, uint32_t tenant)
{
	uint32_t slot, high = high_of(map);

	for (slot = 0; slot < high; slot++)
		if (is_of(&map->process[slot], tenant) && !atomic_load(&map->process[slot].busy))
			atomic_store(&map->process[slot].wants, 0);
}

static bool preempts(const struct arbiter *map, uint32_t waiting, uint32_t holder, uint64_t now)
{
	struct share_tenant ours, theirs;

	load_tenant(&map->tenant[waiting], &ours);
	load_tenant(&map->tenant[holder], &theirs);
	return share_preempts(&ours, &theirs, now);
}

/* Another's open lease: is its turn over? */
static bool is_over(struct arbiter_place *place, uint64_t word, uint64_t now, uint64_t *until)
{
	struct arbiter_turn *turn = &place->map->turn;
	uint64_t ends = atomic_load(&turn->ends), idle = atomic_load(&turn->idle);

	if (now >= ends || preempts(place->map, place->tenant, owner_of(word) - 1, now))
		return true;
	sooner(until, ends);
	if (!owner_is_idle(place, word, atomic_load(&turn->begun), now))
		return false;
	if (since(now, idle) < IDLE_AFTER) {
		sooner(until, later(idle, IDLE_AFTER));
		return false;
	}
	want_nothing(place->map, owner_of(word) - 1);
	return true;
}

/* A closing lease: may it leave its owner? */
static bool is_free(struct arbiter_place *place, uint64_t word, uint64_t now, uint64_t *until)
{
	uint64_t closed = atomic_load(&place->map->turn.closed);

	if (!owner_of(word) || owner_is_idle(place, word, closed, now) || since(now, closed) >= ARBITER_PATIENCE_NS)
		return true;
	sooner(until, later(closed, ARBITER_PATIENCE_NS));
	return false;
}

/* Moves the lease on as far as it can be. Our epoch, or 0. */
static uint64_t advance(struct arbiter_place *place, uint64_t now, uint64_t *until)
{
	struct arbiter *map = place->map;
	uint64_t word, again;
	int tries;

	for (tries = 0; tries < TRIES; tries++) {
		word = atomic_load(&map->turn.word);
		if (is_open_for(word, place->tenant))
			return epoch_of(word);
		mend_turn(&map->turn, word, now);
		if (owner_of(word) && !(word & ARBITER_CLOSING)) {
			if (!is_over(place, word, now, until))
				return 0;
			close_word(map, word, now);
			continue;
		}
		if (!is_free(place, word, now, until))
			return 0;
		if (!pass_on(place, word, now, &again) && atomic_load(&map->turn.word) == word) {
			sooner(until, again);		/* nobody may run now */
			return 0;
		}
	}
	return 0;
}

/* --- holding ----------------------------------------------------------------------------------------------------- */

uint64_t arbiter_hold(struct arbiter_place *place, uint64_t now, uint64_t *until)
{
	struct arbiter_process *process = own_process(place);
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), epoch, mine = bit(place->tenant);

	*until = later(now, LOOK_AGAIN);
	if (!sound(place))
		return 1;
	if (is_open_for(word, place->tenant)) {
		if (atomic_load_explicit(&process->wants, memory_order_relaxed))
			atomic_store(&process->wants, 0);
		return epoch_of(word);
	}
	seen.map = map;
	seen.wake = atomic_load(&process->wake);
	if (!is_of(process, place->tenant)) {		/* somebody took us for dead, or wrote over it */
		atomic_store(&process->tenant, place->tenant);
		atomic_store(&process->state, ARBITER_USED);
	}
	atomic_store(&process->wants, WAITS);
	if (!(atomic_load(&map->wanted) & mine))
		atomic_fetch_or(&map->wanted, mine);
	sweep(place, now);
	epoch = advance(place, now, until);
	if (epoch)
		atomic_store(&process->wants, 0);
	return epoch || sound(place) ? epoch : 1;
}

void arbiter_unwant(struct arbiter_place *place)
{
	struct arbiter *map = place->map;
	uint64_t noted = atomic_load(&map->wanted) & bit(place->tenant);

	atomic_store(&own_process(place)->wants, 0);
	if (noted)
		forget_wanted(map, noted, wanting(map));
}

void arbiter_wait(struct arbiter_place *place, uint64_t until)
{
	uint64_t now = lock_now_ns(), ns;
	struct timespec wait;
	int saved = errno;

	if (until <= now || !sound(place))
		return;
	ns = until - now < LOOK_AGAIN ? until - now : LOOK_AGAIN;
	wait = (struct timespec){0, (long)ns};
	if (seen.map == place->map)
		syscall(SYS_futex, &own_process(place)->wake, FUTEX_WAIT, seen.wake, &wait, NULL, 0);
	errno = saved;
}

bool arbiter_holds(const struct arbiter_place *place, uint64_t epoch)
{
	return atomic_load(&place->map->turn.word) == open_word(epoch, place->tenant + 1) ||
		atomic_load_explicit(&place->broken, memory_order_relaxed);
}

uint64_t arbiter_ends(const struct arbiter_place *place)
{
	const struct arbiter *map = place->map;

	if (!(atomic_load_explicit(&map->wanted, memory_order_relaxed) & ~bit(place->tenant)))
		return ARBITER_NEVER;
	return atomic_load_explicit(&map->turn.ends, memory_order_relaxed);
}

/* The last of the owner's processes has ended: the lease need not wait for anybody to look. */
static void hand_over(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), again;

	if (owner_of(word) != place->tenant + 1 || is_busy(map, word))
		return;
	if (word & ARBITER_CLOSING)
		pass_on(place, word, now, &again);
	else
		atomic_store(&map->turn.idle, now);
}

bool arbiter_begin(struct arbiter_place *place, uint64_t epoch)
{
	struct arbiter_process *process = own_process(place);
	uint64_t earlier;

	if (!sound(place))
		return true;
	/* We note, then look; who closes it closes, then looks for notes: one of us sees the other. */
	earlier = atomic_exchange(&process->busy, epoch);
	if (arbiter_holds(place, epoch))
		return true;
	atomic_store(&process->busy, earlier);
	hand_over(place, lock_now_ns());
	return false;
}

/* With the lock held: a turn that would be followed by another of ours goes on. */
static void renew(struct arbiter_place *place, uint64_t now)
{
	struct arbiter *map = place->map;
	uint64_t word = atomic_load(&map->turn.word), mine = bit(place->tenant), mask;
	struct share_choice choice;

	if (!is_open_for(word, place->tenant) || later(now, RENEW_BEFORE) < atomic_load(&map->turn.ends))
		return;
	mask = wanting(map);
	if (!(mask & ~mine))
		return;
	choice = choose(map, mask | mine, now);
	if (choice.tenant == (int)place->tenant)
		note_turn(&map->turn, epoch_of(word), now, choice.budget);
}

bool arbiter_charge(struct arbiter_place *place, uint64_t busy, uint64_t now)
{
	struct arbiter *map = place->map;
	struct share_tenant about;
	unsigned sharers;
	uint64_t token;
	bool go_on;

	if (!sound(place))
		return true;
	sharers = busy_processes(map, place->tenant);
	token = take(place);
	load_tenant(&map->tenant[place->tenant], &about);
	share_charge(&about, sharers ? busy / sharers : busy, now);
	store_tenant(&map->tenant[place->tenant], &about);
	go_on = share_may_go_on(&about, now);
	if (go_on)
		renew(place, now);
	drop(place, token);
	sweep(place, now);
	return go_on;
}

/* Does it end for want of time rather than of work? */
static bool used_up(const struct arbiter_place *place, uint64_t now)
{
	struct share_tenant about;

	load_tenant(&place->map->tenant[place->tenant], &about);
	return now >= arbiter_ends(place) || !share_may_go_on(&about, now);
}

void arbiter_close(struct arbiter_place *place, uint64_t epoch, uint64_t now)
{
	struct arbiter *map = place->map;
	uint32_t nothing = 0;

	if (!sound(place))
		return;
	if (used_up(place, now))
		atomic_compare_exchange_strong(&own_process(place)->wants, &nothing, MORE);
	if (close_word(map, open_word(epoch, place->tenant + 1), now))
		hand_over(place, now);
}

void arbiter_end(struct arbiter_place *place, uint64_t now)
{
	if (!sound(place))
		return;
	atomic_store(&own_process(place)->busy, 0);
	hand_over(place, now);
}

void arbiter_waited(struct arbiter_place *place, uint64_t ns)
{
	atomic_fetch_add(&place->map->tenant[place->tenant].waited, ns);
}

void arbiter_leave(struct arbiter_place *place)
{
	struct arbiter *map = place->map;
	uint64_t word, now = lock_now_ns();

	if (!map)
		return;
	if (sound(place)) {
		arbiter_unwant(place);
		clear_process(own_process(place));
		word = atomic_load(&map->turn.word);
		if (is_open_for(word, place->tenant) && !(present(map) & bit(place->tenant)))
			close_word(map, word, now);
		hand_over(place, now);
		open_gate_if_alone(map);
	}
	unmap(place);
}

/* --- from outside ------------------------------------------------------------------------------------------------ */

static int set_by_name(struct arbiter_place *place, const char *name, const struct share_terms *terms)
{
	struct arbiter *map = place->map;
	uint64_t token = take(place);
	int found = find_tenant(map, name);

	if (found >= 0) {
		set_terms(&map->tenant[found], terms);
		gate_all(map);
	}
	drop(place, token);
	return found < 0 ? found : 0;
}

int arbiter_set(const char *path, const char *tenant, const struct share_terms *terms)
{
	struct arbiter_place place = {.process = ARBITER_PROCESSES};	/* nobody's slot */
	int file = mapped_look(AT_FDCWD, path, &kind, O_RDWR), err;

	if (file < 0)
		return file;
	if (snprintf(place.path, sizeof(place.path), "%s", path) >= (int)sizeof(place.path)) {
		close(file);
		return -ENAMETOOLONG;
	}
	err = map_lease(&place, file);
	close(file);
	if (err)
		return err;
	err = set_by_name(&place, tenant, terms);
	unmap(&place);
	return err;
}
