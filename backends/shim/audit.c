/* SPDX-License-Identifier: Apache-2.0 */
/*
 * audit.c: the loader's auditor (LD_AUDIT). It answers a request for a vendor's library with the
 * shim in the same folder as this file. It is optional: it catches requests that LD_PRELOAD and
 * LD_LIBRARY_PATH miss.
 *
 * A request stands for a shim if the requested file has the shim's SONAME, in any folder and by any
 * name (a link, a bind mount, a copy). A request that names no readable file stands for the shim of
 * that name, alias or longer version. Requests of the shims pass, because a shim looks for the
 * vendor's library. Shims are known by device and inode, not by their path.
 *
 * The auditor lives in a link-map namespace of its own, keeps no state but the shims' names, and
 * asks for no symbol bindings.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))
#define NAMES 64
#define SEGMENTS 256  /* more than any library has; bounds the work on a file that is none */
#define DYNAMICS 4096 /* likewise */
#define BLOCK 64      /* entries of a dynamic section that are read at once */

#if __SIZEOF_POINTER__ == 8
#define CLASS ELFCLASS64
#else
#define CLASS ELFCLASS32
#endif

enum { STRANGER, SHIM }; /* the cookie of an object: is it one of the shims? */

static struct {
	struct {
		char path[PATH_MAX]; /* of a shim or one of its aliases */
		dev_t device;
		ino_t inode;
	} names[NAMES];
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

static void remember(const char *home, int length, const char *name, const char *own)
{
	char *path = beside.names[beside.count].path;
	struct stat file;

	if (!strstr(name, ".so") || !strcmp(name, own) || beside.count == NAMES)
		return;
	if (snprintf(path, PATH_MAX, "%.*s/%s", length, home, name) >= PATH_MAX ||
	    stat(path, &file) || !S_ISREG(file.st_mode))
		return;
	beside.names[beside.count].device = file.st_dev;
	beside.names[beside.count].inode = file.st_ino;
	beside.count++;
}

unsigned int la_version(unsigned int version)
{
	char home[PATH_MAX];
	struct dirent *entry;
	const char *own;
	Dl_info info;
	DIR *folder;

	if (!dladdr((void *)la_version, &info) || !info.dli_fname || *info.dli_fname != '/')
		return 0;
	own = last_part(info.dli_fname);
	if (snprintf(home, sizeof(home), "%.*s", (int)(own - info.dli_fname), info.dli_fname) >=
	    (int)sizeof(home))
		return 0;
	folder = opendir(home);
	while (folder && (entry = readdir(folder)))
		remember(home, (int)strlen(home) - 1, entry->d_name, own);
	if (folder)
		closedir(folder);
	return beside.count ? version : 0;
}

static bool is_shim(const struct stat *file)
{
	for (unsigned i = 0; i < beside.count; i++)
		if (beside.names[i].device == file->st_dev && beside.names[i].inode == file->st_ino)
			return true;
	return false;
}

unsigned int la_objopen(struct link_map *map, Lmid_t space, uintptr_t *cookie)
{
	struct stat file;

	(void)space;
	*cookie = *map->l_name && !stat(map->l_name, &file) && is_shim(&file) ? SHIM : STRANGER;
	return 0;
}

static bool read_at(int fd, uint64_t offset, void *out, size_t size)
{
	return offset <= INT64_MAX && pread(fd, out, size, (off_t)offset) == (ssize_t)size;
}

/* The segments of a library that its SONAME is found by. */
struct image {
	int fd;
	ElfW(Ehdr) header;
	ElfW(Phdr) dynamic;
};

static bool read_segment(const struct image *image, unsigned index, ElfW(Phdr) * segment)
{
	return read_at(image->fd, image->header.e_phoff + (uint64_t)index * sizeof(*segment),
		       segment, sizeof(*segment));
}

/* False: it is no library of this word size. */
static bool open_image(struct image *image, int fd)
{
	unsigned i;

	image->fd = fd;
	if (!read_at(fd, 0, &image->header, sizeof(image->header)) ||
	    memcmp(image->header.e_ident, ELFMAG, SELFMAG) ||
	    image->header.e_ident[EI_CLASS] != CLASS || image->header.e_type != ET_DYN ||
	    image->header.e_phentsize != sizeof(ElfW(Phdr)) || image->header.e_phnum > SEGMENTS)
		return false;
	for (i = 0; i < image->header.e_phnum; i++)
		if (read_segment(image, i, &image->dynamic) && image->dynamic.p_type == PT_DYNAMIC)
			return true;
	return false;
}

/* Where the byte at an address of the loaded library lies in its file. */
static bool offset_of(const struct image *image, uint64_t address, uint64_t *offset)
{
	ElfW(Phdr) segment;
	unsigned i;

	for (i = 0; i < image->header.e_phnum; i++) {
		if (!read_segment(image, i, &segment) || segment.p_type != PT_LOAD)
			continue;
		if (address < segment.p_vaddr || address - segment.p_vaddr >= segment.p_filesz)
			continue;
		*offset = segment.p_offset + (address - segment.p_vaddr);
		return true;
	}
	return false;
}

/* Where DT_SONAME's text lies in the file. */
static bool find_soname(const struct image *image, uint64_t *offset)
{
	uint64_t strings = 0, name = 0, size = image->dynamic.p_filesz / sizeof(ElfW(Dyn)), at;
	bool named = false, ended = false;
	ElfW(Dyn) block[BLOCK];
	size_t count, i;

	if (size > DYNAMICS)
		return false;
	for (at = 0; at < size && !ended; at += count) {
		count = size - at < BLOCK ? (size_t)(size - at) : BLOCK;
		if (!read_at(image->fd, image->dynamic.p_offset + at * sizeof(*block), block,
			     count * sizeof(*block)))
			return false;
		for (i = 0; i < count && !ended; i++) {
			ended = block[i].d_tag == DT_NULL;
			if (block[i].d_tag == DT_STRTAB)
				strings = block[i].d_un.d_ptr;
			if (block[i].d_tag != DT_SONAME)
				continue;
			named = true;
			name = block[i].d_un.d_val;
		}
	}
	return named && offset_of(image, strings, offset) &&
		!__builtin_add_overflow(*offset, name, offset);
}

static bool read_soname(int fd, char *soname, size_t room)
{
	struct image image;
	uint64_t offset;
	ssize_t got;

	if (!open_image(&image, fd) || !find_soname(&image, &offset) || offset > INT64_MAX)
		return false;
	got = pread(fd, soname, room, (off_t)offset);
	return got > 0 && memchr(soname, '\0', (size_t)got);
}

static char *shim_named(const char *soname)
{
	for (unsigned i = 0; i < beside.count; i++)
		if (!strcmp(last_part(beside.names[i].path), soname))
			return beside.names[i].path;
	return NULL;
}

/* The shim for the file at this path; NULL: none, or the file cannot be read. `known`: it is one of
 * the shims itself. */
static char *shim_for_file(const char *path, bool *known)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	char soname[NAME_MAX + 1], *found = NULL;
	struct stat file;

	*known = false;
	if (fd < 0)
		return NULL;
	if (!fstat(fd, &file) && S_ISREG(file.st_mode)) {
		*known = is_shim(&file);
		if (!*known && read_soname(fd, soname, sizeof(soname)))
			found = shim_named(soname);
	}
	close(fd);
	return found;
}

/* The same name, or the same with a longer version: libx.so.1 for libx.so.1.2.3. */
static bool stands_for(const char *shim, const char *wanted)
{
	size_t length = strlen(shim);

	if (strncmp(wanted, shim, length))
		return false;
	return !wanted[length] ||
		(wanted[length] == '.' && !wanted[length + strspn(wanted + length, ".0123456789")]);
}

static char *shim_for_name(const char *wanted)
{
	char *found = NULL;
	unsigned i;

	for (i = 0; i < beside.count; i++)
		if (stands_for(last_part(beside.names[i].path), wanted) &&
		    (!found || strlen(beside.names[i].path) > strlen(found)))
			found = beside.names[i].path;
	return found;
}

char *la_objsearch(const char *name, uintptr_t *cookie, unsigned int flag)
{
	char *found = NULL;
	bool known = false;

	if (*cookie == SHIM)
		return (char *)(uintptr_t)name;
	if (strchr(name, '/'))
		found = shim_for_file(name, &known);
	if (!found && !known && flag == LA_SER_ORIG)
		found = shim_for_name(last_part(name));
	return found ? found : (char *)(uintptr_t)name;
}
