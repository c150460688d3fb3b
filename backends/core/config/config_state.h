/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config_state.h: the common part of config.c, config_keys.c and config_read.c; no other file
 * includes it.
 *
 * config.c reads all sources once, under its pthread_once_t. config_read.c splits them into keys
 * and values; config_keys.c interprets these and stores the result in `config`. Nothing is written
 * after that. Texts that are kept lie in `config` itself.
 */
#ifndef PORTER_CONFIG_STATE_H
#define PORTER_CONFIG_STATE_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config.h"
#include "sched/share.h"
#include "units.h"

#define CONFIG_FILE_ROOM (64u << 10)
#define CONFIG_ENV_ROOM (16u << 10)
#define CONFIG_RULES 512
#define CONFIG_REALS 32
#define CONFIG_PATH_ROOM 3072	  /* leaves room for what we append */
#define CONFIG_SHARED "/.devices" /* below the state, where no tenant can be named so */
#define CONFIG_INDEX_DIGITS 4	  /* longer numbers begin a UUID */
#define CONFIG_LEAST_SHARE 10000u /* ppm: the share that is used where a share cannot be read */
#define CONFIG_MOST_WEIGHT 10000u

#define CONFIG_OUTER_RUNS 16 /* porter/runtime/inherited.py has the same bound */

/* In their order: of a policy the first source holds. The limits of runs above this process come outermost first. */
enum config_source {
	CONFIG_SYSTEM,
	CONFIG_USER,
	CONFIG_INHERITED,
	CONFIG_ENVIRONMENT = CONFIG_INHERITED + CONFIG_OUTER_RUNS,
	CONFIG_ALIAS,
	CONFIG_SOURCES,
};

enum config_resource { CONFIG_MEMORY, CONFIG_COMPUTE };

struct config_rule {
	enum config_source source;
	enum config_resource resource;
	const char *device; /* "": every one */
	bool none;	    /* "none": this source does not limit it */
	/* the time limit cannot be read: the strictest one holds under every policy */
	bool unread;
	struct units_size size; /* of memory */
	uint32_t ppm;		/* of time */
};

enum config_presence { CONFIG_UNSET, CONFIG_SET, CONFIG_UNREAD }; /* and could be read, or not */

/* How one source wants the time shared. */
struct config_sharing {
	enum config_presence policy_set, weight_set, priority_set;
	enum share_policy policy;
	enum share_priority priority;
	uint32_t weight;
};

extern struct config {
	pthread_once_t once;
	struct config_rule rules[CONFIG_RULES];
	unsigned rule_count;
	bool nothing; /* grant nothing anywhere: something that may have been a limit cannot be read */
	bool limited;
	bool compute_set, compute_ignored; /* the latter: that of other libraries' variables */
	bool gate_copies;
	struct config_sharing sharing[CONFIG_SOURCES];
	unsigned complaints;
	const char *tenant, *state, *shared, *real_dir;
	/* Of the outermost run that set a limit; NULL: there is none. */
	const char *outer_tenant, *outer_state, *outer_shared;
	unsigned outer_runs; /* that set limits */
	bool state_is_default;
	struct {
		const char *soname, *path;
	} reals[CONFIG_REALS];
	unsigned real_count;
	const char *files[2]; /* paths of the system's and the user's */
	char file[2][CONFIG_FILE_ROOM + 1];
	char environment[CONFIG_ENV_ROOM]; /* copies: the program may change its own */
	size_t environment_used;
	char default_state[CONFIG_PATH_ROOM],
		default_shared[CONFIG_PATH_ROOM + sizeof(CONFIG_SHARED)];
} config;

/* Where a text came from, for messages. */
struct config_place {
	enum config_source source;
	const char *name; /* the file's path or the variable's name */
	unsigned line;	  /* 0: not a file */
};

/* Reports a subject and its fault. Only the first few complaints are logged, each once for all
 * processes that read the same configuration. */
void config_complain(const struct config_place *at, const char *subject, const char *wrong);
/* The same of what can be read, and is probably not meant. */
void config_warn(const struct config_place *at, const char *subject, const char *wrong);
/* Something that may have been a limit cannot be read. */
void config_grant_nothing(const struct config_place *at, const char *subject, const char *wrong);
/* `key = value` of a file. */
void config_set_key(const struct config_place *at, char *key, char *value);
/* A limit of every device ("") or of one. */
void config_add_limit(const struct config_place *at, enum config_resource resource,
		      const char *device, const char *value);
/* The same of what should name a device. */
void config_add_device_limit(const struct config_place *at, enum config_resource resource,
			     const char *device, const char *value);
void config_set_policy(const struct config_place *at, const char *value);
/* When the whole source is read: its policy and its shares contradict each other. */
void config_check_policy(const struct config_place *at);
void config_set_weight(const struct config_place *at, const char *value);
void config_set_priority(const struct config_place *at, const char *value);
void config_set_tenant(const struct config_place *at, const char *value);
void config_set_state(const struct config_place *at, const char *value);
void config_set_state_file(const struct config_place *at, char *value);
void config_set_shared(const struct config_place *at, const char *value);
void config_set_log(const struct config_place *at, const char *value);
/* Of variables that log.c and find.c read: can the value be used? */
void config_check_log(const struct config_place *at, const char *value);
void config_check_log_file(const struct config_place *at, const char *value);
void config_check_folders(const struct config_place *at, const char *value);

/* Read a source, and store its settings. `optional`: it need not exist. */
void config_read_file(enum config_source source, const char *path, bool optional);
void config_read_inherited(void);
void config_read_environment(void);
/* A copy that stays, without spaces around; NULL: not set, or set to nothing. `path`: not taken by
 * a set-user-ID program. */
char *config_variable(const char *name, bool path);

#endif
