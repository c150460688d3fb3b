/* SPDX-License-Identifier: Apache-2.0 */
/*
 * quota.h: one tenant's memory account, shared by all its processes.
 *
 * Order: quota_open (idempotent, lazily from the first device call), quota_device for each device seen, then reserve -> vendor call ->
 * settle | cancel, and release on free. Every call is thread-safe and async-death-safe: a process killed at any instruction
 * leaves the account repairable by the next one that touches it. Locks are held for a few loads and stores, never
 * across a vendor call. `device` below is the account's device slot that quota_device returned. Sizes are bytes; nothing is allocated.
 *
 * A process is charged, per device: requested (settled) + inflight (reserved) + overhead, where overhead is what the driver
 * last reported for the process beyond what it had requested (contexts, modules, workspaces).
 */
#ifndef PORTER_QUOTA_H
#define PORTER_QUOTA_H

#include <stdbool.h>
#include <stdint.h>

#include "port.h"

/* 0: some device may be limited; -ENOENT: no limit is configured, every hook passes through (cheap to ask again). */
int quota_open(void);
/* Account slot of a device, creating it; -ENOENT: this device has no limit. */
int quota_device(const struct port_device *id);

/*
 * 0, or -ENOMEM: it would exceed the tenant's limit. Exact: the last free byte is grantable. If what dead processes may still hold
 * would make room, waits for that (quota_await).
 */
int quota_reserve(int device, uint64_t bytes);
/*
 * Waits while what dead processes may still hold is all that keeps `bytes` more from fitting: until the driver says that it is gone, or until
 * their grace is over (REGION_GRACE_NS in region.h). 0: so much fits now, nothing is reserved. -ENOMEM: it does not. No lock may be held. All
 * waits in one call of the program are bounded by the grace together.
 */
int quota_await(int device, uint64_t bytes);
/*
 * Turn a reservation into `actual` requested bytes. -ENOMEM if actual exceeds the reservation and the limit: nothing changed then. Does not
 * wait: it may be called with a lock held.
 */
int quota_settle(int device, uint64_t reserved, uint64_t actual);
/* The same, but waits as quota_reserve does. */
int quota_settle_await(int device, uint64_t reserved, uint64_t actual);
void quota_cancel(int device, uint64_t reserved);
/* After the vendor freed them. More than was requested is cut to that, and told once. */
void quota_release(int device, uint64_t bytes);
/*
 * Around the vendor's free: +bytes before it, -bytes after it and after quota_release, never before that: a report that comes between
 * would take them for still held, and what it then takes off stays off. Optional: it sharpens quota_report, and charges nothing.
 */
void quota_freeing(int device, int64_t bytes);
/* Has anybody announced a free beside `own` bytes that the caller did? */
bool quota_others_freeing(int device, uint64_t own);
/* This thread is about to ask the driver: what other threads do until its quota_report makes the answer less certain. Optional. */
void quota_report_begin(int device);
/*
 * The driver's figure for this process: overhead = reported - requested, never below 0. Where calls under way leave that uncertain
 * (they may or may not be in the figure) overhead moves only as far as it must. `gone`: bytes of a quota_freeing of the caller's that
 * are in `reported` for certain. -ENOMEM: the tenant is above its limit now. *certain, where it is not NULL: all that the driver told of
 * is charged, whatever of the calls under way was in it.
 */
int quota_report(int device, uint64_t reported, uint64_t gone, bool *certain);
/* The size a context had here last; 0 until learned. */
uint64_t quota_context_bytes(int device);
void quota_learn_context(int device, uint64_t bytes);

/*
 * Physical memory that was named for other processes, and that this process opened (region.h). quota_orphan comes before
 * the maker's quota_release; quota_import is 0 or -ENOMEM, and waits as quota_reserve does.
 */
void quota_export(int device, uint64_t bytes);
uint64_t quota_opened(int device);
void quota_orphan(int device, uint64_t bytes, uint64_t opened_before);
int quota_import(int device, uint64_t bytes);
void quota_import_end(int device, uint64_t bytes);

struct quota_view {
	uint64_t limit;		/* bytes the tenant may hold */
	uint64_t used;		/* bytes charged now, never above limit in what is shown */
	uint64_t charged;	/* bytes charged now, as accounted */
};
int quota_view(int device, struct quota_view *out);
/* The same without being a member: for management libraries, which only read. -ENOENT: unlimited. */
int quota_view_uuid(const char *uuid, struct quota_view *out);
/*
 * The UUID of the device that the tenant's processes count as this one, or (text) whose UUID is that behind a prefix; of
 * sizeof(port_device.uuid). False: none has met it.
 */
bool quota_known(int index, const char *text, char *uuid);

struct quota_process {
	int32_t pid;		/* in the reader's pid namespace; 0 where it has none there */
	int32_t driver_pid;	/* as the driver names it; 0 unknown */
	uint64_t bytes;		/* charged on the device */
};
/* Live processes of the tenant that hold memory on a device; returns how many there are, also beyond the `room` that is written. */
unsigned quota_processes(const char *uuid, struct quota_process *out, unsigned room);
/* Publish by which pid the driver knows this process. */
void quota_driver_pid(int32_t pid);

#endif
