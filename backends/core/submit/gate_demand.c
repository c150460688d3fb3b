/* SPDX-License-Identifier: Apache-2.0 */
/* A program's demand: its use of the device if it never stood at the gate. Measured in windows of
 * its work, or of its host's time. */
#include "gate_state.h"

#define WHOLE_PPM 1000000u
_Static_assert(GATE_KEEPS_PERCENT < 100, "it may lose some of its speed");

static void note_stood(struct gate_demand *demand, uint64_t from, uint64_t to)
{
	from = later(from, later(demand->until, demand->since));
	if (to > from)
		demand->stood += to - from;
	demand->until = later(demand->until, to);
}

/* A host that launches too slowly leaves short ones; it had none if it was ahead of the device. */
static void note_pause(struct gate_demand *demand, uint64_t pause)
{
	pause = earlier(pause, GATE_PAUSE_OWN_NS);
	demand->idle += pause;
	if (pause >= GATE_PAUSE_LEAST_NS)
		demand->paused += pause;
}

/* ns of the work that was submitted in the window: as predicted, unless the work done in it took
 * longer or less. */
static uint64_t offered(const struct gate *gate)
{
	const struct gate_demand *demand = &gate->offer.demand;
	uint64_t predicted = gate->flight.given - demand->given;

	return demand->predicted
		? (uint64_t)((double)predicted * (double)demand->took / (double)demand->predicted)
		: predicted;
}

/* Much was seen of it, or what there was to be seen between two turns of others. */
static bool is_enough(const struct gate *gate, uint64_t work, uint64_t own)
{
	return later(own, work) >= GATE_WINDOW_NS ||
		(own >= GATE_WINDOW_NS / 20 && gate->offer.demand.stood >= 2 * GATE_WINDOW_NS);
}

static bool is_of_short(const struct gate *gate, uint64_t work)
{
	return work < GATE_SHORT_NS * (gate->flight.started - gate->offer.demand.begun);
}

/* ns of the pauses in the window that count. Any host stands still now and then. */
static uint64_t regular_pauses(struct gate *gate, uint64_t now)
{
	struct gate_offer *offer = &gate->offer;
	uint64_t paused = offer->demand.paused, more = 0;

	if (offer->spared)
		more = less(now, offer->spared) / GATE_STILL_PART;
	offer->spare = earlier(offer->spare + more, GATE_STILL_MOST_NS);
	offer->spared = now;
	paused = less(paused, offer->spare);
	offer->spare = less(offer->spare, offer->demand.paused);
	return paused;
}

/*
 * The time that the window would have taken alone: its work, its pauses, and the time that the host
 * needed for more than that, as far as it was not ahead of the device. It is not after a pause that
 * counts. The ranks of a gang wait for each other, so none gets ahead.
 */
static uint64_t alone_ns(struct gate *gate, uint64_t work, uint64_t own, uint64_t now)
{
	struct gate_lately *lately = &gate->offer.lately;
	uint64_t paused = regular_pauses(gate, now), before = paused ? 0 : lately->ahead,
		 filled = before + work + paused;

	own = less(own, gate->offer.demand.paused - paused);
	lately->ahead = gate->members ? 0 : earlier(less(filled, own), SHARE_QUANTUM_NS);
	return work + paused + less(own, filled) + 1;
}

static void keep(uint64_t *sum, double part)
{
	*sum = (uint64_t)((double)*sum * part);
}

/* Phases and pauses together. */
static void note_lately(struct gate *gate, uint64_t work, uint64_t own, uint64_t now)
{
	struct gate_lately *lately = &gate->offer.lately;
	uint64_t alone = alone_ns(gate, work, own, now);
	double part;

	lately->work += work;
	lately->alone += alone;
	lately->full += gate->offer.demand.full ? alone : 0;
	part = (double)GATE_DEMAND_NS / (double)lately->alone;
	if (part >= 1)
		return;
	keep(&lately->work, part);
	keep(&lately->alone, part);
	keep(&lately->full, part);
}

/* A program of short pieces that seldom fills its queue does not keep the device busy. */
static uint32_t demand_ppm(const struct gate *gate, uint64_t work)
{
	const struct gate_lately *lately = &gate->offer.lately;
	uint32_t ppm = (uint32_t)((double)lately->work * WHOLE_PPM / (double)lately->alone);

	return lately->full * GATE_FILLED_PART < lately->alone && is_of_short(gate, work)
		? (uint32_t)earlier(ppm, GATE_UNFILLED_PPM)
		: ppm;
}

static void decide_visits(struct gate *gate, bool willing, uint64_t now)
{
	struct gate_visits *visits = &gate->offer.visits;

	if (willing)
		visits->since = now;
	if (willing != visits->willing)
		arbiter_visits(&gate->fast.place, willing);
	visits->willing = willing;
}

/* In slices of its own: it may visit if it leaves a part of the device idle in pauses that are too
 * short for others' slices. */
static void measured_alone(struct gate *gate, uint64_t now)
{
	struct gate_visits *visits = &gate->offer.visits;
	uint64_t all = visits->ns + visits->idle;

	visits->pace = all / visits->pieces;
	visits->spare = less(all, visits->work) * 100 / all;
	decide_visits(gate,
		      visits->idle * GATE_GAPS_PART <= visits->ns &&
			      visits->spare >= GATE_SPARE_PERCENT && now >= visits->again,
		      now);
}

/*
 * As a visitor: it goes on while it keeps its speed, and loses no more than it leaves idle. Else it
 * rests, so that its loss on average is the part that it leaves idle, GATE_LOSES_PERCENT at most.
 * Every now and then its own speed is measured again.
 */
static void measured_beside(struct gate *gate, uint64_t now)
{
	struct gate_visits *visits = &gate->offer.visits;
	uint64_t all = visits->ns + visits->idle, pace = all / visits->pieces,
		 lost = less(pace, visits->pace) * 100 / (pace + 1);
	uint64_t spare = later(earlier(visits->spare, GATE_LOSES_PERCENT), 1);
	bool slowed = lost > earlier(visits->spare, 100 - GATE_KEEPS_PERCENT);

	if (!visits->willing) { /* the tenant visits for a process that has ended, or in shared mode */
		arbiter_visits(&gate->fast.place, false);
		return;
	}
	if (slowed)
		visits->again = now + all * (lost - spare) / spare;
	if (slowed || now >= visits->since + GATE_VISITS_NS)
		decide_visits(gate, false, now);
}

/* A window of `own` ns of a tenant that others of lower priority wait for. */
static void note_speed(struct gate *gate, uint64_t work, uint64_t own, uint64_t now)
{
	struct gate_visits *visits = &gate->offer.visits;
	uint64_t busy = less(own, gate->offer.demand.idle);

	if (visits->beside != gate->beside)
		visits->ns = visits->idle = visits->work = visits->pieces = 0;
	visits->beside = gate->beside;
	visits->ns += busy;
	visits->idle += own - busy;
	visits->work += work;
	visits->pieces += gate->flight.started - gate->offer.demand.begun;
	if (visits->ns < GATE_DEMAND_NS || !visits->pieces)
		return;
	if (visits->beside)
		measured_beside(gate, now);
	else
		measured_alone(gate, now);
	visits->ns = visits->idle = visits->work = visits->pieces = 0;
}

/* The window is over: its demand counts, unless others' work made it seem less. */
static void note_window(struct gate *gate, uint64_t work, uint64_t own, uint64_t now)
{
	struct gate_demand *demand = &gate->offer.demand;
	bool fills = work >= own + demand->paused;

	if (gate->offer.visits.willing || arbiter_outranks(&gate->fast.place))
		note_speed(gate, work, own, now);
	demand->dropped = demand->crowded && !fills && demand->dropped < GATE_CROWDED_WINDOWS
		? demand->dropped + 1
		: 0;
	if (!demand->dropped) {
		note_lately(gate, work, own, now);
		gate_tell_demand(gate, demand_ppm(gate, work), now);
	}
	demand->since = 0;
}

/* A piece is about to be counted in. An unknown piece is timed alone: a window that contains one is
 * not evidence. */
void gate_note_offered(struct gate *gate, const struct gate_piece *piece, uint64_t now)
{
	struct gate_demand *demand = &gate->offer.demand;
	uint64_t window = now > demand->since ? now - demand->since : 0, work = offered(gate), own;

	if (!gate->flight.pieces && gate->idle.since) {
		note_stood(demand, gate->idle.since + GATE_PAUSE_OWN_NS, piece->since);
		note_pause(demand, less(piece->since, later(gate->idle.since, demand->since)));
	}
	note_stood(demand, piece->since, now);
	own = window > demand->stood ? window - demand->stood : 0;
	if (demand->since && piece->predicted && is_enough(gate, work, own))
		note_window(gate, work, own, now);
	if (!piece->predicted)
		demand->since = 0;
	else if (!demand->since)
		*demand = (struct gate_demand){
			.since = now,
			.until = now,
			.given = gate->flight.given,
			.begun = gate->flight.started,
			.crowded = gate->slice.crowded && !gate->beside,
			.dropped = demand->dropped,
		};
}
