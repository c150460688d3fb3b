/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "config.h"
#include "find.h"

#if defined(__x86_64__)
#define MACHINE EM_X86_64
#define TRIPLET "x86_64-linux-gnu"
#elif defined(__aarch64__)
#define MACHINE EM_AARCH64
#define TRIPLET "aarch64-linux-gnu"
#elif defined(__riscv)
#define MACHINE EM_RISCV
#define TRIPLET "riscv64-linux-gnu"
#elif defined(__loongarch__)
#define MACHINE 258
#define TRIPLET "loongarch64-linux-gnu"
#elif defined(__powerpc64__)
#define MACHINE EM_PPC64
#define TRIPLET "powerpc64le-linux-gnu"
#endif

#define NOTE_OWNER "porter"
#define CACHE_FILE "/etc/ld.so.cache"
#define CACHE_MAGIC "glibc-ld.so.cache1.1"
#define OLD_CACHE_MAGIC "ld.so-1.7.0"

static const char *const default_dirs[] = {
	"/lib/" TRIPLET, "/usr/lib/" TRIPLET, "/lib64", "/usr/lib64", "/lib", "/usr/lib",
};

/* The loader's cache as ldconfig writes it (glibc's dl-cache.h). Offsets count from the header. */
struct cache_header {
	char magic[20];
	uint32_t count;
	uint32_t string_bytes;
	uint32_t unused[5];
};

struct cache_entry {
	int32_t flags;
	uint32_t key;	/* offset of the soname */
	uint32_t value; /* offset of the path */
	uint32_t os_version;
	uint64_t hwcap;
};

_Static_assert(sizeof(struct cache_header) == 48, "as glibc lays it out");
_Static_assert(sizeof(struct cache_entry) == 24, "as glibc lays it out");

static bool notes_name_us(const char *notes, size_t size)
{
	Elf64_Nhdr note;
	size_t at = 0, name;

	while (at + sizeof(note) <= size) {
		memcpy(&note, notes + at, sizeof(note));
		name = at + sizeof(note);
		if (note.n_namesz > size || note.n_descsz > size)
			return false;
		if (note.n_namesz == sizeof(NOTE_OWNER) && name + sizeof(NOTE_OWNER) <= size &&
		    !memcmp(notes + name, NOTE_OWNER, sizeof(NOTE_OWNER)))
			return true;
		at = name + ((note.n_namesz + 3UL) & ~3UL) + ((note.n_descsz + 3UL) & ~3UL);
	}
	return false;
}

static bool segment_names_us(int fd, const Elf64_Phdr *segment)
{
	char notes[2048];
	size_t want = segment->p_filesz < sizeof(notes) ? segment->p_filesz : sizeof(notes);
	ssize_t got = pread(fd, notes, want, (off_t)segment->p_offset);

	return got > 0 && notes_name_us(notes, (size_t)got);
}

/* Is it a shared library of this machine, and the vendor's rather than one of ours? */
static bool is_real(int fd)
{
	Elf64_Ehdr header;
	Elf64_Phdr segment;
	off_t at;
	unsigned i;

	if (pread(fd, &header, sizeof(header), 0) != sizeof(header) ||
	    memcmp(header.e_ident, ELFMAG, SELFMAG) || header.e_ident[EI_CLASS] != ELFCLASS64 ||
	    header.e_type != ET_DYN || header.e_machine != MACHINE ||
	    header.e_phentsize != sizeof(segment))
		return false;
	for (i = 0; i < header.e_phnum; i++) {
		at = (off_t)(header.e_phoff + i * sizeof(segment));
		if (pread(fd, &segment, sizeof(segment), at) != sizeof(segment))
			return false;
		if (segment.p_type == PT_NOTE && segment_names_us(fd, &segment))
			return false;
	}
	return true;
}

/* The file of this very library; false where the loader's name for it leads nowhere. */
static bool own_file(struct stat *out, char *path, size_t room)
{
	Dl_info info;

	if (!dladdr((void *)find_open, &info) || !info.dli_fname || stat(info.dli_fname, out))
		return false;
	return !path || (size_t)snprintf(path, room, "%s", info.dli_fname) < room;
}

static bool worth_opening(const char *path)
{
	struct stat file, own;
	bool fine;
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);

	if (fd < 0)
		return false;
	fine = !fstat(fd, &file) && S_ISREG(file.st_mode) && is_real(fd);
	if (fine && own_file(&own, NULL, 0) && own.st_dev == file.st_dev &&
	    own.st_ino == file.st_ino)
		fine = false;
	close(fd);
	return fine;
}

/*
 * The loader answers a request for a path that it has loaded without asking its auditors. So where there are any, the
 * real library is loaded by a spelling that no program uses, and requests for its usual path still reach them.
 */
static bool spell(char *out, const char *path)
{
	const char *slash = getenv("LD_AUDIT") ? strrchr(path, '/') : NULL;
	int folder = slash ? (int)(slash - path) : 0;

	return snprintf(out, PATH_MAX, "%.*s%s%s", folder, path, slash ? "/." : "", path + folder) <
		PATH_MAX;
}

/*
 * Auditors know the caller of dlopen. A sanitizer's runtime has its own dlopen, which calls the C library's. An
 * auditor would then take our request for the program's and answer it with this very library. So where there are
 * auditors, we call the C library's dlopen directly.
 */
static void *open_library(const char *path, int flags)
{
	static const char *const libraries[] = {"libc.so.6",
						"libdl.so.2"}; /* since glibc 2.34, and before */
	void *library, *(*own)(const char *, int) = NULL;
	size_t i;

	for (i = 0; i < sizeof(libraries) / sizeof(*libraries) && !own && getenv("LD_AUDIT"); i++) {
		library = dlopen(libraries[i], RTLD_LAZY | RTLD_LOCAL | RTLD_NOLOAD);
		if (!library)
			continue;
		own = (void *(*)(const char *, int))(uintptr_t)dlsym(library, "dlopen");
		dlclose(library);
	}
	return own ? own(path, flags) : dlopen(path, flags);
}

static void *open_path(struct find *find, const char *path)
{
	const char *error;
	void *handle;

	if (!worth_opening(path) || !spell(find->path, path))
		return NULL;
	handle = open_library(find->path, RTLD_NOW | RTLD_LOCAL);
	/* a function that is never called may be missing, as it may where a program is linked to it */
	if (!handle)
		handle = open_library(find->path, RTLD_LAZY | RTLD_LOCAL);
	if (handle)
		return handle;
	error = dlerror();
	snprintf(find->why, sizeof(find->why), "%s", error ? error : "");
	find->path[0] = '\0';
	return NULL;
}

static void *open_in(struct find *find, const char *dir, size_t length, const char *soname)
{
	char path[PATH_MAX];

	if ((size_t)snprintf(path, sizeof(path), "%.*s%s%s", (int)length, dir, length ? "/" : "./",
			     soname) >= sizeof(path))
		return NULL;
	return open_path(find, path);
}

static void *open_configured(struct find *find, const char *soname)
{
	const char *path = config_real(soname);

	return path && *path ? open_path(find, path) : NULL;
}

static void *open_beside(struct find *find, const char *soname)
{
	char path[PATH_MAX];
	struct stat own;
	char *slash;
	size_t length;

	if (!own_file(&own, path, sizeof(path)))
		return NULL;
	slash = strrchr(path, '/');
	length = slash ? (size_t)(slash - path) + 1 : 0;
	if ((size_t)snprintf(path + length, sizeof(path) - length, "real") >= sizeof(path) - length)
		return NULL;
	return open_in(find, path, length + strlen("real"), soname);
}

/* Folders as the loader splits them: an empty one is the current folder. */
static void *open_listed(struct find *find, const char *list, const char *soname)
{
	void *handle = NULL;
	size_t length;

	while (list && *list && !handle) {
		length = strcspn(list, ":;");
		handle = open_in(find, list, length, soname);
		list += length + (list[length] != '\0');
	}
	return handle;
}

static const struct cache_header *cache_start(const char *map, size_t size)
{
	uint32_t old_count;
	size_t at = 0;

	if (size >= 16 && !memcmp(map, OLD_CACHE_MAGIC, strlen(OLD_CACHE_MAGIC))) {
		memcpy(&old_count, map + 12, sizeof(old_count));
		at = (16 + 12 * (size_t)old_count + 7) & ~(size_t)7;
	}
	if (at > size || size - at < sizeof(struct cache_header) ||
	    memcmp(map + at, CACHE_MAGIC, strlen(CACHE_MAGIC)))
		return NULL;
	return (const struct cache_header *)(const void *)(map + at);
}

/* A string of the cache; NULL where it does not end inside the file. */
static const char *cache_string(const char *start, size_t size, uint32_t offset)
{
	return offset < size && memchr(start + offset, 0, size - offset) ? start + offset : NULL;
}

static void *open_from_cache(struct find *find, const char *map, size_t size, const char *soname)
{
	const struct cache_header *header = cache_start(map, size);
	const struct cache_entry *entries;
	const char *start, *key, *value;
	void *handle = NULL;
	uint32_t i;

	if (!header)
		return NULL;
	start = (const char *)header;
	size -= (size_t)(start - map);
	entries = (const struct cache_entry *)(header + 1);
	if (header->count > (size - sizeof(*header)) / sizeof(*entries))
		return NULL;
	for (i = 0; i < header->count && !handle; i++) {
		key = cache_string(start, size, entries[i].key);
		if (!key || strcmp(key, soname))
			continue;
		value = cache_string(start, size, entries[i].value);
		if (value)
			handle = open_path(find, value);
	}
	return handle;
}

static void *open_cached(struct find *find, const char *soname)
{
	int fd = open(CACHE_FILE, O_RDONLY | O_CLOEXEC);
	void *map = MAP_FAILED, *handle = NULL;
	struct stat file;

	if (fd < 0)
		return NULL;
	if (!fstat(fd, &file) && file.st_size > 0)
		map = mmap(NULL, (size_t)file.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	close(fd);
	if (map == MAP_FAILED)
		return NULL;
	handle = open_from_cache(find, map, (size_t)file.st_size, soname);
	munmap(map, (size_t)file.st_size);
	return handle;
}

static void *open_default(struct find *find, const char *soname)
{
	void *handle = NULL;
	size_t i;

	for (i = 0; i < sizeof(default_dirs) / sizeof(*default_dirs) && !handle; i++)
		handle = open_in(find, default_dirs[i], strlen(default_dirs[i]), soname);
	return handle;
}

void *find_open(struct find *find, const char *soname)
{
	void *handle;

	find->path[0] = '\0';
	find->why[0] = '\0';
	handle = open_configured(find, soname);
	if (!handle)
		handle = open_beside(find, soname);
	if (!handle)
		handle = open_listed(find, config_real_dir(), soname);
	if (!handle)
		handle = open_listed(find, secure_getenv("LD_LIBRARY_PATH"), soname);
	if (!handle)
		handle = open_cached(find, soname);
	if (!handle)
		handle = open_default(find, soname);
	return handle;
}
