/* SPDX-License-Identifier: Apache-2.0 */
/* Copies and fills, of ranges and of blocks of rows: bytes move at the call, or when a graph that
 * recorded it is launched. */
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>

#include "sim_internal.h"

/* Bytes move outside the lock: a big copy must not stop the others. */
static int begin(uint64_t key, bool queued, struct sim_node node, bool *recorded)
{
	struct sim_stream *stream;
	int error;

	*recorded = false;
	sim_lock();
	if (!queued)
		sim_idle_all();
	stream = sim_stream_of(key, &error);
	if (stream && stream->capture) {
		*recorded = true;
		error = sim_record(stream->capture, node);
	} else if (stream && stream->held) {
		*recorded = true;
		error = sim_hold(stream, node);
	}
	sim_unlock();
	return error;
}

void sim_move(const struct sim_node *node)
{
	const struct sim_block_shape *shape = &node->shape;
	uint64_t row, slice, to, from;

	for (slice = 0; slice <= shape->slices; slice++)
		for (row = 0; row <= shape->rows; row++) {
			to = node->to + slice * shape->to_slice + row * shape->to_pitch;
			from = node->from + slice * shape->from_slice + row * shape->from_pitch;
			memmove((void *)(uintptr_t)to, (const void *)(uintptr_t)from, node->bytes);
		}
}

static int copy(struct sim_node node, uint64_t stream, bool queued)
{
	bool recorded;
	int error = begin(stream, queued, node, &recorded);

	if (error || recorded || !node.bytes)
		return error;
	if (!node.to || !node.from)
		return -EINVAL;
	sim_move(&node);
	return 0;
}

int sim_copy(uint64_t to, uint64_t from, uint64_t bytes, uint64_t stream, bool queued)
{
	return copy(
		(struct sim_node){.work = SIM_WORK_COPY, .to = to, .from = from, .bytes = bytes},
		stream, queued);
}

/* An array knows its own rows; for plain memory the call states them. */
static int place(struct sim_place *at, uint64_t width, uint64_t rows, uint64_t slices)
{
	const struct sim_block *array;
	int error = 0;

	sim_lock();
	array = sim_find(at->at, SIM_BLOCK);
	if (array && array->row) {
		if (at->x > array->row || width > array->row - at->x ||
		    (array->rows && (at->y > array->rows || rows > array->rows - at->y)))
			error = -EINVAL;
		at->pitch = role_align(array->row, 64);
		at->rows = array->rows ? array->rows : 1;
		if (role_mul(role_mul(at->pitch, at->rows), role_add(at->z, slices)) >
		    role_align(array->bytes, at->pitch))
			error = -EINVAL;
		at->at = array->address;
	}
	sim_unlock();
	if (!at->pitch)
		at->pitch = width;
	if (!at->rows)
		at->rows = rows;
	if (!at->at || (rows > 1 && at->pitch < width))
		error = -EINVAL;
	at->at += at->x + at->pitch * (at->y + at->rows * at->z);
	return error;
}

int sim_copy_block(struct sim_place to, struct sim_place from, uint64_t width, uint64_t rows,
		   uint64_t slices, uint64_t stream, bool queued)
{
	int error;

	if (!width || !rows || !slices)
		return 0;
	error = place(&to, width, rows, slices);
	if (!error)
		error = place(&from, width, rows, slices);
	if (error)
		return error;
	return copy(
		(struct sim_node){
			.work = SIM_WORK_COPY,
			.to = to.at,
			.from = from.at,
			.bytes = width,
			.shape =
				{
					.rows = rows - 1,
					.slices = slices - 1,
					.to_pitch = to.pitch,
					.from_pitch = from.pitch,
					.to_slice = to.pitch * to.rows,
					.from_slice = from.pitch * from.rows,
				},
		},
		stream, queued);
}

static void set_row(char *at, const unsigned char *bytes, uint64_t width, uint64_t count)
{
	uint64_t i;

	if (width == 1)
		memset(at, bytes[0], count);
	else
		for (i = 0; i < count; i++)
			memcpy(at + i * width, bytes, width);
}

void sim_set(const struct sim_node *node)
{
	unsigned char bytes[8];
	uint64_t i;

	for (i = 0; i < 8; i++)
		bytes[i] = (unsigned char)(node->value >> (8 * i));
	for (i = 0; i <= node->shape.rows; i++)
		set_row((char *)(uintptr_t)(node->to + i * node->shape.to_pitch), bytes,
			node->width, node->bytes);
}

int sim_memset(struct sim_fill fill, uint64_t stream, bool queued)
{
	struct sim_node node = {.work = SIM_WORK_SET,
				.to = fill.to,
				.value = fill.value,
				.width = fill.width,
				.bytes = fill.count};
	bool recorded;
	int error;

	if (!fill.width || fill.width > 8 ||
	    (fill.pitch && fill.pitch < role_mul(fill.width, fill.count)))
		return -EINVAL;
	if (fill.pitch && !fill.rows)
		return 0;
	node.shape.rows = fill.pitch ? fill.rows - 1 : 0;
	node.shape.to_pitch = fill.pitch;
	error = begin(stream, queued, node, &recorded);
	if (error || recorded || !fill.count)
		return error;
	if (!fill.to || fill.count > UINT64_MAX / 8)
		return -EINVAL;
	sim_set(&node);
	return 0;
}
