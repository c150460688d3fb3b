/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate.h: before and after each piece of device work: it waits for its turn, is bounded in flight,
 * and is measured.
 *
 * In-flight work is bounded by predicted time: GATE_AHEAD_NS (or the rest of a turn whose end
 * others wait for), and one piece beyond it. A piece that was never timed runs alone. Marks behind
 * the work (port_mark) show when it is done. A thread of our own looks at them when no thread of
 * the program stands at the gate, and ends the turn of a process that has nothing in flight.
 * Measured time is charged where the device was busy without a break from one mark to the next,
 * otherwise predicted time.
 *
 * Called inside a hook (role_enter, or role_enter_work: where it waits it holds off cancellation
 * itself). On the launch path nothing is allocated, and no lock is held across a vendor call. No
 * wait is unbounded: GATE_PATIENCE_NS after the predicted end a piece passes, and is charged all
 * the same. The limit without progress is ARBITER_MOST_PATIENCE_NS, unless a pass was in vain
 * before.
 */
#ifndef PORTER_GATE_H
#define PORTER_GATE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct share_terms;

struct gate_piece {
	uint64_t stream;
	uint64_t key;	    /* the kind, for predictions: kernel and extent, graph, bytes copied */
	void *place;	    /* which device's gate; NULL: let through uncounted */
	uint64_t predicted; /* ns; 0: not known */
	uint64_t since;	    /* when it came, then when it was admitted; 0: the clock was not read */
	uint64_t owner;	    /* the owner of this thread's work, by the port; 0: not asked yet */
	uint64_t start;	    /* it is timed: the mark before it */
	struct gate_along *along; /* its thread's count for that stream; NULL: there is none */
	/* the vendor's call may return when it is done: it is in flight before that */
	bool waited;
	/* let through without a lock: it is in flight from when the vendor took it */
	bool unseen;
	bool quick; /* and counted without one */
	/* let through though in-flight work is not done: that may wait for it */
	bool passed;
};

/* The gate, and a process's data when it comes to it. */
struct gate_join {
	const char *folder, *uuid, *tenant; /* for arbiter_join */
	const char *later;		    /* without a folder: the one to join later */
	const struct share_terms *terms;
};
struct gate;
/* Takes part on a device; -errno: it does not. The gate stays for as long as the process lives. */
int gate_open(int device, const struct gate_join *join);
/* From now on a thread of the library checks the lease four times a second, also while the program launches nothing. */
void gate_watch(void);
/* NULL: not opened. */
struct gate *gate_find(int device);
/* 0 while nothing needs to be bounded there; NULL: something always does. */
const _Atomic uint32_t *gate_word(const struct gate *gate);

/* Waits until the piece (place, stream and key are set) may go to the vendor; then gate_after,
 * which is in gate_quick.h. */
void gate_before(struct gate_piece *piece);
/* The same where its thread has a count for it. */
void gate_before_along(struct gate_piece *piece);
/* `bytes` are copied past it: their work waits for no turn. */
void gate_copied(struct gate *gate, uint64_t bytes);
/* From now on work here may wait for work on the tenant's other bound devices. */
void gate_bind(struct gate *gate);
/* Around captures: while one goes on, streams are asked whether they record, and the program's
 * threads put down the marks. */
void gate_capture(int more);
/*
 * Around the vendor's call that puts a function of the host into a stream: the wait behind that is
 * no work until it has returned. False: there is nothing to note, and nothing after it.
 */
bool gate_call_before(struct gate *gate, uint64_t stream);
void gate_call_after(struct gate *gate, uint64_t stream);
/* A stream is destroyed: before the vendor's call. */
void gate_stream_gone(uint64_t stream);
/*
 * A context is destroyed with all its streams and marks, or may be: before the vendor's call, which
 * is where its work is waited for, GATE_PATIENCE_NS at most; and after it. Where it stayed nothing
 * changes. Where it was destroyed, its in-flight work is done, and took until now. Otherwise only
 * predictions apply. Owner 0: all of that device's. In any thread; several may call it for one
 * owner at a time.
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
