/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sim.h: the functions that a generated simulated library calls: one per role.
 *
 * Every generated function is: sim_enter(role) -> sim_<role> -> its status. All are thread-safe and
 * return 0 or -errno. The generated file turns that into the vendor's status. Handles and addresses are
 * integers. Nothing is printed, except one line by sim_export_table.
 *
 * Memory is host memory, so copies move bytes. Kernels take their stated time and compute nothing. Time
 * is that of the monotonic clock. All processes of one daemon queue on the same engines.
 *
 * Environment, with defaults or examples (porter/runtime/settings.py lists the same names):
 *
 *   PORTER_SIM_SOCKET		the daemon's address; without one each library has devices of its own
 *   PORTER_SIM_DEVICES=2	the number of devices; the daemon's number has precedence
 *   PORTER_SIM_MEMORY=80GiB[,40GiB]	their memory; the daemon's has precedence
 *   PORTER_SIM_NAME		the name of the devices
 *   PORTER_SIM_UUID_PREFIX=GPU-	the beginning of their UUIDs
 *   PORTER_SIM_SERIAL=0	another number gives devices with other UUIDs
 *   PORTER_SIM_VISIBLE=1,0	devices of a compute library, in its order (default: the vendor's variable)
 *   PORTER_SIM_LABEL		the tenant's name in the daemon's figures
 *   PORTER_SIM_EXACT=1		a byte costs a byte, contexts cost nothing
 *   PORTER_SIM_CONTEXT=500MiB  PORTER_SIM_MODULE=2MiB	their cost
 *   PORTER_SIM_GRAPH=2MiB	the cost of each executable graph
 *   PORTER_SIM_TAKES_ALL=1	calls that the tested driver declines are done, and no call is unsafe
 *   PORTER_SIM_SLICES=2	this many devices are slices of one card: their UUIDs begin with MIG-
 *   PORTER_SIM_BESIDE=1	kernels of several processes run concurrently, each as fast as alone
 *   PORTER_SIM_LISTED=all	each process is in every list of processes (default: in those of its kind)
 *   PORTER_SIM_KERNEL_US=10	the duration of a kernel
 *   PORTER_SIM_ATTRIBUTES=75=9,76=0	values of device attributes
 *   PORTER_SIM_FAIL=alloc:3,launch:5-7=invalid,free:2=kill,oom-at=8GiB	calls that fail or kill
 *   PORTER_SIM_TRACE=FILE	record the arguments of each call
 *   PORTER_SIM_ECHO=1|NAME|NAME=VALUE	answer each call, or the named one, with a value made from its
 *				name, or with VALUE
 */
#ifndef PORTER_SIM_H
#define PORTER_SIM_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "role.h"

struct sim_symbol {
	const char *name;
	void *entry;
};

/* One row of the vendor's look-up table: sorted by name, then since. */
struct sim_lookup {
	const char *name;
	int since;
	bool per_thread;
	const char *symbol;
};

struct sim_status {
	int64_t value;
	const char *name, *text;
};

/* Generated, one per library. */
struct sim_library {
	const char *soname;
	bool has_init;	   /* calls before the `init` role are refused */
	bool has_contexts; /* false: every thread has a current device, and its context comes with it */
	bool computes;	   /* has allocations or launches: PORTER_SIM_VISIBLE applies */
	bool device_handles; /* devices are opaque handles, not ordinals */
	const char *
		visibility; /* the vendor's own variable that lists devices, by number or UUID; or NULL */
	int version;
	const struct sim_symbol *symbols; /* functions, sorted by name */
	unsigned symbol_count;
	const struct sim_lookup *lookups;
	unsigned lookup_count;
	const struct sim_status *statuses;
	unsigned status_count;
};
extern const struct sim_library sim_library;

/* Figures that the `attribute` of pool-attribute and graph-attribute stand for. */
enum sim_figure {
	SIM_FIGURE_NONE,
	SIM_RESERVED,
	SIM_RESERVED_HIGH,
	SIM_USED,
	SIM_USED_HIGH,
	SIM_THRESHOLD
};

enum sim_scope { SIM_OWN, SIM_PRIMARY, SIM_RESET };

/* -EPERM before `init`; what PORTER_SIM_FAIL asks for. */
int sim_enter(const char *role);

/* Is a call that the driver which was tried does not do declined here, too? recording: only while a stream records. */
bool sim_declines(bool recording);

/* PORTER_SIM_TRACE and PORTER_SIM_ECHO. */
struct sim_arg {
	const void *data;
	size_t bytes;
};
bool sim_watching(void);
/* The casts drop the qualifiers of a parameter: `volatile`, `restrict`. */
#define SIM_VALUE(name) {(const void *)&(name), sizeof(name)}
#define SIM_POINTER(name) {(const void *)&(name), sizeof(void *)}
#define SIM_POINTEE(name, bytes) {(const void *)(name), bytes}
#define SIM_ARGS(...) \
	(const struct sim_arg[]){__VA_ARGS__}, \
		sizeof((const struct sim_arg[]){__VA_ARGS__}) / sizeof(struct sim_arg)
#define SIM_SET(lvalue, value) ((lvalue) = (__typeof__(lvalue))(uintptr_t)(value))
#define SIM_SET_NUMBER(lvalue, value) ((lvalue) = (__typeof__(lvalue))(value))
/* A parameter that takes the status; NULL where the caller does not want it. */
#define SIM_TELL(at, status) ((at) ? (void)(*(at) = (status)) : (void)0)
/* An export that no header declares: its arguments, as far as registers hold them. */
#define SIM_ANY_PARAMS \
	uint64_t _sim_a, uint64_t _sim_b, uint64_t _sim_c, uint64_t _sim_d, uint64_t _sim_e, \
		uint64_t _sim_f
#define SIM_WATCH_ANY(name) \
	do { \
		const struct sim_arg _sim_args[] = { \
			{&_sim_a, 8}, {&_sim_b, 8}, {&_sim_c, 8}, \
			{&_sim_d, 8}, {&_sim_e, 8}, {&_sim_f, 8}, \
		}; \
		if (sim_watching() && sim_watch(name, _sim_args, 6)) \
			return sim_echo(name); \
	} while (0)
/* Records a call; true: echo, do nothing else. */
bool sim_watch(const char *name, const struct sim_arg *args, unsigned count);
void sim_fill(const char *name, unsigned index, void *out, size_t bytes);
#define sim_fill(name, index, out, bytes) (sim_fill)(name, index, (void *)(out), bytes)
uint64_t sim_echo(const char *name);

int sim_init(void);
int sim_shutdown(void);
int sim_version(uint64_t *out);
/* The errors of this thread's last failed call, and of its last call. Each call notes them. */
void sim_error_note(int error);
int sim_error_get(void);
int sim_error_peek(void);
int sim_error_of_call(void);
int sim_export_table(void);
int sim_lookup(const char *name, int version, int per_thread, uint64_t *out, uint64_t *status);

int sim_device_count(uint64_t *out);
int sim_device_get(int64_t ordinal, uint64_t *out);
/* *count: room in, number out; items are integers of `size` bytes, or NULL. */
int sim_device_list(uint64_t *count, void *items, size_t size);
int sim_device_properties(int device, void *uuid, uint64_t *total,
			  uint64_t *largest); /* uuid: of 16 bytes, or NULL */
int sim_device_properties_mib(int device, void *uuid, uint64_t *total, uint64_t *largest,
			      uint64_t *total_mib, uint64_t *largest_mib);
int sim_device_index(int device, uint64_t *out);
int sim_device_find(const void *uuid, uint64_t *out);
int sim_device_name(char *buffer, uint64_t room, int device);
int sim_device_name_address(int device, uint64_t *out);
/* The UUID (16 bytes) of the card of a slice, or of the device itself. */
int sim_card_uuid(void *buffer, uint64_t room, int device);
/* room 0: 16 bytes; otherwise text, without its prefix if the room is too small for that. */
int sim_device_uuid(void *buffer, uint64_t room, int device);
int sim_device_attribute(int64_t attribute, uint64_t otherwise, uint64_t *out, int device);
int sim_device_bus(char *buffer, uint64_t room, int device, uint64_t *domain, uint64_t *bus,
		   uint64_t *slot, uint64_t *location);
int sim_device_at_bus(const char *text, uint64_t *out);
int sim_constant(int device, uint64_t value, uint64_t second_value, uint64_t *out,
		 uint64_t *second);
enum sim_words { SIM_NAME, SIM_TEXT };
const char *sim_status_words(int64_t status, enum sim_words words); /* NULL: no such status */
int sim_status_text(int64_t status, enum sim_words words, uint64_t *out);
int sim_release(char *buffer, uint64_t room);	     /* the version, as text */
int sim_device_current(uint64_t key, uint64_t *out); /* that of a context, if one is named */
int sim_handle_device(uint64_t handle);		     /* ordinal, or -ENODEV */
int sim_owner_device(uint64_t handle); /* the same for an object of a device; 0: of all */

int sim_memory_info(int device, uint64_t *total, uint64_t *free, uint64_t *used);
int sim_memory_percent(int device, uint64_t *total, uint64_t *free, uint64_t *used,
		       uint64_t *percent);
/* *count: room in, number out. Elements of `stride` bytes with their size at `offset`; items may be NULL. */
int sim_memory_list(int device, uint64_t *count, void *items, size_t stride, size_t offset);
/* Return the attributes with these numbers (-1: none), as 64 bits. */
int sim_memory_attribute(int device, int64_t attribute, int64_t total, int64_t largest, void *out);
/* The same, and by the number `place` where the device is on the bus: domain << 16 | bus << 8 | slot << 3. */
int sim_memory_attribute_or_place(int device, int64_t attribute, int64_t total, int64_t largest,
				  int64_t place, void *out);
/* The same in units of `unit` bytes, `width` bytes wide. */
int sim_memory_attribute_in(int device, int64_t attribute, int64_t total, int64_t largest,
			    int64_t unit, void *out, size_t width);
int sim_utilisation(int device, uint64_t *busy, uint64_t *memory);
/*
 * Answers of vendors to a call without enough room for a list. `error`: the result of sim_process_list;
 * `room`, `items`: the caller's. counts: it is no error. asked: it is no error without any room, because
 * the caller only asks. fills: it is no error without an array; otherwise `count` is the number of
 * written elements.
 */
static inline int sim_listed_counts(int error, uint64_t room, const void *items,
				    const uint64_t *count)
{
	(void)room, (void)items, (void)count;
	return error == -ENOSPC ? 0 : error;
}
static inline int sim_listed_asked(int error, uint64_t room, const void *items,
				   const uint64_t *count)
{
	(void)items, (void)count;
	return error == -ENOSPC && !room ? 0 : error;
}
static inline int sim_listed_fills(int error, uint64_t room, const void *items, uint64_t *count)
{
	if (error == -ENOSPC && items)
		*count = room;
	return error == -ENOSPC && !items ? 0 : error;
}
/* Which processes: those that compute, those that draw, those that share the device through a server. */
enum {
	SIM_PROCESSES_ANY = -1,
	SIM_PROCESSES_COMPUTE,
	SIM_PROCESSES_GRAPHICS,
	SIM_PROCESSES_SERVED
};
/*
 * *count: room in, number out; -ENOSPC if it is too small. Elements as in role_own_processes; items may
 * be NULL. ROLE_DEVICE_NONE: of all devices. At busy_offset is a 32-bit number: percent of the device's time, over the
 * last second or more.
 */
int sim_process_list(int device, int64_t kinds, uint64_t *count, void *items, size_t stride,
		     size_t pid_offset, size_t bytes_offset, size_t busy_offset, uint64_t unit);
/* Notes the limit of a control group in its folder, in a file for each device: nothing enforces it. */
int sim_memory_limit(int device, const char *group, uint64_t limit);
int sim_process_count(int device, uint64_t *out);
/* One element, of a process by its pid on any device; -ENOENT. */
int sim_process_info(int64_t pid, void *item, size_t stride, size_t pid_offset, size_t bytes_offset,
		     size_t busy_offset, uint64_t unit);

int sim_context_create(int device, enum sim_scope scope, uint64_t *key);
int sim_context_destroy(uint64_t key, int device, enum sim_scope scope);
int sim_context_state(int device, uint64_t *active, uint64_t *flags); /* of the primary one */
int sim_context_current(uint64_t *out);
int sim_context_id(uint64_t key, uint64_t *out); /* key 0: the current one */
int sim_context_use(uint64_t key);
int sim_context_push(uint64_t key);
int sim_context_pop(uint64_t *out);

/* Of an array: bytes of a row, and rows. */
int sim_alloc(int device, enum role_space space, uint64_t bytes, uint64_t row, uint64_t rows,
	      uint64_t *key);
int sim_free(uint64_t key, uint64_t stream, bool queued);
int sim_host_alloc(uint64_t bytes, uint64_t *key);
int sim_host_free(uint64_t key);
int sim_host_register(uint64_t address, uint64_t bytes);
int sim_host_unregister(uint64_t address);
int sim_host_address(uint64_t address, uint64_t *out);
int sim_address_range(uint64_t address, uint64_t *base, uint64_t *bytes);
/* The vendor's numbers of what can be asked of an address, and of two kinds of memory; -1: cannot. */
struct sim_pointer_names {
	int64_t type, on, device_address, host_address, base, bytes, context, managed, mapped,
		number, host, device;
};
int sim_pointer_attribute(int64_t attribute, void *out, uint64_t address,
			  const struct sim_pointer_names *names);
int sim_pointer_attributes(uint64_t count, const void *attributes, void *const *outs,
			   uint64_t address, const struct sim_pointer_names *names);
int sim_footprint(int device, uint64_t *key);
int sim_unload(uint64_t key);
int sim_same(uint64_t known, uint64_t *key);
int sim_import(const void *handle, size_t handle_bytes, uint64_t bytes, int device,
	       enum role_space space, uint64_t *key);
int sim_ipc_export(uint64_t key, void *out, size_t out_bytes);

int sim_pool_create(int device, uint64_t *pool);
int sim_pool_destroy(uint64_t pool);
int sim_pool_default(int device, uint64_t *out);
/* pool 0: the device's own */
int sim_pool_alloc(int device, uint64_t pool, uint64_t bytes, uint64_t stream, uint64_t *key);
int sim_pool_alloc_from(int device, uint64_t pool, uint64_t bytes, uint64_t stream,
			uint64_t *key); /* 0: none */
/* Sets a figure where `value` is given, else trims. */
int sim_pool_change(uint64_t pool, uint64_t keep, int64_t figure, const void *value);
int sim_pool_attribute(uint64_t pool, int64_t figure, void *out);

int sim_vmm_reserve(uint64_t bytes, uint64_t *out);
int sim_vmm_unreserve(uint64_t address,
		      uint64_t bytes); /* bytes 0, here and in unmap: all that begins there */
int sim_vmm_create(uint64_t bytes, int device, uint64_t *key);
int sim_vmm_retain(uint64_t address, uint64_t *key);
int sim_vmm_release(uint64_t key);
int sim_vmm_map(uint64_t address, uint64_t bytes, uint64_t key);
int sim_vmm_unmap(uint64_t address, uint64_t bytes);
int sim_granularity(uint64_t *out);

int sim_stream_create(uint64_t *out);
/* blocks: calls return when their work is done */
int sim_queue_create(int device, uint64_t kind, bool blocks, uint64_t *out);
int sim_stream_destroy(uint64_t stream);

/*
 * Lists record work until they are closed. A stream of that kind (0: any) does the work each time that
 * it executes the list.
 */
int sim_list_create(uint64_t kind, uint64_t *out);
int sim_list_close(uint64_t list);
int sim_list_reset(uint64_t list);
int sim_execute(const void *lists, uint64_t count, uint64_t stream);
/* The call comes behind the events, and the event (0: none) behind the call. */
int sim_order(uint64_t stream, const void *waits, uint64_t count);
int sim_ordered(uint64_t stream, uint64_t signals);
#define SIM_ORDERED(stream, waits, count, signals, call) \
	((_sim_error = sim_order(stream, waits, count)) || (_sim_error = (call)) \
		 ? _sim_error \
		 : sim_ordered(stream, signals))
int sim_stream_query(uint64_t stream);
/* Success whether or not it is done; *out says which, by the vendor's numbers. */
int sim_stream_status(uint64_t stream, int64_t ready, int64_t pending, uint64_t *out);
int sim_stream_wait(uint64_t stream, uint64_t event);
/*
 * Wait for a word of 4 or 8 bytes, or write it, behind the present work of the stream. If the word has
 * the awaited value already, it is read at the call.
 */
/* word >= value (cyclic); word == value; word & value; ~(word | value) */
enum sim_comparison { SIM_AT_LEAST, SIM_EQUAL, SIM_ANY_OF, SIM_NOT_ALL_OF };
int sim_stream_await(uint64_t stream, uint64_t address, uint64_t value, uint64_t width,
		     int64_t comparison);
int sim_stream_write(uint64_t stream, uint64_t address, uint64_t value, uint64_t width);
int sim_sync(uint64_t stream, bool all);
int sim_sync_within(uint64_t stream, uint64_t timeout); /* -EAGAIN: not within `timeout` ns */
int sim_event_create(uint64_t *out);
int sim_event_create_pending(uint64_t *out); /* it has not happened before it is put anywhere */
int sim_event_signal(uint64_t event);	     /* by the host */
int sim_event_reset(uint64_t event);
int sim_event_reset_in(uint64_t stream, uint64_t event);
int sim_event_time(uint64_t event, uint64_t *start,
		   uint64_t *end);		      /* ns, of the piece that it is behind */
int sim_event_wait(uint64_t event, uint64_t timeout); /* -EAGAIN: not within `timeout` ns */
int sim_event_destroy(uint64_t event);
int sim_event_record(uint64_t event, uint64_t stream);
/* Behind all streams of a context, which need not be current. Callbacks of the host are not waited for. */
int sim_event_record_all(uint64_t event, uint64_t context);
int sim_event_query(uint64_t event);
int sim_event_status(uint64_t event, int64_t ready, int64_t pending, uint64_t *out);
int sim_event_sync(uint64_t event);
int sim_event_elapsed(double *out, uint64_t start, uint64_t end);
int sim_copy(uint64_t to, uint64_t from, uint64_t bytes, uint64_t stream, bool queued);
/* Where a block of rows lies: memory or an array, the bytes of a row, the rows of a slice, and how far in. */
struct sim_place {
	uint64_t at, pitch, rows, x, y, z;
};
int sim_copy_block(struct sim_place to, struct sim_place from, uint64_t width, uint64_t rows,
		   uint64_t slices, uint64_t stream, bool queued);
struct sim_fill {
	uint64_t to, value, width, count; /* elements of up to 8 bytes */
	uint64_t pitch, rows;		  /* pitch 0: one row */
};
int sim_memset(struct sim_fill fill, uint64_t stream, bool queued);
int sim_launch(uint64_t function, uint64_t stream);
int sim_launch_configure(
	uint64_t stream); /* the stream of this thread's next sim_launch_configured */
int sim_launch_configured(uint64_t function);
int sim_module_function(const char *name, uint64_t *out);
int sim_host_callback(uint64_t stream, void (*call)(void *), void *data);
int sim_host_callback_status(uint64_t stream, void (*call)(void *), int64_t ok, void *data);
int sim_stream_context(uint64_t stream, uint64_t *out, uint64_t *device);

/*
 * While a stream records, calls that are not recorded may be unsafe. A recording in mode 0 forbids them
 * to all threads of the process, in mode 1 to the thread that began it, in mode 2 (relaxed) to none. A
 * thread that is in mode 1 itself obeys only its own recordings, one in mode 2 none.
 *
 * A forbidden call is refused, and spoils the recording, which then ends with -ECANCELED. A query of a
 * recording stream, or a wait for one, does the same in any mode, with -EBUSY. Except in mode 2, a
 * recording has to end in the thread that began it: -EXDEV.
 */
int sim_capture_begin(uint64_t stream, int64_t mode);
int sim_capture_begin_into(uint64_t stream, uint64_t graph,
			   int64_t mode); /* behind its present nodes */
int sim_capture_end(uint64_t stream, uint64_t *graph);
int sim_capture_info(uint64_t stream, uint64_t *status); /* 1: recording; 2: spoilt */
int sim_capture_mode(uint64_t *mode);			 /* this thread's, exchanged; 0 at first */
bool sim_forbids(void);		      /* is a call unsafe here now? spoils the recording */
bool sim_forbids_in(uint64_t stream); /* the same where only its own stream counts */
int sim_graph_create(uint64_t *graph);
int sim_graph_release(uint64_t graph);
int sim_graph_alloc_node(uint64_t graph, uint64_t bytes, uint64_t *node, uint64_t *address);
int sim_graph_free_node(uint64_t graph, uint64_t address, uint64_t *node);
/* *count: room in, number out; items of 64 bits, or NULL. */
int sim_graph_nodes(uint64_t graph, void *nodes, uint64_t *count);
int sim_graph_node_kind(uint64_t node, int64_t allocates, int64_t other, uint64_t *out);
int sim_graph_node_memory(uint64_t node, uint64_t *bytes, uint64_t *address, uint64_t *device);
int sim_graph_instantiate(uint64_t graph, bool uploads, uint64_t stream, uint64_t *exec);
int sim_graph_destroy(uint64_t exec);
int sim_graph_launch(uint64_t exec, uint64_t stream, bool upload);
int sim_graph_trim(int device);
int sim_graph_attribute(int device, int64_t figure, void *out);

#endif
