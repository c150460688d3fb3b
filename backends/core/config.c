/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "log.h"
#include "units.h"

#ifndef CONFIG_FILE
#define CONFIG_FILE "/etc/porter/quota.conf"
#endif
#define FILE_ROOM (64u << 10)
#define ENV_ROOM (16u << 10)
#define RULES 512
#define REALS 32
#define PATH_ROOM 3072		/* leaves room for what we append */
#define ALIAS_INDICES 64
#define COMPLAINTS 8
#define INDEX_DIGITS 4		/* longer numbers begin a UUID */

enum source { SYSTEM_FILE, USER_FILE, ENVIRONMENT, ALIAS, SOURCES };

struct rule {
	enum source source;
	const char *device;	/* "": every one */
	bool none;		/* "none": this source does not limit it */
	struct units_size size;
};

static struct {
	pthread_once_t once;
	struct rule rules[RULES];
	unsigned rule_count;
	bool nothing;		/* grant nothing anywhere: something that may have been a limit cannot be read */
	bool limited;
	unsigned complaints;
	const char *tenant, *state, *real_dir;
	bool state_is_default;
	struct {
		const char *soname, *path;
	} reals[REALS];
	unsigned real_count;
	char file[2][FILE_ROOM + 1];
	char environment[ENV_ROOM];	/* copies: the program may change its own */
	size_t environment_used;
	char default_state[PATH_ROOM];
} config = {.once = PTHREAD_ONCE_INIT};

/* Where a text came from, for messages. */
struct place {
	enum source source;
	const char *name;	/* the file's path or the variable's name */
	unsigned line;		/* 0: not a file */
};

static void complain(const struct place *at, const char *subject, const char *wrong)
{
	config.complaints++;
	if (config.complaints > COMPLAINTS)
		return;
	if (config.complaints == COMPLAINTS)
		log_line(LOG_ERROR, "%.200s: and more is wrong", at->name);
	else if (at->line)
		log_line(LOG_ERROR, "%.200s:%u: %.80s: %s", at->name, at->line, subject, wrong);
	else
		log_line(LOG_ERROR, "%.200s: %.80s: %s", at->name, subject, wrong);
}

static void grant_nothing(const struct place *at, const char *subject, const char *wrong)
{
	char text[240];

	snprintf(text, sizeof(text), "%s; no device memory is granted until this is put right", wrong);
	complain(at, subject, text);
	config.nothing = true;
}

static char *trim(char *text)
{
	char *end = text + strlen(text);

	while (*text == ' ' || *text == '\t' || *text == '\r')
		text++;
	while (end > text && (end[-1] == ' ' || end[-1] == '\t' || end[-1] == '\r'))
		*--end = '\0';
	return text;
}

static bool is_device(const char *text)
{
	size_t length = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:./");

	return length && !text[length];
}

static void add_limit(const struct place *at, const char *device, const char *value)
{
	struct rule rule = {.source = at->source, .device = device};
	int err;

	if (config.rule_count == RULES) {
		grant_nothing(at, device, "too many limits, allowed are 512");
		return;
	}
	rule.none = !strcasecmp(value, "none") || !strcasecmp(value, "unlimited");
	err = rule.none ? 0 : units_read(value, strlen(value), &rule.size);
	if (err)	/* the rule stays: it is a limit of 0 bytes */
		complain(at, value, err == -ERANGE ? "too large a size; taken as 0" :
			"not a size, allowed are 8GiB, 8g, 8192m, 8GB, 50%, none and bytes; taken as 0");
	config.rules[config.rule_count++] = rule;
}

static bool is_tenant(const char *text)
{
	size_t length = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-");

	return length && length < 64 && !text[length] && text[0] != '.' && text[0] != '-';
}

static void set_tenant(const struct place *at, const char *value)
{
	if (!is_tenant(value))
		complain(at, value, "not a tenant's name, allowed are up to 63 letters, digits, '.', '_' and '-'");
	else if (!config.tenant)
		config.tenant = value;
}

static void set_state(const struct place *at, const char *value)
{
	bool usable = value[0] == '/' && strlen(value) < PATH_ROOM;

	if (!usable)
		complain(at, value, "not an absolute path of a folder; this process keeps its account to itself");
	if (!config.state)
		config.state = usable ? value : "";
}

/* "/run/share/one.cache": state in /run/share, tenant "one". */
static void set_state_file(const struct place *at, char *value)
{
	char *name = strrchr(value, '/'), *end;

	if (!name || name == value || value[0] != '/') {
		complain(at, value, "not an absolute path of a file");
		return;
	}
	*name++ = '\0';
	end = strrchr(name, '.');
	if (end && end != name)
		*end = '\0';
	set_state(at, value);
	set_tenant(at, name);
}

static void set_log(const struct place *at, const char *value)
{
	enum log_level level;

	if (log_level_read(value, &level))
		complain(at, value, "not a level, allowed are off, error, warn, info and debug");
	else
		log_level_set(level);
}

static void set_real(const struct place *at, const char *soname, const char *path)
{
	if (path[0] != '/' || !soname[0] || config.real_count == REALS) {
		complain(at, soname, "not a library's absolute path, or more than 32 of them");
		return;
	}
	config.reals[config.real_count].soname = soname;
	config.reals[config.real_count++].path = path;
}

static void set_key(const struct place *at, char *key, char *value)
{
	if (!strcmp(key, "memory"))
		add_limit(at, "", value);
	else if (!strncmp(key, "memory.", 7) && is_device(key + 7))
		add_limit(at, key + 7, value);
	else if (!strcmp(key, "tenant"))
		set_tenant(at, value);
	else if (!strcmp(key, "state"))
		set_state(at, value);
	else if (!strcmp(key, "log"))
		set_log(at, value);
	else if (!strncmp(key, "real.", 5))
		set_real(at, key + 5, value);
	else if (strcmp(key, "compute") && strncmp(key, "compute.", 8))
		grant_nothing(at, key, "unknown key, allowed are tenant, state, memory, memory.<device>, "
			"real.<soname>, log, compute");
}

static void read_line(const struct place *at, char *line)
{
	char *value, *comment = line;

	while ((comment = strchr(comment, '#'))) {
		if (comment == line || comment[-1] == ' ' || comment[-1] == '\t') {
			*comment = '\0';
			break;
		}
		comment++;
	}
	line = trim(line);
	if (!*line)
		return;
	value = strchr(line, '=');
	if (!value) {
		grant_nothing(at, line, "expected `key = value`");
		return;
	}
	*value++ = '\0';
	set_key(at, trim(line), trim(value));
}

static void read_text(enum source source, const char *name, char *text, size_t length)
{
	struct place at = {.source = source, .name = name};
	char *end = text + length, *next;

	if (memchr(text, '\0', length)) {
		grant_nothing(&at, "file", "holds bytes that are no text");
		return;
	}
	*end = '\0';
	for (; text < end; text = next) {
		next = memchr(text, '\n', (size_t)(end - text));
		if (next)
			*next++ = '\0';
		else
			next = end;
		at.line++;
		read_line(&at, text);
	}
}

/* How many bytes, or -errno. Links are followed: that is how orchestrators mount a setting. */
static ssize_t read_bytes(const char *path, char *room, size_t size, const char **wrong)
{
	int file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	ssize_t got, length = 0;
	struct stat about;

	if (file < 0) {
		*wrong = errno == EACCES ? "may not be read" : "cannot be opened";
		return -errno;
	}
	if (fstat(file, &about) || !S_ISREG(about.st_mode))
		*wrong = "not a plain file";
	else if (about.st_mode & S_IWOTH)
		*wrong = "everybody may write to it";
	while (!*wrong && (got = read(file, room + length, size - (size_t)length)) != 0) {
		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			*wrong = "cannot be read";
		else if ((size_t)(length += got) == size)
			*wrong = "longer than 64 KiB";
	}
	close(file);
	return *wrong ? -EINVAL : length;
}

static void read_file(enum source source, const char *path, bool optional)
{
	struct place at = {.source = source, .name = path};
	const char *wrong = NULL;
	char *room = config.file[source];
	ssize_t length = read_bytes(path, room, FILE_ROOM, &wrong);

	if (length >= 0)
		read_text(source, path, room, (size_t)length);
	else if (!optional || (length != -ENOENT && length != -ENOTDIR))
		grant_nothing(&at, "file", wrong);
}

/* A copy that stays; NULL: not set, or set to nothing. */
static char *variable(const char *name, bool path)
{
	const char *value = path ? secure_getenv(name) : getenv(name);
	struct place at = {.source = ENVIRONMENT, .name = name};
	char *copy = config.environment + config.environment_used;
	size_t size;

	if (!value || !*value)
		return NULL;
	size = strlen(value) + 1;
	if (size > ENV_ROOM - config.environment_used) {
		grant_nothing(&at, "value", "too long");
		return NULL;
	}
	memcpy(copy, value, size);
	config.environment_used += size;
	return trim(copy);
}

/* "8GiB", or "0=8GiB,1=16GiB,GPU-8a6f=50%" */
static void read_memory_list(const struct place *at, char *text)
{
	char *next, *item, *value;

	for (; text; text = next) {
		next = strchr(text, ',');
		if (next)
			*next++ = '\0';
		item = trim(text);
		value = strchr(item, '=');
		if (!value) {
			add_limit(at, "", item);
			continue;
		}
		*value++ = '\0';
		item = trim(item);
		if (is_device(item))
			add_limit(at, item, trim(value));
		else
			grant_nothing(at, item, "not a device");
	}
}

static void read_alias_memory(const struct config_alias *alias)
{
	static const char digits[ALIAS_INDICES][3] = {
#define TEN(t) t "0", t "1", t "2", t "3", t "4", t "5", t "6", t "7", t "8", t "9"
		TEN(""), TEN("1"), TEN("2"), TEN("3"), TEN("4"), TEN("5"), "60", "61", "62", "63"
#undef TEN
	};
	struct place at = {.source = ALIAS, .name = alias->name};
	char name[128], *value = variable(alias->name, false);
	unsigned i;

	if (value)
		add_limit(&at, "", value);
	for (i = 0; i < ALIAS_INDICES; i++) {
		snprintf(name, sizeof(name), "%s_%u", alias->name, i);
		at.name = name;
		value = variable(name, false);
		if (value)
			add_limit(&at, digits[i], value);
	}
}

static void read_alias(const struct config_alias *alias)
{
	bool memory = !strcmp(alias->meaning, "memory");
	struct place at = {.source = ALIAS, .name = alias->name};
	char *value = memory ? NULL : variable(alias->name, !strncmp(alias->meaning, "state", 5));

	if (memory)
		read_alias_memory(alias);
	else if (!value)
		return;
	else if (!strcmp(alias->meaning, "state"))
		set_state(&at, value);
	else if (!strcmp(alias->meaning, "state-file"))
		set_state_file(&at, value);
	else if (!strcmp(alias->meaning, "tenant"))
		set_tenant(&at, value);
	else if (!strcmp(alias->meaning, "log"))
		set_log(&at, value);
}

static void read_environment(void)
{
	struct place at = {.source = ENVIRONMENT};
	const struct config_alias *alias;
	char *value;

	at.name = "PORTER_MEMORY";
	value = variable(at.name, false);
	if (value)
		read_memory_list(&at, value);
	at.name = "PORTER_TENANT";
	value = variable(at.name, false);
	if (value)
		set_tenant(&at, value);
	at.name = "PORTER_STATE";
	value = variable(at.name, true);
	if (value)
		set_state(&at, value);
	config.real_dir = variable("PORTER_REAL_DIR", true);
	for (alias = config_aliases; alias->name; alias++)
		read_alias(alias);
}

static void default_state(const char *base)
{
	int length = snprintf(config.default_state, PATH_ROOM, "%s/porter-%u", base, (unsigned)getuid());

	config.state = length < PATH_ROOM ? config.default_state : "";
	config.state_is_default = true;
}

/* Whoever could name another account would have the limit once more: a system file that sets one says, or leaves unsaid, for all. */
static void settle_account(void)
{
	if (!config.rule_count && !config.nothing)
		return;
	if (!config.tenant)
		config.tenant = "default";
	if (!config.state)
		default_state("/tmp");
}

static void choose_defaults(void)
{
	const char *base = secure_getenv("XDG_RUNTIME_DIR");
	unsigned i;

	if (!config.tenant)
		config.tenant = "default";
	for (i = 0; i < config.rule_count; i++)
		config.limited |= !config.rules[i].none;
	config.limited |= config.nothing;
	if (!config.state)
		default_state(base && base[0] == '/' ? base : "/tmp");
}

static void read_all(void)
{
	const char *path;
	int saved = errno;

	read_file(SYSTEM_FILE, CONFIG_FILE, true);
	settle_account();
	path = variable("PORTER_CONFIG", true);
	if (path)
		read_file(USER_FILE, path, false);
	read_environment();
	choose_defaults();
	errno = saved;
}

static void ready(void)
{
	pthread_once(&config.once, read_all);
}

/* How well a rule names a device: 0 not at all, 1 as any other, more the more it says. */
static size_t match(const char *rule, const struct port_device *id)
{
	size_t length = strlen(rule), digits = strspn(rule, "0123456789");

	if (!length)
		return 1;
	if (digits == length && length <= INDEX_DIGITS && atoi(rule) == id->index)
		return 2;
	if ((digits != length || length > INDEX_DIGITS) && !strncasecmp(rule, id->uuid, length))
		return 2 + length;
	return 0;
}

/* The best rule of a source; the later one of two that are equal. */
static const struct rule *best_rule(enum source source, const struct port_device *id)
{
	const struct rule *best = NULL;
	size_t score, most = 1;
	unsigned i;

	for (i = 0; i < config.rule_count; i++) {
		if (config.rules[i].source != source)
			continue;
		score = match(config.rules[i].device, id);
		if (score < most)
			continue;
		most = score;
		best = &config.rules[i];
	}
	return best;
}

bool config_limited(void)
{
	ready();
	return config.limited;
}

bool config_limit(const struct port_device *id, uint64_t *bytes)
{
	const struct rule *rule;
	bool found = false;
	uint64_t limit;
	int source;

	ready();
	*bytes = id->total ? id->total : UINT64_MAX;
	for (source = 0; source < SOURCES; source++) {
		rule = best_rule((enum source)source, id);
		if (!rule || rule->none)
			continue;
		found = true;
		limit = units_of(&rule->size, id->total);
		if (limit < *bytes)
			*bytes = limit;
	}
	if (config.nothing)
		*bytes = 0;
	return found || config.nothing;
}

const char *config_state(void)
{
	ready();
	return config.state;
}

bool config_state_is_default(void)
{
	ready();
	return config.state_is_default;
}

const char *config_tenant(void)
{
	ready();
	return config.tenant;
}

const char *config_real(const char *soname)
{
	unsigned i;

	ready();
	for (i = 0; i < config.real_count; i++)
		if (!strcmp(config.reals[i].soname, soname))
			return config.reals[i].path;
	return NULL;
}

const char *config_real_dir(void)
{
	ready();
	return config.real_dir;
}
