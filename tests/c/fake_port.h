/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fake_port.h: a driver that lives in the test, the port that asks it, and hooks in front of it as
 * generated ones are.
 *
 * Devices' memory is shared by the processes that fake_init's caller forks. A driver call returns
 * 0, FAKE_NO_MEMORY or FAKE_INVALID.
 */
#ifndef FAKE_PORT_H
#define FAKE_PORT_H

#include <stdbool.h>
#include <stdint.h>

#define KIB (UINT64_C(1) << 10)
#define MIB (UINT64_C(1) << 20)
#define GIB (UINT64_C(1) << 30)
#define FAKE_DEVICES 3
#define FAKE_NO_MEMORY 2
#define FAKE_INVALID 1

struct fake_options {
	uint64_t total;	       /* of each device; 0: 64 GiB */
	uint64_t context;      /* bytes of a context */
	uint64_t graph;	       /* and of an executable graph, in addition to its mapped memory */
	unsigned slow;	       /* ms that a query of free memory takes */
	bool exact;	       /* a byte costs a byte */
	bool silent;	       /* no figure for a process */
	bool unrecognized;     /* none for one that has memory: it could be another one */
	bool managed_unlisted; /* its figure for a process leaves managed memory out */
	/* all memory apart from contexts must be in the account when it is allocated: for one
	 * process, in a limited tenant */
	bool witness;
};
/* Also sets this process's tenant, a new state folder and the limit ("1GiB", "0=1GiB,1=2GiB"; NULL: none). */
void fake_init(const struct fake_options *options, const char *limit);
void fake_cleanup(void);
/* In a forked child: it holds nothing. Before a process exits: the driver frees its memory. */
void fake_forked(void);
void fake_exit(void);

extern _Thread_local int fake_device; /* current */
extern _Thread_local uint64_t fake_owner;
extern bool fake_nameless;	    /* no device reports its identity */
extern _Atomic uint64_t fake_asked; /* times the driver was asked for this process's bytes */

/* This process's memory, managed memory included; that of all processes; that of another process. */
uint64_t fake_figure(int device);
uint64_t fake_peak(int device); /* its maximum up to now */
uint64_t fake_figure_of_all(int device);
void fake_foreign(int device, uint64_t bytes);

/* Straight to the driver. */
int fake_alloc(uint64_t bytes, uint64_t *key);
int fake_free(uint64_t key);
int fake_pool_free(uint64_t key);
void fake_synchronize(int device); /* pools without a threshold release free memory */
/* graph memory that is in use, so that the next launch needs more */
void fake_graph_busy(int device, uint64_t bytes);
int fake_graph_make(int device, uint64_t bytes, uint64_t *graph);
void fake_module(int device, int64_t bytes); /* the driver grows by itself */

/* As the hooks. */
int hook_alloc(uint64_t bytes, uint64_t *key);
int hook_managed(uint64_t bytes, uint64_t *key);
int hook_free(uint64_t key);
int hook_context(int device, uint64_t *key);
int hook_context_destroy(uint64_t key);
int hook_primary(int device);
int hook_primary_release(int device);
int hook_module(int device, int64_t bytes);
int hook_load(int device, uint64_t bytes); /* one that can be undone */
int hook_lazy(int device, uint64_t bytes); /* and one that cannot */
int hook_pool_create(int device, uint64_t threshold, uint64_t *pool);
int hook_pool_destroy(uint64_t pool);
int hook_pool_trim(int device, uint64_t pool);
int hook_pool_alloc(uint64_t pool, uint64_t bytes, uint64_t *key);
int hook_create(uint64_t bytes, uint64_t *handle);
int hook_retain(uint64_t address, uint64_t *handle);
int hook_release(uint64_t handle);
int hook_map(uint64_t address, uint64_t bytes, uint64_t handle);
int hook_unmap(uint64_t address, uint64_t bytes);
int hook_instantiate(uint64_t graph, uint64_t *exec);
int hook_launch(uint64_t exec);
int hook_exec_destroy(uint64_t exec);
int hook_graph_trim(int device);

/* The account's charge of the tenant on a device, as it stands; and after asking the driver. */
uint64_t account(int device);
uint64_t account_asked(int device);

#define CHECK(condition) \
	do { \
		if (!(condition)) \
			fake_fail(__FILE__, __LINE__, #condition); \
	} while (0)
#define SAME(a, b) fake_same(__FILE__, __LINE__, #a, (uint64_t)(a), #b, (uint64_t)(b))
void fake_fail(const char *file, int line, const char *what) __attribute__((noreturn));
void fake_same(const char *file, int line, const char *a, uint64_t x, const char *b, uint64_t y);

#endif
