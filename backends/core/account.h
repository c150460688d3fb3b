/* SPDX-License-Identifier: Apache-2.0 */
/*
 * account.h: the account's file: finding, checking, making it, and the locks on its bytes. region.c maps it.
 *
 * Folders and files may belong to other users of the tenant and are opened without following links. Nobody waits
 * longer than half a second. Descriptors returned are the caller's to close; all are close-on-exec.
 */
#ifndef PORTER_ACCOUNT_H
#define PORTER_ACCOUNT_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* A valid account, made if there is none: a descriptor or -errno. -EBUSY: it is damaged or of another version, and in use. */
int account_open(const char *state, bool own, const char *tenant);
/* A valid account for reading; makes nothing. */
int account_look(const char *state, const char *tenant);
/* The same file again, for asking after locks; -errno if the path does not lead to it any more. */
int account_again(const char *path, dev_t device, ino_t inode);

/* 0: the slot's byte is ours now; -EAGAIN: somebody's; another error: this file system has no such locks. */
int account_lock(int file, uint32_t slot);
void account_unlock(int file, uint32_t slot);
/* Does somebody (also this process, by another descriptor or mapping) hold the byte? When in doubt, yes. */
bool account_locked(int file, uint32_t slot);

#endif
