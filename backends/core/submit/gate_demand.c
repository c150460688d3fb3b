/* SPDX-License-Identifier: Apache-2.0 */
/* A program's demand: its use of the device if it never stood at the gate. Measured in windows of
 * its own time. */
#include "gate_state.h"

#define WHOLE_PPM 1000000u

static void note_stood(struct gate_demand *demand, uint64_t from, uint64_t to)
{
	from = later(from, later(demand->until, demand->since));
	if (to > from)
		demand->stood += to - from;
	demand->until = later(demand->until, to);
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
	return own >= GATE_WINDOW_NS || work >= GATE_WINDOW_WORK_NS ||
		(own >= GATE_WINDOW_NS / 20 && gate->offer.demand.stood >= 2 * GATE_WINDOW_NS);
}

static bool is_of_short(const struct gate *gate, uint64_t work)
{
	return work < GATE_SHORT_NS * (gate->flight.started - gate->offer.demand.begun);
}

static uint32_t demand_ppm(const struct gate *gate, uint64_t work, uint64_t own)
{
	double ppm = (double)work * WHOLE_PPM / (double)(own + 1);
	uint32_t most = !gate->offer.demand.full && is_of_short(gate, work) ? GATE_UNFILLED_PPM
									    : GATE_DEMAND_MOST_PPM;

	return ppm < most ? (uint32_t)ppm : most;
}

/* Phases and pauses together. In some of them a program may get ahead of the device: higher demands
 * are cut only for a program that seldom does. */
static void note_usual(struct gate *gate, uint64_t work, uint64_t own, uint32_t ppm)
{
	if (gate->beside)
		return;
	gate->offer.usually += own + 1;
	gate->offer.filled += gate->offer.demand.full ? own + 1 : 0;
	if (gate->offer.filled * GATE_FILLED_PART < gate->offer.usually && is_of_short(gate, work))
		work = (uint64_t)((double)own * earlier(ppm, GATE_UNFILLED_PPM) / WHOLE_PPM);
	gate->offer.usual += work;
	gate_tell_usual(gate,
			(uint32_t)earlier(gate->offer.usual * 100 / gate->offer.usually,
					  GATE_DEMAND_MOST_PPM / (WHOLE_PPM / 100)));
	if (gate->offer.usually < GATE_USUAL_NS)
		return;
	gate->offer.usual /= 2;
	gate->offer.usually /= 2;
	gate->offer.filled /= 2;
}

static void decide_visits(struct gate *gate, bool willing, uint64_t now)
{
	struct gate_visits *visits = &gate->offer.visits;

	if (willing)
		visits->until = now + GATE_VISITS_NS;
	if (willing != visits->willing)
		arbiter_visits(&gate->fast.place, willing);
	visits->willing = willing;
}

/* In slices of its own: it may visit if it leaves the device idle between its pieces. A program that
 * often waits for its results would wait longer for each. */
static void measured_alone(struct gate *gate, uint64_t now)
{
	struct gate_visits *visits = &gate->offer.visits;

	visits->pace = visits->ns / visits->pieces;
	decide_visits(gate,
		      visits->idle * GATE_GAPS_PART <= visits->ns &&
			      visits->gaps * GATE_GAPS_PART >= visits->ns && now >= visits->again,
		      now);
}

/* As a visitor: it goes on while it keeps its speed. Every now and then its own speed is measured again. */
static void measured_beside(struct gate *gate, uint64_t now)
{
	struct gate_visits *visits = &gate->offer.visits;
	bool slowed = visits->ns / visits->pieces * GATE_KEEPS_PERCENT > visits->pace * 100;

	if (!visits->willing)
		return;
	visits->rest = !slowed ? 0
		: visits->rest ? earlier(2 * visits->rest, GATE_VISIT_REST_MOST_NS)
			       : GATE_VISIT_REST_NS;
	if (slowed)
		visits->again = now + visits->rest;
	if (slowed || now >= visits->until)
		decide_visits(gate, false, now);
}

/* A window of `own` ns of a tenant that others of lower priority wait for. */
static void note_speed(struct gate *gate, uint64_t work, uint64_t own, uint64_t now)
{
	struct gate_visits *visits = &gate->offer.visits;
	uint64_t busy = less(own, gate->offer.demand.idle);

	if (visits->beside != gate->beside)
		visits->ns = visits->idle = visits->gaps = visits->pieces = 0;
	visits->beside = gate->beside;
	visits->ns += busy;
	visits->idle += own - busy;
	visits->gaps += less(busy, work);
	visits->pieces += gate->flight.started - gate->offer.demand.begun;
	if (visits->ns < GATE_USUAL_NS || !visits->pieces)
		return;
	if (visits->beside)
		measured_beside(gate, now);
	else
		measured_alone(gate, now);
	visits->ns = visits->idle = visits->gaps = visits->pieces = 0;
}

/* The window is over: its demand counts, unless others' work made it seem less. */
static void note_window(struct gate *gate, uint64_t work, uint64_t own, uint64_t now)
{
	struct gate_demand *demand = &gate->offer.demand;
	uint32_t ppm = demand_ppm(gate, work, own);

	if (gate->offer.visits.willing || arbiter_outranks(&gate->fast.place))
		note_speed(gate, work, own, now);
	demand->dropped =
		demand->crowded && ppm < WHOLE_PPM && demand->dropped < GATE_CROWDED_WINDOWS
		? demand->dropped + 1
		: 0;
	if (!demand->dropped) {
		gate_tell_demand(gate, ppm, now);
		note_usual(gate, work, own, ppm);
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
		demand->idle += earlier(less(piece->since, later(gate->idle.since, demand->since)),
					GATE_PAUSE_OWN_NS);
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
