/* SPDX-License-Identifier: Apache-2.0 */
/* table.h: the rows of a generated table; room for exports that only the installed driver has
 * (`porter build --lib`). */
#ifndef PORTER_TABLE_H
#define PORTER_TABLE_H

#define SHIM_UNUSED __attribute__((unused))

/* `stub` says which absent_ and no_driver_ functions answer: one of each for every result type. */
#define SHIM_SYMBOL(entry, stub) \
	{#entry, 0, (void *)entry, (void *)absent_##stub, (void *)no_driver_##stub, false}
#define SHIM_VERSION(entry, stub, name, version, exact) \
	{name, version, (void *)entry, (void *)absent_##stub, (void *)no_driver_##stub, exact}

#ifdef SHIM_EXTRA
#include "extra.h"
#else
#define EXTRA_SLOTS
#define EXTRA_SYMBOLS
#endif

#endif
