/* SPDX-License-Identifier: Apache-2.0 */
/*
 * mapped.h: files of one fixed size that processes map: finding, checking and making them, byte
 * locks, truncation.
 *
 * Folders and files may belong to other users and are opened without following links. A damaged file
 * is renamed to <name>.bad and made anew; so is one of another version, unless a living process
 * uses it. No wait is longer than half a second. Descriptors returned are the caller's to close; all
 * are close-on-exec.
 *
 * The locks are open-file-description locks. Closing the descriptor once it is mapped leaves them
 * to the mapping alone. So a program that closes every descriptor keeps them, and the kernel drops
 * them at death and at exec, in every pid namespace. To query other processes' locks needs an
 * opening of its own: the path may stop leading to the file, so one is kept (kept.h).
 */
#ifndef PORTER_MAPPED_H
#define PORTER_MAPPED_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define MAPPED_LOCKS 0x40000000 /* file offset of slot 0's lock byte */

/* At the start of each file. Written once, before the file has its name. */
struct mapped_header {
	uint64_t magic;
	uint32_t version, header_size;
	uint32_t rows, slots;
	uint64_t size;	   /* of the file */
	uint64_t checksum; /* of the fields above */
	/* another one: it was made anew under its name, or where it lies. Its time, and MAPPED_AFTER. */
	uint64_t stamp;
	uint64_t unused[2];
};

/* A bit of the stamp: processes may still use a file that had the name before. */
#define MAPPED_AFTER UINT64_C(2)

struct mapped_kind {
	uint64_t magic, size;
	uint32_t version, rows, slots;
	const char *what; /* for the log: "the tenant's account" */
	/* all of a new file is 0 but its header, and this word; 0: none */
	uint64_t first, first_at;
};

/*
 * The folder `name` in `parent`, with this mode if it has to be made (0: it is not made). Folders
 * above it are never made. A folder directly in "/" is not made either: such a name is taken for
 * misspelt. A descriptor (O_PATH), for which permission to go through `parent` is enough, or
 * -errno.
 */
int mapped_folder(int parent, const char *name, mode_t mode);
/*
 * The folder that a link leads to, likewise. -ENOTDIR: another user than root and this process's
 * own made the link. Where others may make links, they could lead a process of root to any folder.
 */
int mapped_link(const char *path);
/* Keep a folder (kept.h), and have it again by its path of this length: a descriptor, or -ENOENT if
 * it is not kept or was removed. */
void mapped_keep_folder(const char *path, int folder);
int mapped_folder_again(const char *path, size_t length);
/*
 * A valid file of that name, made if there is none: a descriptor or -errno. A damaged one is
 * replaced. -EBUSY: it is of another version, and in use. -ESTALE: another process removed the new
 * file, or the folder; try again. A file gets MAPPED_AFTER where it takes the place of another, and
 * where the folder was changed some time after it was made: another file may have been removed from
 * it.
 */
int mapped_open(int folder, const char *name, const struct mapped_kind *kind);
/*
 * mapped_is_valid: does the header of a mapped file say so? Its stamp does not count.
 *
 * A process that finds its file damaged calls mapped_renew with the identity of that file. The first
 * process makes a new file, and the others get that one. The damaged file is marked first, so each
 * process that maps it finds out. In a folder with the sticky bit a process may not rename the file
 * of another user: then the file is emptied where it lies, and has another stamp. A process that is
 * killed at any point leaves a damaged file, or none.
 */
bool mapped_is_valid(const struct mapped_header *header, const struct mapped_kind *kind);
struct mapped_file {
	dev_t device;
	ino_t inode;
	uint64_t stamp;
};
int mapped_renew(int folder, const char *name, const struct mapped_kind *kind,
		 const struct mapped_file *damaged);
/* A valid file, opened with `mode`; makes nothing. -EBADMSG: it is none of ours; -ESTALE: it has just lost its name. */
int mapped_look(int folder, const char *name, const struct mapped_kind *kind, int mode);
/* Keep an opening of the file in which this process holds no lock, in place of one that a fork's
 * child shares with its parent. */
void mapped_keep(const char *path, dev_t device, ino_t inode);
/* The file by its path, or by its folder where that is kept. A descriptor or -errno. */
int mapped_open_again(const char *path, dev_t device, ino_t inode);
/*
 * The same file again, for asking after locks, to be given back with mapped_done: by its path, by
 * its folder, or as it is kept. -EBUSY: another thread is using that; else why the path does not
 * lead to it, and it is not kept either.
 */
int mapped_again(const char *path, dev_t device, ino_t inode);
/* The file that is kept under this path, whichever it is. To be given back with mapped_done. */
int mapped_borrow(const char *path);
void mapped_done(int file);
/* Has the file lost its name? False, too, where that cannot be known: the path may lead to another
 * folder than before. */
bool mapped_removed(const char *path, dev_t device, ino_t inode);

/* 0: the slot's byte is ours now; -EAGAIN: another owner has it; another error: this file system
 * has no such locks. */
int mapped_lock(int file, uint32_t slot);
void mapped_unlock(int file, uint32_t slot);
/* Does any owner (also this process, by another descriptor or mapping) hold the byte? When in
 * doubt, yes. */
bool mapped_locked(int file, uint32_t slot);
/* Or any byte of these slots? */
bool mapped_any_locked(int file, uint32_t slots);
/* Is the byte of the file behind a mapping free? When in doubt, no. No thread is cancelled in it:
 * its caller may wait for a lock, and hold another. */
bool mapped_dead(const char *path, dev_t device, ino_t inode, uint32_t slot);

/*
 * From now on a file that is cut short under this mapping does not kill: zeros of our own take its
 * place, and *broken is set. One mapping per `broken`; guarding anew replaces it, NULL takes it
 * back.
 */
void mapped_guard(void *map, size_t size, atomic_bool *broken);
/* Put zeros of our own in the file's place; other threads may be using the mapping. 0 or -errno. */
int mapped_break(void *map, size_t size, atomic_bool *broken);

#endif
