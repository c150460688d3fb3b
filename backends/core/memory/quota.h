/* SPDX-License-Identifier: Apache-2.0 */
/*
 * quota.h: one tenant's memory account, shared by all its processes.
 *
 * Order: quota_open (idempotent, at the first device call), quota_device for each device, then reserve ->
 * vendor call -> settle | cancel, and release on free.
 *
 * Every call is thread-safe. A process may be killed at any instruction: the next process that uses the
 * account repairs it. Locks are held for a few loads and stores, never across a vendor call. Nothing is
 * allocated. `device` is the account's device slot that quota_device returned. Sizes are bytes.
 *
 * The charge of a process on a device is requested (settled) + in flight (reserved) + overhead. Overhead
 * is the driver's last figure for the process less its requests: contexts, modules, workspaces.
 */
#ifndef PORTER_QUOTA_H
#define PORTER_QUOTA_H

#include <stdbool.h>
#include <stdint.h>

#include "port.h"

/* 0: a device may be limited. -ENOENT: no limit is configured, and every hook passes; cheap to call again. */
int quota_open(void);
/* Return the account slot of a device, and create it if necessary. -ENOENT: the device has no limit. */
int quota_device(const struct port_device *id);

/*
 * Reserve bytes. -ENOMEM: they would exceed the tenant's limit. Exact: the last free byte is grantable.
 * If memory of dead processes would make room, waits for it (quota_await).
 */
int quota_reserve(int device, uint64_t bytes);
/*
 * Wait while `bytes` do not fit only because of memory of dead processes: until the driver has released
 * it, or the grace is over (REGION_GRACE_NS in region.h). 0: they fit now; nothing is reserved. -ENOMEM:
 * they do not fit. The caller holds no lock. The grace bounds all waits in one call of the program
 * together.
 */
int quota_await(int device, uint64_t bytes);
/*
 * Turn a reservation into `actual` requested bytes. -ENOMEM, without any change, if `actual` exceeds the
 * reservation and the limit. Does not wait, so the caller may hold a lock.
 */
int quota_settle(int device, uint64_t reserved, uint64_t actual);
/* The same, but waits as quota_reserve does. */
int quota_settle_await(int device, uint64_t reserved, uint64_t actual);
void quota_cancel(int device, uint64_t reserved);
/* Release bytes after the vendor freed them. Bytes beyond the requested ones are ignored, and logged once. */
void quota_release(int device, uint64_t bytes);
/*
 * Announce a vendor's free: +bytes before it, -bytes after it and after quota_release. Never between the
 * free and quota_release: a report at that time would count the bytes as held, and lower the overhead
 * for good. Optional: it makes quota_report more certain, and charges nothing.
 */
void quota_freeing(int device, int64_t bytes);
/* Check whether other threads or processes have announced a free, besides the caller's `own` bytes. */
bool quota_others_freeing(int device, uint64_t own);
/*
 * Announce that this thread asks the driver. Calls of other threads until its quota_report make the
 * answer less certain. Optional.
 */
void quota_report_begin(int device);
/*
 * Report the driver's figure for this process: overhead = reported - requested, never below 0. Calls in
 * progress may or may not be in the figure; then the overhead changes only as far as it must. `gone`:
 * bytes of the caller's quota_freeing that are certainly in `reported`. -ENOMEM: the tenant is above its
 * limit now. *certain (if not NULL): the whole figure is charged, with or without the calls in progress.
 */
int quota_report(int device, uint64_t reported, uint64_t gone, bool *certain);
/* Return the last size of a context on the device; 0 until it is known. */
uint64_t quota_context_bytes(int device);
void quota_learn_context(int device, uint64_t bytes);

/*
 * Physical memory that a process exported, and that this process imported (region.h). quota_orphan comes
 * before the creator's quota_release. quota_import returns 0 or -ENOMEM, and waits as quota_reserve does.
 */
void quota_export(int device, uint64_t bytes);
uint64_t quota_opened(int device);
void quota_orphan(int device, uint64_t bytes, uint64_t opened_before);
int quota_import(int device, uint64_t bytes);
void quota_import_end(int device, uint64_t bytes);

/*
 * Check the account's file, at most every 50 ms. If it was damaged, removed or replaced, this process
 * takes its charges to another one. Optional: a request checks, too, where the last check is long
 * ago. The caller holds no lock.
 */
void quota_check(void);
/* Is that needed now and then: does this process hold memory, or wait until an account is open? */
bool quota_watched(void);

struct quota_view {
	uint64_t limit;	  /* bytes the tenant may hold */
	uint64_t used;	  /* charged bytes, at most the limit: the tenant's view */
	uint64_t charged; /* charged bytes in the account */
};
int quota_view(int device, struct quota_view *out);
/* The same for a process that is no member: management libraries only read. -ENOENT: no limit. */
int quota_view_uuid(const char *uuid, struct quota_view *out);
/*
 * Find the UUID of the device with this index in the tenant's processes, or (text) with this UUID behind
 * a prefix. `uuid` has sizeof(port_device.uuid) bytes. False: no process has used such a device.
 */
bool quota_known(int index, const char *text, char *uuid);

struct quota_process {
	int32_t pid;	    /* in the reader's pid namespace; 0 if it has none there */
	int32_t driver_pid; /* as the driver names it; 0 unknown */
	uint64_t bytes;	    /* charged on the device */
};
/*
 * List the tenant's live processes with memory on a device. Writes at most `room` of them, and returns the
 * number of all.
 */
unsigned quota_processes(const char *uuid, struct quota_process *out, unsigned room);
/* Publish the driver's pid of this process. */
void quota_driver_pid(int32_t pid);

#endif
