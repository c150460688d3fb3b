/* SPDX-License-Identifier: Apache-2.0 */
/* Sizes, files, variables, and which of them wins. Built with CONFIG_FILE "quota.conf", in the case's own folder. */
#define _GNU_SOURCE
#include <locale.h>
#include <pthread.h>

#include "check.h"
#include "config.h"
#include "platform/log.h"
#include "config/units.h"

const struct config_alias config_aliases[] = {
	{"OTHER_MEMORY_LIMIT", "memory"}, {"OTHER_CACHE", "state-file"},      {"OTHER_LOG", "log"},
	{"OTHER_SM_LIMIT", "compute"},	  {"OTHER_SWITCH", "compute-switch"}, {NULL, NULL},
};

#define GIB (1ull << 30)
#define NO_LIMIT UINT64_MAX

static const struct port_device devices[] = {
	{.uuid = "SIM-8a6f0000-0001", .index = 0, .total = 80 * GIB},
	{.uuid = "SIM-8a7f0000-0002", .index = 1, .total = 40 * GIB},
	{.uuid = "SLICE-11/2/0", .index = 12, .total = 10 * GIB},
	{.uuid = "12345678-77", .index = 3, .total = 0},
};

/* What share_terms_of makes of a policy is its own affair; here it is that something equals it. */
static void terms(int device, enum share_policy policy, uint32_t ppm, uint32_t weight,
		  enum share_priority priority, uint32_t cap)
{
	struct share_terms expected = share_terms_of(policy, ppm, weight, priority), found;

	if (expected.cap > cap)
		expected.cap = cap;
	if (expected.floor > expected.cap)
		expected.floor = expected.cap;
	memset(&found, 0xff, sizeof(found));
	config_compute(&devices[device], &found);
	EQUAL(found.weight, expected.weight);
	EQUAL(found.cap, expected.cap);
	EQUAL(found.floor, expected.floor);
	EQUAL(found.priority, expected.priority);
}

static void capped(int device, uint32_t percent)
{
	terms(device, SHARE_CAP, percent * 10000, SHARE_WEIGHT, SHARE_NORMAL, SHARE_WHOLE);
}

static void equal(int device)
{
	terms(device, SHARE_EQUAL, SHARE_WHOLE, SHARE_WEIGHT, SHARE_NORMAL, SHARE_WHOLE);
}

static uint64_t limit(int device)
{
	uint64_t bytes;

	return config_limit(&devices[device], &bytes) ? bytes : NO_LIMIT;
}

static void file(const char *text)
{
	FILE *stream = fopen("quota.conf", "w");

	CHECK(stream && fputs(text, stream) >= 0 && !fclose(stream) && !chmod("quota.conf", 0644));
}

static void user_file(const char *text)
{
	FILE *stream = fopen("user.conf", "w");

	CHECK(stream && fputs(text, stream) >= 0 && !fclose(stream) && !chmod("user.conf", 0644));
	setenv("PORTER_CONFIG", "user.conf", 1);
}

static int reported(const char *text);
static void grants_nothing(void);

static void sizes(void)
{
	static const struct {
		const char *text;
		int err;
		uint64_t bytes;
	} rows[] = {
		{"8GiB", 0, 8 * GIB},
		{"8G", 0, 8 * GIB},
		{"8g", 0, 8 * GIB},
		{" 8192m ", 0, 8 * GIB},
		{"8Gi", 0, 8 * GIB},
		{"8GB", 0, 8000000000},
		{"8gb", 0, 8000000000},
		{"8 GiB", 0, 8 * GIB},
		{"1.5GiB", 0, 3 * GIB / 2},
		{"0.1k", 0, 102},
		{"4096", 0, 4096},
		{"4096b", 0, 4096},
		{"1KB", 0, 1000},
		{"1T", 0, 1024 * GIB},
		{"1P", 0, 1024 * 1024 * GIB},
		{"0", 0, 0},
		{"18446744073709551615", 0, UINT64_MAX},
		{"1.0000000000000000000001g", 0, GIB},
		{"16383P", 0, 16383ull << 50},
		{"18446744073709551616", -ERANGE, 0},
		{"16384P", -ERANGE, 0},
		{"999999999999999999999G", -ERANGE, 0},
		{"101%", -ERANGE, 0},
		{"100.1%", -ERANGE, 0},
		{"", -EINVAL, 0},
		{" ", -EINVAL, 0},
		{"G", -EINVAL, 0},
		{"-1", -EINVAL, 0},
		{"+1", -EINVAL, 0},
		{".5g", -EINVAL, 0},
		{"5.g", -EINVAL, 0},
		{"8Q", -EINVAL, 0},
		{"8GG", -EINVAL, 0},
		{"8GiBs", -EINVAL, 0},
		{"8iB", -EINVAL, 0},
		{"0x10", -EINVAL, 0},
		{"1e9", -EINVAL, 0},
		{"8,5g", -EINVAL, 0},
		{"50%%", -EINVAL, 0},
		{"8 G iB", -EINVAL, 0},
	};
	struct units_size size;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		size.bytes = 7;
		if (units_read(rows[i].text, strlen(rows[i].text), &size) != rows[i].err ||
		    size.bytes != (rows[i].err ? 7 : rows[i].bytes)) {
			fprintf(stderr, "%s\n", rows[i].text);
			CHECK(0);
		}
	}
	EQUAL(units_read("50%", 3, &size), 0);
	EQUAL(units_of(&size, 81), 40);
	EQUAL(units_of(&size, UINT64_MAX), INT64_MAX);
	EQUAL(units_read("12.5 %", 6, &size), 0);
	EQUAL(units_of(&size, 80 * GIB), 10 * GIB);
	EQUAL(units_read("100%", 4, &size), 0);
	EQUAL(units_of(&size, UINT64_MAX), -1);
	EQUAL(units_read("0%", 2, &size), 0);
	EQUAL(units_of(&size, 1000), 0);
}

static void shares_of_time(void)
{
	static const struct {
		const char *text;
		int err;
		uint32_t ppm;
	} rows[] = {
		{"30", 0, 300000},	{"30%", 0, 300000},
		{" 30 % ", 0, 300000},	{"12.5", 0, 125000},
		{"33.3333", 0, 333333}, {"33.33339", 0, 333333},
		{"1", 0, 10000},	{"100", 0, 1000000},
		{"100.0%", 0, 1000000}, {"0", -ERANGE, 0},
		{"0.99", -ERANGE, 0},	{"100.1", -ERANGE, 0},
		{"101", -ERANGE, 0},	{"99999999999999999999", -ERANGE, 0},
		{"", -EINVAL, 0},	{" ", -EINVAL, 0},
		{"%", -EINVAL, 0},	{"-1", -EINVAL, 0},
		{"30%%", -EINVAL, 0},	{"30g", -EINVAL, 0},
		{"3.", -EINVAL, 0},	{".3", -EINVAL, 0},
		{"30 40", -EINVAL, 0},	{"0x10", -EINVAL, 0},
	};
	uint32_t ppm;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
		ppm = 7;
		if (units_read_percent(rows[i].text, strlen(rows[i].text), &ppm) != rows[i].err ||
		    ppm != (rows[i].err ? 7 : rows[i].ppm)) {
			fprintf(stderr, "%s\n", rows[i].text);
			CHECK(0);
		}
	}
}

static void nothing_set(void)
{
	CHECK(!config_limited() && !config_compute_set() && !config_gate_copies());
	CHECK(!strncmp(config_shared(), config_state(), strlen(config_state())));
	CHECK(!strcmp(config_shared() + strlen(config_state()), "/.devices"));
	EQUAL(limit(0), NO_LIMIT);
	CHECK(!strcmp(config_tenant(), "default"));
	CHECK(config_state_is_default() && config_state()[0] == '/');
	CHECK(!config_real("libtoy.so.1") && !config_real_dir());
}

static void from_a_file(void)
{
	file("# every setting\n\n"
	     "tenant = one\r\n"
	     "  state=/run/share  # here\n"
	     "memory = 8GiB\n"
	     "memory.1 = 50%\n"
	     "memory.SLICE-11 = 1.5GiB\n"
	     "memory.12345678-7=none\n"
	     "real.libtoy.so.1 = /opt/real/libtoy.so.1\n"
	     "shared=/run/leases\n"
	     "compute = 30\n"
	     "compute.1=12.5%\n"
	     "compute.SLICE = none\n"
	     "priority = high\n"
	     "gate.host-copies = yes\n"
	     "log = error");
	CHECK(config_limited());
	EQUAL(limit(0), 8 * GIB);
	EQUAL(limit(1), 20 * GIB);
	EQUAL(limit(2), 3 * GIB / 2);
	EQUAL(limit(3), NO_LIMIT);
	CHECK(!strcmp(config_tenant(), "one") && !strcmp(config_state(), "/run/share"));
	CHECK(!config_state_is_default());
	CHECK(!strcmp(config_real("libtoy.so.1"), "/opt/real/libtoy.so.1") &&
	      !config_real("libtoy.so"));
	CHECK(config_compute_set() && config_gate_copies() &&
	      !strcmp(config_shared(), "/run/leases"));
	terms(0, SHARE_CAP, 300000, SHARE_WEIGHT, SHARE_HIGH, SHARE_WHOLE);
	terms(1, SHARE_CAP, 125000, SHARE_WEIGHT, SHARE_HIGH, SHARE_WHOLE);
	terms(2, SHARE_EQUAL, SHARE_WHOLE, SHARE_WEIGHT, SHARE_HIGH, SHARE_WHOLE);
	CHECK(!log_wanted(LOG_WARN) && log_wanted(LOG_ERROR));
}

static void environment_only_lowers(void)
{
	file("memory = 8GiB\ntenant = one\n");
	user_file("memory = 6GiB\nmemory.1 = 16GiB\ntenant = two\nstate = /run/user\n");
	setenv("PORTER_MEMORY", "0=4GiB,1=none,SLICE=9GiB", 1);
	setenv("PORTER_TENANT", "three", 1);
	setenv("PORTER_STATE", "/run/three", 1);
	setenv("PORTER_REAL_DIR", "/opt/real", 1);
	EQUAL(limit(0), 4 * GIB);
	EQUAL(limit(1), 8 * GIB);
	EQUAL(limit(2), 6 * GIB);
	EQUAL(limit(3), 6 * GIB);
	CHECK(!strcmp(config_tenant(), "one") && !strncmp(config_state(), "/tmp/porter-", 12));
	CHECK(!strcmp(config_real_dir(), "/opt/real"));
}

static void environment_only_lowers_a_share(void)
{
	file("compute = 30\nweight = 50\npriority = normal\npolicy = cap\n");
	user_file("compute = 40\ncompute.1 = 20\npolicy = best-effort\nweight = 500\n");
	setenv("PORTER_COMPUTE", "0=10,SIM-8a7f=90", 1);
	setenv("PORTER_POLICY", "burst", 1);
	setenv("PORTER_WEIGHT", "40", 1);
	setenv("PORTER_PRIORITY", "high", 1);
	terms(0, SHARE_CAP, 100000, 40, SHARE_NORMAL, SHARE_WHOLE);
	terms(1, SHARE_CAP, 200000, 40, SHARE_NORMAL, SHARE_WHOLE);
	terms(2, SHARE_CAP, 300000, 40, SHARE_NORMAL, SHARE_WHOLE);
}

static void runs_above_allow_at_most(void)
{
	setenv("PORTER_LIMITS",
	       "tenant=alice;state=/run/a%3Bb%25;shared=/run/%7C;memory=2GiB,1=50%;compute=30;policy=cap;priority=normal"
	       "|memory=3GiB,SLICE=1GiB;compute=1=20;weight=50",
	       1);
	setenv("PORTER_MEMORY", "20GiB,1=none", 1);
	setenv("PORTER_COMPUTE", "90", 1);
	setenv("PORTER_POLICY", "burst", 1);
	setenv("PORTER_WEIGHT", "60", 1);
	setenv("PORTER_PRIORITY", "high", 1);
	setenv("PORTER_TENANT", "bob", 1);
	setenv("PORTER_STATE", "/run/other", 1);
	setenv("PORTER_SHARED", "/run/leases", 1);
	setenv("PORTER_LOG_FILE", "log", 1);
	EQUAL(limit(0), 2 * GIB);
	EQUAL(limit(1), 3 * GIB);
	EQUAL(limit(2), GIB);
	terms(0, SHARE_CAP, 300000, 50, SHARE_NORMAL, SHARE_WHOLE);
	terms(1, SHARE_CAP, 200000, 50, SHARE_NORMAL, SHARE_WHOLE);
	CHECK(!strcmp(config_tenant(), "alice") && !strcmp(config_state(), "/run/a;b%") &&
	      !strcmp(config_shared(), "/run/|"));
	EQUAL(reported(
		      "PORTER_MEMORY: asks for more than the inherited limit of 2048 MiB on device SIM-8a6f0000-0001; the inherited"),
	      1);
	EQUAL(reported("PORTER_COMPUTE: asks for more than the inherited limit of 30 %"), 1);
	EQUAL(reported("PORTER_WEIGHT: asks for more than the inherited limit of 50 on"), 1);
	EQUAL(reported("PORTER_PRIORITY: asks for more than the inherited limit of normal"), 1);
	EQUAL(reported("PORTER_TENANT: bob: not used: the `porter run` that set"), 1);
	EQUAL(reported("PORTER_STATE: /run/other: not used"), 1);
	EQUAL(reported("PORTER_SHARED: /run/leases: not used"), 1);
	EQUAL(reported(""), 7);
}

static void below_what_runs_above_allow(void)
{
	setenv("PORTER_LIMITS", "memory=2GiB;compute=30;policy=burst;priority=high", 1);
	setenv("PORTER_MEMORY", "1GiB", 1);
	setenv("PORTER_COMPUTE", "30", 1);
	setenv("PORTER_POLICY", "burst", 1);
	setenv("PORTER_PRIORITY", "low", 1);
	setenv("PORTER_TENANT", "bob", 1);
	setenv("PORTER_LOG_FILE", "log", 1);
	EQUAL(limit(0), GIB);
	terms(0, SHARE_BURST, 300000, SHARE_WEIGHT, SHARE_LOW, SHARE_WHOLE);
	CHECK(!strcmp(config_tenant(), "bob"));
	EQUAL(reported(""), 0);
}

static void a_file_is_above_the_runs(void)
{
	user_file("memory = 1GiB\ntenant = carol\n");
	setenv("PORTER_LIMITS", "tenant=alice;state=/s;shared=/s/.devices;memory=2GiB", 1);
	setenv("PORTER_TENANT", "alice", 1);
	setenv("PORTER_LOG_FILE", "log", 1);
	EQUAL(limit(0), GIB);
	CHECK(!strcmp(config_tenant(), "carol"));
	EQUAL(reported(""), 0);
}

static void runs_that_cannot_be_read(void)
{
	setenv("PORTER_LIMITS", "memory=2GiB;speed=3", 1);
	grants_nothing();
}

static void more_runs_than_are_read(void)
{
	setenv("PORTER_LIMITS",
	       "memory=1g|memory=1g|memory=1g|memory=1g|memory=1g|memory=1g|memory=1g|memory=1g|memory=1g|memory=1g|memory=1g"
	       "|memory=1g|memory=1g|memory=1g|memory=1g|memory=1g|",
	       1);
	grants_nothing();
}

/* A guarantee cannot be added; a cap can. */
static void a_cap_below_the_files_policy(void)
{
	file("weight = 300\n");
	setenv("PORTER_COMPUTE", "30,1=none", 1);
	setenv("PORTER_PRIORITY", "low", 1);
	terms(0, SHARE_WEIGHT_OF, SHARE_WHOLE, 300, SHARE_LOW, 300000);
	terms(1, SHARE_WEIGHT_OF, SHARE_WHOLE, 300, SHARE_LOW, SHARE_WHOLE);
}

static void a_guarantee_stays_below_the_cap(void)
{
	struct share_terms found;

	file("policy = burst\ncompute = 30\n");
	setenv("PORTER_COMPUTE", "20", 1);
	config_compute(&devices[0], &found);
	EQUAL(found.cap, 200000);
	CHECK(found.floor && found.floor <= 200000);
}

/* It would be guaranteed all of that. */
static void a_cap_above_the_guarantee_takes_its_place(void)
{
	struct share_terms found;

	file("policy = burst\ncompute = 30\n");
	setenv("PORTER_COMPUTE", "90", 1);
	config_compute(&devices[0], &found);
	EQUAL(found.cap, 900000);
	EQUAL(found.floor, 0);
}

static void policies_by_name(void)
{
	user_file("policy = burst\ncompute = 25\n");
	setenv("PORTER_WEIGHT", "200", 1);
	terms(0, SHARE_BURST, 250000, 200, SHARE_NORMAL, SHARE_WHOLE);
}

static void a_weight_alone(void)
{
	setenv("PORTER_WEIGHT", "10000", 1);
	CHECK(config_compute_set() && !config_limited());
	terms(3, SHARE_WEIGHT_OF, SHARE_WHOLE, 10000, SHARE_NORMAL, SHARE_WHOLE);
}

static void best_effort(void)
{
	setenv("PORTER_POLICY", "best-effort", 1);
	CHECK(config_compute_set());
	terms(0, SHARE_BEST_EFFORT, SHARE_WHOLE, SHARE_WEIGHT, SHARE_NORMAL, SHARE_WHOLE);
}

static void a_policy_without_a_share(void)
{
	setenv("PORTER_POLICY", "cap", 1);
	setenv("PORTER_COMPUTE", "1=30", 1);
	equal(0);
	capped(1, 30);
}

static void no_share_at_all(void)
{
	setenv("PORTER_COMPUTE", "none,1=unlimited", 1);
	CHECK(!config_compute_set());
	equal(0);
}

static void bad_share(void)
{
	file("policy = burst\ncompute = lots\ncompute.1 = 30\n");
	CHECK(config_compute_set() && !config_limited());
	terms(0, SHARE_BURST, 10000, SHARE_WEIGHT, SHARE_NORMAL, 10000);
	terms(1, SHARE_BURST, 300000, SHARE_WEIGHT, SHARE_NORMAL, SHARE_WHOLE);
}

static void share_beyond_what_there_is(void)
{
	setenv("PORTER_COMPUTE", "130,1=0,2=0.5", 1);
	capped(0, 1);
	capped(1, 1);
}

static void bad_device_of_a_share(void)
{
	setenv("PORTER_COMPUTE", "50,0;1=30", 1);
	capped(0, 1);
	capped(3, 1);
	CHECK(!config_limited());
}

static void bad_policy(void)
{
	file("policy = fair\ncompute.1 = 30\n");
	terms(0, SHARE_BEST_EFFORT, SHARE_WHOLE, SHARE_WEIGHT, SHARE_NORMAL, SHARE_WHOLE);
	terms(1, SHARE_BEST_EFFORT, SHARE_WHOLE, SHARE_WEIGHT, SHARE_NORMAL, 300000);
}

static void policy_that_has_no_share(void)
{
	char text[600];
	FILE *stream;

	file("compute = 30\ncompute.1 = none\npolicy = weight\nweight = 200\ncompute.12 = 20\n");
	setenv("PORTER_POLICY", "best-effort", 1);
	setenv("PORTER_COMPUTE", "10", 1);
	setenv("PORTER_LOG_FILE", "log", 1);
	terms(0, SHARE_WEIGHT_OF, SHARE_WHOLE, 200, SHARE_NORMAL, 100000);
	unsetenv("PORTER_LOG_FILE");
	stream = fopen("log", "r");
	CHECK(stream && fgets(text, sizeof(text), stream));
	CHECK(strstr(
		text,
		"quota.conf: weight: compute has no effect with this policy, allowed are cap and burst; compute is taken as a cap"));
	CHECK(fgets(text, sizeof(text), stream) &&
	      strstr(text, "PORTER_POLICY: best-effort: compute has no effect with this policy"));
	CHECK(!fgets(text, sizeof(text), stream));
}

static void cap_beside_a_weight(void)
{
	file("compute = 30\ncompute.1 = none\npolicy = weight\nweight = 200\ncompute.12 = 20\n");
	terms(0, SHARE_WEIGHT_OF, SHARE_WHOLE, 200, SHARE_NORMAL, 300000);
	terms(1, SHARE_WEIGHT_OF, SHARE_WHOLE, 200, SHARE_NORMAL, SHARE_WHOLE);
	terms(2, SHARE_WEIGHT_OF, SHARE_WHOLE, 200, SHARE_NORMAL, 200000);
}

static void bad_weight_and_priority(void)
{
	setenv("PORTER_POLICY", "weight", 1);
	setenv("PORTER_WEIGHT", "10001", 1);
	setenv("PORTER_PRIORITY", "idle", 1);
	terms(0, SHARE_WEIGHT_OF, SHARE_WHOLE, 1, SHARE_LOW, SHARE_WHOLE);
}

static void bad_switch_of_copies(void)
{
	file("gate.host-copies = 0\n");
	CHECK(config_gate_copies() && !config_compute_set() && !config_limited());
}

static void others_share(void)
{
	setenv("OTHER_SM_LIMIT", "30", 1);
	setenv("OTHER_SM_LIMIT_1", "100", 1);
	setenv("OTHER_SM_LIMIT_12", "0", 1);
	setenv("OTHER_SM_LIMIT_3", "a lot", 1);
	capped(0, 30);
	equal(1);
	equal(2);
	capped(3, 1);
}

static void others_switch(void)
{
	setenv("OTHER_SM_LIMIT", "30", 1);
	setenv("OTHER_SWITCH", "disable", 1);
	CHECK(!config_compute_set());
	equal(0);
}

/* Other leases would be the device once more. */
static void a_limit_of_the_file_keeps_the_leases(void)
{
	file("priority = low\n");
	setenv("PORTER_SHARED", "/run/mine", 1);
	setenv("PORTER_STATE", "/run/mine", 1);
	setenv("PORTER_TENANT", "mine", 1);
	CHECK(!strcmp(config_tenant(), "default") && !strncmp(config_shared(), "/tmp/porter-", 12));
}

static void leases_by_variable(void)
{
	setenv("PORTER_SHARED", "/run/leases", 1);
	setenv("PORTER_STATE", "/run/three", 1);
	CHECK(!strcmp(config_shared(), "/run/leases") && !strcmp(config_state(), "/run/three"));
}

static void leases_that_are_no_folder(void)
{
	setenv("PORTER_SHARED", "leases", 1);
	setenv("PORTER_STATE", "/run/three", 1);
	CHECK(!strcmp(config_shared(), "/run/three/.devices"));
}

/* Another account would be the same limit once more. */
static void a_limit_of_the_file_keeps_the_account(void)
{
	file("memory = 8GiB\n");
	user_file("tenant = two\nstate = /run/user\n");
	setenv("PORTER_TENANT", "three", 1);
	setenv("PORTER_STATE", "/run/three", 1);
	setenv("XDG_RUNTIME_DIR", "/run/four", 1);
	CHECK(!strcmp(config_tenant(), "default") && !strncmp(config_state(), "/tmp/porter-", 12));
	CHECK(config_state_is_default());
}

static void a_file_without_limits_leaves_the_account_open(void)
{
	file("log = warn\n");
	setenv("PORTER_MEMORY", "1GiB", 1);
	setenv("PORTER_TENANT", "three", 1);
	setenv("PORTER_STATE", "/run/three", 1);
	CHECK(!strcmp(config_tenant(), "three") && !strcmp(config_state(), "/run/three"));
}

static void from_the_environment(void)
{
	setenv("PORTER_MEMORY", "8GiB, 1=50% ,SIM-8a6f=3g", 1);
	setenv("PORTER_TENANT", "me", 1);
	EQUAL(limit(0), 3 * GIB);
	EQUAL(limit(1), 20 * GIB);
	EQUAL(limit(2), 8 * GIB);
	CHECK(!strcmp(config_tenant(), "me"));
	setenv("PORTER_MEMORY", "1GiB", 1); /* read once */
	setenv("PORTER_TENANT", "you", 1);
	EQUAL(limit(2), 8 * GIB);
	CHECK(!strcmp(config_tenant(), "me"));
}

static void never_above_the_device(void)
{
	setenv("PORTER_MEMORY", "500GiB", 1);
	EQUAL(limit(0), 80 * GIB);
	EQUAL(limit(3), 500 * GIB); /* its size is not known */
}

static void share_of_an_unknown_size(void)
{
	char text[600];
	FILE *stream;

	setenv("PORTER_LOG_FILE", "log", 1);
	setenv("PORTER_MEMORY", "50%", 1);
	EQUAL(limit(3), 0);
	stream = fopen("log", "r");
	CHECK(stream && fgets(text, sizeof(text), stream) &&
	      strstr(text, ": 12345678-77: how much memory it has is not known"));
}

static void only_exceptions(void)
{
	setenv("PORTER_MEMORY", "none", 1);
	CHECK(!config_limited());
	EQUAL(limit(0), NO_LIMIT);
}

static void others_variables(void)
{
	setenv("OTHER_MEMORY_LIMIT", "3000m", 1);
	setenv("OTHER_MEMORY_LIMIT_1", "2000m", 1);
	setenv("OTHER_MEMORY_LIMIT_12", "1000m", 1);
	setenv("OTHER_CACHE", "/usr/local/vgpu/abc-def.cache", 1);
	setenv("OTHER_LOG", "4", 1);
	EQUAL(limit(0), 3000ull << 20);
	EQUAL(limit(1), 2000ull << 20);
	EQUAL(limit(2), 1000ull << 20);
	CHECK(!strcmp(config_tenant(), "abc-def") && !strcmp(config_state(), "/usr/local/vgpu"));
	CHECK(log_wanted(LOG_DEBUG));
}

/* Each of these may have been meant as a limit, so nothing is granted anywhere. */
static void grants_no_memory(void)
{
	int i;

	CHECK(config_limited());
	for (i = 0; i < 4; i++)
		EQUAL(limit(i), 0);
}

static void grants_nothing(void)
{
	grants_no_memory();
	CHECK(config_compute_set());
	terms(0, SHARE_EQUAL, SHARE_WHOLE, SHARE_WEIGHT, SHARE_NORMAL, 10000);
}

static void misspelt_key(void)
{
	file("memroy = 8GiB\n");
	grants_nothing();
}

static void no_equals_sign(void)
{
	file("memory: 8GiB\n");
	grants_nothing();
}

static void bad_size(void)
{
	file("memory = lots\n");
	grants_no_memory();
	CHECK(!config_compute_set());
}

static void bad_size_of_one_device(void)
{
	file("memory = 8GiB\nmemory.1 = -1\n");
	EQUAL(limit(0), 8 * GIB);
	EQUAL(limit(1), 0);
}

static void bad_variable(void)
{
	setenv("PORTER_MEMORY", "0=8GiB,,1=8GiB", 1);
	EQUAL(limit(0), 8 * GIB);
	EQUAL(limit(2), 0);
}

static void bad_device(void)
{
	setenv("PORTER_MEMORY", "0;1=8GiB", 1);
	grants_nothing();
}

static void others_bad_variable(void)
{
	setenv("OTHER_MEMORY_LIMIT_0", "3000x", 1);
	EQUAL(limit(0), 0);
	EQUAL(limit(1), NO_LIMIT);
}

static void missing_user_file(void)
{
	setenv("PORTER_CONFIG", "/nowhere/quota.conf", 1);
	grants_nothing();
}

static void writable_by_everybody(void)
{
	file("memory = 8GiB\n");
	CHECK(!chmod("quota.conf", 0666));
	grants_nothing();
}

static void not_a_file(void)
{
	CHECK(!mkdir("quota.conf", 0755));
	grants_nothing();
}

static void a_pipe_instead(void)
{
	CHECK(!mkfifo("quota.conf", 0644));
	grants_nothing();
}

static void binary(void)
{
	FILE *stream = fopen("quota.conf", "w");

	CHECK(fwrite("memory = 8GiB\n\0\n", 1, 16, stream) == 16 && !fclose(stream));
	grants_nothing();
}

static void too_long(void)
{
	FILE *stream = fopen("quota.conf", "w");
	int i;

	for (i = 0; i < 70000; i++)
		CHECK(fputc('\n', stream) != EOF);
	CHECK(!fclose(stream));
	grants_nothing();
}

static void too_many(void)
{
	FILE *stream = fopen("quota.conf", "w");
	int i;

	for (i = 0; i < 600; i++)
		fprintf(stream, "memory.%d = 1g\n", i);
	CHECK(!fclose(stream));
	grants_nothing();
}

static void long_variable(void)
{
	static char text[20000];

	memset(text, '1', sizeof(text) - 1);
	setenv("PORTER_MEMORY", text, 1);
	grants_nothing();
}

static void linked_file(void)
{
	file("memory = 8GiB\n"); /* orchestrators mount settings as links */
	CHECK(!rename("quota.conf", "data") && !symlink("data", "quota.conf"));
	EQUAL(limit(0), 8 * GIB);
}

static void bad_names(void)
{
	file("tenant = ../../etc\nstate = relative\nlog = loud\nreal.libtoy.so = libtoy.so\n");
	CHECK(!config_limited());
	CHECK(!strcmp(config_tenant(), "default") && !strcmp(config_state(), "") &&
	      !config_real("libtoy.so"));
}

static void *ask(void *unused)
{
	EQUAL(limit(0), 8 * GIB);
	return unused;
}

static void many_threads_ask_first(void)
{
	pthread_t threads[8];
	int i;

	file("memory = 8GiB\n");
	for (i = 0; i < 8; i++)
		CHECK(!pthread_create(&threads[i], NULL, ask, NULL));
	for (i = 0; i < 8; i++)
		pthread_join(threads[i], NULL);
}

static void lines_to_a_file(void)
{
	char text[600];
	FILE *stream;

	setenv("PORTER_LOG_FILE", "log", 1);
	errno = 77;
	log_line(LOG_WARN, "%s", "one\x1b[31m\ntwo");
	EQUAL(errno, 77);
	log_line(LOG_INFO, "not wanted");
	log_line(LOG_ERROR, "%01000d", 1);
	stream = fopen("log", "r");
	CHECK(stream && fgets(text, sizeof(text), stream));
	CHECK(strstr(text, ": one?[31m?two\n"));
	CHECK(fgets(text, sizeof(text), stream) && strlen(text) == 511 && text[510] == '\n');
	CHECK(!fgets(text, sizeof(text), stream));
}

/* How many lines of the log hold the text. */
static int reported(const char *text)
{
	FILE *stream = fopen("log", "r");
	char line[600];
	int count = 0;

	while (stream && fgets(line, sizeof(line), stream))
		count += strstr(line, text) != NULL;
	if (stream)
		CHECK(!fclose(stream));
	return count;
}

static void values_with_blanks_and_line_ends(void)
{
	setenv("PORTER_LOG_FILE", " log\n", 1);
	setenv("PORTER_LOG", " warn\r\n", 1);
	setenv("PORTER_MEMORY", " 4G \n, 1 = 2g\n\n", 1);
	setenv("PORTER_COMPUTE", "30\n", 1);
	setenv("PORTER_POLICY", "\tburst\n", 1);
	setenv("PORTER_WEIGHT", " 40\n", 1);
	setenv("PORTER_PRIORITY", "low\n", 1);
	setenv("PORTER_TENANT", "me\n", 1);
	setenv("PORTER_STATE", "/run/state\n", 1);
	setenv("PORTER_SHARED", "/run/leases\n", 1);
	setenv("OTHER_MEMORY_LIMIT_12", "1g\n", 1);
	EQUAL(limit(0), 4 * GIB);
	EQUAL(limit(1), 2 * GIB);
	EQUAL(limit(2), GIB);
	terms(0, SHARE_BURST, 300000, 40, SHARE_LOW, SHARE_WHOLE);
	CHECK(!strcmp(config_tenant(), "me") && !strcmp(config_state(), "/run/state") &&
	      !strcmp(config_shared(), "/run/leases"));
	EQUAL(reported(""), 0);
	CHECK(log_wanted(LOG_WARN) && !log_wanted(LOG_INFO));
	log_line(LOG_WARN, "to the file");
	EQUAL(reported("to the file"), 1);
}

static void variables_that_are_not_known(void)
{
	setenv("PORTER_LOG_FILE", "log", 1);
	setenv("PORTER_MEMROY", "2GiB", 1);
	setenv("PORTER_LIMITATIONS", "2GiB", 1);
	setenv("PORTER_memory", "2GiB", 1);
	setenv("PORTER_MEMORY_LIMIT_THAT_HAS_A_NAME_WHICH_IS_LONGER_THAN_ANY_OTHER_VARIABLE_HAS",
	       "2GiB", 1);
	setenv("PORTER_SIM_EXACT", "1", 1);
	setenv("PORTER_SERVICE_HOST", "10.0.0.1",
	       1); /* what Kubernetes says of a service of that name */
	setenv("PORTER_AGENT_PORT_80_TCP_ADDR", "10.0.0.1", 1);
	setenv("PORTER_PORT", "tcp://10.0.0.1:80", 1);
	CHECK(!config_limited());
	EQUAL(reported("PORTER_MEMROY: unknown variable: not used; did you mean PORTER_MEMORY?"),
	      1);
	EQUAL(reported(
		      "PORTER_LIMITATIONS: unknown variable: not used; docs/configuration.md lists those that are"),
	      1);
	EQUAL(reported("PORTER_memory: unknown variable: not used; did you mean PORTER_MEMORY?"),
	      1);
	EQUAL(reported("unknown variable"), 4);
	EQUAL(reported(""), 4);
}

static void values_of_variables_that_are_read_elsewhere(void)
{
	setenv("PORTER_LOG_FILE", "log", 1);
	setenv("PORTER_LOG", "loud", 1);
	setenv("PORTER_REAL_DIR", "/dev/null:/", 1);
	CHECK(!config_limited());
	EQUAL(reported(
		      "PORTER_LOG: loud: not a level, allowed are off, error, warn, info and debug"),
	      1);
	EQUAL(reported("PORTER_REAL_DIR: /dev/null: no folder"), 1);
	EQUAL(reported(""), 2);
}

static void indices_that_are_not_looked_for(void)
{
	setenv("PORTER_LOG_FILE", "log", 1);
	setenv("OTHER_MEMORY_LIMIT_63", "2g", 1);
	setenv("OTHER_MEMORY_LIMIT_64", "2g", 1);
	setenv("OTHER_SM_LIMIT_100", "30", 1);
	setenv("OTHER_SM_LIMIT_01", "30", 1);
	setenv("OTHER_SM_LIMIT_OF_OTHERS", "30", 1);
	CHECK(config_limited());
	EQUAL(reported(
		      "OTHER_MEMORY_LIMIT_64: 64=2g: not used: indices of devices are 0 to 63 here"),
	      1);
	EQUAL(reported("OTHER_SM_LIMIT_100: 100=30: not used"), 1);
	EQUAL(reported("OTHER_SM_LIMIT_01: 01=30: not used"), 1);
	EQUAL(reported(""), 3);
}

static void a_log_that_cannot_be_written(void)
{
	CHECK(freopen("log", "w", stderr));
	setenv("PORTER_LOG_FILE", "/dev/null/log", 1);
	CHECK(!config_limited());
	EQUAL(reported(
		      "PORTER_LOG_FILE: /dev/null/log: cannot be opened; messages go to standard error"),
	      1);
}

static void limits_of_nothing(void)
{
	setenv("PORTER_LOG_FILE", "log", 1);
	file("memory = 0\n");
	setenv("PORTER_MEMORY", "0m,1=0.0GiB,2=0%,3=1%", 1);
	setenv("OTHER_MEMORY_LIMIT", "0", 1);
	setenv("OTHER_MEMORY_LIMIT_3", "0g", 1);
	setenv("OTHER_SM_LIMIT", "0", 1);
	EQUAL(limit(0), 0);
	EQUAL(reported("quota.conf:1: 0: a limit of 0 bytes: no device memory is granted"), 1);
	EQUAL(reported("PORTER_MEMORY: 0m: a limit of 0 bytes"), 1);
	EQUAL(reported("PORTER_MEMORY: 1=0.0GiB: a limit of 0 bytes"), 1);
	EQUAL(reported("PORTER_MEMORY: 2=0%: a limit of 0 bytes"), 1);
	EQUAL(reported("OTHER_MEMORY_LIMIT: 0: a limit of 0 bytes"), 1);
	EQUAL(reported("OTHER_MEMORY_LIMIT_3: 3=0g: a limit of 0 bytes"), 1);
	EQUAL(reported(""), 6);
}

static int identify(int device, struct port_device *out)
{
	*out = devices[device];
	return 0;
}

static int identify_none(int device, struct port_device *out)
{
	(void)device;
	(void)out;
	return -ENODEV;
}

static void devices_that_are_not_here(void)
{
	setenv("PORTER_LOG_FILE", "log", 1);
	file("memory.0 = 8GiB\nmemory.13 = 8GiB\n");
	setenv("PORTER_MEMORY", "SIM-8a=1GiB,SIM-9=1GiB,5=1GiB",
	       1); /* 5: below 12, which is here */
	setenv("PORTER_COMPUTE", "1=30,99=50,none-such=1", 1);
	setenv("OTHER_MEMORY_LIMIT_40", "1GiB", 1);
	config_check_devices(4, identify_none);
	config_check_devices(0, identify);
	EQUAL(reported(""), 0);
	config_check_devices(4, identify);
	EQUAL(reported("quota.conf: device 13 is none of the 4 devices here"), 1);
	EQUAL(reported("PORTER_MEMORY: device SIM-9 is none of the 4 devices here"), 1);
	EQUAL(reported("PORTER_COMPUTE: device 99 is none of the 4 devices here"), 1);
	EQUAL(reported("PORTER_COMPUTE: device none-such is none of the 4 devices here"), 1);
	EQUAL(reported("another library's variable: device 40 is none of the 4 devices here"), 1);
	EQUAL(reported(""), 5);
}

static void a_run_tells_a_message_once(void)
{
	char folder[4096];

	setenv("PORTER_LOG_FILE", "log", 1);
	CHECK(getcwd(folder, sizeof(folder)));
	log_line_once(LOG_WARN, "%s", "without a run");
	log_line_once(LOG_WARN, "%s", "without a run"); /* no library knows of another here */
	EQUAL(reported("without a run"), 2);
	setenv("PORTER_RUN", folder, 1);
	log_line_once(LOG_WARN, "%d", 1000);
	log_line_once(LOG_WARN, "%d", 1000);
	log_line_once(LOG_INFO, "%d", 1001);
	log_line_once(LOG_WARN, "%d", 1002);
	EQUAL(reported("1000"), 1);
	EQUAL(reported("1001"), 0);
	EQUAL(reported("1002"), 1);
	CHECK(!mkdir("another", 0755) && strlen(folder) < 4000);
	strcat(folder, "/another");
	setenv("PORTER_RUN", folder, 1);
	log_line_once(LOG_WARN, "%d", 1000);
	EQUAL(reported("1000"), 2);
	setenv("PORTER_RUN", "/dev/null", 1);
	log_line_once(LOG_WARN, "%d", 1000);
	EQUAL(reported("1000"), 3);
}

static const struct check_case cases[] = {
	CASE(runs_above_allow_at_most),
	CASE(below_what_runs_above_allow),
	CASE(a_file_is_above_the_runs),
	CASE(runs_that_cannot_be_read),
	CASE(more_runs_than_are_read),
	CASE(sizes),
	CASE(shares_of_time),
	CASE(environment_only_lowers_a_share),
	CASE(a_cap_below_the_files_policy),
	CASE(a_guarantee_stays_below_the_cap),
	CASE(a_cap_above_the_guarantee_takes_its_place),
	CASE(policies_by_name),
	CASE(a_weight_alone),
	CASE(best_effort),
	CASE(a_policy_without_a_share),
	CASE(no_share_at_all),
	CASE(bad_share),
	CASE(share_beyond_what_there_is),
	CASE(bad_device_of_a_share),
	CASE(bad_policy),
	CASE(policy_that_has_no_share),
	CASE(cap_beside_a_weight),
	CASE(bad_weight_and_priority),
	CASE(bad_switch_of_copies),
	CASE(others_share),
	CASE(others_switch),
	CASE(a_limit_of_the_file_keeps_the_leases),
	CASE(leases_by_variable),
	CASE(leases_that_are_no_folder),
	CASE(nothing_set),
	CASE(from_a_file),
	CASE(environment_only_lowers),
	CASE(a_limit_of_the_file_keeps_the_account),
	CASE(a_file_without_limits_leaves_the_account_open),
	CASE(from_the_environment),
	CASE(never_above_the_device),
	CASE(share_of_an_unknown_size),
	CASE(only_exceptions),
	CASE(others_variables),
	CASE(misspelt_key),
	CASE(no_equals_sign),
	CASE(bad_size),
	CASE(bad_size_of_one_device),
	CASE(bad_variable),
	CASE(bad_device),
	CASE(others_bad_variable),
	CASE(missing_user_file),
	CASE(writable_by_everybody),
	CASE(not_a_file),
	CASE(a_pipe_instead),
	CASE(binary),
	CASE(too_long),
	CASE(too_many),
	CASE(long_variable),
	CASE(linked_file),
	CASE(bad_names),
	CASE(many_threads_ask_first),
	CASE(lines_to_a_file),
	CASE(values_with_blanks_and_line_ends),
	CASE(variables_that_are_not_known),
	CASE(values_of_variables_that_are_read_elsewhere),
	CASE(a_log_that_cannot_be_written),
	CASE(indices_that_are_not_looked_for),
	CASE(limits_of_nothing),
	CASE(devices_that_are_not_here),
	CASE(a_run_tells_a_message_once),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
