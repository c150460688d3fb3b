/* SPDX-License-Identifier: Apache-2.0 */
/* The common declarations of the suite's parts. */
#ifndef PORTER_CONFORM_INTERNAL_H
#define PORTER_CONFORM_INTERNAL_H

#include <stdio.h>

#include "conform.h"

#define CONFORM_PIECES 4096

struct conform_options {
	const char *library;   /* the library to open: a soname or a path */
	const char *plugin;    /* the suite once more, as a library linked against the vendor's */
	uint64_t quota, chunk; /* quota 0: none, the vendor's library itself */
	uint64_t slack;	       /* memory that a device may take for itself */
	double seconds;	       /* of a test of shares */
	unsigned patience;     /* seconds that a test may take */
	unsigned part, parts;  /* the tests are split into `parts`; this is one of them */
	/* `processes`: a process that holds memory, of this tenant and of another; 0: none */
	int64_t own, foreign;
	int64_t expected; /* `absent`: the status of every call */
};
extern struct conform_options conform;

/* In the process of a test: opens the library, and prepares the device as a program does. False:
 * the reason was printed. */
bool conform_open(void);
bool conform_start(void);
bool conform_start_anew(void);

/* The result of a test; a test without a result failed. */
void conform_pass(const char *subject, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void conform_fail(const char *subject, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* The device or the driver lacks a needed feature. */
void conform_lack(const char *subject, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

void conform_cannot(const char *subject, const char *why);

/* Runs a test in a process of its own. */
struct conform_test {
	const char *subject;
	void (*run)(const void *what);
	const void *what;
	const char *cannot; /* why it is not run, or NULL */
};
void conform_run(const struct conform_test *test);
/* The same for a list that ends with one without a subject: those that pass share a process. */
void conform_run_together(const struct conform_test *tests);
/* One for each row of a list that can be called. */
#define CONFORM_EACH(kind, list, test) \
	do { \
		const struct kind *row; \
\
		for (row = (list); row->name; row++) \
			conform_run(&(struct conform_test){row->name, test, row, row->cannot}); \
	} while (0)
/* The same where those that pass may share a process. */
#define CONFORM_TOGETHER(list, test) \
	do { \
		static struct conform_test tests[CONFORM_PIECES]; \
		size_t i; \
\
		for (i = 0; (list)[i].name && i + 1 < CONFORM_PIECES; i++) \
			tests[i] = (struct conform_test){(list)[i].name, test, &(list)[i], \
							 (list)[i].cannot}; \
		conform_run_together(tests); \
	} while (0)
/* Kills this process in time: a test that hangs is reported as such. */
void conform_limit(void);
/* The current call: reported if the process does not survive it. */
void conform_doing(const char *name);
/* Opens the library if the function exists, and prepares the device as a program does. */
bool conform_begin(const char *name);

/* What any program does: memory is had, and too much is refused. */
void conform_use(const void *subject);
/* The first way that works here; where there is none the test ends, or NULL. */
const struct conform_way *conform_plain(void);
const struct conform_way *conform_plain_if_any(void);
/* Takes chunks until they are refused; how many. */
int conform_drop(const struct conform_way *way, struct conform_piece *pieces, unsigned count);
unsigned conform_fill_now(const struct conform_way *way, struct conform_piece *pieces,
			  int64_t *status, int *outcome);
unsigned conform_fill(const struct conform_way *way, struct conform_piece *pieces, int64_t *status,
		      int *outcome);
/* The number of chunks that fit. Waits until `wanted` fit: released memory may still be on its way
 * back. */
unsigned conform_room(const struct conform_way *way, struct conform_piece *pieces, unsigned wanted);

struct conform_case {
	const char *name;
	void (*run)(void);
};
extern const struct conform_case conform_cases[];

/* Of the plugin: `conform_use`. 0: it passed. */
__attribute__((visibility("default"))) int conform_plugin(const struct conform_options *options,
							  const char *subject);

void conform_case_grant(void);
void conform_case_quota(void);
void conform_case_refusal(void);
void conform_case_free(void);
void conform_case_view(void);
void conform_case_processes(void);
void conform_case_hold(void);
void conform_case_lookup(void);
void conform_case_fork(void);
void conform_case_kill(void);
void conform_case_plugin(void);
void conform_case_absent(void);
void conform_case_work(void);
void conform_case_share(void);
void conform_case_sequence(void);
void conform_case_other(void);

#endif
