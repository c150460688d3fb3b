/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Processes of one tenant that become another user share one quota, and get the memory of one of
 * them when it is killed. For root.
 *
 *   users [-n PROCESSES] [-u UID] [-g GID] [-w before|after|root|descriptors] [-d DEVICE] BYTES QUOTA
 *
 * Each of the processes makes one allocation of BYTES. It becomes the user UID of the group GID,
 * with no other groups, before its first call of the driver (the default), or after a first small
 * allocation. With `root` it then changes its root to an empty folder, with `descriptors` it uses
 * up its descriptors instead. Once all have tried, one that was granted memory is killed, and those
 * that were refused try again.
 *
 * One JSON line. Exit 1: more than QUOTA was granted, nothing was granted, or no process was
 * granted the killed one's memory.
 */
#define _GNU_SOURCE
#include "cu.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST 64
#define AGAIN_NS UINT64_C(10000000000)

enum when { BEFORE, AFTER, ROOT, DESCRIPTORS };

struct options {
	int processes, device;
	uid_t user;
	gid_t group;
	enum when when;
	uint64_t bytes, quota;
};

static char empty[] = "/tmp/porter-users-XXXXXX";

struct child {
	pid_t pid;
	int to, from;
	bool granted;
};

static void must(bool done, const char *what)
{
	if (done)
		return;
	perror(what);
	exit(2);
}

static void become(const struct options *options)
{
	must(!setgroups(0, NULL) && !setgid(options->group) && !setuid(options->user),
	     "becoming another user");
}

static void change_root(void)
{
	must(!chroot(empty) && !chdir("/"), "changing the root");
}

static void exhaust(void)
{
	must(!setrlimit(RLIMIT_NOFILE, &(struct rlimit){1024, 1024}), "limiting descriptors");
	while (dup(2) >= 0)
		;
}

static void change(const struct options *options)
{
	if (options->when == ROOT)
		change_root();
	become(options);
	if (options->when == DESCRIPTORS)
		exhaust();
}

/* A byte for each try: 1, granted. */
static void serve(const struct options *options, int in, int out)
{
	cu_address at;
	char byte;
	int status;

	if (options->when == BEFORE)
		become(options);
	cu_start(options->device);
	if (options->when != BEFORE) {
		status = cu.MemAlloc(&at, MIB);
		if (status != CU_OUT_OF_MEMORY)
			cu_must(status, "cuMemAlloc");
		change(options);
	}
	do {
		status = cu.MemAlloc(&at, options->bytes);
		if (status != CU_OUT_OF_MEMORY)
			cu_must(status, "cuMemAlloc");
		byte = !status;
		if (write(out, &byte, 1) != 1)
			break;
	} while (read(in, &byte, 1) == 1);
}

static void start(struct child *child, const struct options *options)
{
	int down[2], up[2];

	must(!pipe2(down, O_CLOEXEC) && !pipe2(up, O_CLOEXEC), "pipe");
	child->pid = fork();
	if (!child->pid) {
		close(down[1]);
		close(up[0]);
		serve(options, down[0], up[1]);
		_exit(0);
	}
	close(down[0]);
	close(up[1]);
	child->to = down[1];
	child->from = up[0];
}

/* False, too, where there was no room for its context. */
static bool answer(struct child *child)
{
	char byte = 0;

	child->granted = read(child->from, &byte, 1) == 1 && byte;
	return child->granted;
}

static unsigned again(struct child *children, int count)
{
	uint64_t begin = now_ns();
	unsigned granted = 0;

	while (!granted && now_ns() - begin < AGAIN_NS) {
		for (int i = 0; i < count; i++)
			if (!children[i].granted && children[i].pid &&
			    write(children[i].to, "", 1) == 1)
				granted += answer(&children[i]);
		usleep(50000);
	}
	return granted;
}

static int run(const struct options *options)
{
	struct child children[MOST] = {{0}};
	unsigned granted = 0, later = 0;
	int first = -1;
	bool good;

	signal(SIGPIPE, SIG_IGN);
	must(mkdtemp(empty), "making an empty folder");
	for (int i = 0; i < options->processes; i++)
		start(&children[i], options);
	for (int i = 0; i < options->processes; i++) {
		granted += answer(&children[i]);
		if (children[i].granted)
			first = i;
	}
	if (first >= 0) {
		kill(children[first].pid, SIGKILL);
		waitpid(children[first].pid, NULL, 0);
		children[first].pid = 0;
		if ((int)granted < options->processes)
			later = again(children, options->processes);
	}
	for (int i = 0; i < options->processes; i++)
		if (children[i].pid)
			kill(children[i].pid, SIGKILL);
	while (wait(NULL) > 0)
		;
	rmdir(empty);
	good = granted && granted * options->bytes <= options->quota &&
		(granted - 1 + later) * options->bytes <= options->quota &&
		(later || (int)granted == options->processes);
	printf("{\"processes\": %d, \"granted\": %u, \"after_a_kill\": %u, \"bytes\": %llu, \"good\": %s}\n",
	       options->processes, granted, later, (unsigned long long)options->bytes,
	       good ? "true" : "false");
	return good ? 0 : 1;
}

static enum when when_of(const char *text)
{
	static const char *const names[] = {"before", "after", "root", "descriptors"};

	for (int i = 0; i < 4; i++)
		if (!strcmp(text, names[i]))
			return (enum when)i;
	fprintf(stderr, "-w %s: allowed are before, after, root and descriptors\n", text);
	exit(2);
}

int main(int argc, char **argv)
{
	struct options options = {.processes = 3, .user = 1000, .group = 1000};
	int option;

	while ((option = getopt(argc, argv, "n:u:g:w:d:")) != -1) {
		switch (option) {
		case 'n':
			options.processes = atoi(optarg);
			break;
		case 'u':
			options.user = (uid_t)atoi(optarg);
			break;
		case 'g':
			options.group = (gid_t)atoi(optarg);
			break;
		case 'w':
			options.when = when_of(optarg);
			break;
		case 'd':
			options.device = atoi(optarg);
			break;
		default:
			return 2;
		}
	}
	if (optind + 2 != argc || options.processes < 1 || options.processes > MOST) {
		fprintf(stderr,
			"users [-n PROCESSES] [-u UID] [-g GID] [-w before|after|root|descriptors] [-d DEVICE] BYTES QUOTA\n");
		return 2;
	}
	options.bytes = bytes_of(argv[optind]);
	options.quota = bytes_of(argv[optind + 1]);
	return run(&options);
}
