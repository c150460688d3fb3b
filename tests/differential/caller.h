/* SPDX-License-Identifier: Apache-2.0 */
/* The common declarations of a generated list of calls and the program around it. */
#ifndef CALLER_H
#define CALLER_H

#include <dlfcn.h>
#include <stddef.h>

#define CALL(name) ((__typeof__(name) *)dlsym(library, #name))
#define ROOM 16384 /* more than any struct that a pointer points to */

struct answer {
	unsigned char bytes[64];
	size_t count;
};

struct call {
	const char *name;
	void (*call)(void *entry, struct answer *answer);
	int arguments;
};

/* Generated; ends with a NULL. */
extern const struct call calls[];
/* Generated: the calls that a program makes before it uses the device. */
void set_up(void *library);

/* The target of the pointer at a position. */
void *at(int index);
void fill(void *value, size_t bytes, int index);
void answer_is(struct answer *answer, const void *result, size_t bytes);
void call_untyped(void *entry, struct answer *answer);

#endif
