/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kfd.h: what the kernel's driver says of devices and of this process, by files that need no library.
 *
 * Devices are named by their address on the bus, "0000:03:00.0". Thread-safe; 0 or -errno: -ENOTSUP where the kernel does not tell,
 * as in a container whose pids are not the kernel's own.
 */
#ifndef PORTER_HIP_KFD_H
#define PORTER_HIP_KFD_H

#include "port.h"

/*
 * The digits that its listing tool shows, or else where it is; the position among the machine's devices, as that tool counts, or -1;
 * its memory, where that is told.
 */
void kfd_identify(const char *bus, struct port_device *out);
/* Bytes of the device's memory that this process holds. */
int kfd_process_bytes(const char *bus, uint64_t *bytes);
/* Bytes of it that nobody holds. */
int kfd_free(const char *bus, uint64_t *bytes);

#endif
