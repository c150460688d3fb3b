/* SPDX-License-Identifier: Apache-2.0 */
/* place.h: cards are named by where they are, whichever library is asked. */
#ifndef PORTER_KUNLUN_PLACE_H
#define PORTER_KUNLUN_PLACE_H

#include <stdio.h>

#include "port.h"

struct place {
	unsigned domain, bus, slot, function;
};

/* `at`: NULL where nobody says it. */
static inline void place_name(struct port_device *out, const struct place *at)
{
	if (at)
		snprintf(out->uuid, sizeof(out->uuid), "XPU-%04x:%02x:%02x.%x", at->domain & 0xffff, at->bus & 0xff, at->slot & 0x1f, at->function & 7);
	else
		snprintf(out->uuid, sizeof(out->uuid), "XPU-%d", out->index);
}

#endif
