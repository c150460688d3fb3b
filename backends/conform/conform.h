/* SPDX-License-Identifier: Apache-2.0 */
/*
 * conform.h: what a generated conform.c says of one vendor's library, and what it needs of the suite.
 *
 * The suite knows roles only: ways to get memory, ways to give it back, views, work, look-ups. Each is a function that makes one call
 * with arguments of the generator's, and tells what the call answered. Tests run in processes of their own, forked before anything of
 * the vendor's was called, so that they end however a call goes, and so that they need no exec, which an emulator may not have. What
 * takes nothing that others leave behind shares one as long as all pass.
 */
#ifndef PORTER_CONFORM_H
#define PORTER_CONFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CONFORM_SOME ((uint64_t)1 << 16)	/* bytes, where any number will do */
#define CONFORM_MEMORY ((uint64_t)16 << 20)
#define CONFORM_HALF (CONFORM_MEMORY / 2)

/* What a call answered. */
enum { CONFORM_GRANTED, CONFORM_REFUSED, CONFORM_FAILED, CONFORM_SKIPPED };	/* skipped: what it takes was never given */
struct conform_told {
	int64_t status;
};
#define CONFORM_STATUS(number, failed, exhausted) do { \
	told->status = (int64_t)(number); \
	return !(failed) ? CONFORM_GRANTED : (exhausted) ? CONFORM_REFUSED : CONFORM_FAILED; \
} while (0)
/* What a pointer among the arguments points to: zero, unless somebody says more. */
#define CONFORM_ROOM(name, bytes) unsigned char name##_at[bytes] __attribute__((aligned(16))) = {0}
/* What an `example` may name. */
#define MEMORY conform_memory()
#define NAME ((uintptr_t)conform_name)
#define IMAGE ((uintptr_t)conform_image())
#define IMAGE_FILE ((uintptr_t)conform_image_file())
#define CONFORM_ASK(lvalue, value) ((lvalue) = (__typeof__(lvalue))(value))

/* An argument that does not hold what it is meant to ends the test. */
#define CONFORM_SET(to, value) do { \
	(to) = (__typeof__(to))(value); \
	if ((uint64_t)(to) != (uint64_t)(value)) \
		conform_narrow(#to); \
} while (0)

struct conform_piece {
	uint64_t key, bytes;
};

#define CONFORM_UNTOLD UINT64_MAX
struct conform_figures {
	uint64_t total, free, used;	/* as they were, where a call does not tell */
};

/* `cannot`: why there is no function. Lists end with a row without a name. */
struct conform_way {
	const char *name, *role, *cannot;
	int (*grab)(struct conform_piece *piece, uint64_t bytes, struct conform_told *told);
	int (*drop)(struct conform_piece *piece);
};

struct conform_free {
	const char *name, *role, *cannot;
	int (*release)(struct conform_piece *piece, struct conform_told *told);
	const struct conform_way *way;	/* whose memory */
};

struct conform_view {
	const char *name, *role, *cannot;
	int (*look)(struct conform_figures *figures, struct conform_told *told);
};

/* Who uses the device, as far as a call tells. */
#define CONFORM_USERS 32
struct conform_users {
	unsigned count;
	struct conform_user {
		int64_t pid;
		uint64_t bytes;	/* CONFORM_UNTOLD */
	} items[CONFORM_USERS];
};

struct conform_list {
	const char *name, *role, *cannot;
	int (*list)(int64_t pid, struct conform_users *users, struct conform_told *told);
	bool by_pid;	/* it tells of that process alone */
};

struct conform_work {
	const char *name, *role, *cannot;
	int (*give)(uint64_t bytes, struct conform_told *told);
	bool marked;	/* a mark that is put then is behind this */
};

/* What is put behind work, and tells when it is done. */
struct conform_marks {
	int (*create)(uint64_t *mark, struct conform_told *told);
	int (*put)(uint64_t mark, struct conform_told *told);
	int (*ask)(uint64_t mark, bool *reached, struct conform_told *told);
};

struct conform_lookup {
	const char *name, *role, *cannot;
	int (*find)(const char *wanted, void **found, struct conform_told *told);
};

/* What one call of a plot gives and a later one takes; 0: nothing. */
struct conform_slots {
	uint64_t graph, exec, address, physical, range, context, code, pool, stream;
};

struct conform_step {
	const char *name, *role, *cannot;
	int (*take)(struct conform_slots *slots, uint64_t bytes, struct conform_told *told);
	bool hooked;
	const char *undone;	/* the call that takes back what this one gives; "" where any will do */
	const char *kind;	/* of what it gives or takes back; "" where there is one only */
};

/* A hook that is in no test. */
struct conform_other {
	const char *name, *role, *cannot;
};

/* A hook, called with nothing. */
struct conform_hook {
	const char *name;
	bool has_status;
	int (*call)(struct conform_told *told);
};

struct conform_library {
	const char *soname;
	int64_t out_of_memory, absent, no_driver;
	int (*const *starts)(struct conform_told *told);
	const struct conform_way *ways;
	const struct conform_free *frees;
	const struct conform_view *views;
	const struct conform_list *lists;
	const struct conform_work *work;
	const struct conform_lookup *lookups;
	const struct conform_step *steps;
	const struct conform_other *others;
	const struct conform_hook *hooks;
	const char *const *names;	/* of all hooks */
	const char *image;	/* code with a kernel that has `conform_name`; NULL: nobody gave any */
	int (*finish)(struct conform_told *told);	/* waits for the device; may be NULL */
	const struct conform_marks *marks;	/* NULL: nothing of that sort */
};
extern const struct conform_library conform_library;

/* A function of the library, or of what it leads to. Ends the test where there is none. */
void *conform_find(const char *name);
bool conform_has(const char *name);
extern char conform_name[];	/* of whatever is looked up by name */
uint64_t conform_memory(void);	/* of the device: CONFORM_MEMORY bytes */
void *conform_host(void);	/* of the program: as many */
/* By the vendor, with as many of these as it says. */
static inline void conform_called(void *stream, int status, void *data) { (void)stream, (void)status, (void)data; }
const void *conform_image(void);	/* the library's, or zeroes */
const char *conform_image_file(void);	/* the name of a file that holds it */
void conform_narrow(const char *argument);
/* What other calls take is made once a round: a program that lost its context begins another. */
extern unsigned conform_round;
/* Something that other calls take could not be made. */
void conform_lacks(const char *name, int64_t status);

#endif
