/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kfd.h: the kernel driver's figures for devices and for this process, by files that need no
 * library.
 *
 * Devices are named by their bus address, domain << 32 | bus << 8 | device << 3 | function.
 * Thread-safe; 0 or -errno: -ENOTSUP where the kernel does not report a figure, as in a container
 * whose pids are not the kernel's own.
 */
#ifndef PORTER_HIP_KFD_H
#define PORTER_HIP_KFD_H

#include "managed.h"

/* Bytes of the device's memory that this process holds. */
int kfd_process_bytes(uint64_t place, uint64_t *bytes);
/* Bytes of it that all processes of the machine hold. */
int kfd_used(uint64_t place, uint64_t *bytes);
/* Its free bytes. */
int kfd_free(uint64_t place, uint64_t *bytes);

#endif
