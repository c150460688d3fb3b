/* Made by `porter gen --backend ascend`. Do not edit. */
/*
 * ask.h: the rules about devices, as calls of libdcmi.so, for a port that consists of nothing
 * else. A device is named by the library's own handle or number. Each returns 0 or -errno, -ENOTSUP
 * where no rule has such a call.
 */
#ifndef PORTER_ASK_H
#define PORTER_ASK_H

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>

#include "real.h"
#include "role.h"

static const bool ask_by_handle = false;

/* "0000:03:00.0" */
static inline int ask_read(const char *text, uint64_t *place)
{
	unsigned domain, bus, slot, function;

	if (sscanf(text, "%x:%x:%x.%x", &domain, &bus, &slot, &function) != 4)
		return -ENODEV;
	*place = (uint64_t)domain << 32 | bus << 8 | slot << 3 | function;
	return 0;
}

static inline int ask_count(int *_told)
{
	(void)_told;
	return -ENOTSUP;
}

static inline int ask_uuid(uint64_t _name, char *_told)
{
	(void)_name;
	(void)_told;
	return -ENOTSUP;
}

static inline int ask_place(uint64_t _name, uint64_t *_told)
{
	int _result;
	int card_id = (int)(uintptr_t)(_name % ROLE_CARDS);
	int device_id = (int)(uintptr_t)(_name / ROLE_CARDS);
	struct dcmi_pcie_info_all info_at = {0};
	struct dcmi_pcie_info_all *info = &info_at;

	_result = real_dcmi_get_device_pcie_info_v2(card_id, device_id, info);
	if (_result != DCMI_SUCCESS)
		return -ENODEV;
	*_told =
			(uint64_t)(info->domain) << 32 | (uint64_t)(info->bdf_busid) << 8 | (uint64_t)(info->bdf_deviceid) << 3;
	return 0;
}

static inline int ask_index(uint64_t _name, int *_told)
{
	int _result;
	int logic_id_at = {0};
	int *logic_id = &logic_id_at;
	int card_id = (int)(uintptr_t)(_name % ROLE_CARDS);
	int device_id = (int)(uintptr_t)(_name / ROLE_CARDS);

	_result = real_dcmi_get_device_logic_id(logic_id, card_id, device_id);
	if (_result != DCMI_SUCCESS)
		return -ENODEV;
	*_told = (int)(*logic_id);
	return 0;
}

static inline int ask_total(uint64_t _name, uint64_t *_told)
{
	int _result;
	int card_id = (int)(uintptr_t)(_name % ROLE_CARDS);
	int device_id = (int)(uintptr_t)(_name / ROLE_CARDS);
	struct dcmi_hbm_info info_at = {0};
	struct dcmi_hbm_info *info = &info_at;

	_result = real_dcmi_get_device_hbm_info(card_id, device_id, info);
	if (_result != DCMI_SUCCESS)
		return -ENODEV;
	*_told = (uint64_t)(info->memory_size) * (UINT64_C(1048576));
	return 0;
}

static inline int ask_free(uint64_t _name, uint64_t *_told)
{
	int _result;
	int card_id = (int)(uintptr_t)(_name % ROLE_CARDS);
	int device_id = (int)(uintptr_t)(_name / ROLE_CARDS);
	struct dcmi_get_memory_info_stru info_at = {0};
	struct dcmi_get_memory_info_stru *info = &info_at;

	_result = real_dcmi_get_device_memory_info_v3(card_id, device_id, info);
	if (_result != DCMI_SUCCESS)
		return -ENODEV;
	*_told = (uint64_t)(info->memory_available) * (UINT64_C(1048576));
	return 0;
}

#endif
