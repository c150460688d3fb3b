/* SPDX-License-Identifier: Apache-2.0 */
/*
 * log.h: what the shim has to say to a person: little.
 *
 * A line is formatted on the stack and leaves in one write(2), to stderr or appended to $PORTER_LOG_FILE, so lines of many
 * processes never mix. errno is kept. Nothing is allocated, no lock is taken. The level is $PORTER_LOG's, else
 * what log_level_set was told, else LOG_WARN: a process that is not limited and not misconfigured prints nothing.
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
 * A line that several libraries and processes come upon, each by itself: it is told once per process, and once per `porter run` in all
 * processes below it. $PORTER_RUN names the folder in which a run's processes note what was told. Where none is named, or it cannot be
 * used, each process tells the line.
 */
void log_line_once(enum log_level level, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Has a library of porter's in this process told the message with this key? Notes it. Weak in the core: no. */
bool log_told_before(uint64_t key);
/* For what is costly to put together. */
bool log_wanted(enum log_level level);
/* "off" "error" "warn" "info" "debug", or a number from 0 (errors) to 4; -EINVAL. */
int log_level_read(const char *text, enum log_level *level);
/* What the configuration file says; the environment beats it. */
void log_level_set(enum log_level level);

/* At most once per place and process. */
#define log_once(level, ...)                                                                       \
	do {                                                                                       \
		static atomic_flag log_said = ATOMIC_FLAG_INIT;                                    \
		if (!atomic_flag_test_and_set(&log_said))                                          \
			log_line(level, __VA_ARGS__);                                              \
	} while (0)

#endif
