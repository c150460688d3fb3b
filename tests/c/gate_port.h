/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate_port.h: a device that lives in the test: it runs pieces for stated times, one after the other, and knows whose they were.
 * Its clock is real, or the test's own. With device_slice it gives the owners that have work queued slices in turn, as a
 * driver does where nobody else shares it out; an owner's streams are then one, and there may be several devices, on which a team's
 * owners do some of their work together: who comes first spins till all are there.
 */
#ifndef GATE_PORT_H
#define GATE_PORT_H

#include <stdbool.h>
#include <stdint.h>

#define DEVICE_OWNERS 16
#define DEVICE_MOST 4
#define DEVICE_STREAMS 64	/* of each owner; a stream is owner << 8 | number */
#define DEVICE_MEMORY UINT64_C(0x1000)	/* addresses from here on are a device's */
#define DEVICE_LATENCY_NS 3000	/* from a launch to its start on an idle device */
#define DEVICE_PAIR_NS 2000	/* what a timed pair of marks costs, */
#define DEVICE_ROUND_NS 1400	/* and so much more round what was queued before the device came to it; with slices */

extern _Atomic uint64_t device_clock;		/* 0: the real one */
extern _Thread_local uint64_t device_owner;	/* whose context is current */
extern _Thread_local int device_current;
extern _Atomic int device_count;
extern bool device_overlaps;			/* streams run side by side */
extern _Atomic bool device_no_mark_all, device_no_marks, device_records, device_shy;
extern _Atomic int device_implicit;		/* references to owner 1, the implicit one; negative: there is no such notion */
extern bool device_untimed;			/* marks tell no times */
extern _Atomic uint64_t device_asked;		/* times a mark was asked about */
extern _Atomic uint64_t device_marks;		/* not destroyed */
extern _Atomic uint64_t device_misused;		/* destroyed ones that were asked about or put down */
extern _Atomic uint64_t device_put;		/* times a mark was put down */

extern uint64_t device_slice;			/* ns; 0: no slices */
extern uint64_t device_switch, device_lost;	/* with slices: ns from one owner to another, and what was lost so */
extern int device_of[DEVICE_OWNERS];		/* with slices: which device an owner works on, */
extern unsigned device_team[DEVICE_OWNERS];	/* and with which others; 0: with none */

uint64_t device_now(void);
/* Work of so many ns in a stream. When it is done; UINT64_MAX with slices: nobody knows yet (device_queued tells). */
uint64_t device_run(uint64_t stream, uint64_t ns);
/* With slices: it works for nobody for so long. */
void device_stand_still(uint64_t ns);
/* Work in the stream that is done when device_release is called. */
void device_run_endlessly(uint64_t stream);
void device_release(uint64_t stream);
/* What comes next in the stream stands for so long behind what is in it, or till what is in another stream by now is done: meanwhile the device is others'. Without slices. */
void device_hold(uint64_t stream, uint64_t ns);
void device_await(uint64_t stream, uint64_t other);
/* Work that is number so many of what its team does together. */
void device_run_together(uint64_t owner, uint64_t ns, uint64_t number);
/* All marks die with their owners, unseen by who has their names. */
void device_end_marks(void);
/* The owner is gone, with all its work. */
void device_forget(uint64_t owner);
/* A kernel of its crashed: what it had queued is gone, and its marks answer errors. Without slices. */
void device_crash(uint64_t owner);
/* All that follows is the same for all our children. Before anything else. */
void device_share(void);
/* ns that the device worked for an owner up to now; how much of what it was given is not done. */
uint64_t device_used(uint64_t owner);
uint64_t device_queued(uint64_t owner);
/* With slices: pieces that are done. */
uint64_t device_finished(uint64_t owner);

#endif
