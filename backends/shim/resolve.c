/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opening the real library, once and without a lock of our own: the loader has one, and a thread
 * may hold it when it calls us (a constructor does), so a second lock could only be taken in the
 * wrong order. Threads that race here all find the same file, are handed the same handle one after
 * the other, and publish the same addresses.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fnmatch.h>
#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "find.h"
#include "layer.h"
#include "platform/log.h"
#include "config/reach.h"
#include "shim.h"
#include "platform/thread.h"

#define FORK_PATIENCE 1000 /* ms that fork waits for other threads to finish opening */

int shim_ready SHIM_HIDDEN; /* the slots are published */
static struct {
	int claimed;	/* a thread has the right to log, and to write `path` */
	int opening;	/* threads that are opening the real library */
	int registered; /* for fork */
	int reached;	/* a thread keeps the descriptors that lead to the account */
	int has_path;
	char path[PATH_MAX];
} state;

/* The content of a symbol's slot once `handle` is the real library. */
static void *lookup(void *handle, const struct shim_symbol *symbol)
{
	void *real = NULL;

	if (symbol->version)
		real = dlvsym(handle, symbol->name, symbol->version);
	if (!real && !symbol->exact)
		real = dlsym(handle, symbol->name);
	return real && real != symbol->entry ? real : symbol->absent;
}

static void publish(void *handle)
{
	const struct shim_symbol *symbol;
	void *target;
	unsigned i;

	for (i = 0; i < shim_library.count; i++) {
		symbol = &shim_library.symbols[i];
		target = handle ? lookup(handle, symbol) : symbol->no_driver;
		__atomic_store_n(&shim_library.slots[i], target, __ATOMIC_RELEASE);
	}
	__atomic_store_n(&shim_ready, 1, __ATOMIC_RELEASE);
	layer_published(handle);
}

static void tell(void *handle, const struct find *find)
{
	if (__atomic_exchange_n(&state.claimed, 1, __ATOMIC_RELAXED))
		return;
	if (!handle) {
		log_line(find->why[0] ? LOG_WARN : LOG_INFO, "%s: no real library%s%s",
			 shim_library.soname, find->why[0] ? ": " : "", find->why);
		return;
	}
	strcpy(state.path, find->path);
	__atomic_store_n(&state.has_path, 1, __ATOMIC_RELEASE);
	log_line(LOG_DEBUG, "%s: using %s", shim_library.soname, state.path);
}

/* A child has only the thread that forked: a library that another thread was opening would stay half open in it. */
static void before_fork(void)
{
	const struct timespec pause = {.tv_nsec = 1000000};
	bool opens = thread_self()->opening;
	int waited;

	for (waited = 0; waited < FORK_PATIENCE && !opens; waited++) {
		if (!__atomic_load_n(&state.opening, __ATOMIC_ACQUIRE))
			return;
		syscall(SYS_nanosleep, &pause, NULL); /* bare: no cancellation point */
	}
}

static void after_fork(void)
{
	__atomic_store_n(&state.opening, thread_self()->opening, __ATOMIC_RELAXED);
}

static void open_real(void)
{
	struct thread *self = thread_self();
	struct find find;
	void *handle;

	if (!__atomic_exchange_n(&state.registered, 1, __ATOMIC_RELAXED))
		pthread_atfork(before_fork, NULL, after_fork);
	__atomic_add_fetch(&state.opening, 1, __ATOMIC_ACQ_REL);
	self->opening = true;
	handle = find_open(&find, shim_library.soname);
	self->opening = false;
	if (handle && !__atomic_exchange_n(&state.reached, 1, __ATOMIC_RELAXED))
		reach_keep(shim_library.computes);
	publish(handle);
	__atomic_sub_fetch(&state.opening, 1, __ATOMIC_ACQ_REL);
	tell(handle, &find);
}

/*
 * The real library's constructors call us, in the thread that opens it: it is mapped and relocated,
 * so it can be asked. Nothing is published yet, for other threads must not enter a library that has
 * not finished its constructors.
 */
static void *resolve_early(const struct shim_symbol *symbol)
{
	struct find find;
	void *handle = find_open(&find, shim_library.soname);

	return handle ? lookup(handle, symbol) : symbol->no_driver;
}

void *shim_resolve(unsigned index)
{
	int saved = errno, cancelling;
	void *target;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE,
			       &cancelling); /* the vendor's call may be no place for it */
	if (thread_self()->opening) {
		target = resolve_early(&shim_library.symbols[index]);
	} else {
		if (!__atomic_load_n(&shim_ready, __ATOMIC_ACQUIRE))
			open_real();
		target = __atomic_load_n(&shim_library.slots[index], __ATOMIC_ACQUIRE);
	}
	pthread_setcancelstate(cancelling, NULL);
	errno = saved;
	return target;
}

/* A few hundred comparisons, for a question that a program asks once per function. */
void *shim_entry_of(const void *real)
{
	unsigned i;

	if (!real || !__atomic_load_n(&shim_ready, __ATOMIC_ACQUIRE))
		return (void *)(uintptr_t)real;
	for (i = 0; i < shim_library.count; i++)
		if (__atomic_load_n(&shim_library.slots[i], __ATOMIC_RELAXED) == real)
			return shim_library.symbols[i].entry;
	return (void *)(uintptr_t)real;
}

static bool listed(const char *name, const char *const *names)
{
	while (*names && strcmp(*names, name))
		names++;
	return *names;
}

bool shim_withholds(const char *name, const char *const *refused)
{
	while (*refused && fnmatch(*refused, name, 0))
		refused++;
	if (*refused)
		log_once(LOG_WARN,
			 "%s: %s is not handed out, and maybe others: nothing is known of it",
			 shim_library.soname, name);
	return *refused;
}

void *shim_entry_named(const char *name, const void *real, const char *const *hooked,
		       const char *const *passed, const char *const *refused)
{
	unsigned i;

	for (i = 0; i < shim_library.count && listed(name, hooked); i++)
		if (!shim_library.symbols[i].exact && !strcmp(shim_library.symbols[i].name, name))
			return shim_library.symbols[i].entry;
	return !listed(name, passed) && shim_withholds(name, refused) ? NULL
								      : (void *)(uintptr_t)real;
}

bool shim_is_real(unsigned index, const void *code)
{
	Dl_info real, caller;

	return dladdr(shim_resolve(index), &real) && dladdr(code, &caller) &&
		real.dli_fbase == caller.dli_fbase;
}

/*
 * Later requests for a SONAME get the library that ld.so loaded first. So the library that stands
 * in for this one is loaded before it, or the program would get the real one.
 */
void *shim_open(const char *soname)
{
	struct find find;

	dlopen(soname, RTLD_LAZY | RTLD_LOCAL);
	return find_open(&find, soname);
}

const char *shim_real_path(void)
{
	return __atomic_load_n(&state.has_path, __ATOMIC_ACQUIRE) ? state.path : "";
}
