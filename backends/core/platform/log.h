/* SPDX-License-Identifier: Apache-2.0 */
/*
 * log.h: the shim's few messages to a person.
 *
 * A line is formatted on the stack and leaves in one write(2), to stderr or appended to
 * $PORTER_LOG_FILE, so lines of many processes never mix. errno is kept. Nothing is allocated, no
 * lock is taken. The level is $PORTER_LOG's, else the argument of log_level_set, else LOG_WARN: a
 * process that is not limited and not misconfigured prints nothing.
 */
#ifndef PORTER_LOG_H
#define PORTER_LOG_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

enum log_level { LOG_OFF, LOG_ERROR, LOG_WARN, LOG_INFO, LOG_DEBUG };

/* One line, without its newline. Cut at 500 bytes. */
void log_line(enum log_level level, const char *format, ...) __attribute__((format(printf, 2, 3)));
/*
 * A line that several libraries and processes would log, each by itself. It is logged once per
 * process, and once per `porter run` in all processes below it. $PORTER_RUN names the folder in
 * which a run's processes note the lines that they logged. Without a usable folder each process
 * logs the line.
 */
void log_line_once(enum log_level level, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
/* Has one of porter's libraries in this process logged the message with this key? Notes it. Weak in
 * the core: no. */
bool log_logged_before(uint64_t key);
/* For messages that are costly to format. */
bool log_wanted(enum log_level level);
/* "off" "error" "warn" "info" "debug", or a number from 0 (errors) to 4; -EINVAL. */
int log_level_read(const char *text, enum log_level *level);
/* The configuration file's level; the environment overrides it. */
void log_level_set(enum log_level level);

/* At most once per place and process. */
#define log_once(level, ...) \
	do { \
		static atomic_flag log_once = ATOMIC_FLAG_INIT; \
		if (!atomic_flag_test_and_set(&log_once)) \
			log_line(level, __VA_ARGS__); \
	} while (0)

#endif
