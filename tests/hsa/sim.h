/* SPDX-License-Identifier: Apache-2.0 */
/*
 * sim.h: a libhsa-runtime64.so.1 without a device, so that AMD's own libamdhip64 runs where there is no card.
 *
 * Devices have memory that is counted and backed by the host, queues whose packets complete in order after a stated time, and
 * signals. $HSA_SIM_DEVICES (1), $HSA_SIM_MEMORY bytes of each (1 GiB), $HSA_SIM_KERNEL_US (0) a kernel runs. Per process: nothing is
 * shared. What it does not know, it answers with HSA_STATUS_ERROR. Compiled against the headers of Debian's libhsa-runtime-dev.
 */
#ifndef HSA_SIM_H
#define HSA_SIM_H

#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include <hsa/hsa_ext_image.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HOST 1u			/* an agent's handle; devices follow */
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
/* Waits, at most a millisecond, for any signal to change. */
void sim_wait(void);
/* One off a completion signal, stamped with when its work started. */
void sim_complete(hsa_signal_t signal, uint64_t started);
void sim_wait_zero(const hsa_signal_t *signals, uint32_t count);

#endif
