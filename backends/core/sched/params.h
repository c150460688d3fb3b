/* SPDX-License-Identifier: Apache-2.0 */
/*
 * params.h: every parameter of the scheduler, with its unit and the reason for it. A parameter is a number that can be
 * changed by itself. Each rule has a name for its own value, which follows from a parameter: these names come second.
 * Capacities of tables and layouts of files are not parameters; they are defined where they are used.
 *
 * docs/explanation/scheduling.md says for which of them the cells of the measurement grid were run at 0.7 and at 1.4 of
 * the value, and which cells failed. A test build sets SCHED_PARAMS to a header that redefines some of them
 * (bench/share_sensitivity.py).
 */
#ifndef PORTER_PARAMS_H
#define PORTER_PARAMS_H

#include <stdint.h>

#include "share.h"

#define NS_PER_MS UINT64_C(1000000)

/*
 * Parameters: each may be changed by itself.
 */

/* --- Times of the device */

/* ns. The longest time slice while another tenant waits. Shorter ones cost more switches, longer ones exactness. */
#define SHARE_QUANTUM_NS (20 * NS_PER_MS)
/* ns. The queue depth: predicted work in flight. A deeper queue hides pauses, and delays the end of a slice. */
#define GATE_AHEAD_NS (2 * NS_PER_MS)
/* ns. The queue depth where another tenant waits for just this work: in a slice that is lent. */
#define GATE_LENT_NS (150 * NS_PER_MS / 1000)
/* ns. Shorter pieces count as short. The driver's own slices are longer than this. */
#define GATE_SHORT_NS (NS_PER_MS / 25)
/* ns. The time that the device may take to reach the first work of a slice. */
#define GATE_SWITCH_NS (3 * NS_PER_MS / 10)
/* ns. The time that a pair of markers adds to a piece on an idle device, measured on an H100. */
#define GATE_PAIR_NS (2 * NS_PER_MS / 1000)
/* ns. The same for one that the device reaches later. */
#define GATE_ROUND_NS (14 * NS_PER_MS / 10000)
/* ns. Device time that is worth an action: a charge, a check, another tenant's wait. */
#define TIME_CHARGE_NS (1 * NS_PER_MS)

/* --- Times of the host */

/* ns. Most vendors' calls that start work take less, and an idle device reaches a marker within it. */
#define TIME_CALL_NS (NS_PER_MS / 50)
/* ns. A stream that was quiet for this long gets a marker for its work. */
#define GATE_STALE_NS (NS_PER_MS / 20)
/* ns. A delay that a program does not notice, and that waking a thread for is not too often. */
#define TIME_POLL_NS (NS_PER_MS / 10)
/* ns. A tenant still wants the device for this long after its last call. */
#define ARBITER_WANTED_NS (3 * NS_PER_MS)
/* ns. The usual pause of a program at work. After a longer silence something may have happened to it. */
#define TIME_PAUSE_NS (5 * NS_PER_MS)
/* ns. The window over which use is compared with demand. */
#define TIME_WINDOW_NS (50 * NS_PER_MS)
/* ns. Without progress for this long, a process may be dead or stopped, and work may wait for other work. */
#define TIME_PATIENCE_NS (100 * NS_PER_MS)
/* ns. Events that slow all work for a moment end within this time, such as the creation of a context. */
#define TIME_LONG_NS (1000 * NS_PER_MS)

/* --- Demand: the device is exclusive or shared */

/* ppm. All tenants have this demand: exclusive mode. */
#define ARBITER_SATURATED_PPM (SHARE_WHOLE * 95 / 100)
/* ppm. A tenant has less demand than this: shared mode. Below the former, since demand varies. */
#define ARBITER_BUSY_PPM (SHARE_WHOLE * 90 / 100)
/* ppm. The most demand of a program of short pieces that never fills its queue. */
#define GATE_UNFILLED_PPM (SHARE_WHOLE * 85 / 100)
/* percent of the device. If all tenants together use less, little demand is no lack of room. */
#define ARBITER_LEFT_PERCENT 75u
/* ppm. A tenant with less demand leaves the device to others by itself. */
#define ARBITER_LITTLE_PPM (SHARE_WHOLE * 50 / 100)
/* percent of the device. Demand that grew by this much is checked soon. */
#define ARBITER_MORE_DEMAND_PERCENT 25u
/* percent of the device. A newcomer with this demand is checked soon. */
#define ARBITER_NEWCOMER_PERCENT 10u

/* --- Pace and visits in shared mode */

/* percent. Others wait for a tenant only where its gain is at least this part of their loss. */
#define HOLD_GAIN_PERCENT 25u
/* windows (TIME_WINDOW_NS), at most 255. Where waiting pays, it is measured again after this many. */
#define HOLD_KEPT_WINDOWS 200u
/* percent of its speed or demand that satisfies a tenant. On an H100 launch-bound ones keep 82 or more, others 77. */
#define KEPT_PERCENT 80u
/* divisor. A tenant of higher priority visits if it pauses for at most this part of its busy time. */
#define GATE_GAPS_PART 5u

/* --- Idle hold: a process without work keeps the device */

/* divisor. For this part of its last busy time, */
#define GATE_IDLE_PART 4u
/* Or for this multiple of its longest recent pause, if that is less. */
#define GATE_PAUSES 4u

/* --- Markers */

/* pieces behind which a marker is put. A marker costs a launch-bound thread some hundred ns. */
#define GATE_BATCH 128
/* This multiple of pieces, and of their time, while no other tenant waits. */
#define GATE_BATCH_ALONE_TIMES 3u
/* pieces on an idle device, of which one is timed again. */
#define GATE_RETIME 64

/* --- Evidence */

/* An event counts as usual after this many times in a row. */
#define TIMES_IN_A_ROW 4u
/* Work that takes this multiple of its prediction is not at work: others have the device, or it waits. */
#define TIMES_OUTLIER 4u
/* Patience grows by this shift for each passed piece that was in vain. */
#define GATE_VAIN_SHIFT 2u
/* A rest, or patience, grows by at most this many steps. */
#define MOST_DOUBLINGS 6u
/* divisor. Less than this part does not change a result. */
#define PART_SMALL 8u
/* divisor. A measured time counts at least as this part, where the vendor's call took the rest. */
#define PART_CALLED 4u
/* divisor. For this part of the clock's time pauses do not count: any host stands still now and then. */
#define GATE_STILL_PART 50u
/* divisor. The weight of a new duration. */
#define PREDICT_WEIGHT 4
/* divisor. A prediction falls by half of this part at once. */
#define GATE_FALLS_PART 8u

/*
 * Values that follow from them: a rule has a name of its own, and its value from a parameter.
 */

/* --- Shares and promises (share.c) */

/* ns. A tenant without credit rests until it has this much, or enough for a slice. */
#define SHARE_CREDIT_NS (SHARE_QUANTUM_NS / 2)
/* ns. The most that a tenant can owe. */
#define SHARE_DEBT_NS (10 * TIME_LONG_NS)
/* ns. A promised share is kept over a wait for other tenants of this length. */
#define SHARE_LATE_NS (5 * TIME_PATIENCE_NS)
/* ns. A tenant that is this far behind lends its slice while it pauses. */
#define SHARE_LENDS_NS TIME_CHARGE_NS
/* ns. Credit for less than this is not worth a slice. A tenant that waits for its results rests until it has this. */
#define SHARE_LITTLE_NS (2 * TIME_CHARGE_NS)
/* ns. A busy tenant that returns within this time keeps its credit. */
#define SHARE_MOMENT_NS (2 * TIME_PAUSE_NS)
/* ns. The most credit that a pausing tenant can gather. */
#define SHARE_PAUSED_NS (3 * SHARE_CREDIT_NS)
/* ns. A tenant that returns within this time keeps its lag. */
#define SHARE_PAUSE_NS (5 * TIME_PAUSE_NS)
/* ns. The most lag that is kept over a short pause. */
#define SHARE_KEPT_NS (3 * SHARE_QUANTUM_NS)
/* ns. The most of a slice of another tenant that counts as lag. */
#define SHARE_TURN_MOST_NS (6 * SHARE_QUANTUM_NS)

/* --- Lease: waiting, renewal, and the death of an owner (arbiter.c, arbiter_pass.c, arbiter_gated.c) */

/* ns. A closed lease leaves its owner after this time, also with work in flight. */
#define ARBITER_PATIENCE_NS TIME_PATIENCE_NS
/* ns. The same for work that is known to take longer. */
#define ARBITER_MOST_PATIENCE_NS (2 * TIME_LONG_NS)
/* ns. The longest time for which a context that is created or destroyed disturbs others. */
#define ARBITER_DISTURBED TIME_LONG_NS
/* ns. A time that lies further ahead was read from another clock. */
#define ARBITER_SKEW TIME_LONG_NS
/* ns. A waiting thread looks at the lease again after this time. */
#define ARBITER_LOOK_NS TIME_PAUSE_NS
/* ns. A slice is renewed this long before its end. */
#define ARBITER_RENEW_NS (SHARE_QUANTUM_NS / 8)
/* ns. The earliest renewal. A tenant that arrives after it waits this much longer. */
#define ARBITER_RENEW_EARLY_NS (SHARE_QUANTUM_NS / 4)
/* ns. Completion is reported this late in exclusive mode. */
#define ARBITER_LATE_NS (5 * TIME_POLL_NS)
/* ns. The same in shared mode, for several pieces in a row. */
#define ARBITER_LATE_SHARED_NS SHARE_QUANTUM_NS
/* ns. The time between two searches for dead processes. */
#define ARBITER_SWEEP_NS TIME_PATIENCE_NS
/* ns. After this silence of the owner a waiting process asks whether it lives. */
#define ARBITER_ASK_NS TIME_PAUSE_NS
/* ns. An owner without work in flight loses its slice after this time. */
#define ARBITER_IDLE_NS GATE_AHEAD_NS
/* ns. A new owner has this much more time until its first work. */
#define ARBITER_AWAKE_NS ARBITER_WANTED_NS
/* ns. A tenant that was heard of within this time may return in a moment. */
#define ARBITER_PAUSE_NS TIME_PAUSE_NS

/* --- Mode: exclusive or shared (arbiter_open.c, arbiter_pass.c) */

/* ns. Work is long if others wait for it after its slice for this time. A gang then shares the device with it. */
#define ARBITER_LONG_NS (2 * SHARE_QUANTUM_NS)
/* ns. The least time in exclusive mode. */
#define ARBITER_EXCLUSIVE_NS (2 * SHARE_QUANTUM_NS)
/* ns. The least time in shared mode. */
#define ARBITER_SHARED_NS SHARE_QUANTUM_NS
/* ns. Shared mode is checked after this time, and after four times as long each time that it was right. */
#define ARBITER_CHECK_NS TIME_PATIENCE_NS
/* The shift by which that time grows, */
#define ARBITER_CHECK_SHIFT GATE_VAIN_SHIFT
/* The most times. */
#define ARBITER_CHECKS (MOST_DOUBLINGS - 2)
/* ns. A tenant that did not run for this long keeps its former demand. */
#define ARBITER_KNOWN_IDLE_NS (3 * SHARE_QUANTUM_NS)
/* ns. The same for a tenant that ran too little to be measured. */
#define ARBITER_KNOWN_RAN_NS (20 * SHARE_QUANTUM_NS)
/* ns. A process that was silent for this long takes no part. */
#define ARBITER_ACTIVE_NS TIME_PATIENCE_NS

/* --- Pace: which tenants submit in shared mode (arbiter_open.c, arbiter.c, hold.c) */

/* ns. The least time between two checks after a small charge. */
#define ARBITER_PACE_NS TIME_POLL_NS
/* ns. A larger charge is followed by a check at once. */
#define ARBITER_PACE_CHARGE_NS TIME_CHARGE_NS
/* ns. A tenant that is ahead asks again after this time. */
#define ARBITER_PACE_AGAIN_NS (5 * TIME_POLL_NS)
/* ns. Others wait for a tenant without work for this long: it may find more in a moment. */
#define ARBITER_MOMENT_NS TIME_CHARGE_NS
/* ns. A tenant counts as limited for this long. */
#define ARBITER_LIMITED_NS (3 * SHARE_QUANTUM_NS / 2)
/* ns. Short work counts as standing behind others' for this long. */
#define ARBITER_BEHIND_NS (SHARE_QUANTUM_NS / 2)
/* ns. The window over which use is compared with demand. */
#define ARBITER_SPEED_NS TIME_WINDOW_NS
/* ns. The rest after a trial that did not pay; twice as long after each further one in a row. */
#define HOLD_REST_NS (4 * TIME_WINDOW_NS)
/* The most doublings of that rest. */
#define HOLD_DOUBLINGS MOST_DOUBLINGS
/* percent of the demand. A tenant with this much use is satisfied. */
#define ARBITER_SATISFIED_PERCENT KEPT_PERCENT
/* ns. A tenant with less counts as short for this long. */
#define ARBITER_SHORT_NS (4 * TIME_WINDOW_NS)

/* --- Demand of a program (gate_demand.c) */

/* ns of work, or of its host's time. One measurement. */
#define GATE_WINDOW_NS GATE_AHEAD_NS
/* ns that its work would have taken alone. Demand is averaged over this. */
#define GATE_DEMAND_NS TIME_PATIENCE_NS
/* ns. The most of a pause that counts as the program's own time. */
#define GATE_PAUSE_OWN_NS TIME_PAUSE_NS
/* ns. A host that is ahead of the device may launch later by less than this at a time. */
#define GATE_PAUSE_LEAST_NS (GATE_WINDOW_NS / 4)
/* ns. The most pauses that do not count at once (GATE_STILL_PART). */
#define GATE_STILL_MOST_NS (2 * GATE_PAUSE_OWN_NS)
/* divisor. It fills its queue if it does so in windows of this part of its time. */
#define GATE_FILLED_PART PART_SMALL
/* The most windows in a row that are dropped because of late work of other tenants. */
#define GATE_CROWDED_WINDOWS TIMES_IN_A_ROW

/* --- A tenant of higher priority that visits the slices of others (gate_demand.c) */

/* percent of its speed in slices of its own. With less it does not visit all the time. */
#define GATE_KEEPS_PERCENT KEPT_PERCENT
/* percent of its speed. With visits for a part of the time it loses no more on average. */
#define GATE_LOSES_PERCENT ((100 - GATE_KEEPS_PERCENT) / 2)
/* ns. After this time its own speed is measured again. */
#define GATE_VISITS_NS (5 * TIME_LONG_NS)
/* percent of the device. A tenant that leaves less idle in short pauses does not visit. */
#define GATE_SPARE_PERCENT (GATE_LOSES_PERCENT / 2)

/* --- Gate: queue depth and idle hold (gate.c, gate_quick.h) */

/* ns. The queue depth below a tenant of higher priority, which waits for this work. */
#define GATE_OUTRANKED_NS (GATE_LENT_NS / 3)
/* ns. A piece passes after this time without progress: the work in flight may wait for it. */
#define GATE_PATIENCE_NS TIME_PATIENCE_NS
/* ns. A process without work keeps the device for this long. */
#define GATE_IDLE_NS TIME_POLL_NS
/* ns. The same before tenants of lower priority. */
#define GATE_GRACE_NS (3 * TIME_POLL_NS)
/* After this many longer pauses in a row it does not keep the device. */
#define GATE_RESTS TIMES_IN_A_ROW
/* ns. It keeps the device for at most this long. */
#define GATE_IDLE_MOST_NS (5 * TIME_POLL_NS)
/* Other tenants wait for this multiple of the predicted time of work in flight. */
#define GATE_DUE_TIMES TIMES_OUTLIER
/* The most steps by which patience grows (GATE_VAIN_SHIFT). */
#define GATE_VAIN_MOST MOST_DOUBLINGS
/* ns. The most work at a time where others' short work stands behind it in shared mode. */
#define GATE_BRIEF_NS (GATE_AHEAD_NS / 4)
/* Short work that takes this multiple of its predicted time stands behind others', */
#define GATE_BEHIND_TIMES TIMES_OUTLIER
/* ns, where this is added for the time until it is seen. */
#define GATE_BEHIND_NS (2 * TIME_POLL_NS)
/* ns. A longer wait is reported while it lasts. */
#define GATE_TELL_NS (SHARE_QUANTUM_NS / 2)
/* ns. The longest wait of others for a piece of unknown duration. */
#define GATE_UNKNOWN_NS TIME_LONG_NS

/* --- Markers and the poller (gate_marks.c, gate_reap.c, gate_ask.c, gate_leave.c) */

/* ns of work behind which a marker is put. */
#define GATE_BATCH_NS (GATE_AHEAD_NS / 8)
/* ns. The same below a tenant of higher priority. */
#define GATE_BATCH_BRIEF_NS GATE_STALE_NS
/* pieces, in shared mode. */
#define GATE_BATCH_BESIDE (GATE_BATCH / 4)
/* ns. The least time between two polls, */
#define GATE_LOOK_LEAST_NS TIME_CALL_NS
/* ns, and the most. */
#define GATE_LOOK_MOST_NS TIME_CHARGE_NS
/* ns. The least time between two polls that no thread waits for, */
#define GATE_QUIET_NS TIME_POLL_NS
/* ns, and where no other tenant uses much of the device. */
#define GATE_ALONE_NS GATE_LOOK_MOST_NS
/* ns. Work without a marker counts as done this long after its predicted end. */
#define GATE_BLIND_NS TIME_CHARGE_NS
/* ns. Work in flight is charged in steps of this. */
#define GATE_CHARGE_NS TIME_CHARGE_NS
/* divisor. Without times of the vendor, polls begin this part of a piece before its predicted end, */
#define GATE_EARLY_PART PART_SMALL
/* divisor, and follow at this part of it. */
#define GATE_STEP_PART (2 * PART_SMALL)
/* ns. Work that waited for a passed piece is done within this time. */
#define GATE_RELEASED_NS (TIME_PATIENCE_NS / 4)
/* ns. Predictions above this are forgotten where the work waited for a passed piece. */
#define GATE_KNOWN_NS (TIME_PATIENCE_NS / 4)
/* ns. If all markers report errors for this long, a kernel crashed and no work is in flight. */
#define GATE_FAILING_NS TIME_PAUSE_NS
/* ns between two looks at work that must end first. */
#define GATE_LEAVE_LOOK_NS GATE_STALE_NS
/* ns between two looks at a marker that another thread is placing. */
#define GATE_MARKING_NS (TIME_CALL_NS / 4)

/* --- Estimates of durations (gate_timed.c, gate_reap.c, predict.c) */

/* ns of predicted work in shared mode, of which one piece is timed. */
#define GATE_SAMPLE_NS GATE_AHEAD_NS
/* ns. An idle device reaches a marker within this time. */
#define GATE_REACHED_NS TIME_CALL_NS
/* ns. Most calls that start work take less. The wait of the device for them is not the piece's, */
#define GATE_CALL_NS TIME_CALL_NS
/* ns, unless less than this would be left, */
#define GATE_LEFT_LEAST_NS (GATE_PAIR_NS / 2)
/* divisor, when this part of the measured time is. */
#define GATE_CALLED_PART PART_CALLED
/* divisor. A call within this part of the measured time leaves it valid. */
#define GATE_CALL_LITTLE_PART (8 * PART_CALLED)
/* divisor. A prediction of a short piece rises by half of this part, */
#define GATE_RISES_PART (4 * GATE_FALLS_PART)
/* Unless it seemed this many times as long: then another tenant had a slice. */
#define GATE_THEIRS_TIMES (2 * TIMES_OUTLIER)
/* divisor. Work of several streams updates estimates if less than this part of it is in flight. */
#define GATE_MIXED_PART PART_SMALL
/* divisor. Two polls are close if they are less than this part of the prediction apart. */
#define GATE_CLOSE_PART PART_SMALL

/* --- Gangs: several devices together (gate_gang.c) */

/* ns. Work on a peer device that is this late may wait for work that is held back here. */
#define GATE_PEER_LATE_NS (5 * TIME_POLL_NS)
/* ns between two looks at it. */
#define GATE_PEER_POLL_NS TIME_POLL_NS
/* ns between two looks at the credit on a peer device. */
#define GATE_PEER_CREDIT_NS TIME_CHARGE_NS
/* ns. A gang with this much work in flight counts as limited in shared mode. */
#define GATE_GANG_FULL_NS (GATE_AHEAD_NS / 4)
/* ns. The queue depth of a gang in shared mode, or while no other tenant waits: for several collectives. */
#define GATE_GANG_AHEAD_NS (SHARE_QUANTUM_NS / 4)
/* ns. The longest wait for work of a gang when shared mode ends. Later work overlaps, as in shared mode. */
#define ARBITER_GANG_PATIENCE_NS SHARE_QUANTUM_NS

/* --- Damaged leases (arbiter_mend.c, arbiter_guard.c) */

/* ns between two checks of the leases. A check takes some microseconds. */
#define MEND_LOOK_NS (TIME_LONG_NS / 4)
/* ns. The least time between two new files. */
#define MEND_AGAIN_NS TIME_LONG_NS
/* The most doublings of it, for files in a row. */
#define MEND_AGAIN_DOUBLINGS (MOST_DOUBLINGS / 2)
/* ns. A row of new files ends after this time without damage. */
#define MEND_QUIET_NS (10 * TIME_LONG_NS)
/* ns. The most own credit of an idle process, above that of share.c. */
#define GUARD_SAVED_CREDIT_NS (4 * SHARE_CREDIT_NS)
/* ns. It also keeps the credit of this time, as share.c does for a waiting tenant. */
#define GUARD_SAVED_NS SHARE_LATE_NS
/* ns. The own credit is at most this much below the shared one of the last check. */
#define GUARD_AHEAD_NS (2 * SHARE_CREDIT_NS)

/* --- Relations */

#define SCHED_NEEDS(relation, why) _Static_assert(relation, why)
SCHED_NEEDS(GATE_UNFILLED_PPM < ARBITER_BUSY_PPM,
	    "a program that never fills its queue is not busy");
SCHED_NEEDS(ARBITER_BUSY_PPM < ARBITER_SATURATED_PPM, "the modes do not alternate");
SCHED_NEEDS(ARBITER_LITTLE_PPM < ARBITER_BUSY_PPM, "a tenant of little demand is not busy");
SCHED_NEEDS(GATE_BATCH_NS < GATE_AHEAD_NS && GATE_BATCH_ALONE_TIMES * GATE_BATCH_NS < GATE_AHEAD_NS,
	    "several markers are in flight at once");
SCHED_NEEDS(GATE_LENT_NS < GATE_AHEAD_NS && GATE_OUTRANKED_NS < GATE_AHEAD_NS,
	    "short queues are shorter");
SCHED_NEEDS(GATE_IDLE_NS <= GATE_IDLE_MOST_NS, "the idle hold has a bound");
SCHED_NEEDS(GATE_LOOK_LEAST_NS < GATE_LOOK_MOST_NS, "polls have a range");
SCHED_NEEDS(ARBITER_RENEW_NS < ARBITER_RENEW_EARLY_NS && ARBITER_RENEW_EARLY_NS < SHARE_QUANTUM_NS,
	    "a slice is renewed near its end");
SCHED_NEEDS(ARBITER_PATIENCE_NS < ARBITER_MOST_PATIENCE_NS, "known work is waited for longer");

#ifdef SCHED_PARAMS
#include SCHED_PARAMS
#endif

#endif
