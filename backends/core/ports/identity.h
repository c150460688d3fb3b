/* SPDX-License-Identifier: Apache-2.0 */
/*
 * identity.h: the identity of each device, asked of the vendor once, for ports whose devices are
 * ordinals. Thread-safe. The vendor is asked without a lock held, by several threads at once if
 * they come together.
 */
#ifndef PORTER_IDENTITY_H
#define PORTER_IDENTITY_H

#include "port.h"

/* Fills `out` (zeroed before) from the vendor; 0 or -errno. */
typedef int identity_ask(int device, struct port_device *out);

int identity_of(int device, identity_ask *ask, struct port_device *out);
/* Logs settings that name a device which is not here (config.h). Cheap except for the first time. */
void identity_check_settings(void);
/* The usual spelling of 16 bytes, behind a prefix: "GPU-8a6f0102-0304-…" */
void identity_write(struct port_device *out, const char *prefix, const unsigned char *u);
/* A device that is named by its address on the bus, as text: "GPU-0000:03:00.0". Always in lower
 * case. */
void identity_place(struct port_device *out, const char *prefix, const char *bus);
/* The same for an address in numbers. */
void identity_at(struct port_device *out, const char *prefix, unsigned domain, unsigned bus,
		 unsigned slot, unsigned function);

#endif
