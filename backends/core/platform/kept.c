/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "kept.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* an account, its folder, four former ones, the leases' folder, 64 devices' leases */
#define ENTRIES 76
#define SPARES 3 /* what joining opens at once: a folder, its lock and a file */
/* replaced while other threads used it, not closed yet; of more, some are never closed */
#define REPLACED 16
/* the lowest number of a spare one: a program that may have fewer needs them itself */
#define SPARE_FROM 64
/* another thread changes the entry; for ever in the child of a fork at that moment, which then
 * keeps nothing there */
#define BUSY (-1)

/* from where on a free one is taken: programs number their own from the lowest on */
static const int numbers[] = {200, 64, 10};

static struct entry {
	_Atomic uint64_t key;		/* made from the path; 0: free */
	_Atomic int number;		/* one more than the descriptor; 0: none; BUSY */
	_Atomic uint64_t device, inode; /* the file that the number must lead to */
} entries[ENTRIES], spares[SPARES], replaced[REPLACED];

/* Threads between kept_begin and kept_end. High half: their process. */
static _Atomic uint64_t users;

static uint64_t key_of(const char *path, size_t length)
{
	uint64_t key = 0xcbf29ce484222325ull;

	for (size_t i = 0; i < length; i++)
		key = (key ^ (unsigned char)path[i]) * 0x100000001b3ull;
	return key ? key : 1;
}

/* `make`: take a free one, if the path has none. */
static struct entry *entry_of(const char *path, size_t length, bool make)
{
	uint64_t key = key_of(path, length), found;

	for (int i = 0; path[0] == '/' && i < ENTRIES; i++) {
		found = atomic_load(&entries[i].key);
		if (!found && make && atomic_compare_exchange_strong(&entries[i].key, &found, key))
			return &entries[i];
		if (found == key)
			return &entries[i];
		if (!found)
			return NULL;
	}
	return NULL;
}

static bool is_same(const struct entry *entry, const struct stat *about)
{
	return about->st_dev == atomic_load(&entry->device) &&
		about->st_ino == atomic_load(&entry->inode);
}

static int look(const char *path, size_t length, struct stat *about)
{
	const struct entry *entry = entry_of(path, length, false);
	int number = entry ? atomic_load(&entry->number) : 0;

	return number > 0 && !fstat(number - 1, about) && is_same(entry, about) ? number - 1
										: -ENOENT;
}

/* How many would be the users after `change`? A fork's child begins with none. */
static uint64_t changed(uint64_t before, int change)
{
	uint64_t own = (uint64_t)getpid() << 32;
	int64_t count = before >> 32 == own >> 32 ? (int64_t)(uint32_t)before + change : change;

	return own | (uint32_t)(count > 0 ? count : 0);
}

static uint32_t change_users(int change)
{
	uint64_t before = atomic_load(&users);

	while (!atomic_compare_exchange_weak(&users, &before, changed(before, change)))
		;
	return (uint32_t)changed(before, change);
}

void kept_begin(void)
{
	change_users(1);
}

/* No thread can get it any more. Those that have it have been there since before. */
static void close_replaced(struct entry *entry)
{
	int number = atomic_load(&entry->number);
	struct stat about;

	if (number <= 0 || !atomic_compare_exchange_strong(&entry->number, &number, BUSY))
		return;
	if ((uint32_t)changed(atomic_load(&users), 0)) { /* one came before it was replaced */
		atomic_store(&entry->number, number);
		return;
	}
	if (!fstat(number - 1, &about) && is_same(entry, &about))
		close(number - 1);
	atomic_store(&entry->number, 0);
}

void kept_end(void)
{
	if (change_users(-1))
		return;
	for (int i = 0; i < REPLACED; i++)
		close_replaced(&replaced[i]);
}

bool kept_has(const char *path)
{
	bool has;

	kept_begin();
	has = kept_get(path) >= 0;
	kept_end();
	return has;
}

int kept_get(const char *path)
{
	struct stat about;

	return look(path, strlen(path), &about);
}

int kept_folder(const char *path, size_t length)
{
	struct stat about;
	int number = look(path, length, &about);

	return number >= 0 && S_ISDIR(about.st_mode) && about.st_nlink ? number : -ENOENT;
}

/* Out of the way of the numbers that the program is given. */
static int move(int file)
{
	int moved = -1;

	for (size_t i = 0; moved < 0 && i < sizeof(numbers) / sizeof(*numbers); i++)
		moved = fcntl(file, F_DUPFD_CLOEXEC, numbers[i]);
	if (moved < 0)
		return file;
	close(file);
	return moved;
}

/* Once no thread uses it: now, or when the last one that does leaves. */
static void close_later(int number, const struct stat *about)
{
	int free;

	kept_begin();
	for (int i = 0; i < REPLACED; i++) {
		free = 0;
		if (!atomic_compare_exchange_strong(&replaced[i].number, &free, BUSY))
			continue;
		atomic_store(&replaced[i].device, about->st_dev);
		atomic_store(&replaced[i].inode, about->st_ino);
		atomic_store(&replaced[i].number, number);
		break;
	}
	kept_end();
}

/* Where another thread is at the entry, the file is closed. -1: the entry is empty from now on.
 * `used`: other threads may have the former one. */
static void put(struct entry *entry, int file, bool used)
{
	int before = entry ? atomic_load(&entry->number) : BUSY;
	struct stat about = {0}, old;
	bool ours;

	if (before == BUSY || (file >= 0 && fstat(file, &about)) ||
	    !atomic_compare_exchange_strong(&entry->number, &before, BUSY)) {
		if (file >= 0)
			close(file);
		return;
	}
	ours = before > 0 && !fstat(before - 1, &old) && is_same(entry, &old);
	atomic_store(&entry->device, about.st_dev);
	atomic_store(&entry->inode, about.st_ino);
	atomic_store(&entry->number, file < 0 ? 0 : move(file) + 1);
	if (ours && used)
		close_later(before, &old);
	else if (ours)
		close(before - 1);
}

void kept_put(const char *path, int file)
{
	put(entry_of(path, strlen(path), file >= 0), file, true);
}

void kept_spare(const char *path)
{
	int kept, copy;

	kept_begin();
	kept = kept_get(path);
	for (int i = 0; kept >= 0 && i < SPARES; i++) {
		copy = atomic_load(&spares[i].number) ? -1
						      : fcntl(kept, F_DUPFD_CLOEXEC, SPARE_FROM);
		if (copy >= 0)
			put(&spares[i], copy, false);
	}
	kept_end();
}

bool kept_spend(void)
{
	bool any = false;

	for (int i = 0; i < SPARES; i++) {
		any |= atomic_load(&spares[i].number) > 0;
		put(&spares[i], -1, false);
	}
	return any;
}

/* A process stays in its namespace. After chroot(2) there may be no /proc to ask. */
uint64_t kept_pid_space(void)
{
	static _Atomic uint64_t known;
	static _Atomic int32_t known_of;
	struct stat about;

	if (stat("/proc/self/ns/pid", &about))
		return atomic_load(&known_of) == getpid() ? atomic_load(&known) : 0;
	atomic_store(&known, about.st_ino);
	atomic_store(&known_of, getpid());
	return about.st_ino;
}
