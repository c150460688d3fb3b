/* SPDX-License-Identifier: Apache-2.0 */
/*
 * implicit.h: a device's implicit context, by the references to it that this process's hooks saw
 * taken and dropped.
 *
 * References that were taken elsewhere (before we were loaded, within a vendor's own calls) are not
 * counted. So there may be more references than are counted here, never fewer: the call that drops
 * the last counted one may end the context, others do not. implicit_taking before the vendor's
 * call, implicit_taken after it; implicit_dropping and implicit_dropped likewise. Each takes a lock
 * of its own for loads and stores.
 */
#ifndef PORTER_IMPLICIT_H
#define PORTER_IMPLICIT_H

#include <stdbool.h>
#include <stdint.h>

void implicit_taking(int device);
/* `undone`: it was taken, and is to be dropped again unseen. */
void implicit_taken(int device, bool taken, bool undone);

struct implicit_drop {
	int device;
	bool one;  /* a reference that may be counted here */
	bool all;  /* the context ends, with any number of references */
	bool last; /* out: it may end */
	bool counted;
	uint32_t changes;
};
void implicit_dropping(struct implicit_drop *drop);
/* `ended`: the context does not exist any more. False: another thread took or dropped a reference
 * meanwhile, and a context that exists now may be a new one. */
bool implicit_dropped(struct implicit_drop *drop, bool accepted, bool ended);
/* In a fork's child. */
void implicit_reset(void);

#endif
