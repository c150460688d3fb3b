/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "log.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>

#include "kept.h"

static atomic_int of_environment =
	-1; /* the environment's level once read; LOG_UNSET: it says nothing */
static atomic_int configured = LOG_WARN;

#define LOG_UNSET (LOG_DEBUG + 1)
#define BLANKS " \t\r\n\v\f"

int log_level_read(const char *text, enum log_level *level)
{
	static const char *const names[] = {"off", "error", "warn", "info", "debug"};
	size_t length;
	int i;

	text += strspn(text, BLANKS);
	length = strcspn(text, BLANKS);
	if (text[length + strspn(text + length, BLANKS)])
		return -EINVAL;
	for (i = LOG_OFF; i <= LOG_DEBUG; i++) {
		if (strlen(names[i]) != length || strncasecmp(text, names[i], length))
			continue;
		*level = (enum log_level)i;
		return 0;
	}
	if (length != 1 || text[0] < '0' || text[0] > '4')
		return -EINVAL;
	*level = text[0] == '0' ? LOG_ERROR : (enum log_level)(text[0] - '0');
	return 0;
}

void log_level_set(enum log_level level)
{
	atomic_store_explicit(&configured, (int)level, memory_order_relaxed);
}

bool log_wanted(enum log_level level)
{
	int limit = atomic_load_explicit(&of_environment, memory_order_relaxed);
	enum log_level read;
	const char *text;

	if (limit < 0) {
		text = getenv("PORTER_LOG");
		limit = text && !log_level_read(text, &read) ? (int)read : LOG_UNSET;
		atomic_store_explicit(&of_environment, limit, memory_order_relaxed);
	}
	if (limit == LOG_UNSET)
		limit = atomic_load_explicit(&configured, memory_order_relaxed);
	return (int)level <= limit;
}

/* Of a file that the user named; "": none. Not in programs that run with another user's rights. */
static void find_path(char path[PATH_MAX])
{
	const char *named = secure_getenv("PORTER_LOG_FILE");
	size_t length;

	path[0] = '\0';
	if (!named)
		return;
	named += strspn(named, BLANKS);
	length = strlen(named);
	while (length && strchr(BLANKS, named[length - 1]))
		length--;
	if (length >= PATH_MAX)
		return;
	memcpy(path, named, length);
	path[length] = '\0';
}

/* By its path each time, for it may be moved away. */
static int open_file(const char *path)
{
	int file = path[0] ? open(path,
				  O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW |
					  O_NOCTTY | O_NONBLOCK,
				  0666)
			   : -1;

	if (file >= 0 && !kept_has(path))
		kept_put(path, fcntl(file, F_DUPFD_CLOEXEC, 0));
	return file;
}

/* The one that was written before, where its path does not lead to it any more: after chroot(2), a
 * change of user, or without a descriptor. Between kept_begin and kept_end. */
static int other_file(const char *path)
{
	int file = kept_get(path);

	return file < 0 ? STDERR_FILENO : file;
}

/* A pipe without a reader, or a file that may not grow, must not kill a program that never wrote
 * there itself. */
static void write_quietly(int file, const char *line, size_t length)
{
	const struct timespec now = {0};
	sigset_t deadly, before, pending;
	int number = 0;

	sigemptyset(&deadly);
	sigaddset(&deadly, SIGPIPE);
	sigaddset(&deadly, SIGXFSZ);
	pthread_sigmask(SIG_BLOCK, &deadly, &before);
	sigpending(&pending);
	if (write(file, line, length) < 0)
		number = errno == EPIPE ? SIGPIPE : errno == EFBIG ? SIGXFSZ : 0;
	if (number && !sigismember(&pending, number)) {
		sigemptyset(&deadly);
		sigaddset(&deadly, number);
		sigtimedwait(&deadly, NULL, &now);
	}
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void log_line(enum log_level level, const char *format, ...)
{
	static const char *const names[] = {"", "error: ", "", "", "debug: "};
	int saved = errno, file, length, more, i;
	char line[512], path[PATH_MAX];
	va_list args;

	if (level <= LOG_OFF || level > LOG_DEBUG || !log_wanted(level))
		return;
	length = snprintf(line, sizeof(line) - 1, "porter[%d]: %s", (int)getpid(), names[level]);
	va_start(args, format);
	more = vsnprintf(line + length, sizeof(line) - 1 - (size_t)length, format, args);
	va_end(args);
	if (more > 0)
		length += more;
	if (length > (int)sizeof(line) - 2)
		length = (int)sizeof(line) - 2;
	for (i = 0; i < length; i++) /* what users and files wrote may be in it */
		if ((unsigned char)line[i] < ' ' || line[i] == 0x7f)
			line[i] = '?';
	line[length++] = '\n';
	find_path(path);
	file = open_file(path);
	kept_begin();
	write_quietly(file < 0 ? other_file(path) : file, line, (size_t)length);
	kept_end();
	if (file >= 0)
		close(file);
	errno = saved;
}

__attribute__((weak)) bool log_logged_before(uint64_t key)
{
	(void)key;
	return false;
}

/* FNV-1a; 0 stands for no message. */
static uint64_t key_of(const char *text)
{
	uint64_t key = UINT64_C(0xcbf29ce484222325);

	for (; *text; text++)
		key = (key ^ (unsigned char)*text) * UINT64_C(0x100000001b3);
	return key ? key : 1;
}

/* The first of a run's processes to make the mark writes the line. A run's folder is its own, so no
 * other run finds the mark. */
static bool is_first_of_run(uint64_t key)
{
	const char *folder = secure_getenv("PORTER_RUN");
	char path[PATH_MAX];
	int file;

	if (!folder || folder[0] != '/' ||
	    snprintf(path, sizeof(path), "%s/logged-%016" PRIx64, folder, key) >= (int)sizeof(path))
		return true;
	file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY, 0600);
	if (file < 0)
		return errno != EEXIST;
	close(file);
	return true;
}

void log_line_once(enum log_level level, const char *format, ...)
{
	int saved = errno;
	char text[480];
	va_list args;
	uint64_t key;

	if (!log_wanted(level))
		return;
	va_start(args, format);
	vsnprintf(text, sizeof(text), format, args);
	va_end(args);
	key = key_of(text);
	if (!log_logged_before(key) && is_first_of_run(key))
		log_line(level, "%s", text);
	errno = saved;
}
