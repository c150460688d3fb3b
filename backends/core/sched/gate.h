/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate.h: before and after each piece of device work: it waits for its turn, is bounded in flight, and is measured.
 *
 * What is in flight is bounded by predicted time: GATE_AHEAD_NS (or what is left of a turn that others wait for the end of), and one piece beyond it. A piece that was never timed goes alone. Marks
 * behind the work (port_mark) tell when it is done; a thread of our own looks at them when no thread of the program stands at
 * the gate, and ends the turn of a process that has nothing in flight. Time is charged as measured where the device was busy
 * without a break from one mark to the next, else as predicted.
 *
 * Called inside a hook (role_enter, or role_enter_work: where it waits it holds off cancellation itself). On the launch path nothing is allocated, and no lock is held across a vendor call. No wait is
 * unbounded: GATE_PATIENCE_NS after the end that was predicted (but not later than ARBITER_MOST_PATIENCE_NS without progress, unless that let one pass in vain
 * before) a piece passes, and is charged all the same.
 */
#ifndef PORTER_GATE_H
#define PORTER_GATE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct share_terms;

#define GATE_AHEAD_NS UINT64_C(2000000)
#define GATE_LENT_NS UINT64_C(150000)	/* the same in a turn that is lent, */
#define GATE_OUTRANKED_NS UINT64_C(150000)	/* and beside a tenant of higher priority, which waits behind it: what a host pauses between two launches, now and then */
#define GATE_PATIENCE_NS UINT64_C(100000000)

struct gate_piece {
	uint64_t stream;
	uint64_t key;		/* what it is, for predictions: kernel and extent, graph, bytes copied */
	void *place;		/* which device's gate; NULL: let through uncounted */
	uint64_t predicted;	/* ns; 0: not known */
	uint64_t since;		/* when it came, then when it was admitted; 0: nobody looked at the clock */
	uint64_t owner;		/* whose work this thread gives the device, as the port says; 0: not asked yet */
	uint64_t start;		/* it is timed: the mark before it */
	struct gate_along *along;	/* its thread's count for that stream; NULL: there is none */
	bool waited;		/* the vendor's call may return when it is done: it is in flight before that */
	bool unseen;		/* let through without a lock: it is in flight from when the vendor took it, */
	bool quick;		/* and counted without one */
	bool passed;		/* let through though what is in flight is not done: that may wait for it */
};

/* Which gate, and with what a process comes to it. */
struct gate_join {
	const char *folder, *uuid, *tenant;	/* as of arbiter_join */
	const struct share_terms *terms;
};
struct gate;
/* Takes part on a device; -errno: it does not. The gate stays for as long as the process lives. */
int gate_open(int device, const struct gate_join *join);
/* NULL: not opened. */
struct gate *gate_find(int device);
/* 0 while nothing needs to be bounded there. */
const _Atomic uint32_t *gate_word(const struct gate *gate);

/* Waits till the piece (place, stream and key are told) may go to the vendor; then gate_after, which is in gate_quick.h. */
void gate_before(struct gate_piece *piece);
/* The same where its thread has a count for it. */
void gate_before_along(struct gate_piece *piece);
/* So many bytes are copied past it: their work waits for no turn. */
void gate_copied(struct gate *gate, uint64_t bytes);
/* From now on work here may wait for work on other devices that the tenant said this of. */
void gate_bind(struct gate *gate);
/* Around captures: while one goes on, streams are asked whether they record, and the program's threads put down the marks. */
void gate_capture(int more);
/*
 * Around the vendor's call that puts a function of the host into a stream: what stands behind that is no work till it has returned. False: there is nothing
 * to say, and nothing to be said after it.
 */
bool gate_call_before(struct gate *gate, uint64_t stream);
void gate_call_after(struct gate *gate, uint64_t stream);
/* A stream goes: before the vendor's call. */
void gate_stream_gone(uint64_t stream);
/*
 * A context goes with all its streams and marks, or may: before the vendor's call, which is where its work is waited for, GATE_PATIENCE_NS at most;
 * and after it. Where it stayed all is as before. Where it went, what was in flight yet is done, and took till now. Else that is known by what was
 * predicted alone. Owner 0: all of that device's. In any thread; several may say so of one at a time.
 */
enum gate_fate { GATE_STAYED, GATE_WENT, GATE_UNSURE };
void gate_owner_leaving(struct gate *gate, uint64_t owner);
void gate_owner_left(struct gate *gate, uint64_t owner, enum gate_fate fate);
/* The same on whichever device. */
void gate_each_leaving(uint64_t owner);
void gate_each_left(uint64_t owner, enum gate_fate fate);
/* In a fork's child. */
void gate_reset(void);

#endif
