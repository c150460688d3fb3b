/* SPDX-License-Identifier: Apache-2.0 */
/* Queues: a thread each, which completes packets in order. A kernel computes nothing and takes the
 * time that its name says. */
#include <hsa/amd_hsa_queue.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>

#include "sim.h"

#define PACKET 64
#define WAIT_NS 1000000ull

struct queue {
	amd_queue_t shown; /* first: the runtime reads and writes it */
	unsigned device;
};

static amd_queue_t *queue_of(const hsa_queue_t *queue)
{
	return (amd_queue_t *)(uintptr_t)queue;
}

/* A packet that was there by `ready` is done at the time returned. */
static uint64_t run_packet(unsigned device, const void *packet, int type, uint64_t ready)
{
	const hsa_barrier_and_packet_t *barrier = packet;
	const hsa_kernel_dispatch_packet_t *kernel = packet;
	uint64_t start = ready, end = ready;

	if (type == HSA_PACKET_TYPE_KERNEL_DISPATCH)
		end = sim_engine(device, sim_kernel_ns(kernel->kernel_object), ready, &start);
	else if (type == HSA_PACKET_TYPE_BARRIER_AND && sim_wait_zero(barrier->dep_signal, 5))
		start = end = sim_now();
	sim_complete(barrier->completion_signal, start,
		     end); /* at one place in every kind of packet */
	return end;
}

/* This thread wakes late, the device does not: a packet that was there when the one before it ended
 * begins at that time. */
static void *serve(void *argument)
{
	struct queue *own = argument;
	amd_queue_t *queue = &own->shown;
	uint64_t number = 0, ready = sim_now(), seen;
	uint16_t *header;
	char packet[PACKET];
	int type;

	prctl(PR_SET_TIMERSLACK, 1ul, 0ul, 0ul, 0ul);
	for (;;) {
		seen = sim_changes();
		header = (uint16_t *)((char *)queue->hsa_queue.base_address +
				      number % queue->hsa_queue.size * PACKET);
		type = __atomic_load_n(header, __ATOMIC_ACQUIRE) & 0xff;
		if (number >= __atomic_load_n(&queue->write_dispatch_id, __ATOMIC_ACQUIRE) ||
		    type == HSA_PACKET_TYPE_INVALID) {
			sim_wait(seen, WAIT_NS);
			ready = sim_now();
			continue;
		}
		memcpy(packet, header, sizeof(packet));
		__atomic_store_n(header, HSA_PACKET_TYPE_INVALID, __ATOMIC_RELEASE);
		__atomic_store_n(&queue->read_dispatch_id, ++number, __ATOMIC_RELEASE);
		ready = run_packet(own->device, packet, type, ready);
	}
	return NULL;
}

hsa_status_t hsa_queue_create(hsa_agent_t agent, uint32_t size, hsa_queue_type32_t type,
			      void (*call)(hsa_status_t status, hsa_queue_t *source, void *data),
			      void *data, uint32_t private_size, uint32_t group_size,
			      hsa_queue_t **out)
{
	struct queue *own = aligned_alloc(64, (sizeof(*own) + 63) / 64 * 64);
	amd_queue_t *queue = &own->shown;
	uint16_t *packets = aligned_alloc(4096, ((size_t)size * PACKET + 4095) / 4096 * 4096);
	pthread_t thread;

	(void)call;
	(void)data;
	(void)private_size;
	(void)group_size;
	if (!own || !packets)
		goto err;
	memset(own, 0, sizeof(*own));
	own->device = (unsigned)(agent.handle - HOST - 1);
	memset(packets, 0, (size_t)size * PACKET);
	for (uint32_t i = 0; i < size; i++)
		packets[i * PACKET / sizeof(*packets)] = HSA_PACKET_TYPE_INVALID;
	queue->hsa_queue.type = type;
	queue->hsa_queue.features = HSA_QUEUE_FEATURE_KERNEL_DISPATCH;
	queue->hsa_queue.size = size;
	queue->hsa_queue.base_address = packets;
	if (hsa_signal_create(0, 0, NULL, &queue->hsa_queue.doorbell_signal) ||
	    pthread_create(&thread, NULL, serve, own))
		goto err;
	pthread_detach(thread);
	*out = &queue->hsa_queue;
	return HSA_STATUS_SUCCESS;
err:
	free(own);
	free(packets);
	return HSA_STATUS_ERROR_OUT_OF_RESOURCES;
}

hsa_status_t hsa_queue_destroy(hsa_queue_t *queue)
{
	(void)queue;
	return HSA_STATUS_SUCCESS;
}

uint64_t hsa_queue_add_write_index_screlease(const hsa_queue_t *queue, uint64_t value)
{
	return __atomic_fetch_add(&queue_of(queue)->write_dispatch_id, value, __ATOMIC_ACQ_REL);
}

uint64_t hsa_queue_load_read_index_scacquire(const hsa_queue_t *queue)
{
	return __atomic_load_n(&queue_of(queue)->read_dispatch_id, __ATOMIC_ACQUIRE);
}

uint64_t hsa_queue_load_read_index_relaxed(const hsa_queue_t *queue)
{
	return hsa_queue_load_read_index_scacquire(queue);
}

uint64_t hsa_queue_load_write_index_relaxed(const hsa_queue_t *queue)
{
	return __atomic_load_n(&queue_of(queue)->write_dispatch_id, __ATOMIC_ACQUIRE);
}

hsa_status_t hsa_amd_queue_cu_set_mask(const hsa_queue_t *queue, uint32_t count,
				       const uint32_t *mask)
{
	(void)queue;
	(void)count;
	(void)mask;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_queue_set_priority(hsa_queue_t *queue, hsa_amd_queue_priority_t priority)
{
	(void)queue;
	(void)priority;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_profiling_set_profiler_enabled(hsa_queue_t *queue, int enable)
{
	(void)queue;
	(void)enable;
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_profiling_async_copy_enable(bool enable)
{
	(void)enable;
	return HSA_STATUS_SUCCESS;
}

/* Done before it returns: an order that the caller may not rely on, but may get. */
hsa_status_t hsa_amd_memory_async_copy(void *to, hsa_agent_t to_agent, const void *from,
				       hsa_agent_t from_agent, size_t size, uint32_t count,
				       const hsa_signal_t *after, hsa_signal_t completion)
{
	uint64_t started;

	(void)to_agent;
	(void)from_agent;
	sim_wait_zero(after, count);
	started = sim_now();
	memcpy(to, from, size);
	sim_complete(completion, started, sim_now());
	return HSA_STATUS_SUCCESS;
}

hsa_status_t hsa_amd_memory_async_copy_on_engine(void *to, hsa_agent_t to_agent, const void *from,
						 hsa_agent_t from_agent, size_t size,
						 uint32_t count, const hsa_signal_t *after,
						 hsa_signal_t completion,
						 hsa_amd_sdma_engine_id_t engine, bool force)
{
	(void)engine;
	(void)force;
	return hsa_amd_memory_async_copy(to, to_agent, from, from_agent, size, count, after,
					 completion);
}

hsa_status_t hsa_amd_memory_copy_engine_status(hsa_agent_t to, hsa_agent_t from, uint32_t *mask)
{
	(void)to;
	(void)from;
	*mask = 3;
	return HSA_STATUS_SUCCESS;
}
