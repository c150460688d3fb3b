/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform.h: the interface between a generated conform.c, for one vendor's library, and the suite.
 *
 * The suite knows roles only: ways to allocate and free memory, views, work, look-ups. Each is a function
 * that makes one call with the generator's arguments, and returns the call's result.
 *
 * Tests run in processes of their own, forked before the first vendor call. So a crash ends only the
 * test, and no exec is needed, which an emulator may lack. Tests without side effects share a process
 * while they pass.
 */
#ifndef PORTER_CONFORM_H
#define PORTER_CONFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CONFORM_SOME ((uint64_t)1 << 16) /* bytes, if any number is right */
#define CONFORM_MEMORY ((uint64_t)16 << 20)
#define CONFORM_HALF (CONFORM_MEMORY / 2)

/* The result of a call. Skipped: one of its inputs does not exist. */
enum { CONFORM_GRANTED, CONFORM_REFUSED, CONFORM_FAILED, CONFORM_SKIPPED };
struct conform_answer {
	int64_t status;
};
#define CONFORM_STATUS(number, failed, exhausted) \
	do { \
		answer->status = (int64_t)(number); \
		return !(failed)      ? CONFORM_GRANTED \
			: (exhausted) ? CONFORM_REFUSED \
				      : CONFORM_FAILED; \
	} while (0)
/* The target of a pointer argument: zero, unless the rule has another value. */
#define CONFORM_ROOM(name, bytes) unsigned char name##_at[bytes] __attribute__((aligned(16))) = {0}
/* Names for an `example`. */
#define MEMORY conform_memory()
#define NAME ((uintptr_t)conform_name)
#define IMAGE ((uintptr_t)conform_image())
#define IMAGE_FILE ((uintptr_t)conform_image_file())
#define CONFORM_ASK(lvalue, value) ((lvalue) = (__typeof__(lvalue))(value))

/* Set an argument. If its type is too small for the value, the test ends. */
#define CONFORM_SET(to, value) \
	do { \
		(to) = (__typeof__(to))(value); \
		if ((uint64_t)(to) != (uint64_t)(value)) \
			conform_narrow(#to); \
	} while (0)

struct conform_piece {
	uint64_t key, bytes;
};

#define CONFORM_UNKNOWN UINT64_MAX
struct conform_figures {
	uint64_t total, free, used; /* unchanged if a call does not return them */
};

/* `cannot`: why there is no function. Lists end with a row without a name. */
struct conform_way {
	const char *name, *role, *cannot;
	int (*grab)(struct conform_piece *piece, uint64_t bytes, struct conform_answer *answer);
	int (*drop)(struct conform_piece *piece);
};

struct conform_free {
	const char *name, *role, *cannot;
	int (*release)(struct conform_piece *piece, struct conform_answer *answer);
	const struct conform_way *way; /* the memory that it frees */
};

struct conform_view {
	const char *name, *role, *cannot;
	int (*look)(struct conform_figures *figures, struct conform_answer *answer);
};

/* The processes of a device, as a call lists them. */
#define CONFORM_USERS 32
struct conform_users {
	unsigned count;
	struct conform_user {
		int64_t pid;
		uint64_t bytes; /* CONFORM_UNKNOWN */
	} items[CONFORM_USERS];
};

struct conform_list {
	const char *name, *role, *cannot;
	int (*list)(int64_t pid, struct conform_users *users, struct conform_answer *answer);
	bool by_pid; /* it reports this process only */
};

struct conform_work {
	const char *name, *role, *cannot;
	int (*give)(uint64_t bytes, struct conform_answer *answer);
	bool marked; /* a mark that is put then is behind this */
};

/* Markers, which show the end of work. */
struct conform_marks {
	int (*create)(uint64_t *mark, struct conform_answer *answer);
	int (*put)(uint64_t mark, struct conform_answer *answer);
	int (*ask)(uint64_t mark, bool *reached, struct conform_answer *answer);
};

struct conform_lookup {
	const char *name, *role, *cannot;
	int (*find)(const char *wanted, void **found, struct conform_answer *answer);
};

/* Outputs of one call of a sequence that a later one takes; 0: nothing. */
struct conform_slots {
	uint64_t graph, exec, address, physical, range, context, code, pool, stream;
};

struct conform_step {
	const char *name, *role, *cannot;
	int (*take)(struct conform_slots *slots, uint64_t bytes, struct conform_answer *answer);
	bool hooked;
	const char *undone; /* the call that undoes this one; "": any call */
	const char *kind;   /* of its output or input; "": there is only one */
};

/* A hook that is in no test. */
struct conform_other {
	const char *name, *role, *cannot;
};

/* A hook, called with nothing. */
struct conform_hook {
	const char *name;
	bool has_status;
	int (*call)(struct conform_answer *answer);
};

struct conform_library {
	const char *soname;
	int64_t out_of_memory, absent, no_driver;
	int (*const *starts)(struct conform_answer *answer);
	const struct conform_way *ways;
	const struct conform_free *frees;
	const struct conform_view *views;
	const struct conform_list *lists;
	const struct conform_work *work;
	const struct conform_lookup *lookups;
	const struct conform_step *steps;
	const struct conform_other *others;
	const struct conform_hook *hooks;
	const char *const *names; /* of all hooks */
	const char *image;	  /* code with a kernel `conform_name`; NULL: the spec has none */
	int (*finish)(struct conform_answer *answer); /* waits for the device; may be NULL */
	const struct conform_marks *marks;	      /* NULL: nothing of that sort */
};
extern const struct conform_library conform_library;

/* Find a function of the library, or of a library behind it. Ends the test if there is none. */
void *conform_find(const char *name);
bool conform_has(const char *name);
extern char conform_name[];    /* the name for all look-ups */
uint64_t conform_memory(void); /* of the device: CONFORM_MEMORY bytes */
void *conform_host(void);      /* of the program: the same number of bytes */
/* The callback, for all vendors' signatures. */
static inline void conform_called(void *stream, int status, void *data)
{
	(void)stream, (void)status, (void)data;
}
const void *conform_image(void);      /* the library's, or zeroes */
const char *conform_image_file(void); /* the name of a file that holds it */
void conform_narrow(const char *argument);
/* Objects for other calls are made once per round: a program that lost its context begins another. */
extern unsigned conform_round;
/* Report that an object for other calls could not be made. */
void conform_lacks(const char *name, int64_t status);

#endif
