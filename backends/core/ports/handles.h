/* SPDX-License-Identifier: Apache-2.0 */
/*
 * handles.h: numbers for a library's handles. A handle's number is its place among the handles that
 * were seen, and never changes. Thread-safe; nothing is locked, so it works in the child of a fork
 * too. A table is static and zero at first.
 */
#ifndef PORTER_HANDLES_H
#define PORTER_HANDLES_H

#include <stdatomic.h>
#include <stdint.h>

#define HANDLES_MOST 1024u

struct handles {
	_Atomic uint64_t at[HANDLES_MOST];
};

/* -ENODEV: it was not met. */
int handles_find(struct handles *table, uint64_t handle);
/* Meets it. -ENODEV: it is none, or there is no more room. */
int handles_number(struct handles *table, uint64_t handle);
/* 0: none has that number. */
uint64_t handles_named(struct handles *table, int number);
int handles_count(struct handles *table);

#endif
