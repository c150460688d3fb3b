/* Made by `porter gen --backend hip`. Do not edit. */
/*
 * ask.h: the rules about devices, as calls of librocm_smi64.so.1, for a port that consists of nothing
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
	rsmi_status_t _result;
	uint32_t num_devices_at = {0};
	uint32_t *num_devices = &num_devices_at;

	_result = real_rsmi_num_monitor_devices(num_devices);
	if (_result != RSMI_STATUS_SUCCESS)
		return -ENODEV;
	*_answer = (int)(*num_devices);
	return 0;
}

static inline int ask_uuid(uint64_t _name, char *_answer)
{
	(void)_name;
	(void)_answer;
	return -ENOTSUP;
}

static inline int ask_place(uint64_t _name, uint64_t *_answer)
{
	rsmi_status_t _result;
	uint32_t dv_ind = (uint32_t)(uintptr_t)(_name);
	uint64_t bdfid_at = {0};
	uint64_t *bdfid = &bdfid_at;

	_result = real_rsmi_dev_pci_id_get(dv_ind, bdfid);
	if (_result != RSMI_STATUS_SUCCESS)
		return -ENODEV;
	*_answer = (uint64_t)(*bdfid);
	return 0;
}

static inline int ask_index(uint64_t _name, int *_answer)
{
	(void)_name;
	(void)_answer;
	return -ENOTSUP;
}

static inline int ask_total(uint64_t _name, uint64_t *_answer)
{
	(void)_name;
	(void)_answer;
	return -ENOTSUP;
}

static inline int ask_free(uint64_t _name, uint64_t *_answer)
{
	(void)_name;
	(void)_answer;
	return -ENOTSUP;
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

/* rsmi_compute_process_info_get; how many were listed, or -errno. */
static inline int ask_list_0(ask_each *_each, void *_context)
{
	rsmi_status_t _result;
	rsmi_process_info_t *procs = NULL;
	uint32_t num_items_at = {0};
	uint32_t *num_items = &num_items_at;
	void *_items = calloc(ASK_PROCESSES, sizeof(*procs));
	uint64_t _i, _count = 0;
	bool _failed;

	if (!_items)
		return -ENOMEM;
	procs = (__typeof__(procs))_items;
	*num_items = (__typeof__(*num_items))ASK_PROCESSES;
	_result = real_rsmi_compute_process_info_get(procs, num_items);
	_failed = _result != RSMI_STATUS_SUCCESS;
	if (!_failed)
		_count = (uint64_t)(*num_items);
	for (_i = 0; _i < _count && _i < ASK_PROCESSES; _i++)
		if (procs[_i].process_id)
			_each(_context, (int32_t)procs[_i].process_id,
					(uint64_t)procs[_i].vram_usage, -1);
	free(_items);
	return _failed ? -ENODEV : (int)_i;
}

/* Calls _each for each process of a device's lists. */
static inline int ask_processes(uint64_t _name, void (*_each)(void *context, int32_t pid,
		uint64_t bytes, int busy), void *_context)
{
	int _error = -ENOTSUP;

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

	if (!(ask_list_0(_each, _context) < 0))
		_error = 0;
	(void)_each;
	(void)_context;
	return _error;
}

#endif
