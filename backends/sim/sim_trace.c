/* SPDX-License-Identifier: Apache-2.0 */
/* The calls with their bytes: PORTER_SIM_TRACE; and answers that depend on the name alone:
 * PORTER_SIM_ECHO. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sim.h"
#include "sim_file.h"

#define LINE 8192
#define SHOWN 128 /* bytes of one thing that are written out */

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct sim_file trace = {.fd = -1};
static struct {
	bool on;
	char name[128];	   /* "": every function */
	const char *value; /* NULL: one made from the name */
} echo;

/* 1, NAME or NAME=VALUE. */
static void configure_echo(const char *wanted)
{
	const char *value = strchr(wanted, '=');
	size_t length = value ? (size_t)(value - wanted) : strlen(wanted);

	echo.on = strcmp(wanted, "0") && length < sizeof(echo.name);
	echo.value = value ? value + 1 : NULL;
	if (echo.on && strcmp(wanted, "1"))
		memcpy(echo.name, wanted, length);
}

static void configure(void)
{
	const char *path = getenv("PORTER_SIM_TRACE");
	const char *wanted = getenv("PORTER_SIM_ECHO");

	if (path && *path)
		sim_file_keep(&trace, open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
	if (wanted && *wanted)
		configure_echo(wanted);
}

bool sim_watching(void)
{
	pthread_once(&once, configure);
	return echo.on || trace.fd >= 0;
}

/* Bytes in hexadecimal, in memory order; of many a digest; "-" where there are none. */
static size_t tell(char *at, const struct sim_arg *arg)
{
	static const char digits[] = "0123456789abcdef";
	const unsigned char *bytes = arg->data;
	uint64_t hash = 0xcbf29ce484222325u;
	size_t i;

	if (!bytes)
		return (size_t)sprintf(at, " -");
	*at++ = ' ';
	for (i = 0; i < arg->bytes && arg->bytes <= SHOWN; i++) {
		*at++ = digits[bytes[i] >> 4];
		*at++ = digits[bytes[i] & 15];
	}
	if (arg->bytes <= SHOWN)
		return 1 + 2 * arg->bytes;
	for (i = 0; i < arg->bytes; i++)
		hash = (hash ^ bytes[i]) * 0x100000001b3u;
	return 1 + (size_t)sprintf(at, "#%016" PRIx64, hash);
}

/* One line a call: name, then each argument, then the data that they point to. */
bool sim_watch(const char *name, const struct sim_arg *args, unsigned count)
{
	char line[LINE];
	int file = sim_file(&trace);
	size_t at;
	unsigned arg;

	at = (size_t)snprintf(line, sizeof(line) / 2, "%s", name);
	for (arg = 0; file >= 0 && arg < count && at + 2 * SHOWN + 3 < sizeof(line); arg++)
		at += tell(line + at, &args[arg]);
	line[at++] = '\n';
	if (file >= 0 && write(file, line, at) < 0)
		trace = SIM_NO_FILE;
	return echo.on && (!echo.name[0] || !strcmp(echo.name, name));
}

static uint64_t hash_of(const char *name)
{
	uint64_t hash = 0xcbf29ce484222325u;

	for (; *name; name++)
		hash = (hash ^ (unsigned char)*name) * 0x100000001b3u;
	return hash;
}

/* By default small and positive, and no vendor's success. */
uint64_t sim_echo(const char *name)
{
	return echo.value ? strtoull(echo.value, NULL, 0) : 1000 + (hash_of(name) >> 40) % 9000;
}

void(sim_fill)(const char *name, unsigned index, void *out, size_t bytes)
{
	unsigned char *at = out;
	uint64_t seed = hash_of(name) + index;
	size_t i;

	for (i = 0; at && i < bytes; i++) {
		seed = seed * 6364136223846793005u + 1442695040888963407u;
		at[i] = (unsigned char)(seed >> 56);
	}
}
