/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate_mix.c: runs mixes of programs on a simulated device by a virtual clock (bench/share_mixes.py
 * draws and judges them).
 *
 *   gate_mix [-s SLICE_NS] [-w SWITCH_NS] [-l LATE_NS]
 *
 * Each line of stdin is one run, "SECONDS GATED SEED PROGRAM…". SECONDS are counted after
 * WARM_SECONDS of warm-up. GATED is 1 when the programs pass porter's gates. It is 0 when the
 * driver alone shares the device, in slices of -s (2 ms) with -w (150 us) lost from one context to
 * the next. In one of ten cases a thread wakes up late, by -l (10 us) in the mean.
 *
 * PROGRAM is 13 numbers joined by ':'. They are the tenant, the device, the loop (enum loop), ns of
 * a kernel, kernels of a step, and ns between two launches. Next are the ns of a pause after a
 * step, and the mean ns between two requests. Then come the ns of the step's last kernel, which all
 * of the tenant's devices run together (0: there is none), and the terms: weight, cap, floor (ppm),
 * enum share_priority.
 *
 * The answer is one line of JSON per run, a list with an object per program: `used` (ns in which
 * the device worked for it) and `finished` (kernels), one value per second each. Of its steps that
 * end in a wait for the device it has `steps` (count), `p50`, `p99` and `longest` (ns).
 */
#define _GNU_SOURCE
#include <inttypes.h>
#include <math.h>

#include "check.h"
#include "gate_port.h"
#include "submit/gate_state.h"

#define US UINT64_C(1000)
#define MS UINT64_C(1000000)
#define SECOND UINT64_C(1000000000)
#define PROGRAMS (DEVICE_OWNERS - 1)
#define WARM_SECONDS 2u
#define MOST_SECONDS 600u
#define MOST_STEPS (1u << 21)
#define AHEAD_NS (20 * MS) /* a streaming program keeps this much queued, or two kernels */
#define WAKE_NS (20 * US)  /* from a futex to the thread that slept on it */
#define WAIT_NS (10 * US)  /* from the end of the work to the program that waits for it */
#define POLL_NS (5 * US)

enum loop {
	STREAMING, /* launches kernels without end */
	STEPPING,  /* launches the kernels of a step, waits for them, pauses */
	SERVING,   /* does a step for each request; requests come at random */
};

struct program {
	struct gate *gate;
	unsigned owner;
	enum loop loop;
	uint64_t kernel_ns, launch_ns, pause_ns, arrival_ns, meeting_ns;
	unsigned kernels;

	struct gate_piece piece;
	bool standing, waiting; /* at the gate; for the device */
	unsigned launched;	/* kernels of this step */
	uint64_t meetings, due,
		began;	      /* times in ns: when the next request comes; when the step began */
	uint64_t next, tends; /* when the program's thread, and its gate's, go on */

	uint64_t *steps;
	unsigned counted;
	uint64_t used[MOST_SECONDS], finished[MOST_SECONDS];
};

static struct program all[PROGRAMS];
static unsigned programs;
static bool gated;
static double late_ns = 10000;
static uint64_t now, counted_from;

/* The core calls this instead of lock_now_ns (-Wl,--wrap). */
uint64_t __wrap_lock_now_ns(void);

uint64_t __wrap_lock_now_ns(void)
{
	return now;
}

static void set_clock(uint64_t time)
{
	now = time;
	atomic_store(&device_clock, time);
}

/* A thread wakes up late in one of ten cases. */
static uint64_t wakes_at(uint64_t when)
{
	return late_ns > 0 && when != UINT64_MAX && lrand48() % 10 == 0
		? when - (uint64_t)(late_ns * log(drand48() + 1e-9))
		: when;
}

static bool is_meeting(const struct program *program)
{
	return program->meeting_ns && program->launched + 1 == program->kernels;
}

static void submit(struct program *program)
{
	if (is_meeting(program))
		device_run_together(program->owner, program->meeting_ns, ++program->meetings);
	else
		device_run((uint64_t)program->owner << 8, program->kernel_ns);
}

/* As gate_time does by the real clock: looks for a while whether the device has come to the mark. */
static void time_piece(struct program *program)
{
	struct gate_alone *alone = &program->gate->learning.alone;
	uint64_t end = now + 20 * US;

	gate_time(program->gate, &program->piece, now);
	while (program->piece.start == alone->start && alone->start && !alone->from && now < end) {
		set_clock(now + US);
		if (port_mark_done(alone->start) > 0)
			alone->from = now;
		alone->looked = now;
	}
}

static void arrive(struct program *program)
{
	gate_seek(program->gate);
	program->piece = (struct gate_piece){
		.stream = (uint64_t)program->owner << 8,
		.key = is_meeting(program) ? 2 : 1,
		.place = program->gate,
		.since = now,
	};
	program->standing = true;
}

/* False: the kernel stands at the gate, and program->next says when its thread asks again. */
static bool passes(struct program *program)
{
	struct gate_wait wait;
	bool first = !program->standing;

	if (first)
		arrive(program);
	else
		gate_tend(program->gate, now);
	if (!program->piece.predicted)
		program->piece.predicted =
			predict_get(&program->gate->learning.predict, program->piece.key);
	while (!gate_try(program->gate, &program->piece, now, &wait)) {
		if (gate_reap(program->gate, now))
			continue;
		program->next = wait.turn	? wakes_at(now + WAKE_NS)
			: wait.until > now + US ? wakes_at(wait.until)
						: now + US;
		return false;
	}
	program->standing = false;
	return true;
}

static bool launch(struct program *program)
{
	if (!gated) {
		submit(program);
		return true;
	}
	if (!passes(program))
		return false;
	if (program->piece.start)
		time_piece(program);
	submit(program);
	gate_launched(program->gate, &program->piece, true, now);
	if (program->tends == UINT64_MAX)
		program->tends = now + WAKE_NS;
	if (program->piece.start == GATE_UNTIMED)
		program->tends = wakes_at(now + WAKE_NS);
	return true;
}

/* Exponential gaps. */
static void await_request(struct program *program)
{
	program->due -= (uint64_t)((double)program->arrival_ns * log(drand48() + 1e-12));
	program->next = program->due > now ? program->due : now;
}

static void end_step(struct program *program)
{
	program->waiting = false;
	program->launched = 0;
	if (now >= counted_from && program->counted < MOST_STEPS)
		program->steps[program->counted++] = now - program->began;
	if (program->loop == SERVING)
		await_request(program);
	else
		program->next = wakes_at(now + WAIT_NS + program->pause_ns);
}

/* True: the program may launch its next kernel. */
static bool is_ready(struct program *program)
{
	uint64_t queued = device_queued(program->owner),
		 most = program->kernel_ns * 2 > AHEAD_NS ? program->kernel_ns * 2 : AHEAD_NS;

	if (program->waiting && !queued) {
		end_step(program);
		return program->next <= now;
	}
	if (program->waiting)
		program->next = now + (queued > POLL_NS ? queued : POLL_NS);
	else if (program->loop == STREAMING && queued + program->kernel_ns > most)
		program->next = now +
			(queued + program->kernel_ns - most > POLL_NS
				 ? queued + program->kernel_ns - most
				 : POLL_NS);
	else
		return true;
	return false;
}

static void go_on(struct program *program)
{
	device_owner = program->owner;
	if (!program->standing && !is_ready(program))
		return;
	if (!program->standing && !program->launched)
		program->began = now;
	if (!launch(program))
		return;
	program->launched++;
	program->next = now + program->launch_ns;
	if (program->launched < program->kernels)
		return;
	if (program->loop == STREAMING)
		program->launched = 0;
	else
		program->waiting = true;
}

static void run_until(uint64_t end)
{
	while (now < end) {
		struct program *next = NULL;
		uint64_t when = end;
		bool tends = false;

		for (unsigned i = 0; i < programs; i++) {
			if (all[i].next < when) {
				next = &all[i];
				when = all[i].next;
				tends = false;
			}
			if (all[i].tends < when) {
				next = &all[i];
				when = all[i].tends;
				tends = true;
			}
		}
		set_clock(when > now ? when : now);
		if (!next)
			return;
		device_owner = 99;
		if (tends)
			next->tends = wakes_at(gate_tend(next->gate, now));
		else
			go_on(next);
	}
}

static void run_seconds(unsigned seconds)
{
	uint64_t used[PROGRAMS], finished[PROGRAMS];

	run_until(now + WARM_SECONDS * SECOND);
	for (unsigned i = 0; i < programs; i++) {
		used[i] = device_used(all[i].owner);
		finished[i] = device_finished(all[i].owner);
	}
	for (unsigned second = 0; second < seconds; second++) {
		run_until(counted_from + (second + 1) * SECOND);
		for (unsigned i = 0; i < programs; i++) {
			all[i].used[second] = device_used(all[i].owner) - used[i];
			all[i].finished[second] = device_finished(all[i].owner) - finished[i];
			used[i] += all[i].used[second];
			finished[i] += all[i].finished[second];
		}
	}
}

static bool join(const char *text)
{
	struct program *program = &all[programs];
	uint64_t field[13];
	char name[16], uuid[16];
	struct share_terms terms;
	int read = 0, each, at = 0;

	while (read < 13 && sscanf(text + at, "%" SCNu64 "%n", &field[read], &each) == 1) {
		at += each + (text[at + each] == ':');
		read++;
	}
	if (read < 13 || text[at] || programs == PROGRAMS || field[1] >= DEVICE_MOST ||
	    field[2] > SERVING || !field[3] || !field[4])
		return false;
	snprintf(name, sizeof(name), "tenant-%u", (unsigned)field[0]);
	snprintf(uuid, sizeof(uuid), "GPU-%u", (unsigned)field[1]);
	terms = (struct share_terms){.weight = (uint32_t)field[9],
				     .cap = (uint32_t)field[10],
				     .floor = (uint32_t)field[11],
				     .priority = (uint32_t)field[12]};
	*program = (struct program){
		.owner = programs + 1,
		.loop = (enum loop)field[2],
		.kernel_ns = field[3],
		.kernels = (unsigned)field[4],
		.launch_ns = field[5],
		.pause_ns = field[6],
		.arrival_ns = field[7],
		.meeting_ns = field[8],
		.next = now,
		.tends = UINT64_MAX,
		.due = now,
		.steps = calloc(MOST_STEPS, sizeof(uint64_t)),
	};
	CHECK(program->steps);
	device_of[program->owner] = (int)field[1];
	if (program->meeting_ns)
		device_team[program->owner] = (unsigned)field[0] + 1;
	if (program->loop == SERVING)
		await_request(program);
	programs++;
	if (!gated)
		return true;
	EQUAL(gate_open((int)programs - 1,
			&(struct gate_join){
				.folder = "leases", .uuid = uuid, .tenant = name, .terms = &terms}),
	      0);
	program->gate = gate_find((int)programs - 1);
	if (program->meeting_ns)
		gate_bind(program->gate);
	return true;
}

static int by_value(const void *a, const void *b)
{
	uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

	return (x > y) - (x < y);
}

static void print_list(const char *name, const uint64_t *values, unsigned count)
{
	printf("\"%s\":[", name);
	for (unsigned i = 0; i < count; i++)
		printf("%s%" PRIu64, i ? "," : "", values[i]);
	printf("],");
}

static void print_program(struct program *program, unsigned seconds, bool first)
{
	unsigned last = program->counted ? program->counted - 1 : 0;

	qsort(program->steps, program->counted, sizeof(*program->steps), by_value);
	printf("%s{", first ? "" : ",");
	print_list("used", program->used, seconds);
	print_list("finished", program->finished, seconds);
	printf("\"steps\":%u,\"p50\":%" PRIu64 ",\"p99\":%" PRIu64 ",\"longest\":%" PRIu64 "}",
	       program->counted, program->steps[last / 2], program->steps[(unsigned)(last * 0.99)],
	       program->steps[last]);
}

static void run_line(char *line, const char *folder)
{
	char *rest, *word = strtok_r(line, " \n", &rest);
	unsigned seconds = word ? (unsigned)atoi(word) : 0;

	CHECK(seconds && seconds <= MOST_SECONDS && !mkdir(folder, 0777) && !chdir(folder) &&
	      !mkdir("leases", 0777));
	CHECK((word = strtok_r(NULL, " \n", &rest)));
	gated = atoi(word);
	CHECK((word = strtok_r(NULL, " \n", &rest)));
	srand48(atol(word));
	set_clock(10000 * SECOND);
	counted_from = now + WARM_SECONDS * SECOND;
	while ((word = strtok_r(NULL, " \n", &rest)))
		CHECK(join(word));
	run_seconds(seconds);
	printf("[");
	for (unsigned i = 0; i < programs; i++)
		print_program(&all[i], seconds, !i);
	printf("]\n");
	fflush(stdout);
}

int main(int argc, char **argv)
{
	char line[8192], folder[32];
	unsigned number = 0;
	int option, status;

	device_slice = 2 * MS;
	device_switch = 150 * US;
	while ((option = getopt(argc, argv, "s:w:l:")) != -1) {
		if (option == 's')
			device_slice = strtoull(optarg, NULL, 10);
		else if (option == 'w')
			device_switch = strtoull(optarg, NULL, 10);
		else if (option == 'l')
			late_ns = strtod(optarg, NULL);
		else
			return 2;
	}
	while (fgets(line, sizeof(line), stdin)) {
		pid_t child = fork();

		if (!child) {
			snprintf(folder, sizeof(folder), "run-%u", number);
			run_line(line, folder);
			_exit(0);
		}
		number++;
		if (waitpid(child, &status, 0) != child || status)
			return 1;
	}
	return 0;
}
