/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gate_shares.h: tenants' parts of a device by the test's own clock, for the programs of cases
 * about that: join some, measure, and compare with NEAR. With GATE_SAY in the environment cases
 * print their observations.
 */
#ifndef GATE_SHARES_H
#define GATE_SHARES_H

#include <stdarg.h>

#include "gate_world.h"

/* True in a process of its own, in a folder of this name, which is to end with _exit(0); false in
 * the one that made it, once that has. A tenant has a past. */
__attribute__((format(printf, 1, 2))) static inline bool apart(const char *format, ...)
{
	pid_t child = fork();
	char name[64];
	va_list values;
	int status;

	if (child) {
		CHECK(waitpid(child, &status, 0) == child);
		EQUAL(status, 0);
		return false;
	}
	va_start(values, format);
	vsnprintf(name, sizeof(name), format, values);
	va_end(values);
	CHECK(!mkdir(name, 0777) && !chdir(name));
	return true;
}

static inline struct tenant *join(enum share_policy policy, uint32_t ppm, uint32_t weight,
				  uint64_t length)
{
	struct share_terms terms = share_terms_of(policy, ppm, weight, SHARE_NORMAL);

	return join_on(0, tenants, &terms, length);
}

/* ns that the arbiter charged a tenant. */
static inline uint64_t charged(const struct tenant *tenant)
{
	const struct arbiter_tenant *at =
		&tenant->gate->fast.place.map->tenant[tenant->gate->fast.place.tenant];
	struct share_tenant about;

	memcpy(&about, (const void *)at->share[at->which & 1], sizeof(about));
	return about.used;
}

/* Per cent of the device that each tenant had, after a while of getting used to it. */
static inline void measure(uint64_t warm, uint64_t ns, double got[TENANTS])
{
	uint64_t used[TENANTS], began;

	for (unsigned i = 0; i < tenants; i++)
		all[i].next = now;
	run_until(now + warm);
	began = now;
	for (unsigned i = 0; i < tenants; i++)
		used[i] = device_used(i + 1);
	run_until(now + ns);
	for (unsigned i = 0; i < tenants; i++)
		got[i] = (double)(device_used(i + 1) - used[i]) * 100 / (double)(now - began);
}

#define NEAR(got, expected, points) \
	do { \
		if ((got) < (expected) - (points) || (got) > (expected) + (points)) { \
			fprintf(stderr, "%s:%d: %s is %.3f %%, not %.3f +- %.2f\n", __FILE__, \
				__LINE__, #got, got, (double)(expected), (double)(points)); \
			_exit(1); \
		} \
	} while (0)

/* The lease is another tenant's from now on, or open to all. */
static inline void pass_to(struct arbiter *map, uint32_t owner)
{
	uint64_t epoch = (map->turn.word >> ARBITER_EPOCH) + 1;

	atomic_store(&map->turn.paused, 0);
	atomic_store(&map->changed, now);
	atomic_store(&map->turn.paused, owner == ARBITER_ALL ? 0 : UINT64_MAX);
	atomic_store(&map->turn.word, epoch << ARBITER_EPOCH | owner);
}

#endif
