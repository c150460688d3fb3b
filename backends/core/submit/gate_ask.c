/* SPDX-License-Identifier: Apache-2.0 */
/* Which marks are reached: as few questions to the vendor as will do. */
#include <stdbool.h>

#include "gate_state.h"
#include "port.h"

unsigned gate_ask_list(struct gate *gate, struct gate_question out[GATE_ASKED], uint64_t now)
{
	unsigned count = 0;
	bool lost;

	gate_take(gate);
	lost = gate->settled.failing && now >= gate->settled.failing + GATE_FAILING_NS;
	for (unsigned i = gate->marks.first; i != GATE_NONE && count < GATE_ASKED;
	     i = gate->marks.mark[i].next) {
		const struct gate_mark *mark = &gate->marks.mark[i];

		out[count] = (struct gate_question){
			.index = (uint16_t)i,
			.stream = mark->stream,
			.blind = mark->blind,
			.lost = lost,
			.asked = mark->state == MARK_PENDING && !mark->leaving,
			.handle = mark->timed ? gate->learning.alone.end : mark->handle,
			.start = mark->timed ? gate->learning.alone.start : 0,
			.calibrate = mark->timed ? gate->learning.alone.calibrate : 0,
		};
		count++;
	}
	lock_drop(&gate->lock);
	return count;
}

static void ask(struct gate_question *question)
{
	int done = question->blind ? 0 : port_mark_done(question->handle);

	question->answered = !question->blind && done >= 0;
	question->failed = done < 0;
	question->done = done > 0 || (question->lost && !question->answered);
	if (!question->answered || !question->done || !question->start)
		return;
	if (port_mark_elapsed(question->calibrate, question->start, &question->cost))
		question->cost = UINT64_MAX;
	if (port_mark_elapsed(question->start, question->handle, &question->ns))
		question->start = 0;
}

/*
 * The latest mark of each stream that has several: where that is reached, so are all before it, and
 * one question was enough. Which streams those are. (A mark that says how long its work took is
 * asked for itself.)
 */
static uint64_t ask_latest(struct gate_question *questions, unsigned count)
{
	uint64_t one = 0, several = 0, not_all = 0, asked = 0, reached = 0, bit;
	struct gate_question *at;

	for (at = questions; at < questions + count; at++) {
		bit = gate_asked_of(at);
		several |= one & bit;
		one |= bit;
		not_all |= at->asked && !at->blind ? 0 : bit;
	}
	for (at = questions + count; at-- > questions && (several & ~not_all & ~asked);) {
		bit = gate_asked_of(at);
		if (!(bit & several & ~not_all & ~asked) || at->start)
			continue;
		asked |= bit;
		ask(at);
		reached |= at->done ? bit : 0;
	}
	return reached;
}

/* In a stream no mark is reached before an earlier one. */
void gate_ask(struct gate_question *questions, unsigned count)
{
	bool may = gate_marks_ask();
	uint64_t reached = may ? ask_latest(questions, count) : 0, waits = 0;

	for (struct gate_question *at = questions; at < questions + count; at++) {
		uint64_t bit = gate_asked_of(at);

		at->asked &= !(waits & bit);
		at->withheld = at->asked && !may;
		at->done |= (reached & bit) && !at->start;
		if (at->asked && may && !at->done)
			ask(at);
		if (!at->done)
			waits |= bit;
	}
	if (may)
		gate_marks_asked();
}
