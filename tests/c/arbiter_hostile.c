/* SPDX-License-Identifier: Apache-2.0 */
/* A hostile program writes to the lease, and other tenants keep their shares. The clock is virtual. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>

#include "lease/arbiter_file.h"
#include "lease/arbiter_gang.h"
#include "lease/arbiter_state.h"
#include "check.h"
#include "platform/log.h"

#define MS UINT64_C(1000000)
#define S (1000 * MS)
#define FOLDER "state/.devices" /* in the case's own folder */
#define LEASE FOLDER "/GPU-1.lease"
#define TICK_NS (250 * MS) /* between two checks by a process */
#define FOUND_NS (2 * S)   /* all processes are in one file again */
#define RANDOM_BYTES 20000

static struct share_terms capped, other;
static struct arbiter_place one, two;

/* The whole path: of others no folder is kept. */
static const char *folder(void)
{
	static char path[4096];

	CHECK(getcwd(path, sizeof(path) - sizeof(FOLDER) - 1));
	return strcat(path, "/" FOLDER);
}

static void join(struct arbiter_place *place, const char *tenant, struct share_terms terms)
{
	CHECK(!mkdir("state", 0777) || errno == EEXIST);
	EQUAL(arbiter_join(place, folder(), "GPU-1", tenant, &terms), 0);
}

static void join_both(void)
{
	capped = share_terms_of(SHARE_CAP, 300000, 0, SHARE_NORMAL);
	other = share_terms_of(SHARE_CAP, 600000, 0, SHARE_NORMAL);
	join(&one, "one", capped);
	join(&two, "two", other);
}

/* One check by the thread of gate_life.c. */
static void look(struct arbiter_place *place, uint64_t now)
{
	struct arbiter_place fresh;

	if (!arbiter_check(place, now) && !arbiter_mend(place, &fresh, now))
		arbiter_replace(place, &fresh);
}

static void look_for(uint64_t *now, uint64_t ns)
{
	uint64_t end = *now + ns;

	for (; *now < end; *now += TICK_NS) {
		look(&one, *now);
		look(&two, *now);
	}
}

static uint32_t cap_of(const struct arbiter_place *place)
{
	struct share_tenant about;

	arbiter_load(&place->map->tenant[place->tenant], &about);
	return about.terms.cap;
}

/* Each in the file that the path leads to, with its terms. */
static bool have_met(uint64_t now)
{
	struct stat about;

	return !stat(LEASE, &about) && about.st_ino == one.inode && about.st_ino == two.inode &&
		!one.alone && !two.alone && one.tenant != two.tenant &&
		one.process != two.process &&
		arbiter_present(one.map) == (bit(one.tenant) | bit(two.tenant)) &&
		one.map->header.stamp == two.map->header.stamp && cap_of(&one) == capped.cap &&
		cap_of(&two) == other.cap && arbiter_check(&one, now) && arbiter_check(&two, now);
}

/* --- what can be done to a file -------------------------------------------------------------------------- */

static uint64_t seed;

static uint64_t random_number(void)
{
	seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
	return seed;
}

static void write_at(uint64_t at, const void *bytes, size_t size)
{
	int file = open(LEASE, O_RDWR);

	CHECK(file >= 0 && pwrite(file, bytes, size, (off_t)at) == (ssize_t)size);
	close(file);
}

static void random_bytes(void)
{
	unsigned char *map;
	int file = open(LEASE, O_RDWR);

	map = mmap(NULL, sizeof(struct arbiter), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
	CHECK(map != MAP_FAILED);
	close(file);
	for (int i = 0; i < RANDOM_BYTES; i++)
		map[random_number() % sizeof(struct arbiter)] = (unsigned char)random_number();
	munmap(map, sizeof(struct arbiter));
}

static void random_bytes_behind_the_header(void)
{
	struct mapped_header header = one.map->header;

	random_bytes();
	write_at(0, &header, sizeof(header));
}

static void zeros(void)
{
	static const char none[sizeof(struct arbiter)];

	write_at(0, none, sizeof(none));
}

static void zeros_behind_the_header(void)
{
	static const char none[sizeof(struct arbiter) - sizeof(struct mapped_header)];

	write_at(sizeof(struct mapped_header), none, sizeof(none));
}

static void cut_to_nothing(void)
{
	CHECK(!truncate(LEASE, 0));
}
static void cut_to_a_page(void)
{
	CHECK(!truncate(LEASE, 4096));
}
static void removed(void)
{
	CHECK(!unlink(LEASE));
}
static void magic(void)
{
	write_at(0, "another one", 8);
}
static void version(void)
{
	write_at(8, "\7", 1);
}
static void stamp(void)
{
	write_at(offsetof(struct mapped_header, stamp), "\7", 1);
}

static void replaced_by_nonsense(void)
{
	int file;

	CHECK(!unlink(LEASE));
	file = open(LEASE, O_CREAT | O_WRONLY, 0600);
	CHECK(file >= 0 && write(file, "nonsense", 8) == 8 && !close(file));
}

static void replaced_by_a_folder(void)
{
	CHECK(!unlink(LEASE) && !mkdir(LEASE, 0777));
}

static void replaced_by_a_link(void)
{
	CHECK(!unlink(LEASE) && !symlink("/dev/null", LEASE));
}

static void replaced_by_a_pipe(void)
{
	CHECK(!unlink(LEASE) && !mkfifo(LEASE, 0666));
}

static void set_figures(struct share_tenant about)
{
	struct share_tenant before;

	arbiter_load(&one.map->tenant[one.tenant], &before);
	CHECK(arbiter_store(&one.map->tenant[one.tenant], &before, &about));
}

static struct share_tenant figures(void)
{
	struct share_tenant about;

	arbiter_load(&one.map->tenant[one.tenant], &about);
	return about;
}

static void name_of_the_row(void)
{
	memcpy(one.map->tenant[one.tenant].name, "eno", 4);
}
static void row_of_no_tenant(void)
{
	atomic_store(&one.map->tenant[one.tenant].state, ARBITER_FREE);
}

static void row_of_two(void)
{
	struct arbiter_tenant *row = &one.map->tenant[one.tenant], *before = &one.map->tenant[0];

	memcpy(before->name, row->name,
	       sizeof(row->name)); /* newcomers of the tenant would find that first */
	atomic_store(&before->state, ARBITER_USED);
	memcpy(two.map->tenant[two.tenant].name, "one", 4);
}

static void no_terms(void)
{
	struct share_tenant about = figures();

	about.terms = (struct share_terms){0};
	set_figures(about);
}

static void terms_out_of_range(void)
{
	struct share_tenant about = figures();

	about.terms.cap = UINT32_MAX;
	set_figures(about);
}

static void used_nothing(void)
{
	struct share_tenant about = figures();

	about.used = 0;
	set_figures(about);
}

static void credit_of(int64_t credit)
{
	struct share_tenant about = figures();

	about.credit = credit;
	set_figures(about);
}

static void credit_of_all(void)
{
	credit_of(INT64_MAX);
}
static void credit_of_seconds(void)
{
	credit_of((int64_t)(5 * S));
}
static void debt_of_all(void)
{
	credit_of(INT64_MIN);
}
static void debt_of_seconds(void)
{
	credit_of(-(int64_t)S);
}

static void virtual_of(uint64_t time)
{
	struct share_tenant about = figures();

	about.virtual = time;
	set_figures(about);
}

static void virtual_time_at_its_end(void)
{
	virtual_of(UINT64_MAX / 2);
}
static void virtual_time_far_ahead(void)
{
	virtual_of(figures().virtual + 1000 * S);
}
static void virtual_time_of_nothing(void)
{
	virtual_of(0);
}

static const struct {
	const char *name;
	void (*strike)(void);
} strikes[] = {
#define STRIKE(function) {#function, function}
	STRIKE(random_bytes),
	STRIKE(random_bytes_behind_the_header),
	STRIKE(zeros),
	STRIKE(zeros_behind_the_header),
	STRIKE(cut_to_nothing),
	STRIKE(cut_to_a_page),
	STRIKE(removed),
	STRIKE(magic),
	STRIKE(version),
	STRIKE(stamp),
	STRIKE(replaced_by_nonsense),
	STRIKE(replaced_by_a_folder),
	STRIKE(replaced_by_a_link),
	STRIKE(replaced_by_a_pipe),
	STRIKE(name_of_the_row),
	STRIKE(row_of_no_tenant),
	STRIKE(row_of_two),
	STRIKE(no_terms),
	STRIKE(terms_out_of_range),
	STRIKE(used_nothing),
	STRIKE(credit_of_all),
	STRIKE(credit_of_seconds),
	STRIKE(debt_of_all),
	STRIKE(debt_of_seconds),
	STRIKE(virtual_time_at_its_end),
	STRIKE(virtual_time_far_ahead),
	STRIKE(virtual_time_of_nothing),
};

/* Has the device for `ns`, if it may. */
static bool work(struct arbiter_place *place, uint64_t ns, uint64_t *now)
{
	uint64_t until, epoch = arbiter_hold(place, *now, &until);

	if (!epoch || !arbiter_begin(place, epoch))
		return false;
	*now += ns;
	if (!arbiter_charge(place, ns, *now))
		arbiter_close(place, epoch, *now);
	arbiter_end(place, *now);
	return true;
}

static uint64_t seen;

/* Both always want the device: parts per thousand that each had. */
static void share(uint64_t *now, uint64_t ns, unsigned part[2])
{
	uint64_t begin = *now, had[2] = {0};
	struct arbiter_place *places[2] = {&one, &two};
	bool any;

	while (*now - begin < ns) {
		any = false;
		for (int i = 0; i < 2; i++) {
			uint64_t before = *now;

			any |= work(places[i], MS, now);
			had[i] += *now - before;
		}
		if (!any)
			*now += MS / 10;
		if (*now - seen >= TICK_NS) {
			seen = *now;
			look(&one, seen);
			look(&two, seen);
		}
	}
	for (int i = 0; i < 2; i++)
		part[i] = (unsigned)(had[i] * 1000 / (*now - begin));
}

static void expect(const char *when, const unsigned part[2])
{
	if (part[0] + 20 < 300 || part[0] > 320 || part[1] + 20 < 600 || part[1] > 620) {
		fprintf(stderr, "%s: %u and %u of 1000, not 300 and 600\n", when, part[0], part[1]);
		_exit(1);
	}
}

static void strike_each(size_t i)
{
	uint64_t now = lock_now_ns(), struck;
	unsigned part[2];

	join_both();
	share(&now, 4 * S, part);
	expect("before", part);
	strikes[i].strike();
	struck = now;
	share(&now, FOUND_NS, part);
	if (!have_met(now)) {
		fprintf(stderr, "%s: not together again after %llu ms\n", strikes[i].name,
			(unsigned long long)((now - struck) / MS));
		_exit(1);
	}
	share(&now, 4 * S, part);
	expect(strikes[i].name, part);
}

static void both_keep_their_shares_after_each_strike(void)
{
	for (size_t i = 0; i < sizeof(strikes) / sizeof(*strikes); i++) {
		pid_t child;
		int status;

		alarm(CHECK_SECONDS);
		child = fork();
		seed = 88172645463325252u + i;
		if (!child) {
			char name[32];

			alarm(CHECK_SECONDS);
			snprintf(name, sizeof(name), "strike%zu", i);
			CHECK(!mkdir(name, 0777) && !chdir(name));
			strike_each(i);
			_exit(0);
		}
		CHECK(waitpid(child, &status, 0) == child);
		if (status)
			fprintf(stderr, "%s: status %d\n", strikes[i].name, status);
		CHECK(!status);
	}
}

/* With many seeds: both are in one file again. */
static void both_share_one_file_again_after_any_damage(void)
{
	uint64_t now = lock_now_ns();
	unsigned part[2];

	join_both();
	for (int round = 1; round <= 40; round++) {
		seed = 2463534242u * (uint64_t)round;
		share(&now, S, part);
		if (round % 2)
			random_bytes();
		else
			random_bytes_behind_the_header();
		look_for(&now, 10 * S); /* so that the next one is not one of many in a row */
		CHECK(have_met(now));
	}
}

static bool lives(const struct arbiter_place *place)
{
	return !mapped_dead(place->path, (dev_t)place->device, (ino_t)place->inode, place->process);
}

/* Cut short, the file is not mapped any more, so its lock ends: the other process takes this one
 * for dead. Each keeps its cap, and both have their locks in the new file. */
static void a_process_that_loses_its_lock_keeps_its_cap(void)
{
	uint64_t now = lock_now_ns();
	unsigned part[2];

	join_both();
	share(&now, 4 * S, part);
	expect("before", part);
	CHECK(!truncate(LEASE, __builtin_offsetof(struct arbiter, copied) & ~UINT64_C(4095)));
	(void)atomic_load(&one.map->copied[0]);
	CHECK(!arbiter_sound(&one) && arbiter_sound(&two) && !lives(&one) && lives(&two));
	arbiter_bury(&two, 0, true, now);
	share(&now, FOUND_NS, part);
	CHECK(part[0] <= 320 && part[1] <= 620);
	CHECK(have_met(now) && lives(&one) && lives(&two));
	share(&now, 4 * S, part);
	expect("after", part);
}

/* --- repeated damage ------------------------------------------------------------------------------------- */

static void forge_all(struct arbiter_place *place, uint64_t now)
{
	struct share_tenant about;
	struct arbiter *map = place->map;

	arbiter_load(&map->tenant[place->tenant], &about);
	about.credit = (int64_t)(10 * S);
	about.credited = now;
	about.resting = 0;
	arbiter_store(&map->tenant[place->tenant], &(struct share_tenant){0}, &about);
	memcpy((void *)map->tenant[place->tenant].share[0], &about, sizeof(about));
	memcpy((void *)map->tenant[place->tenant].share[1], &about, sizeof(about));
	atomic_store(&map->tenant[place->tenant].covered, now + S / 2);
	atomic_store(&map->turn.word, open_word(7, place->tenant + 1));
	atomic_store(&map->turn.gated, 0);
	atomic_store(&map->turn.wanted, 0);
}

/* The file is forged before each look of the process, and its own cap holds. */
static void a_cap_holds_in_a_forged_file(void)
{
	uint64_t begin = lock_now_ns(), now = begin, had = 0;

	join_both();
	while (now - begin < 20 * S) {
		uint64_t before = now;

		forge_all(&one, now);
		CHECK(!arbiter_gated(&one)); /* no word of the file decides */
		if (work(&one, MS, &now))
			had += now - before;
		else
			now += MS / 10;
	}
	CHECK(had > (now - begin) * 29 / 100 && had < (now - begin) * 32 / 100);
}

/* A new file is damaged as soon as it is there: the processes are alone for a while, and their caps hold. */
static void caps_hold_where_each_new_file_is_damaged(void)
{
	uint64_t now = lock_now_ns();
	unsigned part[2], sum[2] = {0}, rounds = 0, alone = 0;

	join_both();
	for (uint64_t end = now + 20 * S; now < end; rounds++) {
		share(&now, S / 5, part);
		sum[0] += part[0];
		sum[1] += part[1];
		alone += one.alone && two.alone;
		seed = now | 1;
		if (!access(LEASE, F_OK))
			random_bytes();
	}
	CHECK(sum[0] / rounds <= 320 && sum[1] / rounds <= 620);
	CHECK(alone > rounds / 2);
	look_for(&now, 12 * S);
	CHECK(have_met(now));
}

/* It is in order, so the shared figures decide and not our own. */
static void a_sound_file_decides(void)
{
	uint64_t now = lock_now_ns(), until = ARBITER_NEVER, denied = 0;
	struct share_tenant about;

	join_both();
	for (int i = 0; i < 100000; i++) {
		uint64_t busy = (uint64_t)(i * 7919 % 6000) * 1000;

		arbiter_load(&one.map->tenant[one.tenant], &about);
		if (share_may_go_on(&about, now) && !arbiter_guard_allows(&one, now, &until))
			denied++;
		if (!work(&one, busy, &now))
			now += MS / 3 + (i % 100 ? 0 : 3 * S);
		if (i % 100 == 0)
			CHECK(arbiter_check(&one, now));
	}
	EQUAL(denied, 0);
}

/* A tenant that was idle has no more credit than without the checks. */
static void a_check_gives_an_idle_tenant_nothing(void)
{
	uint64_t now = lock_now_ns(), begin, had = 0;
	struct share_tenant before, after;

	join_both();
	while (work(&one, MS, &now))
		;
	arbiter_unwant(&one);
	before = figures();
	for (uint64_t end = now + 3 * S; now < end; now += TICK_NS)
		CHECK(arbiter_check(&one, now));
	after = figures();
	CHECK(!memcmp(&before, &after, sizeof(after)));
	for (begin = now; now - begin < S / 2;) {
		uint64_t from = now;

		if (work(&one, MS, &now))
			had += now - from;
		else
			now += MS / 10;
	}
	CHECK(had < (S / 2) * 3 / 10 + 30 * MS);
}

static void terms_that_were_set_outlive_the_file(void)
{
	struct share_terms less = share_terms_of(SHARE_CAP, 100000, 0, SHARE_NORMAL);
	uint64_t now = lock_now_ns();

	join_both();
	EQUAL(arbiter_set(LEASE, "one", &less), 0);
	look_for(&now, S);
	zeros();
	look_for(&now, FOUND_NS);
	EQUAL(cap_of(&one), 100000);
	EQUAL(cap_of(&two), 600000);
}

/* --- locks ----------------------------------------------------------------------------------------------- */

static void the_lock_of_the_folder_is_never_released(void)
{
	uint64_t now = lock_now_ns();
	int held;

	join_both();
	held = open(FOLDER, O_RDONLY | O_DIRECTORY);
	CHECK(held >= 0 && !flock(held, LOCK_EX));
	zeros();
	look_for(&now, FOUND_NS);
	CHECK(have_met(now));
}

static void all_slots_are_locked(void)
{
	struct flock all = {.l_type = F_WRLCK,
			    .l_whence = SEEK_SET,
			    .l_start = MAPPED_LOCKS,
			    .l_len = ARBITER_PROCESSES};
	uint64_t begin, now;
	int file;

	join(&one, "hostile", share_terms_of(SHARE_EQUAL, 0, 0, SHARE_NORMAL));
	arbiter_leave(&one);
	file = open(LEASE, O_RDWR);
	CHECK(file >= 0 && !fcntl(file, F_OFD_SETLK, &all));
	capped = share_terms_of(SHARE_CAP, 300000, 0, SHARE_NORMAL);
	EQUAL(arbiter_join(&one, folder(), "GPU-1", "one", &capped), -EUSERS);
	EQUAL(arbiter_join(&one, NULL, "GPU-1", "one", &capped), 0);
	arbiter_join_later(&one, folder(), "GPU-1");
	for (begin = now = lock_now_ns(); now - begin < 3 * S; now += TICK_NS)
		look(&one, now);
	CHECK(one.alone);
	close(file);
	for (begin = now; now - begin < FOUND_NS; now += TICK_NS)
		look(&one, now);
	CHECK(!one.alone);
	EQUAL(cap_of(&one), 300000);
}

static void a_file_of_another_user_is_emptied_where_it_lies(void)
{
	uint64_t now = lock_now_ns();
	struct stat before, after;

	NEEDS(!geteuid());
	join_both();
	CHECK(!chown(LEASE, 12345, 12345) && !chown(FOLDER, 12345, 12345) && !stat(LEASE, &before));
	CHECK(!setegid(54321) && !seteuid(54321));
	random_bytes();
	look_for(&now, FOUND_NS);
	CHECK(have_met(now));
	CHECK(!stat(LEASE, &after) && before.st_ino == after.st_ino &&
	      after.st_size == before.st_size);
}

static void an_idle_process_looks_at_nothing_else(void)
{
	struct arbiter_place left = {0};
	uint64_t now = lock_now_ns();

	join_both();
	join(&left, "left", capped);
	zeros();
	look_for(&now, S);
	arbiter_leave(&left); /* in the damaged file */
	CHECK(have_met(now));
}

static const struct check_case cases[] = {
	CASE(both_keep_their_shares_after_each_strike),
	CASE(both_share_one_file_again_after_any_damage),
	CASE(a_process_that_loses_its_lock_keeps_its_cap),
	CASE(a_cap_holds_in_a_forged_file),
	CASE(caps_hold_where_each_new_file_is_damaged),
	CASE(a_sound_file_decides),
	CASE(a_check_gives_an_idle_tenant_nothing),
	CASE(terms_that_were_set_outlive_the_file),
	CASE(the_lock_of_the_folder_is_never_released),
	CASE(all_slots_are_locked),
	CASE(a_file_of_another_user_is_emptied_where_it_lies),
	CASE(an_idle_process_looks_at_nothing_else),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
