/* SPDX-License-Identifier: Apache-2.0 */
/* A tenant's terms: as its processes set them, or as an order does. */
#include <stdbool.h>
#include <string.h>

#include "arbiter_state.h"
#include "platform/log.h"

static void terms_to_words(const struct share_terms *terms, uint64_t words[2])
{
	memcpy(words, terms, 2 * sizeof(*words));
}

static bool swap(_Atomic uint64_t *word, uint64_t from, uint64_t to)
{
	return atomic_compare_exchange_strong(word, &from, to);
}

/* bit of `own[1]`: from here on, while one is set, of the terms that a process is about to set */
#define OWN_MEANT 34
#define OWN_MARK (UINT64_MAX << OWN_MEANT)

/* It stands above the priority, and is never 0. */
static uint64_t mark_of(const uint64_t words[2])
{
	uint64_t hash =
		(words[0] * UINT64_C(0xc2b2ae3d27d4eb4f) ^ words[1]) * UINT64_C(0x9e3779b97f4a7c15);

	return (hash >> OWN_MEANT | 1) << OWN_MEANT;
}

static void load_terms(const struct arbiter_tenant *tenant, uint64_t own[2], uint64_t now[2])
{
	struct share_tenant about;

	own[0] = atomic_load(&tenant->own[0]);
	own[1] = atomic_load(&tenant->own[1]);
	arbiter_load(tenant, &about);
	terms_to_words(&about.terms, now);
}

/* Terms that differ from the processes' own, and that no killed process was about to set. */
static bool is_by_hand(const uint64_t own[2], const uint64_t now[2])
{
	return (own[0] != now[0] || (own[1] & ~OWN_MARK) != now[1]) &&
		(own[1] & OWN_MARK) != mark_of(now);
}

/* `meant`: only as long as `own` contains it; 0: with any content. False: nothing is set. */
static bool set_terms(struct arbiter_tenant *tenant, const struct share_terms *terms,
		      uint64_t meant)
{
	struct share_tenant before, about;
	unsigned tries = 0;

	do {
		arbiter_load(tenant, &before);
		about = before;
		about.terms = *terms;
		if (meant && atomic_load(&tenant->own[1]) != meant)
			return false;
		if (arbiter_store(tenant, &before, &about))
			return true;
	} while (tries++ < ARBITER_TRIES);
	return false;
}

/* Records a process's own terms; the mark is stored last. False: we were stopped, and another
 * process was here; its state stays. */
static bool say_own(struct arbiter_tenant *tenant, const uint64_t was[2], const uint64_t words[2])
{
	bool first = swap(&tenant->own[0], was[0], words[0]);

	if (swap(&tenant->own[1], was[1], words[1]) || atomic_load(&tenant->own[1]) == words[1])
		return true;
	if (first)
		swap(&tenant->own[0], words[0], was[0]);
	return false;
}

/*
 * A process's own terms and the terms in force are the same, unless an order set them. So a process
 * that changes both first records its intention. A process that is killed at any point leaves
 * either the former terms or its intention, and the next process completes that.
 */
static void change_terms(struct arbiter_tenant *tenant, const struct share_terms *terms,
			 const uint64_t own[2], const uint64_t now[2])
{
	uint64_t words[2], meant[2], after[2], hold[2];

	terms_to_words(terms, words);
	if (memcmp(own, now, sizeof(words)) && !say_own(tenant, own, now))
		return;
	if (!memcmp(now, words, sizeof(words)))
		return;
	meant[0] = now[0];
	meant[1] = (now[1] & ~OWN_MARK) | mark_of(words);
	if (!swap(&tenant->own[1], now[1], meant[1]) || !set_terms(tenant, terms, meant[1]) ||
	    say_own(tenant, meant, words))
		return;
	/* another was here before ours were set, and found them as it wanted them, or after */
	load_terms(tenant, after, hold);
	if (!memcmp(hold, words, sizeof(words)))
		say_own(tenant, after, words);
}

void arbiter_own_terms(struct arbiter_tenant *tenant, const struct share_terms *terms)
{
	uint64_t words[2];

	terms_to_words(terms, words);
	atomic_store(&tenant->own[0], words[0]);
	atomic_store(&tenant->own[1], words[1]);
}

enum arbiter_terms arbiter_settle_terms(struct arbiter_tenant *tenant,
					const struct share_terms *terms, bool made)
{
	uint64_t words[2], own[2], now[2];
	bool same;

	terms_to_words(terms, words);
	load_terms(tenant, own, now);
	same = !memcmp(now, words, sizeof(now));
	if (!made && is_by_hand(own, now))
		return same ? ARBITER_TERMS_OWN : ARBITER_TERMS_ORDERED;
	change_terms(tenant, terms, own, now);
	return made || same ? ARBITER_TERMS_OWN : ARBITER_TERMS_REPLACED;
}

void arbiter_tell_terms(const char *name, const char *path, enum arbiter_terms terms)
{
	if (terms == ARBITER_TERMS_REPLACED)
		log_line(
			LOG_INFO,
			"tenant %s: all of it has the terms of this process from now on, which are others than before: %s",
			name, path);
	else if (terms == ARBITER_TERMS_ORDERED)
		log_line(
			LOG_INFO,
			"tenant %s: has terms that were set while it ran, not those that this process was configured with: %s",
			name, path);
}

/* An unfinished change of a killed process is completed first, as far as it came: otherwise an
 * order that equals the former terms could not be recognized. */
void arbiter_order_terms(struct arbiter_tenant *tenant, const struct share_terms *terms)
{
	uint64_t own[2], now[2];

	load_terms(tenant, own, now);
	if (own[1] & OWN_MARK)
		say_own(tenant, own, now);
	set_terms(tenant, terms, 0);
}
