/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate_state.h: the inside of a gate, for these files, and for tests, which drive the functions
 * below with a clock of their own:
 * - gate.c (which piece may go on), gate_launch.c (a launch's way through it), gate_timed.c (pieces
 *   between a pair of marks);
 * - gate_demand.c (its program's demand), gate_along.c (threads' own counts), gate_gang.c (the
 *   leases it needs);
 * - gate_marks.c (marks and tallies), gate_leave.c (destroyed owners), gate_ask.c (which marks are
 *   reached);
 * - gate_reap.c (completed work), gate_thread.c (the polling thread), gate_life.c (a thread whose
 *   end is ours), gate_mend.c (damaged leases);
 * - gate_table.c (the list of gates).
 *
 * `lock` guards all fields that are not atomic; it is held for loads and stores and for calls to
 * the arbiter, never across a vendor's call. `reaping` is the right to query pending marks: a
 * thread that does not get it at once leaves the query to the thread that has it. A mark that is
 * TAKEN belongs to the thread that puts it down. A stream's handle is used by the program's own
 * threads alone.
 *
 * Most launches take no lock. While there is room, a thread adds to a count of its own (struct
 * gate_along) up to an allowance that it got with the lock held. gate_take adds the new part of
 * these counts to `pieces` and the tallies, so a thread that holds the lock sees all work that
 * vendors got.
 *
 * The device's busy time is not known exactly: a mark was pending at the last look, and was not at
 * the next. It is accounted for up to `progress`. A mark's work is charged as predicted, within two
 * bounds. It is not less than its certain duration: from its being put down, or from progress if
 * that is later, to when it was last seen pending. It is not more than its possible duration: from
 * its first piece's admission, or from progress, to now. So where the device is kept busy, the sum
 * is the measured time. The gaps of a program that does not keep it busy are not charged, and
 * neither is time for which this process was stopped. A piece that comes to an idle device is timed
 * by a pair of marks. Where marks carry no times, it is timed by looks that are close together
 * around its predicted end.
 *
 * While the device is open to all (arbiter.h) none of that holds, because pending work may have
 * waited for others' work: predicted time is charged. One piece of each GATE_SAMPLE_NS of predicted
 * work, so the more likely the longer its prediction, is then put between a pair of marks, with any
 * other work in flight. That shows its longest possible duration, and the true one of a piece that
 * is shorter than others' slices.
 */
#ifndef PORTER_GATE_STATE_H
#define PORTER_GATE_STATE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lease/arbiter.h"
#include "gate.h"
#include "sched/params.h"
#include "platform/lock.h"
#include "port.h"
#include "estimate/predict.h"

#define GATES 16
#define GATE_MEMBERS (GATES - 1) /* other devices of a gang */
#define GATE_MARKS 256
#define GATE_STREAMS 64
#define GATE_OWNERS 16
#define GATE_KEYS 8
/* streams up to this one are other ones in each thread or context */
#define GATE_DEFAULT_STREAMS 2u
#define GATE_UNOWNED UINT64_MAX /* where the vendor's work has no owner */
/* gate_piece.start: to be timed, but there are no timed marks yet */
#define GATE_UNTIMED UINT64_MAX
#define GATE_DOUBTED 256u	 /* slots for kinds whose first call took long */
#define GATE_REPLACED_PART 4u	 /* one kind in this many replaces another in its slot */
#define GATE_OWN_MARKS 16u	 /* markers that an owner has at first, for the poller */
#define GATE_CALLS 32u		 /* markers that a stream has before its host functions get none */
#define GATE_MARKING_LOOKS 1000u /* looks at a marker that another thread is placing */
/* records of dead threads are searched once in this many times that none was left */
#define GATE_BURY_EVERY 256u

static inline uint64_t later(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

static inline uint64_t earlier(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

static inline uint64_t less(uint64_t from, uint64_t what)
{
	return from > what ? from - what : 0;
}

/* Pieces of work that one mark stands for. */
struct gate_work {
	uint64_t predicted; /* ns, in all */
	uint64_t since;	    /* when the first one was admitted */
	uint32_t pieces, keys;
	/* and the prediction for a piece of that kind */
	uint64_t key[GATE_KEYS], each[GATE_KEYS];
};

struct gate_stream {
	_Alignas(64) uint64_t id; /* 0: free; made of the fields below */
	uint64_t stream, owner;
	uint64_t last;	       /* when a look found that pieces were added */
	bool fresh;	       /* some were since then */
	uint32_t pending;      /* marks */
	struct gate_work work; /* behind which there is no mark yet */
};

enum gate_mark_state { MARK_FREE, MARK_TAKEN, MARK_PENDING };
/* a mark behind no stream's tally: behind all of an owner, or of a stream that was destroyed */
#define GATE_NO_STREAM 0xff
#define GATE_NONE 0xffff

/* Delayed work takes longer than alone, and that is not learned. By visitors alone: a first duration is. */
enum gate_delay { GATE_PROMPT, GATE_DELAYED_BY_VISITORS, GATE_DELAYED };

struct gate_mark {
	uint64_t handle, owner; /* handle 0: not made yet */
	uint64_t marked, seen;	/* when it was put down, and last seen pending */
	struct gate_work work;
	uint16_t next, previous;
	uint8_t state, stream;
	/* the vendor refused to put it down: reached when its work is predicted to be done */
	bool blind;
	bool orphan;	 /* its owner went while it was being put down */
	bool leaving;	 /* its owner may be about to be destroyed: it is not queried */
	uint8_t delayed; /* enum gate_delay */
	/* the call that gave the work returned when it was done: it is seen pending all that time */
	bool waited;
	bool alone;  /* behind a piece that is alone in flight */
	bool timed;  /* its handle is gate_alone.end */
	bool passed; /* behind a piece that passed at the end of patience */
	bool ended;  /* and seen done before earlier work was */
	/* behind a function of the host that its stream waits for: no work of the device */
	bool call;
};

/* A piece that is timed: nothing else is in flight, unless it is marked as next to others. */
struct gate_alone {
	bool busy;
	uint64_t owner;
	uint64_t calibrate, start, end; /* timed marks */
	uint64_t cost; /* ns of a timed pair with nothing between; UINT64_MAX: not known */
	/* when the device was seen to have reached `start` (0: it had not), and ns that it waited
	 * there for the vendor's call */
	uint64_t from, call;
	/* the end of the looks for that; and the longest possible wait there for the call, in ns,
	 * where it came after that */
	uint64_t looked, unseen;
	/* it is not alone: the device is open to all, and others of ours may be in flight with it;
	 * its mark is its stream's, behind */
	bool beside;
	uint64_t key; /* its kind */
	/* and `given` of the gate that is to be passed by the next one that is timed so */
	uint64_t next;
	bool queued;	/* the device came to `start` when the piece was behind it */
	bool single;	/* nothing of another stream was in flight */
	uint32_t mixed; /* and nothing is, as long as the gate's value is this */
	bool lost;	/* the owner went meanwhile: forget the marks */
};

struct gate_owner {
	uint64_t id;	/* 0: free */
	uint16_t marks; /* free ones of its own */
	bool each;	/* there is no mark behind all its streams: one behind each piece */
};

/* What we would use of the device: work offered in a window, by the time that no thread stood at the gate. */
struct gate_demand {
	uint64_t since; /* 0: no window */
	/* the gate's value when it began: later work was submitted in it */
	uint64_t given;
	/* ns that threads stood at the gate in it; the end of the counted part */
	uint64_t stood, until;
	/* ns of the work that was seen done in it, as far as only our own was in the way:
	 * predictions may be old */
	uint64_t predicted, took;
	uint32_t begun; /* pieces, as `given` */
	/* ns in it with nothing in flight, of a pause GATE_PAUSE_OWN_NS at most; and in pauses of
	 * GATE_PAUSE_LEAST_NS at least */
	uint64_t idle, paused;
	bool full; /* there was once no room for the next */
	/* work of an earlier turn of others was in flight next to ours: our program may demand more */
	bool crowded;
	uint8_t dropped; /* windows in a row that were, and say nothing */
};

/*
 * Sums of the windows of late, ns: work, the time that the program would have needed alone, and the
 * part of that in windows in which the queue was full once. `ahead`: the work that would still be
 * queued at their end.
 */
struct gate_lately {
	uint64_t work, alone, full, ahead;
};

/* The prediction of work that was seen done, and its duration; ns. */
struct gate_seen {
	uint64_t predicted, busy;
};

/* The lease of another device of our gang. */
struct gate_member {
	struct arbiter_place place;
	uint64_t epoch; /* 0: we do not hold it, or none of our processes uses it */
	uint64_t begun; /* the epoch that we are noted there under as busy */
};

/* A kind of work, and the prediction for a piece. */
struct gate_kind {
	_Atomic uint64_t key, ns;
};

/* The part of a thread's own count that the gate has, and the tally that it was added to. */
struct gate_counted {
	uint64_t seen;		       /* `given`, when it was last added */
	uint64_t armed;		       /* `seen` when the allowance was set */
	uint64_t id, behind, of_owner; /* the tally's stream */
	unsigned entry;		       /* and where that is */
	uint32_t heard;		       /* keys that the tally has */
};

/*
 * One thread's launches into one stream without a lock. Written by that thread alone, except
 * `stop`, which makes it ask again, with the lock: the gate is not open any more, its tally was
 * emptied, or it is of another stream now. The thread that stops it continues to look at `given`
 * while something is in flight, and the launching thread looks at `stop` after it has added. So one
 * of them sees a piece that came at that moment.
 */
struct gate_along {
	/* the one line that most launches read */
	_Alignas(128) uint64_t stream;
	uint64_t owner; /* it is for this stream while this one is current; 0: whichever is */
	const struct arbiter *map; /* the gate's lease */
	uint64_t turn;		   /* the lease's word while the gate is open and only ours */
	_Atomic uint64_t given;	   /* pieces, and their predicted time, all ever: GATE_GIVEN */
	uint64_t first;		   /* the first one of `kind`; 0: it has none */
	uint32_t first_ns;
	uint32_t of; /* role_gate's `ways` when this was found out */
	/* fewer pieces may be added, and less predicted time than `left` */
	uint32_t left;
	uint16_t pieces;
	_Atomic uint8_t stop;

	_Alignas(64) _Atomic uint32_t keys; /* kinds that came since it was stopped */
	uint32_t most;			    /* the value of `left` when the allowance was set */
	_Atomic(struct gate *) gate;
	struct gate_kind kind[GATE_KEYS];

	_Alignas(64) struct gate_counted counted; /* with the gate's lock */
	atomic_int thread;			  /* the owning thread; 0: not set yet, or free */
};
#define GATE_ALONGS 64
#define GATE_GIVEN 40 /* `given`: predicted ns below this bit, pieces above; both wrap */
static inline uint64_t gate_given_ns(uint64_t given)
{
	return given & ((UINT64_C(1) << GATE_GIVEN) - 1);
}
static inline uint32_t gate_given_pieces(uint64_t given)
{
	return (uint32_t)(given >> GATE_GIVEN);
}

/*
 * The data that a launch reads, in one line, and next to it the data that threads with the lock
 * write. Caches get two at a time, when the lines come back after the gate's thread, or the
 * program's own work, has evicted them.
 */
/* In-flight work. */
struct gate_flight {
	uint64_t flying;  /* predicted ns of in-flight work */
	uint32_t pieces;  /* admitted and not done */
	uint32_t started; /* the number of all pieces ever */
	uint64_t given;	  /* and their predicted time */
	uint64_t loose;	  /* bit i: there is unmarked work in stream[i] */
};

/* A launch reads these without the lock. */
struct gate_fast {
	const _Atomic uint32_t *word; /* arbiter_gated(); NULL: always bounded */
	/* the epoch, while there is room next to in-flight work, at any time, and nothing is
	 * captured; else 0 */
	_Atomic uint64_t open;
	_Atomic uint64_t
		untimed; /* predicted ns that may be let through yet before a piece is to be timed */
	atomic_bool used;
	int device;
	struct arbiter_place place;
};

/*
 * A tenant of higher priority that leaves the device idle in short pauses visits others' slices. Its
 * speed in slices of its own is measured, and compared with its speed as a visitor: it visits all
 * the time, or for the part of it that costs it no more than it may lose.
 */
struct gate_visits {
	/* of the windows since the last result: time with work in flight, the work, pauses, and
	 * pieces */
	uint64_t ns, work, idle, pieces;
	uint64_t pace;	/* ns between two pieces in slices of its own */
	uint64_t spare; /* percent of the device that it leaves idle in slices of its own */
	/* when its own speed was last measured; when it does not visit: the earliest time that it
	 * does again */
	uint64_t since, again;
	bool beside;  /* the windows were next to others' work */
	bool willing; /* as in arbiter_visits */
};

/* The work that the program offers: its demand of the device. */
struct gate_offer {
	struct gate_demand demand;
	struct gate_visits visits;
	struct gate_lately lately;
	uint64_t spare, spared; /* ns of pauses that need not count; when that last grew */
	uint64_t bursting;	/* `given`, when something came to be in flight all the time */
};

/* Known durations, and evidence that is not used yet. */
struct gate_learning {
	_Alignas(64) struct predict predict;
	struct gate_alone alone;
	/* of several streams that had work in flight together, up to now */
	struct gate_seen unlearned;
	uint64_t partly; /* and `flying` when that began: a part of it was done before */
	uint8_t streams; /* at the most, since something came to be in flight */
	uint32_t mixed;	 /* `started` before the stream of the last piece was another one */
	/* a kind that was timed for the first time, and may have waited, or was a first call; and
	 * its duration with that */
	uint64_t hint_key, hint_ns;
	/* kinds whose first call took long, until they are learned; 0: none */
	uint64_t doubted[GATE_DOUBTED];
};

/* The other devices of a gang. */
struct gate_gang {
	struct gate_member *member[GATE_MEMBERS],
		*room; /* in the order of their keys; where they lie */
	unsigned mine; /* how many of them come before our own */
	/* the place of the lease that we wait for, our own counted in */
	unsigned waits;
	bool waited; /* since we had all of them */
	bool grown;  /* one was found since we last gave all up */
	/* as epoch and begun of a member, of our own device: `epoch` is for when we have all */
	uint64_t taken, noted;
	uint64_t turn;		/* an epoch */
	uint32_t count;		/* and the pieces begun under it, in a gang */
	_Atomic uint64_t bound; /* arbiter_bound() when we last looked for members */
	atomic_bool seeking;
};

/* Pieces that passed at the end of patience. */
struct gate_patience {
	/* when something was last seen done, or passed at the end of patience */
	uint64_t moved;
	/* when a piece last passed; work that is done until then waited for it */
	uint64_t passed, released;
	uint64_t reached;   /* when a piece that had passed was last seen done */
	uint8_t reached_in; /* and its stream's entry */
	bool early;	    /* it passed before the predicted end of in-flight work */
	uint8_t vain;	    /* which was in vain this number of times in a row */
	/* the next one does sooner: work that was done then may have been as long, and not have
	 * waited */
	bool hurried;
};

/* Work that was seen done, and is charged. */
struct gate_settled {
	uint64_t progress; /* the device's time is charged up to then */
	uint64_t due;	   /* the time until which others wait for our in-flight work */
	/* when something was last seen done, and something of another stream than that; */
	uint64_t ended, otherwise;
	uint8_t ended_in; /* and that one's entry */
	uint64_t advance; /* ns charged of work that is still in flight */
	uint32_t calls;	  /* marks in flight that are behind functions of the host */
	/* since when questions about marks are answered by errors alone; 0: they are not */
	uint64_t failing;
};

/* Our time slice. */
struct gate_slice {
	/* work of an earlier turn was in flight next to ours when something was last seen done, or
	 * the turn began */
	bool crowded;
	bool sole;     /* no other process of our tenant used the device when the turn began */
	bool promised; /* our turn ended with work in flight: noted as wanting more */
	/* nothing was seen done in this turn yet: the device may have come to us late */
	bool switched;
	uint64_t visited; /* when visitors last had work in flight in our slice */
	/* in-flight work may have stood still then: the driver made a context or took one apart */
	uint64_t disturbed;
	/* when a collective in flight may last have waited for a peer, and for one that others delayed */
	uint64_t peer_awaited, peer_delayed;
	/* the epoch that work was last begun under: if it is that still, the device is here */
	uint64_t began;
};

/* Pauses of the host. */
struct gate_idle {
	uint64_t since,
		lasted; /* since when nothing is in flight, and for how long something was before */
	/* the recent time until the next piece came then; it fades. UINT64_MAX: never seen */
	uint64_t pause;
	/* the number of times in a row, GATE_RESTS at most, that it was longer than GATE_GRACE_NS */
	uint8_t rests;
	uint64_t burst;	   /* since when something is in flight all the time */
	uint32_t arrivals; /* pieces that came to an idle device while it was ours alone */
};

struct gate_marks {
	uint16_t blank;		/* marks that were never made */
	uint16_t first, latest; /* of the marks taken or pending, as they were put down */
	struct gate_mark mark[GATE_MARKS];
};

struct gate_queues {
	struct gate_owner owner[GATE_OWNERS];
	struct gate_stream stream[GATE_STREAMS];
	uint64_t alongs; /* bit i: the i-th gate_along is for this gate */
};

/* The thread that looks for finished work, and the threads that wait for it. */
struct gate_poll {
	_Atomic uint32_t reaping;
	_Atomic uint32_t steps; /* futex: one more each time something was done or given back */
	_Atomic uint32_t waiters;
};

/* A device's gate in this process. Everything but `fast`, `poll`, `learning.predict`, `gang.bound` and
 * `gang.seeking` is used with `lock` held. */
struct gate {
	_Alignas(128) struct lock lock;
	uint64_t epoch; /* 0: we do not hold the device */
	uint64_t begun; /* the epoch that our work in flight was announced under; 0: it was not */
	struct gate_flight flight;
	unsigned members; /* other devices of a gang */
	uint8_t rank;	  /* as of arbiter_rank, when it was last looked at */
	/* others use the device at the same time: measured time includes theirs */
	bool beside;
	/* and so little that nothing is to be found out soon: as of arbiter_is_light, when it was
	 * last looked at */
	bool light;
	uint8_t stream_of; /* entry of the stream that a piece was last added to */

	_Alignas(64) struct gate_fast fast;
	_Alignas(64) struct gate_offer offer;
	struct gate_settled settled;
	struct gate_patience patience;
	struct gate_slice slice;
	struct gate_idle idle;
	struct gate_gang gang;
	_Alignas(64) struct gate_queues queues;
	struct gate_marks marks;
	_Alignas(64) struct gate_poll poll;
	struct gate_learning learning;
};

/* --- gate_table.c */
extern struct gate gate_all[GATES];
static inline bool gate_is_used(const struct gate *gate)
{
	return atomic_load_explicit(&gate->fast.used, memory_order_acquire);
}
extern _Atomic int gate_captures;
static inline bool gate_is_capturing(void)
{
	return atomic_load_explicit(&gate_captures, memory_order_relaxed);
}

/* --- gate.c */
struct gate_wait {
	uint64_t until; /* ask again then at the latest */
	bool turn;	/* or when the arbiter wakes us: it is another tenant's turn */
	uint32_t
		steps; /* if not, when gate->poll.steps is not this any more: something of ours was done */
};
/* True: the piece is admitted; if piece->start is set, it is alone in flight and to be timed:
 * gate_time. Does not wait. piece->since: when it came. */
bool gate_try(struct gate *gate, struct gate_piece *piece, uint64_t now, struct gate_wait *wait);
/* With `lock`: in flight from now on. */
static inline void gate_count(struct gate *gate, uint32_t pieces, uint64_t predicted)
{
	gate->flight.pieces += pieces;
	gate->flight.started += pieces;
	gate->flight.flying += predicted;
	gate->flight.given += predicted;
}
static inline void gate_put_if_new(_Atomic uint64_t *word, uint64_t value)
{
	if (atomic_load_explicit(word, memory_order_relaxed) != value)
		atomic_store_explicit(word, value, memory_order_relaxed);
}
/* With `lock`, after each change of the data that launches without it read; and where only a piece
 * was submitted or timed. */
void gate_tell_open(struct gate *gate);
static inline void gate_tell_untimed(struct gate *gate)
{
	gate_put_if_new(&gate->fast.untimed,
			gate->beside && !gate->learning.alone.busy
				? less(gate->learning.alone.next, gate->flight.given)
				: UINT64_MAX);
}
/* With `lock`: others learn when our work will be done, if that is later than the time they know. */
void gate_tell_due(struct gate *gate, uint64_t due);
/* With `lock`: starts no more under the epoch that we hold. */
void gate_close(struct gate *gate, uint64_t now);
/* With `lock`: others want the device, and in-flight work takes until the end of our turn. */
bool gate_turn_over(const struct gate *gate, uint64_t now);
/* With `lock`: others' turn began before our work was done, or ours before theirs was. What
 * overstays in a gang waits, and is not slow. */
bool gate_overlaps(const struct gate *gate);
/* Without `lock`: something was done; threads that wait for that look again. */
void gate_step(struct gate *gate);
/* With `lock`: says if short work stands behind others'. Of the oldest mark, or one that was reached
 * just now. */
void gate_note_behind(struct gate *gate, unsigned index);
/* With `lock`: `pieces` are in flight no more. */
void gate_landed(struct gate *gate, uint32_t pieces, uint64_t predicted, uint64_t now);
/* When the oldest mark is reached, as predicted. */
uint64_t gate_expected(const struct gate *gate);
/* When a process that has nothing in flight gives the device up: one that always had the next piece
 * ready will have none, at once. */
static inline uint64_t gate_gives_up(const struct gate *gate)
{
	bool first = arbiter_outranks(&gate->fast.place);
	uint64_t pause = gate->idle.lasted / GATE_IDLE_PART,
		 least = first ? GATE_GRACE_NS : GATE_IDLE_NS;

	if (first && gate->idle.rests >= GATE_RESTS)
		return gate->idle.since;
	if (gate->idle.pause < pause / GATE_PAUSES)
		pause = gate->idle.pause * GATE_PAUSES;
	return gate->idle.since +
		(pause < least			     ? least
			 : pause > GATE_IDLE_MOST_NS ? GATE_IDLE_MOST_NS
						     : pause);
}

/* With `lock`: a vendor got this work, which threads counted themselves. `done`: no mark will show
 * when it is done. */
void gate_count_in(struct gate *gate, uint32_t pieces, uint64_t predicted, bool done);
/* With `lock`: a vendor took a piece that was let through unseen. True: nothing else is in flight,
 * and the thread that looks may rest: wake it. */
bool gate_enter_unseen(struct gate *gate, struct gate_piece *piece);
/* With `lock`: as of arbiter_rank and arbiter_is_light. */
void gate_note_rank(struct gate *gate, uint64_t now);

/* --- gate_launch.c */
/* gate_call_before and gate_call_after at a stated time; 0: read the clock. */
void gate_called(struct gate *gate, uint64_t stream, bool before, uint64_t now);
/* gate_after, where its thread did not count it; the same where it is added to no tally as it is,
 * at a stated time; 0: read the clock. */
void gate_after_slowly(struct gate_piece *piece, bool accepted);
void gate_launched(struct gate *gate, struct gate_piece *piece, bool accepted, uint64_t now);

/* --- gate_timed.c */
static inline bool gate_is_timed(const struct gate_piece *piece)
{
	return piece->start && piece->start != GATE_UNTIMED;
}
static inline uint64_t gate_piece_owner(const struct gate_piece *piece)
{
	uint64_t owner = port_stream_owner(piece->stream);

	return owner ? owner : GATE_UNOWNED;
}
/* With `lock`: it is counted in, and to be timed; next to other in-flight work, or alone. */
void gate_time_it(struct gate *gate, struct gate_piece *piece, bool beside);
/* With `lock`: it is counted in; while the device is open to all it may be one that is to be timed
 * next to others. */
void gate_sample(struct gate *gate, struct gate_piece *piece, uint64_t now);
/* Without `lock`: puts down the marks before it. `now` 0: looks for a while whether the device comes to them. */
void gate_time(struct gate *gate, struct gate_piece *piece, uint64_t now);
/* Without `lock`: the vendor's call for it is over; then, with `lock`, it is in its stream's tally. */
void gate_time_call(struct gate *gate, const struct gate_piece *piece, uint64_t now);
void gate_time_streams(struct gate *gate);
/* With `lock`: its own ns, of a pair of marks that showed `rest` more than a pair with nothing
 * between, where it was alone. */
uint64_t gate_timed_ns(const struct gate *gate, uint64_t rest);
/* Must these `timed` ns not be learned? If it was timed next to others, learns from it. */
bool gate_timed_doubtful(struct gate *gate, const struct gate_work *work, uint64_t timed);
void gate_timed_learn(struct gate *gate, uint64_t rest);

/* --- gate_along.c */
/* With `lock`, first: counts what threads counted themselves. */
void gate_along_gather(struct gate *gate);
static inline void gate_take(struct gate *gate)
{
	lock_take(&gate->lock);
	if (gate->queues.alongs)
		gate_along_gather(gate);
}
/* Without `lock`. From now on the thread's (NULL: a new one's) is for that stream; NULL: there is none left. */
struct gate_along *gate_along_point(struct gate_along *along, struct gate *gate, uint64_t stream,
				    uint64_t owner, uint32_t of);
/* With `lock`: sets the allowance that the thread itself may add to that tally, which has work. */
void gate_along_arm(struct gate *gate, struct gate_along *along, const struct gate_stream *at);
/* With `lock`: the tally in that place was emptied; GATE_NONE: all are to ask again. */
void gate_along_stop(struct gate *gate, unsigned entry);
/* Without `lock`: something was added after it was stopped. */
void gate_along_late(struct gate_along *along);
/* In a fork's child. */
void gate_along_reset(void);

/* --- gate_demand.c */
/* With `lock`: a piece is about to be counted in. */
void gate_note_offered(struct gate *gate, const struct gate_piece *piece, uint64_t now);

/* --- gate_gang.c: with `lock`; as those of arbiter.h, for all leases that we need */
uint64_t gate_hold(struct gate *gate, uint64_t now, uint64_t *until);
bool gate_holds(const struct gate *gate);
uint64_t gate_ends(const struct gate *gate);
bool gate_begin(struct gate *gate);
void gate_end(struct gate *gate, uint64_t now);
void gate_give_up(struct gate *gate, uint64_t now);
void gate_idle(struct gate *gate, uint64_t now);
bool gate_charge(struct gate *gate, uint64_t busy, uint64_t now);
/* Where gate_hold waits: for arbiter_wait, without `lock`. */
struct arbiter_place *gate_waits_at(struct gate *gate);
/* Work of ours in a gang is in flight though the device is others'. */
bool gate_overstays(const struct gate *gate);
/* A device of the gang, but not our own, is in shared mode: others there delay the peer of a collective. */
bool gate_shares_elsewhere(struct gate *gate);
/* A lease of the gang closes: the peer of a collective may have to wait for the next turn. */
bool gate_is_closing(struct gate *gate);
void gate_tell_demand(struct gate *gate, uint32_t ppm, uint64_t now);
/* A piece was begun. */
void gate_tell_begun(struct gate *gate);
/* Our turn is over, or others are before us in shared mode, but work of ours on another device may
 * wait for this piece. */
bool gate_is_late(struct gate *gate, const struct gate_piece *piece, uint64_t now, uint64_t *until);
bool gate_begin_late(struct gate *gate, uint64_t now, uint64_t *until);
/* Nothing of ours waits for the leases any more. */
void gate_unwant(struct gate *gate);
/* Without `lock`: looks for other devices of a gang if there may be new ones. Cheap. */
void gate_seek(struct gate *gate);
/* Without `lock`: one of its leases at which no thread was asked yet to vouch for us; NULL: there
 * is none. */
struct arbiter_place *gate_unvouched(struct gate *gate);
/* In a fork's child. */
void gate_abandon(struct gate *gate);

/* --- gate_marks.c: with `lock`, except gate_current_owner, gate_mark_make, gate_default_id,
 * gate_owner_open, gate_put and gate_flush */
/* The owner of this thread's work; and the key of its stream. */
static inline uint64_t gate_current_owner(void)
{
	uint64_t owner = port_current_owner();

	return owner ? owner : GATE_UNOWNED;
}
/* Without `lock`: a new mark that is the owner's, whichever is current. */
int gate_mark_make(bool timed, uint64_t owner, uint64_t *mark);
uint64_t gate_default_id(uint64_t stream, uint64_t owner);
static inline uint64_t gate_stream_id(uint64_t stream, uint64_t owner)
{
	return stream <= GATE_DEFAULT_STREAMS ? gate_default_id(stream, owner) : stream;
}
void gate_marks_init(struct gate *gate);
/* The tally of a stream, made if need be; NULL: there is no room. The same by its id. */
struct gate_stream *gate_stream_find(struct gate *gate, uint64_t stream, uint64_t owner);
struct gate_stream *gate_stream_by(struct gate *gate, uint64_t id, uint64_t stream, uint64_t owner);
/* The same where it is found at once; else NULL. */
static inline uint64_t gate_stream_place(uint64_t id)
{
	return (id * UINT64_C(0x9e3779b97f4a7c15)) >> 58;
}
static inline struct gate_stream *gate_stream_at(struct gate *gate, uint64_t id)
{
	struct gate_stream *at = &gate->queues.stream[gate_stream_place(id)];

	return at->id == id ? at : NULL;
}
static inline void gate_work_know(struct gate_work *work, uint64_t key, uint64_t each)
{
	for (unsigned i = 0; i < work->keys; i++)
		if (work->key[i] == key)
			return;
	if (work->keys == GATE_KEYS)
		return;
	work->key[work->keys] = key;
	work->each[work->keys++] = each;
}
static inline void gate_work_add(struct gate_work *work, const struct gate_piece *piece)
{
	if (!work->pieces++)
		work->since = piece->since;
	work->predicted += piece->predicted;
	gate_work_know(work, piece->key, piece->predicted);
}
/* With `lock`: this number of pieces was counted in, and added to a stream's tally. */
static inline void gate_stream_added(struct gate *gate, struct gate_stream *at, uint32_t pieces)
{
	uint8_t entry = (uint8_t)(at - gate->queues.stream);

	at->fresh = true;
	if (gate->stream_of == entry)
		return;
	gate->stream_of = entry;
	gate->learning.mixed = gate->flight.started - pieces;
}
/* A mark to put down for `work`, which is emptied; GATE_NONE: none is free. `make`: the caller can make one. */
unsigned gate_mark_take(struct gate *gate, uint64_t owner, struct gate_work *work, unsigned stream,
			bool make);
void gate_mark_free(struct gate *gate, unsigned index);
struct gate_owner *gate_owner_find(struct gate *gate, uint64_t owner);
/* Makes an owner's first marks; the owner is current in this thread. */
void gate_owner_open(struct gate *gate, uint64_t owner);
/* Puts down a mark that was taken, behind its stream. On a thread of the program. */
void gate_put(struct gate *gate, unsigned index, uint64_t stream, uint64_t now);
/* Puts marks behind all owners' unmarked work that no piece was added to for GATE_STALE_NS, or
 * (`all`) of any age. */
void gate_flush(struct gate *gate, uint64_t now, bool all);
/* With `lock`: when unmarked work is due for that; UINT64_MAX: there is none. */
uint64_t gate_stale_at(const struct gate *gate);

/* Without `lock`: waits until no thread is about to put a mark behind all streams; some ms at most. */
void gate_marks_wait(void);
/* Without `lock`: may the vendor be asked about marks now? If so, a capture that begins waits for gate_marks_asked. */
bool gate_marks_ask(void);
void gate_marks_asked(void);
/* In a fork's child. */
void gate_marks_reset(void);
/* Without `lock`: a stream is destroyed. `now` 0: read the clock. */
void gate_marks_part(struct gate *gate, uint64_t stream, uint64_t now);

/* --- gate_ask.c */
#define GATE_ASKED 64u /* marks at once */
/* A query of a mark, and its result. */
struct gate_question {
	uint16_t index; /* of the mark */
	uint8_t stream;
	bool blind, asked, done;
	bool withheld;	       /* nothing may be asked now */
	bool answered, failed; /* the vendor answered, or an error */
	bool lost;	       /* and where it does, the mark's work will never be done */
	uint64_t handle;
	uint64_t start, calibrate; /* of a timed piece; 0: it is none */
	uint64_t ns, cost;
};
/* Its stream, as in gate->flight.loose; 0: it is of none. */
static inline uint64_t gate_asked_of(const struct gate_question *question)
{
	return question->stream == GATE_NO_STREAM ? 0 : UINT64_C(1) << question->stream;
}
/* Without `lock`, by the thread with `reaping`: the oldest marks; returns their number. Then they
 * are queried. */
unsigned gate_ask_list(struct gate *gate, struct gate_question out[GATE_ASKED], uint64_t now);
void gate_ask(struct gate_question *questions, unsigned count);

/* --- gate_reap.c; `now` 0: read the clock */
/* Looks which pending marks are reached. True: some were. */
bool gate_reap(struct gate *gate, uint64_t now);
/* All work of the thread for a gate at this time; returns when to come again. */
uint64_t gate_tend(struct gate *gate, uint64_t now);
/* When to look again at in-flight work; with `lock`. */
uint64_t gate_next_look(const struct gate *gate, uint64_t now);
/* With `lock`: the mark's work is done, or its end will not be known. */
void gate_settle(struct gate *gate, unsigned index, uint64_t now);
/* With `lock`: the same of a tally that never got one. */
void gate_settle_loose(struct gate *gate, struct gate_work *work, uint64_t now);
/* The right to ask about marks; gate_reap_take waits for it. */
void gate_reap_take(struct gate *gate);
void gate_reap_drop(struct gate *gate);

/* --- gate_thread.c */
/* Something is in flight. Makes the thread if there is none. Cheap. */
void gate_thread_wake(void);
/* The thread looks now, also if it waits for something else. A system call. */
void gate_thread_hurry(void);
/* In a fork's child. */
void gate_thread_reset(void);

/* --- gate_mend.c */
/* In the thread of gate_life.c, now and then: joins anew where a lease was damaged. */
void gate_mend(uint64_t now);

/* --- gate_life.c */
/* There is a lease at which no thread vouches for us yet. */
extern atomic_bool gate_newcomer;
/* Makes the thread that does if there is one. Cheap. */
void gate_life_wake(void);
/* In a fork's child. */
void gate_life_reset(void);

#endif
