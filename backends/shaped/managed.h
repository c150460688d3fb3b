/* SPDX-License-Identifier: Apache-2.0 */
/*
 * managed.h: the port of a library that only tells of devices, made of what its rules say (ask.h). Nothing is allocated through it.
 *
 * A device is known by its UUID, or else by where it is on the bus, or else by its number, whichever the tenant's other processes have.
 */
#ifndef PORTER_MANAGED_H
#define PORTER_MANAGED_H

#include "port.h"

/*
 * Who is at that place (domain << 32 | bus << 8 | device << 3 | function), as the vendor's other ports name devices; `device`: its number
 * here. Weak: by its place.
 */
void managed_at(uint64_t place, int device, struct port_device *out);
/* The same by what the vendor calls its UUID. Weak: as it is, or as others have it behind a prefix. */
void managed_named(const char *uuid, struct port_device *out);

#endif
