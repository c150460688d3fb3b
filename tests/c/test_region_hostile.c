/* SPDX-License-Identifier: Apache-2.0 */
/* A tenant damages its own account: its processes find each other again, and nothing is granted
 * beyond the limit meanwhile. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include "check.h"
#include "platform/lock.h"
#include "quota_world.h"
#include "state/region.h"

#define ACCOUNT "state/tenant/account"
#define LIMIT 1000
#define PATIENCE_MS 20000 /* the machine may be busy; found again in 2 s where it is not */
#define RANDOM_BYTES 20000
#define CALL_GAP_US 150000
#define AT_ONCE 16 /* cases, and strikes: more are so slow that a join's wait for the lock ends */

/* --- processes of the tenant ----------------------------------------------------------------------------------- */

static struct member {
	pid_t pid;
	int to, from;
	uint64_t holds;
} members[3];

/* As a program that asks for memory now and then, and its thread that looks every 100 ms. */
static void live(int in, int out)
{
	struct pollfd asked = {.fd = in, .events = POLLIN};
	int device, status;
	uint64_t bytes;

	world("1000");
	while ((device = quota_device(&the_device)) < 0) /* the machine may be busy */
		usleep(10000);
	for (;;) {
		if (!poll(&asked, 1, 20)) {
			quota_check();
			continue;
		}
		if (read(in, &bytes, sizeof(bytes)) != sizeof(bytes))
			_exit(0);
		status = quota_reserve(device, bytes);
		if (!status)
			status = quota_settle(device, bytes, bytes);
		CHECK(write(out, &status, sizeof(status)) == sizeof(status));
	}
}

static void begin(struct member *member)
{
	int to[2], from[2];

	CHECK(!pipe(to) && !pipe(from));
	member->pid = fork();
	if (!member->pid) {
		close(to[1]);
		close(from[0]);
		for (unsigned i = 0; i < sizeof(members) / sizeof(*members); i++)
			if (&members[i] != member && members[i].pid)
				close(members[i].to);
		live(to[0], from[1]);
	}
	close(to[0]);
	close(from[1]);
	member->to = to[1];
	member->from = from[0];
}

static void ask(const struct member *member, uint64_t bytes)
{
	CHECK(write(member->to, &bytes, sizeof(bytes)) == sizeof(bytes));
}

static int answer(struct member *member, uint64_t bytes)
{
	struct pollfd answered = {.fd = member->from, .events = POLLIN};
	int status;

	CHECK(poll(&answered, 1, PATIENCE_MS) == 1); /* it has not crashed, and does not hang */
	CHECK(read(member->from, &status, sizeof(status)) == sizeof(status));
	if (!status)
		member->holds += bytes;
	return status;
}

static int reserve(struct member *member, uint64_t bytes)
{
	ask(member, bytes);
	return answer(member, bytes);
}

/* Waits of one call are bounded together, and requests at once after each other are one call. */
static void reserve_soon(struct member *member, uint64_t bytes)
{
	int tries = PATIENCE_MS / 150;

	for (usleep(CALL_GAP_US); reserve(member, bytes); usleep(CALL_GAP_US))
		CHECK(tries-- > 0);
}

static uint64_t damaged; /* the stamp of the file that was */

/* Where a member is about to put a new file in its place, that one. */
static struct region *account(void)
{
	struct region *map;
	int file;

	for (int tries = 0; (file = open(ACCOUNT, O_RDWR)) < 0 && tries < PATIENCE_MS; tries++)
		usleep(1000);
	map = mmap(NULL, sizeof(*map), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	CHECK(map != MAP_FAILED && !close(file));
	return map;
}

static void two_members(void)
{
	begin(&members[0]);
	begin(&members[1]);
	EQUAL(reserve(&members[0], 300), 0);
	EQUAL(reserve(&members[1], 200), 0);
	damaged = account()->header.stamp;
}

static uint64_t held_by_all(void)
{
	return members[0].holds + members[1].holds + members[2].holds;
}

/* Charged in the file that has the name now, to two living processes or more; 0: not yet. */
static uint64_t charged_together(void)
{
	static struct region region;
	uint64_t sum = 0, charge;
	unsigned living = 0;
	int file = open(ACCOUNT, O_RDONLY | O_NONBLOCK);
	bool whole = file >= 0 && read(file, &region, sizeof(region)) == sizeof(region) &&
		account_is_valid(&region.header) && region.header.stamp != damaged;

	for (uint32_t slot = 0; whole && slot < region_high_of(region.high); slot++)
		for (unsigned row = 0; row < REGION_ROWS; row++) {
			charge = region_bytes(&region, row, slot);
			living += charge && mapped_locked(file, slot);
			sum += charge;
		}
	if (file >= 0)
		close(file);
	return living >= 2 ? sum : 0;
}

/* Waits until they were together once: a process that finds the damage late moves again, and all follow. */
static void meet_again(void)
{
	uint64_t charged = charged_together();

	for (int tries = 0; charged != held_by_all() && tries < PATIENCE_MS / 10; tries++) {
		usleep(10000);
		charged = charged_together();
	}
	EQUAL(charged, held_by_all());
}

/* --- what can be done to the file ------------------------------------------------------------------------------ */

static uint64_t seed = 33;

static uint64_t random_number(void)
{
	seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
	return seed;
}

static void random_bytes_from(size_t begin_at)
{
	unsigned char *bytes = (unsigned char *)account();

	for (int i = 0; i < RANDOM_BYTES; i++)
		bytes[begin_at + random_number() % (sizeof(struct region) - begin_at)] =
			(unsigned char)random_number();
	munmap(bytes, sizeof(struct region));
}

static void zeros_from(size_t begin_at)
{
	struct region *map = account();

	memset((char *)map + begin_at, 0, sizeof(*map) - begin_at);
	munmap(map, sizeof(*map));
}

static void random_bytes(void)
{
	random_bytes_from(0);
	random_bytes_from(sizeof(struct mapped_header)); /* so that our figures are among them */
	account()->header.magic = 1;
}
static void zeros(void)
{
	zeros_from(0);
}
static void zeros_behind_the_header(void)
{
	zeros_from(sizeof(struct mapped_header));
}
static void magic(void)
{
	account()->header.magic++;
}
static void version(void)
{
	account()->header.version++;
}
static void checksum(void)
{
	account()->header.checksum++;
}
static void stamp(void)
{
	account()->header.stamp++;
}
static void cut_to_nothing(void)
{
	CHECK(!truncate(ACCOUNT, 0));
}
static void cut_to_a_page(void)
{
	CHECK(!truncate(ACCOUNT, 4096));
}
static void removed(void)
{
	CHECK(!unlink(ACCOUNT));
}

static void replaced_by_nonsense(void)
{
	int file;

	removed();
	file = open(ACCOUNT, O_CREAT | O_WRONLY, 0666);
	CHECK(write(file, "nonsense", 8) == 8 && !close(file));
}

static void replaced_by_a_folder(void)
{
	removed();
	CHECK(!mkdir(ACCOUNT, 0777));
}

static void replaced_by_a_link(void)
{
	removed();
	CHECK(!symlink("/dev/null", ACCOUNT));
}

static void replaced_by_a_pipe(void)
{
	removed();
	CHECK(!mkfifo(ACCOUNT, 0666));
}

static void all_charges_are(uint64_t bytes)
{
	struct region *map = account();

	for (uint32_t slot = 0; slot < 2; slot++)
		atomic_store(&map->charge[0][slot], bytes);
	munmap(map, sizeof(*map));
}

static void charges_of_nothing(void)
{
	all_charges_are(0);
}
static void charges_of_all(void)
{
	all_charges_are(UINT64_MAX);
}
static void charges_of_a_byte_less(void)
{
	all_charges_are(299);
}

/* As a process of the tenant would write it. */
static void forge(uint32_t slot, uint64_t bytes)
{
	struct region *map = account();

	region_charge(map, 0, slot, bytes);
	munmap(map, sizeof(*map));
}

static uint32_t slots_used(void)
{
	return region_high_of(account()->high);
}

static void a_slot_more_was_used(void)
{
	struct region *map = account();

	atomic_store(&map->high, region_high_word(region_high_of(map->high) + 1));
	munmap(map, sizeof(*map));
}

static void well_formed_charges_of_all(void)
{
	forge(0, REGION_BYTES);
	forge(1, REGION_BYTES);
}
static void well_formed_charges_of_a_free_slot(void)
{
	forge(slots_used(), 77);
	a_slot_more_was_used();
}

/* A process is joining there, or has just left it. */
static void imports_of_a_free_slot(void)
{
	uint32_t slot = slots_used();
	struct region *map = account();

	forge(slot, 0);
	a_slot_more_was_used();
	atomic_store(&map->imported[0][slot], random_number());
	atomic_store(&map->orphaned[0], random_number());
	munmap(map, sizeof(*map));
}

static void charges_of_each_other(void)
{
	struct region *map = account();
	uint64_t one = atomic_load(&map->charge[0][0]);

	atomic_store(&map->charge[0][0], atomic_load(&map->charge[0][1]));
	atomic_store(&map->charge[0][1], one);
	munmap(map, sizeof(*map));
}
/* So that words that have changed meanwhile are put back. */
static void charges_of_each_other_and_back(void)
{
	struct region *map = account();
	uint64_t one, other;

	for (int i = 0; i < 2000; i++) {
		one = atomic_load(&map->charge[0][0]);
		other = atomic_load(&map->charge[0][1]);
		for (uint64_t spins = random_number() % 1000; i % 2 && spins; spins--)
			__asm__ volatile("");
		atomic_store(&map->charge[0][0], other);
		atomic_store(&map->charge[0][1], one);
	}
	munmap(map, sizeof(*map));
}
static void an_order_of_more(void)
{
	atomic_store(&account()->row[0].ordered, 1ull << 39);
}
static void waiting_for_nothing(void)
{
	atomic_store(&account()->slot[0].waits, 1);
}

/* Of processes that there are not. */
static void forged_charges(void)
{
	struct region *map = account();

	for (uint32_t slot = 700; slot < 900; slot++)
		atomic_store(&map->charge[0][slot], random_number());
	atomic_store(&map->high, region_high_word(REGION_SLOTS));
	munmap(map, sizeof(*map));
}

static void slots_without_owners(void)
{
	struct region *map = account();

	for (uint32_t slot = 0; slot < REGION_SLOTS; slot++)
		atomic_store(&map->slot[slot].state, REGION_FREE);
	munmap(map, sizeof(*map));
}

static void slots_of_no_state(void)
{
	uint32_t slot = slots_used();

	forge(slot, 0);
	a_slot_more_was_used();
	atomic_store(&account()->slot[slot].state, 77);
}
static void slots_of_another_process(void)
{
	atomic_store(&account()->slot[0].pid, 1);
	atomic_store(&account()->slot[1].pid, getpid());
}
static void no_slot_was_used(void)
{
	atomic_store(&account()->high, REGION_NONE_HIGH);
}

static void row_of_another_device(void)
{
	atomic_store(&account()->row[0].key, 77);
}
static void row_of_another_name(void)
{
	memset(account()->row[0].uuid, 'A', REGION_UUID - 8);
}
static void no_rows(void)
{
	memset(account()->row, 0, sizeof(account()->row));
}

/* Charges of memory that no process has imported. */
static void forged_imports(void)
{
	struct region *map = account();

	for (uint32_t slot = 0; slot < 2; slot++)
		atomic_store(&map->imported[0][slot], UINT64_MAX / 2);
	atomic_store(&map->orphaned[0], UINT64_MAX / 2);
	munmap(map, sizeof(*map));
}

static const struct {
	const char *name;
	void (*strike)(void);
} strikes[] = {
#define STRIKE(function) {#function, function}
	STRIKE(random_bytes),
	STRIKE(zeros),
	STRIKE(zeros_behind_the_header),
	STRIKE(magic),
	STRIKE(version),
	STRIKE(checksum),
	STRIKE(stamp),
	STRIKE(cut_to_nothing),
	STRIKE(cut_to_a_page),
	STRIKE(removed),
	STRIKE(replaced_by_nonsense),
	STRIKE(replaced_by_a_folder),
	STRIKE(replaced_by_a_link),
	STRIKE(replaced_by_a_pipe),
	STRIKE(charges_of_nothing),
	STRIKE(charges_of_all),
	STRIKE(charges_of_a_byte_less),
	STRIKE(well_formed_charges_of_all),
	STRIKE(well_formed_charges_of_a_free_slot),
	STRIKE(imports_of_a_free_slot),
	STRIKE(an_order_of_more),
	STRIKE(waiting_for_nothing),
	STRIKE(forged_charges),
	STRIKE(slots_without_owners),
	STRIKE(slots_of_no_state),
	STRIKE(slots_of_another_process),
	STRIKE(no_slot_was_used),
	STRIKE(row_of_another_device),
	STRIKE(row_of_another_name),
	STRIKE(no_rows),
	STRIKE(forged_imports),
	STRIKE(charges_of_each_other),
	STRIKE(charges_of_each_other_and_back), /* the last one: nothing is damaged where none changes */
};

/* --- cases ----------------------------------------------------------------------------------------------------- */

/* Both ask for more than is left at once, then for the rest. A charge that was forged to be less is
 * noticed by its owner alone: the other one may be granted as much before. */
static void strike_once(void (*strike)(void))
{
	uint64_t more;

	two_members();
	strike();
	ask(&members[0], 501);
	ask(&members[1], 501);
	(void)answer(&members[0], 501);
	(void)answer(&members[1], 501);
	EQUAL(held_by_all(), 500);
	meet_again();
	more = LIMIT - held_by_all();
	EQUAL(reserve(&members[0], more + 1), -ENOMEM);
	reserve_soon(&members[0], more);
	EQUAL(reserve(&members[1], 1), -ENOMEM);
	meet_again();
}

/* Each in a process of its own, AT_ONCE at a time. The number that failed. */
static int run_each(unsigned count, int (*run)(unsigned), const char *(*name)(unsigned))
{
	pid_t *child = calloc(count, sizeof(*child));
	int status, failed = 0;

	CHECK(child);
	for (unsigned i = 0; i < count + AT_ONCE; i++) {
		if (i >= AT_ONCE) {
			CHECK(waitpid(child[i - AT_ONCE], &status, 0) == child[i - AT_ONCE]);
			if (status)
				fprintf(stderr, "%s: status %d\n", name(i - AT_ONCE), status);
			failed += status != 0;
		}
		if (i >= count)
			continue;
		child[i] = fork();
		if (!child[i])
			_exit(run(i));
	}
	free(child);
	return failed;
}

static const char *name_of_strike(unsigned i)
{
	return strikes[i].name;
}

static int run_strike(unsigned i)
{
	CHECK(!mkdir(strikes[i].name, 0777) && !chdir(strikes[i].name));
	strike_once(strikes[i].strike);
	return 0;
}

static void each_strike(void)
{
	EQUAL(run_each(sizeof(strikes) / sizeof(*strikes) - 1, run_strike, name_of_strike), 0);
}

/* A process that starts just now knows of no other. */
static void a_new_process_in_place_of_a_removed_account(void)
{
	two_members();
	usleep(1100000); /* the folder is not new any more */
	removed();
	begin(&members[2]);
	EQUAL(reserve(&members[2], 501), -ENOMEM);
	reserve_soon(&members[2], 500);
	meet_again();
}

static void a_new_process_beside_a_damaged_account(void)
{
	two_members();
	cut_to_a_page();
	begin(&members[2]);
	EQUAL(reserve(&members[2], 501), -ENOMEM);
	reserve_soon(&members[2], 500);
	meet_again();
}

/* It makes the new account, and no other process knows of that. */
static void a_new_process_waits_for_stopped_ones(void)
{
	two_members();
	CHECK(!kill(members[0].pid, SIGSTOP) && !kill(members[1].pid, SIGSTOP));
	cut_to_a_page();
	begin(&members[2]);
	EQUAL(reserve(&members[2], 501), -ENOMEM);
	usleep(CALL_GAP_US);
	EQUAL(reserve(&members[2], 1), -ENOMEM);
	CHECK(!kill(members[0].pid, SIGCONT) && !kill(members[1].pid, SIGCONT));
	meet_again();
	EQUAL(reserve(&members[2], 501), -ENOMEM);
	reserve_soon(&members[2], 500);
	meet_again();
}

/* It takes no other slot for unused, though nothing shows but the locks of their owners. */
static void a_new_process_in_an_account_of_zeros(void)
{
	two_members();
	CHECK(!kill(members[0].pid, SIGSTOP) && !kill(members[1].pid, SIGSTOP));
	zeros_behind_the_header();
	begin(&members[2]);
	EQUAL(reserve(&members[2], 501), -ENOMEM);
	CHECK(!kill(members[0].pid, SIGCONT) && !kill(members[1].pid, SIGCONT));
	meet_again();
	EQUAL(reserve(&members[2], 501), -ENOMEM);
	reserve_soon(&members[2], 500);
	meet_again();
}

/* A new header in a file whose rows are damaged: the next file is looked for. */
static void a_damaged_file_of_a_new_stamp(void)
{
	two_members();
	memset(account()->row[63].uuid, 'A', 8);
	stamp();
	EQUAL(reserve(&members[0], 501), -ENOMEM);
	reserve_soon(&members[0], 500);
	meet_again();
}

/* Only its owner sees that. Until it looks, another process may be granted as much, and no more. */
static void a_charge_that_only_its_owner_misses(void)
{
	struct region *map;

	two_members();
	map = account();
	for (uint32_t slot = 0; slot < 2; slot++)
		if (region_bytes(map, 0, slot) == 300)
			forge(slot, 0);
	(void)reserve(&members[1], 800);
	CHECK(held_by_all() <= LIMIT + 300);
	meet_again();
	EQUAL(reserve(&members[0], LIMIT), -ENOMEM);
	EQUAL(reserve(&members[1], LIMIT), -ENOMEM);
	CHECK(held_by_all() <= LIMIT + 300);
}

static void again_and_again(void)
{
	two_members();
	for (int i = 0; i < 100; i++) {
		if (!access(ACCOUNT, F_OK) && truncate(ACCOUNT, i % 2 ? 0 : 4096))
			CHECK(errno == ENOENT);
		if (i == 1) {
			ask(&members[0], 501);
			ask(&members[1], 501);
		}
		usleep(5000);
	}
	(void)answer(&members[0], 501);
	(void)answer(&members[1], 501);
	EQUAL(held_by_all(), 500);
	meet_again();
	EQUAL(reserve(&members[0], 501), -ENOMEM);
	reserve_soon(&members[0], 500);
}

/* By a process that lives, by one that has died, by none. */
static void the_short_lock_is_held(void)
{
	struct region *map;
	pid_t dead;

	two_members();
	begin(&members[2]);
	EQUAL(reserve(&members[2], 100), 0);
	map = account();
	dead = members[2].pid;
	CHECK(!kill(dead, SIGKILL) && waitpid(dead, NULL, 0) == dead);
	for (uint64_t owner = 1; owner <= 5; owner++) {
		atomic_store(&map->lock.word,
			     77ull << 32 |
				     (owner == 5	   ? 0x7fffffff
					      : owner == 4 ? REGION_SLOTS
							   : owner));
		EQUAL(reserve(&members[owner % 2], 10), 0);
	}
	EQUAL(reserve(&members[0], 451), -ENOMEM);
}

static void the_folders_lock_is_held(void)
{
	int folder;

	two_members();
	folder = open("state/tenant", O_RDONLY | O_DIRECTORY);
	CHECK(folder >= 0 && !flock(folder, LOCK_EX));
	zeros();
	EQUAL(reserve(&members[0], 501), -ENOMEM);
	meet_again();
}

/* While it is being made. Two processes that begin without an account have one limit. */
static void a_new_file_is_removed(void)
{
	pid_t remover = fork();

	for (; !remover; usleep(10)) {
		(void)unlink(ACCOUNT ".new");
		(void)rmdir("state/tenant");
	}
	begin(&members[0]);
	begin(&members[1]);
	ask(&members[0], 600);
	ask(&members[1], 600);
	usleep(1000000);
	CHECK(!kill(remover, SIGKILL) && waitpid(remover, NULL, 0) == remover);
	(void)answer(&members[0], 600);
	(void)answer(&members[1], 600);
	CHECK(held_by_all() <= LIMIT);
	if (!held_by_all())
		reserve_soon(&members[0], 600);
	EQUAL(reserve(&members[1], 600), -ENOMEM);
}

/* No file can be made: nothing is granted until one can. */
static void reserve_in_the_end(int device, uint64_t bytes)
{
	int tries = PATIENCE_MS / 150;

	for (usleep(CALL_GAP_US); quota_reserve(device, bytes); usleep(CALL_GAP_US))
		CHECK(tries-- > 0);
}

static void no_file_can_be_made(void)
{
	struct rlimit limit, none = {0};
	uint64_t charged = 0;
	int device;

	begin(&members[0]);
	EQUAL(reserve(&members[0], 300), 0);
	device = limited_to("1000");
	EQUAL(quota_reserve(device, 200), 0);
	members[1].holds = 200;
	CHECK(!kill(members[0].pid, SIGSTOP) && !getrlimit(RLIMIT_FSIZE, &limit));
	none.rlim_max = limit.rlim_max;
	CHECK(!setrlimit(RLIMIT_FSIZE, &none));
	removed();
	usleep(60000);
	quota_check();
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	CHECK(!setrlimit(RLIMIT_FSIZE, &limit) && !kill(members[0].pid, SIGCONT));
	for (int tries = 0; charged != 500 && tries < PATIENCE_MS / 60; tries++) {
		usleep(60000);
		quota_check();
		charged = charged_together();
	}
	EQUAL(charged, 500);
	EQUAL(quota_reserve(device, 501), -ENOMEM);
	reserve_in_the_end(device, 500);
	EQUAL(quota_reserve(device, 1), -ENOMEM);
	quota_cancel(device, 1);
}

/* Other processes would take those that have moved for dead. */
static void a_removed_file_is_given_up_by_all_at_once(void)
{
	static struct region_place first, second;

	world("1000");
	EQUAL(region_join(&first, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_join(&second, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_row(&first, "GPU-0"), 0);
	region_raise(&first, REGION_CHARGE, 0, 300);
	removed();
	CHECK(!region_check(&first) && region_sound(&second));
	EQUAL(region_mend(&first, lock_now_ns()), 0);
	CHECK(!region_sound(&second));
	EQUAL(region_mend(&second, lock_now_ns()), 0);
	EQUAL(region_row(&second, "GPU-0"), 0);
	EQUAL(region_charged(&second, 0), 300);
	CHECK(first.inode == second.inode && region_check(&first) && region_check(&second));
}

static void words_of_zero_exceed_each_limit(void)
{
	uint64_t all = 0, sum;
	uint32_t first, last;

	for (first = 0; first < REGION_SLOTS; first++)
		all += region_seal(first, first) ^ region_mask(first);
	EQUAL(region_open_sum(all, REGION_SLOTS), REGION_SLOTS * (REGION_SLOTS - 1) / 2);
	for (first = 0; first < REGION_SLOTS; first++) {
		sum = all;
		for (last = first; last < REGION_SLOTS; last++) {
			sum += region_mask(last) - (region_seal(last, last) ^ region_mask(last));
			CHECK(region_open_sum(sum, REGION_SLOTS) >> 45);
		}
	}
}

/* Two of them exchanged, and one of the two has changed meanwhile. */
static void words_of_each_other_exceed_each_limit(void)
{
	for (uint32_t one = 0; one < REGION_SLOTS; one++)
		for (uint32_t other = 0; other < one; other++) {
			uint64_t sum = (region_seal(300, one) ^ region_mask(other)) +
				(region_seal(200, other) ^ region_mask(one));

			CHECK(region_open_sum(sum, 2) >> 37);
		}
}

/* Its charge is in no file that grants anything meanwhile. */
static void a_stopped_process_is_waited_for(void)
{
	two_members();
	usleep(300000); /* each knows that the other one holds something */
	CHECK(!kill(members[1].pid, SIGSTOP));
	zeros();
	EQUAL(reserve(&members[0], 501), -ENOMEM); /* it has a new file by now */
	EQUAL(reserve(&members[0], 1), -ENOMEM);
	begin(&members[2]); /* it does not know of the stopped one itself */
	EQUAL(reserve(&members[2], 1), -ENOMEM);
	CHECK(!kill(members[1].pid, SIGCONT));
	meet_again();
	EQUAL(reserve(&members[2], 501), -ENOMEM);
	reserve_soon(&members[2], 500);
	EQUAL(reserve(&members[0], 1), -ENOMEM);
}

static void a_stopped_process_that_is_killed_holds_nothing(void)
{
	two_members();
	begin(&members[2]);
	EQUAL(reserve(&members[2], 100), 0);
	usleep(300000);
	CHECK(!kill(members[1].pid, SIGSTOP));
	removed();
	usleep(300000); /* the others see that meanwhile */
	EQUAL(reserve(&members[0], 1), -ENOMEM);
	CHECK(!kill(members[1].pid, SIGKILL) && waitpid(members[1].pid, NULL, 0) == members[1].pid);
	members[1].holds = 0;
	meet_again();
	EQUAL(reserve(&members[0], 601), -ENOMEM);
	reserve_soon(&members[0], 600);
	EQUAL(reserve(&members[2], 1), -ENOMEM);
}

/* The new process knows of no former file. Another one, which is stopped, too, knows of it. */
static void a_process_that_waits_makes_others_wait(bool damage)
{
	struct region *map;

	two_members();
	usleep(300000);
	CHECK(!kill(members[1].pid, SIGSTOP));
	zeros();
	EQUAL(reserve(&members[0], 1), -ENOMEM); /* it is in a new file by now */
	CHECK(!kill(members[0].pid, SIGSTOP) && !unlink(ACCOUNT ".bad"));
	map = account();
	EQUAL(slots_used(), 1);
	EQUAL(map->slot[0].waits, region_seal(true, 0));
	if (damage)
		atomic_store(&map->slot[0].waits, 0);
	begin(&members[2]);
	EQUAL(reserve(&members[2], 1), -ENOMEM);
	CHECK(!kill(members[0].pid, SIGCONT) && !kill(members[1].pid, SIGCONT));
	meet_again();
	EQUAL(reserve(&members[2], 501), -ENOMEM);
	reserve_soon(&members[2], 500);
}
static void a_process_that_waits_makes_new_ones_wait(void)
{
	a_process_that_waits_makes_others_wait(false);
}
static void a_process_whose_word_of_waiting_is_damaged_makes_new_ones_wait(void)
{
	a_process_that_waits_makes_others_wait(true);
}

/* It may not call us for long. */
static void a_process_that_never_held_memory_is_not_waited_for(void)
{
	two_members();
	begin(&members[2]);
	EQUAL(reserve(&members[2], LIMIT + 1), -ENOMEM); /* it has joined */
	CHECK(!kill(members[2].pid, SIGSTOP));
	zeros();
	reserve_soon(&members[0], 500);
	CHECK(!kill(members[2].pid, SIGCONT));
	EQUAL(reserve(&members[2], 1), -ENOMEM);
	meet_again();
}

/* It holds memory in a file before the last one. */
static void a_stopped_process_is_waited_for_while_files_come_and_go(void)
{
	two_members();
	usleep(300000);
	CHECK(!kill(members[1].pid, SIGSTOP));
	for (int i = 0; i < REGION_FORMERS + 2; i++) {
		zeros();
		usleep(700000);
	}
	EQUAL(reserve(&members[0], 1), -ENOMEM);
	CHECK(!kill(members[1].pid, SIGCONT));
	meet_again();
	EQUAL(reserve(&members[0], 501), -ENOMEM);
	reserve_soon(&members[0], 500);
	EQUAL(reserve(&members[1], 1), -ENOMEM);
}

/* Nothing is granted on it before its owner looks. */
static void a_charge_that_is_not_sealed_is_found_by_all(void)
{
	static struct region_place first, second;
	struct region *map;

	world("1000");
	EQUAL(region_join(&first, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_join(&second, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_row(&first, "GPU-0"), 0);
	EQUAL(region_row(&second, "GPU-0"), 0);
	EQUAL(region_admit(&first, 0, 600, LIMIT), 0);
	map = account();
	atomic_fetch_sub(&map->charge[0][first.slot], 100);
	EQUAL(region_admit(&second, 0, 500, LIMIT), -ENOMEM);
	(void)region_charged(&second, 0); /* as a refused request does */
	CHECK(!region_sound(&second) && region_sound(&first));
}

/* As it is where a process exchanges the charges of two others, and then again. */
static void a_former_charge_that_is_put_back_lowers_nothing(void)
{
	static struct region_place first, second;
	struct region *map;
	uint64_t former, copy;

	world("1000");
	EQUAL(region_join(&first, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_join(&second, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_row(&first, "GPU-0"), 0);
	EQUAL(region_row(&second, "GPU-0"), 0);
	EQUAL(region_admit(&first, 0, 100, LIMIT), 0);
	map = account();
	former = atomic_load(&map->charge[0][first.slot]);
	copy = atomic_load(&map->copy[0][first.slot]);
	EQUAL(region_admit(&first, 0, 500, LIMIT), 0);
	atomic_store(&map->charge[0][first.slot], former);
	EQUAL(region_admit(&second, 0, 401, LIMIT), -ENOMEM);
	EQUAL(region_admit(&second, 0, 400, LIMIT), 0);
	CHECK(region_sound(&first) && !region_check(&first) && region_check(&second));
	atomic_store(&map->charge[0][first.slot], first.own.word[REGION_CHARGE][0]);
	atomic_store(&map->copy[0][first.slot], copy);
	EQUAL(region_admit(&second, 0, 1, LIMIT), -ENOMEM);
}

/* Others have left the file, and do not wait for that process. Then the file is made to look whole. */
static void a_process_that_never_held_memory_begins_in_no_former_file(void)
{
	static struct region_place first, second;
	struct region *map;

	world("1000");
	EQUAL(region_join(&first, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_join(&second, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_row(&first, "GPU-0"), 0);
	EQUAL(region_row(&second, "GPU-0"), 0);
	EQUAL(region_admit(&first, 0, 300, LIMIT), 0);
	map = account();
	removed();
	CHECK(!region_check(&first));
	EQUAL(region_mend(&first, lock_now_ns()), 0);
	usleep(REGION_SETTLE_NS / 1000);
	CHECK(region_settle(&first, lock_now_ns()));
	EQUAL(map->header.stamp, 0);
	map->header.stamp = second.stamp;
	CHECK(region_sound(&second));
	EQUAL(region_admit(&second, 0, 1, LIMIT), -ENOMEM);
	CHECK(!region_sound(&second));
	EQUAL(region_admit(&first, 0, 700, LIMIT), 0);
}

static void give_up_and_take_back(void)
{
	struct region *map;
	uint64_t stamp;

	for (;;) {
		if (access(ACCOUNT, F_OK))
			continue;
		map = account();
		stamp = __atomic_load_n(&map->header.stamp, __ATOMIC_SEQ_CST);
		for (int i = 0; stamp && i < 1000; i++) {
			__atomic_store_n(&map->header.stamp, i % 2 ? stamp : 0, __ATOMIC_SEQ_CST);
			for (int spin = 0; spin < 10000; spin++)
				__asm__ volatile("");
		}
		munmap(map, sizeof(*map));
	}
}

/* Between its opening and its mapping. */
static void a_file_that_is_given_up_is_not_joined(void)
{
	static struct region_place place;
	int joined = 0;
	pid_t child;

	world("1000");
	EQUAL(region_join(&place, getenv("PORTER_STATE"), false, "tenant"), 0);
	region_leave(&place);
	child = fork();
	if (!child)
		give_up_and_take_back();
	for (int i = 0; i < 1000; i++) {
		memset(&place, 0, sizeof(place));
		if (region_join(&place, getenv("PORTER_STATE"), false, "tenant"))
			continue;
		CHECK(place.stamp);
		joined++;
		region_leave(&place);
	}
	kill(child, SIGKILL);
	CHECK(joined);
}

/* It does not map the file any more, and has not moved yet. */
static void a_process_whose_file_was_cut_short_is_waited_for(void)
{
	static struct region_place first, second;

	world("1000");
	EQUAL(region_join(&first, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_join(&second, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_row(&first, "GPU-0"), 0);
	EQUAL(region_row(&second, "GPU-0"), 0);
	CHECK(!region_admit(&first, 0, 300, LIMIT) && !region_admit(&second, 0, 600, LIMIT));
	cut_to_a_page();
	(void)region_charged(&second, 0);
	CHECK(!region_sound(&second));
	EQUAL(region_mend(&first, lock_now_ns()), 0);
	usleep(REGION_SETTLE_NS / 1000);
	CHECK(!region_settle(&first, lock_now_ns()));
	EQUAL(region_mend(&second, lock_now_ns()), 0);
	usleep(REGION_SETTLE_NS / 1000);
	(void)region_settle(&second, lock_now_ns()); /* from now on it waits for no process */
	CHECK(region_settle(&first, lock_now_ns()));
	EQUAL(region_charged(&first, 0), 900);
}

static void nothing_is_granted_until_all_have_moved(void)
{
	static struct region_place first, second;

	world("1000");
	EQUAL(region_join(&first, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_join(&second, getenv("PORTER_STATE"), false, "tenant"), 0);
	EQUAL(region_row(&first, "GPU-0"), 0);
	EQUAL(region_row(&second, "GPU-0"), 0);
	CHECK(!region_admit(&first, 0, 300, LIMIT) && !region_admit(&second, 0, 600, LIMIT));
	CHECK(region_check(&first) && region_check(&second));
	zeros();
	EQUAL(region_mend(&first, lock_now_ns()), 0);
	usleep(REGION_SETTLE_NS / 1000);
	CHECK(!region_settle(&first, lock_now_ns()));
	EQUAL(region_admit(&first, 0, 1, LIMIT), -ENOMEM);
	EQUAL(region_mend(&second, lock_now_ns()), 0);
	usleep(REGION_SETTLE_NS / 1000);
	(void)region_settle(&second, lock_now_ns()); /* from now on it waits for no process */
	CHECK(region_settle(&first, lock_now_ns()));
	EQUAL(region_charged(&first, 0), 900);
	EQUAL(region_admit(&first, 0, 101, LIMIT), -ENOMEM);
	EQUAL(region_admit(&first, 0, 100, LIMIT), 0);
	EQUAL(region_admit(&second, 0, 1, LIMIT), -ENOMEM);
}

/* A lowered limit holds in the new file, too. */
static void an_order_is_taken_along(void)
{
	two_members();
	atomic_store(&account()->row[0].ordered, region_seal(600, REGION_SLOTS));
	usleep(300000); /* a refused request checks the account if the last check is 250 ms old */
	EQUAL(reserve(&members[0], 101), -ENOMEM);
	EQUAL(reserve(&members[1], 101), -ENOMEM);
	zeros();
	EQUAL(reserve(&members[0], 101), -ENOMEM);
	meet_again();
	EQUAL(reserve(&members[0], 101), -ENOMEM);
	reserve_soon(&members[0], 100);
	EQUAL(atomic_load(&account()->row[0].ordered), region_seal(600, REGION_SLOTS));
}

static void a_file_of_another_user_is_emptied_where_it_lies(void)
{
	struct stat before, after;
	int status;

	NEEDS(!getuid());
	two_members();
	begin(&members[2]);
	EQUAL(reserve(&members[2], 100), 0);
	CHECK(!stat(ACCOUNT, &before) && !chown("state/tenant", 0, 0) &&
	      !chmod("state/tenant", 01777));
	kill(members[0].pid, SIGKILL);
	kill(members[1].pid, SIGKILL);
	members[0].holds = members[1].holds = 0;
	members[0].pid = fork();
	if (!members[0].pid) {
		CHECK(!setgid(1234) && !setuid(1234));
		int device = limited_to("1000");

		EQUAL(quota_reserve(device, 100), 0);
		close(open("ready", O_CREAT | O_WRONLY, 0600));
		while (access("struck", F_OK))
			usleep(1000);
		usleep(60000);
		quota_check();
		EQUAL(quota_reserve(device, 50), -ENOMEM); /* the other one is waited for */
		close(open("refused", O_CREAT | O_WRONLY, 0600));
		reserve_in_the_end(device, 50);
		_exit(0);
	}
	CHECK(!chmod(".", 0777));
	for (int tries = 0; access("ready", F_OK) && tries < PATIENCE_MS; tries++)
		usleep(1000);
	CHECK(!kill(members[2].pid, SIGSTOP)); /* or it would make a new one */
	account()->header.magic++;
	close(open("struck", O_CREAT | O_WRONLY, 0600));
	for (int tries = 0; access("refused", F_OK) && tries < PATIENCE_MS; tries++)
		usleep(1000);
	CHECK(!stat(ACCOUNT, &after) && !kill(members[2].pid, SIGCONT));
	EQUAL(after.st_ino, before.st_ino);
	CHECK(waitpid(members[0].pid, &status, 0) == members[0].pid);
	EQUAL(status, 0);
}

/* --- a storm --------------------------------------------------------------------------------------------------- */

#define CREW 4
#define THREADS 2
#define PART (LIMIT / CREW)

/* The bytes of each process, 16 bits each: a process adds after it was granted, and takes off before it releases. */
static struct storm {
	_Atomic uint64_t held;
	_Atomic uint32_t granted[CREW];
	atomic_bool exceeded;
} *storm;

static uint64_t sum_of(uint64_t held)
{
	return (held & 0xffff) + (held >> 16 & 0xffff) + (held >> 32 & 0xffff) + (held >> 48);
}

static void *check_often(void *unused)
{
	for (;;) {
		usleep(50000);
		quota_check();
	}
	return unused;
}

/* Takes and gives back at random. */
static void *trade(void *of)
{
	int device = limited_to(NULL), number = *(int *)of;
	unsigned state = (unsigned)getpid() * 31 + (unsigned)(uintptr_t)&device;
	uint64_t has = 0, bytes, now;

	for (;;) {
		bytes = 1 + (uint64_t)rand_r(&state) % PART;
		if (has + bytes > LIMIT / 2 || quota_reserve(device, bytes)) {
			atomic_fetch_sub(&storm->held, has << 16 * number);
			quota_release(device, has);
			has = 0;
		} else {
			now = atomic_fetch_add(&storm->held, bytes << 16 * number) +
				(bytes << 16 * number);
			if (sum_of(now) > LIMIT)
				atomic_store(&storm->exceeded, true);
			CHECK(!quota_settle(device, bytes, bytes));
			has += bytes;
			atomic_fetch_add(&storm->granted[number], 1);
		}
		if (!(rand_r(&state) % 32))
			usleep((unsigned)rand_r(&state) % 2000);
	}
	return NULL;
}

static pid_t crew[CREW];

static void enlist(int number)
{
	pthread_t thread;

	crew[number] = fork();
	if (crew[number])
		return;
	(void)limited_to("1000");
	for (int i = 0; i < THREADS - 1; i++)
		CHECK(!pthread_create(&thread, NULL, trade, &number));
	CHECK(!pthread_create(&thread, NULL, check_often, NULL));
	trade(&number);
}

static void dismiss(int number)
{
	CHECK(!kill(crew[number], SIGKILL) && waitpid(crew[number], NULL, 0) == crew[number]);
	atomic_fetch_and(&storm->held, ~(0xffffull << 16 * number));
}

/* In ms; each of them is granted something again. */
static int wait_for_grants(void)
{
	uint64_t begun = lock_now_ns();
	uint32_t before[CREW];

	for (int i = 0; i < CREW; i++)
		before[i] = atomic_load(&storm->granted[i]);
	for (int i = 0; i < CREW; i++)
		for (int tries = 0; atomic_load(&storm->granted[i]) == before[i]; tries++) {
			int status = 0;
			pid_t gone = waitpid(crew[i], &status, WNOHANG);

			if (gone || tries >= PATIENCE_MS)
				fprintf(stderr, "member %d %s, status %d\n", i,
					gone ? "ended" : "is granted nothing", status);
			CHECK(!gone && tries < PATIENCE_MS);
			usleep(1000);
		}
	return (int)((lock_now_ns() - begun) / 1000000);
}

/* Any damage, while processes are stopped and killed, `STORM` times. By hand: where the machine stands
 * still for 0.7 s, a process that is killed then may have been the only one that knew of others.
 * STORM_SEED chooses the damages. */
static void a_storm(void)
{
	enum { STORM_STRIKES = sizeof(strikes) / sizeof(*strikes) };
	const char *wanted = getenv("STORM"), *first = getenv("STORM_SEED");
	int times = atoi(wanted), stopped, ms, most = 0, late = 0;
	pid_t striker;

	seed = (uint64_t)(first ? atoi(first) : getpid()) << 20 | 1;
	storm = mmap(NULL, sizeof(*storm), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		     0);
	CHECK(storm != MAP_FAILED);
	for (int i = 0; i < CREW; i++)
		enlist(i);
	(void)wait_for_grants();
	for (int time = 0; time < times; time++) {
		int strike = (int)(random_number() % STORM_STRIKES),
		    act = (int)(random_number() % 5);

		usleep((unsigned)(random_number() % 300000));
		stopped = (int)(random_number() % CREW);
		if (act == 1)
			CHECK(!kill(crew[stopped], SIGSTOP));
		if (act == 4)
			dismiss(stopped);
		striker = fork(); /* there may be no file now, and the strike fails */
		if (!striker) {
			act == 3 ? random_bytes_from(sizeof(struct mapped_header))
				 : strikes[strike].strike();
			_exit(0);
		}
		CHECK(waitpid(striker, NULL, 0) == striker);
		if (act == 4) /* it joins before the others look */
			enlist(stopped);
		usleep((unsigned)(random_number() % 200000));
		if (act == 1)
			usleep((unsigned)(random_number() % 1500000));
		if (act == 1)
			CHECK(!kill(crew[stopped], SIGCONT));
		if (act == 2)
			dismiss(stopped);
		if (act == 2)
			enlist(stopped);
		ms = wait_for_grants();
		most = ms > most ? ms : most;
		late += ms > 2000;
		fprintf(stderr, "%d: %s, act %d: %d ms%s\n", time,
			act == 3 ? "random" : strikes[strike].name, act, ms,
			atomic_load(&storm->exceeded) ? " EXCEEDED" : "");
		CHECK(!atomic_load(&storm->exceeded));
	}
	fprintf(stderr, "%d times, %d ms at most, %d late\n", times, most, late);
	for (int i = 0; i < CREW; i++)
		kill(crew[i], SIGKILL);
}

static const struct check_case cases[] = {
	CASE(words_of_zero_exceed_each_limit),
	CASE(words_of_each_other_exceed_each_limit),
	CASE(each_strike),
	CASE(a_new_process_in_place_of_a_removed_account),
	CASE(a_new_process_beside_a_damaged_account),
	CASE(a_new_process_waits_for_stopped_ones),
	CASE(a_new_process_in_an_account_of_zeros),
	CASE(a_damaged_file_of_a_new_stamp),
	CASE(a_charge_that_only_its_owner_misses),
	CASE(again_and_again),
	CASE(the_short_lock_is_held),
	CASE(the_folders_lock_is_held),
	CASE(a_new_file_is_removed),
	CASE(no_file_can_be_made),
	CASE(a_removed_file_is_given_up_by_all_at_once),
	CASE(a_stopped_process_is_waited_for),
	CASE(a_stopped_process_that_is_killed_holds_nothing),
	CASE(a_process_that_waits_makes_new_ones_wait),
	CASE(a_process_whose_word_of_waiting_is_damaged_makes_new_ones_wait),
	CASE(a_process_that_never_held_memory_is_not_waited_for),
	CASE(a_stopped_process_is_waited_for_while_files_come_and_go),
	CASE(a_charge_that_is_not_sealed_is_found_by_all),
	CASE(a_former_charge_that_is_put_back_lowers_nothing),
	CASE(a_process_that_never_held_memory_begins_in_no_former_file),
	CASE(a_file_that_is_given_up_is_not_joined),
	CASE(a_process_whose_file_was_cut_short_is_waited_for),
	CASE(nothing_is_granted_until_all_have_moved),
	CASE(an_order_is_taken_along),
	CASE(a_file_of_another_user_is_emptied_where_it_lies),
};

static char **arguments; /* the first one: the only case */

static const char *name_of_case(unsigned i)
{
	return cases[i].name;
}

static int run_case(unsigned i)
{
	if (arguments[1] && strcmp(arguments[1], cases[i].name))
		return 0;
	return check_main(1, arguments, &cases[i], 1);
}

/* Many at once: each of them waits for a second or two. */
int main(int argc, char **argv)
{
	static const struct check_case by_hand = CASE(a_storm);

	(void)argc;
	arguments = argv;
	if (getenv("STORM"))
		return check_main(1, argv, &by_hand, 1);
	return run_each(sizeof(cases) / sizeof(*cases), run_case, name_of_case) != 0;
}
