/* SPDX-License-Identifier: Apache-2.0 */
/* Threads' own counts of their launches, and the gate's use of them: gate_state.h. */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "gate_quick.h"

static struct gate_along alongs[GATE_ALONGS];
static _Atomic uint64_t claimed; /* bit i: alongs[i] is a thread's */
static atomic_uint wanting;
static struct lock burying;
_Static_assert(GATE_ALONGS == 64, "a bit each");

static uint64_t bit_of(const struct gate_along *along)
{
	return UINT64_C(1) << (along - alongs);
}

/* The work that it stands for belongs to no gate any more. */
static void leave(struct gate_along *along)
{
	struct gate *gate = atomic_load(&along->gate);

	if (!gate)
		return;
	gate_take(gate);
	gate->queues.alongs &= ~bit_of(along);
	lock_drop(&gate->lock);
	atomic_store(&along->gate, NULL);
}

static bool is_dead(int thread)
{
	int saved = errno;
	bool dead = thread && syscall(SYS_tgkill, getpid(), thread, 0) && errno == ESRCH;

	errno = saved;
	return dead;
}

/* Frees the counts of threads that ended. */
static void bury(void)
{
	lock_take(&burying);
	for (unsigned i = 0; i < GATE_ALONGS; i++) {
		if (!is_dead(atomic_load(&alongs[i].thread)))
			continue;
		leave(&alongs[i]);
		atomic_store(&alongs[i].thread, 0);
		atomic_fetch_and(&claimed, ~bit_of(&alongs[i]));
	}
	lock_drop(&burying);
}

static struct gate_along *claim(void)
{
	uint64_t before = atomic_load(&claimed);
	unsigned first;

	if (!~before && atomic_fetch_add(&wanting, 1) % GATE_BURY_EVERY == 0) {
		bury();
		before = atomic_load(&claimed);
	}
	while (~before) {
		first = (unsigned)__builtin_ctzll(~before);
		if (!atomic_compare_exchange_weak(&claimed, &before, before | UINT64_C(1) << first))
			continue;
		atomic_store(&alongs[first].thread, (int)syscall(SYS_gettid));
		return &alongs[first];
	}
	return NULL;
}

struct gate_along *gate_along_point(struct gate_along *along, struct gate *gate, uint64_t stream,
				    uint64_t owner, uint32_t of)
{
	if (!along)
		along = claim();
	if (!along)
		return NULL;
	if (atomic_load(&along->gate) != gate)
		leave(along);
	gate_take(gate);
	gate->queues.alongs |= bit_of(along);
	atomic_store(&along->stop, 1);
	along->counted.seen = atomic_load(&along->given);
	along->stream = stream;
	along->owner = owner;
	along->of = of;
	along->map = gate->fast.place.map;
	atomic_store(&along->gate, gate);
	lock_drop(&gate->lock);
	return along;
}

/* The part of its allowance that is not used yet. */
static uint64_t unspent(const struct gate_along *along)
{
	uint64_t spent = along->counted.seen - along->counted.armed;

	return atomic_load_explicit(&along->stop, memory_order_relaxed) ||
			gate_given_ns(spent) > along->most
		? 0
		: along->most - gate_given_ns(spent);
}

/* Room that threads may fill without asking again. */
static uint64_t promised(const struct gate *gate, const struct gate_along *but)
{
	uint64_t sum = 0;

	for (uint64_t left = gate->queues.alongs; left; left &= left - 1)
		if (&alongs[__builtin_ctzll(left)] != but)
			sum += unspent(&alongs[__builtin_ctzll(left)]);
	return sum;
}

void gate_along_arm(struct gate *gate, struct gate_along *along, const struct gate_stream *at)
{
	uint64_t taken = gate->flight.flying + promised(gate, along),
		 room = gate_ahead(gate) > taken ? gate_ahead(gate) - taken : 0;
	uint64_t batch = less(gate_batch_ns(gate), at->work.predicted);
	bool anew = atomic_load_explicit(&along->stop, memory_order_relaxed);

	if (anew) {
		along->counted.heard = 0;
		atomic_store_explicit(&along->keys, 0, memory_order_relaxed);
		along->first = along->first_ns = 0;
	}
	along->most =
		(uint32_t)earlier(earlier(room, batch),
				  atomic_load_explicit(&gate->fast.untimed, memory_order_relaxed));
	along->turn = arbiter_word_of(&gate->fast.place,
				      atomic_load_explicit(&gate->fast.open, memory_order_relaxed));
	along->counted.armed = along->counted.seen;
	along->counted.entry = (unsigned)(at - gate->queues.stream);
	along->counted.id = at->id;
	along->counted.behind = at->stream;
	along->counted.of_owner = at->owner;
	along->left = along->most;
	along->pieces =
		(uint16_t)earlier(less(gate_batch_pieces(gate), at->work.pieces), UINT16_MAX);
	atomic_store_explicit(&along->stop, 0, memory_order_relaxed);
}

void gate_along_stop(struct gate *gate, unsigned entry)
{
	for (uint64_t left = gate->queues.alongs; left; left &= left - 1)
		if (entry == GATE_NONE || alongs[__builtin_ctzll(left)].counted.entry == entry)
			atomic_store_explicit(&alongs[__builtin_ctzll(left)].stop, 1,
					      memory_order_relaxed);
}

/* Kinds of work that came since. */
static void add_keys(struct gate_along *along, struct gate_work *work)
{
	uint32_t keys = atomic_load_explicit(&along->keys, memory_order_acquire);

	for (; along->counted.heard < keys; along->counted.heard++) {
		const struct gate_kind *kind = &along->kind[along->counted.heard];

		gate_work_know(work, atomic_load_explicit(&kind->key, memory_order_relaxed),
			       atomic_load_explicit(&kind->ns, memory_order_relaxed));
	}
}

static void gather(struct gate *gate, struct gate_along *along)
{
	uint64_t given = atomic_load_explicit(&along->given, memory_order_acquire),
		 more = given - along->counted.seen;
	uint64_t ns = gate_given_ns(more);
	uint32_t pieces = gate_given_pieces(more);
	struct gate_stream *at;

	if (!more)
		return;
	along->counted.seen = given;
	at = gate_owner_find(gate, along->counted.of_owner)
		? gate_stream_by(gate, along->counted.id, along->counted.behind,
				 along->counted.of_owner)
		: NULL;
	gate_count_in(gate, pieces, ns, !at);
	if (!at)
		return;
	/* The tally went while a vendor had the piece: it began no sooner than that. */
	if (!at->work.pieces)
		at->work.since = lock_now_ns();
	at->work.pieces += pieces;
	at->work.predicted += ns;
	gate_stream_added(gate, at, pieces);
	gate->flight.loose |= UINT64_C(1) << (at - gate->queues.stream);
	add_keys(along, &at->work);
}

void gate_along_gather(struct gate *gate)
{
	for (uint64_t left = gate->queues.alongs; left; left &= left - 1)
		gather(gate, &alongs[__builtin_ctzll(left)]);
}

void gate_along_late(struct gate_along *along)
{
	struct gate *gate = atomic_load(&along->gate);
	int cancelling;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	gate_take(gate);
	lock_drop(&gate->lock);
	gate_thread_wake();
	pthread_setcancelstate(cancelling, NULL);
}

void gate_along_reset(void)
{
	memset(alongs, 0, sizeof(alongs));
	atomic_store(&claimed, 0);
	burying = (struct lock){0};
}
