/* SPDX-License-Identifier: Apache-2.0 */
/* A core that limits nothing: the functions that the shim needs to link and run by itself. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "config.h"
#include "platform/log.h"
#include "config/reach.h"

const char *config_real(const char *soname)
{
	(void)soname;
	return getenv("STUB_REAL");
}

const char *config_real_dir(void)
{
	return getenv("PORTER_REAL_DIR");
}

void log_line(enum log_level level, const char *format, ...)
{
	va_list list;

	(void)level;
	va_start(list, format);
	vfprintf(stderr, format, list);
	va_end(list);
	fputc('\n', stderr);
}

void reach_keep(bool computes)
{
	(void)computes;
}
