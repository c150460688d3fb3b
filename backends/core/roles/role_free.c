/* SPDX-License-Identifier: Apache-2.0 */
/* Frees: take the record, let the vendor free, release; put it back where the vendor refused. */
#include "memory/handed.h"
#include "memory/heap.h"
#include "memory/ledger.h"
#include "memory/quota.h"
#include "role.h"
#include "memory/track.h"

#define TAKEN 1u   /* a whole entry was taken */
#define DROPPED 2u /* or only a reference */
#define SMALL 4u
#define UNSEEN 8u /* its bytes are in ledger->unseen */

void role_free_before(struct role_free *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger;
	struct track entry;
	bool gone = true;

	*ticket = (struct role_ticket){0};
	if (op->space == ROLE_PHYSICAL) {
		enum track_state state = track_adjust(op->space, op->key, -1, 0, &entry);

		if (state == TRACK_UNKNOWN) {
			op->space = ROLE_OPENED;
			state = track_adjust(op->space, op->key, -1, 0, &entry);
		}
		if (state == TRACK_UNKNOWN)
			return;
		gone = state == TRACK_GONE;
	} else if (!track_take(op->space, op->key, &entry)) {
		return;
	}
	ledger = ledger_known(entry.device);
	if (!ledger)
		return;
	ledger_start(ledger);
	ticket->device = entry.device + 1;
	ticket->reserved = entry.bytes;
	ticket->flags =
		(gone ? TAKEN : DROPPED) | (entry.small ? SMALL : 0) | (entry.unseen ? UNSEEN : 0);
	op->owner = entry.owner;
	if (gone && op->space != ROLE_OPENED)
		quota_freeing(ledger->slot, (int64_t)entry.bytes);
}

static void restore(struct role_free *op)
{
	struct role_ticket *ticket = &op->ticket;
	struct track old,
		entry = {
			.key = op->key,
			.bytes = ticket->reserved,
			.owner = op->owner,
			.refs = 1,
			.space = (uint8_t)op->space,
			.device = (uint8_t)(ticket->device - 1),
			.small = ticket->flags & SMALL,
			.unseen = ticket->flags & UNSEEN,
		};

	if (ticket->flags & DROPPED)
		track_adjust(op->space, op->key, 1, 0, &old);
	else if (!track_put(&entry, &old))
		ledger_forget(&old);
}

void role_free_after(struct role_free *op, bool freed)
{
	struct role_ticket *ticket = &op->ticket;
	struct ledger *ledger = ledger_known(ticket->device - 1);
	bool whole = ticket->flags & TAKEN;

	if (!ledger)
		return;
	if (freed && whole && ticket->flags & UNSEEN)
		atomic_fetch_sub(&ledger->unseen, ticket->reserved);
	if (!freed) {
		restore(op);
	} else if (whole && op->space == ROLE_OPENED) {
		quota_import_end(ledger->slot, ticket->reserved);
	} else if (whole && op->space == ROLE_PHYSICAL && handed_over(ledger, op->key)) {
		/* it stays charged */
	} else if (whole && ticket->flags & SMALL) {
		heap_release(ledger, ticket->reserved);
		whole = false;
	} else if (whole) {
		quota_release(ledger->slot, ticket->reserved);
	}
	if (whole && op->space != ROLE_OPENED)
		quota_freeing(ledger->slot, -(int64_t)ticket->reserved);
	ticket->device = 0;
	ledger_finish(ledger);
}
