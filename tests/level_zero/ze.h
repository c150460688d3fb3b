/* SPDX-License-Identifier: Apache-2.0 */
/* ze.h: the common part of the programs: a driver, its devices, and a line of JSON. */
#ifndef TEST_ZE_H
#define TEST_ZE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <level_zero/ze_api.h>
#include <level_zero/ze_ddi.h>
#include <level_zero/zes_api.h>
#include <level_zero/zes_ddi.h>

#define MIB ((size_t)1 << 20)
#define CHECK(call) \
	do { \
		ze_result_t status_ = (call); \
		if (status_) { \
			printf("{\"failed\": \"%s\", \"status\": \"%x\"}\n", #call, status_); \
			exit(1); \
		} \
	} while (0)

static ze_driver_handle_t driver;
static ze_device_handle_t device;
static ze_context_handle_t context;
static const ze_device_mem_alloc_desc_t device_desc = {
	.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC};
static const ze_host_mem_alloc_desc_t host_desc = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};

static inline void start(void)
{
	const ze_context_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
	uint32_t count = 1;

	CHECK(zeInit(0));
	CHECK(zeDriverGet(&count, &driver));
	count = 1;
	CHECK(zeDeviceGet(driver, &count, &device));
	CHECK(zeContextCreate(driver, &desc, &context));
}

#endif
