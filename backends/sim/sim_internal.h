/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sim_internal.h: the simulated device's own state, shared by backends/sim/sim_*.c.
 *
 * One lock (sim.lock) guards everything; role functions take it, functions below expect it held
 * unless they say otherwise. It is dropped while a caller waits for device time. After a fork the
 * child starts with nothing, as with a real device.
 */
#ifndef PORTER_SIM_INTERNAL_H
#define PORTER_SIM_INTERNAL_H

#include <pthread.h>

#include "sim.h"
#include "sim_file.h"
#include "sim_wire.h"

#define SIM_QUEUE 1024 /* launches in flight before the next one waits */
#define SIM_MIB ((uint64_t)1 << 20)
#define SIM_GRANULE (2 * SIM_MIB)
#define SIM_POOL_CHUNK (32 * SIM_MIB)

enum sim_kind {
	SIM_BLOCK = 1,
	SIM_HOST,
	SIM_FOREIGN,
	SIM_POOL_OBJECT,
	SIM_PHYSICAL,
	SIM_RANGE,
	SIM_MAPPING,
	SIM_CONTEXT_OBJECT,
	SIM_STREAM,
	SIM_EVENT,
	SIM_KERNEL,
	SIM_MODULE,
	SIM_GRAPH_OBJECT,
	SIM_EXEC,
	SIM_GRAPH_MEMORY,
	SIM_NODE,
	SIM_REGISTERED,
};

/* Everything that a key names. Embedded first in the structs below. */
struct sim_object {
	struct sim_object *next; /* in its bucket */
	uint64_t key;
	enum sim_kind kind;
	int device;
	uint64_t owner; /* key of the context it dies with; 0: none */
};

/* A piece of a sparse file: the "chips". */
struct sim_backing {
	struct sim_file file;
	bool own_file;		/* not a part of the library's */
	uint64_t offset, bytes; /* whole pages */
};

struct sim_span {
	struct sim_span *next;
	uint64_t offset, bytes;
	bool used;
};

struct sim_chunk {
	struct sim_chunk *next;
	struct sim_backing backing;
	uint64_t base; /* address */
	uint64_t bytes, used;
	bool whole; /* one allocation owns it */
	struct sim_span *spans;
};

/* Device memory that grows by `unit` and is handed out in pieces. */
struct sim_heap {
	int device;
	uint64_t unit, align;
	uint64_t whole_above; /* larger requests get a chunk of their own */
	bool pooled;	      /* unused bytes go back at the next wait, not at once */
	uint64_t threshold;   /* unused bytes kept */
	uint64_t reserved, reserved_high, used, used_high;
	struct sim_chunk *chunks;
};

struct sim_block {
	struct sim_object object;
	struct sim_heap *heap;
	struct sim_chunk *chunk;
	uint64_t address, bytes;
	uint64_t row, rows; /* of an array: bytes of a row, and how many; 0: plain memory */
};

struct sim_pool {
	struct sim_object object;
	struct sim_heap heap;
};

struct sim_context {
	struct sim_object object;
	enum sim_scope scope;
	bool active;
	unsigned refs;
	uint64_t cost;
	struct sim_heap heap;
	uint64_t stream; /* the default stream's key */
};

struct sim_node;

struct sim_graph {
	struct sim_object object;
	struct sim_node *nodes, **last;
	uint64_t cost; /* of one that is executable */
	/* of one that is recorded: the calls that others may make meanwhile */
	int mode;
	const void *thread; /* the thread that began the recording */
	bool given, spoilt; /* it was there before; a call broke the recording */
};

struct sim_stream {
	struct sim_object object;
	uint64_t tail;		/* when its queued work is done */
	uint64_t calls, called; /* host callbacks queued and done */
	uint64_t capture;	/* graph being recorded; 0: none */
	/* the same for work that waits until a word of memory is right */
	uint64_t held;
	bool origin;	   /* capture began here */
	uint64_t kind;	   /* of the engine that it is for */
	bool list, closed; /* it only records: `capture` is its own */
	bool blocks;	   /* calls wait for the work that they submit */
	uint64_t begun;	   /* when its latest piece was */
};

struct sim_event {
	struct sim_object object;
	bool recorded;
	bool pending; /* and if it was not, it has not happened */
	uint64_t begun, time;
	uint64_t stream, calls; /* callbacks that come before it */
	uint64_t capture;
	unsigned behind; /* streams that are held and wait for this one */
	uint64_t serial; /* how often it was put somewhere */
};

struct sim_device {
	uint64_t total;
	struct sim_clock *clock;
	struct sim_clock own_clock; /* without a daemon */
	uint64_t used;		    /* by this library in this process */
	uint64_t primary;	    /* key of its primary context; 0: none */
	uint64_t pool;		    /* key of its default pool; 0: none yet */
	uint64_t graph_high, graph_used_high;
	uint64_t ends[SIM_QUEUE]; /* when the last launches end */
	unsigned launches;
	uint64_t seen_time, seen_busy; /* utilisation's last look */
	unsigned seen_share;
};

struct sim_config {
	bool exact, takes_all, beside, listed;
	unsigned slices; /* of each card; 0: devices are cards */
	uint64_t context, module, graph, kernel_ns;
	uint64_t fail_at; /* bytes on one device that this process cannot pass */
	uint64_t ahead;	  /* ns, of our clock before the machine's: that of a time namespace */
	int visible[SIM_DEVICES_MAX], visible_count;
	uint64_t serial;
	char name[SIM_LABEL_MAX], prefix[SIM_LABEL_MAX], label[SIM_LABEL_MAX];
};

struct sim_state {
	pthread_mutex_t lock;
	pthread_cond_t work; /* a callback was queued */
	pthread_cond_t done; /* a callback has run */
	bool ready, initialised;
	int error;	/* why there is no device */
	uint64_t fault; /* when a kernel fails, and with it all that comes later; 0: none does */
	struct sim_config config;
	struct sim_device devices[SIM_DEVICES_MAX]; /* physical */
	int device_count;
	struct sim_file daemon; /* connection */
	bool connected;		/* there was one: it is made again where the program closed it */
	uint64_t client;
	struct sim_use *uses;	/* our work, for the daemon, by device; NULL: no place was left */
	struct sim_file memory; /* sparse file behind all addresses */
	uint64_t memory_end;
	uint64_t next_handle;
	struct sim_object **buckets;
	uint64_t bucket_count, object_count;
};
extern struct sim_state sim;

/* sim_state.c */
void sim_lock(void); /* also reads the configuration, once */
void sim_unlock(void);
uint64_t sim_bytes_of(const char *text, uint64_t otherwise);
uint64_t sim_handle(void);
void *sim_add(size_t bytes, uint64_t key,
	      enum sim_kind kind); /* key 0: a fresh handle; NULL: no host memory */
void *sim_find(uint64_t key, enum sim_kind kind);
void sim_drop(struct sim_object *object); /* forgets and frees it */
/* NULL: first; drop none but `after` meanwhile */
struct sim_object *sim_each(struct sim_object *after, enum sim_kind kind);
int sim_device_here(int device); /* visible ordinal or SIM_CURRENT to physical; -errno */
int sim_lock_here(int device);	 /* sim_lock, then that; unlocked again if negative */

/* sim_device.c */
int sim_device_visible(int physical, uint64_t *out);		       /* as programs name it */
bool sim_device_named(int physical, const char *start, size_t length); /* does its UUID begin so? */
int sim_open(void);
void sim_close(bool forked);
int sim_charge(int device, uint64_t bytes); /* -ENOMEM after releasing unused memory */
void sim_discharge(int device, uint64_t bytes);
int sim_back(uint64_t bytes, struct sim_backing *out);
void sim_unback(struct sim_backing *backing);
uint64_t sim_page(uint64_t bytes);				  /* rounded up to pages */
uint64_t sim_map(const struct sim_backing *backing, uint64_t at); /* at 0: anywhere; 0: failed */
int sim_fetch(uint64_t client); /* another process' memory; a descriptor to close */
void sim_unmap(uint64_t address, uint64_t bytes, bool keep_range);

/* The object that an address lies in. */
struct sim_found {
	struct sim_object *object;
	uint64_t base, bytes;
	bool host;
};

/* sim_memory.c */
bool sim_memory_at(uint64_t address, struct sim_found *out);
void sim_heap_init(struct sim_heap *heap, int device, uint64_t unit, bool pooled);
void sim_heap_trim(struct sim_heap *heap, uint64_t keep);
int sim_heap_take(struct sim_heap *heap, uint64_t bytes, struct sim_block *out);
void sim_heap_give(struct sim_block *block);
void sim_object_free(struct sim_object *object); /* memory of any kind and owner */
void sim_trim(int device);

/* sim_vmm.c */
int sim_export_physical(uint64_t key, int *fd);
int sim_import_physical(int fd, int device, uint64_t *key);

bool sim_mapping_at(uint64_t address, struct sim_found *out);

/* sim_context.c */
struct sim_context *sim_current(int *error);		  /* the thread's; makes an implicit one */
struct sim_context *sim_implicit(int device, int *error); /* a device's own, where contexts are */
int sim_current_device(void);				  /* physical; -errno */

/* sim_stream.c */
struct sim_node;
struct sim_host_call {
	void (*call)(void *);
	void *data;
	bool takes_status; /* it wants the stream and a status too */
	int ok;
	uint64_t stream;
};
uint64_t sim_now(void);
uint64_t sim_clock_ahead(void);
struct sim_stream *sim_stream_of(uint64_t key, int *error);
void sim_enqueue(struct sim_stream *stream, uint64_t nanoseconds);
/* drops the lock meanwhile; no longer than until the fault */
void sim_await(uint64_t when);
bool sim_has_failed(void);
void sim_idle(struct sim_stream *stream); /* waits; the stream may be destroyed afterwards */
void sim_idle_all(void);		  /* the same for all, which breaks no recording */
void sim_queue_call(struct sim_stream *stream, struct sim_host_call call);
void sim_calls_forked(void);
bool sim_happened(const struct sim_event *event);
void sim_put(struct sim_event *event,
	     const struct sim_stream *stream); /* behind all that the stream has */
void sim_arrive(const struct sim_stream *stream, const struct sim_node *node);
void sim_wait_room(
	struct sim_device
		*device); /* the next launch waits until the queue has room, as a real one does */

/* sim_capture.c */
bool sim_records(void); /* does a stream record? */
/* -EBUSY: what records in that context (0: in any) is spoilt; 0: nothing does */
int sim_spoil(uint64_t context);
int sim_spoil_here(void); /* of the current context; where there is none, of all */
int sim_spoil_event(const struct sim_event *event);    /* the same for the recording of an event */
int sim_spoil_stream(const struct sim_stream *stream); /* the same for the recording of a stream */

/* sim_held.c */
struct sim_node;
int sim_hold(struct sim_stream *stream,
	     struct sim_node node); /* behind work that is held already */
/* continues work whose word is right, not before `when` */
void sim_go_on(uint64_t when);
void sim_write_word(const struct sim_node *node);
void sim_held_forked(void);

/* sim_copy.c */
struct sim_block_shape {
	uint64_t rows, slices;	       /* besides the first */
	uint64_t to_pitch, from_pitch; /* from a row to the next */
	uint64_t to_slice, from_slice;
};
struct sim_node;
void sim_move(const struct sim_node *node);
void sim_set(const struct sim_node *node);

/* sim_graph.c */
enum sim_work {
	SIM_WORK_KERNEL,
	SIM_WORK_COPY,
	SIM_WORK_SET,
	SIM_WORK_CALL,
	SIM_WORK_ALLOC,
	SIM_WORK_FREE,
	SIM_WORK_WAIT,
	SIM_WORK_SIGNAL,
	SIM_WORK_RESET,	 /* to = an event */
	SIM_WORK_ARRIVE, /* the same; value = its serial; from: callbacks come before it, too */
	SIM_WORK_AWAIT,
	SIM_WORK_WRITE, /* to, value, width = a word; AWAIT: bytes = how it is compared */
};
struct sim_node {
	struct sim_node *next;
	uint64_t handle;
	enum sim_work work;
	uint64_t to, from, bytes, value,
		width;		      /* KERNEL: bytes = nanoseconds; ALLOC, FREE: to = address */
	struct sim_block_shape shape; /* COPY, SET */
	struct sim_host_call call;
};
int sim_record(uint64_t graph, struct sim_node node); /* -ECANCELED: the recording is spoilt */
struct sim_graph *sim_graph_new(enum sim_kind kind);
void sim_graph_drop(struct sim_graph *graph);
int sim_run_node(struct sim_stream *stream, const struct sim_node *node);
int sim_record_alloc(uint64_t graph, int device, uint64_t bytes, uint64_t *address);
bool sim_graph_memory_at(uint64_t address, struct sim_found *out);
uint64_t sim_graph_bytes(int device, bool live_only);
void sim_graph_give(int device);
void sim_graph_memory_free(struct sim_object *object); /* by address: no longer live */

#endif
