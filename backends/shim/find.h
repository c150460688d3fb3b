/* SPDX-License-Identifier: Apache-2.0 */
/*
 * find.h: where the vendor's real library is.
 *
 * In this order: the configuration's real.<soname>, real/ next to this library, $PORTER_REAL_DIR,
 * LD_LIBRARY_PATH, the loader's cache, the default directories. Never this library itself, and
 * never another one that carries porter's note.
 */
#ifndef PORTER_FIND_H
#define PORTER_FIND_H

#include <limits.h>

#include "shim.h"

struct find {
	char path
		[PATH_MAX]; /* the candidate being opened, then the library in use; "" where there is none */
	char why[192]; /* the last candidate's error, as the loader words it */
};

/* A handle that is kept for ever, or NULL. Callable from the library's own constructors and by many threads. */
SHIM_HIDDEN void *find_open(struct find *find, const char *soname);

#endif
