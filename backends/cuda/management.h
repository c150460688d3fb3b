/* SPDX-License-Identifier: Apache-2.0 */
/*
 * management.h: facts about this process and its devices that only the management library knows.
 *
 * Opens the real management library on first use and never closes it. Devices are named by UUID
 * ("GPU-…", "MIG-…"). Thread-safe; return 0 or -errno: -ENOTSUP without that library or without its
 * support. No function here needs a current context.
 */
#ifndef PORTER_CUDA_MANAGEMENT_H
#define PORTER_CUDA_MANAGEMENT_H

#include <stdbool.h>
#include <stdint.h>

/* SONAME of the library that has NVML's functions here; NULL: none has. Clones of the runtime say another. */
extern const char *const management_library;

/* Is there such a device? False also without the library. */
bool management_knows(const char *uuid);
/* Position in the listing tool's order; of a MIG device: that of the card it lies on. */
int management_index(const char *uuid, int *index);
/* Free bytes of the device, the same for every caller. */
int management_free(const char *uuid, uint64_t *bytes);
/* Bytes of the device that all processes together have in use, or more. If the library can separate
 * them, without memory that the driver keeps for itself. */
int management_used(const char *uuid, uint64_t *bytes);
/*
 * Bytes that the driver counts for this process. `active`: it has a context now; negative: not
 * known. Called before its first context too: under a driver that lists pids of another namespace,
 * the new entry after the first context is ours.
 */
int management_process_bytes(const char *uuid, int active, uint64_t *bytes);
/* Is a process of this pid on one of the device's lists? 1, 0, -ENOTSUP: not known. */
int management_lists(const char *uuid, int32_t pid);
/* Calls `each` for each process of the device's lists, as port_processes does. */
int management_processes(const char *uuid,
			 void (*each)(void *context, int32_t pid, uint64_t bytes, int busy),
			 void *context);
/* The pid by which the driver lists this process; 0 before that is known. */
int32_t management_pid(void);

#endif
