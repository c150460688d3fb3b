/* SPDX-License-Identifier: Apache-2.0 */
/*
 * shim.h: the run-time half of a generated library: finds the vendor's real one and fills the
 * slots.
 *
 * One `shim_library` (generated) per shared object. Every exported function jumps through its slot;
 * a slot starts at its own slow entry, which calls shim_resolve. Loading this library opens
 * nothing. The first call opens the real one (RTLD_NOW | RTLD_LOCAL, never closed) and the path to
 * the tenant's account (reach.h). It then publishes every slot, each with a release store, so
 * racing and re-entrant resolvers are harmless. No function here prints (one log line at most),
 * exits, or frees memory that a caller may hold.
 */
#ifndef PORTER_SHIM_H
#define PORTER_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SHIM_HIDDEN __attribute__((visibility("hidden")))

/*
 * Code that a program's working set evicts between two calls comes back a cache line, and a page,
 * at a time. So the fast paths of functions that are called often lie together, and so do their
 * slots, behind role_gate (role.h), which they read too. The sections' names have no dot: no linker
 * merges them with others of their kind.
 */
#define SHIM_HOT __attribute__((section("porter_hot")))
#define SHIM_WARM __attribute__((section("porter_warm"))) /* of copies: many, and less often */
/* in one line, however long */
#define SHIM_HOT_LINE __attribute__((section("porter_hot"), aligned(64)))
#define SHIM_HOT_DATA __attribute__((section("porter_hot_data")))

struct shim_symbol {
	const char *name;    /* "cuMemAlloc_v2" */
	const char *version; /* version node, or NULL */
	void *entry;	     /* our export */
	void *absent;	     /* what its slot holds if the real library lacks it */
	void *no_driver;     /* what its slot holds if there is no real library */
	bool exact;	     /* only this version will do: another one has another ABI */
};

struct shim_library {
	const char *soname;	    /* "libcuda.so.1" */
	const char *const *aliases; /* NULL-terminated: "libcuda.so" */
	bool computes;		    /* it takes memory or launches; others only show figures */
	const char *beneath; /* the vendor's library that the real one works through; or NULL */
	const struct shim_symbol *symbols;
	void **slots; /* symbols[i] is reached through slots[i] */
	unsigned count;
};

extern SHIM_HIDDEN const struct shim_library shim_library;
extern SHIM_HIDDEN void *shim_slots[];

/* Fills every slot; returns what slots[index] holds then. Never NULL, never this library's own entry. */
SHIM_HIDDEN void *shim_resolve(unsigned index);
/* The export of ours that stands in for a real address; the address itself where there is none. */
SHIM_HIDDEN void *shim_entry_of(const void *real);
/* For a missing function: does the name match one of `refused` (globs; the list ends with NULL), so
 * that it is a newer version of a guarded function? Logs it once. */
SHIM_HIDDEN bool shim_withholds(const char *name, const char *const *refused);
/*
 * The result of a look-up that found an address behind the library. Our hook of that name, if it is
 * among `hooked` (these lists end with NULL). The address, if it is among `passed`, or matches none
 * of `refused` (globs). Otherwise nothing, as if there were no such function.
 */
SHIM_HIDDEN void *shim_entry_named(const char *name, const void *real, const char *const *hooked,
				   const char *const *passed, const char *const *refused);
/*
 * A loader asks for a table of `count` functions to call instead of those in `table`, which lead
 * on: it gets a copy with our entries at `ours`, which are `known`, for ever. From then on these
 * call what `table` holds, for the loader's own exports would lead back to us. NULL: no memory.
 */
struct shim_member {
	size_t offset;	/* in the table */
	unsigned index; /* of the symbol */
};
SHIM_HIDDEN void *shim_layer(const void *table, size_t count, const struct shim_member *ours,
			     unsigned known);
/* Does this address, of code, lie in the library that the slot leads to? */
SHIM_HIDDEN bool shim_is_real(unsigned index, const void *code);
/* Opens another of the vendor's real libraries (never a shim), for a port's own queries. NULL: not there. */
SHIM_HIDDEN void *shim_open(const char *soname);
/* Does porter's library of this name, in this process, lead to the vendor's by now? If so, calls to
 * the vendor's came through it. */
SHIM_HIDDEN bool shim_awake(const char *soname);
/* Path of the real library in use; "" before the first call or without one. */
SHIM_HIDDEN const char *shim_real_path(void);

/* The real function behind an export, by its slot. Acquire: a thread that sees the slot sees the
 * loader's writes. */
#define SHIM_REAL(entry, index) \
	((__typeof__(&entry))__atomic_load_n(&shim_slots[index], __ATOMIC_ACQUIRE))
/* The same for a slot that may be empty yet: the function for a slow entry. */
#define SHIM_FIRST(entry, index) ((__typeof__(&entry))shim_resolve(index))

/* A function that the library lacks and that was found behind it: the first argument determines the
 * owner. If it is not there either, the slot answers. */
#define SHIM_BEHIND(entry, index, find, first) \
	((__typeof__(&entry))shim_behind(find((uint64_t)(uintptr_t)(first), #entry), index))
static inline void *shim_behind(void *found, unsigned index)
{
	return found ? found : __atomic_load_n(&shim_slots[index], __ATOMIC_ACQUIRE);
}

/* A figure that is returned through a vendor's pointer: the largest that fits, if it does not. */
#define SHIM_SET(place, value) ((place) = (__typeof__(place))shim_fit(value, sizeof(place)))
/* The same where the vendor's figure is larger than this. */
#define SHIM_LOWER(place, most) \
	((place) = (uint64_t)(place) > (most) ? (__typeof__(place))shim_fit(most, sizeof(place)) \
					      : (place))
static inline uint64_t shim_fit(uint64_t value, size_t size)
{
	uint64_t most = UINT64_MAX >> (64 - 8 * size);

	return value > most ? most : value;
}

#endif
