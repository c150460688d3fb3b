/* SPDX-License-Identifier: Apache-2.0 */
/*
 * config.h: this process's configuration.
 *
 * Sources, all optional: /etc/porter/quota.conf, the file $PORTER_CONFIG, $PORTER_LIMITS,
 * $PORTER_MEMORY and its like, and the variables that config_aliases names. `porter run` writes its
 * limits to $PORTER_LIMITS: a program cannot raise them by its other variables. Read once, at the
 * first question, into static memory; later questions read memory only. Every function is
 * thread-safe; strings live as long as the library.
 *
 * File: `key = value` lines, `#` comments. Keys: tenant, state, shared, memory, memory.<device>,
 * compute, compute.<device>, policy, weight, priority, gate.host-copies, real.<soname>, log.
 * <device> is an index, or the beginning of a UUID or MIG name.
 *
 * If several sources limit a device, the lowest limit holds: the environment can lower a file's
 * limit and never raise it. The same holds for weight and priority. Within one source the more
 * specific line holds. For tenant, state, shared, policy and real, the first source that sets the
 * key holds. compute implies `policy = cap` where its source sets no policy, weight implies `policy
 * = weight`; with a policy that has no share, compute is a cap. A value that cannot be read is
 * reported in one line and taken in its strictest sense: no memory on the devices that it may have
 * meant, 1 % of their time, weight 1, priority low.
 */
#ifndef PORTER_CONFIG_H
#define PORTER_CONFIG_H

#include <stdbool.h>
#include <stdint.h>

#include "port.h"
#include "sched/share.h"

/*
 * Another library's environment variable and its meaning here: "memory" and "compute" (also
 * <name>_<index>; a compute of 0, or of 100 and more, is no limit there), "compute-switch"
 * ("disable": those of "compute" do not count), "state", "state-file" (a file whose directory holds
 * the state and whose stem is the tenant), "tenant", "log". Generated; ends with {NULL, NULL}.
 */
struct config_alias {
	const char *name, *meaning;
};
extern const struct config_alias config_aliases[];

/* Is any device limited, as far as is known without asking for devices? Cheap. */
bool config_limited(void);
/* The device's limit; false: it has none. Never more than id->total, where that is known. */
bool config_limit(const struct port_device *id, uint64_t *bytes);
/* Does any source set this process's share of time? Cheap. False: it takes no part. */
bool config_compute_set(void);
/*
 * Logs, once, each setting that names none of the devices that this process sees: it limits
 * nothing. `identify` returns 0 for each device below `count`; if it fails for one, nothing is
 * logged.
 */
void config_check_devices(int count, int (*identify)(int device, struct port_device *out));
/* This process's terms of a device's time. */
void config_compute(const struct port_device *id, struct share_terms *terms);
/* Are copies from and to the host bounded, too? */
bool config_gate_copies(void);
/* Folder of the devices' leases, which all tenants share; "" where there is none to be had. */
const char *config_shared(void);
/* True: config_shared() is the one in config_state(). */
bool config_shared_is_default(void);
/* Folder of all tenants' state; "" where there is none to be had. */
const char *config_state(void);
/* True: config_state() is the fallback below the user's run-time folder, which must belong to the user. */
bool config_state_is_default(void);
/* This process's tenant: a plain file name. */
const char *config_tenant(void);
/* Path that `real.<soname>` names; NULL: not set. */
const char *config_real(const char *soname);
/* $PORTER_REAL_DIR: folder with the vendor's real libraries; NULL: not set. */
const char *config_real_dir(void);

#endif
