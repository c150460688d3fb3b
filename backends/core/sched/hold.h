/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hold.h: in shared mode, do others wait for a tenant that has less than its demand and its share?
 * Pure policy, as share.h.
 *
 * If others wait, it has more of the device, and the device is idle wherever it leaves gaps. Which
 * of the two is more depends on the programs and on the driver. So the use by each side is measured
 * while others wait, and while they do not. They wait only where its gain is at least
 * HOLD_GAIN_PERCENT of their loss.
 *
 *	FREE --(measured, and no rest)--> TRIAL --(pays)--> KEPT --(long ago, or no more)--> FREE
 *	                                  TRIAL --(does not pay)--> FREE, and a rest
 */
#ifndef PORTER_HOLD_H
#define PORTER_HOLD_H

#include <stdbool.h>
#include <stdint.h>

/* Others do not wait; they do for a window, as a trial; they do, for it pays. */
enum hold_state { HOLD_FREE, HOLD_TRIAL, HOLD_KEPT };

/* Of one device. All-zero: nothing was measured yet. Other processes may have written any values. */
struct hold {
	/* use of late in 1/HOLD_UNIT percent, while others did not wait, and did; 0: not known */
	uint16_t own[2], others[2];
	uint32_t again;	   /* ms: no trial before this time */
	uint8_t state;	   /* enum hold_state */
	uint8_t waits;	   /* others wait in this window */
	uint8_t windows;   /* that the state has lasted */
	uint8_t doublings; /* of the rest, for trials in a row that did not pay */
};

#define HOLD_UNIT 16u

/* The use in a window that has ended, in percent of the device: by the tenants that were short, and
 * by all others. */
struct hold_window {
	unsigned own, others;
};

/* `is_short`: a tenant is. `window`: the figures of a window that has ended, or NULL. True: others wait from now on. */
bool hold_others(struct hold *hold, bool is_short, const struct hold_window *window,
		 uint32_t now_ms);

#endif
