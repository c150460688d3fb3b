/* SPDX-License-Identifier: Apache-2.0 */
#include "hold.h"

#include <stddef.h>

#include "params.h"

#define MOST_PERCENT 1000u /* that is counted */
#define REST_MS ((uint32_t)(HOLD_REST_NS / NS_PER_MS))

static uint16_t mean_of(uint16_t before, unsigned percent)
{
	unsigned value = (percent < MOST_PERCENT ? percent : MOST_PERCENT) * HOLD_UNIT;

	if (before)
		value = (before + value) / 2;
	return (uint16_t)(value ? value : 1);
}

/* The gain is a sufficient part of the loss. */
static bool pays(const struct hold *hold)
{
	int gain = hold->own[1] - hold->own[0], loss = hold->others[0] - hold->others[1];

	return gain > 0 && gain * 100 >= loss * (int)HOLD_GAIN_PERCENT;
}

/* A time further ahead than the longest rest was not written by this clock. */
static bool rests(const struct hold *hold, uint32_t now_ms)
{
	return hold->again - now_ms - 1 < REST_MS << HOLD_DOUBLINGS;
}

static enum hold_state after_trial(struct hold *hold, uint32_t now_ms)
{
	unsigned doublings = hold->doublings < HOLD_DOUBLINGS ? hold->doublings : HOLD_DOUBLINGS;

	if (pays(hold)) {
		hold->doublings = 0;
		return HOLD_KEPT;
	}
	hold->again = now_ms + (REST_MS << doublings);
	hold->doublings = (uint8_t)(doublings < HOLD_DOUBLINGS ? doublings + 1 : doublings);
	return HOLD_FREE;
}

static enum hold_state next_of(struct hold *hold, uint32_t now_ms)
{
	switch (hold->state) {
	case HOLD_FREE:
		return rests(hold, now_ms) ? HOLD_FREE : HOLD_TRIAL;
	case HOLD_TRIAL:
		return after_trial(hold, now_ms);
	case HOLD_KEPT:
		return hold->windows < HOLD_KEPT_WINDOWS && pays(hold) ? HOLD_KEPT : HOLD_FREE;
	}
	return HOLD_FREE;
}

static void measure(struct hold *hold, const struct hold_window *window, uint32_t now_ms)
{
	unsigned waits = hold->waits != 0;
	enum hold_state next;

	hold->own[waits] = mean_of(hold->own[waits], window->own);
	hold->others[waits] = mean_of(hold->others[waits], window->others);
	if (waits != (hold->state != HOLD_FREE)) /* no tenant was short at the window's begin */
		return;
	if (hold->windows < UINT8_MAX)
		hold->windows++;
	next = next_of(hold, now_ms);
	if (next != hold->state)
		hold->windows = 0;
	hold->state = (uint8_t)next;
}

bool hold_others(struct hold *hold, bool is_short, const struct hold_window *window,
		 uint32_t now_ms)
{
	if (is_short && window)
		measure(hold, window, now_ms);
	hold->waits = is_short && hold->state != HOLD_FREE;
	return hold->waits;
}
