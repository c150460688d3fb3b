/* SPDX-License-Identifier: Apache-2.0 */
/* Work for the device: which gate it goes through, and as what. */
#include <errno.h>
#include <pthread.h>
#include <string.h>

#include "state/account.h"
#include "lease/arbiter.h"
#include "config.h"
#include "submit/gate_quick.h"
#include "platform/hot.h"
#include "ports/identity.h"
#include "platform/lock.h"
#include "platform/log.h"
#include "port.h"
#include "role.h"
#include "role_launch.h"
#include "sched/share.h"
#include "platform/thread.h"
#include "memory/track.h"

HOT_ENTRY_PAGE

enum { UNASKED, JOINED, REFUSED };

ROLE_HOT _Atomic uint64_t role_codes[ROLE_CODES] = {0};
ROLE_HOT struct launch_process launch_process = {0};
ROLE_HOT struct role_gate role_gate = {.word = &role_gate.always, .always = 1};
static _Atomic uint8_t devices[TRACK_DEVICES]; /* UNASKED… */
static _Atomic(struct gate *) gates[TRACK_DEVICES];
static struct lock joining;

/* The default folder of the leases is in the state folder, which may have to be made first. Another
 * one's parent must be there. */
static int open_shared(int device, const struct gate_join *request)
{
	int error = request->folder[0] ? gate_open(device, request) : -ENOENT;

	if (error == -ENOENT && request->folder[0] && config_shared_is_default() &&
	    !account_make_state(config_state(), config_state_is_default()))
		error = gate_open(device, request);
	return error;
}

/* Where the shared folder cannot be used the processes know nothing of each other, but each keeps to its terms. */
static int join(int device)
{
	struct port_device id;
	struct share_terms terms;
	const char *folder = config_shared();
	struct gate_join request = {
		.folder = folder, .uuid = id.uuid, .tenant = config_tenant(), .terms = &terms};
	int error = port_identify(device, &id);

	if (error)
		return error;
	identity_check_settings();
	config_compute(&id, &terms);
	error = open_shared(device, &request);
	if (!error) {
		gate_watch();
		return 0;
	}
	log_once(
		LOG_WARN,
		"%.200s (PORTER_SHARED): cannot be used for sharing %s: %s; this process keeps to its own share, and sees no other",
		folder[0] ? folder : "no folder for shared devices", id.uuid, strerror(-error));
	request.folder = NULL;
	request.later = folder[0] ? folder : NULL;
	error = gate_open(device, &request);
	if (!error)
		gate_watch();
	else
		log_once(LOG_ERROR,
			 "%s: the share of it cannot be kept (%d); its work is not bounded",
			 id.uuid, -error);
	return error;
}

uint32_t launch_disturbs(int device, bool shared, uint32_t noted)
{
	const char *folder = config_compute_set() ? config_shared() : "";
	struct port_device id;

	if (!folder[0] || (device == ROLE_DEVICE_CURRENT && port_current_device(&device)) ||
	    device < 0)
		return 0;
	if ((!noted && shared && port_context_active(device) == 1) || port_identify(device, &id))
		return 0;
	lock_settle_clock(); /* it may be before we join */
	return arbiter_disturb(folder, id.uuid, noted, lock_now_ns());
}

/* Where there is but one device, its word says when there is nothing to do. */
static void point_gate(int device)
{
	struct gate *gate = gate_find(device);
	const _Atomic uint32_t *word;
	int count;

	if (port_device_count(&count) || count != 1 || !gate)
		return;
	atomic_store(&launch_process.only, gate);
	word = gate_word(gate);
	atomic_store_explicit(&role_gate.word, word ? word : &role_gate.always,
			      memory_order_release);
}

static struct gate *join_once(int device)
{
	int cancelling;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	lock_take(&joining);
	if (atomic_load(&devices[device]) == UNASKED) {
		int error = join(device);

		atomic_store(&gates[device], gate_find(device));
		atomic_store(&devices[device], error ? REFUSED : JOINED);
		point_gate(device);
	}
	lock_drop(&joining);
	pthread_setcancelstate(cancelling, NULL);
	return atomic_load(&gates[device]);
}

void launch_present(int device)
{
	if (!config_compute_set() ||
	    (device == ROLE_DEVICE_CURRENT && port_current_device(&device)) || device < 0 ||
	    device >= TRACK_DEVICES)
		return;
	if (atomic_load_explicit(&devices[device], memory_order_relaxed) == UNASKED)
		join_once(device);
}

static struct gate *gate_of(uint64_t stream, int device)
{
	if (!config_compute_set()) {
		launch_unbounded();
		return NULL;
	}
	if (device == ROLE_DEVICE_CURRENT && atomic_load(&gate_captures) &&
	    port_stream_recording(stream))
		return NULL; /* it is asked nothing else */
	if (device == ROLE_DEVICE_CURRENT)
		device = port_stream_device(stream);
	if (device < 0 || device >= TRACK_DEVICES)
		return NULL;
	if (atomic_load_explicit(&devices[device], memory_order_relaxed) == UNASKED)
		return join_once(device);
	return atomic_load_explicit(&gates[device], memory_order_acquire);
}

static struct gate *gate_at(uint64_t stream)
{
	struct gate *gate = atomic_load(&launch_process.only);

	return gate ? gate : gate_of(stream, ROLE_DEVICE_CURRENT);
}

/* Copies of about the same size are alike. */
static uint64_t rough(uint64_t bytes)
{
	unsigned bits = bytes > 15 ? 60 - (unsigned)__builtin_clzll(bytes) : 0;

	return bytes >> bits << bits;
}

/* Tables of keys hash them (predict_hash), so a key has but to be of its own. One constant, which the
 * caller has in a register, and no branch: a launch computes it. */
static inline uint64_t key_from(uint64_t what, uint64_t extent, uint64_t kind)
{
	const uint64_t odd = UINT64_C(0x9e3779b97f4a7c15);

	return (what * odd ^ __builtin_bswap64(extent * odd)) + kind;
}

static uint64_t key_of(const struct role_launch *op)
{
	bool moves = op->work == ROLE_COPY || op->work == ROLE_FILL;

	return key_from(op->what, moves ? rough(op->extent) : op->extent,
			(uint64_t)op->work << 1 | op->host);
}

/* From now on threads without seats count launches, too. If another thread registers a stream meanwhile,
 * it sees the key, or this thread sees the stream. */
static void allow_quick(void)
{
	if (atomic_load(&launch_process.known_streams))
		return;
	atomic_store(&launch_process.key, atomic_load(&thread_key));
	if (atomic_load(&launch_process.known_streams))
		atomic_store(&launch_process.key, 0);
}

/* Threads that ask after this call get a new answer. */
void launch_forget_ways(void)
{
	atomic_fetch_add(&role_gate.ways, 1);
}

static inline struct gate_along **along_of(struct thread *self, uint64_t stream)
{
	uint64_t hash = (uint32_t)((stream * UINT64_C(0x9e3779b97f4a7c15)) >> 32);

	return &self->along[hash * THREAD_STREAMS >> 32];
}

/* Of streams that take turns at one place, the owner keeps it while it uses it. */
static bool may_have(struct thread *self, const struct gate_along *along, uint64_t stream,
		     uint64_t owner)
{
	uint64_t given;
	bool rests;

	if (!along || (along->stream == stream && along->owner == owner))
		return true;
	given = atomic_load_explicit(&along->given, memory_order_relaxed);
	rests = self->given == given;
	self->given = given;
	return rests;
}

/* The thread's next launch into that stream need not ask for its gate, if that stays the same, or
 * does while this owner is current. */
static void note_along(struct role_launch *op, struct thread *self, struct gate *gate,
		       uint32_t ways)
{
	struct gate_along **along = along_of(self, op->stream);
	bool one = atomic_load(&launch_process.only), stays;
	uint64_t owner;

	if (atomic_load(&gate_captures)) /* no questions about a stream that may record */
		return;
	stays = op->stream > GATE_DEFAULT_STREAMS && (one || port_stream_stays(op->stream));
	owner = stays ? 0 : gate_current_owner();
	if ((owner == GATE_UNOWNED && !one) || !may_have(self, *along, op->stream, owner))
		return;
	op->piece.owner = owner;
	op->piece.along = *along = gate_along_point(*along, gate, op->stream, owner, ways);
	if (*along)
		thread_sit(self);
	if (!atomic_load_explicit(&launch_process.key, memory_order_relaxed))
		allow_quick();
}

/* What passes by is counted where this process takes part already; no device is joined for it. */
static void note_copied(const struct role_launch *op)
{
	struct gate *gate = atomic_load(&launch_process.only);
	int device;

	if (atomic_load(&gate_captures) && port_stream_recording(op->stream))
		return;
	if (!gate && config_compute_set()) {
		device = port_stream_device(op->stream);
		if (device >= 0 && device < TRACK_DEVICES)
			gate = atomic_load_explicit(&gates[device], memory_order_acquire);
	}
	if (gate)
		gate_copied(gate, op->extent);
}

/* Its gate is asked for. False: it passes by. */
static __attribute__((noinline)) bool find_gate(struct role_launch *op, struct thread *self)
{
	uint32_t ways = atomic_load(&role_gate.ways);
	struct role_stream known;
	bool is_known;

	op->piece = (struct gate_piece){0};
	is_known = role_stream_known(op->stream, &known);
	if (op->list && !is_known)
		return false;
	op->aside = op->host && !config_gate_copies();
	if (op->aside)
		return false;
	op->piece.waited = op->waited | (is_known && known.blocks);
	op->piece.place = gate_at(op->stream);
	if (op->piece.place && !is_known && !op->host && !op->waited)
		note_along(op, self, op->piece.place, ways);
	return op->piece.place;
}

static inline void name_piece(struct role_launch *op)
{
	op->piece.stream = op->stream;
	op->piece.key = key_of(op);
	if (!op->piece.key) /* 0 is none */
		op->piece.key = 1;
}

static __attribute__((noinline)) void launch_unknown(struct role_launch *op, struct thread *self)
{
	if (!find_gate(op, self))
		return;
	name_piece(op);
	gate_before(&op->piece);
}

/* Its thread has a count for it, of a gate that is open or not. */
static inline __attribute__((always_inline)) void launch_along(struct role_launch *op,
							       struct gate_along *along)
{
	/* Where there are several devices, nothing is looked at before this word. */
	if (!gate_along_is_gated(along))
		return;
	op->piece.along = along;
	op->piece.place = atomic_load_explicit(&along->gate, memory_order_relaxed);
	name_piece(op);
	if (!LIKELY(gate_goes_along(along, &op->piece)))
		gate_before_along(&op->piece);
}

HOT static __attribute__((noinline)) void launch_owned(struct role_launch *op, struct thread *self,
						       struct gate_along *along)
{
	op->piece.owner = gate_current_owner();
	if (LIKELY(op->piece.owner == along->owner))
		launch_along(op, along);
	else
		launch_unknown(op, self);
}

HOT_LINE void role_launch_before(struct role_launch *op, struct thread *self)
{
	struct gate_along *along = *along_of(self, op->stream);

	if (!LIKELY(along && along->stream == op->stream && !op->host && !op->list && !op->waited &&
		    along->of == atomic_load_explicit(&role_gate.ways, memory_order_relaxed) &&
		    !atomic_load_explicit(&launch_process.known_streams, memory_order_acquire)))
		launch_unknown(op, self);
	else if (along->owner)
		launch_owned(op, self, along);
	else
		launch_along(op, along);
}

/* The functions that are seldom needed are called last, so that role_launch_quick saves no registers
 * for them. */
HOT static __attribute__((noinline)) struct thread *pass_unwanted(struct thread *self,
								  const struct role_quick *quick)
{
	if (gate_is_unwanted(quick->along))
		return self;
	role_leave_work(self);
	return NULL;
}

static __attribute__((noinline)) struct thread *leave_quick(struct thread *self)
{
	role_leave_work(self);
	return NULL;
}

static inline __attribute__((always_inline)) struct thread *
count_quick(struct thread *self, uint64_t key, struct role_quick *quick)
{
	struct gate_along *along = quick->along;

	/* Where there are several devices, nothing is looked at before this word. */
	if (!LIKELY(gate_along_is_gated(along))) {
		quick->along = NULL;
		return self;
	}
	quick->predicted = gate_along_knows(along, key);
	switch (gate_goes_quickly(along, quick->predicted)) {
	case GATE_GOES:
		return self;
	case GATE_MAY_GO:
		return pass_unwanted(self, quick);
	default:
		return leave_quick(self);
	}
}

HOT static __attribute__((noinline)) struct thread *count_owned(struct thread *self, uint64_t key,
								struct role_quick *quick)
{
	if (quick->along->owner != gate_current_owner())
		return leave_quick(self);
	return count_quick(self, key, quick);
}

HOT_ENTRY void role_launch_went(struct thread *self, const struct role_quick *quick, bool accepted)
{
	if (LIKELY(accepted && quick->along))
		gate_went_along(quick->along, quick->predicted);
	role_leave_work(self);
}

static inline __attribute__((always_inline)) struct thread *quick_of(struct thread *self,
								     uint64_t stream, uint64_t what,
								     uint64_t extent,
								     struct role_quick *quick)
{
	struct gate_along *along;
	uint64_t key;

	if (!LIKELY(!self->inside))
		return NULL;
	self->inside = 1;
	atomic_signal_fence(memory_order_seq_cst);
	quick->along = along = *along_of(self, stream);
	if (!LIKELY(along && along->stream == stream &&
		    along->of == atomic_load_explicit(&role_gate.ways, memory_order_relaxed)))
		return leave_quick(self);
	key = key_from(what, extent, (uint64_t)ROLE_KERNEL << 1);
	if (!LIKELY(!along->owner))
		return count_owned(self, key, quick);
	return count_quick(self, key, quick);
}

/* Its seat is another thread's. */
HOT static __attribute__((noinline)) struct thread *
quick_unseated(uint64_t stream, uint64_t what, uint64_t extent, struct role_quick *quick)
{
	uint32_t key = atomic_load_explicit(&launch_process.key, memory_order_relaxed);
	struct thread *self = key ? pthread_getspecific((pthread_key_t)(key - 1)) : NULL;

	return self ? quick_of(self, stream, what, extent, quick) : NULL;
}

HOT_ENTRY struct thread *role_launch_quick(uint64_t stream, uint64_t what, uint64_t extent,
					   struct role_quick *quick)
{
	struct thread *self = thread_seated();

	if (!LIKELY(self))
		return quick_unseated(stream, what, extent, quick);
	return quick_of(self, stream, what, extent, quick);
}

bool role_on_device(uint64_t address)
{
	return port_on_device(address);
}

HOT void role_launch_after(struct role_launch *op, bool accepted)
{
	gate_after(&op->piece, accepted);
	if (__builtin_expect(op->aside, 0) && accepted)
		note_copied(op);
}

void role_gang(int device)
{
	struct gate *gate = gate_of(0, device);

	if (gate)
		gate_bind(gate);
}

void role_capture(int more)
{
	gate_capture(more);
}

bool role_call_before(uint64_t stream)
{
	struct gate *gate;
	bool gated;

	if (!role_enter())
		return false;
	gate = gate_at(stream);
	gated = gate && gate_call_before(gate, stream);
	role_leave();
	return gated;
}

void role_call_after(uint64_t stream)
{
	struct gate *gate;

	if (!role_enter())
		return;
	gate = gate_at(stream);
	if (gate)
		gate_call_after(gate, stream);
	role_leave();
}

void role_stream_made(const struct role_stream *made)
{
	struct track old,
		entry = {
			.key = made->stream,
			.owner = made->owner,
			.maps = made->kind,
			.refs = made->blocks,
			.space = TRACK_STREAM,
			.device = (uint8_t)made->device,
		};

	if (made->device < 0 || made->device >= TRACK_DEVICES || track_put(&entry, &old))
		return;
	atomic_store(&launch_process.known_streams, true);
	atomic_store(&launch_process.key, 0);
	launch_forget_ways();
}

bool role_stream_known(uint64_t stream, struct role_stream *out)
{
	struct track entry;

	if (!atomic_load_explicit(&launch_process.known_streams, memory_order_acquire) ||
	    !track_look(TRACK_STREAM, stream, &entry))
		return false;
	*out = (struct role_stream){
		.stream = stream,
		.owner = entry.owner,
		.device = entry.device,
		.kind = entry.maps,
		.blocks = entry.refs != 0,
	};
	return true;
}

uint64_t role_stream_leaving(uint64_t stream)
{
	struct track entry;

	gate_stream_gone(stream);
	launch_forget_ways();
	if (atomic_load_explicit(&launch_process.known_streams, memory_order_acquire))
		track_take(TRACK_STREAM, stream, &entry);
	return stream;
}

void launch_unbounded(void)
{
	atomic_store_explicit(&role_gate.word, &role_gate.never, memory_order_relaxed);
}

void launch_reset(void)
{
	struct thread *self = thread_self();

	for (int i = 0; i < TRACK_DEVICES; i++) {
		atomic_store(&gates[i], NULL);
		atomic_store(&devices[i], UNASKED);
	}
	atomic_store(&launch_process.only, NULL);
	atomic_store(&launch_process.key, 0);
	launch_forget_ways();
	memset(self->along, 0, sizeof(self->along));
	joining = (struct lock){0};
	atomic_store(&role_gate.word, &role_gate.always);
}
