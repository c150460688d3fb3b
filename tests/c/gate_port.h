/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate_port.h: a device that lives in the test: it runs pieces for stated times, one after the
 * other, and knows their owners. Its clock is real, or the test's own. With device_slice it gives
 * the owners that have work queued slices in turn, as a driver does without porter. An owner's
 * streams are then one. There may be several devices, on which a team's owners do some of their
 * work together: the first one spins until all are there.
 */
#ifndef GATE_PORT_H
#define GATE_PORT_H

#include <stdbool.h>
#include <stdint.h>

#define DEVICE_OWNERS 16
#define DEVICE_MOST 4
#define DEVICE_STREAMS 64	       /* of each owner; a stream is owner << 8 | number */
#define DEVICE_MEMORY UINT64_C(0x1000) /* addresses from here on are a device's */
#define DEVICE_LATENCY_NS 3000	       /* from a launch to its start on an idle device */
#define DEVICE_PAIR_NS 2000	       /* the cost of a timed pair of marks */
/* and the additional cost of a pair around work that was queued before the device came to it; with
 * slices */
#define DEVICE_ROUND_NS 1400

extern _Atomic uint64_t device_clock;	    /* 0: the real one */
extern _Thread_local uint64_t device_owner; /* the owner of the current context */
extern _Thread_local int device_current;
extern _Atomic int device_count;
extern bool device_overlaps; /* streams run side by side */
extern _Atomic bool device_no_mark_all, device_no_marks, device_records, device_shy;
/* references to owner 1, the implicit one; negative: there is no such notion */
extern _Atomic int device_implicit;
extern bool device_untimed;		/* marks carry no times */
extern _Atomic uint64_t device_asked;	/* times a mark was asked about */
extern _Atomic uint64_t device_marks;	/* not destroyed */
extern _Atomic uint64_t device_misused; /* destroyed ones that were asked about or put down */
extern _Atomic uint64_t device_put;	/* times a mark was put down */

extern uint64_t device_slice; /* ns; 0: no slices */
/* with slices: ns from one owner to another, and the time lost so */
extern uint64_t device_switch, device_lost;
extern int device_of[DEVICE_OWNERS];	    /* with slices: the device that an owner works on */
extern unsigned device_team[DEVICE_OWNERS]; /* and with which others; 0: with none */

uint64_t device_now(void);
/* Submits work of `ns` to a stream. Returns the time of its end; UINT64_MAX with slices: not known
 * yet (device_queued knows). */
uint64_t device_run(uint64_t stream, uint64_t ns);
/* With slices: it works for no owner for `ns`. */
void device_stand_still(uint64_t ns);
/* Work in the stream that is done when device_release is called. */
void device_run_endlessly(uint64_t stream);
void device_release(uint64_t stream);
/* The next work in the stream stands for `ns` behind earlier work, or until the present work of
 * another stream is done: meanwhile the device is free for others. Without slices. */
void device_hold(uint64_t stream, uint64_t ns);
void device_await(uint64_t stream, uint64_t other);
/* Work that is number `number` of the work that its team does together. */
void device_run_together(uint64_t owner, uint64_t ns, uint64_t number);
/* All marks end with their owners, unseen by holders of their names. */
void device_end_marks(void);
/* The owner ends, with all its work. */
void device_forget(uint64_t owner);
/* A kernel of the owner crashed: its queued work is dropped, and its marks return errors. Without
 * slices. */
void device_crash(uint64_t owner);
/* All that follows is the same for all our children. Before anything else. */
void device_share(void);
/* ns that the device worked for an owner up to now; the ns of its submitted work that are not done. */
uint64_t device_used(uint64_t owner);
uint64_t device_queued(uint64_t owner);
/* With slices: pieces that are done. */
uint64_t device_finished(uint64_t owner);

#endif
