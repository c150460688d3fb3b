/* SPDX-License-Identifier: Apache-2.0 */
/* Files and the environment, taken apart into keys and values. */
#define _GNU_SOURCE
#include "config_state.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#define ALIAS_INDICES 64
#define NAME_ROOM 64 /* of a variable that is not known */
#define PREFIX "PORTER_"

static bool is_blank(char c)
{
	/* line ends, too: a variable that is filled from a file ends with one */
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static char *trim(char *text)
{
	char *end = text + strlen(text);

	while (is_blank(*text))
		text++;
	while (end > text && is_blank(end[-1]))
		*--end = '\0';
	return text;
}

static void read_line(const struct config_place *at, char *line)
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
		config_grant_nothing(at, line, "expected `key = value`");
		return;
	}
	*value++ = '\0';
	config_set_key(at, trim(line), trim(value));
}

static void read_text(enum config_source source, const char *name, char *text, size_t length)
{
	struct config_place at = {.source = source, .name = name};
	char *end = text + length, *next;

	if (memchr(text, '\0', length)) {
		config_grant_nothing(&at, "file", "holds bytes that are no text");
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
		*wrong = "every user may write to it";
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

void config_read_file(enum config_source source, const char *path, bool optional)
{
	struct config_place at = {.source = source, .name = path};
	const char *wrong = NULL;
	char *room = config.file[source];
	ssize_t length = read_bytes(path, room, CONFIG_FILE_ROOM, &wrong);

	config.files[source] = path;
	if (length >= 0)
		read_text(source, path, room, (size_t)length);
	else if (!optional || (length != -ENOENT && length != -ENOTDIR))
		config_grant_nothing(&at, "file", wrong);
	config_check_policy(&at);
}

char *config_variable(const char *name, bool path)
{
	const char *value = path ? secure_getenv(name) : getenv(name);
	struct config_place at = {.source = CONFIG_ENVIRONMENT, .name = name};
	char *copy = config.environment + config.environment_used;
	size_t size;

	if (!value || !*value)
		return NULL;
	size = strlen(value) + 1;
	if (size > CONFIG_ENV_ROOM - config.environment_used) {
		config_grant_nothing(&at, "value", "too long");
		return NULL;
	}
	memcpy(copy, value, size);
	config.environment_used += size;
	return trim(copy);
}

/* "8GiB", or "0=8GiB,1=16GiB,GPU-8a6f=50%" */
static void read_list(const struct config_place *at, enum config_resource resource, char *text)
{
	char *next, *item, *value;

	for (; text; text = next) {
		next = strchr(text, ',');
		if (next)
			*next++ = '\0';
		item = trim(text);
		value = strchr(item, '=');
		if (!value) {
			config_add_limit(at, resource, "", item);
			continue;
		}
		*value++ = '\0';
		config_add_device_limit(at, resource, trim(item), trim(value));
	}
}

/* "%3B" is ';': what separates fields may be a part of a path. */
static void decode(char *text)
{
	char digits[3] = "", *to = text;

	for (; *text; to++) {
		*to = *text++;
		if (*to != '%' || !text[0] || !text[1])
			continue;
		memcpy(digits, text, 2);
		*to = (char)strtoul(digits, NULL, 16);
		text += 2;
	}
	*to = '\0';
}

static void read_outer_account(const struct config_place *at, const char *key, char *value)
{
	decode(value);
	if (!strcmp(key, "tenant")) {
		config_set_tenant(at, value);
		config.outer_tenant = value;
	} else if (!secure_getenv(at->name)) {
		return; /* in a program with another user's rights no variable names a path */
	} else if (!strcmp(key, "state")) {
		config_set_state(at, value);
		config.outer_state = value;
	} else {
		config_set_shared(at, value);
		config.outer_shared = value;
	}
}

static void read_outer_field(const struct config_place *at, char *field)
{
	char *value = strchr(field, '=');

	if (!value) {
		config_grant_nothing(at, field, "not what `porter run` writes");
		return;
	}
	*value++ = '\0';
	if (!strcmp(field, "memory"))
		read_list(at, CONFIG_MEMORY, value);
	else if (!strcmp(field, "compute"))
		read_list(at, CONFIG_COMPUTE, value);
	else if (!strcmp(field, "policy"))
		config_set_policy(at, value);
	else if (!strcmp(field, "weight"))
		config_set_weight(at, value);
	else if (!strcmp(field, "priority"))
		config_set_priority(at, value);
	else if (!strcmp(field, "tenant") || !strcmp(field, "state") || !strcmp(field, "shared"))
		read_outer_account(at, field, value);
	else
		config_grant_nothing(at, field, "not what `porter run` writes");
}

/* Runs, outermost first: "tenant=alice;state=/run/p;shared=/run/p/.devices;memory=2GiB,1=50%|memory=1GiB". */
static void read_runs(char *runs)
{
	struct config_place at = {.source = CONFIG_INHERITED, .name = "PORTER_LIMITS"};
	char *run, *field, *fields;

	while ((run = strsep(&runs, "|"))) {
		if (config.outer_runs == CONFIG_OUTER_RUNS) {
			config_grant_nothing(&at, "value", "more than 16 runs set limits");
			return;
		}
		at.source = (enum config_source)(CONFIG_INHERITED + config.outer_runs++);
		for (fields = run; (field = strsep(&fields, ";"));)
			read_outer_field(&at, field);
	}
}

void config_read_inherited(void)
{
	read_runs(config_variable("PORTER_LIMITS", false));
}

/* Other libraries mean by a share of 0, or of all, that there is no limit. */
static void add_alias_limit(const struct config_place *at, enum config_resource resource,
			    const char *device, const char *value)
{
	size_t length = strlen(value);
	bool number =
		length && length <= CONFIG_INDEX_DIGITS && strspn(value, "0123456789") == length;

	if (resource == CONFIG_COMPUTE && number && (!atoi(value) || atoi(value) >= 100))
		value = "none";
	config_add_limit(at, resource, device, value);
}

static void read_alias_limits(const struct config_alias *alias, enum config_resource resource)
{
	static const char digits[ALIAS_INDICES][3] = {
#define TEN(t) t "0", t "1", t "2", t "3", t "4", t "5", t "6", t "7", t "8", t "9"
		TEN(""), TEN("1"), TEN("2"), TEN("3"), TEN("4"), TEN("5"),
		"60",	 "61",	   "62",     "63"
#undef TEN
	};
	struct config_place at = {.source = CONFIG_ALIAS, .name = alias->name};
	char name[128], *value = config_variable(alias->name, false);
	unsigned i;

	if (value)
		add_alias_limit(&at, resource, "", value);
	for (i = 0; i < ALIAS_INDICES; i++) {
		snprintf(name, sizeof(name), "%s_%u", alias->name, i);
		at.name = name;
		value = config_variable(name, false);
		if (value)
			add_alias_limit(&at, resource, digits[i], value);
	}
}

static void read_alias(const struct config_alias *alias)
{
	bool memory = !strcmp(alias->meaning, "memory"),
	     compute = !strcmp(alias->meaning, "compute");
	struct config_place at = {.source = CONFIG_ALIAS, .name = alias->name};
	char *value = memory || compute
		? NULL
		: config_variable(alias->name, !strncmp(alias->meaning, "state", 5));

	if (memory || compute)
		read_alias_limits(alias, compute ? CONFIG_COMPUTE : CONFIG_MEMORY);
	else if (!value)
		return;
	else if (!strcmp(alias->meaning, "compute-switch"))
		config.compute_ignored |= !strcasecmp(value, "disable");
	else if (!strcmp(alias->meaning, "state"))
		config_set_state(&at, value);
	else if (!strcmp(alias->meaning, "state-file"))
		config_set_state_file(&at, value);
	else if (!strcmp(alias->meaning, "tenant"))
		config_set_tenant(&at, value);
	else if (!strcmp(alias->meaning, "log"))
		config_set_log(&at, value);
}

static void set_memory_list(const struct config_place *at, char *value)
{
	read_list(at, CONFIG_MEMORY, value);
}

static void set_compute_list(const struct config_place *at, char *value)
{
	read_list(at, CONFIG_COMPUTE, value);
}

/* By how many letters two names differ. */
static unsigned distance(const char *one, const char *other)
{
	unsigned row[NAME_ROOM + 1], before, above, i, j, length = (unsigned)strlen(other);

	for (j = 0; j <= length; j++)
		row[j] = j;
	for (i = 0; one[i]; i++) {
		before = i;
		row[0] = i + 1;
		for (j = 0; j < length; j++) {
			above = row[j + 1];
			row[j + 1] = before + (toupper((unsigned char)one[i]) != other[j]);
			if (row[j + 1] > above + 1)
				row[j + 1] = above + 1;
			if (row[j + 1] > row[j] + 1)
				row[j + 1] = row[j] + 1;
			before = above;
		}
	}
	return row[length];
}

/* Without their prefix. porter/runtime/settings.py has the same list and explains each. */
static const char *const known_names[] = {
	"ALL", "CACHE",	   "CC",     "COMPUTE", "CONFIG",   "LIMITS",
	"LOG", "LOG_FILE", "MEMORY", "POLICY",	"PRIORITY", "REAL_DIR",
	"RUN", "SHARED",   "STATE",  "TENANT",	"WEIGHT",
};
static const char *const known_groups[] = {"SIM_", "TEST_"};

/* What Kubernetes sets for a service whose name begins with "porter": PORTER_SERVICE_HOST, PORTER_PORT_80_TCP. */
static bool is_service(const char *name)
{
	const char *port = strstr(name, "PORT");
	size_t length = strlen(name);

	if (strstr(name, "SERVICE_HOST") || strstr(name, "SERVICE_PORT"))
		return true;
	return (port && port[4] == '_' && port[5] >= '0' && port[5] <= '9') ||
		(length >= 4 && !strcmp(name + length - 4, "PORT"));
}

static bool is_known(const char *name)
{
	size_t i;

	for (i = 0; i < sizeof(known_names) / sizeof(*known_names); i++)
		if (!strcmp(name, known_names[i]))
			return true;
	for (i = 0; i < sizeof(known_groups) / sizeof(*known_groups); i++)
		if (!strncmp(name, known_groups[i], strlen(known_groups[i])))
			return true;
	return is_service(name);
}

static void warn_of_name(const char *name, size_t length)
{
	unsigned found, best = 4; /* what differs by more is no slip of the fingers */
	char full[sizeof(PREFIX) + NAME_ROOM], text[120];
	struct config_place at = {.source = CONFIG_ENVIRONMENT, .name = full};
	const char *near = NULL;
	size_t i;

	snprintf(full, sizeof(full), PREFIX "%.*s",
		 length < NAME_ROOM ? (int)length : NAME_ROOM - 1, name);
	if (is_known(full + strlen(PREFIX)))
		return;
	for (i = 0; i < sizeof(known_names) / sizeof(*known_names); i++) {
		found = distance(full + strlen(PREFIX), known_names[i]);
		if (found < best)
			near = known_names[i];
		best = found < best ? found : best;
	}
	snprintf(text, sizeof(text), "not used; did you mean " PREFIX "%s?", near ? near : "");
	config_warn(&at, "unknown variable",
		    near ? text : "not used; docs/configuration.md lists those that are");
}

/* "OTHER_MEMORY_LIMIT_64": an index that read_alias_limits does not look for. */
static void warn_of_index(const struct config_alias *alias, const char *variable)
{
	size_t length = strlen(alias->name);
	char name[NAME_ROOM];
	struct config_place at = {.source = CONFIG_ALIAS, .name = name};
	const char *index = variable + length + 1;
	size_t digits;

	if (strncmp(variable, alias->name, length) || variable[length] != '_')
		return;
	digits = strspn(index, "0123456789");
	if (!digits || index[digits] != '=' ||
	    (digits < 3 && atoi(index) < ALIAS_INDICES && (digits == 1 || index[0] != '0')))
		return;
	snprintf(name, sizeof(name), "%.*s", (int)strcspn(variable, "="), variable);
	config_warn(&at, index, "not used: indices of devices are 0 to 63 here");
}

static void check_names(void)
{
	const struct config_alias *alias;
	const char *equals;
	char **each;

	for (each = environ; each && *each; each++) {
		for (alias = config_aliases; alias->name; alias++)
			if (!strcmp(alias->meaning, "memory") || !strcmp(alias->meaning, "compute"))
				warn_of_index(alias, *each);
		equals = strchr(*each, '=');
		if (equals && !strncmp(*each, PREFIX, strlen(PREFIX)))
			warn_of_name(*each + strlen(PREFIX),
				     (size_t)(equals - *each) - strlen(PREFIX));
	}
}

void config_read_environment(void)
{
	static const struct {
		const char *name;
		bool path;
		void (*set)(const struct config_place *at, const char *value);
		void (*set_list)(const struct config_place *at, char *value);
	} variables[] = {
		{"PORTER_MEMORY", false, NULL, set_memory_list},
		{"PORTER_COMPUTE", false, NULL, set_compute_list},
		{"PORTER_POLICY", false, config_set_policy, NULL},
		{"PORTER_WEIGHT", false, config_set_weight, NULL},
		{"PORTER_PRIORITY", false, config_set_priority, NULL},
		{"PORTER_TENANT", false, config_set_tenant, NULL},
		{"PORTER_STATE", true, config_set_state, NULL},
		{"PORTER_SHARED", true, config_set_shared, NULL},
		{"PORTER_LOG", false, config_check_log, NULL},
		{"PORTER_LOG_FILE", true, config_check_log_file, NULL},
		{"PORTER_REAL_DIR", true, config_check_folders, NULL},
	};
	struct config_place at = {.source = CONFIG_ENVIRONMENT};
	const struct config_alias *alias;
	char *value;
	size_t i;

	for (i = 0; i < sizeof(variables) / sizeof(*variables); i++) {
		at.name = variables[i].name;
		value = config_variable(at.name, variables[i].path);
		if (!value)
			continue;
		if (variables[i].set)
			variables[i].set(&at, value);
		else
			variables[i].set_list(&at, value);
	}
	at.name = "PORTER_POLICY";
	config_check_policy(&at);
	config.real_dir = config_variable("PORTER_REAL_DIR", true);
	for (alias = config_aliases; alias->name; alias++)
		read_alias(alias);
	check_names();
}
