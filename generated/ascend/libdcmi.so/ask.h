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
#include <stdlib.h>
#include <time.h>

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

static inline int ask_count(int *_answer)
{
	(void)_answer;
	return -ENOTSUP;
}

static inline int ask_uuid(uint64_t _name, char *_answer)
{
	(void)_name;
	(void)_answer;
	return -ENOTSUP;
}

static inline int ask_place(uint64_t _name, uint64_t *_answer)
{
	int _result;
	int card_id = (int)(uintptr_t)(_name % ROLE_CARDS);
	int device_id = (int)(uintptr_t)(_name / ROLE_CARDS);
	struct dcmi_pcie_info_all info_at = {0};
	struct dcmi_pcie_info_all *info = &info_at;

	_result = real_dcmi_get_device_pcie_info_v2(card_id, device_id, info);
	if (_result != DCMI_SUCCESS)
		return -ENODEV;
	*_answer =
			(uint64_t)(info->domain) << 32 | (uint64_t)(info->bdf_busid) << 8 | (uint64_t)(info->bdf_deviceid) << 3;
	return 0;
}

static inline int ask_index(uint64_t _name, int *_answer)
{
	int _result;
	int logic_id_at = {0};
	int *logic_id = &logic_id_at;
	int card_id = (int)(uintptr_t)(_name % ROLE_CARDS);
	int device_id = (int)(uintptr_t)(_name / ROLE_CARDS);

	_result = real_dcmi_get_device_logic_id(logic_id, card_id, device_id);
	if (_result != DCMI_SUCCESS)
		return -ENODEV;
	*_answer = (int)(*logic_id);
	return 0;
}

static inline int ask_total(uint64_t _name, uint64_t *_answer)
{
	int _result;
	int card_id = (int)(uintptr_t)(_name % ROLE_CARDS);
	int device_id = (int)(uintptr_t)(_name / ROLE_CARDS);
	struct dcmi_hbm_info info_at = {0};
	struct dcmi_hbm_info *info = &info_at;

	_result = real_dcmi_get_device_hbm_info(card_id, device_id, info);
	if (_result != DCMI_SUCCESS)
		return -ENODEV;
	*_answer = (uint64_t)(info->memory_size) * (UINT64_C(1048576));
	return 0;
}

static inline int ask_free(uint64_t _name, uint64_t *_answer)
{
	int _result;
	int card_id = (int)(uintptr_t)(_name % ROLE_CARDS);
	int device_id = (int)(uintptr_t)(_name / ROLE_CARDS);
	struct dcmi_get_memory_info_stru info_at = {0};
	struct dcmi_get_memory_info_stru *info = &info_at;

	_result = real_dcmi_get_device_memory_info_v3(card_id, device_id, info);
	if (_result != DCMI_SUCCESS)
		return -ENODEV;
	*_answer = (uint64_t)(info->memory_available) * (UINT64_C(1048576));
	return 0;
}

static inline int ask_handle(uint64_t _name, uint64_t *_answer)
{
	(void)_name;
	(void)_answer;
	return -ENOTSUP;
}

static inline int ask_limit(uint64_t _name, const char *_group, uint64_t _answer)
{
	(void)_name;
	(void)_group;
	(void)_answer;
	return -ENOTSUP;
}

#define ASK_PROCESSES 1024	/* of one list at most */
#define ASK_RECENT_US 2000000	/* figures of time that are older do not count */

typedef void ask_each(void *context, int32_t pid, uint64_t bytes, int busy);

/* The time from which on figures count, in microseconds since 1970. */
static inline uint64_t ask_since(void)
{
	struct timespec now;

	timespec_get(&now, TIME_UTC);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000 - ASK_RECENT_US;
}

/* dcmi_get_device_resource_info; how many were listed, or -errno. */
static inline int ask_list_0(uint64_t _name, ask_each *_each, void *_context)
{
	int _result;
	int card_id = (int)(uintptr_t)(_name % ROLE_CARDS);
	int device_id = (int)(uintptr_t)(_name / ROLE_CARDS);
	struct dcmi_proc_mem_info *processes = NULL;
	int process_num_at = {0};
	int *process_num = &process_num_at;
	void *_items = calloc(ASK_PROCESSES, sizeof(*processes));
	uint64_t _i, _count = 0;
	bool _failed;

	if (!_items)
		return -ENOMEM;
	processes = (__typeof__(processes))_items;
	_result = real_dcmi_get_device_resource_info(card_id, device_id, processes, process_num);
	_failed = _result != DCMI_SUCCESS;
	if (!_failed)
		_count = (uint64_t)(*process_num);
	for (_i = 0; _i < _count && _i < ASK_PROCESSES; _i++)
		if (processes[_i].proc_id)
			_each(_context, (int32_t)processes[_i].proc_id,
					(uint64_t)processes[_i].proc_mem_usage, -1);
	free(_items);
	return _failed ? -ENODEV : (int)_i;
}

/* Calls _each for each process of a device's lists. */
static inline int ask_processes(uint64_t _name, void (*_each)(void *context, int32_t pid,
		uint64_t bytes, int busy), void *_context)
{
	int _error = -ENOTSUP;

	if (!(ask_list_0(_name, _each, _context) < 0))
		_error = 0;
	(void)_name;
	(void)_each;
	(void)_context;
	return _error;
}

/* The same of the lists that are of all devices together. */
static inline int ask_all_processes(void (*_each)(void *context, int32_t pid, uint64_t bytes,
		int busy), void *_context)
{
	int _error = -ENOTSUP;

	(void)_each;
	(void)_context;
	return _error;
}

#endif
