/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kept.h: descriptors that a process keeps, so that it can still reach a file when the file's path
 * no longer leads there: after chroot(2), after a change of user, or when the process has no
 * descriptor left to open one with.
 *
 * The program owns the descriptor table: it may close any of these, and open its own file under the
 * same number. So each is checked by device and inode before each use, and one that is lost is only
 * lost. They are close-on-exec. A fork's child has its parent's.
 *
 * Only absolute paths are kept. All functions are thread-safe, take no lock and allocate nothing.
 */
#ifndef PORTER_KEPT_H
#define PORTER_KEPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Keep this descriptor under this path, in place of another one; it is no longer the caller's, and
 * is closed if it cannot be kept. -1: none. */
void kept_put(const char *path, int file);
/* Is one? */
bool kept_has(const char *path);
/*
 * Between these two, no kept descriptor is closed here, also if another thread puts another one in
 * its place. Any number of threads may be there, also for long: it is closed when they have left. A
 * fork's child is not there.
 */
void kept_begin(void);
void kept_end(void);
/* There: the descriptor that is kept under this path, which must not be closed; -ENOENT: none is, or
 * the program has closed it. */
int kept_get(const char *path);
/* The same under a path of this length, if it is a folder that still has a name. */
int kept_folder(const char *path, size_t length);

/*
 * Some descriptors are kept to be closed when the process has none left. kept_spare opens those
 * that are missing, as copies of the descriptor that is kept under this path. kept_spend closes
 * them, so that as many files can be opened as joining an account or a lease needs; false: there
 * were none.
 */
void kept_spare(const char *path);
bool kept_spend(void);
/* The pid namespace of this process, by its inode: the last answer where there is no /proc any more; 0: never known. */
uint64_t kept_pid_space(void);

#endif
