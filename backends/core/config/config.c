/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "config.h"

#include <errno.h>
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "config_state.h"
#include "platform/log.h"

#ifndef CONFIG_FILE
#define CONFIG_FILE "/etc/porter/quota.conf"
#endif

struct config config = {.once = PTHREAD_ONCE_INIT};

static void default_state(const char *base)
{
	int length = snprintf(config.default_state, CONFIG_PATH_ROOM, "%s/porter-%u", base,
			      (unsigned)getuid());

	config.state = length < CONFIG_PATH_ROOM ? config.default_state : "";
	config.state_is_default = true;
}

static void default_shared(void)
{
	int length = snprintf(config.default_shared, sizeof(config.default_shared),
			      "%s" CONFIG_SHARED, config.state);

	config.shared = config.state[0] && length < (int)sizeof(config.default_shared)
		? config.default_shared
		: "";
}

static bool shares(const struct config_sharing *sharing)
{
	return sharing->policy_set || sharing->weight_set || sharing->priority_set;
}

/*
 * A program that could name another account would get the limit twice, and with other leases the
 * whole device. So a system file that sets a limit also fixes `tenant`, `state` and `shared`,
 * whether it sets them or not.
 */
static void settle_account(void)
{
	if (!config.rule_count && !config.nothing && !shares(&config.sharing[CONFIG_SYSTEM]))
		return;
	if (!config.tenant)
		config.tenant = "default";
	if (!config.state)
		default_state("/tmp");
	if (!config.shared)
		default_shared();
}

/* Programs of root may become other users, which would find no account in a folder that is closed to them. */
static bool suits(const char *base)
{
	struct stat about;

	return base && base[0] == '/' &&
		(getuid() || stat(base, &about) || about.st_mode & S_IXOTH);
}

static void choose_defaults(void)
{
	const char *base = secure_getenv("XDG_RUNTIME_DIR");
	const struct config_rule *rule;
	unsigned i;

	if (!config.tenant)
		config.tenant = "default";
	for (rule = config.rules; rule < config.rules + config.rule_count; rule++) {
		config.limited |= !rule->none && rule->resource == CONFIG_MEMORY;
		config.compute_set |= !rule->none && rule->resource == CONFIG_COMPUTE &&
			!(config.compute_ignored && rule->source == CONFIG_ALIAS);
	}
	for (i = 0; i < CONFIG_SOURCES; i++)
		config.compute_set |= shares(&config.sharing[i]);
	config.limited |= config.nothing;
	config.compute_set |= config.nothing;
	if (!config.state)
		default_state(suits(base) ? base : "/tmp");
	if (!config.shared)
		default_shared();
}

static void read_all(void)
{
	const char *path;
	int saved = errno;

	config_read_file(CONFIG_SYSTEM, CONFIG_FILE, true);
	settle_account();
	path = config_variable("PORTER_CONFIG", true);
	if (path)
		config_read_file(CONFIG_USER, path, false);
	config_read_inherited();
	config_read_environment();
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
	if (digits == length && length <= CONFIG_INDEX_DIGITS && atoi(rule) == id->index)
		return 2;
	if ((digits != length || length > CONFIG_INDEX_DIGITS) &&
	    !strncasecmp(rule, id->uuid, length))
		return 2 + length;
	return 0;
}

/* The best rule of a source; the later one of two that are equal. */
static const struct config_rule *best_rule(enum config_source source, enum config_resource resource,
					   const struct port_device *id)
{
	const struct config_rule *best = NULL;
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

static bool is_inherited(int source)
{
	return source >= CONFIG_INHERITED && source < CONFIG_ENVIRONMENT;
}

/* The source to ask after this one: few of those that runs above may fill are in use. */
static int next_source(int source)
{
	return ++source == CONFIG_INHERITED + (int)config.outer_runs ? CONFIG_ENVIRONMENT : source;
}

/* A program asked for more than a run above it allows. */
static void tell_not_raised(atomic_flag *logged, const char *variable, const struct port_device *id,
			    const char *limit)
{
	if (!atomic_flag_test_and_set(logged))
		log_line_once(
			LOG_WARN,
			"%s: asks for more than the inherited limit of %s on device %s; the inherited limit holds "
			"(`porter run --reset` drops it)",
			variable, limit, id->uuid);
}

static void check_memory(const struct port_device *id, uint64_t inherited)
{
	static atomic_flag logged = ATOMIC_FLAG_INIT;
	const struct config_rule *asked = best_rule(CONFIG_ENVIRONMENT, CONFIG_MEMORY, id);
	char limit[32];

	if (!asked || id->index < 0 ||
	    (!asked->none && units_of(&asked->size, id->total) <= inherited))
		return;
	if (inherited % (1u << 20))
		snprintf(limit, sizeof(limit), "%" PRIu64 " bytes", inherited);
	else
		snprintf(limit, sizeof(limit), "%" PRIu64 " MiB", inherited >> 20);
	tell_not_raised(&logged, "PORTER_MEMORY", id, limit);
}

bool config_limited(void)
{
	ready();
	return config.limited;
}

bool config_limit(const struct port_device *id, uint64_t *bytes)
{
	const struct config_rule *rule;
	uint64_t limit, inherited = UINT64_MAX;
	bool found = false;
	int source;

	ready();
	*bytes = id->total ? id->total : UINT64_MAX;
	for (source = next_source(-1); source < CONFIG_SOURCES; source = next_source(source)) {
		rule = best_rule((enum config_source)source, CONFIG_MEMORY, id);
		if (!rule || rule->none)
			continue;
		found = true;
		if (rule->size.share && !id->total && id->index >= 0)
			log_once(
				LOG_ERROR,
				"%s: how much memory it has is not known; a part of it is taken as 0",
				id->uuid);
		limit = units_of(&rule->size, id->total);
		if (limit < *bytes)
			*bytes = limit;
		if (is_inherited(source) && limit < inherited)
			inherited = limit;
	}
	if (inherited < UINT64_MAX && (!id->total || inherited < id->total))
		check_memory(id, inherited);
	if (config.nothing)
		*bytes = 0;
	return found || config.nothing;
}

bool config_compute_set(void)
{
	ready();
	return config.compute_set;
}

/* The limit of device time that a source sets; NULL: none. */
static const struct config_rule *compute_rule(enum config_source source,
					      const struct port_device *id)
{
	const struct config_rule *rule = best_rule(source, CONFIG_COMPUTE, id);

	return !rule || rule->none || (source == CONFIG_ALIAS && config.compute_ignored) ? NULL
											 : rule;
}

/* The policy that a source states, or implies by its other settings. False: it says nothing about
 * device time. */
static bool policy_of(enum config_source source, const struct config_rule *rule,
		      enum share_policy *policy)
{
	const struct config_sharing *sharing = &config.sharing[source];

	if (!sharing->policy_set && !rule && !sharing->weight_set)
		return false;
	*policy = sharing->policy_set ? sharing->policy : rule ? SHARE_CAP : SHARE_WEIGHT_OF;
	return true;
}

/* Does a source's figure hold no matter which other tenants want the device? */
static bool caps(enum config_source source, const struct config_rule *rule)
{
	const struct config_sharing *sharing = &config.sharing[source];

	return rule->unread || sharing->policy_set != CONFIG_SET || sharing->policy != SHARE_BURST;
}

static uint32_t lower(uint32_t one, uint32_t other)
{
	return one < other ? one : other;
}

static const char *source_of(const struct config_rule *rule)
{
	if (rule->source == CONFIG_ALIAS)
		return "another library's variable";
	if (is_inherited((int)rule->source))
		return "PORTER_LIMITS";
	if (rule->source == CONFIG_ENVIRONMENT)
		return rule->resource == CONFIG_MEMORY ? "PORTER_MEMORY" : "PORTER_COMPUTE";
	return config.files[rule->source];
}

/* A device with a lower index than a visible one exists, although this process may not see it. -1:
 * a device does not report its identity. */
static int names_one(const char *rule, int count,
		     int (*identify)(int device, struct port_device *out))
{
	bool number =
		strlen(rule) <= CONFIG_INDEX_DIGITS && strspn(rule, "0123456789") == strlen(rule);
	struct port_device id;
	int device, found = 0;

	for (device = 0; device < count; device++) {
		if (identify(device, &id))
			return -1;
		if (match(rule, &id) || (number && atoi(rule) < id.index))
			found = 1;
	}
	return found;
}

void config_check_devices(int count, int (*identify)(int device, struct port_device *out))
{
	const struct config_rule *rule;

	ready();
	if (count < 1)
		return;
	for (rule = config.rules; rule < config.rules + config.rule_count; rule++)
		if (rule->device[0] && !is_inherited((int)rule->source) &&
		    !names_one(rule->device, count, identify))
			log_line_once(
				LOG_WARN,
				"%.200s: device %.80s is none of the %d devices here, so this limits nothing: "
				"is its name right?",
				source_of(rule), rule->device, count);
}

/* What all sources together allow at most. */
struct most {
	uint32_t ppm, weight, priority;
};

static void check_time(const struct port_device *id, const struct most *inherited)
{
	static atomic_flag compute = ATOMIC_FLAG_INIT, weight = ATOMIC_FLAG_INIT,
			   priority = ATOMIC_FLAG_INIT;
	const struct config_rule *asked = best_rule(CONFIG_ENVIRONMENT, CONFIG_COMPUTE, id);
	const struct config_sharing *sharing = &config.sharing[CONFIG_ENVIRONMENT];
	char limit[32];

	if (asked && (asked->none ? SHARE_WHOLE : asked->ppm) > inherited->ppm) {
		snprintf(limit, sizeof(limit), "%g %%", inherited->ppm / 10000.0);
		tell_not_raised(&compute, "PORTER_COMPUTE", id, limit);
	}
	if (sharing->weight_set && sharing->weight > inherited->weight) {
		snprintf(limit, sizeof(limit), "%u", inherited->weight);
		tell_not_raised(&weight, "PORTER_WEIGHT", id, limit);
	}
	if (sharing->priority_set && (uint32_t)sharing->priority > inherited->priority)
		tell_not_raised(&priority, "PORTER_PRIORITY", id,
				inherited->priority == SHARE_LOW ? "low" : "normal");
}

void config_compute(const struct port_device *id, struct share_terms *terms)
{
	uint32_t ppm = SHARE_WHOLE, cap = SHARE_WHOLE, weight = CONFIG_MOST_WEIGHT + 1,
		 priority = SHARE_HIGH + 1;
	struct most inherited = {SHARE_WHOLE, CONFIG_MOST_WEIGHT + 1, SHARE_HIGH + 1};
	enum share_policy policy = SHARE_EQUAL, here;
	bool has_policy = false, limited = false;
	const struct config_sharing *sharing;
	const struct config_rule *rule;
	int i;

	ready();
	for (i = next_source(-1); i < CONFIG_SOURCES; i = next_source(i)) {
		if (i == CONFIG_ENVIRONMENT)
			check_time(id, &inherited);
		sharing = &config.sharing[i];
		rule = compute_rule((enum config_source)i, id);
		if (policy_of((enum config_source)i, rule, &here) && !has_policy) {
			has_policy = true;
			policy = here;
		}
		if (rule) {
			limited = true;
			ppm = lower(ppm, rule->ppm);
			if (caps((enum config_source)i, rule))
				cap = lower(cap, rule->ppm);
		}
		if (sharing->weight_set)
			weight = lower(weight, sharing->weight);
		if (sharing->priority_set)
			priority = lower(priority, (uint32_t)sharing->priority);
		if (is_inherited(i))
			inherited = (struct most){
				rule ? lower(inherited.ppm, rule->ppm) : inherited.ppm,
				sharing->weight_set ? lower(inherited.weight, sharing->weight)
						    : inherited.weight,
				sharing->priority_set
					? lower(inherited.priority, (uint32_t)sharing->priority)
					: inherited.priority};
	}
	/* no source limits this device */
	if (!limited && (policy == SHARE_CAP || policy == SHARE_BURST))
		policy = SHARE_EQUAL;
	if (config.nothing)
		cap = CONFIG_LEAST_SHARE;
	*terms = share_terms_of(policy, ppm, weight > CONFIG_MOST_WEIGHT ? SHARE_WEIGHT : weight,
				priority > SHARE_HIGH ? SHARE_NORMAL
						      : (enum share_priority)priority);
	terms->cap = lower(terms->cap, cap);
	/* on top of less that was guaranteed nothing is: there is one credit, and that is the cap's */
	if (terms->cap < SHARE_WHOLE)
		terms->floor = terms->floor < terms->cap ? 0 : terms->cap;
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

bool config_shared_is_default(void)
{
	ready();
	return config.shared == config.default_shared;
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
