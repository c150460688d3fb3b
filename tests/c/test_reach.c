/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A process reaches its tenant's account after any change of itself: it changes its user or its
 * root, closes its descriptors, or has none left.
 *
 * Memory of a process that was killed is free again as soon as another member checks its byte lock,
 * which needs an opening of the file.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <grp.h>
#include <sys/resource.h>

#include "check.h"
#include "platform/kept.h"
#include "platform/log.h"
#include "quota_world.h"
#include "config/reach.h"
#include "state/region.h"

#define FILE_NAME "state/tenant/account"
#define USER 1234
#define GROUP 4321

/* Our user may not be allowed to kill it: it ends itself when our standard input is another file.
 * No descriptor becomes free by that. */
static void end(pid_t child)
{
	CHECK(dup2(2, 0) == 0 && waitpid(child, NULL, 0) == child);
}

static void become(uid_t user, gid_t group)
{
	CHECK(!setgroups(0, NULL) && !setgid(group) && !setuid(user));
}

/* A closed folder above the state: only its owner may go through. */
static void close_parent(void)
{
	CHECK(!chmod(".", 0700));
}

static void change_root(void)
{
	CHECK(!mkdir("root", 0755) && !chroot("root") && !chdir("/"));
}

static void close_all(void)
{
	for (int file = 3; file < 1024; file++)
		close(file);
}

static void exhaust(void)
{
	CHECK(!setrlimit(RLIMIT_NOFILE, &(struct rlimit){256, 256}));
	while (dup(2) >= 0)
		;
	EQUAL(errno, EMFILE);
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

static int join_with_100(void)
{
	int device = limited_to("1000");

	everybody_gone = 1;
	EQUAL(quota_reserve(device, 100), 0);
	return device;
}

/* The other process's memory is ours when it is dead, and only then. */
static void inherits(int device, pid_t other)
{
	EQUAL(quota_reserve(device, 600), -ENOMEM);
	end(other);
	EQUAL(quota_reserve(device, 600), 0);
	EQUAL(quota_reserve(device, 301), -ENOMEM);
	EQUAL(charged(device), 700);
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

static void after_a_change_of_user(void)
{
	pid_t other;
	int device;

	NEEDS(!getuid());
	other = member_of_600();
	device = join_with_100();
	close_parent();
	become(USER, USER);
	CHECK(access(FILE_NAME, F_OK) && errno == EACCES);
	inherits(device, other);
}

static void after_a_change_of_root(void)
{
	pid_t other;
	int device;

	NEEDS(!getuid());
	other = member_of_600();
	device = join_with_100();
	change_root();
	inherits(device, other);
}

static void without_a_free_descriptor(void)
{
	pid_t other = member_of_600();
	int device = join_with_100();

	exhaust();
	inherits(device, other);
}

static void after_its_descriptors_were_closed(void)
{
	pid_t other = member_of_600();
	int device = join_with_100();

	close_all();
	inherits(device, other);
}

/* A closed descriptor is kept anew as soon as the file is opened again by its path. */
static void after_its_descriptors_were_closed_and_all_were_used(void)
{
	pid_t other = member_of_600();
	int device = join_with_100();

	close_all();
	EQUAL(quota_reserve(device, 901), -ENOMEM);
	exhaust();
	inherits(device, other);
}

/* The program's own files get the numbers of the kept descriptors. */
static void a_file_of_the_program_is_let_be(void)
{
	pid_t other = member_of_600();
	int device = join_with_100(), file;
	struct stat before, after;

	close_all();
	file = open("own", O_CREAT | O_RDWR, 0600);
	CHECK(file >= 0 && !fstat(file, &before));
	for (int number = 3; number < 256; number++)
		CHECK(number == file || dup2(file, number) == number);
	inherits(device, other);
	for (int number = 3; number < 256; number++)
		CHECK(!fstat(number, &after) && after.st_ino == before.st_ino);
	EQUAL(after.st_size, 0);
}

static int new_file(const char *name)
{
	int file = open(name, O_CREAT | O_RDWR, 0600);

	CHECK(file >= 0);
	return file;
}

static bool leads_to(int file, const char *name)
{
	struct stat about, named;

	return !fstat(file, &about) && !stat(name, &named) && about.st_ino == named.st_ino;
}

/* Another thread could be asking it about locks: the program's next file gets a closed one's number. */
static void a_kept_file_in_use_is_closed_later(void)
{
	int first, status;

	kept_put("/kept", new_file("first"));
	kept_begin();
	first = kept_get("/kept");
	kept_put("/kept", new_file("second"));
	CHECK(leads_to(first, "first") && leads_to(kept_get("/kept"), "second"));
	kept_begin();
	kept_end();
	CHECK(leads_to(first, "first"));
	if (!fork()) { /* has no other thread */
		kept_put("/kept", new_file("third"));
		_exit(leads_to(first, "first"));
	}
	CHECK(wait(&status) > 0 && !status);
	kept_end();
	CHECK(!leads_to(first, "first") && kept_has("/kept"));
}

/* Its slot is its own for as long as it lives, whichever files it closes. */
static void its_own_lock_stays(void)
{
	int device = join_with_100(), status;
	pid_t child;

	close_all();
	child = fork();
	if (!child) {
		int file = open(FILE_NAME, O_RDONLY);

		CHECK(file >= 0 && mapped_locked(file, 0));
		everybody_gone = 1;
		EQUAL(quota_reserve(limited_to("1000"), 901), -ENOMEM);
		EQUAL(charged(device), 100);
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child && !status);
}

static void ends_well(void (*then)(int device), int device)
{
	pid_t child = fork();
	int status;

	if (!child) {
		then(device);
		_exit(0);
	}
	CHECK(waitpid(child, &status, 0) == child);
	EQUAL(status, 0);
}

static void joins_its_parent(int unused)
{
	int device = limited_to("1000");

	(void)unused;
	EQUAL(charged(device), 700);
	EQUAL(quota_reserve(device, 301), -ENOMEM);
	EQUAL(quota_reserve(device, 300), 0);
}

static void has_900_with_its_parent_now(int device)
{
	EQUAL(quota_reserve(device, 901), -ENOMEM);
	EQUAL(quota_reserve(device, 900), 0);
}

static void has_900_with_its_parent(int unused)
{
	int device = limited_to("1000");

	(void)unused;
	EQUAL(charged(device), 100);
	EQUAL(quota_reserve(device, 901), -ENOMEM);
	EQUAL(quota_reserve(device, 900), 0);
}

static void a_child_joins_after_a_change_of_user(void)
{
	int device;

	NEEDS(!getuid());
	device = join_with_100();
	close_parent();
	become(USER, USER);
	ends_well(has_900_with_its_parent, device);
}

static void a_child_joins_after_a_change_of_root(void)
{
	int device;

	NEEDS(!getuid());
	device = join_with_100();
	change_root();
	ends_well(has_900_with_its_parent, device);
	CHECK(access("state", F_OK) && access("/state", F_OK));
}

/* First the child frees a dead process's memory, then its parent the child's. */
static void a_child_and_its_parent_find_the_dead(void)
{
	int device;
	pid_t other;

	NEEDS(!getuid());
	other = member_of_600();
	device = join_with_100();
	close_parent();
	become(USER, USER);
	end(other);
	ends_well(has_900_with_its_parent, device);
	EQUAL(quota_reserve(device, 900), 0);
}

static void views_after_a_change_of_root(void)
{
	struct quota_process list[4];
	struct quota_view view;
	pid_t other;

	NEEDS(!getuid());
	other = member_of_600();
	(void)join_with_100();
	change_root();
	EQUAL(quota_processes("SIM-world", list, 4), 2);
	EQUAL(list[0].pid, other);
	CHECK(!quota_view_uuid("SIM-world", &view));
	EQUAL(view.charged, 700);
}

/* A management library is no member: it only looks. */
static void views_of_no_member(void (*does)(void))
{
	struct quota_process list[4];
	struct quota_view view;
	pid_t other = member_of_600();

	world("1000");
	CHECK(!quota_view_uuid("SIM-world", &view));
	EQUAL(view.charged, 600);
	does();
	CHECK(!quota_view_uuid("SIM-world", &view));
	EQUAL(view.charged, 600);
	EQUAL(quota_processes("SIM-world", list, 4), 1);
	end(other);
	CHECK(!quota_view_uuid("SIM-world", &view));
	EQUAL(view.charged, 0);
}

static void closed_to_the_user(void)
{
	close_parent();
	become(USER, USER);
}

static void views_after_a_change_of_user(void)
{
	NEEDS(!getuid());
	views_of_no_member(closed_to_the_user);
}

static void views_of_another_after_a_change_of_root(void)
{
	NEEDS(!getuid());
	views_of_no_member(change_root);
}

static void views_without_a_free_descriptor(void)
{
	views_of_no_member(exhaust);
}

/* It changes between its first call, which charges nothing, and the first that does. */
static void joins_after(void (*change)(void))
{
	pid_t other = member_of_600();
	int device;

	world("1000");
	everybody_gone = 1;
	reach_keep(true);
	change();
	device = quota_device(&the_device);
	CHECK(device >= 0);
	EQUAL(quota_reserve(device, 100), 0);
	inherits(device, other);
	ends_well(joins_its_parent, device);
}

static void change_root_and_user(void)
{
	change_root();
	become(USER, USER);
}

static void change_root_and_exhaust(void)
{
	change_root();
	exhaust();
}

static void joins_after_a_change_of_user(void)
{
	NEEDS(!getuid());
	joins_after(closed_to_the_user);
}
static void joins_after_a_change_of_root(void)
{
	NEEDS(!getuid());
	joins_after(change_root);
}
static void joins_after_a_change_of_root_and_user(void)
{
	NEEDS(!getuid());
	joins_after(change_root_and_user);
}
static void joins_without_a_free_descriptor(void)
{
	joins_after(exhaust);
}
static void joins_in_another_root_without_a_free_descriptor(void)
{
	NEEDS(!getuid());
	joins_after(change_root_and_exhaust);
}

/* The default folder belongs to the user that the process was when it read its limits. */
static void finds_the_default_folder_as_another_user(void)
{
	char base[3000];
	int device;

	NEEDS(!getuid());
	world("1000");
	CHECK(getcwd(base, sizeof(base)) && !chmod(".", 0755));
	unsetenv("PORTER_STATE");
	setenv("XDG_RUNTIME_DIR", base, 1);
	device = quota_device(&the_device);
	EQUAL(quota_reserve(device, 100), 0);
	CHECK(!access("porter-0/tenant/account", F_OK));
	become(USER, USER);
	close_all();
	ends_well(has_900_with_its_parent_now, device);
}

/* A process with few descriptors keeps them all, and the reason is logged. */
static void nothing_spare_where_descriptors_are_few(void)
{
	char path[4096];

	CHECK(getcwd(path, sizeof(path) - 4));
	setenv("PORTER_LOG_FILE", strcat(path, "/log"), 1);
	log_line(LOG_WARN, "from here on the file is kept");
	CHECK(!setrlimit(RLIMIT_NOFILE, &(struct rlimit){32, 32}));
	world("1000");
	reach_keep(true);
	while (dup(2) >= 0)
		;
	for (int i = 0; i < 3; i++)
		EQUAL(quota_device(&the_device), -ENOMEM);
	CHECK(!close(3));
	EQUAL(lines_with("no place in the account (Too many open files)"), 1);
}

static void a_library_that_only_shows_makes_nothing(void)
{
	world("1000");
	reach_keep(false);
	CHECK(access("state", F_OK) && errno == ENOENT);
}

static void nothing_is_kept_without_a_limit(void)
{
	int before = dup(2);

	world(NULL);
	reach_keep(true);
	CHECK(access("state", F_OK) && errno == ENOENT && !close(before) && dup(2) == before);
	CHECK(fcntl(200, F_GETFD) < 0);
}

static void views_that_begin_after_a_change_of_root(void)
{
	struct quota_view view;
	pid_t other;

	NEEDS(!getuid());
	other = member_of_600();
	world("1000");
	reach_keep(false);
	change_root();
	CHECK(!quota_view_uuid("SIM-world", &view));
	EQUAL(view.charged, 600);
	end(other);
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

/* A limit for this process alone would add to the tenant's limit. The refusal is logged once, and
 * memory is granted as soon as the user has access. */
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
		EQUAL(lines_with("error: tenant tenant: user 1234 may not reach the account in /"),
		      1);
		EQUAL(lines_with("(PORTER_STATE)"), 1);
		CHECK(write(go[1], "", 1) == 1 && !raise(SIGSTOP));
		refused_beyond_400();
		_exit(0);
	}
	CHECK(read(go[0], &byte, 1) == 1 && waitpid(child, &status, WUNTRACED) == child &&
	      WIFSTOPPED(status));
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

/* The account cannot be reached any more: that is logged once, and uncertain memory is not taken
 * for free. */
static void out_of_reach(void)
{
	pid_t other;
	int device;

	NEEDS(!getuid());
	CHECK(!mkdir("root", 0755));
	setenv("PORTER_LOG_FILE", "/log", 1);
	other = member_of_600();
	device = join_with_100();
	close_all();
	CHECK(!chroot("root") && !chdir("/"));
	for (int i = 0; i < 3; i++)
		EQUAL(quota_reserve(device, 600), -ENOMEM);
	EQUAL(lines_with("cannot be opened any more (No such file or directory)"), 1);
	EQUAL(lines_with("was damaged, removed or replaced"), 0);
	end(other);
	EQUAL(quota_reserve(device, 300), 0);
}

static void removed_after_a_change_of_root(void)
{
	int device, there;

	NEEDS(!getuid());
	CHECK(!mkdir("root", 0755));
	setenv("PORTER_LOG_FILE", "/log", 1);
	device = join_with_100();
	there = open("state/tenant", O_PATH | O_DIRECTORY);
	CHECK(!chroot("root") && !chdir("/"));
	EQUAL(quota_reserve(device, 901), -ENOMEM);
	EQUAL(lines_with("was damaged, removed or replaced"), 0);
	CHECK(!unlinkat(there, "account", 0));
	usleep(60000);
	quota_check();
	EQUAL(quota_reserve(device, 901), -ENOMEM);
	EQUAL(lines_with("was damaged, removed or replaced"), 1);
	EQUAL(quota_reserve(device, 900), 0);
}

/* Messages go where they went before, and not to the program's own standard error. */
static void the_log_file_stays_after(void (*change)(void))
{
	char path[4096], text[256] = "";
	struct stat own;
	int log;

	NEEDS(!getuid());
	CHECK(getcwd(path, sizeof(path) - 4) && freopen("own", "w", stderr));
	strcat(path, "/log");
	setenv("PORTER_LOG_FILE", path, 1);
	log_line(LOG_WARN, "one message");
	log = open("log", O_RDONLY);
	change();
	log_line(LOG_WARN, "one more");
	CHECK(read(log, text, sizeof(text) - 1) > 0 && strstr(text, ": one message\nporter[") &&
	      strstr(text, ": one more\n"));
	CHECK(!fstat(fileno(stderr), &own));
	EQUAL(own.st_size, 0);
}

static void the_log_file_stays_after_a_change_of_user(void)
{
	the_log_file_stays_after(closed_to_the_user);
}
static void the_log_file_stays_after_a_change_of_root(void)
{
	the_log_file_stays_after(change_root);
}
static void the_log_file_stays_without_a_free_descriptor(void)
{
	the_log_file_stays_after(exhaust);
}

/* A process was killed that made the account: its user's file is in the way of the name. */
static void another_users_leftover(void)
{
	pid_t child;
	int status;

	NEEDS(!getuid());
	CHECK(!mkdir("state", 0711) && !chmod("state", 0711) && !mkdir("state/tenant", 01777) &&
	      !chmod("state/tenant", 01777));
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

/* Permissions that an umask removes from a folder would keep other users out. */
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

/* As a copy of the folder by hard links makes one. Any user who may open the account may do that. */
static void an_account_with_another_name_is_the_account(void)
{
	pid_t other = member_of_600();

	CHECK(!link(FILE_NAME, "copy"));
	refused_beyond_400();
	end(other);
}

static void a_link_of_another_user_is_not_followed(void)
{
	NEEDS(!getuid());
	CHECK(!mkdir("there", 0777) && !symlink("there", "state"));
	EQUAL(account_make_state("state", false), 0);
	EQUAL(account_make_state("state", true), -ENOTDIR);
	CHECK(!lchown("state", USER, USER));
	EQUAL(account_make_state("state", false), -ENOTDIR);
	become(USER, USER);
	EQUAL(account_make_state("state", false), 0);
}

/* A misspelt name: nothing is made above it, and nothing next to the system's own folders. */
static void folders_above_are_not_made(void)
{
	CHECK(account_make_state("state/x", false) == -ENOENT && access("state", F_OK));
	EQUAL(account_make_state("/porter-test-none", false), -ENOENT);
	CHECK(access("/porter-test-none", F_OK));
	EQUAL(account_make_state("state", false), 0);
}

int main(int argc, char **argv)
{
	static const struct check_case cases[] = {
		CASE(after_a_change_of_user),
		CASE(after_a_change_of_root),
		CASE(without_a_free_descriptor),
		CASE(after_its_descriptors_were_closed),
		CASE(after_its_descriptors_were_closed_and_all_were_used),
		CASE(a_file_of_the_program_is_let_be),
		CASE(a_kept_file_in_use_is_closed_later),
		CASE(its_own_lock_stays),
		CASE(a_child_joins_after_a_change_of_user),
		CASE(a_child_joins_after_a_change_of_root),
		CASE(a_child_and_its_parent_find_the_dead),
		CASE(views_after_a_change_of_root),
		CASE(views_after_a_change_of_user),
		CASE(views_of_another_after_a_change_of_root),
		CASE(views_without_a_free_descriptor),
		CASE(another_user_passes_through),
		CASE(a_group_passes_through),
		CASE(another_user_finds_the_account),
		CASE(kept_out_of_the_state),
		CASE(kept_out_of_the_account),
		CASE(out_of_reach),
		CASE(removed_after_a_change_of_root),
		CASE(the_log_file_stays_after_a_change_of_user),
		CASE(the_log_file_stays_after_a_change_of_root),
		CASE(the_log_file_stays_without_a_free_descriptor),
		CASE(another_users_leftover),
		CASE(folders_are_open_whatever_the_umask),
		CASE(an_account_with_another_name_is_the_account),
		CASE(a_link_of_another_user_is_not_followed),
		CASE(folders_above_are_not_made),
		CASE(joins_after_a_change_of_user),
		CASE(joins_after_a_change_of_root),
		CASE(joins_after_a_change_of_root_and_user),
		CASE(joins_without_a_free_descriptor),
		CASE(joins_in_another_root_without_a_free_descriptor),
		CASE(nothing_spare_where_descriptors_are_few),
		CASE(finds_the_default_folder_as_another_user),
		CASE(a_library_that_only_shows_makes_nothing),
		CASE(nothing_is_kept_without_a_limit),
		CASE(views_that_begin_after_a_change_of_root),
	};

	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
