/* SPDX-License-Identifier: Apache-2.0 */
/* place.h: a card's name, the same whichever library tells where it is. */
#ifndef PORTER_BIREN_PLACE_H
#define PORTER_BIREN_PLACE_H

#include <stdio.h>

#include "port.h"

static inline void place_name(struct port_device *out, unsigned domain, unsigned bus, unsigned slot, unsigned function)
{
	snprintf(out->uuid, sizeof(out->uuid), "GPU-%04x:%02x:%02x.%x", domain, bus, slot, function);
}

#endif
