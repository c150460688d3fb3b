/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

#include "port.h"
#include "quota.h"

bool heap_exact(const struct ledger *ledger)
{
	return atomic_load_explicit(&ledger->grain, memory_order_relaxed) == GRAIN_EXACT;
}

bool heap_small(uint64_t bytes)
{
	return port_round(bytes) % port_granule();
}

uint64_t heap_cost(const struct ledger *ledger, uint64_t bytes)
{
	return heap_exact(ledger) ? bytes : port_round(bytes);
}

static _Atomic uint64_t *hole_of(struct ledger *ledger, uint64_t bytes)
{
	return &ledger->holes[(bytes ^ bytes >> 9 ^ bytes >> 15) % LEDGER_HOLES];
}

static void dig_hole(struct ledger *ledger, uint64_t bytes)
{
	_Atomic uint64_t *hole = hole_of(ledger, bytes);
	uint64_t now = atomic_load(hole), next = bytes << 16 | 1;

	if (now >> 16 == bytes && (now & 0xffff) < 0xffff)
		next = now + 1;
	atomic_compare_exchange_strong(hole, &now, next);
}

static bool fill_hole(struct ledger *ledger, uint64_t bytes)
{
	_Atomic uint64_t *hole = hole_of(ledger, bytes);
	uint64_t now = atomic_load(hole);

	return now >> 16 == bytes && now & 0xffff &&
		atomic_compare_exchange_strong(hole, &now, now - 1);
}

bool heap_covered(struct ledger *ledger, uint64_t cost)
{
	uint64_t granule = port_granule(), drift = atomic_load(&ledger->drift);

	if (heap_exact(ledger) || !cost || cost > granule)
		return true;
	if (fill_hole(ledger, cost)) {
		if (drift > cost)
			atomic_compare_exchange_strong(&ledger->drift, &drift, drift - cost);
		return ledger_drift(ledger, 0); /* covered, should the driver be asked just now */
	}
	drift = granule / (granule / cost) - cost;
	return ledger_drift(ledger, drift ? drift : 1);
}

/* The heap that it lay in need not have shrunk: that is covered before it leaves the account, and
 * near the limit without a gap. */
void heap_release(struct ledger *ledger, uint64_t bytes)
{
	bool exact = heap_exact(ledger), covered;
	uint64_t asked;

	if (!exact && !ledger_roomy(ledger)) {
		ledger_later(ledger, bytes);
		quota_freeing(ledger->slot, -(int64_t)bytes);
		ledger_ask(ledger, 0, &asked);
		return;
	}
	covered = exact || ledger_drift(ledger, bytes);
	quota_release(ledger->slot, bytes);
	quota_freeing(ledger->slot, -(int64_t)bytes);
	if (exact)
		return;
	dig_hole(ledger, bytes);
	if (!covered) {
		ledger_moved(ledger);
		ledger_ask(ledger, 0, &asked);
	}
}
