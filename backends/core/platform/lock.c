/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "lock.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define MS 1000000ull
#define SPINS 200
#define LAPSE 100000 /* ns */
#define WAITED 0x80000000u
#define ASK_AFTER (1 * MS)   /* is the owner dead? */
#define TAKE_AFTER (50 * MS) /* it does not move: stopped */
#define GIVE_UP_AFTER (200 * MS)

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the futex is the low half of the word");
_Static_assert(sizeof(struct shared_lock) == 8, "mapped by other processes");

static void relax(void)
{
#if defined(__x86_64__) || defined(__i386__)
	__builtin_ia32_pause();
#elif defined(__aarch64__)
	__asm__ volatile("yield");
#endif
}

static _Atomic uint64_t ahead; /* our time namespace's clock of the machine's: ns, of either sign */

static uint64_t read_clock(clockid_t clock)
{
	struct timespec now;

	clock_gettime(clock, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec -
		atomic_load_explicit(&ahead, memory_order_relaxed);
}

uint64_t lock_now_ns(void)
{
	return read_clock(CLOCK_MONOTONIC);
}

uint64_t lock_about_now_ns(void)
{
	return read_clock(CLOCK_MONOTONIC_COARSE);
}

/* The file below names the namespace that our children will be in. */
static bool clock_is_childrens(void)
{
	struct stat own, childrens;

	return !stat("/proc/self/ns/time", &own) &&
		!stat("/proc/self/ns/time_for_children", &childrens) &&
		own.st_ino == childrens.st_ino;
}

/* "monotonic      -7200  500000000": seconds, and ns that are added to them. */
static bool read_ahead(uint64_t *ns)
{
	static const char name[] = "monotonic";
	int file = open("/proc/self/timens_offsets", O_RDONLY | O_CLOEXEC);
	char text[256], *end;
	ssize_t length;

	if (file < 0)
		return false; /* kernels before 5.6 have no such namespaces */
	length = read(file, text, sizeof(text) - 1);
	close(file);
	text[length > 0 ? length : 0] = '\0';
	if (strncmp(text, name, sizeof(name) - 1))
		return false;
	*ns = (uint64_t)strtoll(text + sizeof(name) - 1, &end, 10) * 1000000000u;
	*ns += (uint64_t)strtoll(end, NULL, 10);
	return true;
}

void lock_settle_clock(void)
{
	int saved = errno, cancelling;
	uint64_t ns;

	pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &cancelling);
	if (clock_is_childrens() && read_ahead(&ns))
		atomic_store_explicit(&ahead, ns, memory_order_relaxed);
	pthread_setcancelstate(cancelling, NULL);
	errno = saved;
}

void lock_sleep_ns(uint64_t duration)
{
	struct timespec wait = {(time_t)(duration / 1000000000u), (long)(duration % 1000000000u)};

	nanosleep(&wait, NULL);
}

static void futex(void *word, int operation, uint32_t value, uint64_t ns)
{
	struct timespec wait = {0, (long)ns};
	int saved = errno;

	syscall(SYS_futex, word, operation, value, ns ? &wait : NULL, NULL, 0);
	errno = saved;
}

void lock_take_slowly(struct lock *lock)
{
	uint32_t free = 0;
	int spins;

	for (spins = 0; spins < SPINS; spins++, free = 0) {
		if (atomic_compare_exchange_weak_explicit(
			    &lock->word, &free, 1, memory_order_acquire, memory_order_relaxed))
			return;
		relax();
	}
	atomic_fetch_add(&lock->sleepers, 1);
	while (atomic_exchange_explicit(&lock->word, 1, memory_order_acquire))
		futex(&lock->word, FUTEX_WAIT_PRIVATE, 1, LAPSE);
	atomic_fetch_sub(&lock->sleepers, 1);
}

void lock_wake(struct lock *lock)
{
	futex(&lock->word, FUTEX_WAKE_PRIVATE, 1, 0);
}

static uint32_t owner(uint64_t word)
{
	return (uint32_t)word & ~WAITED;
}

/* The word with us as owner. Another process may still sleep on it, so a slow taker keeps the mark. */
static uint64_t taken(uint64_t word, uint32_t number)
{
	return ((word >> 32) + 1) << 32 | ((uint32_t)word & WAITED) | number;
}

static bool swap(struct shared_lock *lock, uint64_t *from, uint64_t to)
{
	return atomic_compare_exchange_strong(&lock->word, from, to);
}

static uint64_t take_slowly(struct shared_lock *lock, uint32_t number, lock_dead_fn *dead,
			    void *context)
{
	uint64_t word, seen = 0, start = lock_now_ns(), since = start, now;
	bool ours_to_take = false;

	for (;;) {
		word = atomic_load(&lock->word);
		if (!owner(word) || (ours_to_take && (word & ~(uint64_t)WAITED) == seen)) {
			if (swap(lock, &word, taken(word | WAITED, number)))
				return taken(word, number) & ~(uint64_t)WAITED;
			continue;
		}
		if (!(word & WAITED) && !swap(lock, &word, word | WAITED))
			continue;
		futex(&lock->word, FUTEX_WAIT, (uint32_t)word | WAITED, ASK_AFTER);
		now = lock_now_ns();
		if (now - start > GIVE_UP_AFTER)
			return 0;
		word &= ~(uint64_t)WAITED;
		if (word != seen) {
			seen = word;
			since = now;
			ours_to_take = false;
		}
		ours_to_take = now - since > TAKE_AFTER ||
			(owner(word) != number && atomic_load(&lock->word) == (word | WAITED) &&
			 dead(context, owner(word)));
	}
}

uint64_t lock_shared_take(struct shared_lock *lock, uint32_t number, lock_dead_fn *dead,
			  void *context)
{
	uint64_t word, mine;
	int spins;

	for (spins = 0; spins < SPINS; spins++) {
		word = atomic_load_explicit(&lock->word, memory_order_relaxed);
		if (!owner(word)) {
			mine = taken(word, number);
			if (swap(lock, &word, mine))
				return mine & ~(uint64_t)WAITED;
		}
		relax();
	}
	return take_slowly(lock, number, dead, context);
}

bool lock_shared_drop(struct shared_lock *lock, uint64_t token)
{
	uint64_t word = atomic_load_explicit(&lock->word, memory_order_relaxed);

	do {
		if (!token || (word & ~(uint64_t)WAITED) != token)
			return false;
	} while (!swap(lock, &word, word & ~(uint64_t)UINT32_MAX));
	if (word & WAITED)
		futex(&lock->word, FUTEX_WAKE, 1, 0);
	return true;
}
