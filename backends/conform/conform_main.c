/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform [-l LIBRARY] [-p PLUGIN] [-q QUOTA] [-c CHUNK] [-k SLACK] [-s SECONDS] [-a STATUS]
 * 	[-t PATIENCE] [-n PART/PARTS]
 * 	[-o OWN_PID -f FOREIGN_PID] CASE…
 *
 * Prints a line for each test: the case, the subject, the result, and the observation, separated by
 * tabs. The result is `pass`, `fail`, `lacks` (the device or the driver does not have it) or
 * `cannot` (no rule says how to call it). Exit 1: something failed. SIGTERM: the test in progress
 * is reported as failed.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "conform_internal.h"

struct conform_options conform = {
	.chunk = (uint64_t)64 << 20,
	.slack = (uint64_t)64 << 20,
	.seconds = 1,
	.patience = 100,
	.parts = 1,
};

char conform_name[] = "conform";
unsigned conform_round = 1;

static const char *current; /* case */
static void *library;
static bool opened, started, failed, lacked, has_reported;
static struct progress {
	const char *doing;
	unsigned begun;	       /* tests */
} *progress;		       /* shared with the processes of tests */
static volatile pid_t running; /* the process of a test */
static unsigned tried;	       /* tests, those of other parts with them */

static void tell(const char *subject, const char *what, const char *format, va_list arguments)
{
	char text[512];

	vsnprintf(text, sizeof(text), format, arguments);
	printf("%s\t%s\t%s\t%s\n", current, subject, what, text);
	fflush(stdout);
	has_reported = true;
}

void conform_pass(const char *subject, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	tell(subject, "pass", format, arguments);
	va_end(arguments);
}

void conform_fail(const char *subject, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	tell(subject, "fail", format, arguments);
	va_end(arguments);
	failed = true;
}

void conform_lack(const char *subject, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	tell(subject, "lacks", format, arguments);
	va_end(arguments);
	lacked = true;
}

void conform_cannot(const char *subject, const char *why)
{
	printf("%s\t%s\tcannot\t%s\n", current, subject, why);
	has_reported = true;
}

static void *look_up(const char *name)
{
	const struct conform_lookup *lookup;
	struct conform_answer answer;

	for (lookup = conform_library.lookups; lookup->name; lookup++) {
		void *found = NULL;

		if (!lookup->cannot && dlsym(library, lookup->name) &&
		    lookup->find(name, &found, &answer) == CONFORM_GRANTED && found)
			return found;
	}
	return NULL;
}

bool conform_has(const char *name)
{
	return dlsym(library, name) || look_up(name);
}

void *conform_find(const char *name)
{
	void *found = dlsym(library, name);

	if (!found)
		found = look_up(name);
	if (!found) {
		conform_lack(name, "no such function");
		fflush(stdout);
		_exit(0);
	}
	return found;
}

void conform_narrow(const char *argument)
{
	char text[128];

	snprintf(text, sizeof(text), "%s is too narrow", argument);
	conform_cannot(progress->doing, text);
	fflush(stdout);
	_exit(0);
}

void conform_lacks(const char *name, int64_t status)
{
	conform_lack(name, "status %lld", (long long)status);
}

bool conform_open(void)
{
#ifdef CONFORM_PLUGIN
	opened = true; /* it came with us */
#else
	library = opened ? library : dlopen(conform.library, RTLD_NOW | RTLD_LOCAL);
	opened = library != NULL;
	if (!opened)
		conform_fail("open", "%s", dlerror());
#endif
	return opened;
}

bool conform_start(void)
{
	struct conform_answer answer = {0};
	size_t i;

	if (started)
		return true;
	if (!conform_open())
		return false;
	for (i = 0; conform_library.starts[i]; i++) {
		if (conform_library.starts[i](&answer) != CONFORM_GRANTED) {
			conform_fail("start", "status %lld", (long long)answer.status);
			return false;
		}
	}
	started = true;
	return true;
}

bool conform_start_anew(void)
{
	conform_round++;
	started = false;
	return conform_start();
}

uint64_t conform_memory(void)
{
	static struct conform_piece piece;
	const struct timespec turn = {.tv_nsec = 100000000};
	struct conform_answer answer;
	unsigned turns;

	/* What earlier tests held may be charged for a while. */
	for (turns = 0; !piece.key && turns < 30; turns++) {
		if (turns)
			nanosleep(&turn, NULL);
		if (conform_plain()->grab(&piece, CONFORM_MEMORY, &answer) == CONFORM_FAILED)
			break;
	}
	if (!piece.key)
		conform_lacks("device memory", answer.status);
	return piece.key;
}

void *conform_host(void)
{
	static void *host;

	if (!host)
		host = calloc(1, CONFORM_MEMORY);
	return host;
}

/* What holds no code is refused where a device looks into it. */
const void *conform_image(void)
{
	static const uint64_t nothing[128];

	return conform_library.image ? (const void *)conform_library.image : nothing;
}

const char *conform_image_file(void)
{
	static char name[32];
	FILE *file = *name ? NULL : tmpfile();

	if (!file)
		return name;
	fputs(conform_library.image ? conform_library.image : "", file);
	fflush(file);
	snprintf(name, sizeof(name), "/proc/self/fd/%d", fileno(file));
	return name;
}

void conform_doing(const char *name)
{
	if (progress)
		progress->doing = name;
}

void conform_limit(void)
{
	alarm(conform.patience);
}

static bool is_mine(void)
{
	return tried++ % conform.parts == conform.part;
}

/* In a process of its own: these, until one does not pass, for then the state of the process is
 * unknown. */
static void run_in_turn(const struct conform_test *const *tests, unsigned count)
{
	char tenant[32];
	unsigned i;

	signal(SIGTERM, SIG_DFL);
	/* a tenant of its own: memory of dead processes of earlier tests is not charged to it */
	if (conform.quota) {
		snprintf(tenant, sizeof(tenant), "conform-%ld", (long)getpid());
		setenv("PORTER_TENANT", tenant, 1);
	}
	failed = lacked = false;
	for (i = 0; i < count && !failed && !lacked; i++) {
		progress->begun = i + 1;
		conform_doing(tests[i]->subject);
		conform_limit();
		has_reported = false;
		tests[i]->run(tests[i]->what);
		if (!has_reported)
			conform_fail(tests[i]->subject, "nothing was found out");
		fflush(stdout);
	}
	_exit(failed ? 1 : 0);
}

/* How many of these were begun before the process ended. */
static unsigned run_some(const struct conform_test *const *tests, unsigned count)
{
	int status = 0;
	pid_t child;

	if (!progress)
		progress = mmap(NULL, sizeof(*progress), PROT_READ | PROT_WRITE,
				MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	progress->begun = 0;
	conform_doing(tests[0]->subject);
	fflush(stdout);
	child = fork();
	if (!child)
		run_in_turn(tests, count);
	running = child;
	if (child < 0 || waitpid(child, &status, 0) != child)
		conform_fail(tests[0]->subject, "%s", strerror(errno));
	else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
		conform_fail(progress->doing, "hangs: not done within %u s", conform.patience);
	else if (WIFSIGNALED(status))
		conform_fail(progress->doing, "ended by signal %d", WTERMSIG(status));
	else if (WEXITSTATUS(status))
		failed = true;
	running = 0;
	return progress->begun ? progress->begun : 1;
}

void conform_run(const struct conform_test *test)
{
	if (!is_mine())
		return;
	if (test->cannot)
		conform_cannot(test->subject, test->cannot);
	else
		run_some(&test, 1);
}

void conform_run_together(const struct conform_test *tests)
{
	const struct conform_test *mine[CONFORM_PIECES], *test;
	unsigned count = 0, done;

	for (test = tests; test->subject && count < CONFORM_PIECES; test++) {
		if (!is_mine())
			continue;
		if (test->cannot)
			conform_cannot(test->subject, test->cannot);
		else
			mine[count++] = test;
	}
	for (done = 0; done < count;)
		done += run_some(mine + done, count - done);
}

#ifdef CONFORM_PLUGIN
int conform_plugin(const struct conform_options *options, const char *subject)
{
	conform = *options;
	current = "plugin";
	conform_use(subject);
	return failed;
}
#else
const struct conform_case conform_cases[] = {
	{"grant", conform_case_grant},
	{"view", conform_case_view},
	{"processes", conform_case_processes},
	{"hold", conform_case_hold},
	{"work", conform_case_work},
	{"lookup", conform_case_lookup},
	{"quota", conform_case_quota},
	{"refusal", conform_case_refusal},
	{"free", conform_case_free},
	{"sequence", conform_case_sequence},
	{"other", conform_case_other},
	{"fork", conform_case_fork},
	{"kill", conform_case_kill},
	{"plugin", conform_case_plugin},
	{"share", conform_case_share},
	{"absent", conform_case_absent},
	{0},
};

static uint64_t bytes_of(const char *text)
{
	static const char units[] = "kmgt";
	char *end;
	uint64_t value = strtoull(text, &end, 0);
	const char *unit = *end ? strchr(units, *end | 0x20) : NULL;

	return unit ? value << 10 * (unit - units + 1) : value;
}

static bool run_case(const char *name)
{
	const struct conform_case *found;

	for (found = conform_cases; found->name; found++) {
		if (!strcmp(found->name, name)) {
			current = name;
			found->run();
			return true;
		}
	}
	fprintf(stderr, "no case %s\n", name);
	return false;
}

/* PART/PARTS: of all tests, every so manieth. */
static bool read_part(const char *text)
{
	return sscanf(text, "%u/%u", &conform.part, &conform.parts) == 2 &&
		conform.part < conform.parts;
}

static bool read_options(int argc, char **argv)
{
	int option;

	conform.library = conform_library.soname;
	optind = 1;
	while ((option = getopt(argc, argv, "l:p:q:c:k:s:a:t:n:o:f:")) != -1) {
		switch (option) {
		case 'l':
			conform.library = optarg;
			break;
		case 'p':
			conform.plugin = optarg;
			break;
		case 'q':
			conform.quota = bytes_of(optarg);
			break;
		case 'c':
			conform.chunk = bytes_of(optarg);
			break;
		case 'k':
			conform.slack = bytes_of(optarg);
			break;
		case 's':
			conform.seconds = strtod(optarg, NULL);
			break;
		case 't':
			conform.patience = (unsigned)strtoul(optarg, NULL, 10);
			break;
		case 'n':
			if (!read_part(optarg))
				return false;
			break;
		case 'o':
			conform.own = strtoll(optarg, NULL, 10);
			break;
		case 'f':
			conform.foreign = strtoll(optarg, NULL, 10);
			break;
		case 'a':
			conform.expected = !strcmp(optarg, "no-driver") ? conform_library.no_driver
									: conform_library.absent;
			break;
		default:
			return false;
		}
	}
	return true;
}

/* A program may use the device before main: values that it finds there must stay the same later. */
__attribute__((constructor)) static void early(int argc, char **argv)
{
	static const struct conform_test test = {"before main", conform_use, "before main", NULL};

	if (argc < 2 || strcmp(argv[argc - 1], "early") != 0 || !read_options(argc, argv))
		return;
	current = "early";
	if (conform_library.ways->name)
		conform_run(&test);
}

/* SIGTERM: it reports the test in progress. */
static void stopped(int number)
{
	char row[256];
	int length;

	length = snprintf(row, sizeof(row), "%s\t%s\tfail\tstopped by signal %d\n",
			  current ? current : "", progress ? progress->doing : "", number);
	if (running > 0)
		kill(running, SIGKILL);
	_exit(write(STDOUT_FILENO, row, (size_t)length) == length ? 1 : 3);
}

int main(int argc, char **argv)
{
	if (!read_options(argc, argv))
		return 2;
	signal(SIGTERM, stopped);
	for (; optind < argc; optind++)
		if (strcmp(argv[optind], "early") != 0 && !run_case(argv[optind]))
			return 2;
	return failed ? 1 : 0;
}
#endif
