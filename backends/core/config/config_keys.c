/* SPDX-License-Identifier: Apache-2.0 */
/* The meaning of each key, and the strict value where a value cannot be read. */
#define _GNU_SOURCE
#include "config_state.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "platform/log.h"

#define COMPLAINTS 8

static void tell(enum log_level level, const struct config_place *at, const char *subject,
		 const char *wrong)
{
	config.complaints++;
	if (config.complaints > COMPLAINTS)
		return;
	if (config.complaints == COMPLAINTS)
		log_line_once(level, "%.200s: and more is wrong", at->name);
	else if (at->line)
		log_line_once(level, "%.200s:%u: %.80s: %s", at->name, at->line, subject, wrong);
	else
		log_line_once(level, "%.200s: %.80s: %s", at->name, subject, wrong);
}

void config_complain(const struct config_place *at, const char *subject, const char *wrong)
{
	tell(LOG_ERROR, at, subject, wrong);
}

void config_warn(const struct config_place *at, const char *subject, const char *wrong)
{
	tell(LOG_WARN, at, subject, wrong);
}

void config_grant_nothing(const struct config_place *at, const char *subject, const char *wrong)
{
	char text[240];

	snprintf(text, sizeof(text), "%s; no device memory is granted until this is put right",
		 wrong);
	config_complain(at, subject, text);
	config.nothing = true;
}

static bool is_device(const char *text)
{
	size_t length =
		strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:./");

	return length && !text[length];
}

/* Such a limit is meant seldom: other libraries take 0 for no limit, and a variable that should
 * hold an amount may be empty. */
static void warn_of_zero(const struct config_place *at, const char *value,
			 const struct config_rule *rule)
{
	char subject[80];

	if (rule->resource != CONFIG_MEMORY || rule->size.bytes || rule->size.share)
		return;
	if (at->source != CONFIG_ENVIRONMENT && at->source != CONFIG_ALIAS &&
	    at->source > CONFIG_USER)
		return; /* the run says the same in PORTER_MEMORY */
	snprintf(subject, sizeof(subject), "%.40s%s%.30s", rule->device, rule->device[0] ? "=" : "",
		 value);
	config_warn(at, subject,
		    "a limit of 0 bytes: no device memory is granted; `none` sets no limit");
}

/* The rule stays where its value cannot be read: it is a limit of 0 bytes, or of the least share. */
static void read_amount(const struct config_place *at, const char *value, struct config_rule *rule)
{
	bool compute = rule->resource == CONFIG_COMPUTE;
	int err = compute ? units_read_percent(value, strlen(value), &rule->ppm)
			  : units_read(value, strlen(value), &rule->size);

	if (!err) {
		warn_of_zero(at, value, rule);
		return;
	}
	rule->unread = true;
	rule->ppm = CONFIG_LEAST_SHARE;
	if (compute)
		config_complain(
			at, value,
			err == -ERANGE
				? "not from 1 % to 100 %; taken as 1 %"
				: "not a share of time, allowed are 30, 30%, 12.5 and none; taken as 1 %");
	else
		config_complain(
			at, value,
			err == -ERANGE
				? "too large a size; taken as 0"
				: "not a size, allowed are 8GiB, 8g, 8192m, 8GB, 50%, none and bytes; taken as 0");
}

static void add_rule(const struct config_place *at, const struct config_rule *rule)
{
	if (config.rule_count == CONFIG_RULES)
		config_grant_nothing(at, rule->device, "too many limits, allowed are 512");
	else
		config.rules[config.rule_count++] = *rule;
}

void config_add_limit(const struct config_place *at, enum config_resource resource,
		      const char *device, const char *value)
{
	struct config_rule rule = {.source = at->source, .resource = resource, .device = device};

	rule.none = !strcasecmp(value, "none") || !strcasecmp(value, "unlimited");
	if (!rule.none)
		read_amount(at, value, &rule);
	add_rule(at, &rule);
}

/* A limit of a device that cannot be made out may be meant for any. */
static void limit_unknown(const struct config_place *at, enum config_resource resource,
			  const char *device)
{
	struct config_rule rule = {.source = at->source,
				   .resource = resource,
				   .device = "",
				   .unread = true,
				   .ppm = CONFIG_LEAST_SHARE};

	if (resource == CONFIG_MEMORY) {
		config_grant_nothing(at, device, "not a device");
		return;
	}
	config_complain(at, device, "not a device; the share of every device is taken as 1 %");
	add_rule(at, &rule);
}

void config_add_device_limit(const struct config_place *at, enum config_resource resource,
			     const char *device, const char *value)
{
	if (is_device(device))
		config_add_limit(at, resource, device, value);
	else
		limit_unknown(at, resource, device);
}

static const char *const policies[] = {
	[SHARE_EQUAL] = "equal", [SHARE_WEIGHT_OF] = "weight",	      [SHARE_CAP] = "cap",
	[SHARE_BURST] = "burst", [SHARE_BEST_EFFORT] = "best-effort",
};
static const char *const priorities[] = {
	[SHARE_LOW] = "low", [SHARE_NORMAL] = "normal", [SHARE_HIGH] = "high"};

static int word_in(const char *const *words, size_t count, const char *word)
{
	size_t i;

	for (i = 0; i < count; i++)
		if (words[i] && !strcmp(words[i], word))
			return (int)i;
	return -1;
}

void config_set_policy(const struct config_place *at, const char *value)
{
	struct config_sharing *sharing = &config.sharing[at->source];
	int found = word_in(policies, sizeof(policies) / sizeof(*policies), value);

	sharing->policy_set = found < 0 ? CONFIG_UNREAD : CONFIG_SET;
	sharing->policy = found < 0 ? SHARE_BEST_EFFORT : (enum share_policy)found;
	if (found < 0)
		config_complain(
			at, value,
			"not a policy, allowed are cap, burst, weight, equal and best-effort; taken as best-effort, "
			"and compute as a cap");
}

static bool limits_time(enum config_source source)
{
	const struct config_rule *rule;

	for (rule = config.rules; rule < config.rules + config.rule_count; rule++)
		if (rule->source == source && rule->resource == CONFIG_COMPUTE && !rule->none)
			return true;
	return false;
}

void config_check_policy(const struct config_place *at)
{
	const struct config_sharing *sharing = &config.sharing[at->source];

	if (sharing->policy_set != CONFIG_SET || sharing->policy == SHARE_CAP ||
	    sharing->policy == SHARE_BURST || !limits_time(at->source))
		return;
	config_complain(
		at, policies[sharing->policy],
		"compute has no effect with this policy, allowed are cap and burst; compute is taken as a cap");
}

void config_set_weight(const struct config_place *at, const char *value)
{
	struct config_sharing *sharing = &config.sharing[at->source];
	size_t length = strlen(value);
	uint32_t weight = 0;

	if (length && length <= 5 && strspn(value, "0123456789") == length)
		weight = (uint32_t)atoi(value);
	sharing->weight_set = weight && weight <= CONFIG_MOST_WEIGHT ? CONFIG_SET : CONFIG_UNREAD;
	sharing->weight = sharing->weight_set == CONFIG_SET ? weight : 1;
	if (sharing->weight_set == CONFIG_UNREAD)
		config_complain(at, value, "not a weight, allowed are 1 to 10000; taken as 1");
}

void config_set_priority(const struct config_place *at, const char *value)
{
	struct config_sharing *sharing = &config.sharing[at->source];
	int found = word_in(priorities, sizeof(priorities) / sizeof(*priorities), value);

	sharing->priority_set = found < 0 ? CONFIG_UNREAD : CONFIG_SET;
	sharing->priority = found < 0 ? SHARE_LOW : (enum share_priority)found;
	if (found < 0)
		config_complain(at, value,
				"not a priority, allowed are low, normal and high; taken as low");
}

static void set_gate_copies(const struct config_place *at, const char *value)
{
	bool no = !strcmp(value, "no");

	config.gate_copies |= !no;
	if (!no && strcmp(value, "yes"))
		config_complain(at, value, "not a switch, allowed are yes and no; taken as yes");
}

static bool is_tenant(const char *text)
{
	size_t length =
		strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-");

	return length && length < 64 && !text[length] && text[0] != '.' && text[0] != '-';
}

/* Programs below a run with limits keep to its account and its leases: others would double the limits. */
static bool stays(const struct config_place *at, const char *outer, const char *value)
{
	if (at->source != CONFIG_ENVIRONMENT || !outer || !strcmp(outer, value))
		return false;
	config_warn(
		at, value,
		"not used: the `porter run` that set this process's limits chose another, and that holds "
		"(`porter run --reset` drops it)");
	return true;
}

void config_set_tenant(const struct config_place *at, const char *value)
{
	if (stays(at, config.outer_tenant, value))
		return;
	if (!is_tenant(value))
		config_complain(
			at, value,
			"not a tenant's name, allowed are up to 63 letters, digits, '.', '_' and '-'");
	else if (!config.tenant)
		config.tenant = value;
}

void config_set_state(const struct config_place *at, const char *value)
{
	bool usable = value[0] == '/' && strlen(value) < CONFIG_PATH_ROOM;

	if (stays(at, config.outer_state, value))
		return;
	if (!usable)
		config_complain(
			at, value,
			"not an absolute path of a folder; this process keeps its account to itself");
	if (!config.state)
		config.state = usable ? value : "";
}

void config_set_shared(const struct config_place *at, const char *value)
{
	if (stays(at, config.outer_shared, value))
		return;
	if (value[0] != '/' || strlen(value) >= CONFIG_PATH_ROOM)
		config_complain(
			at, value,
			"not an absolute path of a folder; the state's own folder of leases is used");
	else if (!config.shared)
		config.shared = value;
}

/* "/run/share/one.cache": state in /run/share, tenant "one". */
void config_set_state_file(const struct config_place *at, char *value)
{
	char *name = strrchr(value, '/'), *end;

	if (!name || name == value || value[0] != '/') {
		config_complain(at, value, "not an absolute path of a file");
		return;
	}
	*name++ = '\0';
	end = strrchr(name, '.');
	if (end && end != name)
		*end = '\0';
	config_set_state(at, value);
	config_set_tenant(at, name);
}

void config_set_log(const struct config_place *at, const char *value)
{
	enum log_level level;

	if (log_level_read(value, &level))
		config_complain(at, value,
				"not a level, allowed are off, error, warn, info and debug");
	else
		log_level_set(level);
}

void config_check_log(const struct config_place *at, const char *value)
{
	enum log_level level;

	if (log_level_read(value, &level))
		config_complain(
			at, value,
			"not a level, allowed are off, error, warn, info and debug; not used");
}

/* It is opened when the first line is written, so that no file is made without a line. */
void config_check_log_file(const struct config_place *at, const char *value)
{
	int file =
		open(value, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY | O_NONBLOCK);
	char folder[CONFIG_PATH_ROOM];
	const char *slash = strrchr(value, '/');
	int length = !slash ? 1 : slash == value ? 1 : (int)(slash - value);

	if (file >= 0) {
		close(file);
		return;
	}
	if (errno == ENOENT &&
	    snprintf(folder, sizeof(folder), "%.*s", length, slash ? value : ".") <
		    (int)sizeof(folder) &&
	    !access(folder, W_OK | X_OK))
		return;
	config_complain(at, value, "cannot be opened; messages go to standard error");
}

void config_check_folders(const struct config_place *at, const char *value)
{
	char folder[CONFIG_PATH_ROOM];
	struct stat found;
	size_t length;

	for (; *value; value += length + (value[length] != '\0')) {
		length = strcspn(value, ":;");
		if (length && length < sizeof(folder)) {
			memcpy(folder, value, length);
			folder[length] = '\0';
			if (stat(folder, &found) || !S_ISDIR(found.st_mode))
				config_complain(
					at, folder,
					"no folder that can be reached; it is not searched");
		}
	}
}

static void set_real(const struct config_place *at, const char *soname, const char *path)
{
	if (path[0] != '/' || !soname[0] || config.real_count == CONFIG_REALS) {
		config_complain(at, soname,
				"not a library's absolute path, or more than 32 of them");
		return;
	}
	config.reals[config.real_count].soname = soname;
	config.reals[config.real_count++].path = path;
}

/* "memory", "memory.<device>" and the same of compute. */
static bool set_limit(const struct config_place *at, enum config_resource resource,
		      const char *name, char *key, char *value)
{
	size_t length = strlen(name);

	if (strncmp(key, name, length) || (key[length] && key[length] != '.'))
		return false;
	if (key[length])
		config_add_device_limit(at, resource, key + length + 1, value);
	else
		config_add_limit(at, resource, "", value);
	return true;
}

void config_set_key(const struct config_place *at, char *key, char *value)
{
	static const struct {
		const char *key;
		void (*set)(const struct config_place *at, const char *value);
	} plain[] = {
		{"tenant", config_set_tenant},	   {"state", config_set_state},
		{"shared", config_set_shared},	   {"log", config_set_log},
		{"policy", config_set_policy},	   {"weight", config_set_weight},
		{"priority", config_set_priority}, {"gate.host-copies", set_gate_copies},
	};
	size_t i;

	if (set_limit(at, CONFIG_MEMORY, "memory", key, value) ||
	    set_limit(at, CONFIG_COMPUTE, "compute", key, value))
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
		config_grant_nothing(
			at, key,
			"unknown key, allowed are tenant, state, shared, memory, memory.<device>, compute, "
			"compute.<device>, policy, weight, priority, gate.host-copies, real.<soname>, log");
}
