/* SPDX-License-Identifier: Apache-2.0 */
/* Gates over the real arbiter with the test's own clock: what tenants get of a device that is one's at a time. */
#define _GNU_SOURCE
#include <linux/futex.h>
#include <sys/mman.h>

#include "gate_shares.h"

static void cap_of(unsigned percent, uint64_t length, unsigned streams, bool synchronous)
{
	double got[TENANTS];
	struct tenant *one = join(SHARE_CAP, percent * 10000, 0, length);
	uint64_t ns = 10 * SECOND, units = 200 * length * 100 / percent;

	one->streams = streams;
	one->synchronous = synchronous;
	measure(SECOND, units > ns ? units : ns, got);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "charged %llu, used %llu; ",
			(unsigned long long)(charged(one) / US),
			(unsigned long long)(device_used(1) / US));
	if (getenv("GATE_SAY"))
		fprintf(stderr, "cap %u %%, %llu us: %.3f\n", percent,
			(unsigned long long)(length / US), got[0]);
	/* a lone tenant's lease is shared with no other */
	EQUAL(one->gate->fast.place.map->modes, 0);
	/* a piece's way to an idle device is not distinguished from its work */
	NEAR(got[0], percent, !synchronous ? 0.5 : device_untimed ? 0.8 : 1.0);
}

/* Each in a process of its own: a tenant has a past. */
static void each_cap(const uint64_t *lengths, size_t count, unsigned streams, bool synchronous)
{
	static const unsigned percents[] = {10, 50, 90};

	for (size_t i = 0; i < count; i++) {
		for (size_t p = 0; p < sizeof(percents) / sizeof(*percents); p++) {
			if (apart("%zu-%zu", i, p)) {
				cap_of(percents[p], lengths[i], streams, synchronous);
				_exit(0);
			}
		}
	}
}

static void caps(void)
{
	static const uint64_t lengths[] = {20 * US, 200 * US, 2 * MS, 20 * MS, 100 * MS};

	each_cap(lengths, 5, 1, false);
}

static void caps_of_many_streams(void)
{
	static const uint64_t lengths[] = {50 * US, 5 * MS};

	each_cap(lengths, 2, 40, false);
}

/* The device goes from stream to stream: which mark is reached first says nothing of how long its work took. */
static void weights_of_several_streams(void)
{
	static const unsigned streams[] = {4, 16};
	double got[TENANTS];

	for (unsigned i = 0; i < 2; i++) {
		if (apart("%u", streams[i])) {
			struct tenant *one = join(SHARE_WEIGHT_OF, 0, 100, 20 * US);

			device_slice = 2 * MS;
			device_switch = 100 * US;
			one->streams = streams[i];
			join(SHARE_WEIGHT_OF, 0, 100, 200 * US);
			measure(SECOND, 3 * SECOND, got);
			NEAR(got[0], 49.7, 0.7);
			NEAR(got[1], 49.7, 0.7);
			CHECK(predict_get(&one->gate->learning.predict, 1) > 15 * US &&
			      predict_get(&one->gate->learning.predict, 1) < 25 * US);
			_exit(0);
		}
	}
}

/* Short bursts of work, each waited for: gaps between them are not charged. */
static void caps_of_a_synchronous_tenant(void)
{
	static const uint64_t lengths[] = {400 * US, 7 * MS};
	double got[TENANTS];
	struct tenant *one;

	each_cap(lengths, 2, 1, true);
	one = join(SHARE_CAP, 800000, 0, 20 * US); /* 20 us of 73: never bounded */
	one->synchronous = true;
	one->host = 40 * US;
	measure(SECOND, SECOND, got);
	CHECK(got[0] > 24);
	CHECK(charged(one) < device_used(1) + device_used(1) / 5);
}

/* Marks without times: the duration of work follows from when it is found done. */
static void caps_without_times(void)
{
	static const uint64_t lengths[] = {20 * US, 200 * US, 2 * MS, 20 * MS};

	device_untimed = true;
	each_cap(lengths, 4, 1, false);
}

/* And it does not always seem longer than it was. */
static void caps_without_times_of_a_synchronous_tenant(void)
{
	static const uint64_t lengths[] = {400 * US, 7 * MS};

	device_untimed = true;
	each_cap(lengths, 2, 1, true);
}

static void pair(uint32_t a, uint64_t a_length, uint32_t b, uint64_t b_length, unsigned kinds)
{
	double got[TENANTS], share;
	struct tenant *one = join(SHARE_WEIGHT_OF, 0, a, a_length);

	one->kinds = kinds;
	join(SHARE_WEIGHT_OF, 0, b, b_length);
	measure(SECOND, 10 * SECOND, got);
	share = got[0] * 100 / (got[0] + got[1]);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "%u:%u, %llu and %llu us: %.3f + %.3f, %.3f\n", a, b,
			(unsigned long long)(a_length / US), (unsigned long long)(b_length / US),
			got[0], got[1], share);
	NEAR(share, 100. * a / (a + b), 0.7);
	CHECK(got[0] + got[1] > 95);
}

static void weights(void)
{
	static const struct {
		uint32_t a, b;
		uint64_t a_length, b_length;
		unsigned kinds;
	} pairs[] = {
		{200, 100, 50 * US, 50 * US, 1}, {200, 100, 20 * US, 20 * MS, 1},
		{200, 100, 20 * MS, 20 * US, 1}, {200, 100, 50 * US, 50 * MS, 1},
		{800, 100, 300 * US, 2 * MS, 1}, {300, 100, 30 * US, 1 * MS, 6},
	};

	for (size_t i = 0; i < sizeof(pairs) / sizeof(*pairs); i++) {
		if (apart("%zu", i)) {
			pair(pairs[i].a, pairs[i].a_length, pairs[i].b, pairs[i].b_length,
			     pairs[i].kinds);
			_exit(0);
		}
	}
}

/* A guarantee pays for long pieces: others get the rest, also where they have none. */
static void a_guarantee_pays_for_long_pieces(void)
{
	double got[TENANTS];

	join(SHARE_BURST, 120000, 0, 140 * MS);
	join(SHARE_BURST, 300000, 0, 1 * MS);
	join(SHARE_BURST, 120000, 0, 140 * MS);
	join(SHARE_EQUAL, 0, 0, 1 * MS);
	measure(SECOND, 20 * SECOND, got);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "%.1f %.1f %.1f %.1f\n", got[0], got[1], got[2], got[3]);
	CHECK(got[1] > 29 && got[3] > 17);
}

/* Machines have other things to do, and hosts stand for a moment. At 8 : 1 a turn of the other one
 * is 160 ms of the first one's own. */
static void weights_where_hosts_stand_still(void)
{
	static const uint64_t lengths[][2] = {{200 * US, 200 * US},
					      {4 * MS, 4 * MS},
					      {20 * US, 20 * MS}},
			      stands[] = {1 * MS, 3 * MS, 8 * MS};
	double got[TENANTS];

	late = 10000;
	for (unsigned l = 0; l < 3; l++) {
		for (unsigned s = 0; s < 3; s++) {
			if (!apart("%u-%u", l, s))
				continue;
			for (unsigned i = 0; i < 2; i++)
				stand_now_and_then(
					join(SHARE_WEIGHT_OF, 0, i ? 100 : 800, lengths[l][i]),
					SECOND / 3, stands[s]);
			measure(SECOND, 9 * SECOND, got);
			if (getenv("GATE_SAY"))
				fprintf(stderr,
					"%llu and %llu us, %llu ms: %.3f + %.3f, %.3f : 1\n",
					(unsigned long long)(lengths[l][0] / US),
					(unsigned long long)(lengths[l][1] / US),
					(unsigned long long)(stands[s] / MS), got[0], got[1],
					got[0] / got[1]);
			NEAR(got[0] * 100 / (got[0] + got[1]), 100. * 8 / 9, 0.25);
			CHECK(got[0] + got[1] > 97);
			_exit(0);
		}
	}
}

/* A newcomer is due nothing for the time before it, though it wants the device as soon as it joins.
 * A tenant with long work has the next turn soon. */
static void an_arrival_delays_no_tenant(void)
{
	static const struct {
		uint32_t weight;
		uint64_t length, longest;
	} worlds[] = {
		{100, 200 * US, 70 * MS}, {800, 200 * US, 200 * MS}, {100, 100 * MS, 250 * MS}};

	for (size_t i = 0; i < sizeof(worlds) / sizeof(*worlds); i++) {
		if (apart("%zu", i)) {
			struct tenant *one = join(SHARE_EQUAL, 0, 0, worlds[i].length);

			one->next = now;
			run_until(now + 3 * SECOND);
			join(SHARE_WEIGHT_OF, 0, worlds[i].weight, 200 * US)->next = now + MS;
			one->longest = 0;
			run_until(now + 2 * SECOND);
			if (getenv("GATE_SAY"))
				fprintf(stderr, "stood %.1f ms\n", (double)one->longest / 1e6);
			CHECK(!one->standing || now - one->arrived < worlds[i].longest);
			CHECK(one->longest < worlds[i].longest);
			_exit(0);
		}
	}
}

/* A cap next to a tenant without one, whose work is much longer. */
static void cap_beside_others(void)
{
	double got[TENANTS];

	join(SHARE_CAP, 250000, 0, 50 * US);
	join(SHARE_EQUAL, 0, 0, 5 * MS);
	measure(SECOND, 10 * SECOND, got);
	NEAR(got[0], 25., 0.7);
	CHECK(got[0] + got[1] > 95);
}

/* With any stated length of a piece: queued work is bounded by time, once that is known. */
static void in_flight_is_bounded(void)
{
	double got[TENANTS];
	struct tenant *one = join(SHARE_CAP, 900000, 0, 30 * US);

	one->streams = 5;
	one->kinds = 5;
	measure(SECOND, SECOND, got);
	one->most_behind = 0;
	run_until(now + 5 * SECOND);
	CHECK(one->most_behind > GATE_AHEAD_NS / 2);
	CHECK(one->most_behind < 2 * GATE_AHEAD_NS);
}

/* A kind that was never timed waits until nothing is in flight (go() looks), and is timed alone. */
static void work_of_unknown_duration_runs_alone(void)
{
	double got[TENANTS];
	struct tenant *one = join(SHARE_CAP, 900000, 0, 50 * US);

	measure(SECOND / 10, SECOND / 10, got);
	one->kinds = 4;
	run_until(now + SECOND);
	for (unsigned kind = 0; kind < 4; kind++) {
		uint64_t predicted = predict_get(&one->gate->learning.predict, kind + 1);

		CHECK(predicted > length_of(one, kind) * 8 / 10 &&
		      predicted < length_of(one, kind) * 12 / 10);
	}
}

/* Not only when it is done: others' turns, and its own credit, depend on it. */
static void long_work_is_charged_while_it_runs(void)
{
	struct tenant *one = join(SHARE_CAP, 500000, 0, 90 * MS);
	uint64_t before;

	one->next = now;
	while (device_queued(1) < 80 * MS || one->piece.predicted < 80 * MS)
		run_until(now + MS);
	before = charged(one);
	run_until(now + 60 * MS);
	CHECK(device_queued(1) > 5 * MS);
	CHECK(charged(one) - before > 50 * MS);
}

/* A driver that frees a dead process's memory stops the others: that is not charged to them, and is
 * not taken for the duration of their pieces. */
static void next_to_dying_processes(void)
{
	struct tenant *one = join(SHARE_CAP, 900000, 0, 200 * US);
	struct arbiter_process *other = &one->gate->fast.place.map->process[1];
	uint64_t before, work, length;

	one->synchronous = true;
	one->next = now;
	run_until(now + SECOND);
	atomic_store(&one->gate->fast.place.map->high, 2);
	before = charged(one);
	work = one->launched;
	/* its row belongs to no process: it has no locked byte, and would be reclaimed at once */
	for (int i = 0; i < 20; i++) {
		atomic_store(&other->heard, now);
		atomic_store(&other->life, FUTEX_OWNER_DIED);
		one->length = 10 * MS;
		run_until(now + 10 * MS);
		one->length = 200 * US;
		run_until(now + 20 * MS);
	}
	work = (one->launched - work) * 200 * US;
	CHECK(charged(one) - before <= work + work / 20);
	length = predict_get(&one->gate->learning.predict, 1);
	CHECK(length > 180 * US && length < 220 * US);
}

/*
 * The same holds where the dead one's slot was reclaimed before the next look, or a context is
 * made. The device stands still for 30 ms each time, amid work; the file records it, from its
 * beginning or once it is over.
 */
static void next_to_arrivals_and_deaths(void)
{
	struct tenant *one = join(SHARE_CAP, 900000, 0, 200 * US);
	struct arbiter *map = one->gate->fast.place.map;
	uint64_t before, work, length;
	uint32_t reported;

	atomic_store(&map->high, 2);
	device_slice = 2 * MS;
	one->synchronous = true;
	one->batch = 4;
	one->next = now;
	run_until(now + SECOND);
	before = charged(one);
	work = one->launched;
	for (int i = 0; i < 20; i++) {
		reported = i % 2 ? arbiter_disturb("leases", "GPU-0", 0, now) : 0;
		CHECK(!(i % 2) == !reported);
		if (!reported) {
			atomic_store(&map->process[1].heard, now);
			atomic_store(&map->process[1].life, FUTEX_OWNER_DIED);
		}
		device_stand_still(30 * MS);
		run_until(now + 30 * MS);
		if (reported) {
			CHECK(arbiter_disturb("leases", "GPU-0", reported, now));
		} else {
			atomic_store(&map->process[1].life, 0);
			/* as the process that reclaims its slot does */
			atomic_store(&map->disturbed, (uint32_t)(now >> ARBITER_TICK) + 1);
		}
		run_until(now + 30 * MS);
	}
	work = (one->launched - work) * 200 * US;
	if (getenv("GATE_SAY"))
		fprintf(stderr, "charged %.3f of its work\n",
			(double)(charged(one) - before) / (double)work);
	CHECK(charged(one) - before <= work + work / 20);
	length = predict_get(&one->gate->learning.predict, 1);
	CHECK(length > 180 * US && length < 220 * US);
}

/* Pieces that suddenly take fifty times as long do not pile up, and are learned. */
static void changed_durations_are_learned(void)
{
	double got[TENANTS];
	struct tenant *one = join(SHARE_CAP, 500000, 0, 40 * US);

	measure(SECOND, SECOND, got);
	one->length = 2 * MS;
	run_until(now + 2 * SECOND);
	CHECK(predict_get(&one->gate->learning.predict, 1) > 1 * MS &&
	      predict_get(&one->gate->learning.predict, 1) < 3 * MS);
	one->length = 40 * US;
	run_until(now + 2 * SECOND);
	CHECK(predict_get(&one->gate->learning.predict, 1) > 20 * US &&
	      predict_get(&one->gate->learning.predict, 1) < 80 * US);
	measure(SECOND, 10 * SECOND, got);
	NEAR(got[0], 50., 0.5);
}

static void without_markers_behind_all_streams(void)
{
	static const uint64_t lengths[] = {100 * US};

	device_no_mark_all = true;
	each_cap(lengths, 1, 3, false);
}

/* The process is stopped for 3 s with work in flight: that is charged with its duration, not with 3
 * s. */
static void stopped(void)
{
	struct tenant *one = join(SHARE_CAP, 500000, 0, 1 * MS);
	double got[TENANTS];
	uint64_t before;

	measure(SECOND, SECOND, got);
	while (!one->gate->flight.pieces)
		run_until(now + 100 * US);
	before = charged(one);
	set_clock(now + 3 * SECOND);
	one->next = now;
	one->tends = now;
	run_until(now + 1 * MS);
	CHECK(charged(one) - before < 10 * MS);
}

/* Work that waits for a launch which stands at the gate gets it. */
static void patience(void)
{
	struct tenant *one = join(SHARE_CAP, 500000, 0, 100 * US);
	double got[TENANTS];
	uint64_t then, launched;

	measure(SECOND, SECOND, got);
	while (!one->gate->flight.pieces)
		run_until(now + 100 * US);
	device_run_endlessly(one->piece.stream);
	then = now;
	run_until(now + GATE_PATIENCE_NS);
	launched = one->launched;
	run_until(now + 3 * GATE_PATIENCE_NS);
	CHECK(one->launched > launched && one->launched < launched + 5);
	device_release(one->piece.stream);
	run_until(now + SECOND);
	CHECK(charged(one) > (now - then) / 4);
}

/* Their threads look, and no program goes on. */
static void look(uint64_t ns)
{
	set_clock(now + ns);
	for (unsigned i = 0; i < tenants; i++)
		gate_tend(all[i].gate, now);
}

/* A piece stands at the gate until it may go on. */
static void stand(struct gate_piece *piece)
{
	struct gate *gate = piece->place;
	struct gate_wait wait;

	piece->predicted = predict_get(&gate->learning.predict, piece->key);
	piece->since = now;
	while (!gate_try(gate, piece, now, &wait))
		look(100 * US);
	if (piece->start)
		gate_time(gate, piece, now);
}

/*
 * A piece that was never timed and takes longer than patience lets one more piece through, because
 * it may wait for that. Then the duration of that piece becomes known. The first one may be done
 * right after the pass, may have waited, or its call may have taken long.
 */
static void patience_with_untimed_work(void)
{
	static const uint64_t lengths[] = {90 * MS, 101 * MS, 120 * MS, 140 * MS},
			      loads[] = {0, 6 * MS};

	for (unsigned i = 0; i < 8; i++) {
		if (apart("%u", i)) {
			struct tenant *one = join(SHARE_CAP, 100000, 0, lengths[i / 2]);

			one->ahead = 8;
			one->load = loads[i % 2];
			one->next = now;
			run_until(now + 7 * one->length);
			EQUAL(one->launched, one->length < GATE_PATIENCE_NS ? 1u : 2u);
			_exit(0);
		}
	}
}

/* No other piece comes to be in flight next to that one meanwhile: a newcomer waits for the piece,
 * and for the rest of its turn. */
static void no_work_joins_a_piece_that_passed(void)
{
	struct tenant *one = join(SHARE_EQUAL, 0, 0, 140 * MS),
		      *other = join(SHARE_EQUAL, 0, 0, 200 * US);

	other->next = UINT64_MAX;
	one->ahead = 8;
	one->next = now;
	run_until(now + 145 * MS);
	EQUAL(one->launched, 2);
	EQUAL(atomic_load(&one->gate->fast.open), 0);
	other->next = now;
	run_until(now + 140 * MS);
	CHECK(other->launched);
}

/*
 * A piece that passed a long kernel, in another stream, is done before it, with it or after it. It
 * is not predicted shorter than it is, or many of them would pass one day. The same holds for the
 * long one; and the time that the device worked is charged once.
 */
static void a_piece_that_passed_is_not_learned_as_short(void)
{
	static const uint64_t lengths[] = {30 * MS, 59 * MS, 60 * MS, 90 * MS};

	for (unsigned i = 0; i < 4; i++) {
		if (apart("%u", i)) {
			struct gate_piece first = {.stream = 1 << 8, .key = 1},
					  second = {.stream = 1 << 8 | 1, .key = 2};
			struct tenant *one;
			uint64_t began, known;

			device_overlaps = true;
			one = join(SHARE_CAP, 100000, 0, MS);
			first.place = second.place = one->gate;
			stand(&first);
			began = now;
			device_run(first.stream, 160 * MS + 300 * US);
			gate_launched(one->gate, &first, true, now);
			stand(&second);
			CHECK(now - began >= GATE_PATIENCE_NS &&
			      now - began < GATE_PATIENCE_NS + 3 * MS);
			device_run(second.stream, lengths[i]);
			gate_launched(one->gate, &second, true, now);
			while (one->gate->flight.pieces)
				look(20 * US);
			known = predict_get(&one->gate->learning.predict, 2);
			CHECK(i ? !known || known >= lengths[i]
				: known >= lengths[i] && known < lengths[i] + MS);
			known = predict_get(&one->gate->learning.predict, 1);
			CHECK(!known || (known >= 160 * MS && known < 161 * MS));
			CHECK(charged(one) > (now - began) * 99 / 100 &&
			      charged(one) < (now - began) * 101 / 100);
			_exit(0);
		}
	}
}

/* A kernel that waits for the next one is not taken for a long one: it gets that within 100 ms each time. */
static void patience_each_time(void)
{
	struct tenant *one;

	device_overlaps = true;
	one = join(SHARE_CAP, 500000, 0, 100 * US);
	for (unsigned i = 0; i < 8; i++) {
		struct gate_piece first = {.stream = 1 << 8, .key = 1, .place = one->gate};
		struct gate_piece second = {.stream = 1 << 8 | 1, .key = 2, .place = one->gate};
		uint64_t began;

		stand(&first);
		device_run_endlessly(first.stream);
		gate_launched(one->gate, &first, true, now);
		began = now;
		stand(&second);
		CHECK(now - began < GATE_PATIENCE_NS + 3 * MS);
		device_run(second.stream, 50 * US);
		gate_launched(one->gate, &second, true, now);
		set_clock(now + 50 * US);
		device_release(first.stream);
		for (unsigned k = 0; k < 20; k++)
			look(100 * US);
		EQUAL(one->gate->flight.pieces, 0);
	}
}

/* One kernel spins, until at last another one of `ns` that passes it is done. Returns how long that
 * stood. */
static uint64_t spin_for(struct gate *gate, uint64_t ns)
{
	struct gate_piece first = {.stream = 1 << 8, .key = 1, .place = gate},
			  second = {.stream = 1 << 8 | 1, .key = 2, .place = gate};
	uint64_t began, stood, end;

	stand(&first);
	device_run_endlessly(first.stream);
	gate_launched(gate, &first, true, now);
	began = now;
	stand(&second);
	stood = now - began;
	end = device_run(second.stream, ns);
	gate_launched(gate, &second, true, now);
	while (now + MS < end)
		look(MS);
	set_clock(end);
	device_release(first.stream);
	while (gate->flight.pieces)
		look(100 * US);
	return stood;
}

/* The duration of a kernel that once waited is the patience for it once more, up to 2 s; then it is
 * forgotten. */
static void patience_with_work_that_once_took_long(void)
{
	static const uint64_t lengths[] = {500 * MS, 10 * SECOND, 60 * SECOND};

	device_overlaps = true;
	for (unsigned i = 0; i < 3; i++) {
		if (apart("%u", i)) {
			struct gate *gate = join(SHARE_CAP, 900000, 0, MS)->gate;
			uint64_t most = lengths[i] < ARBITER_MOST_PATIENCE_NS
				? lengths[i]
				: ARBITER_MOST_PATIENCE_NS;

			predict_put(&gate->learning.predict, 1, lengths[i]);
			for (unsigned k = 0; k < 4; k++) {
				CHECK(spin_for(gate, 50 * US) <
				      (k ? 0 : most) + GATE_PATIENCE_NS + 3 * MS);
				set_clock(now + 10 * SECOND);
			}
			_exit(0);
		}
	}
}

/* And it does not grow where the one that it waits for takes longer. */
static void patience_does_not_grow(void)
{
	static const uint64_t lengths[] = {20 * MS, 30 * MS, 60 * MS};

	device_overlaps = true;
	for (unsigned i = 0; i < 3; i++) {
		if (apart("%u", i)) {
			struct gate *gate = join(SHARE_CAP, 900000, 0, MS)->gate;

			for (unsigned k = 0; k < 20; k++) {
				CHECK(spin_for(gate, lengths[i]) < GATE_PATIENCE_NS + 3 * MS);
				set_clock(now + 3 * SECOND);
			}
			_exit(0);
		}
	}
}

/* Kernels that do take seconds let one more pass, once, and a cap holds. */
static void long_kernels_let_few_pass(void)
{
	static const uint64_t lengths[] = {SECOND, 3 * SECOND};

	for (unsigned i = 0; i < 2; i++) {
		if (apart("%u", i)) {
			struct tenant *one = join(SHARE_CAP, 100000, 0, lengths[i]);
			double got[TENANTS];

			one->ahead = 8;
			predict_put(&one->gate->learning.predict, 1, lengths[i]);
			measure(9 * lengths[i], MS, got);
			CHECK(one->launched <= i + 1);
			measure(11 * lengths[i], 20 * lengths[i], got);
			NEAR(got[0], 10, 0.1);
			_exit(0);
		}
	}
}

/* And it is not longer where it is a gang's, and another's turn begins meanwhile: during that it
 * spins, and is not slow. */
static void patience_in_a_gang(void)
{
	const struct share_terms terms = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL);
	struct gate_piece first = {.stream = 1 << 8, .key = 1},
			  second = {.stream = 1 << 8 | 1, .key = 2},
			  others = {.stream = 3 << 8, .key = 1};
	struct gate_wait wait;
	uint64_t began;
	struct gate *gate;

	device_overlaps = true;
	for (unsigned device = 0; device < 2; device++)
		gate_bind(join_on(device, 0, &terms, MS)->gate);
	gate = first.place = second.place = all[0].gate;
	others.place = join_on(0, 1, &terms, MS)->gate;
	look(0);
	EQUAL(gate->members, 1);
	stand(&first);
	device_run_endlessly(first.stream);
	gate_launched(gate, &first, true, now);
	others.since = now;
	for (unsigned i = 0; i < 60; i++) {
		CHECK(!gate_try(others.place, &others, now, &wait));
		look(MS);
	}
	second.since = began = now;
	while (!gate_try(others.place, &others, now, &wait)) {
		CHECK(!gate_try(gate, &second, now, &wait));
		look(MS);
	}
	CHECK(gate_overstays(gate) && now - began < GATE_PATIENCE_NS);
	while (!gate_try(gate, &second, now, &wait))
		look(MS);
	CHECK(now - began < GATE_PATIENCE_NS + 3 * MS);
}

/*
 * The device was open to all, and a tenant's turn begins while two pieces of its own are in flight,
 * whose end no process was informed of. The other tenant waits for that, and not only until an idle
 * tenant would lose the turn.
 */
static void a_turn_waits_for_remaining_work(void)
{
	struct gate_piece pieces[3], others = {.stream = 2 << 8, .key = 1};
	struct gate_wait wait;
	struct gate *gate;

	device_overlaps = true;
	gate = join(SHARE_EQUAL, 0, 0, MS)->gate;
	others.place = join(SHARE_EQUAL, 0, 0, MS)->gate;
	predict_put(&gate->learning.predict, 1, 50 * MS);
	pass_to(gate->fast.place.map, ARBITER_ALL);
	for (unsigned i = 0; i < 3; i++)
		pieces[i] = (struct gate_piece){
			.stream = 1 << 8, .key = 1, .place = gate, .predicted = 50 * MS};
	for (unsigned i = 0; i < 2; i++) {
		pieces[i].since = now;
		CHECK(gate_try(gate, &pieces[i], now, &wait));
		device_run(pieces[i].stream, i ? 50 * MS : 300 * MS);
		gate_launched(gate, &pieces[i], true, now);
		set_clock(now + 49 * MS);
	}
	CHECK(gate->beside && gate->flight.pieces == 2);
	pass_to(gate->fast.place.map, gate->fast.place.tenant + 1);
	pieces[2].since = others.since = now;
	CHECK(!gate_try(gate, &pieces[2], now, &wait));
	while (gate->flight.pieces == 2) {
		CHECK(!gate_try(others.place, &others, now, &wait));
		look(MS);
	}
}

/* A piece in flight takes longer than 50 ms, because others use the device, too: a piece behind it
 * passes at the end of its patience. */
static void patience_beside_others(void)
{
	struct gate_piece pieces[2];
	struct gate_wait wait;
	uint64_t began = now;
	struct gate *gate;

	device_overlaps = true;
	gate = join(SHARE_EQUAL, 0, 0, MS)->gate;
	join(SHARE_EQUAL, 0, 0, MS);
	predict_put(&gate->learning.predict, 1, 50 * MS);
	pass_to(gate->fast.place.map, ARBITER_ALL);
	for (unsigned i = 0; i < 2; i++) {
		pieces[i] = (struct gate_piece){
			.stream = 1 << 8, .key = 1 + i, .place = gate, .since = began = now};
		pieces[i].predicted = predict_get(&gate->learning.predict,
						  pieces[i].key); /* the second: never timed */
		EQUAL(gate_try(gate, &pieces[i], now, &wait), !i);
		if (!i)
			device_run(pieces[i].stream, 500 * MS);
		if (!i)
			gate_launched(gate, &pieces[i], true, now);
	}
	CHECK(gate->beside);
	while (!gate_try(gate, &pieces[1], now, &wait))
		set_clock(now + MS);
	CHECK(now - began > 200 * MS && now - began < 203 * MS);
}

/* A piece behind a short one, or behind one that was never timed, passes as soon as when the tenant
 * is alone. */
static void patience_beside_others_is_as_short(void)
{
	for (unsigned known = 0; known < 2; known++) {
		if (apart("%u", known)) {
			struct gate_piece first = {.stream = 1 << 8, .key = 1},
					  second = {.stream = 1 << 8 | 1, .key = 2};
			struct gate_wait wait;
			struct gate *gate;
			uint64_t began;

			device_overlaps = true;
			gate = first.place = second.place = join(SHARE_EQUAL, 0, 0, MS)->gate;
			join(SHARE_EQUAL, 0, 0, MS);
			if (known)
				predict_put(&gate->learning.predict, 1, 100 * US);
			pass_to(gate->fast.place.map, ARBITER_ALL);
			stand(&first);
			device_run_endlessly(first.stream);
			gate_launched(gate, &first, true, now);
			CHECK(gate->beside);
			second.since = began = now;
			while (!gate_try(gate, &second, now, &wait) && now < began + 4 * SECOND)
				set_clock(now + MS);
			CHECK(now - began < GATE_PATIENCE_NS + 3 * MS);
			_exit(0);
		}
	}
}

/* And it is not waited for longer than others would wait, with any prediction. */
static void patience_beside_others_has_an_end(void)
{
	struct gate_piece pieces[2];
	struct gate_wait wait;
	uint64_t began = 0;
	struct gate *gate;

	device_overlaps = true;
	gate = join(SHARE_EQUAL, 0, 0, MS)->gate;
	join(SHARE_EQUAL, 0, 0, MS);
	predict_put(&gate->learning.predict, 1, 30 * SECOND);
	pass_to(gate->fast.place.map, ARBITER_ALL);
	for (unsigned i = 0; i < 2; i++) {
		pieces[i] = (struct gate_piece){
			.stream = 1 << 8 | i, .key = 1 + i, .place = gate, .since = began = now};
		pieces[i].predicted = predict_get(&gate->learning.predict, pieces[i].key);
		EQUAL(gate_try(gate, &pieces[i], now, &wait), !i);
		if (i)
			break;
		device_run_endlessly(pieces[i].stream);
		gate_launched(gate, &pieces[i], true, now);
	}
	CHECK(gate->beside);
	while (!gate_try(gate, &pieces[1], now, &wait) && now < began + 4 * SECOND)
		set_clock(now + MS);
	CHECK(now - began < ARBITER_MOST_PATIENCE_NS + GATE_PATIENCE_NS + 3 * MS);
}

/* Completed work is waited for no longer; and a short piece that hangs because a long one came
 * before it is not waited for longer. */
static void short_work_after_long_is_waited_for_shortly(void)
{
	struct gate_piece pieces[2], others = {.stream = 2 << 8, .key = 1};
	struct gate_wait wait;
	struct gate *gate;
	uint64_t came;

	device_overlaps = true;
	gate = join(SHARE_EQUAL, 0, 0, MS)->gate;
	others.place = join(SHARE_EQUAL, 0, 0, MS)->gate;
	predict_put(&gate->learning.predict, 1, 100 * MS);
	predict_put(&gate->learning.predict, 2, 100 * US);
	for (unsigned i = 0; i < 2; i++) {
		pieces[i] = (struct gate_piece){.stream = 1 << 8, .key = 1 + i, .place = gate};
		stand(&pieces[i]);
		if (i)
			device_run_endlessly(pieces[i].stream);
		else
			device_run(pieces[i].stream, 100 * MS);
		gate_launched(gate, &pieces[i], true, now);
		while (!i && gate->flight.pieces)
			look(MS);
	}
	others.since = came = now;
	while (!gate_try(others.place, &others, now, &wait))
		look(MS);
	CHECK(now - came < ARBITER_PATIENCE_NS + 3 * MS);
}

/* Work that was submitted next to others is weak evidence of the demand alone. */
static void demand_is_measured_anew(void)
{
	struct gate_piece piece = {.stream = 1 << 8, .key = 1};
	struct gate_wait wait;
	struct gate *gate;

	gate = piece.place = join(SHARE_EQUAL, 0, 0, MS)->gate;
	join(SHARE_EQUAL, 0, 0, MS);
	for (unsigned i = 0; i < 3; i++) {
		pass_to(gate->fast.place.map, i % 2 ? gate->fast.place.tenant + 1 : ARBITER_ALL);
		for (unsigned k = 0; k < 2; k++) {
			piece.predicted = 100 * US;
			piece.since = now;
			CHECK(gate_try(gate, &piece, now, &wait));
			CHECK((gate->offer.demand.since == now) == !k);
			device_run(piece.stream, 100 * US);
			gate_launched(gate, &piece, true, now);
			set_clock(now + 50 * US);
		}
	}
}

/*
 * The device comes to a tenant late, each time: that is charged to no tenant. (A cap has the turns
 * of the tenants with promises: it would be charged most.)
 */
static void the_switch_to_a_tenant_is_not_charged(void)
{
	double got[TENANTS];
	struct tenant *one = join(SHARE_CAP, 300000, 0, 100 * US);

	join(SHARE_EQUAL, 0, 0, 100 * US);
	device_slice = 2 * MS;
	device_switch = 250 * US;
	measure(SECOND, 10 * SECOND, got);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "%.3f + %.3f, charged %.4f\n", got[0], got[1],
			(double)charged(one) / (double)device_used(1));
	NEAR(got[0], 30., 0.15);
}

/* A program may end just when its turn does, at one moment in hundreds. No new turn is chosen then
 * until it is back, and the other tenant must not stand for all of that time. */
static void a_tenant_that_ends_with_its_turn_saves_nothing_up(void)
{
	struct tenant *one = join(SHARE_EQUAL, 0, 0, 200 * US),
		      *other = join(SHARE_EQUAL, 0, 0, 200 * US);
	double least = 1, part;
	uint64_t before;

	other->begun = now;
	other->period = 600 * MS;
	for (unsigned i = 0; i < 600; i++) {
		run_until(other->begun + i * other->period);
		other->on = 200 * MS + i * 7919 % 1000 * MS / 10;
		before = charged(one);
		run_until(now + other->on);
		part = (double)(charged(one) - before) / (double)other->on;
		least = part < least ? part : least;
	}
	if (getenv("GATE_SAY"))
		fprintf(stderr, "at least %.1f %%\n", least * 100);
	CHECK(least > .35);
}

static uint64_t longest_idle(uint64_t until)
{
	uint64_t since = now, longest = 0;
	bool standing, queued;

	while (now < until) {
		run_until(now + 50 * US);
		standing = queued = false;
		for (unsigned i = 0; i < tenants; i++) {
			standing |= all[i].standing;
			queued |= device_queued(i + 1) != 0;
		}
		if (!standing || queued)
			since = now;
		if (now - since > longest)
			longest = now - since;
	}
	return longest;
}

/* The process that closed its turn noted that it wants more, because it was busy. It does not, once
 * that work is done, and the device must not wait for it. */
static void a_resting_tenant_is_given_no_turn(void)
{
	static const struct {
		uint64_t length, on, period, other;
	} cases[] = {{287 * US, 26200 * US, 44400 * US, 1674 * US},
		     {250 * US, 17 * MS, 31 * MS, 2 * MS},
		     {100 * US, 31 * MS, 57 * MS, 500 * US}};
	uint64_t idle;

	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		if (!apart("%zu", i))
			continue;
		struct tenant *one = join(SHARE_EQUAL, 0, 0, cases[i].length);

		one->begun = now;
		one->on = cases[i].on;
		one->period = cases[i].period;
		one->synchronous = true;
		join(SHARE_EQUAL, 0, 0, cases[i].other)->ahead = 12;
		idle = longest_idle(now + 8 * SECOND);
		if (getenv("GATE_SAY"))
			fprintf(stderr, "%zu: idle for %.2f ms\n", i, (double)idle / MS);
		CHECK(idle < 4 * MS);
		_exit(0);
	}
}

/* The device drains before each turn. So a turn after one's own, with no rest in between, is for nothing. */
static void a_tenant_with_little_credit_left_is_given_no_turn(void)
{
	struct arbiter *map = join(SHARE_CAP, 850000, 0, 20 * US)->gate->fast.place.map;
	uint64_t word, before, end, again = 0;

	join(SHARE_CAP, 100000, 0, 20 * US);
	run_until(now + SECOND);
	before = atomic_load(&map->turn.word);
	for (end = now + 4 * SECOND; now < end; before = word) {
		run_until(now + 20 * US);
		word = atomic_load(&map->turn.word);
		again += word & ARBITER_OWNER && !((word ^ before) & ARBITER_OWNER) &&
			(word ^ before) >> ARBITER_EPOCH;
	}
	if (getenv("GATE_SAY"))
		fprintf(stderr, "%.2f a second\n", (double)again / 4);
	CHECK(again < 4 * 4);
}

/* As by a process that works on another device: its thread looks at all of its gates. */
static void a_tenant_idle_here_is_given_no_turn(void)
{
	struct tenant *idle = join(SHARE_EQUAL, 0, 0, 200 * US);
	uint64_t end, from;

	idle->begun = now;
	idle->until = 150 * MS;
	for (unsigned i = 0; i < 2; i++)
		join(SHARE_EQUAL, 0, 0, 200 * US)->ahead = 100;
	run_until(now + 400 * MS);
	from = charged(&all[1]) + charged(&all[2]);
	end = now + SECOND;
	while (now < end) {
		run_until(now + 50 * US);
		gate_tend(idle->gate, now);
		CHECK((idle->gate->fast.place.map->turn.word & ARBITER_OWNER) !=
		      idle->gate->fast.place.tenant + 1);
	}
	CHECK(charged(&all[1]) + charged(&all[2]) - from > SECOND * 98 / 100);
}

/* The clock is not read for a while, or jumps by an hour: a machine that was stopped. Nothing is
 * owed or saved up by that. */
static void clock_jumps(void)
{
	double got[TENANTS];

	device_slice = 2 * MS;
	join(SHARE_CAP, 300000, 0, 200 * US);
	join(SHARE_WEIGHT_OF, 0, 200, MS);
	join(SHARE_WEIGHT_OF, 0, 100, 5 * MS);
	measure(SECOND, 0, got);
	for (unsigned i = 0; i < 5; i++) {
		set_clock(now + 3600 * SECOND);
		measure(3 * SECOND / 2, 4 * SECOND, got);
		NEAR(got[0], 30., 0.5);
		NEAR(got[1], 70. * 2 / 3, 1.);
		NEAR(got[2], 70. / 3, 1.);
	}
}

/* A step of 1.3 ms that is waited for, then a pause; next to it kernels without end. Per cent of
 * the device that each gets; `priority` SHARE_IDLE: without gates. */
static void steps_beside(uint64_t length, uint64_t pause, enum share_priority priority,
			 double got[TENANTS])
{
	struct share_terms terms = share_terms_of(SHARE_EQUAL, 0, 0, priority);
	struct tenant *one = join_on(0, 0, &terms, 1300 * US),
		      *other = join(SHARE_EQUAL, 0, 0, length);

	late = 10000;
	device_slice = 2 * MS;
	device_switch = 150 * US;
	one->synchronous = true;
	one->batch = 1;
	one->rest = pause;
	one->free = other->free = priority == SHARE_IDLE;
	other->ahead = length < 10 * MS ? (unsigned)(20 * MS / length) : 2;
	measure(SECOND, 5 * SECOND, got);
}

/* The driver interrupts kernels and graphs, which a gate cannot: high priority gives no less than
 * the driver's own slices do. */
static void high_priority_beside_work_that_cannot_be_interrupted(void)
{
	static const uint64_t lengths[] = {100 * US, 2 * MS, 20 * MS, 40 * MS},
			      pauses[] = {500 * US, 5 * MS};
	double *natively = mmap(NULL, TENANTS * sizeof(double), PROT_READ | PROT_WRITE,
				MAP_SHARED | MAP_ANONYMOUS, -1, 0),
	       got[TENANTS];

	CHECK(natively != MAP_FAILED);
	for (unsigned i = 0; i < 8; i++) {
		if (apart("%u-driver", i)) {
			steps_beside(lengths[i / 2], pauses[i % 2], SHARE_IDLE, natively);
			_exit(0);
		}
		if (apart("%u-high", i)) {
			steps_beside(lengths[i / 2], pauses[i % 2], SHARE_HIGH, got);
			if (getenv("GATE_SAY"))
				fprintf(stderr,
					"%llu us, pause %llu us: %.1f + %.1f, by the driver %.1f + %.1f\n",
					(unsigned long long)(lengths[i / 2] / US),
					(unsigned long long)(pauses[i % 2] / US), got[0], got[1],
					natively[0], natively[1]);
			CHECK(got[0] > natively[0] - 1);
			_exit(0);
		}
	}
}

/* --- pieces that take longer than a turn -------------------------------------------------------------------------- */

struct of_long {
	uint32_t cap, weight; /* cap in ppm; 0: none */
	uint64_t length;
};

#define STRANGER (DEVICE_OWNERS - 1)

/* The past: nothing; a stranger's concurrent work, which makes all of theirs slow; a device that
 * was open to all. */
enum past { NONE, SLOW, OPEN };

static void has_past(enum past past, unsigned count)
{
	double got[TENANTS];

	for (unsigned i = 0; i < count && past == OPEN; i++)
		all[i].host = 3 * all[i].length;
	measure(past == NONE ? 0 : 4 * SECOND, 0, got);
	for (unsigned i = 0; i < count; i++)
		all[i].host = 3 * US;
	if (past == SLOW)
		device_run((uint64_t)STRANGER << 8, 4 * SECOND);
	measure(past == SLOW ? 20 * SECOND : 0, 0, got);
}

/* The driver gives slices where two overlap: each is slower then. */
static void long_ones(const struct of_long *of, unsigned count, enum past past)
{
	double got[TENANTS], sum = 0, whole = 0, left = 100;

	device_slice = 2 * MS;
	for (unsigned i = 0; i < count; i++) {
		join(of[i].cap ? SHARE_CAP : SHARE_WEIGHT_OF, of[i].cap, of[i].weight,
		     of[i].length);
		left -= of[i].cap / 10000.;
		whole += of[i].weight;
	}
	has_past(past, count);
	measure(5 * SECOND, 40 * SECOND, got);
	for (unsigned i = 0; i < count; i++) {
		sum += got[i];
		if (getenv("GATE_SAY"))
			fprintf(stderr, "  %.2f (%llu us, predicted %llu; charged %.3f)", got[i],
				(unsigned long long)(of[i].length / US),
				(unsigned long long)(predict_get(&all[i].gate->learning.predict,
								 1) /
						     US),
				(double)charged(&all[i]) / (double)device_used(i + 1));
	}
	if (getenv("GATE_SAY"))
		fprintf(stderr, "\n");
	for (unsigned i = 0; i < count; i++)
		NEAR(got[i], of[i].cap ? of[i].cap / 10000. : of[i].weight * left / whole, 1.);
	CHECK(sum > (whole > 0 ? 97 : 93));
}

static void in_its_own(const char *name, const struct of_long *of, unsigned count, enum past past)
{
	if (apart("%s", name)) {
		long_ones(of, count, past);
		_exit(0);
	}
}

static void long_pieces(void)
{
	static const struct {
		uint64_t a, b;
		uint32_t weight;
	} pairs[] = {
		{100 * MS, 100 * MS, 200}, {101 * MS, 101 * MS, 300}, {100 * MS, 100 * MS, 800},
		{40 * MS, 40 * MS, 200},   {100 * MS, 2 * MS, 200},   {2 * MS, 100 * MS, 200},
		{250 * MS, 50 * US, 100},  {300 * MS, 120 * MS, 200},
	};
	char name[32];

	for (size_t i = 0; i < sizeof(pairs) / sizeof(*pairs); i++) {
		struct of_long two[] = {{0, pairs[i].weight, pairs[i].a}, {0, 100, pairs[i].b}};

		snprintf(name, sizeof(name), "%zu", i);
		in_its_own(name, two, 2, NONE);
	}
}

/* Turns that overlapped once do not for ever. */
static void long_pieces_after_an_overlap(void)
{
	static const uint64_t lengths[] = {40 * MS, 100 * MS};
	char name[32];

	for (unsigned i = 0; i < 4; i++) {
		uint64_t length = lengths[i / 2];
		enum past past = i % 2 ? OPEN : SLOW;
		struct of_long four[4] = {{300000, 0, length},
					  {216667, 0, length},
					  {216667, 0, length},
					  {216667, 0, length}};
		struct of_long two[2] = {{0, 300, length}, {0, 100, i < 2 ? 2 * MS : length}};

		snprintf(name, sizeof(name), "four-%u", i);
		in_its_own(name, four, 4, past);
		snprintf(name, sizeof(name), "two-%u", i);
		in_its_own(name, two, 2, past);
	}
}

static void long_pieces_and_caps(void)
{
	static const uint64_t lengths[] = {40 * MS, 101 * MS};
	static const uint32_t firsts[] = {100000, 300000, 700000};
	char name[32];

	for (unsigned l = 0; l < 2; l++) {
		for (unsigned i = 0; i < 3; i++) {
			for (unsigned others = 1; others <= 3; others += 2) {
				struct of_long four[4] = {{firsts[i], 0, lengths[l]}};

				for (unsigned k = 1; k <= others; k++)
					four[k] = (struct of_long){(950000 - firsts[i]) / others, 0,
								   lengths[l]};
				snprintf(name, sizeof(name), "%u-%u-%u", l, i, others);
				in_its_own(name, four, 1 + others, NONE);
			}
		}
	}
}

static uint64_t known_of(const struct tenant *tenant)
{
	return predict_get(&tenant->gate->learning.predict, tenant->kind + 1);
}

/*
 * One piece takes 3 s though 50 ms were predicted: it is waited for no more, and the other's turn
 * begins next to it. Durations of both during that are not learned, not even of the piece that is
 * still in flight when that ends; they are learned again from the next one on.
 */
static void overlaps_are_not_learned(void)
{
	struct tenant *stays, *other;

	device_slice = 2 * MS;
	stays = join(SHARE_EQUAL, 0, 0, 50 * MS);
	other = join(SHARE_EQUAL, 0, 0, 50 * MS);
	stays->next = other->next = now;
	run_until(now + 5 * SECOND);
	CHECK(known_of(stays) > 49 * MS && known_of(stays) < 51 * MS);
	CHECK(known_of(other) > 49 * MS && known_of(other) < 51 * MS);
	stays->length = 3 * SECOND;
	while (device_queued(1) < SECOND)
		run_until(now + MS);
	stays->length = 50 * MS;
	while (!other->gate->slice.crowded)
		run_until(now + MS);
	CHECK(stays->gate->flight.pieces && gate_overlaps(stays->gate) &&
	      gate_overlaps(other->gate));
	stays->until = 1; /* its program ends */
	while (stays->gate->flight.pieces) {
		run_until(now + MS);
		CHECK(known_of(other) < 51 * MS);
	}
	CHECK(known_of(stays) < 51 * MS);
	run_until(now + 60 * MS);
	CHECK(known_of(other) < 51 * MS);
	other->length = 60 * MS;
	run_until(now + 2 * SECOND);
	CHECK(!other->gate->slice.crowded && !gate_overlaps(other->gate));
	CHECK(known_of(other) > 58 * MS && known_of(other) < 61 * MS);
}

/*
 * One piece takes 300 ms though 50 ms were predicted: the other's turn begins and ends next to it,
 * and it is still in flight when its own next one begins. The overlap with others is not learned
 * then either.
 */
static void overlaps_of_its_own_are_not_learned(void)
{
	struct tenant *stays, *other;

	device_slice = 2 * MS;
	stays = join(SHARE_EQUAL, 0, 0, 50 * MS);
	other = join(SHARE_EQUAL, 0, 0, 50 * MS);
	stays->next = other->next = now;
	run_until(now + 5 * SECOND);
	stays->length = 300 * MS;
	stays->host = 260 * MS;
	while (device_queued(1) < 250 * MS)
		run_until(now + MS);
	stays->length = 50 * MS;
	stays->host = 3 * US;
	run_until(now + MS);
	CHECK(other->standing);
	other->until = 1; /* after that piece */
	while (!gate_overlaps(stays->gate))
		run_until(now + MS);
	while (arbiter_passed(&stays->gate->fast.place, stays->gate->begun))
		run_until(now + MS);
	CHECK(stays->gate->flight.pieces == 2 && !other->gate->flight.pieces);
	for (unsigned i = 0; i < 600; i++) {
		run_until(now + MS);
		CHECK(known_of(stays) < 51 * MS);
	}
}

/* Its turn lasts for long, with work in flight all the time: an overlap at its beginning does not
 * count for ever. */
static void crowding_ends(void)
{
	struct tenant *one = join(SHARE_EQUAL, 0, 0, MS);
	struct arbiter_process *row;

	device_slice = 2 * MS;
	join(SHARE_EQUAL, 0, 0, MS)->next = UINT64_MAX;
	row = &one->gate->fast.place.map->process[all[1].gate->fast.place.process];
	one->next = now;
	run_until(now + SECOND);
	one->next = now + 10 * MS;
	atomic_store(&row->busy, UINT64_MAX);
	while (!one->gate->slice.crowded)
		run_until(now + 100 * US);
	one->length = 2 * MS;
	run_until(now + 50 * MS);
	CHECK(one->gate->slice.crowded && known_of(one) < 1100 * US);
	atomic_store(&row->busy, 0);
	run_until(now + 50 * MS);
	CHECK(!one->gate->slice.crowded && known_of(one) > 1800 * US);
}

/* Only by other tenants' work, of an earlier turn, that is in flight and uses the device. */
static void crowded_by_other_tenants_only(void)
{
	struct tenant *one = join(SHARE_EQUAL, 0, 0, MS);
	struct arbiter_place *place = &one->gate->fast.place;
	struct arbiter_process *row = &place->map->process[1];

	atomic_store(&place->map->high, 2);
	atomic_store(&row->pid, 1);
	atomic_store(&row->tenant, place->tenant + 1);
	atomic_store(&row->busy, 6);
	CHECK(!arbiter_is_crowded(place, 7));
	atomic_store(&row->state, ARBITER_USED);
	CHECK(arbiter_is_crowded(place, 7));
	CHECK(!arbiter_is_crowded(place, 6));
	atomic_store(&row->pid, 0);
	CHECK(!arbiter_is_crowded(place, 7));
	atomic_store(&row->pid, 1);
	atomic_store(&row->life, FUTEX_OWNER_DIED);
	CHECK(!arbiter_is_crowded(place, 7));
	atomic_store(&row->life, 0);
	atomic_store(&row->tenant, place->tenant);
	CHECK(!arbiter_is_crowded(place, 7));
	atomic_store(&row->tenant, place->tenant + 1);
	atomic_store(&row->busy, 0);
	CHECK(!arbiter_is_crowded(place, 7));
}

static const struct check_case cases[] = {
	CASE(caps),
	CASE(caps_of_many_streams),
	CASE(weights_of_several_streams),
	CASE(caps_of_a_synchronous_tenant),
	CASE(caps_without_times),
	CASE(caps_without_times_of_a_synchronous_tenant),
	CASE(weights),
	CASE(a_guarantee_pays_for_long_pieces),
	CASE(weights_where_hosts_stand_still),
	CASE(an_arrival_delays_no_tenant),
	CASE(cap_beside_others),
	CASE(in_flight_is_bounded),
	CASE(work_of_unknown_duration_runs_alone),
	CASE(long_work_is_charged_while_it_runs),
	CASE(next_to_dying_processes),
	CASE(next_to_arrivals_and_deaths),
	CASE(changed_durations_are_learned),
	CASE(without_markers_behind_all_streams),
	CASE(stopped),
	CASE(patience),
	CASE(patience_with_untimed_work),
	CASE(no_work_joins_a_piece_that_passed),
	CASE(a_piece_that_passed_is_not_learned_as_short),
	CASE(patience_each_time),
	CASE(patience_with_work_that_once_took_long),
	CASE(patience_does_not_grow),
	CASE(long_kernels_let_few_pass),
	CASE(patience_in_a_gang),
	CASE(a_turn_waits_for_remaining_work),
	CASE(patience_beside_others),
	CASE(patience_beside_others_is_as_short),
	CASE(patience_beside_others_has_an_end),
	CASE(short_work_after_long_is_waited_for_shortly),
	CASE(demand_is_measured_anew),
	CASE(the_switch_to_a_tenant_is_not_charged),
	CASE(a_tenant_that_ends_with_its_turn_saves_nothing_up),
	CASE(a_resting_tenant_is_given_no_turn),
	CASE(a_tenant_with_little_credit_left_is_given_no_turn),
	CASE(a_tenant_idle_here_is_given_no_turn),
	CASE(clock_jumps),
	CASE(high_priority_beside_work_that_cannot_be_interrupted),
	CASE(long_pieces),
	CASE(long_pieces_and_caps),
	CASE(long_pieces_after_an_overlap),
	CASE(overlaps_are_not_learned),
	CASE(overlaps_of_its_own_are_not_learned),
	CASE(crowding_ends),
	CASE(crowded_by_other_tenants_only),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
