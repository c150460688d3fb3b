/* SPDX-License-Identifier: Apache-2.0 */
/* Processes of any user are members of their tenant's account, or are granted nothing. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <grp.h>

#include "check.h"
#include "quota_world.h"
#include "region.h"

#define FILE_NAME "state/tenant/account"
#define USER 1234
#define GROUP 4321

/* Our user may not be allowed to kill it: it ends itself when our standard input is another file. No descriptor becomes free by that. */
static void end(pid_t child)
{
	CHECK(dup2(2, 0) == 0 && waitpid(child, NULL, 0) == child);
}

static void become(uid_t user, gid_t group)
{
	CHECK(!setgroups(0, NULL) && !setgid(group) && !setuid(user));
}

/* Another process that holds 600 bytes in the account, until end(). */
static pid_t member_of_600(void)
{
	int ready[2], stop[2];
	pid_t child;
	char byte;

	CHECK(!pipe(ready) && !pipe(stop));
	child = fork();
	if (!child) {
		close(stop[1]);
		EQUAL(quota_reserve(limited_to("1000"), 600), 0);
		CHECK(write(ready[1], "", 1) == 1);
		(void)!read(stop[0], &byte, 1);
		raise(SIGKILL);
	}
	close(ready[1]);
	CHECK(read(ready[0], &byte, 1) == 1 && dup2(stop[1], 0) == 0);
	close(ready[0]);
	close(stop[0]);
	close(stop[1]);
	return child;
}

static void log_to_file(void)
{
	setenv("PORTER_LOG_FILE", "log", 1);
}

static unsigned lines_with(const char *what)
{
	unsigned count = 0;
	char line[1024];
	FILE *log = fopen("log", "r");

	while (log && fgets(line, sizeof(line), log))
		count += strstr(line, what) != NULL;
	if (log)
		fclose(log);
	return count;
}

static void refused_beyond_400(void)
{
	int device = limited_to("1000");

	EQUAL(charged(device), 600);
	EQUAL(quota_reserve(device, 401), -ENOMEM);
	EQUAL(quota_reserve(device, 400), 0);
}

/* Users that may pass through the state folder, and not list it, are members of one account. */
static void refused_beyond_400_as(uid_t user, gid_t group, mode_t mode)
{
	pid_t other, child;
	int status;

	NEEDS(!getuid());
	CHECK(!mkdir("state", 0777) && !chmod("state", mode) && !chown("state", 0, GROUP));
	other = member_of_600();
	child = fork();
	if (!child) {
		become(user, group);
		CHECK(open("state", O_RDONLY) < 0);
		refused_beyond_400();
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
	end(other);
}

static void another_user_passes_through(void)
{
	refused_beyond_400_as(USER, USER, 0711);
}

static void a_group_passes_through(void)
{
	refused_beyond_400_as(USER, GROUP, 0710);
}

/* The tenant's folder need not be listed either, where the account is there. */
static void another_user_finds_the_account(void)
{
	pid_t other, child;
	int status;

	NEEDS(!getuid());
	other = member_of_600();
	CHECK(!chmod("state", 0711) && !chmod("state/tenant", 0711));
	child = fork();
	if (!child) {
		become(USER, USER);
		refused_beyond_400();
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
	end(other);
}

/* A limit of its own would be one more for the tenant. It is told once, and has memory as soon as it is let in. */
static void nothing_is_granted_to_a_user_that_is_kept_out(mode_t state, mode_t account)
{
	pid_t other, child;
	int status, go[2];
	char byte;

	NEEDS(!getuid());
	log_to_file();
	CHECK(!close(open("log", O_CREAT | O_WRONLY, 0666)) && !chmod("log", 0666) && !pipe(go));
	other = member_of_600();
	CHECK(!chmod("state", state) && !chmod(FILE_NAME, account));
	child = fork();
	if (!child) {
		become(USER, USER);
		world("1000");
		for (int i = 0; i < 3; i++)
			EQUAL(quota_device(&the_device), -ENOMEM);
		EQUAL(lines_with("error: tenant tenant: user 1234 may not reach the account in /"), 1);
		EQUAL(lines_with("(PORTER_STATE)"), 1);
		CHECK(write(go[1], "", 1) == 1 && !raise(SIGSTOP));
		refused_beyond_400();
		_exit(0);
	}
	CHECK(read(go[0], &byte, 1) == 1 && waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status));
	CHECK(!chmod("state", 0711) && !chmod(FILE_NAME, 0666) && !kill(child, SIGCONT));
	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
	end(other);
}

static void kept_out_of_the_state(void)
{
	nothing_is_granted_to_a_user_that_is_kept_out(0700, 0666);
}

static void kept_out_of_the_account(void)
{
	nothing_is_granted_to_a_user_that_is_kept_out(0711, 0600);
}

/* A process was killed that made the account: its user's file is in the way of the name. */
static void another_users_leftover(void)
{
	pid_t child;
	int status;

	NEEDS(!getuid());
	CHECK(!mkdir("state", 0711) && !chmod("state", 0711) && !mkdir("state/tenant", 01777) && !chmod("state/tenant", 01777));
	CHECK(!close(open(FILE_NAME ".new", O_CREAT | O_WRONLY, 0600)));
	child = fork();
	if (!child) {
		become(USER, USER);
		EQUAL(quota_reserve(limited_to("1000"), 600), 0);
		CHECK(!access(FILE_NAME, F_OK));
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
}

/* What an umask takes from a folder would keep other users out. */
static void folders_are_open_whatever_the_umask(void)
{
	struct stat about;

	umask(077);
	(void)limited_to("1000");
	CHECK(!stat("state/tenant", &about));
	EQUAL(about.st_mode & 07777, 01777);
	CHECK(!stat("state", &about));
	EQUAL(about.st_mode & 07777, 01777);
}

int main(int argc, char **argv)
{
	static const struct check_case cases[] = {
		CASE(another_user_passes_through), CASE(a_group_passes_through),
		CASE(another_user_finds_the_account), CASE(kept_out_of_the_state), CASE(kept_out_of_the_account),
		CASE(another_users_leftover), CASE(folders_are_open_whatever_the_umask),
	};

	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
