/* SPDX-License-Identifier: Apache-2.0 */
/* The messages that the libraries of this process have logged. A process may load several, and each
 * reads the same configuration. */
#define _GNU_SOURCE
#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "platform/log.h"
#include "notes.h"
#include "shim.h"

#define LOGGED_KEYS 32 /* configuration messages of one library, and some more */

/* Of one library. Only grows; a message that found no room may be logged again by another library. */
extern SHIM_HIDDEN _Atomic uint64_t shim_logged[LOGGED_KEYS];
_Atomic uint64_t shim_logged[LOGGED_KEYS];
NOTES_TO("4", "shim_logged");

static bool holds(const _Atomic uint64_t *keys, uint64_t key)
{
	for (int i = 0; i < LOGGED_KEYS; i++)
		if (atomic_load(&keys[i]) == key)
			return true;
	return false;
}

static int look(struct dl_phdr_info *object, size_t size, void *data)
{
	const _Atomic uint64_t *keys = (const _Atomic uint64_t *)notes_find(object, NOTES_LOGGED);

	(void)size;
	return keys && holds(keys, *(const uint64_t *)data);
}

/* Two libraries that find the same at the same moment may both log it. */
bool log_logged_before(uint64_t key)
{
	if (dl_iterate_phdr(look, &key))
		return true;
	for (int i = 0; i < LOGGED_KEYS; i++) {
		uint64_t empty = 0;

		if (atomic_compare_exchange_strong(&shim_logged[i], &empty, key))
			break;
	}
	return false;
}
