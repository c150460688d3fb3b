/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kfd.h: what the kernel's driver says of devices and of this process, by files that need no library.
 *
 * Devices are named by their place on the bus, domain << 32 | bus << 8 | device << 3 | function. Thread-safe; 0 or -errno: -ENOTSUP where the kernel does not tell,
 * as in a container whose pids are not the kernel's own.
 */
#ifndef PORTER_HIP_KFD_H
#define PORTER_HIP_KFD_H

#include "port.h"

/*
 * The digits that its listing tool shows, or else where it is; the position among the machine's devices, as that tool counts, or else
 * `device`; its memory, where that is told.
 */
void kfd_identify(uint64_t place, int device, struct port_device *out);
/* Bytes of the device's memory that this process holds. */
int kfd_process_bytes(uint64_t place, uint64_t *bytes);
/* Bytes of it that nobody holds. */
int kfd_free(uint64_t place, uint64_t *bytes);

#endif
