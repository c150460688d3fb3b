/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "account.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "mapped.h"
#include "region.h"

#define NAME "account"

static const struct mapped_kind kind = {
	.magic = REGION_MAGIC, .version = REGION_VERSION, .rows = REGION_ROWS, .slots = REGION_SLOTS,
	.size = sizeof(struct region), .what = "the tenant's account",
};

/* What may not be looked at may be there; what may not be made is not. */
static int unreachable(int err)
{
	return err == -EACCES ? ACCOUNT_UNREACHABLE : err;
}

/* The state folder itself may be reached by links unless it is one that any user could have made. */
static int open_state(const char *state, bool own, bool create)
{
	int folder = own ? -1 : open(state, O_PATH | O_DIRECTORY | O_CLOEXEC);
	struct stat about;

	if (folder < 0)
		folder = unreachable(mapped_folder(AT_FDCWD, state, 0));
	if (folder == -ENOENT && create)
		folder = mapped_folder(AT_FDCWD, state, own ? 0711 : 01777);
	if (folder < 0 || !own)
		return folder;
	if (!fstat(folder, &about) && about.st_uid == geteuid() && !(about.st_mode & 022))
		return folder;
	close(folder);
	return -EPERM;
}

static int open_tenant(const char *state, bool own, const char *tenant, bool create)
{
	int parent, folder;

	if (!state[0])
		return -ENOENT;
	parent = open_state(state, own, create);
	if (parent < 0)
		return parent;
	folder = unreachable(mapped_folder(parent, tenant, 0));
	if (folder == -ENOENT && create)
		folder = mapped_folder(parent, tenant, 01777);
	close(parent);
	return folder;
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
	return file;
}

int account_look(const char *state, const char *tenant)
{
	int folder = open_tenant(state, false, tenant, false), file;

	if (folder < 0)
		return folder;
	file = mapped_look(folder, NAME, &kind, O_RDONLY);
	close(folder);
	return file;
}
