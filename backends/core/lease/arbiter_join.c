/* SPDX-License-Identifier: Apache-2.0 */
/* Coming and going. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arbiter_state.h"
#include "platform/kept.h"
#include "platform/log.h"

const struct mapped_kind arbiter_kind = {
	.magic = ARBITER_MAGIC,
	.version = ARBITER_VERSION,
	.rows = SHARE_TENANTS,
	.slots = ARBITER_PROCESSES,
	.size = sizeof(struct arbiter),
	.what = "a device's lease",
};

/* Once found it is kept: after chroot(2) or a change of user the path may lead elsewhere, or nowhere. */
static int open_folder(const char *folder)
{
	int file = mapped_folder_again(folder, strlen(folder));

	if (file != -ENOENT)
		return file;
	file = mapped_folder(AT_FDCWD, folder, 01777);
	if (file == -ENOTDIR)
		file = mapped_link(folder);
	if (file >= 0)
		mapped_keep_folder(folder, file);
	return file;
}

void arbiter_keep_folder(const char *folder)
{
	int file = open_folder(folder);

	if (file >= 0)
		close(file);
}

/* Opens a lease by its path; makes nothing. */
static int look(const char *path)
{
	const char *end = strrchr(path, '/');
	int parent = end ? mapped_folder_again(path, (size_t)(end - path)) : -ENOENT, file;

	if (parent == -ENOENT)
		return mapped_look(AT_FDCWD, path, &arbiter_kind, O_RDWR);
	if (parent < 0)
		return parent;
	file = mapped_look(parent, end + 1, &arbiter_kind, O_RDWR);
	close(parent);
	return file;
}

static int name_lease(struct arbiter_place *place, const char *folder, const char *uuid)
{
	int length = snprintf(place->path, sizeof(place->path), "%s/%s.lease", folder, uuid);

	if (!uuid[0] || uuid[0] == '.' || strchr(uuid, '/'))
		return -EINVAL;
	return length < 0 || length >= (int)sizeof(place->path) ||
			strlen(uuid) + sizeof(".lease") > NAME_MAX
		? -ENAMETOOLONG
		: 0;
}

/* The folder of place->path, and the file's name in it. */
static const char *part_path(const struct arbiter_place *place, char folder[sizeof(place->path)])
{
	const char *end = strrchr(place->path, '/');
	size_t length = (size_t)(end - place->path);

	memcpy(folder, place->path, length);
	folder[length] = '\0';
	return end + 1;
}

/* A new file in place of the damaged one. */
static int open_lease(struct arbiter_place *place, const struct mapped_file *damaged)
{
	char folder[sizeof(place->path)];
	const char *name = part_path(place, folder);
	int parent = open_folder(folder), file;

	if (parent < 0)
		return parent;
	file = damaged ? mapped_renew(parent, name, &arbiter_kind, damaged)
		       : mapped_open(parent, name, &arbiter_kind);
	close(parent);
	return file;
}

/* A fork's child would keep our lock alive. */
static void mapped_at(struct arbiter_place *place, void *map)
{
	place->map = map;
	place->ours = !madvise(map, sizeof(struct arbiter), MADV_DONTFORK);
	atomic_store(&place->broken, false);
	atomic_store(&place->asked, 0);
	atomic_store(&place->vouched, false);
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
	place->alone = false;
	mapped_at(place, map);
	mapped_guard(map, sizeof(struct arbiter), &place->broken);
	place->stamp = place->map->header.stamp;
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

/* From `first` on. */
static int take_process(struct arbiter_place *place, int file, uint32_t first)
{
	struct arbiter *map = place->map;
	uint32_t slot, i;
	int pass, err;

	for (pass = 0; pass < 2; pass++) { /* a dead process's slot only if no other is left */
		for (i = 0; i < ARBITER_PROCESSES; i++) {
			slot = (first + i) % ARBITER_PROCESSES;
			if (!pass && atomic_load(&map->process[slot].state) != ARBITER_FREE)
				continue;
			err = mapped_lock(file, slot);
			if (err && err != -EAGAIN)
				return err;
			if (err)
				continue;
			arbiter_clear(&map->process[slot]);
			reach(map, slot);
			place->process = slot;
			return 0;
		}
	}
	return -EUSERS;
}

static bool is_named(const struct arbiter_tenant *tenant, const char *name)
{
	return atomic_load(&tenant->state) == ARBITER_USED &&
		!strncmp(tenant->name, name, ARBITER_NAME);
}

int arbiter_find(const struct arbiter *map, const char *name)
{
	int i;

	for (i = 0; i < SHARE_TENANTS; i++)
		if (is_named(&map->tenant[i], name))
			return i;
	return -ENOENT;
}

/* `first` if it is free. Otherwise a free one, or that of the tenant that is away longest; one that
 * was being made when its maker stopped or died, if there is no other. */
static int new_tenant(const struct arbiter *map, uint32_t first, uint32_t *state)
{
	uint64_t there = arbiter_present(map), oldest = UINT64_MAX, since;
	int i, found = -EUSERS;
	uint32_t is;

	if (atomic_load(&map->tenant[first].state) == ARBITER_FREE && !(there >> first & 1) &&
	    owner_of(atomic_load(&map->turn.word)) != first + 1) {
		*state = ARBITER_FREE;
		return (int)first;
	}
	for (i = 0; i < SHARE_TENANTS; i++) {
		is = atomic_load(&map->tenant[i].state);
		since = is == ARBITER_FREE   ? 0
			: is == ARBITER_USED ? atomic_load(&map->tenant[i].seen) + 1
					     : UINT64_MAX - 1;
		if (!(there >> i & 1) && since < oldest &&
		    owner_of(atomic_load(&map->turn.word)) != (uint32_t)i + 1) {
			oldest = since;
			*state = is;
			found = i;
		}
	}
	return found;
}

/* Figures of living processes: there were none up to now. */
static void forget_gone(struct arbiter_tenant *tenant)
{
	atomic_store(&tenant->bound, 0);
	atomic_store(&tenant->notes, 0);
	atomic_store(&tenant->held, 0);
	atomic_store(&tenant->pace, 0);
}

static void fill_tenant(struct arbiter_tenant *tenant, const char *name,
			const struct share_terms *terms, uint64_t now)
{
	struct share_tenant before,
		about = {.terms = *terms, .credit = SHARE_CREDIT_NS, .credited = now};

	arbiter_own_terms(tenant, terms);
	memset(tenant->name, 0, sizeof(tenant->name));
	memcpy(tenant->name, name, strnlen(name, sizeof(tenant->name) - 1));
	atomic_store(&tenant->waited, 0);
	atomic_store(&tenant->paced_used, 0);
	atomic_store(&tenant->paced, 0);
	atomic_store(&tenant->shorted, 0);
	atomic_store(&tenant->alone, 0);
	forget_gone(tenant);
	arbiter_load(tenant, &before);
	arbiter_store(tenant, &before, &about);
}

/*
 * A process that is stopped on the way loses the lock, and others go on. So the row is claimed in
 * one step, and taken in another. -EAGAIN: one of both was another process's, or the tenant exists
 * meanwhile.
 */
static int make_tenant(const struct arbiter_place *place, const char *name,
		       const struct share_terms *terms, uint64_t now)
{
	struct arbiter *map = place->map;
	uint32_t state, claim = ARBITER_MAKING | place->process << ARBITER_MAKER, claimed = claim;
	int row = new_tenant(map, place->tenant % SHARE_TENANTS, &state);
	struct arbiter_tenant *tenant;

	if (row < 0)
		return row;
	tenant = &map->tenant[row];
	if (!atomic_compare_exchange_strong(&tenant->state, &state, claim))
		return -EAGAIN;
	/* it was back before our claim, or will see that */
	if (arbiter_present(map) & bit((uint32_t)row)) {
		atomic_compare_exchange_strong(&tenant->state, &claimed, state);
		return -EAGAIN;
	}
	atomic_store(&map->copied[row], 0);
	fill_tenant(tenant, name, terms, now);
	if (arbiter_find(map, name) >= 0) {
		atomic_compare_exchange_strong(&tenant->state, &claimed, ARBITER_FREE);
		return -EAGAIN;
	}
	return atomic_compare_exchange_strong(&tenant->state, &claimed, ARBITER_USED) ? row
										      : -EAGAIN;
}

/* With the lock. */
static void take_part(struct arbiter_place *place, uint32_t tenant)
{
	struct arbiter_process *process = own_process(place);

	place->tenant = tenant;
	atomic_store(&process->tenant, tenant);
	atomic_store(&process->state, ARBITER_USED);
	arbiter_stop_visit(place);
}

/* With the lock: one of the tenant's, as long as the row is its own. */
static int enter_row(struct arbiter_place *place, const char *name, const struct share_terms *terms,
		     uint64_t now, enum arbiter_terms *are)
{
	int row = arbiter_find(place->map, name);
	bool made = row < 0;
	struct arbiter_tenant *tenant;

	if (made)
		row = make_tenant(place, name, terms, now);
	if (row < 0)
		return row;
	tenant = &place->map->tenant[row];
	*are = arbiter_settle_terms(tenant, terms, made);
	if (!(arbiter_present(place->map) & bit((uint32_t)row)))
		forget_gone(tenant);
	atomic_store(&tenant->seen, now);
	take_part(place, (uint32_t)row);
	return is_named(tenant, name) ? 0 : -EAGAIN;
}

static int enter(struct arbiter_place *place, const char *name, const struct share_terms *terms)
{
	struct arbiter_process *process = own_process(place);
	enum arbiter_terms are = ARBITER_TERMS_OWN;
	unsigned tries = 0;
	uint64_t token;
	int err;

	atomic_store(&process->pid_space, (uint32_t)kept_pid_space());
	atomic_store(&process->pid, getpid());
	do {
		token = arbiter_take(place);
		err = enter_row(place, name, terms, lock_now_ns(), &are);
		arbiter_drop(place, token);
	} while (err == -EAGAIN && tries++ < ARBITER_TRIES);
	if (!err)
		arbiter_tell_terms(name, place->path, are);
	return err;
}

/* The lease of place->path. */
static int join_shared(struct arbiter_place *place, const struct mapped_file *damaged)
{
	char folder[sizeof(place->path)];
	int file = open_lease(place, damaged), err;
	unsigned tries = 0;

	/* another process removed it meanwhile */
	while (file == -ESTALE && tries++ < ARBITER_TRIES)
		file = open_lease(place, damaged);
	if ((file == -EMFILE || file == -ENFILE) && kept_spend())
		file = open_lease(place, damaged);
	if (file < 0)
		return file;
	err = map_lease(place, file);
	if (!err) {
		err = take_process(place, file, place->process);
		if (err)
			unmap(place);
	}
	close(file); /* from here on the mapping alone holds the lock */
	if (!err)
		mapped_keep(place->path, place->device, place->inode);
	part_path(place, folder);
	kept_spare(folder);
	return err;
}

/* Our slot has no pid: we do not use that device ourselves. */
static int enter_bound(struct arbiter_place *place, const char *name, int file)
{
	struct arbiter *map = place->map;
	int tenant = arbiter_find(map, name), err;
	uint64_t token;

	if (tenant < 0 || !atomic_load(&map->tenant[tenant].bound) ||
	    !arbiter_users(map, (uint32_t)tenant))
		return -ENOENT;
	err = take_process(place, file, 0);
	if (err)
		return err;
	atomic_store(&own_process(place)->pid, 0);
	token = arbiter_take(place);
	take_part(place, (uint32_t)tenant);
	arbiter_drop(place, token);
	return 0;
}

int arbiter_join_bound(struct arbiter_place *place, const struct arbiter_place *of,
		       const char *name)
{
	const char *end = strrchr(of->path, '/');
	char tenant[ARBITER_NAME];
	int file, err;

	if (!end ||
	    snprintf(place->path, sizeof(place->path), "%.*s/%s", (int)(end - of->path), of->path,
		     name) >= (int)sizeof(place->path))
		return -ENAMETOOLONG;
	file = look(place->path);
	if (file < 0)
		return file;
	err = map_lease(place, file);
	if (err) {
		close(file);
		return err;
	}
	memcpy(tenant, of->name, sizeof(tenant));
	memcpy(place->name, tenant, sizeof(tenant));
	place->process = ARBITER_PROCESSES; /* not a slot yet */
	arbiter_bury(place, 0, true, lock_now_ns());
	err = enter_bound(place, tenant, file);
	close(file);
	if (err)
		unmap(place);
	return err;
}

static int join_alone(struct arbiter_place *place)
{
	struct arbiter *map = mmap(NULL, sizeof(*map), PROT_READ | PROT_WRITE,
				   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (map == MAP_FAILED)
		return -errno;
	mapped_at(place, map);
	map->header.magic = ARBITER_MAGIC;
	place->process %= ARBITER_PROCESSES;
	reach(map, place->process);
	place->alone = true;
	atomic_store(&place->vouched, true); /* no process asks for us */
	return 0;
}

static void begin(struct arbiter_place *place, const char *tenant, const struct share_terms *terms)
{
	place->path[0] = '\0';
	place->process = place->tenant = 0;
	place->stamp = place->check.checked = place->check.again = place->check.mended =
		place->check.bound = 0;
	place->device = place->inode = 0;
	place->check.mends = 0;
	place->check.last = (struct share_tenant){0};
	memset(place->name, 0, sizeof(place->name));
	memcpy(place->name, tenant, strnlen(tenant, sizeof(place->name) - 1));
	place->check.configured = *terms;
	arbiter_guard_begin(place);
}

static int take_place(struct arbiter_place *place)
{
	int err;

	arbiter_bury(place, 0, true, lock_now_ns());
	err = enter(place, place->name, &place->check.configured);
	if (err) {
		unmap(place);
		return err;
	}
	arbiter_gate_all(place->map);
	arbiter_ungate(place->map);
	return 0;
}

int arbiter_join(struct arbiter_place *place, const char *folder, const char *uuid,
		 const char *tenant, const struct share_terms *own_terms)
{
	int err;

	if (strnlen(tenant, ARBITER_NAME) >= ARBITER_NAME)
		return -ENAMETOOLONG;
	lock_settle_clock();
	begin(place, tenant, own_terms);
	err = folder ? name_lease(place, folder, uuid) : 0;
	if (!err)
		err = folder ? join_shared(place, NULL) : join_alone(place);
	return err ? err : take_place(place);
}

int arbiter_join_anew(struct arbiter_place *place, const struct arbiter_place *former, bool alone)
{
	struct mapped_file damaged = {(dev_t)former->device, (ino_t)former->inode, former->stamp};
	int err;

	memset(place, 0, sizeof(*place));
	begin(place, former->name, &former->check.configured);
	memcpy(place->path, former->path, sizeof(place->path));
	place->process = former->process;
	place->tenant = former->tenant;
	err = alone ? join_alone(place) : join_shared(place, &damaged);
	return err ? err : take_place(place);
}

void arbiter_join_later(struct arbiter_place *place, const char *folder, const char *uuid)
{
	if (name_lease(place, folder, uuid))
		place->path[0] = '\0';
}

void arbiter_abandon(struct arbiter_place *place)
{
	/* something else may lie there; zeros of our own are handed down */
	if (place->ours && !atomic_load(&place->broken)) {
		mapped_guard(NULL, 0, &place->broken);
		place->map = NULL;
	}
	unmap(place);
}

void arbiter_leave(struct arbiter_place *place)
{
	struct arbiter *map = place->map;
	uint64_t word, now = lock_now_ns();

	if (!map)
		return;
	if (arbiter_sound(place)) {
		arbiter_unwant(place);
		arbiter_clear(own_process(place));
		word = atomic_load(&map->turn.word);
		if (!(word & ARBITER_CLOSING) &&
		    (is_for_all(word) || owner_of(word) == place->tenant + 1) &&
		    !(arbiter_present(map) & bit(place->tenant)))
			arbiter_close_word(map, word, now);
		arbiter_hand_over(place, now);
		arbiter_ungate(map);
	}
	unmap(place);
}

static int set_by_name(struct arbiter_place *place, const char *name,
		       const struct share_terms *terms)
{
	struct arbiter *map = place->map;
	uint64_t token = arbiter_take(place);
	int found = arbiter_find(map, name);

	if (found >= 0) {
		arbiter_order_terms(&map->tenant[found], terms);
		arbiter_gate_all(map);
	}
	arbiter_drop(place, token);
	return found < 0 ? found : 0;
}

uint32_t arbiter_disturb(const char *folder, const char *uuid, uint32_t mine, uint64_t now)
{
	struct arbiter_place place = {.process = ARBITER_PROCESSES}; /* no slot */
	uint32_t until = tick(now + (mine ? 0 : ARBITER_DISTURBED)) | 1;
	int file;

	if (snprintf(place.path, sizeof(place.path), "%s/%s.lease", folder, uuid) >=
	    (int)sizeof(place.path))
		return 0;
	file = look(place.path);
	if (file < 0)
		return 0;
	if (map_lease(&place, file)) {
		close(file);
		return 0;
	}
	close(file);
	if (!mine)
		arbiter_note_disturbed(place.map, until, now);
	else /* another one may have begun meanwhile */
		atomic_compare_exchange_strong(&place.map->disturbed, &mine, until);
	unmap(&place);
	return until;
}

int arbiter_set(const char *path, const char *tenant, const struct share_terms *terms)
{
	struct arbiter_place place = {.process = ARBITER_PROCESSES}; /* no slot */
	int file = look(path), err;

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
