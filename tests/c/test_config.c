/* SPDX-License-Identifier: Apache-2.0 */
/* Sizes, files, variables, and which of them wins. Built with CONFIG_FILE "quota.conf", in the case's own folder. */
#define _GNU_SOURCE
#include <locale.h>
#include <pthread.h>

#include "check.h"
#include "config.h"
#include "log.h"
#include "units.h"

const struct config_alias config_aliases[] = {
	{"OTHER_MEMORY_LIMIT", "memory"}, {"OTHER_CACHE", "state-file"}, {"OTHER_LOG", "log"}, {NULL, NULL},
};

#define GIB (1ull << 30)
#define NO_LIMIT UINT64_MAX

static const struct port_device devices[] = {
	{.uuid = "SIM-8a6f0000-0001", .index = 0, .total = 80 * GIB},
	{.uuid = "SIM-8a7f0000-0002", .index = 1, .total = 40 * GIB},
	{.uuid = "SLICE-11/2/0", .index = 12, .total = 10 * GIB},
	{.uuid = "12345678-77", .index = 3, .total = 0},
};

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

static void sizes(void)
{
	static const struct {
		const char *text;
		int err;
		uint64_t bytes;
	} rows[] = {
		{"8GiB", 0, 8 * GIB}, {"8G", 0, 8 * GIB}, {"8g", 0, 8 * GIB}, {" 8192m ", 0, 8 * GIB}, {"8Gi", 0, 8 * GIB},
		{"8GB", 0, 8000000000}, {"8gb", 0, 8000000000}, {"8 GiB", 0, 8 * GIB}, {"1.5GiB", 0, 3 * GIB / 2},
		{"0.1k", 0, 102}, {"4096", 0, 4096}, {"4096b", 0, 4096}, {"1KB", 0, 1000}, {"1T", 0, 1024 * GIB},
		{"1P", 0, 1024 * 1024 * GIB}, {"0", 0, 0}, {"18446744073709551615", 0, UINT64_MAX},
		{"1.0000000000000000000001g", 0, GIB}, {"16383P", 0, 16383ull << 50},
		{"18446744073709551616", -ERANGE, 0}, {"16384P", -ERANGE, 0}, {"999999999999999999999G", -ERANGE, 0},
		{"101%", -ERANGE, 0}, {"100.1%", -ERANGE, 0},
		{"", -EINVAL, 0}, {" ", -EINVAL, 0}, {"G", -EINVAL, 0}, {"-1", -EINVAL, 0}, {"+1", -EINVAL, 0}, {".5g", -EINVAL, 0},
		{"5.g", -EINVAL, 0}, {"8Q", -EINVAL, 0}, {"8GG", -EINVAL, 0}, {"8GiBs", -EINVAL, 0}, {"8iB", -EINVAL, 0},
		{"0x10", -EINVAL, 0}, {"1e9", -EINVAL, 0}, {"8,5g", -EINVAL, 0}, {"50%%", -EINVAL, 0}, {"8 G iB", -EINVAL, 0},
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

static void nothing_said(void)
{
	CHECK(!config_limited());
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
	     "compute = 30\n"
	     "log = error");
	CHECK(config_limited());
	EQUAL(limit(0), 8 * GIB);
	EQUAL(limit(1), 20 * GIB);
	EQUAL(limit(2), 3 * GIB / 2);
	EQUAL(limit(3), NO_LIMIT);
	CHECK(!strcmp(config_tenant(), "one") && !strcmp(config_state(), "/run/share"));
	CHECK(!config_state_is_default());
	CHECK(!strcmp(config_real("libtoy.so.1"), "/opt/real/libtoy.so.1") && !config_real("libtoy.so"));
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

/* Another account would be the same limit once more. */
static void nobody_picks_another_account(void)
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
	setenv("PORTER_MEMORY", "1GiB", 1);	/* read once */
	setenv("PORTER_TENANT", "you", 1);
	EQUAL(limit(2), 8 * GIB);
	CHECK(!strcmp(config_tenant(), "me"));
}

static void never_above_the_device(void)
{
	setenv("PORTER_MEMORY", "500GiB", 1);
	EQUAL(limit(0), 80 * GIB);
	EQUAL(limit(3), 500 * GIB);	/* its size is not known */
}

static void share_of_an_unknown_size(void)
{
	setenv("PORTER_MEMORY", "50%", 1);
	EQUAL(limit(3), 0);
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
static void grants_nothing(void)
{
	int i;

	CHECK(config_limited());
	for (i = 0; i < 4; i++)
		EQUAL(limit(i), 0);
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
	grants_nothing();
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
	file("memory = 8GiB\n");	/* orchestrators mount settings as links */
	CHECK(!rename("quota.conf", "data") && !symlink("data", "quota.conf"));
	EQUAL(limit(0), 8 * GIB);
}

static void bad_names(void)
{
	file("tenant = ../../etc\nstate = relative\nlog = loud\nreal.libtoy.so = libtoy.so\n");
	CHECK(!config_limited());
	CHECK(!strcmp(config_tenant(), "default") && !strcmp(config_state(), "") && !config_real("libtoy.so"));
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

static const struct check_case cases[] = {
	CASE(sizes), CASE(nothing_said), CASE(from_a_file), CASE(environment_only_lowers), CASE(nobody_picks_another_account),
	CASE(a_file_without_limits_leaves_the_account_open), CASE(from_the_environment),
	CASE(never_above_the_device), CASE(share_of_an_unknown_size), CASE(only_exceptions), CASE(others_variables),
	CASE(misspelt_key), CASE(no_equals_sign), CASE(bad_size), CASE(bad_size_of_one_device), CASE(bad_variable),
	CASE(bad_device), CASE(others_bad_variable), CASE(missing_user_file), CASE(writable_by_everybody), CASE(not_a_file),
	CASE(a_pipe_instead), CASE(binary), CASE(too_long), CASE(too_many), CASE(long_variable), CASE(linked_file),
	CASE(bad_names), CASE(many_threads_ask_first), CASE(lines_to_a_file),
};

int main(int argc, char **argv)
{
	return check_main(argc, argv, cases, sizeof(cases) / sizeof(*cases));
}
