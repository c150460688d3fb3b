/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform [-l LIBRARY] [-p PLUGIN] [-q QUOTA] [-c CHUNK] [-k SLACK] [-s SECONDS] [-a STATUS] [-o OWN_PID -f FOREIGN_PID] CASE…
 *
 * A line for each thing that was tried: the case, the subject, `pass`, `fail`, `lacks` (the device or the driver does not have it) or
 * `cannot` (nobody says how to call it), and what was seen, separated by tabs. Exit 1: something failed.
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

#define PATIENCE 100	/* seconds that a test may take */

struct conform_options conform = {.chunk = (uint64_t)64 << 20, .slack = (uint64_t)64 << 20, .seconds = 1};

char conform_name[] = "conform";

static const char *current;	/* case */
static void *library;
static bool opened, failed, told_any;
static const char **doing;	/* shared with the processes of tests */

static void tell(const char *subject, const char *what, const char *format, va_list arguments)
{
	char text[512];

	vsnprintf(text, sizeof(text), format, arguments);
	printf("%s\t%s\t%s\t%s\n", current, subject, what, text);
	fflush(stdout);
	told_any = true;
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
}

void conform_cannot(const char *subject, const char *why)
{
	printf("%s\t%s\tcannot\t%s\n", current, subject, why);
	told_any = true;
}

static void *look_up(const char *name)
{
	const struct conform_lookup *lookup;
	struct conform_told told;

	for (lookup = conform_library.lookups; lookup->name; lookup++) {
		void *found = NULL;

		if (!lookup->cannot && dlsym(library, lookup->name) && lookup->find(name, &found, &told) == CONFORM_GRANTED && found)
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
	conform_cannot(*doing, text);
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
	opened = true;	/* it came with us */
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
	struct conform_told told = {0};
	size_t i;

	if (!conform_open())
		return false;
	for (i = 0; conform_library.starts[i]; i++) {
		if (conform_library.starts[i](&told) != CONFORM_GRANTED) {
			conform_fail("start", "status %lld", (long long)told.status);
			return false;
		}
	}
	return true;
}

uint64_t conform_memory(void)
{
	static struct conform_piece piece;
	const struct timespec turn = {.tv_nsec = 100000000};
	struct conform_told told;
	unsigned turns;

	/* What earlier tests held may be charged for a while. */
	for (turns = 0; !piece.key && turns < 30; turns++) {
		if (turns)
			nanosleep(&turn, NULL);
		if (conform_plain()->grab(&piece, CONFORM_MEMORY, &told) == CONFORM_FAILED)
			break;
	}
	if (!piece.key)
		conform_lacks("device memory", told.status);
	return piece.key;
}

void *conform_host(void)
{
	static void *host;

	if (!host)
		host = calloc(1, CONFORM_MEMORY);
	return host;
}

void conform_doing(const char *name)
{
	if (doing)
		*doing = name;
}

void conform_run(const struct conform_test *test)
{
	char tenant[32];
	int status = 0;
	pid_t child;

	if (!doing)
		doing = mmap(NULL, sizeof(*doing), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	conform_doing(test->subject);
	fflush(stdout);
	child = fork();
	if (!child) {
		alarm(PATIENCE);
		if (conform.quota) {	/* a tenant of its own: what the dead of earlier tests left is not charged to it */
			snprintf(tenant, sizeof(tenant), "conform-%ld", (long)getpid());
			setenv("PORTER_TENANT", tenant, 1);
		}
		told_any = failed = false;
		test->run(test->what);
		if (!told_any)
			conform_fail(test->subject, "nothing was found out");
		fflush(stdout);
		_exit(failed ? 1 : 0);
	}
	if (child < 0 || waitpid(child, &status, 0) != child)
		conform_fail(test->subject, "%s", strerror(errno));
	else if (WIFSIGNALED(status))
		conform_fail(*doing, "ended by signal %d", WTERMSIG(status));
	else if (WEXITSTATUS(status))
		failed = true;
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
	{"plot", conform_case_plot},
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

static bool read_options(int argc, char **argv)
{
	int option;

	conform.library = conform_library.soname;
	optind = 1;
	while ((option = getopt(argc, argv, "l:p:q:c:k:s:a:o:f:")) != -1) {
		switch (option) {
		case 'l': conform.library = optarg; break;
		case 'p': conform.plugin = optarg; break;
		case 'q': conform.quota = bytes_of(optarg); break;
		case 'c': conform.chunk = bytes_of(optarg); break;
		case 'k': conform.slack = bytes_of(optarg); break;
		case 's': conform.seconds = strtod(optarg, NULL); break;
		case 'o': conform.own = strtoll(optarg, NULL, 10); break;
		case 'f': conform.foreign = strtoll(optarg, NULL, 10); break;
		case 'a':
			conform.expected = !strcmp(optarg, "no-driver") ? conform_library.no_driver : conform_library.absent;
			break;
		default: return false;
		}
	}
	return true;
}

/* A program may use the device before main: what it finds there is what it finds later. */
__attribute__((constructor)) static void early(int argc, char **argv)
{
	static const struct conform_test test = {"before main", conform_use, "before main"};

	if (argc < 2 || strcmp(argv[argc - 1], "early") != 0 || !read_options(argc, argv))
		return;
	current = "early";
	if (conform_library.ways->name)
		conform_run(&test);
}

int main(int argc, char **argv)
{
	if (!read_options(argc, argv))
		return 2;
	for (; optind < argc; optind++)
		if (strcmp(argv[optind], "early") != 0 && !run_case(argv[optind]))
			return 2;
	return failed ? 1 : 0;
}
#endif
