/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sim.h: a libhsa-runtime64.so.1 without a device, so that AMD's own libamdhip64 runs where there
 * is no card.
 *
 * Devices have memory that is counted and backed by the host, queues whose packets complete in
 * order, and signals. A kernel takes the time in its name: `sleep_us_200`; any other takes none.
 * $HSA_SIM_DEVICES (1), $HSA_SIM_MEMORY bytes of each (1 GiB). All state is per process, except a
 * device's time: processes with the same $HSA_SIM_ENGINE, a file, use the same engines, one kernel
 * at a time on each. Unknown requests get HSA_STATUS_ERROR. Compiled against the headers of
 * Debian's libhsa-runtime-dev.
 */
#ifndef HSA_SIM_H
#define HSA_SIM_H

#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <hsa/hsa_ext_image.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HOST 1u /* an agent's handle; devices follow */
#define MOST 16

enum pool_kind { POOL_KERNARG, POOL_COARSE, POOL_GROUP };

/* The vendor declares these two without a prototype. */
hsa_status_t hsa_init(void);
hsa_status_t hsa_shut_down(void);

unsigned sim_devices(void);
uint64_t sim_memory(void);
/* Of a device: 0 for the first. */
uint64_t sim_free(unsigned device);
/* Takes device memory; false where it is used up. */
bool sim_take(unsigned device, uint64_t bytes);
void sim_give(unsigned device, uint64_t bytes);
/* Pools are named by their agent and kind. */
hsa_amd_memory_pool_t sim_pool(uint64_t agent, enum pool_kind kind);
uint64_t sim_pool_agent(hsa_amd_memory_pool_t pool);
enum pool_kind sim_pool_kind(hsa_amd_memory_pool_t pool);

uint64_t sim_now(void);
/* ns that a kernel takes. */
uint64_t sim_kernel_ns(uint64_t kernel_object);
/* Has a device work for so long, from `ready` or when it is free after that. Returns when that is
 * over; that time is the result. */
uint64_t sim_engine(unsigned device, uint64_t ns, uint64_t ready, uint64_t *start);
/* Handlers of signals are called until the program exits. */
void sim_handle_until_exit(void);
/* How often any signal changed. */
uint64_t sim_changes(void);
/* Waits, at most `most` ns or a millisecond, until that differs from `seen`. */
void sim_wait(uint64_t seen, uint64_t most);
/* One off a completion signal, stamped with when its work started and ended. */
void sim_complete(hsa_signal_t signal, uint64_t start, uint64_t end);
/* Was there anything to wait for? */
bool sim_wait_zero(const hsa_signal_t *signals, uint32_t count);

#endif
