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
#define SHARED "/.devices"	/* below the state, where no tenant can be named so */
#define ALIAS_INDICES 64
#define COMPLAINTS 8
#define INDEX_DIGITS 4		/* longer numbers begin a UUID */
#define LEAST_SHARE 10000u	/* ppm: what is granted of a share that cannot be read */
#define MOST_WEIGHT 10000u

enum source { SYSTEM_FILE, USER_FILE, ENVIRONMENT, ALIAS, SOURCES };

enum resource { MEMORY, COMPUTE };

struct rule {
	enum source source;
	enum resource resource;
	const char *device;	/* "": every one */
	bool none;		/* "none": this source does not limit it */
	bool unread;		/* of time: the strictest there is, whatever the policy */
	struct units_size size;	/* of memory */
	uint32_t ppm;		/* of time */
};

enum said { UNSAID, SAID, UNREAD };	/* and could be read, or not */

/* How one source wants the time shared. */
struct sharing {
	enum said policy_said, weight_said, priority_said;
	enum share_policy policy;
	enum share_priority priority;
	uint32_t weight;
};

static struct {
	pthread_once_t once;
	struct rule rules[RULES];
	unsigned rule_count;
	bool nothing;		/* grant nothing anywhere: something that may have been a limit cannot be read */
	bool limited;
	bool compute_set, compute_ignored;	/* the latter: that of other libraries' variables */
	bool gate_copies;
	struct sharing sharing[SOURCES];
	unsigned complaints;
	const char *tenant, *state, *shared, *real_dir;
	bool state_is_default;
	struct {
		const char *soname, *path;
	} reals[REALS];
	unsigned real_count;
	char file[2][FILE_ROOM + 1];
	char environment[ENV_ROOM];	/* copies: the program may change its own */
	size_t environment_used;
	char default_state[PATH_ROOM], default_shared[PATH_ROOM + sizeof(SHARED)];
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

/* The rule stays where its value cannot be read: it is a limit of 0 bytes, or of the least share. */
static void read_amount(const struct place *at, const char *value, struct rule *rule)
{
	bool compute = rule->resource == COMPUTE;
	int err = compute ? units_read_percent(value, strlen(value), &rule->ppm) : units_read(value, strlen(value), &rule->size);

	if (!err)
		return;
	rule->unread = true;
	rule->ppm = LEAST_SHARE;
	if (compute)
		complain(at, value, err == -ERANGE ? "not from 1 % to 100 %; taken as 1 %" :
			"not a share of time, allowed are 30, 30%, 12.5 and none; taken as 1 %");
	else
		complain(at, value, err == -ERANGE ? "too large a size; taken as 0" :
			"not a size, allowed are 8GiB, 8g, 8192m, 8GB, 50%, none and bytes; taken as 0");
}

static void add_rule(const struct place *at, const struct rule *rule)
{
	if (config.rule_count == RULES)
		grant_nothing(at, rule->device, "too many limits, allowed are 512");
	else
		config.rules[config.rule_count++] = *rule;
}

static void add_limit(const struct place *at, enum resource resource, const char *device, const char *value)
{
	struct rule rule = {.source = at->source, .resource = resource, .device = device};

	rule.none = !strcasecmp(value, "none") || !strcasecmp(value, "unlimited");
	if (!rule.none)
		read_amount(at, value, &rule);
	add_rule(at, &rule);
}

/* A limit of a device that cannot be made out may be meant for any. */
static void limit_unknown(const struct place *at, enum resource resource, const char *device)
{
	struct rule rule = {.source = at->source, .resource = resource, .device = "", .unread = true, .ppm = LEAST_SHARE};

	if (resource == MEMORY) {
		grant_nothing(at, device, "not a device");
		return;
	}
	complain(at, device, "not a device; the share of every device is taken as 1 %");
	add_rule(at, &rule);
}

static const char *const policies[] = {
	[SHARE_EQUAL] = "equal", [SHARE_WEIGHT_OF] = "weight", [SHARE_CAP] = "cap", [SHARE_BURST] = "burst",
	[SHARE_BEST_EFFORT] = "best-effort",
};
static const char *const priorities[] = {[SHARE_LOW] = "low", [SHARE_NORMAL] = "normal", [SHARE_HIGH] = "high"};

static int word_in(const char *const *words, size_t count, const char *word)
{
	size_t i;

	for (i = 0; i < count; i++)
		if (words[i] && !strcmp(words[i], word))
			return (int)i;
	return -1;
}

static void set_policy(const struct place *at, const char *value)
{
	struct sharing *sharing = &config.sharing[at->source];
	int found = word_in(policies, sizeof(policies) / sizeof(*policies), value);

	sharing->policy_said = found < 0 ? UNREAD : SAID;
	sharing->policy = found < 0 ? SHARE_BEST_EFFORT : (enum share_policy)found;
	if (found < 0)
		complain(at, value, "not a policy, allowed are cap, burst, weight, equal and best-effort; taken as best-effort, "
			"and compute as a cap");
}

static void set_weight(const struct place *at, const char *value)
{
	struct sharing *sharing = &config.sharing[at->source];
	size_t length = strlen(value);
	uint32_t weight = 0;

	if (length && length <= 5 && strspn(value, "0123456789") == length)
		weight = (uint32_t)atoi(value);
	sharing->weight_said = weight && weight <= MOST_WEIGHT ? SAID : UNREAD;
	sharing->weight = sharing->weight_said == SAID ? weight : 1;
	if (sharing->weight_said == UNREAD)
		complain(at, value, "not a weight, allowed are 1 to 10000; taken as 1");
}

static void set_priority(const struct place *at, const char *value)
{
	struct sharing *sharing = &config.sharing[at->source];
	int found = word_in(priorities, sizeof(priorities) / sizeof(*priorities), value);

	sharing->priority_said = found < 0 ? UNREAD : SAID;
	sharing->priority = found < 0 ? SHARE_LOW : (enum share_priority)found;
	if (found < 0)
		complain(at, value, "not a priority, allowed are low, normal and high; taken as low");
}

static void set_gate_copies(const struct place *at, const char *value)
{
	bool no = !strcmp(value, "no");

	config.gate_copies |= !no;
	if (!no && strcmp(value, "yes"))
		complain(at, value, "neither yes nor no; taken as yes");
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

static void set_shared(const struct place *at, const char *value)
{
	if (value[0] != '/' || strlen(value) >= PATH_ROOM)
		complain(at, value, "not an absolute path of a folder; the state's own folder of leases is used");
	else if (!config.shared)
		config.shared = value;
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

/* "memory", "memory.<device>" and the same of compute. */
static bool set_limit(const struct place *at, enum resource resource, const char *name, char *key, char *value)
{
	size_t length = strlen(name);

	if (strncmp(key, name, length) || (key[length] && key[length] != '.'))
		return false;
	if (!key[length])
		add_limit(at, resource, "", value);
	else if (is_device(key + length + 1))
		add_limit(at, resource, key + length + 1, value);
	else
		limit_unknown(at, resource, key);
	return true;
}

static void set_key(const struct place *at, char *key, char *value)
{
	static const struct {
		const char *key;
		void (*set)(const struct place *at, const char *value);
	} plain[] = {
		{"tenant", set_tenant}, {"state", set_state}, {"shared", set_shared}, {"log", set_log}, {"policy", set_policy},
		{"weight", set_weight}, {"priority", set_priority}, {"gate.host-copies", set_gate_copies},
	};
	size_t i;

	if (set_limit(at, MEMORY, "memory", key, value) || set_limit(at, COMPUTE, "compute", key, value))
		return;
	for (i = 0; i < sizeof(plain) / sizeof(*plain); i++) {
		if (strcmp(key, plain[i].key))
			continue;
		plain[i].set(at, value);
		return;
	}
	if (!strncmp(key, "real.", 5))
		set_real(at, key + 5, value);
	else
		grant_nothing(at, key, "unknown key, allowed are tenant, state, shared, memory, memory.<device>, compute, "
			"compute.<device>, policy, weight, priority, gate.host-copies, real.<soname>, log");
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
static void read_list(const struct place *at, enum resource resource, char *text)
{
	char *next, *item, *value;

	for (; text; text = next) {
		next = strchr(text, ',');
		if (next)
			*next++ = '\0';
		item = trim(text);
		value = strchr(item, '=');
		if (!value) {
			add_limit(at, resource, "", item);
			continue;
		}
		*value++ = '\0';
		item = trim(item);
		if (is_device(item))
			add_limit(at, resource, item, trim(value));
		else
			limit_unknown(at, resource, item);
	}
}

/* Other libraries mean by a share of 0, or of all, that there is no limit. */
static void add_alias_limit(const struct place *at, enum resource resource, const char *device, const char *value)
{
	size_t length = strlen(value);
	bool number = length && length <= INDEX_DIGITS && strspn(value, "0123456789") == length;

	if (resource == COMPUTE && number && (!atoi(value) || atoi(value) >= 100))
		value = "none";
	add_limit(at, resource, device, value);
}

static void read_alias_limits(const struct config_alias *alias, enum resource resource)
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
		add_alias_limit(&at, resource, "", value);
	for (i = 0; i < ALIAS_INDICES; i++) {
		snprintf(name, sizeof(name), "%s_%u", alias->name, i);
		at.name = name;
		value = variable(name, false);
		if (value)
			add_alias_limit(&at, resource, digits[i], value);
	}
}

static void read_alias(const struct config_alias *alias)
{
	bool memory = !strcmp(alias->meaning, "memory"), compute = !strcmp(alias->meaning, "compute");
	struct place at = {.source = ALIAS, .name = alias->name};
	char *value = memory || compute ? NULL : variable(alias->name, !strncmp(alias->meaning, "state", 5));

	if (memory || compute)
		read_alias_limits(alias, compute ? COMPUTE : MEMORY);
	else if (!value)
		return;
	else if (!strcmp(alias->meaning, "compute-switch"))
		config.compute_ignored |= !strcasecmp(value, "disable");
	else if (!strcmp(alias->meaning, "state"))
		set_state(&at, value);
	else if (!strcmp(alias->meaning, "state-file"))
		set_state_file(&at, value);
	else if (!strcmp(alias->meaning, "tenant"))
		set_tenant(&at, value);
	else if (!strcmp(alias->meaning, "log"))
		set_log(&at, value);
}

static void set_memory_list(const struct place *at, char *value)
{
	read_list(at, MEMORY, value);
}

static void set_compute_list(const struct place *at, char *value)
{
	read_list(at, COMPUTE, value);
}

static void read_environment(void)
{
	static const struct {
		const char *name;
		bool path;
		void (*set)(const struct place *at, const char *value);
		void (*set_list)(const struct place *at, char *value);
	} variables[] = {
		{"PORTER_MEMORY", false, NULL, set_memory_list}, {"PORTER_COMPUTE", false, NULL, set_compute_list},
		{"PORTER_POLICY", false, set_policy, NULL}, {"PORTER_WEIGHT", false, set_weight, NULL},
		{"PORTER_PRIORITY", false, set_priority, NULL}, {"PORTER_TENANT", false, set_tenant, NULL},
		{"PORTER_STATE", true, set_state, NULL}, {"PORTER_SHARED", true, set_shared, NULL},
	};
	struct place at = {.source = ENVIRONMENT};
	const struct config_alias *alias;
	char *value;
	size_t i;

	for (i = 0; i < sizeof(variables) / sizeof(*variables); i++) {
		at.name = variables[i].name;
		value = variable(at.name, variables[i].path);
		if (!value)
			continue;
		if (variables[i].set)
			variables[i].set(&at, value);
		else
			variables[i].set_list(&at, value);
	}
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

static void default_shared(void)
{
	int length = snprintf(config.default_shared, sizeof(config.default_shared), "%s" SHARED, config.state);

	config.shared = config.state[0] && length < (int)sizeof(config.default_shared) ? config.default_shared : "";
}

static bool shares(const struct sharing *sharing)
{
	return sharing->policy_said || sharing->weight_said || sharing->priority_said;
}

/*
 * Whoever could name another account would have the limit once more, and by other leases the device to himself: a system file that
 * sets a limit says, or leaves unsaid, for all.
 */
static void settle_account(void)
{
	if (!config.rule_count && !config.nothing && !shares(&config.sharing[SYSTEM_FILE]))
		return;
	if (!config.tenant)
		config.tenant = "default";
	if (!config.state)
		default_state("/tmp");
	if (!config.shared)
		default_shared();
}

static void choose_defaults(void)
{
	const char *base = secure_getenv("XDG_RUNTIME_DIR");
	const struct rule *rule;
	unsigned i;

	if (!config.tenant)
		config.tenant = "default";
	for (rule = config.rules; rule < config.rules + config.rule_count; rule++) {
		config.limited |= !rule->none && rule->resource == MEMORY;
		config.compute_set |= !rule->none && rule->resource == COMPUTE && !(config.compute_ignored && rule->source == ALIAS);
	}
	for (i = 0; i < SOURCES; i++)
		config.compute_set |= shares(&config.sharing[i]);
	config.limited |= config.nothing;
	config.compute_set |= config.nothing;
	if (!config.state)
		default_state(base && base[0] == '/' ? base : "/tmp");
	if (!config.shared)
		default_shared();
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
static const struct rule *best_rule(enum source source, enum resource resource, const struct port_device *id)
{
	const struct rule *best = NULL;
	size_t score, most = 1;
	unsigned i;

	for (i = 0; i < config.rule_count; i++) {
		if (config.rules[i].source != source || config.rules[i].resource != resource)
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
		rule = best_rule((enum source)source, MEMORY, id);
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

bool config_compute_set(void)
{
	ready();
	return config.compute_set;
}

/* What a source limits the device's time to; NULL: it does not. */
static const struct rule *compute_rule(enum source source, const struct port_device *id)
{
	const struct rule *rule = best_rule(source, COMPUTE, id);

	return !rule || rule->none || (source == ALIAS && config.compute_ignored) ? NULL : rule;
}

/* The policy that a source says, or means by the rest of what it says. False: it says nothing of how. */
static bool policy_of(enum source source, const struct rule *rule, enum share_policy *policy)
{
	const struct sharing *sharing = &config.sharing[source];

	if (!sharing->policy_said && !rule && !sharing->weight_said)
		return false;
	*policy = sharing->policy_said ? sharing->policy : rule ? SHARE_CAP : SHARE_WEIGHT_OF;
	return true;
}

/* Does a source's figure hold whoever else wants the device? */
static bool caps(enum source source, const struct rule *rule)
{
	const struct sharing *sharing = &config.sharing[source];

	return rule->unread || sharing->policy_said != SAID || sharing->policy == SHARE_CAP;
}

static uint32_t lower(uint32_t one, uint32_t other)
{
	return one < other ? one : other;
}

void config_compute(const struct port_device *id, struct share_terms *terms)
{
	uint32_t ppm = SHARE_WHOLE, cap = SHARE_WHOLE, weight = MOST_WEIGHT + 1, priority = SHARE_HIGH + 1;
	enum share_policy policy = SHARE_EQUAL, here;
	bool has_policy = false, limited = false;
	const struct sharing *sharing;
	const struct rule *rule;
	int i;

	ready();
	for (i = 0; i < SOURCES; i++) {
		sharing = &config.sharing[i];
		rule = compute_rule((enum source)i, id);
		if (policy_of((enum source)i, rule, &here) && !has_policy) {
			has_policy = true;
			policy = here;
		}
		if (rule) {
			limited = true;
			ppm = lower(ppm, rule->ppm);
			if (caps((enum source)i, rule))
				cap = lower(cap, rule->ppm);
		}
		if (sharing->weight_said)
			weight = lower(weight, sharing->weight);
		if (sharing->priority_said)
			priority = lower(priority, (uint32_t)sharing->priority);
	}
	if (!limited && (policy == SHARE_CAP || policy == SHARE_BURST))	/* nothing is said of this device */
		policy = SHARE_EQUAL;
	if (config.nothing)
		cap = LEAST_SHARE;
	*terms = share_terms_of(policy, ppm, weight > MOST_WEIGHT ? SHARE_WEIGHT : weight,
				priority > SHARE_HIGH ? SHARE_NORMAL : (enum share_priority)priority);
	terms->cap = lower(terms->cap, cap);
	terms->floor = lower(terms->floor, terms->cap);
}

bool config_gate_copies(void)
{
	ready();
	return config.gate_copies;
}

const char *config_shared(void)
{
	ready();
	return config.shared;
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
