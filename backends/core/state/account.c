/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "account.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "platform/kept.h"
#include "mapped.h"
#include "region.h"

#define NAME "account"

static const struct mapped_kind kind = {
	.magic = REGION_MAGIC,
	.version = REGION_VERSION,
	.rows = REGION_ROWS,
	.slots = REGION_SLOTS,
	.size = sizeof(struct region),
	.what = "the tenant's account",
	.first = REGION_NONE_HIGH,
	.first_at = __builtin_offsetof(struct region, high),
};

static int path_of(char path[ACCOUNT_PATH], const char *state, const char *tenant, const char *end)
{
	int length = snprintf(path, ACCOUNT_PATH, "%s/%s%s", state, tenant, end);

	return length < 0 || length >= ACCOUNT_PATH ? -ENAMETOOLONG : 0;
}

int account_path(char path[ACCOUNT_PATH], const char *state, const char *tenant)
{
	return path_of(path, state, tenant, "/" NAME);
}

/* What may not be looked at may be there; what may not be made is not. */
static int unreachable(int err)
{
	return err == -EACCES ? ACCOUNT_UNREACHABLE : err;
}

/* The default's name ends with the number of the user that this process was when it read its limits. */
static uid_t user_of(const char *state)
{
	const char *end = strrchr(state, '-');

	return end ? (uid_t)strtoul(end + 1, NULL, 10) : geteuid();
}

/* The state folder itself may be a link unless it is the default one, whose name any user could have taken. */
static int open_state(const char *state, bool own, bool create)
{
	int folder = unreachable(mapped_folder(AT_FDCWD, state, 0));
	struct stat about;

	if (folder == -ENOTDIR && !own)
		folder = unreachable(mapped_link(state));
	if (folder == -ENOENT && create)
		folder = mapped_folder(AT_FDCWD, state, own ? 0711 : 01777);
	if (folder < 0 || !own)
		return folder;
	if (!fstat(folder, &about) && about.st_uid == user_of(state) && !(about.st_mode & 022))
		return folder;
	close(folder);
	return -EPERM;
}

int account_make_state(const char *state, bool own)
{
	int folder = open_state(state, own, true);

	if (folder >= 0)
		close(folder);
	return folder == ACCOUNT_UNREACHABLE ? -EACCES : folder < 0 ? folder : 0;
}

static int find_tenant(const char *state, bool own, const char *tenant, bool create)
{
	int parent = open_state(state, own, create), folder;

	if (parent < 0)
		return parent;
	folder = unreachable(mapped_folder(parent, tenant, 0));
	if (folder == -ENOENT && create)
		folder = mapped_folder(parent, tenant, 01777);
	close(parent);
	/* Another process has removed a folder meanwhile; one that cannot be made has another error. */
	return folder == -ENOENT && create ? -ESTALE : folder;
}

/* Once found it is kept: after chroot(2) or a change of user the path may lead elsewhere, or nowhere. */
static int open_tenant(const char *state, bool own, const char *tenant, bool create)
{
	char path[ACCOUNT_PATH];
	int err = path_of(path, state, tenant, ""), folder;

	if (err || !state[0])
		return err ? err : -ENOENT;
	folder = mapped_folder_again(path, strlen(path));
	if (folder != -ENOENT)
		return folder;
	folder = find_tenant(state, own, tenant, create);
	if (folder >= 0)
		mapped_keep_folder(path, folder);
	return folder;
}

static void keep(const char *state, const char *tenant, int file)
{
	char path[ACCOUNT_PATH];
	struct stat about;

	if (!account_path(path, state, tenant) && !fstat(file, &about))
		mapped_keep(path, about.st_dev, about.st_ino);
}

int account_open(const char *state, bool own, const char *tenant)
{
	int folder = open_tenant(state, own, tenant, true), file;

	if (folder < 0)
		return folder;
	file = unreachable(mapped_look(folder, NAME, &kind, O_RDWR));
	if (file < 0 && file != ACCOUNT_UNREACHABLE)
		file = mapped_open(folder, NAME, &kind);
	close(folder);
	if (file >= 0)
		keep(state, tenant, file);
	return file;
}

int account_renew(const char *state, bool own, const char *tenant,
		  const struct mapped_file *damaged)
{
	int folder = open_tenant(state, own, tenant, true), file;

	if (folder < 0)
		return folder;
	file = mapped_renew(folder, NAME, &kind, damaged);
	close(folder);
	if (file >= 0)
		keep(state, tenant, file);
	return file;
}

bool account_is_valid(const struct mapped_header *header)
{
	return mapped_is_valid(header, &kind);
}

/* Keeps the file only if none is kept: a member keeps its own. */
static int look(const char *state, const char *tenant, const char *path)
{
	int folder = open_tenant(state, false, tenant, false), file;

	if (folder < 0)
		return folder;
	file = mapped_look(folder, NAME, &kind, O_RDONLY);
	close(folder);
	if (file >= 0 && !kept_has(path))
		keep(state, tenant, file);
	return file;
}

int account_look(const char *state, const char *tenant)
{
	char path[ACCOUNT_PATH];
	int file = account_path(path, state, tenant);

	if (file)
		return file;
	file = look(state, tenant, path);
	return file == -EMFILE || file == -ENFILE ? mapped_borrow(path) : file;
}
