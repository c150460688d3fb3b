/* SPDX-License-Identifier: Apache-2.0 */
/* Calls that destroy contexts, or may destroy them: their work is accounted for before it is
 * forgotten, and the contexts are checked afterwards. */
#include <errno.h>

#include "submit/gate.h"
#include "memory/implicit.h"
#include "port.h"
#include "role.h"
#include "role_launch.h"

static bool has_name(const struct role_leaving *op)
{
	return op->owner && (op->end == ROLE_ENDS_NAMED || op->end == ROLE_ENDS_PART);
}

static bool may_end_implicit(const struct role_leaving *op)
{
	return op->end == ROLE_ENDS_PART ? op->owner != 0 : op->end != ROLE_ENDS_NAMED;
}

static void name_leaves(struct role_leaving *op)
{
	op->current = port_current_owner() == op->owner;
	gate_each_leaving(op->owner);
}

/* A vendor that reports no implicit context cannot say whether there is one. */
static void implicit_leaves(struct role_leaving *op)
{
	struct gate *gate;

	if (op->device == ROLE_DEVICE_CURRENT && port_current_device(&op->device))
		op->device = ROLE_DEVICE_NONE;
	op->drop = (struct implicit_drop){
		.device = op->device,
		.one = op->end == ROLE_ENDS_REFERENCE,
		.all = op->end == ROLE_ENDS_IMPLICIT,
	};
	implicit_dropping(&op->drop);
	op->drop.last = op->drop.last && port_context_active(op->device);
	gate = op->drop.last ? gate_find(op->device) : NULL;
	if (!gate)
		return;
	if (port_context_owner(op->device, &op->implicit))
		op->implicit = 0;
	gate_owner_leaving(gate, op->implicit);
}

void role_context_leaving(struct role_leaving *op)
{
	if (has_name(op))
		name_leaves(op);
	if (may_end_implicit(op))
		implicit_leaves(op);
	if (!has_name(op) && !op->drop.last)
		return;
	role_code_leaving();
	launch_forget_ways();
}

/* If the call failed it may have reported another, earlier failure. A destroyed context is current
 * in no thread. */
static void name_left(const struct role_leaving *op, bool accepted)
{
	bool stays = !accepted && op->current && port_current_owner() == op->owner;

	gate_each_left(op->owner, accepted ? GATE_WENT : stays ? GATE_STAYED : GATE_UNSURE);
}

static void implicit_left(struct role_leaving *op, bool accepted)
{
	int active = op->device < 0 ? -ENODEV : port_context_active(op->device);
	bool went = !active || (accepted && op->end == ROLE_ENDS_IMPLICIT);
	bool alone = implicit_dropped(&op->drop, accepted, went);
	struct gate *gate = op->drop.last ? gate_find(op->device) : NULL;

	if (gate)
		gate_owner_left(gate, op->implicit,
				went			       ? GATE_WENT
					: active == 1 && alone ? GATE_STAYED
							       : GATE_UNSURE);
}

void role_context_left(struct role_leaving *op, bool accepted)
{
	if (has_name(op))
		name_left(op, accepted);
	if (may_end_implicit(op))
		implicit_left(op, accepted);
}
