/* SPDX-License-Identifier: Apache-2.0 */
/*
 * managed.h: the port of a library that only reports on devices, made from its rules (ask.h).
 * Nothing is allocated through it.
 *
 * A device is known by its UUID, or else by its bus address, or else by its number, whichever the
 * tenant's other processes use.
 */
#ifndef PORTER_MANAGED_H
#define PORTER_MANAGED_H

#include "port.h"

/*
 * The device at that bus address (domain << 32 | bus << 8 | device << 3 | function), as the
 * vendor's other ports name devices; `device`: its number here. Weak: by its address.
 */
void managed_at(uint64_t place, int device, struct port_device *out);
/* The same by the vendor's UUID. Weak: unchanged, or with the prefix that others put before it. */
void managed_named(const char *uuid, struct port_device *out);

#endif
