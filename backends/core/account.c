/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "account.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lock.h"
#include "log.h"
#include "region.h"

#define NAME "account"
#define NEW "account.new"	/* being made, by whoever has the folder locked */
#define BAD "account.bad"
#define SAFELY (O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
#define MS 1000000ull

static uint64_t checksum(const struct region_header *header)
{
	const unsigned char *bytes = (const unsigned char *)header;
	uint64_t sum = 0xcbf29ce484222325ull;
	size_t i;

	for (i = 0; i < __builtin_offsetof(struct region_header, checksum); i++)
		sum = (sum ^ bytes[i]) * 0x100000001b3ull;
	return sum;
}

static struct region_header fresh_header(void)
{
	struct region_header header = {
		.magic = REGION_MAGIC, .version = REGION_VERSION, .header_size = sizeof(header),
		.rows = REGION_ROWS, .slots = REGION_SLOTS, .size = sizeof(struct region),
	};

	header.checksum = checksum(&header);
	return header;
}

/* 0; -EBADMSG: no account of ours; -ESTALE: it has lost its name since it was opened. */
static int check(int file)
{
	struct region_header header, expected = fresh_header();
	struct stat about;

	if (fstat(file, &about))
		return -errno;
	if (!S_ISREG(about.st_mode) || about.st_nlink > 1 || about.st_size != sizeof(struct region))
		return -EBADMSG;
	if (!about.st_nlink)
		return -ESTALE;
	if (pread(file, &header, sizeof(header), 0) != sizeof(header))
		return -EBADMSG;
	return memcmp(&header, &expected, __builtin_offsetof(struct region_header, unused)) ? -EBADMSG : 0;
}

static int open_valid(int folder, int mode)
{
	int file = openat(folder, NAME, mode | SAFELY), err;

	if (file < 0)	/* a link, a folder, a socket: not ours */
		return errno == ELOOP || errno == EISDIR || errno == ENXIO ? -EBADMSG : -errno;
	err = check(file);
	if (!err)
		return file;
	close(file);
	return err;
}

static bool in_use(int folder)
{
	struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
	int file = openat(folder, NAME, O_RDONLY | SAFELY);
	bool used = false;

	if (file < 0)
		return false;
	if (!fcntl(file, F_OFD_GETLK, &lock))
		used = lock.l_type != F_UNLCK;
	close(file);
	return used;
}

/* Writing beyond its limit of a file's size would kill the process. */
static bool may_be_made(void)
{
	struct rlimit limit;

	return getrlimit(RLIMIT_FSIZE, &limit) || limit.rlim_cur >= sizeof(struct region);
}

/* Called with the folder locked. */
static int make(int folder)
{
	struct region_header header = fresh_header();
	int file, err;

	if (!may_be_made())
		return -EFBIG;
	unlinkat(folder, NEW, 0);
	file = openat(folder, NEW, O_RDWR | O_CREAT | O_EXCL | SAFELY, 0600);
	if (file < 0)
		return -errno;
	do	/* a page that cannot be had kills later */
		err = -posix_fallocate(file, 0, sizeof(struct region));
	while (err == -EINTR);
	if (!err && (fchmod(file, 0666) || pwrite(file, &header, sizeof(header), 0) != sizeof(header) ||
		     renameat(folder, NEW, folder, NAME)))
		err = errno ? -errno : -EIO;
	if (!err)
		return file;
	unlinkat(folder, NEW, 0);
	close(file);
	return err;
}

static int lock_folder(int folder)
{
	int tries;

	for (tries = 0; tries < 100; tries++) {
		if (!flock(folder, LOCK_EX | LOCK_NB))
			return 0;
		if (errno != EWOULDBLOCK && errno != EINTR)
			return -errno;
		lock_sleep_ns(5 * MS);
	}
	return -ETIMEDOUT;
}

static int make_or_replace(int folder)
{
	int file = lock_folder(folder);

	if (file)
		return file;
	file = open_valid(folder, O_RDWR);	/* somebody may have been quicker */
	if (file == -EBADMSG) {
		if (in_use(folder))
			file = -EBUSY;
		else if (renameat(folder, NAME, folder, BAD))
			file = -errno;
		else
			file = -ENOENT;
		if (file == -ENOENT)
			log_line(LOG_WARN, "the tenant's account was damaged or of another version; it is now " BAD);
	}
	if (file == -ENOENT || file == -ESTALE)
		file = make(folder);
	flock(folder, LOCK_UN);
	return file;
}

static int open_folder(int parent, const char *name, mode_t mode)
{
	int folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	bool made;

	if (folder >= 0 || errno != ENOENT || !mode)
		return folder >= 0 ? folder : -errno;
	made = !mkdirat(parent, name, 0700);
	if (!made && errno != EEXIST)
		return -errno;
	folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
	if (folder >= 0 && made)
		fchmod(folder, mode);
	return folder >= 0 ? folder : -errno;
}

/* The state folder itself may be reached by links unless it is one that anybody could have made. */
static int open_state(const char *state, bool own, bool create)
{
	int folder = own ? -ENOENT : open(state, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	struct stat about;

	if (folder < 0)
		folder = open_folder(AT_FDCWD, state, !create ? 0 : own ? 0700 : 01777);
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
	folder = open_folder(parent, tenant, create ? 01777 : 0);
	close(parent);
	return folder;
}

int account_open(const char *state, bool own, const char *tenant)
{
	int folder = open_tenant(state, own, tenant, true), file;

	if (folder < 0)
		return folder;
	file = open_valid(folder, O_RDWR);
	if (file == -ENOENT || file == -ESTALE || file == -EBADMSG)
		file = make_or_replace(folder);
	close(folder);
	return file;
}

int account_look(const char *state, const char *tenant)
{
	int folder = open_tenant(state, false, tenant, false), file;

	if (folder < 0)
		return folder;
	file = open_valid(folder, O_RDONLY);
	close(folder);
	return file;
}

int account_again(const char *path, dev_t device, ino_t inode)
{
	int file = open(path, O_RDWR | SAFELY);
	struct stat about;

	if (file < 0)
		return -errno;
	if (!fstat(file, &about) && about.st_dev == device && about.st_ino == inode)
		return file;
	close(file);
	return -ESTALE;
}

int account_lock(int file, uint32_t slot)
{
	struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = REGION_LOCKS + (off_t)slot, .l_len = 1};

	if (!fcntl(file, F_OFD_SETLK, &lock))
		return 0;
	return errno == EACCES ? -EAGAIN : -errno;
}

void account_unlock(int file, uint32_t slot)
{
	struct flock lock = {.l_type = F_UNLCK, .l_whence = SEEK_SET, .l_start = REGION_LOCKS + (off_t)slot, .l_len = 1};

	fcntl(file, F_OFD_SETLK, &lock);
}

bool account_locked(int file, uint32_t slot)
{
	struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = REGION_LOCKS + (off_t)slot, .l_len = 1};

	if (fcntl(file, F_OFD_GETLK, &lock))
		return true;
	return lock.l_type != F_UNLCK;
}
