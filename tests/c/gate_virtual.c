/* SPDX-License-Identifier: Apache-2.0 */
/* Gates over the real arbiter with the test's own clock: what tenants get of a device. */
#define _GNU_SOURCE
#include <linux/futex.h>

#include "gate_world.h"

static struct tenant *join(enum share_policy policy, uint32_t ppm, uint32_t weight, uint64_t length)
{
	struct share_terms terms = share_terms_of(policy, ppm, weight, SHARE_NORMAL);

	return join_on(0, tenants, &terms, length);
}

/* ns that the arbiter charged a tenant. */
static uint64_t charged(const struct tenant *tenant)
{
	const struct arbiter_tenant *at = &tenant->gate->place.map->tenant[tenant->gate->place.tenant];
	struct share_tenant about;

	memcpy(&about, (const void *)at->share[at->which & 1], sizeof(about));
	return about.used;
}

/* ppm of the device that each tenant had, after a while of getting used to it. */
static void measure(uint64_t warm, uint64_t ns, double got[TENANTS])
{
	uint64_t used[TENANTS], began;

	for (unsigned i = 0; i < tenants; i++)
		all[i].next = now;
	run_until(now + warm);
	began = now;
	for (unsigned i = 0; i < tenants; i++)
		used[i] = device_used(i + 1);
	run_until(now + ns);
	for (unsigned i = 0; i < tenants; i++)
		got[i] = (double)(device_used(i + 1) - used[i]) * 100 / (double)(now - began);
}

#define NEAR(got, expected, points)                                                                                                  \
	do {                                                                                                                         \
		if ((got) < (expected) - (points) || (got) > (expected) + (points)) {                                                \
			fprintf(stderr, "%s:%d: %s is %.3f %%, not %.3f +- %.2f\n", __FILE__, __LINE__, #got, got, (double)(expected), \
				(double)(points));                                                                                   \
			_exit(1);                                                                                                    \
		}                                                                                                                    \
	} while (0)

static void cap_of(unsigned percent, uint64_t length, unsigned streams, bool synchronous)
{
	double got[TENANTS];
	struct tenant *one = join(SHARE_CAP, percent * 10000, 0, length);
	uint64_t ns = 10 * SECOND, units = 200 * length * 100 / percent;

	one->streams = streams;
	one->synchronous = synchronous;
	measure(SECOND, units > ns ? units : ns, got);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "charged %llu, used %llu; ", (unsigned long long)(charged(one) / US), (unsigned long long)(device_used(1) / US));
	if (getenv("GATE_SAY"))
		fprintf(stderr, "cap %u %%, %llu us: %.3f\n", percent, (unsigned long long)(length / US), got[0]);
	EQUAL(one->gate->place.map->modes, 0);			/* the lease of one tenant is nobody else's */
	NEAR(got[0], percent, !synchronous ? 0.5 : device_untimed ? 0.8 : 1.0);		/* a piece's way to an idle device is not told from its work */
}

/* Each in a process of its own: a tenant has a past. */
static void each_cap(const uint64_t *lengths, size_t count, unsigned streams, bool synchronous)
{
	static const unsigned percents[] = {10, 50, 90};
	char name[32];
	int status;

	for (size_t i = 0; i < count; i++) {
		for (size_t p = 0; p < sizeof(percents) / sizeof(*percents); p++) {
			pid_t child = fork();

			if (!child) {
				snprintf(name, sizeof(name), "%zu-%zu", i, p);
				CHECK(!mkdir(name, 0777) && !chdir(name));
				cap_of(percents[p], lengths[i], streams, synchronous);
				_exit(0);
			}
			CHECK(waitpid(child, &status, 0) == child);
			EQUAL(status, 0);
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

/* Short bursts of work, each waited for: gaps between them are nobody's. */
static void caps_of_who_waits(void)
{
	static const uint64_t lengths[] = {400 * US, 7 * MS};
	double got[TENANTS];
	struct tenant *one;

	each_cap(lengths, 2, 1, true);
	one = join(SHARE_CAP, 800000, 0, 20 * US);	/* 20 us of 73: never bounded */
	one->synchronous = true;
	one->host = 40 * US;
	measure(SECOND, SECOND, got);
	CHECK(got[0] > 24);
	CHECK(charged(one) < device_used(1) + device_used(1) / 5);
}

/* Marks that tell no times: what work took is seen by when it is found done. */
static void caps_without_times(void)
{
	static const uint64_t lengths[] = {20 * US, 200 * US, 2 * MS, 20 * MS};

	device_untimed = true;
	each_cap(lengths, 4, 1, false);
}

/* Nor does it always seem longer than it was. */
static void caps_without_times_of_who_waits(void)
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
		fprintf(stderr, "%u:%u, %llu and %llu us: %.3f + %.3f, %.3f\n", a, b, (unsigned long long)(a_length / US),
			(unsigned long long)(b_length / US), got[0], got[1], share);
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
		{200, 100, 50 * US, 50 * US, 1}, {200, 100, 20 * US, 20 * MS, 1}, {200, 100, 20 * MS, 20 * US, 1},
		{200, 100, 50 * US, 50 * MS, 1}, {800, 100, 300 * US, 2 * MS, 1}, {300, 100, 30 * US, 1 * MS, 6},
	};
	char name[32];
	int status;

	for (size_t i = 0; i < sizeof(pairs) / sizeof(*pairs); i++) {
		pid_t child = fork();

		if (!child) {
			snprintf(name, sizeof(name), "%zu", i);
			CHECK(!mkdir(name, 0777) && !chdir(name));
			pair(pairs[i].a, pairs[i].a_length, pairs[i].b, pairs[i].b_length, pairs[i].kinds);
			_exit(0);
		}
		CHECK(waitpid(child, &status, 0) == child);
		EQUAL(status, 0);
	}
}

/* A cap beside one without, whose work is much longer. */
static void cap_beside_others(void)
{
	double got[TENANTS];

	join(SHARE_CAP, 250000, 0, 50 * US);
	join(SHARE_EQUAL, 0, 0, 5 * MS);
	measure(SECOND, 10 * SECOND, got);
	NEAR(got[0], 25., 0.7);
	CHECK(got[0] + got[1] > 95);
}

/* However short a piece is said to be: what is queued is bounded by time, once it is known. */
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

/* What was never timed waits till nothing is in flight (go() looks), and is timed as it is. */
static void unknown_goes_alone(void)
{
	double got[TENANTS];
	struct tenant *one = join(SHARE_CAP, 900000, 0, 50 * US);

	measure(SECOND / 10, SECOND / 10, got);
	one->kinds = 4;
	run_until(now + SECOND);
	for (unsigned kind = 0; kind < 4; kind++) {
		uint64_t predicted = predict_get(&one->gate->predict, kind + 1);

		CHECK(predicted > length_of(one, kind) * 8 / 10 && predicted < length_of(one, kind) * 12 / 10);
	}
}

/* Not only when it is done: others' turns, and its own credit, depend on it. */
static void long_work_is_charged_meanwhile(void)
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

/* A driver that takes away what a dead process had stops the others: that is not their time, nor how long their pieces are. */
static void beside_the_dying(void)
{
	struct tenant *one = join(SHARE_CAP, 900000, 0, 200 * US);
	struct arbiter_process *other = &one->gate->place.map->process[1];
	uint64_t before, work, length;

	one->synchronous = true;
	one->next = now;
	run_until(now + SECOND);
	atomic_store(&one->gate->place.map->high, 2);
	before = charged(one);
	work = one->launched;
	for (int i = 0; i < 20; i++) {		/* its row is nobody's: it has no byte that is locked, and would be buried at once */
		atomic_store(&other->heard, now);
		atomic_store(&other->life, FUTEX_OWNER_DIED);
		one->length = 10 * MS;
		run_until(now + 10 * MS);
		one->length = 200 * US;
		run_until(now + 20 * MS);
	}
	work = (one->launched - work) * 200 * US;
	CHECK(charged(one) - before <= work + work / 20);
	length = predict_get(&one->gate->predict, 1);
	CHECK(length > 180 * US && length < 220 * US);
}

/*
 * Nor where the dead one was buried before anybody looked again, or a context is made: the device stands still for 30 ms each time, amid
 * work; the file says so, from when it begins or once it is over.
 */
static void beside_who_comes_and_goes(void)
{
	struct tenant *one = join(SHARE_CAP, 900000, 0, 200 * US);
	struct arbiter *map = one->gate->place.map;
	uint64_t before, work, length;
	uint32_t told;

	atomic_store(&map->high, 2);
	device_slice = 2 * MS;
	one->synchronous = true;
	one->batch = 4;
	one->next = now;
	run_until(now + SECOND);
	before = charged(one);
	work = one->launched;
	for (int i = 0; i < 20; i++) {
		told = i % 2 ? arbiter_disturb("leases", "GPU-0", 0, now) : 0;
		CHECK(!(i % 2) == !told);
		if (!told) {
			atomic_store(&map->process[1].heard, now);
			atomic_store(&map->process[1].life, FUTEX_OWNER_DIED);
		}
		device_stand_still(30 * MS);
		run_until(now + 30 * MS);
		if (told) {
			CHECK(arbiter_disturb("leases", "GPU-0", told, now));
		} else {
			atomic_store(&map->process[1].life, 0);
			atomic_store(&map->disturbed, (uint32_t)(now >> ARBITER_TICK) + 1);	/* as who buries it does */
		}
		run_until(now + 30 * MS);
	}
	work = (one->launched - work) * 200 * US;
	if (getenv("GATE_SAY"))
		fprintf(stderr, "charged %.3f of its work\n", (double)(charged(one) - before) / (double)work);
	CHECK(charged(one) - before <= work + work / 20);
	length = predict_get(&one->gate->predict, 1);
	CHECK(length > 180 * US && length < 220 * US);
}

/* Pieces that suddenly take fifty times as long do not pile up, and are learned. */
static void learns_what_changes(void)
{
	double got[TENANTS];
	struct tenant *one = join(SHARE_CAP, 500000, 0, 40 * US);

	measure(SECOND, SECOND, got);
	one->length = 2 * MS;
	run_until(now + 2 * SECOND);
	CHECK(predict_get(&one->gate->predict, 1) > 1 * MS && predict_get(&one->gate->predict, 1) < 3 * MS);
	one->length = 40 * US;
	run_until(now + 2 * SECOND);
	CHECK(predict_get(&one->gate->predict, 1) > 20 * US && predict_get(&one->gate->predict, 1) < 80 * US);
	measure(SECOND, 10 * SECOND, got);
	NEAR(got[0], 50., 0.5);
}

static void without_marks_behind_all(void)
{
	static const uint64_t lengths[] = {100 * US};

	device_no_mark_all = true;
	each_cap(lengths, 1, 3, false);
}

/* The process is stopped for 3 s with work in flight: that is charged as what it was, not as 3 s. */
static void stopped(void)
{
	struct tenant *one = join(SHARE_CAP, 500000, 0, 1 * MS);
	double got[TENANTS];
	uint64_t before;

	measure(SECOND, SECOND, got);
	while (!one->gate->pieces)
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
	while (!one->gate->pieces)
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

/* A piece stands at the gate till it may go on. */
static void stand(struct gate_piece *piece)
{
	struct gate *gate = piece->place;
	struct gate_wait wait;

	piece->predicted = predict_get(&gate->predict, piece->key);
	piece->since = now;
	while (!gate_try(gate, piece, now, &wait))
		look(100 * US);
	if (piece->start)
		gate_time(gate, piece, now);
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
		EQUAL(one->gate->pieces, 0);
	}
}

/* Nor longer where it is a gang's, and another's turn begins meanwhile: beside that it spins, and is not slow. */
static void patience_in_a_gang(void)
{
	const struct share_terms terms = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL);
	struct gate_piece first = {.stream = 1 << 8, .key = 1}, second = {.stream = 1 << 8 | 1, .key = 2}, others = {.stream = 3 << 8, .key = 1};
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

/* The lease is another's from now on, or everybody's. */
static void pass_to(struct arbiter *map, uint32_t owner)
{
	uint64_t epoch = (map->turn.word >> ARBITER_EPOCH) + 1;

	atomic_store(&map->turn.paused, 0);
	atomic_store(&map->changed, now);
	atomic_store(&map->turn.word, epoch << ARBITER_EPOCH | owner);
}

/*
 * The device was open to all, and a tenant's turn begins while two pieces of its own are in flight, of which nobody was told when they would be
 * done. The other waits for that, and not only till somebody who does nothing would lose the turn.
 */
static void a_turn_waits_for_what_is_left(void)
{
	struct gate_piece pieces[3], others = {.stream = 2 << 8, .key = 1};
	struct gate_wait wait;
	struct gate *gate;

	device_overlaps = true;
	gate = join(SHARE_EQUAL, 0, 0, MS)->gate;
	others.place = join(SHARE_EQUAL, 0, 0, MS)->gate;
	predict_put(&gate->predict, 1, 50 * MS);
	pass_to(gate->place.map, ARBITER_ALL);
	for (unsigned i = 0; i < 3; i++)
		pieces[i] = (struct gate_piece){.stream = 1 << 8, .key = 1, .place = gate, .predicted = 50 * MS};
	for (unsigned i = 0; i < 2; i++) {
		pieces[i].since = now;
		CHECK(gate_try(gate, &pieces[i], now, &wait));
		device_run(pieces[i].stream, i ? 50 * MS : 300 * MS);
		gate_launched(gate, &pieces[i], true, now);
		set_clock(now + 49 * MS);
	}
	CHECK(gate->beside && gate->pieces == 2);
	pass_to(gate->place.map, gate->place.tenant + 1);
	pieces[2].since = others.since = now;
	CHECK(!gate_try(gate, &pieces[2], now, &wait));
	while (gate->pieces == 2) {
		CHECK(!gate_try(others.place, &others, now, &wait));
		look(MS);
	}
}

/* A piece in flight takes longer than 50 ms, for others use the device, too: what stands behind it passes when it would be waited for no longer. */
static void patience_beside_others(void)
{
	struct gate_piece pieces[2];
	struct gate_wait wait;
	uint64_t began = now;
	struct gate *gate;

	device_overlaps = true;
	gate = join(SHARE_EQUAL, 0, 0, MS)->gate;
	join(SHARE_EQUAL, 0, 0, MS);
	predict_put(&gate->predict, 1, 50 * MS);
	pass_to(gate->place.map, ARBITER_ALL);
	for (unsigned i = 0; i < 2; i++) {
		pieces[i] = (struct gate_piece){.stream = 1 << 8, .key = 1 + i, .place = gate, .since = began = now};
		pieces[i].predicted = predict_get(&gate->predict, pieces[i].key);	/* the second was never timed */
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

/* What is done is waited for no longer: nor is a short piece that hangs because a long one came before it. */
static void short_work_after_long_is_waited_for_shortly(void)
{
	struct gate_piece pieces[2], others = {.stream = 2 << 8, .key = 1};
	struct gate_wait wait;
	struct gate *gate;
	uint64_t came;

	device_overlaps = true;
	gate = join(SHARE_EQUAL, 0, 0, MS)->gate;
	others.place = join(SHARE_EQUAL, 0, 0, MS)->gate;
	predict_put(&gate->predict, 1, 100 * MS);
	predict_put(&gate->predict, 2, 100 * US);
	for (unsigned i = 0; i < 2; i++) {
		pieces[i] = (struct gate_piece){.stream = 1 << 8, .key = 1 + i, .place = gate};
		stand(&pieces[i]);
		if (i)
			device_run_endlessly(pieces[i].stream);
		else
			device_run(pieces[i].stream, 100 * MS);
		gate_launched(gate, &pieces[i], true, now);
		while (!i && gate->pieces)
			look(MS);
	}
	others.since = came = now;
	while (!gate_try(others.place, &others, now, &wait))
		look(MS);
	CHECK(now - came < ARBITER_PATIENCE_NS + 3 * MS);
}

/* What was offered beside others says little of what is demanded alone. */
static void demand_is_measured_anew(void)
{
	struct gate_piece piece = {.stream = 1 << 8, .key = 1};
	struct gate_wait wait;
	struct gate *gate;

	gate = piece.place = join(SHARE_EQUAL, 0, 0, MS)->gate;
	join(SHARE_EQUAL, 0, 0, MS);
	for (unsigned i = 0; i < 3; i++) {
		pass_to(gate->place.map, i % 2 ? gate->place.tenant + 1 : ARBITER_ALL);
		for (unsigned k = 0; k < 2; k++) {
			piece.predicted = 100 * US;
			piece.since = now;
			CHECK(gate_try(gate, &piece, now, &wait));
			CHECK((gate->demand.since == now) == !k);
			device_run(piece.stream, 100 * US);
			gate_launched(gate, &piece, true, now);
			set_clock(now + 50 * US);
		}
	}
}

/*
 * The device comes to a tenant late, each time: that is nobody's work. (A cap has the turns of who is promised them: it would be charged most.)
 */
static void the_way_to_a_tenant_is_not_charged(void)
{
	double got[TENANTS];
	struct tenant *one = join(SHARE_CAP, 300000, 0, 100 * US);

	join(SHARE_EQUAL, 0, 0, 100 * US);
	device_slice = 2 * MS;
	device_switch = 250 * US;
	measure(SECOND, 10 * SECOND, got);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "%.3f + %.3f, charged %.4f\n", got[0], got[1], (double)charged(one) / (double)device_used(1));
	NEAR(got[0], 30., 0.15);
}

/* Nobody looks at the clock, or it goes on for an hour at once: a machine that was stopped. Nothing is owed or saved up by that. */
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

/* --- programs that do not keep the device busy ------------------------------------------------------------------- */

struct host_bound {
	uint64_t length, host;
	bool synchronous;
	unsigned ahead;
	uint32_t weight;
	unsigned batch;			/* synchronous: waits for so many at once */
	unsigned kinds;			/* each twice as long as the one before; 0: one */
	unsigned step, sparse;
	uint64_t sparse_host;		/* 0: 300 us */
	uint64_t seconds;		/* that are measured; 0: four */
	uint32_t cap;			/* ppm; 0: by weight */
};

static void say_gates(void)
{
	for (unsigned i = 0; i < tenants; i++) {
		const struct arbiter *map = all[i].gate->place.map;

		fprintf(stderr, "  %u: demand %u %%, %u modes, stood %.2f ms at most, longest queue %.2f ms\n", i, (map->process[i].demand & 0xffffff) / 10000, map->modes,
			(double)all[i].longest / 1e6, (double)all[i].most_behind / 1e6);
	}
}

/* A device of its own for each try. */
static void share(const struct host_bound *two, uint64_t slice, bool free, double got[TENANTS])
{
	int link[2], status;
	char name[32];
	pid_t child;

	CHECK(!pipe(link));
	snprintf(name, sizeof(name), "%d-%llu", free, (unsigned long long)slice);
	child = fork();
	if (!child) {
		CHECK(!mkdir(name, 0777) && !chdir(name));
		device_slice = slice;
		for (unsigned i = 0; i < 2; i++) {
			enum share_policy policy = two[i].cap ? SHARE_CAP : SHARE_WEIGHT_OF;
			struct tenant *one = join(policy, two[i].cap, two[i].weight ? two[i].weight : SHARE_WEIGHT, two[i].length);

			one->host = two[i].host;
			one->synchronous = two[i].synchronous;
			one->batch = two[i].batch;
			one->ahead = two[i].ahead;
			one->kinds = two[i].kinds ? two[i].kinds : 1;
			one->step = two[i].step;
			one->sparse = two[i].sparse;
			one->sparse_length = 30 * US;
			one->sparse_host = two[i].sparse_host ? two[i].sparse_host : 300 * US;
			one->free = free;
		}
		measure(SECOND, (two[0].seconds ? two[0].seconds : 4) * SECOND, got);
		if (getenv("GATE_SAY") && !free)
			say_gates();
		CHECK(write(link[1], got, sizeof(double[TENANTS])) == sizeof(double[TENANTS]));
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
	CHECK(read(link[0], got, sizeof(double[TENANTS])) == sizeof(double[TENANTS]));
	CHECK(!system("rm -rf [01]-*"));
	close(link[0]);
	close(link[1]);
}

static const uint64_t slices[] = {50 * US, 2 * MS};

/* What they have of the device through gates, and with none. */
static void compare(const struct host_bound *two, uint64_t slice, double got[TENANTS], double native[TENANTS])
{
	share(two, slice, false, got);
	share(two, slice, true, native);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "slices of %llu us: %.2f + %.2f = %.2f; with no gates %.2f + %.2f = %.2f\n", (unsigned long long)(slice / US), got[0],
			got[1], got[0] + got[1], native[0], native[1], native[0] + native[1]);
	CHECK(got[0] + got[1] > 0.95 * (native[0] + native[1]));
}

/* Half of the device and seven tenths of it; a third and less than a half. */
static void two_host_bound(void)
{
	static const struct host_bound pairs[][2] = {
		{{.length = 20 * US, .host = 40 * US}, {.length = 28 * US, .host = 40 * US}},
		{{.length = 100 * US, .host = 90 * US, .synchronous = true}, {.length = 140 * US, .host = 50 * US, .synchronous = true}},
		{{.length = 20 * US, .host = 60 * US}, {.length = 28 * US, .host = 60 * US}},
	};
	double got[TENANTS], native[TENANTS];

	for (unsigned p = 0; p < 3; p++) {
		for (unsigned i = 0; i < 2; i++) {
			compare(pairs[p], slices[i], got, native);
			CHECK(got[0] > 0.92 * native[0] && got[1] > 0.92 * native[1]);
		}
	}
}

/* Decoders, token by token: many short kernels, each after some work of the host, and the host waits for the last one of a step. */
static void two_decoders(void)
{
	static const struct host_bound decoders[] = {
		{.length = 8 * US, .host = 14 * US, .synchronous = true, .batch = 170},
		{.length = 12 * US, .host = 14 * US, .synchronous = true, .batch = 170},
		{.length = 3 * US / 2, .host = 14 * US, .synchronous = true, .batch = 170, .kinds = 5},
		{.length = 2 * US, .host = 14 * US, .synchronous = true, .batch = 170, .kinds = 5},
		{.length = 4 * US, .host = 14 * US, .synchronous = true, .batch = 170},
	};
	static const uint64_t switches[] = {0, 20 * US};
	double got[TENANTS], native[TENANTS];

	for (unsigned p = 0; p < sizeof(decoders) / sizeof(*decoders); p++) {
		for (unsigned s = 0; s < 2; s++) {
			struct host_bound two[] = {decoders[p], decoders[p]};

			device_switch = switches[s];
			if (getenv("GATE_SAY"))
				fprintf(stderr, "%llu us after %llu, %u at a time; %llu us to switch\n", (unsigned long long)(two[0].length / US),
					(unsigned long long)(two[0].host / US), two[0].batch, (unsigned long long)(device_switch / US));
			compare(two, 2 * MS, got, native);
		}
	}
}

/*
 * The vendor's call takes the host longer than the kernel takes the device, which waits for it where it is idle. That is no device time, and hardly any
 * where all kernels are timed anew while the device is open: then the other's work may be in between.
 */
static void calls_are_not_charged(void)
{
	double got[TENANTS], before[2];

	device_slice = 2 * MS;
	for (unsigned i = 0; i < 2; i++) {
		struct tenant *one = join(SHARE_EQUAL, 0, 0, 3 * US / 2);

		one->host = 13 * US;
		one->call = 9 * US;
		one->ahead = 510;
		one->kinds = 3;
	}
	for (unsigned again = 0; again < 2; again++) {
		measure(SECOND, 0, got);
		for (unsigned i = 0; i < 2; i++)
			before[i] = (double)charged(&all[i]);
		measure(0, 2 * SECOND, got);
		for (unsigned i = 0; i < 2; i++) {
			double part = ((double)charged(&all[i]) - before[i]) * 100 / (double)(2 * SECOND);

			if (getenv("GATE_SAY"))
				fprintf(stderr, "charged %.2f, used %.2f\n", part, got[i]);
			CHECK(part > 0.7 * got[i] && part < (again ? 2 : 1.4) * got[i]);
			memset(&all[i].gate->predict, 0, sizeof(all[i].gate->predict));
		}
	}
}

/* The first call of a kind loads the kernel: that is no figure for the next ones. */
static void a_first_call_is_not_learned(void)
{
	struct tenant *one = join(SHARE_CAP, 500000, 0, 3 * US / 2);

	one->host = 13 * US;
	one->call = 9 * US;
	one->load = 2 * MS;
	one->kinds = 3;
	one->next = now;
	run_until(now + 20 * MS);
	for (unsigned kind = 0; kind < 3; kind++) {
		uint64_t ns = predict_get(&one->gate->predict, kind + 1);

		CHECK(ns >= one->length << kind && ns < 3 * (one->length << kind));
	}
}

/* What is under way before the vendor's call returns, all of it or a part, is charged all the same. */
static void calls_that_block_are_charged(void)
{
	static const double parts[] = {0.5, 0.9, 1.002, 1.1};
	static const uint64_t lengths[] = {50 * US, 200 * US, 2 * MS};

	for (unsigned i = 0; i < 4; i++) {
		for (unsigned k = 0; k < 3; k++) {
			double got[TENANTS];
			int status;
			pid_t child = fork();

			if (!child) {
				struct tenant *one = join(SHARE_CAP, 300000, 0, lengths[k]);

				one->blocking = parts[i];
				one->host = 10 * US;
				measure(SECOND, 5 * SECOND, got);
				if (getenv("GATE_SAY"))
					fprintf(stderr, "%.3f of %llu us: %.2f\n", parts[i], (unsigned long long)(lengths[k] / US), got[0]);
				CHECK(got[0] > 26 && got[0] < 30.5);	/* it is not told from its call where that takes as long */
				_exit(0);
			}
			CHECK(waitpid(child, &status, 0) == child);
			EQUAL(status, 0);
			CHECK(!system("rm -rf leases"));
		}
	}
}

/* A tenth of the device is what their hosts have it do; neither is held up for the other. */
static void who_waits_for_its_host_is_not_slowed(void)
{
	const struct arbiter *map;
	unsigned open = 0;

	device_slice = 2 * MS;
	for (unsigned i = 0; i < 2; i++) {
		struct tenant *one = join(SHARE_EQUAL, 0, 0, US);

		one->host = 13 * US;
		one->ahead = 510;
		one->next = now;
	}
	map = all[0].gate->place.map;
	run_until(now + SECOND);
	for (unsigned i = 0; i < 1000; i++) {
		run_until(now + MS);
		open += (map->turn.word & ARBITER_OWNER) == ARBITER_ALL;
		CHECK((map->turn.word & ARBITER_OWNER) != ARBITER_ALL || !map->brief);
	}
	CHECK(open > 900);
}

/* Short pieces, of which timing makes too much, seldom queued up: once in a hundred windows is no habit. */
static void who_is_seldom_ahead_usually_waits_for_its_host(void)
{
	struct gate *gate = join(SHARE_EQUAL, 0, 0, 20 * US)->gate;
	const struct arbiter_process *process = &gate->place.map->process[gate->place.process];
	struct gate_piece piece = {.key = 1, .predicted = 20 * US};
	unsigned most = 0;

	for (unsigned i = 1; i <= 500; i++) {
		gate->demand = (struct gate_demand){.since = now, .until = now, .given = gate->given, .begun = gate->started, .full = i % 100 == 0};
		gate->given += 4 * MS;
		gate->started += 200;
		set_clock(now + 2 * MS);
		piece.since = now;
		gate_note_offered(gate, &piece, now);
		most = process->demand >> ARBITER_USUAL > most ? process->demand >> ARBITER_USUAL : most;
	}
	CHECK(most >= 84 && most <= 85);
}

/* Whatever its kernels are taken to need beside others: of a second that is open to all no more than a second is charged. */
static void no_more_than_the_time_is_charged(void)
{
	struct tenant *one = join(SHARE_EQUAL, 0, 0, MS);
	struct arbiter *map = one->gate->place.map;
	uint64_t began = now, before = charged(one);

	for (unsigned i = 0; i < 10000; i++) {
		set_clock(now + 100 * US);
		pass_to(map, ARBITER_ALL);
		arbiter_charge(&one->gate->place, 70 * US, now);
		arbiter_charge(&one->gate->place, 70 * US, now);
	}
	CHECK(charged(one) - before <= now - began + SHARE_QUANTUM_NS && charged(one) - before >= now - began - 100 * US);
	before = charged(one);
	for (unsigned i = 0; i < 1000; i++) {		/* seen late, in a row */
		set_clock(now + MS);
		pass_to(map, ARBITER_ALL);
		for (unsigned k = 0; k < 10; k++)
			arbiter_charge(&one->gate->place, 95 * US, now);
	}
	EQUAL(charged(one) - before, UINT64_C(1000) * 10 * 95 * US);
}

/* Beside one that never ceases; little work does not stand behind much. */
static void host_bound_beside_another(void)
{
	static const struct host_bound others[] = {
		{.length = 20 * US, .host = 40 * US}, {.length = 100 * US, .host = 90 * US, .synchronous = true},
		{.length = 20 * US, .host = 400 * US, .synchronous = true},
	};
	double got[TENANTS], native[TENANTS];

	for (unsigned p = 0; p < 3; p++) {
		for (unsigned i = 0; i < 2; i++) {
			struct host_bound two[] = {{.length = 50 * US, .host = 3 * US}, others[p]};

			compare(two, slices[i], got, native);
			CHECK(got[1] > 0.9 * native[1]);
			if (others[p].synchronous && slices[i] > MS)
				CHECK(got[1] > 2 * native[1]);
		}
	}
}

/* Both could use more than they get. */
static void host_bound_by_weight(void)
{
	struct host_bound two[] = {{.length = 100 * US, .host = 130 * US}, {.length = 160 * US, .host = 200 * US}};
	double got[TENANTS], native[TENANTS];

	for (unsigned i = 0; i < 2; i++) {
		two[0].weight = 100;
		compare(two, slices[i], got, native);
		NEAR(got[0] * 100 / (got[0] + got[1]), 50., 1.5);
		two[0].weight = 200;
		compare(two, slices[i], got, native);
		NEAR(got[0] * 100 / (got[0] + got[1]), 66.7, 2.);
	}
}

/* The first one is never held up, for it waits for its results, or has little under way: what it was promised it gets all the same. */
static void promised_more(void)
{
	static const struct host_bound pairs[][2] = {
		{{.length = 500 * US, .host = 3 * US, .ahead = 3, .weight = 200}, {.length = 100 * US, .host = 120 * US}},
		{{.length = 200 * US, .host = 35 * US, .synchronous = true, .weight = 200}, {.length = 200 * US, .host = 35 * US, .synchronous = true}},
	};
	double got[TENANTS], native[TENANTS];

	for (unsigned p = 0; p < 2; p++) {
		share(pairs[p], 2 * MS, false, got);
		share(pairs[p], 2 * MS, true, native);
		if (getenv("GATE_SAY"))
			fprintf(stderr, "%.2f + %.2f; with no gates %.2f + %.2f\n", got[0], got[1], native[0], native[1]);
		NEAR(got[0] * 100 / (got[0] + got[1]), 66.7, 1.5);
		CHECK(got[0] > 1.2 * native[0] && got[0] + got[1] > 0.9 * (native[0] + native[1]));
	}
}

/* It could not use what it was promised: the other is not kept from the rest. */
static void promised_more_than_it_uses(void)
{
	static const struct host_bound two[] = {
		{.length = 8 * US, .host = 14 * US, .synchronous = true, .batch = 170, .weight = 200}, {.length = 100 * US, .host = 120 * US}};
	double got[TENANTS], native[TENANTS];

	share(two, 2 * MS, false, got);
	share(two, 2 * MS, true, native);
	CHECK(got[0] > 1.1 * native[0] && got[0] + got[1] > 0.85 * (native[0] + native[1]));
}

static bool is_open(void)
{
	return (all[0].gate->place.map->turn.word & ARBITER_OWNER) == ARBITER_ALL;
}

/* ns of so many that the device was open to all. */
static uint64_t open_for(uint64_t ns)
{
	uint64_t end = now + ns, open = 0;

	while (now < end) {
		run_until(now + 100 * US);
		open += is_open() ? 100 * US : 0;
	}
	return open;
}

/* Their pieces are short, and what is queued of them does not fill the gate; clocks fell since they were timed. Both keep the device busy all the same. */
static void slower_than_they_were(void)
{
	double got[TENANTS];

	device_slice = 2 * MS;
	for (unsigned i = 0; i < 2; i++) {
		struct tenant *one = join(SHARE_WEIGHT_OF, 0, i ? SHARE_WEIGHT : 2 * SHARE_WEIGHT, 50 * US);

		one->kinds = 2;
		one->ahead = 9;
		all[1 - i].next = UINT64_MAX;
		one->next = now;
		run_until(now + SECOND / 2);
	}
	all[0].length = all[1].length = 59 * US;
	measure(SECOND, 4 * SECOND, got);
	NEAR(got[0] * 100 / (got[0] + got[1]), 66.7, 0.5);
	CHECK(got[0] + got[1] > 98);
	EQUAL(open_for(2 * SECOND), 0);
}

/*
 * A training step: for 12 ms its host finds little to launch, then 24 ms of work at once. By itself it launches steps ahead, and the device is never
 * idle; with one turn of 20 ms for each of its pauses it would get a seventh of the device, whatever it was promised.
 */
static const struct host_bound step = {.length = 200 * US, .host = 20 * US, .ahead = 150, .step = 160, .sparse = 40};
static const struct host_bound short_queue = {.length = 200 * US, .host = 3 * US, .ahead = 3};
static const struct host_bound long_queue = {.length = 80 * US, .host = 3 * US, .ahead = 64};

/* Together they use that much of the device, per cent, at least. */
static void share_two(struct host_bound first, struct host_bound second, double least, double got[TENANTS])
{
	share((struct host_bound[]){first, second}, 2 * MS, false, got);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "%.2f + %.2f\n", got[0], got[1]);
	CHECK(got[0] + got[1] > least);
}

static void step_by_weights(struct host_bound other, double least)
{
	static const unsigned weights[][2] = {{200, 100}, {100, 200}, {100, 100}};
	struct host_bound first = step;
	double got[TENANTS];

	for (unsigned p = 0; p < 3; p++) {
		first.weight = weights[p][0];
		other.weight = weights[p][1];
		share_two(first, other, least, got);
		NEAR(got[0] * 100 / (got[0] + got[1]), 100. * weights[p][0] / (weights[p][0] + weights[p][1]), 3.);
	}
}

static void a_step_of_two_phases(void) { step_by_weights(short_queue, 88); }

/* For a third of a step its host is slower than the device: it keeps the device busy all the same, and is no reason to open it. */
static void a_step_whose_host_keeps_up(void)
{
	struct host_bound first = {.length = 40 * US, .host = 24 * US, .ahead = 1500, .step = 600, .sparse = 150, .weight = 200}, other = short_queue;
	double got[TENANTS];

	for (first.sparse_host = 40 * US; first.sparse_host <= 60 * US; first.sparse_host += 20 * US) {
		for (other.weight = 100; other.weight <= 400; other.weight *= 4) {
			share_two(first, other, 97, got);
			NEAR(got[0] * 100 / (got[0] + got[1]), 20000. / (200 + other.weight), 0.5);
		}
	}
}

/* Of nobody anything was noted yet, and all that is noted would be of late. */
static void a_step_just_after_the_machine_was_started(void)
{
	set_clock(MS);
	step_by_weights(short_queue, 88);
}

/* The other one always has much under way. A turn that is had for a pause of the first one's host ends with the pause. */
static void a_step_beside_a_long_queue(void)
{
	struct host_bound first = step;
	double got[TENANTS];

	step_by_weights(long_queue, 96);
	first.seconds = 12;
	for (first.cap = 300000; first.cap <= 500000; first.cap += 200000) {
		share_two(first, long_queue, 90, got);
		NEAR(got[0], first.cap / 10000., .5);
	}
}

/* It rests for as long as it works, again and again: what it did not want then it is not due. */
static void who_rests_saves_nothing_up(void)
{
	struct tenant *steady, *fitful;
	double got[TENANTS];
	uint64_t used;

	device_slice = 2 * MS;
	steady = join(SHARE_EQUAL, 0, 0, 200 * US);
	fitful = join(SHARE_EQUAL, 0, 0, 200 * US);
	steady->next = fitful->next = fitful->begun = now;
	fitful->on = SECOND / 4;
	fitful->period = SECOND / 2;
	run_until(now + SECOND);
	for (unsigned i = 0; i < 10; i++) {
		run_until(now + 40 * MS);
		used = device_used(2);
		run_until(now + 160 * MS);
		got[0] = (double)(device_used(2) - used) * 100 / (double)(160 * MS);
		NEAR(got[0], 50., 14.);		/* a turn is 12.5 of this time */
		run_until(fitful->begun + SECOND + (i + 1) * SECOND / 2);
	}
}

/* Both began before anybody was bounded, and their first work was in flight at once: that one waited for the other is not how its program is. */
static void long_pieces_at_once(void)
{
	double got[TENANTS];

	device_slice = 2 * MS;
	for (unsigned i = 0; i < 2; i++) {
		struct tenant *one = join(SHARE_WEIGHT_OF, 0, i ? SHARE_WEIGHT : 2 * SHARE_WEIGHT, 100 * MS);

		one->free = true;
		one->ahead = 1;
		one->next = now;
	}
	run_until(now + 5 * MS);
	all[0].free = all[1].free = false;
	EQUAL(open_for(5 * SECOND), 0);
	measure(0, 9 * SECOND, got);
	NEAR(got[0] * 100 / (got[0] + got[1]), 66.7, 1.);
}

/* A capped tenant's first piece is not known, and its second comes a second later: nothing is known of its demand till then. */
static void a_first_piece_tells_no_demand(void)
{
	device_slice = 2 * MS;
	for (unsigned i = 0; i < 2; i++) {
		struct tenant *one = join(SHARE_CAP, i ? 850000 : 100000, 0, 100 * MS);

		one->host = 300 * US;
		one->next = now;
	}
	EQUAL(open_for(5 * SECOND), 0);
}

/* How soon it opens to two, and what part of the time it is open from then on. */
static double opens(const struct host_bound *two, uint64_t ns, uint64_t *opened)
{
	uint64_t began;

	device_slice = 2 * MS;
	for (unsigned i = 0; i < 2; i++) {
		struct tenant *one = join(SHARE_EQUAL, 0, 0, two[i].length);

		one->host = two[i].host;
		one->synchronous = two[i].synchronous;
		one->next = now;
	}
	began = now;
	while (!is_open() && now < began + SECOND)
		open_for(100 * US);
	*opened = now - began;
	return (double)open_for(ns) * 100 / (double)ns;
}

static void exclusive_when_both_saturate(void)
{
	static const uint64_t lengths[] = {50 * US, 20 * MS};

	device_slice = 2 * MS;
	for (unsigned i = 0; i < 2; i++)
		join(SHARE_EQUAL, 0, 0, lengths[i])->next = now;
	open_for(100 * MS);
	EQUAL(open_for(5 * SECOND), 0);
}

/* How soon it opens to those whose hosts are the bottleneck, and how little of the time is lost to looking whether it should be. */
static void opens_soon(void)
{
	static const struct host_bound pairs[][2] = {
		{{.length = 30 * US, .host = 100 * US}, {.length = 30 * US, .host = 100 * US}},
		{{.length = 45 * US, .host = 100 * US}, {.length = 45 * US, .host = 100 * US}},
		{{.length = 60 * US, .host = 100 * US}, {.length = 60 * US, .host = 100 * US}},
		{{.length = 50 * US, .host = 3 * US}, {.length = 30 * US, .host = 100 * US}},
		{{.length = 30 * US, .host = 60 * US, .synchronous = true}, {.length = 45 * US, .host = 45 * US, .synchronous = true}},
	};
	char name[32];
	int status;

	for (size_t i = 0; i < sizeof(pairs) / sizeof(*pairs); i++) {
		pid_t child = fork();

		if (!child) {
			uint64_t opened;
			double open;

			snprintf(name, sizeof(name), "%zu", i);
			CHECK(!mkdir(name, 0777) && !chdir(name));
			open = opens(pairs[i], 10 * SECOND, &opened);
			if (getenv("GATE_SAY"))
				fprintf(stderr, "%zu: open after %.1f ms, then %.2f %% of the time; %u modes\n", i, (double)opened / 1e6, open,
					all[0].gate->place.map->modes);
			CHECK(opened < 15 * MS);
			CHECK(open > 99);
			_exit(0);
		}
		CHECK(waitpid(child, &status, 0) == child);
		EQUAL(status, 0);
	}
}

static int by_size(const void *a, const void *b)
{
	uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;

	return one < other ? -1 : one > other;
}

/* ns till 99 of 100 requests are done, beside training of a lower priority (length 0: alone). *got: its part, per cent. */
static uint64_t requests_before(uint64_t length, uint64_t ns, double *got)
{
	const struct share_terms high = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_HIGH), low = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_LOW);
	static uint64_t took[REQUESTS];
	struct tenant *one = join_on(0, 0, &high, 430 * US);
	double gets[TENANTS];
	uint64_t p99, used;

	srand48(1);
	device_slice = 2 * MS;
	if (length)
		join_on(0, 1, &low, length);
	one->synchronous = true;
	one->every = 10 * MS;
	one->took = took;
	one->due = now;
	measure(SECOND, 0, gets);
	one->requests = 0;
	used = device_used(2);
	run_until(now + ns);
	*got = (double)(device_used(2) - used) * 100 / (double)ns;
	CHECK(one->requests > ns / one->every * 9 / 10 && one->requests <= REQUESTS);
	qsort(took, one->requests, sizeof(*took), by_size);
	p99 = took[one->requests * 99 / 100];
	if (getenv("GATE_SAY"))
		fprintf(stderr, "training by %llu us: p50 %.3f, p99 %.3f, most %.3f ms; it gets %.2f %%; modes %u\n", (unsigned long long)(length / US),
			(double)took[one->requests / 2] / 1e6, (double)p99 / 1e6, (double)took[one->requests - 1] / 1e6, *got,
			one->gate->place.map->modes);
	return p99;
}

/* Who waits behind work of a lower priority waits for a kernel of it and little more, and leaves it the rest. */
static void requests_before_training(void)
{
	static const uint64_t lengths[] = {0, 200 * US, 1 * MS};
	uint64_t p99[3];
	char name[32];
	double got;

	for (unsigned i = 0; i < 3; i++) {
		int link[2], status;
		pid_t child;

		CHECK(!pipe(link));
		child = fork();
		if (!child) {
			snprintf(name, sizeof(name), "%u", i);
			CHECK(!mkdir(name, 0777) && !chdir(name));
			p99[i] = requests_before(lengths[i], 30 * SECOND, &got);
			CHECK(!i || got > 85);
			CHECK(write(link[1], &p99[i], sizeof(p99[i])) == sizeof(p99[i]));
			_exit(0);
		}
		CHECK(waitpid(child, &status, 0) == child);
		EQUAL(status, 0);
		CHECK(read(link[0], &p99[i], sizeof(p99[i])) == sizeof(p99[i]));
		CHECK(p99[i] <= p99[0] + lengths[i] + 200 * US);
	}
}

/* Nor does it wait anew after each short pause of its own. */
static void steps_before_training(void)
{
	const struct share_terms high = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_HIGH), low = share_terms_of(SHARE_EQUAL, 0, 0, SHARE_LOW);
	struct tenant *one = join_on(0, 0, &high, 100 * US);
	double got[TENANTS];

	device_slice = 2 * MS;
	join_on(0, 1, &low, MS);
	one->synchronous = true;
	one->host = 200 * US;
	measure(SECOND, 4 * SECOND, got);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "%.2f + %.2f\n", got[0], got[1]);
	CHECK(got[0] > 0.9 * 100 * 100 / 315);
}

/* Programs change: the device is open to all while they do not keep it busy, and soon exclusive when they do. */
static void opens_and_closes(void)
{
	struct tenant *two[] = {join(SHARE_EQUAL, 0, 0, 50 * US), join(SHARE_EQUAL, 0, 0, 80 * US)};

	device_slice = 2 * MS;
	for (unsigned round = 0; round < 3; round++) {
		for (unsigned i = 0; i < 2; i++) {
			two[i]->host = 160 * US;
			two[i]->next = round ? two[i]->next : now;
		}
		open_for(SECOND / 2);
		CHECK(open_for(3 * SECOND) > 5 * SECOND / 2);
		two[0]->host = two[1]->host = 3 * US;
		open_for(100 * MS);
		EQUAL(open_for(3 * SECOND), 0);
	}
}

/* One of them goes away: there is nobody to be open to. */
static void exclusive_when_alone(void)
{
	struct tenant *two[] = {join(SHARE_CAP, 300000, 0, 50 * US), join(SHARE_EQUAL, 0, 0, 80 * US)};
	uint64_t used, began;

	device_slice = 2 * MS;
	two[0]->next = two[1]->next = now;
	two[0]->host = two[1]->host = 160 * US;
	CHECK(open_for(SECOND) > SECOND / 2);
	two[1]->next = UINT64_MAX;
	two[0]->host = 3 * US;
	open_for(SECOND / 2);
	used = device_used(1);
	began = now;
	EQUAL(open_for(5 * SECOND), 0);
	NEAR((double)(device_used(1) - used) * 100 / (double)(now - began), 30., 0.5);
}

/* A cap holds beside others, open or not. */
static void a_cap_while_open(void)
{
	struct tenant *two[] = {join(SHARE_CAP, 300000, 0, 100 * US), join(SHARE_EQUAL, 0, 0, 80 * US)};
	double got[TENANTS];

	device_slice = 2 * MS;
	two[1]->host = 160 * US;
	measure(2 * SECOND, 5 * SECOND, got);
	if (getenv("GATE_SAY"))
		fprintf(stderr, "%.2f + %.2f\n", got[0], got[1]);
	CHECK(is_open());
	NEAR(got[0], 30., 1.5);		/* by predictions that were made at pieces which came to an idle device */
	CHECK(got[1] > 45);
}

/* --- pieces that take longer than a turn -------------------------------------------------------------------------- */

struct of_long {
	uint32_t cap, weight;		/* cap in ppm; 0: none */
	uint64_t length;
};

#define STRANGER (DEVICE_OWNERS - 1)

/* What went on before: nothing; a stranger's work beside theirs, which makes all of it slow; a device that was open to all. */
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
		join(of[i].cap ? SHARE_CAP : SHARE_WEIGHT_OF, of[i].cap, of[i].weight, of[i].length);
		left -= of[i].cap / 10000.;
		whole += of[i].weight;
	}
	has_past(past, count);
	measure(5 * SECOND, 40 * SECOND, got);
	for (unsigned i = 0; i < count; i++) {
		sum += got[i];
		if (getenv("GATE_SAY"))
			fprintf(stderr, "  %.2f (%llu us, predicted %llu; charged %.3f)", got[i], (unsigned long long)(of[i].length / US),
				(unsigned long long)(predict_get(&all[i].gate->predict, 1) / US), (double)charged(&all[i]) / (double)device_used(i + 1));
	}
	if (getenv("GATE_SAY"))
		fprintf(stderr, "\n");
	for (unsigned i = 0; i < count; i++)
		NEAR(got[i], of[i].cap ? of[i].cap / 10000. : of[i].weight * left / whole, 1.);
	CHECK(sum > (whole > 0 ? 97 : 93));
}

static void in_its_own(const char *name, const struct of_long *of, unsigned count, enum past past)
{
	pid_t child = fork();
	int status;

	if (!child) {
		CHECK(!mkdir(name, 0777) && !chdir(name));
		long_ones(of, count, past);
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
}

static void long_pieces(void)
{
	static const struct {
		uint64_t a, b;
		uint32_t weight;
	} pairs[] = {
		{100 * MS, 100 * MS, 200}, {101 * MS, 101 * MS, 300}, {100 * MS, 100 * MS, 800}, {40 * MS, 40 * MS, 200}, {100 * MS, 2 * MS, 200},
		{2 * MS, 100 * MS, 200}, {250 * MS, 50 * US, 100}, {300 * MS, 120 * MS, 200},
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
		struct of_long four[4] = {{300000, 0, length}, {216667, 0, length}, {216667, 0, length}, {216667, 0, length}};
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
					four[k] = (struct of_long){(950000 - firsts[i]) / others, 0, lengths[l]};
				snprintf(name, sizeof(name), "%u-%u-%u", l, i, others);
				in_its_own(name, four, 1 + others, NONE);
			}
		}
	}
}

static uint64_t known_of(const struct tenant *tenant)
{
	return predict_get(&tenant->gate->predict, tenant->kind + 1);
}

/*
 * One piece takes 3 s though 50 ms were predicted: it is waited for no more, and the other's turn begins beside it. What either takes then is
 * not learned, not even of the piece that is still in flight when that ends; and is learned again from the next one on.
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
	while (!other->gate->crowded)
		run_until(now + MS);
	CHECK(stays->gate->pieces && gate_overlaps(stays->gate) && gate_overlaps(other->gate));
	stays->until = 1;		/* its program ends with that */
	while (stays->gate->pieces) {
		run_until(now + MS);
		CHECK(known_of(other) < 51 * MS);
	}
	CHECK(known_of(stays) < 51 * MS);
	run_until(now + 60 * MS);
	CHECK(known_of(other) < 51 * MS);
	other->length = 60 * MS;
	run_until(now + 2 * SECOND);
	CHECK(!other->gate->crowded && !gate_overlaps(other->gate));
	CHECK(known_of(other) > 58 * MS && known_of(other) < 61 * MS);
}

/*
 * One piece takes 300 ms though 50 ms were predicted: the other's turn comes and goes beside it, and it is still in flight when its own next
 * one begins. That it was beside others is not learned then either.
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
	other->until = 1;		/* after that piece */
	while (!gate_overlaps(stays->gate))
		run_until(now + MS);
	while (arbiter_passed(&stays->gate->place, stays->gate->begun))
		run_until(now + MS);
	CHECK(stays->gate->pieces == 2 && !other->gate->pieces);
	for (unsigned i = 0; i < 1000; i++) {
		run_until(now + MS);
		CHECK(known_of(stays) < 51 * MS);
	}
}

/* Its turn goes on for long, with work in flight all the time: what was beside it once is not for ever. */
static void crowded_no_longer(void)
{
	struct tenant *one = join(SHARE_EQUAL, 0, 0, MS);
	struct arbiter_process *row;

	device_slice = 2 * MS;
	join(SHARE_EQUAL, 0, 0, MS)->next = UINT64_MAX;
	row = &one->gate->place.map->process[all[1].gate->place.process];
	one->next = now;
	run_until(now + SECOND);
	one->next = now + 10 * MS;
	atomic_store(&row->busy, UINT64_MAX);
	while (!one->gate->crowded)
		run_until(now + 100 * US);
	one->length = 2 * MS;
	run_until(now + 50 * MS);
	CHECK(one->gate->crowded && known_of(one) < 1100 * US);
	atomic_store(&row->busy, 0);
	run_until(now + 50 * MS);
	CHECK(!one->gate->crowded && known_of(one) > 1800 * US);
}

/* Only work of others, of an earlier turn, of who is there and uses the device. */
static void crowded_by_whom(void)
{
	struct tenant *one = join(SHARE_EQUAL, 0, 0, MS);
	struct arbiter_place *place = &one->gate->place;
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

/* --- several devices together ------------------------------------------------------------------------------------ */

/* A tenant that has a rank on each of some devices: a bit each. */
struct crew {
	unsigned on;
	uint32_t weight, cap;		/* cap in percent; 0: none */
	uint64_t length;
	uint64_t late;			/* ns that a rank's host takes longer than that of the rank before it */
	bool alone;			/* does nothing together */
};

static void join_crew(unsigned number, const struct crew *crew)
{
	struct share_terms terms = share_terms_of(crew->cap ? SHARE_CAP : SHARE_WEIGHT_OF, crew->cap * 10000, crew->weight, SHARE_NORMAL);

	for (unsigned device = 0; device < DEVICE_MOST; device++) {
		struct tenant *rank;

		if (!(crew->on >> device & 1))
			continue;
		rank = join_on(device, number, &terms, crew->length);
		rank->kinds = 2;
		rank->host = 5 * US + device * crew->late;
		rank->together = !crew->alone;
		device_of[owner_of(rank) % DEVICE_OWNERS] = (int)device;
		if (rank->together) {
			device_team[owner_of(rank) % DEVICE_OWNERS] = number + 1;
			gate_bind(rank->gate);
		}
	}
}

/* What each had of the device it is on; and the part of the device's time in which work came further, not only waited for its team. */
static void measure_crews(const struct crew *crews, size_t count, double got[TENANTS], double worked[TENANTS])
{
	uint64_t before[TENANTS];

	device_slice = 2 * MS;
	for (size_t i = 0; i < count; i++)
		join_crew((unsigned)i, &crews[i]);
	measure(SECOND, 0, got);
	for (unsigned i = 0; i < tenants; i++) {
		before[i] = all[i].launched;
		all[i].longest = 0;
	}
	measure(0, 4 * SECOND, got);
	for (unsigned i = 0; i < tenants; i++) {
		worked[i] = (double)(all[i].launched - before[i]) * 1.5 * (double)all[i].length * 100 / (4. * SECOND);
		if (getenv("GATE_SAY"))
			fprintf(stderr, "  device %d: %.2f %%, %.2f worked, stood %.1f ms\n", device_of[(i + 1) % DEVICE_OWNERS], got[i], worked[i],
				(double)all[i].longest / 1e6);
	}
}

/* Two gangs of the same devices, by weight. */
static void two_gangs(const struct crew *two)
{
	unsigned devices = (unsigned)__builtin_popcount(two[0].on);
	double got[TENANTS], worked[TENANTS];

	measure_crews(two, 2, got, worked);
	for (unsigned i = 0; i < devices; i++) {
		NEAR(got[i] * 100 / (got[i] + got[devices + i]), 100. * two[0].weight / (two[0].weight + two[1].weight), 2.);
		CHECK(worked[i] + worked[devices + i] > 95);
	}
	for (unsigned i = 0; i < tenants; i++)
		CHECK(all[i].longest < 150 * MS);
}

static void gangs(void)
{
	static const struct crew pairs[][2] = {
		{{3, 100, 0, 100 * US, 0, false}, {3, 100, 0, 100 * US, 0, false}},
		{{3, 200, 0, 100 * US, 0, false}, {3, 100, 0, 100 * US, 0, false}},
		{{3, 200, 0, 50 * US, 20 * US, false}, {3, 100, 0, 2 * MS, 0, false}},
		{{3, 100, 0, 5 * MS, 100 * US, false}, {3, 100, 0, 5 * MS, 0, false}},
		{{15, 100, 0, 100 * US, 10 * US, false}, {15, 100, 0, 200 * US, 0, false}},
		{{15, 200, 0, 100 * US, 0, false}, {15, 100, 0, 2 * MS, 50 * US, false}},
	};
	char name[32];
	int status;

	for (size_t i = 0; i < sizeof(pairs) / sizeof(*pairs); i++) {
		pid_t child = fork();

		if (!child) {
			snprintf(name, sizeof(name), "%zu", i);
			CHECK(!mkdir(name, 0777) && !chdir(name));
			two_gangs(pairs[i]);
			_exit(0);
		}
		CHECK(waitpid(child, &status, 0) == child);
		EQUAL(status, 0);
	}
}

/* Their hosts pause for longer than what is queued lasts, each 10 ms: that costs them no turns. */
static void gangs_that_pause(void)
{
	static const struct {
		unsigned on;
		uint32_t weight;
	} pairs[] = {{3, 100}, {3, 200}, {3, 300}, {15, 200}};
	char name[32];
	int status;

	for (size_t i = 0; i < sizeof(pairs) / sizeof(*pairs); i++) {
		pid_t child = fork();

		if (!child) {
			const struct crew two[] = {{pairs[i].on, pairs[i].weight, 0, 200 * US, 0, false}, {pairs[i].on, 100, 0, 200 * US, 0, false}};
			unsigned devices = (unsigned)__builtin_popcount(pairs[i].on);
			double got[TENANTS];

			snprintf(name, sizeof(name), "%zu", i);
			CHECK(!mkdir(name, 0777) && !chdir(name));
			device_slice = 2 * MS;
			join_crew(0, &two[0]);
			join_crew(1, &two[1]);
			for (unsigned k = 0; k < tenants; k++) {
				all[k].ahead = 9;
				all[k].step = 24;
				all[k].sparse = 1;
				all[k].sparse_length = 10 * US;
				all[k].sparse_host = 3 * MS;
			}
			measure(SECOND, 6 * SECOND, got);
			if (getenv("GATE_SAY"))
				fprintf(stderr, "%u devices, %u : 100: %.2f + %.2f\n", devices, pairs[i].weight, got[0], got[devices]);
			for (unsigned k = 0; k < devices; k++) {
				NEAR(got[k] * 100 / (got[k] + got[devices + k]), 100. * pairs[i].weight / (pairs[i].weight + 100), 3.);	/* what spins for its team is charged, too */
				CHECK(got[k] + got[devices + k] > 92);
			}
			_exit(0);
		}
		CHECK(waitpid(child, &status, 0) == child);
		EQUAL(status, 0);
	}
}

/* Each in a process of its own, in a folder of this name. */
static void try(const char *name, void (*what)(void))
{
	pid_t child = fork();
	int status;

	if (!child) {
		CHECK(!mkdir(name, 0777) && !chdir(name));
		what();
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
}

static void beside(const struct crew *one, double share)
{
	struct crew both[] = {{3, 100, 0, 100 * US, 0, false}, *one};
	double got[TENANTS], worked[TENANTS];
	unsigned device = one->on == 1 ? 0 : 1;

	measure_crews(both, 2, got, worked);
	NEAR(got[2] * 100 / (got[device] + got[2]), share, 2.);
	CHECK(worked[device] + worked[2] > 95);
	NEAR(worked[0], worked[1], 1.);
}

static void beside_first(void)
{
	beside(&(struct crew){1, 100, 0, 100 * US, 0, true}, 50);
}

static void beside_last(void)
{
	beside(&(struct crew){2, 100, 0, 100 * US, 0, true}, 50);
}

static void beside_heavy(void)
{
	beside(&(struct crew){2, 200, 0, 100 * US, 0, true}, 66.7);
}

static void beside_light(void)
{
	beside(&(struct crew){2, 50, 0, 100 * US, 0, true}, 33.3);
}

/* A tenant that uses one of its devices, whichever. */
static void gang_beside_one(void)
{
	try("first", beside_first);
	try("last", beside_last);
	try("heavy", beside_heavy);
	try("light", beside_light);
}

/* Three gangs that have a device in common with each other: one at a time, and they take them in one order. */
static void gangs_in_a_ring(void)
{
	static const struct crew three[] = {{3, 100, 0, 100 * US, 0, false}, {6, 100, 0, 150 * US, 0, false}, {5, 100, 0, 200 * US, 0, false}};
	double got[TENANTS], worked[TENANTS];

	measure_crews(three, 3, got, worked);
	CHECK(worked[0] + worked[2] + worked[4] > 95);
	for (unsigned i = 0; i < tenants; i++)
		CHECK(worked[i] > 20 && all[i].longest < 150 * MS);
}

static void alone_on(const struct crew *crew)
{
	double got[TENANTS], worked[TENANTS];

	measure_crews(crew, 1, got, worked);
	for (unsigned i = 0; i < tenants; i++)
		CHECK(worked[i] > 99);
}

static void alone_on_two(void)
{
	alone_on(&(struct crew){3, 100, 0, 100 * US, 0, false});
}

static void alone_on_four(void)
{
	alone_on(&(struct crew){15, 100, 0, 100 * US, 10 * US, false});
}

/* With nobody beside it a gang loses nothing. */
static void gang_alone(void)
{
	try("two", alone_on_two);
	try("four", alone_on_four);
}

static void capped_alone(void)
{
	double got[TENANTS], worked[TENANTS];

	measure_crews(&(struct crew){3, 0, 30, 100 * US, 20 * US, false}, 1, got, worked);
	NEAR(worked[0], 30., 0.5);
	NEAR(worked[1], 30., 0.5);
}

static void capped_beside(void)
{
	struct crew two[] = {{3, 0, 30, 100 * US, 0, false}, {3, 100, 0, 100 * US, 0, false}};
	double got[TENANTS], worked[TENANTS];

	measure_crews(two, 2, got, worked);
	NEAR(worked[0], 30., 1.);
	CHECK(worked[0] + worked[2] > 95);
}

static void gang_with_a_cap(void)
{
	try("alone", capped_alone);
	try("beside", capped_beside);
}

static const struct check_case cases[] = {
	CASE(caps),
	CASE(caps_of_many_streams),
	CASE(caps_of_who_waits),
	CASE(caps_without_times),
	CASE(caps_without_times_of_who_waits),
	CASE(weights),
	CASE(cap_beside_others),
	CASE(in_flight_is_bounded),
	CASE(unknown_goes_alone),
	CASE(long_work_is_charged_meanwhile),
	CASE(beside_the_dying),
	CASE(beside_who_comes_and_goes),
	CASE(learns_what_changes),
	CASE(without_marks_behind_all),
	CASE(stopped),
	CASE(patience),
	CASE(patience_each_time),
	CASE(patience_in_a_gang),
	CASE(a_turn_waits_for_what_is_left),
	CASE(patience_beside_others),
	CASE(short_work_after_long_is_waited_for_shortly),
	CASE(demand_is_measured_anew),
	CASE(the_way_to_a_tenant_is_not_charged),
	CASE(clock_jumps),
	CASE(two_host_bound),
	CASE(two_decoders), CASE(calls_are_not_charged), CASE(calls_that_block_are_charged), CASE(a_first_call_is_not_learned), CASE(who_waits_for_its_host_is_not_slowed), CASE(no_more_than_the_time_is_charged), CASE(who_is_seldom_ahead_usually_waits_for_its_host),
	CASE(host_bound_beside_another),
	CASE(host_bound_by_weight), CASE(promised_more), CASE(promised_more_than_it_uses), CASE(slower_than_they_were), CASE(a_step_of_two_phases), CASE(a_step_whose_host_keeps_up), CASE(who_rests_saves_nothing_up), CASE(a_step_just_after_the_machine_was_started), CASE(a_step_beside_a_long_queue), CASE(long_pieces_at_once), CASE(a_first_piece_tells_no_demand),
	CASE(exclusive_when_both_saturate),
	CASE(opens_and_closes),
	CASE(exclusive_when_alone),
	CASE(a_cap_while_open),
	CASE(opens_soon),
	CASE(requests_before_training),
	CASE(steps_before_training),
	CASE(long_pieces),
	CASE(long_pieces_and_caps),
	CASE(long_pieces_after_an_overlap),
	CASE(overlaps_are_not_learned),
	CASE(overlaps_of_its_own_are_not_learned),
	CASE(crowded_no_longer),
	CASE(crowded_by_whom),
	CASE(gangs),
	CASE(gangs_that_pause),
	CASE(gang_beside_one),
	CASE(gangs_in_a_ring),
	CASE(gang_with_a_cap),
	CASE(gang_alone),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
