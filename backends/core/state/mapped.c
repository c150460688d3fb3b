/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "mapped.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/stat.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "platform/kept.h"
#include "platform/lock.h"
#include "platform/log.h"

#define SAFELY (O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
#define MS 1000000ull
/* needs no permission of the folder itself: to go through its parents is enough */
#define FOLDER (O_PATH | O_DIRECTORY | O_CLOEXEC)
#define NAME_SIZE 256
/* the time in which a folder is made: its mode, a run's own file */
#define NEW_FOLDER_NS (1000 * MS)
#define GUARDED 288 /* an account, and each device's lease for each device of a gang of 16 */

_Static_assert(sizeof(struct mapped_header) == 64, "mapped by other processes");
_Static_assert(__builtin_offsetof(struct mapped_header, checksum) == 32,
	       "mapped by other processes");

static uint64_t checksum(const struct mapped_header *header)
{
	const unsigned char *bytes = (const unsigned char *)header;
	uint64_t sum = 0xcbf29ce484222325ull;
	size_t i;

	for (i = 0; i < __builtin_offsetof(struct mapped_header, checksum); i++)
		sum = (sum ^ bytes[i]) * 0x100000001b3ull;
	return sum;
}

static struct mapped_header fresh_header(const struct mapped_kind *kind, bool after)
{
	struct mapped_header header = {
		.magic = kind->magic,
		.version = kind->version,
		.header_size = sizeof(header),
		.rows = kind->rows,
		.slots = kind->slots,
		.size = kind->size,
	};

	header.checksum = checksum(&header);
	header.stamp = (lock_now_ns() & ~MAPPED_AFTER) | 1 | (after ? MAPPED_AFTER : 0);
	return header;
}

bool mapped_is_valid(const struct mapped_header *header, const struct mapped_kind *kind)
{
	struct mapped_header expected = fresh_header(kind, false);

	return header->stamp &&
		!memcmp(header, &expected, __builtin_offsetof(struct mapped_header, stamp));
}

/* 0; -EBADMSG: no file of ours; -ESTALE: it has lost its name since it was opened. It may have more
 * names: a copy of a tree makes hard links. */
static int check(int file, const struct mapped_kind *kind)
{
	struct mapped_header header;
	struct stat about;

	if (fstat(file, &about))
		return -errno;
	if (!S_ISREG(about.st_mode) || (uint64_t)about.st_size != kind->size)
		return -EBADMSG;
	if (!about.st_nlink)
		return -ESTALE;
	if (pread(file, &header, sizeof(header), 0) != sizeof(header))
		return -EBADMSG;
	return mapped_is_valid(&header, kind) ? 0 : -EBADMSG;
}

int mapped_look(int folder, const char *name, const struct mapped_kind *kind, int mode)
{
	int file = openat(folder, name, mode | SAFELY), err;

	if (file < 0) /* a link, a folder, a socket: not ours */
		return errno == ELOOP || errno == EISDIR || errno == ENXIO ? -EBADMSG : -errno;
	err = check(file, kind);
	if (!err)
		return file;
	close(file);
	return err;
}

/* A whole header of the kind, only not of this version. */
static bool is_other_version(int file, const struct mapped_kind *kind)
{
	struct mapped_header header;

	return pread(file, &header, sizeof(header), 0) == sizeof(header) &&
		header.magic == kind->magic && header.version != kind->version &&
		header.checksum == checksum(&header);
}

/* By processes of another version. Those of this one find out that it is damaged, or replaced. */
static bool in_use(int folder, const char *name, const struct mapped_kind *kind)
{
	struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
	int file = openat(folder, name, O_RDONLY | SAFELY);
	bool used = false;

	if (file < 0)
		return false;
	if (is_other_version(file, kind) && !fcntl(file, F_OFD_GETLK, &lock))
		used = lock.l_type != F_UNLCK;
	close(file);
	return used;
}

/* Each process that maps it sees that at its next look, also where it cannot look at the path any more. */
static void spoil(int folder, const char *name)
{
	static const struct mapped_header none;
	int file = openat(folder, name, O_WRONLY | SAFELY);
	struct stat about;

	if (file < 0)
		return;
	if (!fstat(file, &about) && S_ISREG(about.st_mode) &&
	    about.st_size >= (off_t)sizeof(none) && pwrite(file, &none, sizeof(none), 0) < 0)
		log_once(LOG_WARN, "%s cannot be marked as damaged: %s", name, strerror(errno));
	close(file);
}

/* Writing beyond its limit of a file's size would kill the process. */
static bool may_be_made(uint64_t size)
{
	struct rlimit limit;

	return getrlimit(RLIMIT_FSIZE, &limit) || limit.rlim_cur >= size;
}

static int name_with(char out[NAME_SIZE], const char *name, const char *end)
{
	int length = snprintf(out, NAME_SIZE, "%s%s", name, end);

	return length < 0 || length >= NAME_SIZE ? -ENAMETOOLONG : 0;
}

/*
 * Called with the folder locked: one process at a time makes a file, under its name with ".new". If
 * a process was killed and left such a file, only its own user may remove it, as the folder is
 * sticky: other users take a name of their own.
 */
static int make_new(int folder, const char *name, char new[NAME_SIZE])
{
	char end[32];
	int file = -1, err;

	for (int own = 0; file < 0 && own < 2; own++) {
		snprintf(end, sizeof(end), own ? ".new-%u" : ".new", (unsigned)geteuid());
		err = name_with(new, name, end);
		if (err)
			return err;
		unlinkat(folder, new, 0);
		file = openat(folder, new, O_RDWR | O_CREAT | O_EXCL | SAFELY, 0600);
		if (file < 0 && errno != EEXIST)
			break;
	}
	return file < 0 ? -errno : file;
}

static bool write_first(int file, const struct mapped_kind *kind)
{
	return !kind->first ||
		pwrite(file, &kind->first, sizeof(kind->first), (off_t)kind->first_at) ==
		sizeof(kind->first);
}

static int make(int folder, const char *name, const struct mapped_kind *kind, bool after)
{
	struct mapped_header header = fresh_header(kind, after);
	char new[NAME_SIZE];
	int file, err;

	if (!may_be_made(kind->size))
		return -EFBIG;
	file = make_new(folder, name, new);
	if (file < 0)
		return file;
	do /* a page that cannot be had kills later */
		err = -posix_fallocate(file, 0, (off_t)kind->size);
	while (err == -EINTR);
	if (!err &&
	    (fchmod(file, 0666) || !write_first(file, kind) ||
	     pwrite(file, &header, sizeof(header), 0) != sizeof(header) ||
	     renameat(folder, new, folder, name)))
		err = errno ? -errno : -EIO;
	if (!err)
		return file;
	unlinkat(folder, new, 0);
	close(file);
	return err;
}

/* A descriptor that holds the lock, or -errno. */
static int lock_folder(int folder)
{
	int tries, held = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), err = -ETIMEDOUT;

	if (held < 0)
		return -errno;
	for (tries = 0; tries < 100; tries++) {
		if (!flock(held, LOCK_EX | LOCK_NB))
			return held;
		err = -errno;
		if (err != -EWOULDBLOCK && err != -EINTR)
			break;
		err = -ETIMEDOUT;
		lock_sleep_ns(5 * MS);
	}
	close(held);
	return err;
}

static int put_aside(int folder, const char *name, const struct mapped_kind *kind)
{
	char bad[NAME_SIZE], end[32];
	int err = name_with(bad, name, ".bad");

	if (err)
		return err;
	if (in_use(folder, name, kind))
		return -EBUSY;
	spoil(folder, name);
	if (renameat(folder, name, folder, bad)) {
		if (errno != EISDIR && errno != ENOTDIR && errno != ENOTEMPTY && errno != EEXIST)
			return -errno;
		snprintf(end, sizeof(end), ".bad-%d", getpid()); /* one of both is a folder */
		if (name_with(bad, name, end) || renameat(folder, name, folder, bad))
			return -errno;
	}
	log_line(LOG_WARN, "%s was damaged or of another version; it is now %s", kind->what, bad);
	return -ENOENT;
}

static int fill(int file, const struct mapped_kind *kind)
{
	static const char zeros[4096];
	struct mapped_header header = fresh_header(kind, true);
	uint64_t at, part;
	int err = -ftruncate(file, (off_t)kind->size);

	for (at = 0; !err && at < kind->size; at += part) {
		part = kind->size - at < sizeof(zeros) ? kind->size - at : sizeof(zeros);
		err = pwrite(file, zeros, part, (off_t)at) != (ssize_t)part;
	}
	if (!err && write_first(file, kind) &&
	    pwrite(file, &header, sizeof(header), 0) == sizeof(header))
		return 0;
	return errno ? -errno : -EIO;
}

/* Where it lies, its header first and last. */
static int make_in_place(int folder, const char *name, const struct mapped_kind *kind)
{
	int file = openat(folder, name, O_RDWR | SAFELY), err;
	struct stat about;

	if (file < 0)
		return -errno;
	err = fstat(file, &about)				? -errno
		: S_ISREG(about.st_mode) && about.st_nlink == 1 ? 0
								: -EBADMSG;
	if (!err)
		err = may_be_made(kind->size) ? fill(file, kind) : -EFBIG;
	if (!err) {
		log_line(LOG_WARN, "%s was damaged, and belongs to another user; it is emptied",
			 kind->what);
		return file;
	}
	close(file);
	return err;
}

static bool is_damaged(int file, const struct mapped_file *damaged)
{
	struct mapped_header header;
	struct stat about;

	return damaged && !fstat(file, &about) && about.st_dev == damaged->device &&
		about.st_ino == damaged->inode &&
		pread(file, &header, sizeof(header), 0) == sizeof(header) &&
		header.stamp == damaged->stamp;
}

#if defined(SYS_statx) && defined(STATX_BTIME)
static int64_t ns_of(const struct statx_timestamp *time)
{
	return time->tv_sec * INT64_C(1000000000) + time->tv_nsec;
}

/* No process can set the times that count here. Where the kernel or the file system does not know
 * them, the folder counts as new. */
static bool had_files(int folder)
{
	struct statx about;

	if (syscall(SYS_statx, folder, "", AT_EMPTY_PATH, STATX_BTIME | STATX_CTIME, &about))
		return false;
	if (!(about.stx_mask & STATX_BTIME) || !(about.stx_mask & STATX_CTIME))
		return false;
	return ns_of(&about.stx_ctime) - ns_of(&about.stx_btime) > (int64_t)NEW_FOLDER_NS;
}
#else
static bool had_files(int folder)
{
	(void)folder;
	return false;
}
#endif

/* With the folder locked. Where its lock could not be taken, several files may be made; the last one
 * keeps the name, and all processes find it. */
static int replace(int folder, const char *name, const struct mapped_kind *kind,
		   const struct mapped_file *damaged)
{
	int file =
		mapped_look(folder, name, kind, O_RDWR); /* another process may have been quicker */
	bool after = damaged || file == -EBADMSG || file == -ESTALE || had_files(folder);

	if (file >= 0 && is_damaged(file, damaged)) {
		close(file);
		file = -EBADMSG;
	}
	if (file == -EBADMSG)
		file = put_aside(folder, name, kind);
	if (file == -ENOENT || file == -ESTALE)
		return make(folder, name, kind, after);
	return file == -EPERM || file == -EACCES ? make_in_place(folder, name, kind) : file;
}

/* Another process has removed the new file, or its folder, meanwhile. No caller must take it for
 * missing. */
static int try_again(int file)
{
	return file == -ENOENT ? -ESTALE : file;
}

static int make_or_replace(int folder, const char *name, const struct mapped_kind *kind,
			   const struct mapped_file *damaged)
{
	int held = lock_folder(folder), file;

	if (held < 0 && (!damaged || held != -ETIMEDOUT))
		return try_again(held);
	file = try_again(replace(folder, name, kind, damaged));
	if (held < 0)
		return file;
	flock(held, LOCK_UN); /* a fork's child may have it, too */
	close(held);
	return file;
}

int mapped_open(int folder, const char *name, const struct mapped_kind *kind)
{
	int file = mapped_look(folder, name, kind, O_RDWR);

	if (file == -ENOENT || file == -ESTALE || file == -EBADMSG)
		file = make_or_replace(folder, name, kind, NULL);
	return file;
}

int mapped_renew(int folder, const char *name, const struct mapped_kind *kind,
		 const struct mapped_file *damaged)
{
	return make_or_replace(folder, name, kind, damaged);
}

/* The umask may have taken some of it. */
static void give_mode(int folder, mode_t mode)
{
	int file = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	if (file < 0)
		return;
	fchmod(file, mode);
	close(file);
}

int mapped_folder(int parent, const char *name, mode_t mode)
{
	int folder = openat(parent, name, FOLDER | O_NOFOLLOW);
	bool made;

	if (folder >= 0 || errno != ENOENT || !mode)
		return folder >= 0 ? folder : -errno;
	if (name[0] == '/' && !strchr(name + 1, '/'))
		return -ENOENT;
	made = !mkdirat(parent, name, mode);
	if (!made && errno != EEXIST)
		return -errno;
	folder = openat(parent, name, FOLDER | O_NOFOLLOW);
	if (folder >= 0 && made)
		give_mode(folder, mode);
	return folder >= 0 ? folder : try_again(-errno);
}

int mapped_link(const char *path)
{
	struct stat link;
	int folder;

	if (lstat(path, &link) || (link.st_uid && link.st_uid != geteuid()))
		return -ENOTDIR;
	folder = open(path, FOLDER);
	return folder < 0 ? -errno : folder;
}

int mapped_folder_again(const char *path, size_t length)
{
	int kept, folder;

	kept_begin();
	kept = kept_folder(path, length);
	folder = kept < 0 ? -ENOENT : fcntl(kept, F_DUPFD_CLOEXEC, 0);
	if (folder == -1)
		folder = -errno;
	kept_end();
	return folder;
}

void mapped_keep_folder(const char *path, int folder)
{
	int copy;

	kept_begin();
	copy = kept_folder(path, strlen(path)) < 0 ? fcntl(folder, F_DUPFD_CLOEXEC, 0) : -1;
	kept_end();
	if (copy >= 0)
		kept_put(path, copy);
}

static bool is_file(const struct stat *about, dev_t device, ino_t inode)
{
	return about->st_dev == device && about->st_ino == inode;
}

static int open_same(int folder, const char *name, dev_t device, ino_t inode)
{
	int file = openat(folder, name, O_RDWR | SAFELY);
	struct stat about;

	if (file < 0)
		return -errno;
	if (!fstat(file, &about) && is_file(&about, device, inode))
		return file;
	close(file);
	return -ESTALE;
}

/* The folder that is kept for a file's path; *name: the file's in it. Between kept_begin and kept_end. */
static int folder_of(const char *path, const char **name)
{
	const char *end = strrchr(path, '/');

	if (!end)
		return -ENOENT;
	*name = end + 1;
	return kept_folder(path, (size_t)(end - path));
}

int mapped_open_again(const char *path, dev_t device, ino_t inode)
{
	int file = open_same(AT_FDCWD, path, device, inode), folder, other;
	const char *name;

	if (file >= 0)
		return file;
	kept_begin();
	folder = folder_of(path, &name);
	other = folder < 0 ? folder : open_same(folder, name, device, inode);
	kept_end();
	return other >= 0 ? other : file;
}

void mapped_keep(const char *path, dev_t device, ino_t inode)
{
	int file = path[0] == '/' ? mapped_open_again(path, device, inode) : -1;

	kept_put(path, file < 0 ? -1 : file);
}

/*
 * The kept file that is in use, one at a time: locks that two threads take through one opening of a
 * file do not exclude each other. High half: the process, for a fork's child does not use it. 0:
 * none.
 */
static _Atomic uint64_t borrowed;

static uint64_t borrowing(int file)
{
	return (uint64_t)getpid() << 32 | (uint32_t)file;
}

int mapped_borrow(const char *path)
{
	uint64_t before = atomic_load(&borrowed);
	int file;

	kept_begin(); /* until mapped_done */
	file = kept_get(path);
	if (file >= 0 &&
	    (before >> 32 == (uint64_t)getpid() ||
	     !atomic_compare_exchange_strong(&borrowed, &before, borrowing(file))))
		file = -EBUSY;
	if (file < 0)
		kept_end();
	return file;
}

void mapped_done(int file)
{
	uint64_t own = borrowing(file);

	if (file < 0)
		return;
	if (atomic_compare_exchange_strong(&borrowed, &own, 0))
		kept_end();
	else
		close(file);
}

int mapped_again(const char *path, dev_t device, ino_t inode)
{
	int file = mapped_open_again(path, device, inode), kept;
	struct stat about;

	if (file >= 0) {
		if (!kept_has(path)) /* the program has closed it */
			mapped_keep(path, device, inode);
		return file;
	}
	kept = mapped_borrow(path);
	if (kept >= 0 && !fstat(kept, &about) && is_file(&about, device, inode))
		return kept;
	mapped_done(kept);
	return kept == -EBUSY ? kept : file;
}

static bool is_removed_from(int folder, const char *name, dev_t device, ino_t inode)
{
	struct stat about;

	return fstatat(folder, name, &about, AT_SYMLINK_NOFOLLOW) ? errno == ENOENT
								  : !is_file(&about, device, inode);
}

static bool has_no_name(int file, dev_t device, ino_t inode)
{
	struct stat about;

	return file >= 0 && !fstat(file, &about) && is_file(&about, device, inode) &&
		!about.st_nlink;
}

bool mapped_removed(const char *path, dev_t device, ino_t inode)
{
	struct stat about;
	const char *name;
	bool removed;
	int folder;

	if (!stat(path, &about) && is_file(&about, device, inode))
		return false;
	kept_begin();
	folder = folder_of(path, &name);
	removed = folder < 0 ? has_no_name(kept_get(path), device, inode)
			     : is_removed_from(folder, name, device, inode);
	kept_end();
	return removed;
}

/* --- byte locks ------------------------------------------------------------------------------------------------ */

static struct flock byte_of(uint32_t slot, short type)
{
	return (struct flock){.l_type = type,
			      .l_whence = SEEK_SET,
			      .l_start = MAPPED_LOCKS + (off_t)slot,
			      .l_len = 1};
}

int mapped_lock(int file, uint32_t slot)
{
	struct flock lock = byte_of(slot, F_WRLCK);

	if (!fcntl(file, F_OFD_SETLK, &lock))
		return 0;
	return errno == EACCES ? -EAGAIN : -errno;
}

void mapped_unlock(int file, uint32_t slot)
{
	struct flock lock = byte_of(slot, F_UNLCK);

	fcntl(file, F_OFD_SETLK, &lock);
}

bool mapped_locked(int file, uint32_t slot)
{
	struct flock lock = byte_of(slot, F_WRLCK);

	if (fcntl(file, F_OFD_GETLK, &lock))
		return true;
	return lock.l_type != F_UNLCK;
}

bool mapped_any_locked(int file, uint32_t slots)
{
	struct flock lock = byte_of(0, F_WRLCK);

	lock.l_len = slots;
	return fcntl(file, F_OFD_GETLK, &lock) || lock.l_type != F_UNLCK;
}

bool mapped_dead(const char *path, dev_t device, ino_t inode, uint32_t slot)
{
	int file, cancelling;
	bool dead = false;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	file = mapped_again(path, device, inode);
	if (file >= 0) {
		dead = !mapped_locked(file, slot);
		mapped_done(file);
	}
	pthread_setcancelstate(cancelling, NULL);
	return dead;
}

/* --- a file that is cut short under us ------------------------------------------------------------------------- */

static struct guarded {
	atomic_bool *_Atomic broken; /* the owner's flag; NULL: free */
	_Atomic uintptr_t start;     /* 0: not now */
	_Atomic size_t size;
} guarded[GUARDED];
static atomic_flag handled = ATOMIC_FLAG_INIT;
static struct sigaction earlier;

int mapped_break(void *map, size_t size, atomic_bool *broken)
{
	if (atomic_exchange(broken, true))
		return 0;
	/* A system call: in a signal handler no interposed mmap() may run. */
	return syscall(SYS_mmap, map, size, PROT_READ | PROT_WRITE,
		       MAP_FIXED | MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == -1
		? -errno
		: 0;
}

static struct guarded *holding(const siginfo_t *info)
{
	uintptr_t at = (uintptr_t)info->si_addr, start;
	int i;

	if (info->si_code != BUS_ADRERR)
		return NULL;
	for (i = 0; i < GUARDED; i++) {
		start = atomic_load(&guarded[i].start);
		if (start && at >= start && at - start < atomic_load(&guarded[i].size))
			return &guarded[i];
	}
	return NULL;
}

static void pass_on(int number, siginfo_t *info, void *context)
{
	if (earlier.sa_flags & SA_SIGINFO) {
		earlier.sa_sigaction(number, info, context);
	} else if (earlier.sa_handler != SIG_DFL && earlier.sa_handler != SIG_IGN) {
		earlier.sa_handler(number);
	} else if (earlier.sa_handler == SIG_DFL || info->si_code > 0) {
		signal(number,
		       SIG_DFL); /* a fault comes again and kills; a sent signal must be sent again */
		if (info->si_code <= 0)
			raise(number);
	}
}

/* Zeros of our own replace the pages that were cut off; the access that faulted is repeated and
 * finds them. */
static void on_bus_error(int number, siginfo_t *info, void *context)
{
	struct guarded *hit = holding(info);
	int saved = errno;

	if (!hit) {
		pass_on(number, info, context);
	} else if (mapped_break((void *)atomic_load(&hit->start), atomic_load(&hit->size),
				atomic_load(&hit->broken))) {
		signal(number, SIG_DFL);
	}
	errno = saved;
}

static void handle(void)
{
	struct sigaction action = {.sa_sigaction = on_bus_error};

	if (atomic_flag_test_and_set(&handled))
		return;
	if (sigaction(SIGBUS, NULL, &earlier))
		return;
	action.sa_mask = earlier.sa_mask;
	action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
	sigaction(SIGBUS, &action, NULL);
}

void mapped_guard(void *map, size_t size, atomic_bool *broken)
{
	atomic_bool *owner;
	int i;

	for (i = 0; i < GUARDED; i++) {
		owner = atomic_load(&guarded[i].broken);
		if (owner == broken ||
		    (map && !owner &&
		     atomic_compare_exchange_strong(&guarded[i].broken, &owner, broken)))
			break;
	}
	if (i == GUARDED)
		return;
	atomic_store(&guarded[i].start, 0);
	if (!map) {
		atomic_store(&guarded[i].broken, NULL);
		return;
	}
	atomic_store(&guarded[i].size, size);
	atomic_store(&guarded[i].start, (uintptr_t)map);
	handle();
}
