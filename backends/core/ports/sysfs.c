/* SPDX-License-Identifier: Apache-2.0 */
#include "sysfs.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define PATH 256

static FILE *open_file(const char *path, va_list arguments)
{
	char name[PATH];
	int length = vsnprintf(name, sizeof(name), path, arguments);

	return length < 0 || length >= PATH ? NULL : fopen(name, "re");
}

int sysfs_number(uint64_t *value, const char *path, ...)
{
	va_list arguments;
	FILE *file;
	int found;

	va_start(arguments, path);
	file = open_file(path, arguments);
	va_end(arguments);
	if (!file)
		return -ENOTSUP;
	found = fscanf(file, "%" SCNu64, value);
	fclose(file);
	return found == 1 ? 0 : -ENOTSUP;
}

int sysfs_property(const char *name, uint64_t *value, const char *path, ...)
{
	va_list arguments;
	uint64_t number;
	char word[64];
	FILE *file;

	*value = 0;
	va_start(arguments, path);
	file = open_file(path, arguments);
	va_end(arguments);
	if (!file)
		return -ENOTSUP;
	while (fscanf(file, "%63s %" SCNu64, word, &number) == 2)
		if (!strcmp(word, name))
			*value = number;
	fclose(file);
	return 0;
}
