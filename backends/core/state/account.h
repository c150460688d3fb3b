/* SPDX-License-Identifier: Apache-2.0 */
/*
 * account.h: where the account's file is (mapped.h is what sort of file). region.c maps it.
 *
 * Folders may belong to other users of the tenant and are opened without following links. A process
 * needs permission to go through them, not to list them. The tenant's folder and the account are
 * kept (kept.h), so that a fork's child finds them after its parent has changed its user or its
 * root. Descriptors returned are the caller's to close; all are close-on-exec.
 */
#ifndef PORTER_ACCOUNT_H
#define PORTER_ACCOUNT_H

#include <errno.h>
#include <stdbool.h>

#define ACCOUNT_PATH 4096
/* the tenant may have an account, but this user may not go through a folder, or not open the file */
#define ACCOUNT_UNREACHABLE (-EXDEV)

/* 0 or -ENAMETOOLONG. */
int account_path(char path[ACCOUNT_PATH], const char *state, const char *tenant);
/* The state folder alone, made if there is none. 0 or -errno. */
int account_make_state(const char *state, bool own);
/* A valid account, made if there is none: a descriptor or -errno. -EBUSY: it is damaged or of
 * another version, and in use. */
int account_open(const char *state, bool own, const char *tenant);
/* The same, in place of an account that is damaged, or has lost its name: mapped_renew (mapped.h). */
struct mapped_file;
int account_renew(const char *state, bool own, const char *tenant,
		  const struct mapped_file *damaged);
/* Does the header of a mapped account say so? */
struct mapped_header;
bool account_is_valid(const struct mapped_header *header);
/* A valid account for reading; makes nothing. To be given back with mapped_done (mapped.h). */
int account_look(const char *state, const char *tenant);

#endif
