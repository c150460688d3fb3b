/* SPDX-License-Identifier: Apache-2.0 */
/* Contexts: what owns plain allocations, streams, events and modules, and which one a thread uses. */
#define _GNU_SOURCE
#include <errno.h>

#include "sim_internal.h"

#define DEPTH 64

static _Thread_local struct {
	uint64_t stack[DEPTH];
	unsigned depth;
	int device; /* where contexts are implicit */
} mine;

static struct sim_context *top(void)
{
	return mine.depth ? sim_find(mine.stack[mine.depth - 1], SIM_CONTEXT_OBJECT) : NULL;
}

static int activate(struct sim_context *context)
{
	struct sim_stream *stream;
	int error;

	error = sim_charge(context->object.device, sim.config.context);
	if (error)
		return error;
	stream = sim_add(sizeof(*stream), 0, SIM_STREAM);
	if (!stream) {
		sim_discharge(context->object.device, sim.config.context);
		return -ENOMEM;
	}
	stream->object.device = context->object.device;
	stream->object.owner = context->object.key;
	context->stream = stream->object.key;
	context->cost = sim.config.context;
	context->active = true;
	return 0;
}

static struct sim_context *create(int device, enum sim_scope scope, int *error)
{
	struct sim_context *context = sim_add(sizeof(*context), 0, SIM_CONTEXT_OBJECT);

	if (!context) {
		*error = -ENOMEM;
		return NULL;
	}
	context->object.device = device;
	context->scope = scope;
	context->refs = 1;
	sim_heap_init(&context->heap, device, SIM_GRANULE, false);
	*error = activate(context);
	if (!*error)
		return context;
	sim_drop(&context->object);
	return NULL;
}

/* Everything that the context owned is destroyed; the primary one may come back. */
static void deactivate(struct sim_context *context)
{
	struct sim_object *object, *next;

	for (object = sim_each(NULL, 0); object; object = next) {
		next = sim_each(object, 0);
		if (object->owner == context->object.key)
			sim_object_free(object);
	}
	sim_heap_trim(&context->heap, 0);
	sim_discharge(context->object.device, context->cost);
	context->cost = 0;
	context->active = false;
}

static struct sim_context *retain(int device, int *error)
{
	struct sim_device *here = &sim.devices[device];
	struct sim_context *context = sim_find(here->primary, SIM_CONTEXT_OBJECT);

	if (!context) {
		context = create(device, SIM_PRIMARY, error);
		if (context)
			here->primary = context->object.key;
		return context;
	}
	*error = context->active ? 0 : activate(context);
	if (*error)
		return NULL;
	context->refs++;
	return context;
}

struct sim_context *sim_implicit(int device, int *error)
{
	struct sim_context *context = sim_find(sim.devices[device].primary, SIM_CONTEXT_OBJECT);

	return context ? context : retain(device, error);
}

struct sim_context *sim_current(int *error)
{
	struct sim_context *context;
	int ignored;

	if (!error)
		error = &ignored;
	*error = 0;
	if (sim_library.has_contexts) {
		context = top();
		if (context && !context->active)
			*error = activate(context);
		if (!context)
			*error = -ENXIO;
		return *error ? NULL : context;
	}
	return sim_implicit(mine.device, error);
}

int sim_current_device(void)
{
	const struct sim_context *context;

	if (!sim_library.has_contexts)
		return mine.device < sim.device_count ? mine.device : -ENODEV;
	context = top();
	return context ? context->object.device : -ENXIO;
}

static int push(uint64_t key)
{
	if (mine.depth == DEPTH)
		return -EINVAL;
	mine.stack[mine.depth++] = key;
	return 0;
}

int sim_context_create(int device, enum sim_scope scope, uint64_t *key)
{
	const struct sim_context *context;
	int here = sim_lock_here(device);
	int error;

	if (here < 0)
		return here;
	context = scope == SIM_OWN ? create(here, SIM_OWN, &error) : retain(here, &error);
	if (context) {
		*key = context->object.key;
		if (scope == SIM_OWN)
			error = push(*key);
	}
	sim_unlock();
	return error;
}

static void wait_idle(uint64_t key)
{
	struct sim_object *object = NULL;
	struct sim_stream *stream;

	/* the list may change while we wait: start again */
	do {
		for (object = sim_each(NULL, SIM_STREAM); object;
		     object = sim_each(object, SIM_STREAM)) {
			stream = (struct sim_stream *)object;
			if (object->owner == key && !stream->held &&
			    (stream->tail > sim_now() || stream->called != stream->calls))
				break;
		}
		if (object)
			sim_idle((struct sim_stream *)object);
	} while (object && !sim_has_failed());
}

static int destroy(uint64_t key, enum sim_scope scope)
{
	struct sim_context *context = sim_find(key, SIM_CONTEXT_OBJECT);

	if (!context)
		return -ENXIO;
	if (scope == SIM_PRIMARY && context->refs > 1) {
		context->refs--;
		return 0;
	}
	wait_idle(key);
	context = sim_find(key, SIM_CONTEXT_OBJECT);
	if (!context)
		return -ENXIO;
	if (scope == SIM_PRIMARY && --context->refs)
		return 0;
	if (context->active)
		deactivate(context);
	if (scope == SIM_RESET)
		return 0;
	if (sim.devices[context->object.device].primary == key)
		sim.devices[context->object.device].primary = 0;
	sim_drop(&context->object);
	if (scope == SIM_OWN && mine.depth && mine.stack[mine.depth - 1] == key)
		mine.depth--;
	return 0;
}

/* Primary contexts are named by their device. */
int sim_context_destroy(uint64_t key, int device, enum sim_scope scope)
{
	int here = 0;
	int error;

	sim_lock();
	if (scope != SIM_OWN) {
		here = sim_device_here(device);
		key = here < 0 ? 0 : sim.devices[here].primary;
	}
	if (here < 0)
		error = here;
	else if (scope == SIM_RESET && !key)
		error = 0;
	else
		error = destroy(key, scope);
	sim_unlock();
	return error;
}

int sim_context_state(int device, uint64_t *active, uint64_t *flags)
{
	const struct sim_context *context;
	int here = sim_lock_here(device);

	if (here < 0)
		return here;
	context = sim_find(sim.devices[here].primary, SIM_CONTEXT_OBJECT);
	*active = context && context->active;
	*flags = 0;
	sim_unlock();
	return 0;
}

int sim_context_current(uint64_t *out)
{
	const struct sim_context *context;

	sim_lock();
	context = top();
	*out = context ? context->object.key : 0;
	sim_unlock();
	return 0;
}

int sim_context_id(uint64_t key, uint64_t *out)
{
	const struct sim_context *context;
	int error = 0;

	sim_lock();
	context = key ? sim_find(key, SIM_CONTEXT_OBJECT) : sim_current(&error);
	if (context)
		*out = context->object.key;
	sim_unlock();
	return error ? error : context ? 0 : -ENXIO;
}

/* Where contexts are implicit the key is a device ordinal. */
int sim_context_use(uint64_t key)
{
	int here;

	if (!sim_library.has_contexts) {
		here = key < SIM_DEVICES_MAX ? sim_lock_here((int)key) : -ENODEV;
		if (here < 0)
			return here;
		mine.device = here;
		sim_unlock();
		return 0;
	}
	if (!key) {
		mine.depth -= mine.depth > 0;
		return 0;
	}
	sim_lock();
	here = sim_find(key, SIM_CONTEXT_OBJECT) ? 0 : -ENXIO;
	sim_unlock();
	if (here)
		return here;
	if (!mine.depth)
		mine.depth = 1;
	mine.stack[mine.depth - 1] = key;
	return 0;
}

int sim_context_push(uint64_t key)
{
	int error;

	sim_lock();
	error = sim_find(key, SIM_CONTEXT_OBJECT) ? push(key) : -ENXIO;
	sim_unlock();
	return error;
}

int sim_context_pop(uint64_t *out)
{
	if (!mine.depth)
		return -ENXIO;
	*out = mine.stack[--mine.depth];
	return 0;
}
