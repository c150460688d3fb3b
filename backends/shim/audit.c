/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The loader's auditor (LD_AUDIT): whoever asks for a vendor library by soname, alias, absolute path or full version
 * gets the shim of that name that lies beside this file. Optional: it catches what LD_PRELOAD and LD_LIBRARY_PATH miss.
 * The shims' own requests pass, for they look for the vendor's library. It lives in a link-map namespace of its own, keeps
 * no state but the names, and wants no symbol bindings reported.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))
#define NAMES 64

enum { STRANGER, SHIM };	/* what a cookie says of the object that asks */

static char home[PATH_MAX];		/* this file's folder, with a slash at its end */
static struct {
	char paths[NAMES][PATH_MAX];	/* of the shims and their aliases */
	unsigned count;
} beside;

EXPORT unsigned int la_version(unsigned int version);
EXPORT unsigned int la_objopen(struct link_map *map, Lmid_t space, uintptr_t *cookie);
EXPORT char *la_objsearch(const char *name, uintptr_t *cookie, unsigned int flag);

static const char *last_part(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static void remember(const char *name, const char *own)
{
	char *path = beside.paths[beside.count];

	if (!strstr(name, ".so") || !strcmp(name, own) || beside.count == NAMES)
		return;
	if (snprintf(path, PATH_MAX, "%s%s", home, name) < PATH_MAX)
		beside.count++;
}

unsigned int la_version(unsigned int version)
{
	struct dirent *entry;
	Dl_info info;
	char *end;
	DIR *folder;

	if (!dladdr((void *)la_version, &info) || !info.dli_fname || *info.dli_fname != '/' ||
	    strlen(info.dli_fname) >= sizeof(home))
		return 0;
	strcpy(home, info.dli_fname);
	end = strrchr(home, '/');
	end[1] = '\0';
	folder = opendir(home);
	while (folder && (entry = readdir(folder)))
		remember(entry->d_name, last_part(info.dli_fname));
	if (folder)
		closedir(folder);
	return beside.count ? version : 0;
}

static bool is_beside(const char *path)
{
	return !strncmp(path, home, strlen(home));
}

unsigned int la_objopen(struct link_map *map, Lmid_t space, uintptr_t *cookie)
{
	(void)space;
	*cookie = is_beside(map->l_name) ? SHIM : STRANGER;
	return 0;
}

/* The same name, or the same with a longer version: libx.so.1 for libx.so.1.2.3. */
static bool stands_for(const char *shim, const char *wanted)
{
	size_t length = strlen(shim);

	if (strncmp(wanted, shim, length))
		return false;
	return !wanted[length] || (wanted[length] == '.' && !wanted[length + strspn(wanted + length, ".0123456789")]);
}

char *la_objsearch(const char *name, uintptr_t *cookie, unsigned int flag)
{
	const char *wanted = last_part(name);
	char *found = NULL;
	unsigned i;

	if (flag == LA_SER_ORIG && *cookie != SHIM && !is_beside(name))
		for (i = 0; i < beside.count; i++)
			if (stands_for(last_part(beside.paths[i]), wanted) &&
			    (!found || strlen(beside.paths[i]) > strlen(found)))
				found = beside.paths[i];
	return found ? found : (char *)(uintptr_t)name;
}
