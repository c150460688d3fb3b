/* SPDX-License-Identifier: Apache-2.0 */
/*
 * role.h: the functions that generated hooks call.
 *
 * Every hook is: if (!role_enter()) plain call; role_X_before; vendor call; role_X_after;
 * role_leave. Between enter and leave the thread is "inside": hooks that the vendor's own code
 * reaches pass straight through. The caller's struct lives on its stack; nothing is allocated on a
 * launch path; no lock is held across the vendor call. Sizes in bytes. Keys are the vendor's
 * handles or addresses as integers. A space distinguishes them, so a handle and an address never
 * clash.
 */
#ifndef PORTER_ROLE_H
#define PORTER_ROLE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "submit/gate.h"
#include "memory/implicit.h"
#include "platform/thread.h"

#define ROLE_DEVICE_CURRENT (-1) /* ask port_current_device() */
#define ROLE_DEVICE_NONE (-2)	 /* not device memory (host, NUMA node): no charge */

enum role_space {
	ROLE_ADDRESS,
	ROLE_ARRAY,
	ROLE_PHYSICAL,
	ROLE_POOL,
	ROLE_GRAPH,
	ROLE_CONTEXT,
	ROLE_IMPORT,
	ROLE_OPENED, /* physical memory that another process made */
	ROLE_OBJECT, /* its references are counted by the vendor */
};

/* False: forward the call untouched (already inside, or nothing in this process is limited or watched). */
bool role_enter(void);
void role_leave(void);
/* Is this thread between the two, or porter's own? */
bool role_inside(void);
/*
 * role_enter and role_leave for launches. They do not change the thread's cancellation state, for
 * three reasons. Changing it costs as much as everything else. No waiting code of ours is in
 * between: such code disables cancellation itself. And no vendor's library survives a cancellation
 * in a launch.
 */
struct thread *role_enter_work(void); /* this one; NULL: forward the call untouched */
static inline void role_leave_work(struct thread *self)
{
	atomic_signal_fence(memory_order_seq_cst);
	self->inside = 0;
}

/*
 * A function of the program that the vendor calls back, at most once, with `data`. A vendor may do
 * so within a call of the program, whose thread is inside; calls that the function makes are the
 * program's own again. So the vendor gets a wrapper that leaves "inside" meanwhile, with an object
 * made here for `data`; the wrapper frees it. NULL: pass the program's own function. The
 * cancellation state is not changed: hooks are in progress around it.
 */
struct role_callback *role_callback_made(void (*call)(void), void *data);
void role_callback_drop(struct role_callback *made); /* the vendor refused it; NULL is fine */
struct role_outside {
	void (*call)(void);
	void *data;
	unsigned inside;
	int cancelling;
};
struct role_outside role_step_out(void *made);
void role_step_in(const struct role_outside *at);

/* The core's state between before and after; zero at first. */
struct role_ticket {
	int device; /* ordinal + 1; 0: not charged */
	uint32_t flags;
	uint32_t disturbs; /* the value reported to other tenants about a context that is made */
	uint64_t reserved; /* bytes held in the account */
	uint64_t before;   /* the driver's figure for this process before the call */
	uint64_t unused;   /* free bytes of the device before the call */
	uint64_t started;  /* operations on the device up to then */
	void *pool;
};

struct role_alloc {
	int device; /* ordinal or ROLE_DEVICE_* */
	enum role_space space;
	uint64_t bytes; /* upper bound before the call; UINT64_MAX: it overflowed */
	bool unlisted; /* the driver's figure for this process may leave it out (managed memory): find out */
	struct role_ticket ticket;
};
/* 0, or -ENOMEM: refuse with the vendor's out-of-memory status without calling. Trims and looks
 * again before refusing. */
int role_alloc_before(struct role_alloc *op);
/* The vendor returned "out of memory". True: memory was released, call once more. */
bool role_alloc_again(struct role_alloc *op);
/* Granted: settle to `actual` under `key`. -ENOMEM: it overshot the quota; the hook undoes the
 * allocation and refuses. */
int role_alloc_after(struct role_alloc *op, uint64_t key, uint64_t actual);
/* Not granted, or undone. */
void role_alloc_cancel(struct role_alloc *op);

struct role_free {
	enum role_space space;
	uint64_t key;
	struct role_ticket ticket;
	uint64_t owner;
};
/* Takes the record first (another thread may be handed the same address at once); unknown keys are fine. */
void role_free_before(struct role_free *op);
void role_free_after(struct role_free *op, bool freed);

/*
 * Objects with reference counts. The vendor calls role_gone, in any thread, when one is about to be
 * destroyed. In a thread between release_before and release_after, the object counts as destroyed
 * at the latter.
 */
void role_gone(void *object, void *unused);
/* On the hook's stack: a library that is loaded late has little thread-local storage. */
struct role_release {
	struct role_release *outer;
	unsigned count;
	struct role_free gone[8]; /* an object, its parent, and so on */
};
void role_release_before(struct role_release *op);
void role_release_after(struct role_release *op);
/* May something that was let go be going yet, in another thread? */
bool role_object_awaited(void);

/* Pool-backed allocation: the pool's reserved bytes are charged, not the bytes that it hands out. */
struct role_pool {
	int device;    /* ROLE_DEVICE_CURRENT: that of the stream */
	uint64_t pool; /* 0: the device's current pool */
	uint64_t stream;
	uint64_t bytes;
	struct role_ticket ticket;
};
/* Where it is charged that names a pool or a stream. */
int role_pool_device(const struct role_pool *op);
int role_pool_before(struct role_pool *op);
bool role_pool_again(struct role_pool *op);
int role_pool_after(struct role_pool *op, bool granted);
/* It overshot and was undone: true = room was made for it, call once more. */
bool role_pool_retry(struct role_pool *op);
/* Before a pool is destroyed: nothing asks about it any more. Returns `pool`. */
uint64_t role_pool_leaving(uint64_t pool);
/* One that no call of the program's made was handed to it: it lies there, whichever device is
 * current when something is taken from it. */
void role_pool_obtained(int device, uint64_t pool);
/* After a trim, destroy or threshold change: charge the bytes that the pool holds now. */
void role_pool_settle(int device, uint64_t pool, bool destroyed);

/*
 * A call that waits for the device has succeeded: memory that pools released meanwhile leaves the
 * account, so that every view of it is exact.
 * 	if (!role_pooled()) return plain call;	(in one jump)
 * 	vendor call; role_waited()
 * Outside of role_enter: the thread waits as it would without us.
 */
extern _Atomic uint32_t role_pooled_word __attribute__((visibility("hidden")));
static inline bool role_pooled(void)
{
	return atomic_load_explicit(&role_pooled_word, memory_order_relaxed) != 0;
}
void role_waited(void);

/* Physical memory with references: charged until the handle's last reference and the last mapping
 * have ended. */
void role_physical_retain(uint64_t handle);
/* (Release: role_free with ROLE_PHYSICAL drops one reference.) */
/* Named for other processes, by a descriptor or (-1) in another way; and opened by one of them. */
void role_physical_exported(uint64_t handle, int file);
void role_physical_opened(uint64_t handle);
/* -ENOMEM: another made it and let it go, and it does not fit: refuse without calling. */
int role_physical_mapping(uint64_t bytes, uint64_t handle);
void role_physical_mapped(uint64_t address, uint64_t bytes, uint64_t handle);
/* After the vendor's call succeeded. */
void role_physical_unmapped(uint64_t address, uint64_t bytes);

/* Executable graphs that own memory: charged when they map it. -ENOMEM: that cannot be counted; the
 * hook undoes it and refuses. */
int role_graph_created(uint64_t exec, uint64_t graph);
void role_graph_destroyed(uint64_t exec);
#define ROLE_GRAPH_DEVICES 16u /* limited ones on which one graph may own memory */
struct role_graph {
	uint64_t exec;
	unsigned count; /* devices on which its launch may map memory; the rest is the core's */
	struct role_held {
		void *pool;
		uint64_t reserved;
		uint32_t started;
		int16_t device;
		uint8_t space;
	} held[ROLE_GRAPH_DEVICES];
};
/* 0, or -ENOMEM: on one of its devices it does not fit, and nothing is held on any. Sets all but `exec`. */
int role_graph_before(struct role_graph *op);
int role_graph_after(struct role_graph *op, bool launched);
void role_graph_trimmed(int device);
/* A node that maps its memory when it is made: once there is one, launching a graph is taken to map nothing more. */
struct role_node {
	int device;
	uint64_t bytes;
	struct role_ticket ticket;
};
int role_node_before(struct role_node *op);
void role_node_after(struct role_node *op);

/*
 * Contexts: creating one reserves its learned size; destroying one drops all that it owned. Owner
 * 0: the device's implicit context lost a reference; if that was the last one (port_context_active)
 * everything on the device is dropped.
 */
struct role_context {
	int device;
	bool shared; /* the device's implicit one: costs nothing once it is there */
	struct role_ticket ticket;
};
int role_context_before(struct role_context *op);
int role_context_after(struct role_context *op, bool created);
/*
 * Around a call that destroys a context, or may. Its work is waited for, with a limit, and its
 * streams and markers are not queried until it is known whether it was destroyed. The state of any
 * other context is kept.
 */
enum role_end {
	ROLE_ENDS_NAMED, /* `owner`; 0: none is named, and nothing is destroyed */
	ROLE_ENDS_PART,	 /* `owner`, and its part of the device's implicit one */
	/* one reference to the device's implicit one: the last reference destroys it */
	ROLE_ENDS_REFERENCE,
	ROLE_ENDS_IMPLICIT, /* the device's implicit one, with any number of references */
};
struct role_leaving {
	int device;
	enum role_end end;
	uint64_t owner;
	bool current;	   /* in this thread, before the call */
	uint64_t implicit; /* the device's own, as an owner; 0: the port does not report it */
	struct implicit_drop drop;
};
void role_context_leaving(struct role_leaving *op);
void role_context_left(struct role_leaving *op, bool accepted);
/* After it succeeded. */
void role_context_gone(uint64_t owner, int device);
/* Modules, libraries, limits and the like: the driver's figure may have moved; ask it soon. */
void role_footprint_changed(int device);
/* The same, for something that is done to code: once it was, the code is there, and no more comes with it. */
void role_code_changed(int device, uint64_t code);
/* Was role_code_changed called for it lately? Then it need not be called again: checked before
 * role_enter, in one cache line. */
#define ROLE_CODES 32u
extern _Atomic uint64_t role_codes[ROLE_CODES] __attribute__((visibility("hidden")));
static inline uint64_t role_code_name(int device, uint64_t code)
{
	return code ^ (uint64_t)(device + 1) << 56; /* addresses are shorter */
}
static inline _Atomic uint64_t *role_code_place(uint64_t code)
{
	return &role_codes[(code * UINT64_C(0x9e3779b97f4a7c15)) >> 59];
}
static inline bool role_code_seen(int device, uint64_t code)
{
	return atomic_load_explicit(role_code_place(code), memory_order_relaxed) ==
		role_code_name(device, code);
}
/* Before code is unloaded: later code may get its name. */
void role_code_leaving(void);

/*
 * The driver takes memory for itself in a call. For an executable graph a bound is reserved. Code
 * may be of any size, and is refused only where the tenant is above its limit, before the call or
 * after it.
 */
struct role_growth {
	int device;
	bool graph;
	uint64_t code; /* the context that owns the code; 0: not known */
	bool granted;  /* the vendor's call succeeded; set where `code` is */
	struct role_ticket ticket;
};
int role_growth_before(struct role_growth *op);
/* Granted, and could be undone: the driver is asked. -ENOMEM: above the limit; the hook undoes it and refuses. */
int role_growth_after(struct role_growth *op);
/* In any case. Growth that cannot be undone is seen soon, and later calls are refused. */
void role_growth_end(struct role_growth *op);

/*
 * Work for the device: it waits for its turn and is measured (gate.h). While nothing is limited, a
 * hook reads one word and calls the vendor, without role_enter:
 * 	if (!role_gated()) return plain call;	(in one jump)
 * 	if (!(thread = role_enter_work())) return plain call;
 * 	role_launch_before; vendor call; role_launch_after; role_leave_work
 */
struct role_gate {
	const _Atomic uint32_t *_Atomic word; /* unknown at first: `always` */
	_Atomic uint32_t never, always;
	/* increased each time that a stream was registered, or it or its owner may have been destroyed */
	_Atomic uint32_t ways;
};
/* Nothing but the slots of frequent calls may follow it in its section: they are read together, and
 * share its cache line. */
#define ROLE_HOT __attribute__((section("porter_hot_data"), aligned(64)))
extern struct role_gate role_gate __attribute__((visibility("hidden")));
static inline bool role_gated(void)
{
	const _Atomic uint32_t *word = atomic_load_explicit(&role_gate.word, memory_order_acquire);

	return atomic_load_explicit(word, memory_order_relaxed) != 0;
}
enum role_work { ROLE_KERNEL, ROLE_GRAPH_LAUNCH, ROLE_COPY, ROLE_FILL };
struct role_launch {
	enum role_work work;
	uint64_t stream;
	uint64_t what;	 /* kernel or executable graph; 0 for copies */
	uint64_t extent; /* what its time depends on: threads, bytes */
	bool host;	 /* a copy from or to the host: bounded only where configured */
	bool waited;	 /* the call takes no stream: it may return when its work is done */
	/* the stream may be a list that only records: no work unless role_stream_made registered it */
	bool list;
	bool aside; /* it passed by: its bytes are counted when the vendor took it */
	struct gate_piece piece;
};
/*
 * The same for most launches of kernels, in three quarters of the instructions: the thread counts the
 * launch itself, and no struct role_launch is filled.
 * 	if (!(thread = role_launch_quick(…))) go on as above
 * 	vendor call; role_launch_went
 */
struct role_quick {
	struct gate_along *along; /* NULL: it passes by */
	uint64_t predicted;
};
/* This thread; NULL: nothing was begun. */
struct thread *role_launch_quick(uint64_t stream, uint64_t what, uint64_t extent,
				 struct role_quick *quick);
void role_launch_went(struct thread *self, const struct role_quick *quick, bool accepted);
/* The settings that another call of this thread made for its next launches. Written only in a hook
 * of that call, without role_enter around it. */
static inline struct thread_launch *role_next_launch(void)
{
	return &thread_self()->launch;
}
/* the most pieces of one call that are summed; further ones count nothing */
#define ROLE_SUMMED 4096
/* the most copies of one call whose places are looked up: the largest, and a sample of the others */
#define ROLE_ASKED 16
static inline uint64_t role_asked(uint64_t number, uint64_t count, uint64_t largest)
{
	if (!number)
		return largest;
	if (count > ROLE_ASKED)
		return count / ROLE_ASKED * number;
	return number > largest ? number : number - 1;
}
/* Where a block begins: a base may lie outside of what its memory has, and only that be within.
 * Wraps as addresses do. */
static inline uint64_t role_place(uint64_t base, uint64_t x, uint64_t pitch, uint64_t y,
				  uint64_t rows, uint64_t z)
{
	return base + x + pitch * (y + rows * z);
}
/* Is this address known to be in a device's memory? Used for both ends of a copy whose call has no
 * direction: if both are, the copy does not involve the host. */
bool role_on_device(uint64_t address);
void role_launch_before(struct role_launch *op,
			struct thread *self); /* this thread, as role_enter_work gave it */
void role_launch_after(struct role_launch *op, bool accepted);
/* From now on work on the device may wait for work on the other devices that this was called for
 * (arbiter_gang.h). */
void role_gang(int device);
/* A capture begins (1) or is over (-1), whether or not the vendor went along. */
void role_capture(int more);
/* Around a call that puts a function of the host into a stream, which may be called meanwhile: it is the program's. */
bool role_call_before(uint64_t stream);
void role_call_after(uint64_t stream);
/* The properties of a stream, where the vendor has no query for them. Kept until the stream is
 * destroyed. */
struct role_stream {
	uint64_t stream, owner;
	int device;    /* ordinal; negative: not known, and the stream is not kept */
	uint32_t kind; /* the port's */
	bool blocks;   /* calls return when the work that they submitted is done */
};
void role_stream_made(const struct role_stream *made);
bool role_stream_known(uint64_t stream, struct role_stream *out);
/* Before a stream is destroyed. Returns it. */
uint64_t role_stream_leaving(uint64_t stream);

/* The tenant's view of a device. False: unlimited, leave the vendor's figures. */
struct role_view {
	uint64_t total, used, free;
};
bool role_view(int device, struct role_view *out);
bool role_view_uuid(const char *uuid, struct role_view *out);
/* How full that is, in per cent. */
static inline uint64_t role_percent(uint64_t used, uint64_t total)
{
	return total ? used * 100 / total : 0;
}
/* A 64-bit figure of the vendor's, which is at most this much. */
void role_clamp(void *figure, uint64_t most);

/*
 * Of a vendor's elements, about processes on a device (NULL: on any), those of the tenant are kept
 * and moved to the front. `items` holds `count` elements of `stride` bytes with a 32-bit pid and a
 * 64-bit figure, of `unit` bytes each, at the given offsets (SIZE_MAX: no such figure). Pids are
 * rewritten to the reader's pid namespace. Returns how many are kept; the others are zeroed.
 */
unsigned role_own_processes(const char *uuid, void *items, unsigned count, size_t stride,
			    size_t pid_offset, size_t bytes_offset, uint64_t unit);
/* Is that a process of the tenant's, on any device that is limited, or is none limited? Then *pid
 * is from now on as the vendor knows it. */
bool role_own_process(int32_t *pid);
/* The largest number of the `listed` processes on a device (NULL: on any) that can be the tenant's. */
unsigned role_own_count(const char *uuid, uint64_t listed);

/*
 * A vendor's list of processes in the caller's array, reduced to the tenant's own. The vendor
 * writes into an array of the core, so that nothing of other tenants reaches the caller. Where the
 * list does not fit, the vendor is asked again with more room. The caller gets the number of the
 * tenant's processes, never the device's.
 * 	if (!role_list_begin(&list, uuid)) the vendor's call as it is: nothing is limited there
 * 	do the vendor's call with list.own and list.own_room; while (role_list_more(&list, …));
 * 	role_list_end(&list), which returns the status, and list.count
 *
 * Every begin that returned true needs its end. Allocates; called inside role_enter.
 */
struct role_list {
	void *items;   /* the caller's array; NULL: the caller only asks how many there are */
	uint64_t room; /* elements in it */
	size_t stride, pid, bytes; /* as of role_own_processes */
	uint64_t unit;
	size_t version; /* offset of a 32-bit member that callers set; SIZE_MAX: no such member */
	uint32_t versioned; /* the value where the caller's array has no element */
	bool fixed;	    /* the vendor's call takes no room */
	bool uncounted;	    /* the vendor does not report how many there are */
	const char *uuid;   /* This and all that follows is the core's. */
	void *own;
	uint64_t own_room;
	uint64_t count;			   /* the count that the caller gets */
	uint64_t reported, first_reported; /* by the vendor */
	unsigned calls;
	bool ok, insufficient, first_ok; /* the vendor's answers */
	bool starved;			 /* no memory is left */
};
enum role_listed {
	ROLE_LIST_FITS,
	ROLE_LIST_EMPTY,   /* No process of the tenant's is on it. */
	ROLE_LIST_SHORT,   /* The caller's array has not enough room. */
	ROLE_LIST_STARVED, /* No memory is left for the core's array. */
	ROLE_LIST_FAILED,  /* The vendor's own status stands. */
};
bool role_list_begin(struct role_list *list, const char *uuid);
/* Takes the vendor's answer. True: call it again. */
bool role_list_more(struct role_list *list, uint64_t reported, bool ok, bool insufficient);
enum role_listed role_list_end(struct role_list *list);

/*
 * For libraries with handles for parts of a device: the device of each handle, recorded when the
 * handle was returned; -ENODEV for an unknown handle. For libraries that number devices by two
 * numbers, the card and the device on it: one number for both, by which a port knows it.
 */
void role_part_made(uint64_t handle, int device);
int role_part_device(uint64_t handle);
#define ROLE_CARDS 64
static inline int role_on_card(int64_t card, int64_t on)
{
	return card < 0 || card >= ROLE_CARDS || on < 0 || on > INT16_MAX
		? INT16_MIN
		: (int)(on * ROLE_CARDS + card);
}

/*
 * Arithmetic of generated expressions: exact, or UINT64_MAX, which no quota grants. UINT64_MAX is
 * kept, so that no negative size and no overflow can come out as a small number.
 */
static inline uint64_t role_size(int64_t a)
{
	return a < 0 ? UINT64_MAX : (uint64_t)a;
}
static inline uint64_t role_add(uint64_t a, uint64_t b)
{
	return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}
static inline uint64_t role_mul(uint64_t a, uint64_t b)
{
	uint64_t product;

	return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}
static inline uint64_t role_sub(uint64_t a, uint64_t b)
{
	if (a == UINT64_MAX || b == UINT64_MAX)
		return UINT64_MAX;
	return a > b ? a - b : 0;
}
static inline uint64_t role_div(uint64_t a, uint64_t b)
{
	return !b || a == UINT64_MAX || b == UINT64_MAX ? UINT64_MAX : a / b;
}
static inline uint64_t role_min(uint64_t a, uint64_t b)
{
	if (a == UINT64_MAX || b == UINT64_MAX)
		return UINT64_MAX;
	return a < b ? a : b;
}
static inline uint64_t role_max(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}
static inline uint64_t role_align(uint64_t a, uint64_t to)
{
	return to ? role_mul(a / to + (a % to != 0), to) : a;
}

#endif
