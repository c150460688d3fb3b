/* SPDX-License-Identifier: Apache-2.0 */
/* The account's file under everything that may happen to a file. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/mount.h>

#include "check.h"
#include "quota_world.h"
#include "state/region.h"

#define FILE_NAME "state/tenant/account"

static void refuses_beyond_1000(int device)
{
	quota_cancel(device, 1000);
	EQUAL(quota_reserve(device, 1001), -ENOMEM);
	EQUAL(quota_reserve(device, 1000), 0);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
}

/* The dead are charged until their grace is over, and each of their slots is found out by itself. */
static void reserve_in_the_end(int device, uint64_t bytes)
{
	int error = -ENOMEM;

	for (int tries = 0; error && tries < 40; tries++) {
		error = quota_reserve(device, bytes);
		if (error)
			usleep(100000);
	}
	EQUAL(error, 0);
}

/* Another process that holds 300 bytes in the account, if it got into the same one. */
static pid_t member_of_300(void)
{
	pid_t child = fork();

	if (!child) {
		EQUAL(quota_reserve(limited_to("1000"), 300), 0);
		CHECK(!close(open("ready", O_CREAT | O_WRONLY, 0600)));
		pause();
	}
	while (access("ready", F_OK))
		usleep(1000);
	unlink("ready");
	return child;
}

static void end(pid_t child)
{
	CHECK(!kill(child, SIGKILL) && waitpid(child, NULL, 0) == child);
}

static void modes_and_size(void)
{
	struct stat about;

	umask(0777 & ~0700);
	refuses_beyond_1000(limited_to("1000"));
	CHECK(!stat(FILE_NAME, &about));
	EQUAL(about.st_mode & 07777, 0666);
	EQUAL(about.st_size, sizeof(struct region));
	EQUAL(about.st_nlink, 1);
	CHECK((uint64_t)about.st_blocks * 512 >= sizeof(struct region));
	CHECK(!stat("state/tenant", &about));
	EQUAL(about.st_mode & 07777, 01777);
}

static void kept_descriptors_leave_the_low_numbers_free(void)
{
	int before = open("/dev/null", O_RDONLY), after;

	(void)limited_to("1000");
	after = open("/dev/null", O_RDONLY);
	EQUAL(after, before + 1);
}

static void prepare_folders(void)
{
	CHECK(!mkdir("state", 0777) && !mkdir("state/tenant", 0777));
}

static void put(const char *path, const void *bytes, size_t size)
{
	int file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0666);

	CHECK(write(file, bytes, size) == (ssize_t)size && !close(file));
}

/* The old file is put aside, and the account is made anew and shared. */
static void replaced(bool kept)
{
	pid_t child = member_of_300();

	EQUAL(charged(limited_to("1000")), 300);
	CHECK(!kept || !access("state/tenant/account.bad", F_OK));
	end(child);
}

static void empty_file(void)
{
	prepare_folders();
	put(FILE_NAME, "", 0);
	replaced(true);
}

static void nonsense_file(void)
{
	static char bytes[sizeof(struct region)];

	prepare_folders();
	memset(bytes, 0xa5, sizeof(bytes));
	put(FILE_NAME, bytes, sizeof(bytes));
	replaced(true);
}

static void another_version(void)
{
	int file;
	pid_t child = member_of_300();
	uint32_t version = REGION_VERSION + 1;

	end(child);
	file = open(FILE_NAME, O_RDWR);
	CHECK(pwrite(file, &version, 4, 8) == 4 && !close(file));
	replaced(true);
}

/* A valid header of another version. */
static void write_other_version(void)
{
	struct mapped_header header;
	const unsigned char *bytes = (const unsigned char *)&header;
	uint64_t sum = 0xcbf29ce484222325ull;
	int file = open(FILE_NAME, O_RDWR);

	CHECK(pread(file, &header, sizeof(header), 0) == (ssize_t)sizeof(header));
	header.version++;
	for (size_t i = 0; i < offsetof(struct mapped_header, checksum); i++)
		sum = (sum ^ bytes[i]) * 0x100000001b3ull;
	header.checksum = sum;
	CHECK(pwrite(file, &header, sizeof(header), 0) == (ssize_t)sizeof(header) && !close(file));
}

/* Not while a living process uses it: then every other process has an account of its own. */
static void another_version_in_use(void)
{
	pid_t child = member_of_300();
	int device;

	write_other_version();
	device = limited_to("1000");
	EQUAL(charged(device), 0);
	refuses_beyond_1000(device);
	CHECK(access("state/tenant/account.bad", F_OK));
	end(child);
}

static void a_link(void)
{
	struct stat about;

	prepare_folders();
	put("victim", "precious", 8);
	CHECK(!symlink("../../victim", FILE_NAME));
	replaced(false);
	CHECK(!stat("victim", &about) && about.st_size == 8);
}

static void a_hard_link(void)
{
	static char bytes[sizeof(struct region)];

	prepare_folders();
	put("victim", bytes, sizeof(bytes));
	CHECK(!link("victim", FILE_NAME));
	replaced(false);
}

static void a_pipe(void)
{
	prepare_folders();
	CHECK(!mkfifo(FILE_NAME, 0666));
	replaced(false);
}

static void a_folder(void)
{
	prepare_folders();
	CHECK(!mkdir(FILE_NAME, 0777));
	replaced(false);
}

static void tenant_is_a_link(void)
{
	CHECK(!mkdir("state", 0777) && !mkdir("elsewhere", 0777) &&
	      !symlink("../elsewhere", "state/tenant"));
	refuses_beyond_1000(limited_to("1000"));
	CHECK(access("elsewhere/account", F_OK));
}

static void state_is_a_file(void)
{
	put("state", "x", 1);
	refuses_beyond_1000(limited_to("1000"));
}

static void read_only_state(void)
{
	CHECK(!mkdir("state", 0555) && (getuid() || (!setgid(1234) && !setuid(1234))));
	refuses_beyond_1000(limited_to("1000"));
}

static void stale_temporary(void)
{
	prepare_folders();
	put("state/tenant/account.new", "half", 4);
	replaced(false);
	CHECK(access("state/tenant/account.new", F_OK));
}

static void no_space(void)
{
	NEEDS(!getuid() && !unshare(CLONE_NEWNS) &&
	      !mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL));
	CHECK(!mkdir("state", 0777));
	NEEDS(!mount("tmpfs", "state", "tmpfs", 0, "size=64k"));
	refuses_beyond_1000(limited_to("1000"));
	CHECK(access(FILE_NAME, F_OK) && access("state/tenant/account.new", F_OK));
}

/* Every slot is taken: an additional process does not get a limit of its own. */
static void no_slot_left(void)
{
	struct flock all = {.l_type = F_WRLCK,
			    .l_whence = SEEK_SET,
			    .l_start = REGION_LOCKS,
			    .l_len = REGION_SLOTS};
	pid_t child = member_of_300();
	int device, file = open(FILE_NAME, O_RDWR);

	end(child);
	CHECK(!fcntl(file, F_OFD_SETLK, &all));
	world("1000");
	EQUAL(quota_device(&the_device), -ENOMEM);
	close(file);
	device = limited_to("1000");
	reserve_in_the_end(device, 1000);
	refuses_beyond_1000(device);
}

static void slots_of_the_dead_are_used_again(void)
{
	int i, status, device;
	pid_t child;

	everybody_gone = 1;
	for (i = 0; i < 40; i++) {
		child = fork();
		if (!child) {
			CHECK(!quota_reserve(limited_to("1000"), 1000));
			_exit(0);
		}
		CHECK(waitpid(child, &status, 0) == child && !status);
	}
	device = limited_to("1000");
	EQUAL(quota_reserve(device, 1000), 0);
	EQUAL(charged(device), 1000);
}

static void cut_short(off_t length)
{
	int device = limited_to("1000"), status;

	EQUAL(quota_reserve(device, 500), 0);
	EQUAL(quota_settle(device, 500, 500), 0);
	EQUAL(quota_reserve(device, 100), 0);
	CHECK(!truncate(FILE_NAME, length));
	EQUAL(quota_reserve(device, 401), -ENOMEM);
	EQUAL(charged(device), 600);
	EQUAL(quota_reserve(device, 400), 0);
	quota_cancel(device, 500);
	quota_release(device, 500);
	EQUAL(charged(device), 0);
	EQUAL(quota_reserve(device, 1000), 0);
	quota_cancel(device, 300);
	if (!fork()) { /* this process made another account: there is one limit for both */
		EQUAL(charged(limited_to("1000")), 700);
		CHECK(quota_reserve(limited_to("1000"), 301) == -ENOMEM &&
		      quota_reserve(limited_to("1000"), 300) == 0);
		_exit(0);
	}
	CHECK(wait(&status) > 0 && !status);
}

static void cut_to_nothing(void)
{
	cut_short(0);
}

static void cut_after_its_header(void)
{
	cut_short(4096);
}

/* By the first process that looks: figures that it reads there mean nothing. */
static void cut_short_where_it_is_viewed(void)
{
	int device = limited_to("1000");

	EQUAL(quota_reserve(device, 500), 0);
	EQUAL(quota_settle(device, 500, 500), 0);
	CHECK(!truncate(FILE_NAME, 4096));
	EQUAL(charged(device), 500);
}

static void cut_short_where_it_is_reported(void)
{
	int device = limited_to("1000");

	quota_report_begin(device);
	CHECK(!truncate(FILE_NAME, 4096));
	EQUAL(quota_report(device, 1100, 0, NULL), -ENOMEM);
	EQUAL(charged(device), 1100);
}

static void overwritten(void)
{
	static char zeros[sizeof(struct region)];
	int device = limited_to("1000"), file = open(FILE_NAME, O_RDWR);

	EQUAL(quota_reserve(device, 600), 0);
	EQUAL(quota_settle(device, 600, 600), 0);
	CHECK(write(file, zeros, sizeof(zeros)) == sizeof(zeros));
	EQUAL(quota_reserve(device, 401), -ENOMEM);
	EQUAL(quota_reserve(device, 400), 0);
	EQUAL(charged(device), 1000);
}

static void removed(void)
{
	char line[512] = "";
	int device, log;
	pid_t child;

	setenv("PORTER_LOG_FILE", "log", 1);
	device = limited_to("1000");
	EQUAL(quota_reserve(device, 600), 0);
	CHECK(!unlink(FILE_NAME));
	usleep(60000);
	quota_check();
	EQUAL(quota_reserve(device, 401), -ENOMEM);
	log = open("log", O_RDONLY);
	CHECK(log >= 0 && read(log, line, sizeof(line) - 1) > 0 &&
	      strstr(line, "was damaged, removed or replaced"));
	EQUAL(quota_reserve(device, 400), 0);
	quota_cancel(device, 300);
	child = member_of_300(); /* of the same account */
	EQUAL(charged(device), 1000);
	end(child);
}

static atomic_bool stop;

static void *use_it(void *argument)
{
	int device = *(int *)argument;

	while (!atomic_load(&stop))
		if (!quota_reserve(device, 10)) {
			quota_settle(device, 10, 10);
			quota_release(device, 10);
		}
	return NULL;
}

static void cut_short_amid_threads(void)
{
	int device = limited_to("1000"), i;
	pthread_t threads[4];

	EQUAL(quota_reserve(device, 500), 0);
	for (i = 0; i < 4; i++)
		CHECK(!pthread_create(&threads[i], NULL, use_it, &device));
	usleep(20000);
	CHECK(!truncate(FILE_NAME, 0));
	usleep(20000);
	atomic_store(&stop, true);
	for (i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	EQUAL(quota_reserve(device, 501), -ENOMEM);
	CHECK(charged(device) >= 500);
}

/* As if other processes took it each time: a process that does not get it has waited for the
 * longest possible time. */
static void *keep_the_lock(void *map)
{
	struct shared_lock *lock = &((struct region *)map)->lock;

	for (uint64_t taken = 1; !atomic_load(&stop); taken++) {
		atomic_store(&lock->word, taken << 32 | 1);
		usleep(500);
	}
	return NULL;
}

/* More than is possible, without the lock: the charge is still there afterwards. */
static void too_much_without_the_lock(void)
{
	int device = limited_to("1000"), file = open(FILE_NAME, O_RDWR);
	void *map = mmap(NULL, sizeof(struct region), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	pthread_t thread;

	EQUAL(quota_reserve(device, 500), 0);
	CHECK(map != MAP_FAILED);
	atomic_store(&((struct region *)map)->lock.word, 1);
	CHECK(!pthread_create(&thread, NULL, keep_the_lock, map));
	EQUAL(quota_reserve(device, UINT64_MAX - 100), -ENOMEM);
	atomic_store(&stop, true);
	pthread_join(thread, NULL);
	EQUAL(charged(device), 500);
}

/* A bus error that is not ours gets the program's own handler. */
static volatile sig_atomic_t others;

static void other_handler(int number)
{
	(void)number;
	others++;
	_exit(others == 1 ? 42 : 1);
}

static void other_bus_errors(void)
{
	pid_t child;
	int status, i;

	for (i = 0; i < 2; i++) {
		child = fork();
		if (!child) {
			int file = open("mapped", O_CREAT | O_RDWR, 0600);
			volatile char *map;

			if (i)
				signal(SIGBUS, other_handler);
			(void)limited_to("1000");
			CHECK(!ftruncate(file, 4096));
			map = mmap(NULL, 4096, PROT_READ, MAP_SHARED, file, 0);
			CHECK(map != MAP_FAILED && !ftruncate(file, 0));
			_exit(map[0] + 1);
		}
		CHECK(waitpid(child, &status, 0) == child);
		if (i)
			CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 42);
		else
			CHECK(WIFSIGNALED(status) && WTERMSIG(status) == SIGBUS);
	}
}

/* Figures that no process could have written: another account takes the place. */
static void nonsense_figures(void)
{
	int device = limited_to("1000"), file = open(FILE_NAME, O_RDWR);
	struct region *map = mmap(NULL, sizeof(*map), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	struct quota_process list[4];

	CHECK(map != MAP_FAILED);
	atomic_store(&map->high, region_high_word(UINT32_MAX));
	atomic_store(&map->charge[0][1023], UINT64_MAX);
	atomic_store(&map->charge[0][1022], UINT64_MAX - 5);
	memset(map->row[0].uuid, 'A', sizeof(map->row[0].uuid));
	(void)quota_processes("SIM-world", list, 4);
	atomic_store(&map->slot[1023].state, 77);
	atomic_store(&map->slot[1022].state, REGION_USED);
	atomic_store(&map->slot[1023].died, UINT64_MAX);
	EQUAL(quota_reserve(device, 1001), -ENOMEM);
	reserve_in_the_end(device, 1000);
	EQUAL(charged(device), 1000);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
}

static void has_exactly(int slice, uint64_t limit)
{
	struct port_device id = {.total = 1000};
	int device, status;

	if (!fork()) {
		snprintf(id.uuid, sizeof(id.uuid), "SIM-slice-%d", slice);
		device = quota_device(&id);
		CHECK(device >= 0);
		EQUAL(quota_reserve(device, limit + 1), -ENOMEM);
		EQUAL(quota_reserve(device, limit), 0);
		quota_cancel(device, limit);
		_exit(0);
	}
	CHECK(wait(&status) > 0 && !status);
}

/* More devices than there are rows, one after the other: no row of the earlier ones is left, except
 * those with an order. */
static void devices_come_and_go(void)
{
	uint64_t ordered = region_seal(60, REGION_SLOTS);
	int file, i;

	world("100");
	has_exactly(0, 100);
	file = open(FILE_NAME, O_WRONLY);
	CHECK(pwrite(file, &ordered, sizeof(ordered),
		     __builtin_offsetof(struct region, row[0].ordered)) == sizeof(ordered));
	CHECK(!close(file));
	for (i = 1; i < 3 * REGION_ROWS; i++)
		has_exactly(i, 100);
	has_exactly(0, 60);
}

/* By its number, or without the prefix of its name; once a process has met it. */
static void known_by_other_names(void)
{
	struct port_device id = {.uuid = "SIM-8a6f0102-0304", .index = 3, .total = 1000};
	char uuid[sizeof(id.uuid)] = "";

	world("100");
	CHECK(!quota_known(3, NULL, uuid) && !quota_known(-1, "8a6f0102-0304", uuid));
	CHECK(quota_device(&id) >= 0);
	CHECK(!quota_known(2, NULL, uuid) && !quota_known(-1, "6f0102-0305", uuid) && !uuid[0]);
	CHECK(quota_known(3, NULL, uuid) && !strcmp(uuid, id.uuid));
	uuid[0] = '\0';
	CHECK(quota_known(-1, "8A6F0102-0304", uuid) && !strcmp(uuid, id.uuid));
}

static const struct check_case cases[] = {
	CASE(modes_and_size),
	CASE(kept_descriptors_leave_the_low_numbers_free),
	CASE(empty_file),
	CASE(nonsense_file),
	CASE(another_version),
	CASE(another_version_in_use),
	CASE(a_link),
	CASE(a_hard_link),
	CASE(a_pipe),
	CASE(a_folder),
	CASE(tenant_is_a_link),
	CASE(state_is_a_file),
	CASE(read_only_state),
	CASE(stale_temporary),
	CASE(no_space),
	CASE(no_slot_left),
	CASE(slots_of_the_dead_are_used_again),
	CASE(cut_to_nothing),
	CASE(cut_after_its_header),
	CASE(cut_short_where_it_is_viewed),
	CASE(cut_short_where_it_is_reported),
	CASE(overwritten),
	CASE(removed),
	CASE(cut_short_amid_threads),
	CASE(too_much_without_the_lock),
	CASE(other_bus_errors),
	CASE(nonsense_figures),
	CASE(devices_come_and_go),
	CASE(known_by_other_names),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
