/* SPDX-License-Identifier: Apache-2.0 */
/*
 * alone.h: accounts that porter's other libraries in this process keep for the process alone, where
 * the state folder cannot be used.
 *
 * Each library holds a core of its own, so a management library finds such figures in no file. It
 * asks the other libraries (alone_ask), which answer by alone_tell. Nothing here takes a lock,
 * opens a file or joins an account.
 */
#ifndef PORTER_ALONE_H
#define PORTER_ALONE_H

#include <stdbool.h>
#include <stdint.h>

/* Passed between libraries of one process, which need not be of one build: another layout needs
 * another number of the note (`shim/other_libraries.c`). */
struct alone_device {
	char uuid[96];
	int32_t index;	       /* position among the devices, -1: unknown */
	int32_t driver_pid;    /* as the driver names this process; 0 unknown */
	uint64_t limit, bytes; /* the limit of this process, and the bytes that it holds */
};
_Static_assert(sizeof(struct alone_device) == 120, "passed between libraries");

/* A library's answer: one of the devices that it keeps such an account for, counted from 0. False: no more. */
typedef bool alone_tell_fn(unsigned number, struct alone_device *out);
bool alone_tell(unsigned number, struct alone_device *out);

/* Calls `ask` with the alone_tell of each of porter's other libraries in this process. Weak in the
 * core: there is none; a shim finds them. */
typedef void alone_ask_fn(void *context, alone_tell_fn *tell);
void alone_each(alone_ask_fn *ask, void *context);

/* The sum that other libraries in this process count on the device. False: none keeps such an
 * account for it. */
bool alone_held(const char *uuid, struct alone_device *out);
/* The device at that position or, with a text, the one whose UUID ends with it. */
bool alone_known(int index, const char *text, char *uuid);

#endif
