/* Made by `porter gen --backend metax`. Do not edit. */
/*
 * ask.h: the rules about devices, as calls of libmxsml.so, for a port that consists of nothing
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
	unsigned int _result;

	_result = real_mxSmlGetDeviceCount();
	if (false)
		return -ENODEV;
	*_answer = (int)(_result);
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
	mxSmlReturn_t _result;
	unsigned int deviceId = (unsigned int)(uintptr_t)(_name);
	mxSmlDeviceInfo_t info_at = {0};
	mxSmlDeviceInfo_t *info = &info_at;

	_result = real_mxSmlGetDeviceInfo(deviceId, info);
	if (_result != MXSML_SUCCESS)
		return -ENODEV;
	if (ask_read((const char *)info->bdfId, _answer))
		return -ENODEV;
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
	mxSmlReturn_t _result;
	unsigned int deviceId = (unsigned int)(uintptr_t)(_name);
	mxSmlMemoryInfo_t info_at = {0};
	mxSmlMemoryInfo_t *info = &info_at;

	_result = real_mxSmlGetMemoryInfo(deviceId, info);
	if (_result != MXSML_SUCCESS)
		return -ENODEV;
	*_answer = (uint64_t)(info->vramTotal) * (UINT64_C(1024));
	return 0;
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

/* mxSmlGetSingleGpuProcess_v2; how many were listed, or -errno. */
static inline int ask_list_0(uint64_t _name, ask_each *_each, void *_context)
{
	mxSmlReturn_t _result;
	unsigned int deviceId = (unsigned int)(uintptr_t)(_name);
	unsigned int number_at = {0};
	unsigned int *number = &number_at;
	mxSmlProcessInfo_v2_t *processes = NULL;
	void *_items = calloc(ASK_PROCESSES, sizeof(*processes));
	uint64_t _i, _count = 0;
	bool _failed;

	if (!_items)
		return -ENOMEM;
	processes = (__typeof__(processes))_items;
	*number = (__typeof__(*number))ASK_PROCESSES;
	_result = real_mxSmlGetSingleGpuProcess_v2(deviceId, number, processes);
	_failed = _result != MXSML_SUCCESS;
	if (!_failed)
		_count = (uint64_t)(*number);
	for (_i = 0; _i < _count && _i < ASK_PROCESSES; _i++)
		if (processes[_i].processId)
			_each(_context, (int32_t)processes[_i].processId,
					(uint64_t)processes[_i].processGpuInfo[0].gpuMemoryUsage * (UINT64_C(1024)),
					-1);
	free(_items);
	return _failed ? -ENODEV : (int)_i;
}

/* mxSmlGetSingleGpuProcess; how many were listed, or -errno. */
static inline int ask_list_1(uint64_t _name, ask_each *_each, void *_context)
{
	mxSmlReturn_t _result;
	unsigned int deviceId = (unsigned int)(uintptr_t)(_name);
	unsigned int number_at = {0};
	unsigned int *number = &number_at;
	mxSmlProcessInfo_t *processes = NULL;
	void *_items = calloc(ASK_PROCESSES, sizeof(*processes));
	uint64_t _i, _count = 0;
	bool _failed;

	if (!_items)
		return -ENOMEM;
	processes = (__typeof__(processes))_items;
	*number = (__typeof__(*number))ASK_PROCESSES;
	_result = real_mxSmlGetSingleGpuProcess(deviceId, number, processes);
	_failed = _result != MXSML_SUCCESS;
	if (!_failed)
		_count = (uint64_t)(*number);
	for (_i = 0; _i < _count && _i < ASK_PROCESSES; _i++)
		if (processes[_i].processId)
			_each(_context, (int32_t)processes[_i].processId,
					(uint64_t)processes[_i].processGpuInfo[0].gpuMemoryUsage * (UINT64_C(1024)),
					-1);
	free(_items);
	return _failed ? -ENODEV : (int)_i;
}

/* mxSmlGetProcessInfo_v2; how many were listed, or -errno. */
static inline int ask_list_2(ask_each *_each, void *_context)
{
	mxSmlReturn_t _result;
	unsigned int number = ASK_PROCESSES;
	mxSmlProcessInfo_v2_t *processes = NULL;
	void *_items = calloc(ASK_PROCESSES, sizeof(*processes));
	uint64_t _i, _count = 0;
	bool _failed;

	if (!_items)
		return -ENOMEM;
	processes = (__typeof__(processes))_items;
	_result = real_mxSmlGetProcessInfo_v2(number, processes);
	_failed = _result != MXSML_SUCCESS;
	if (!_failed)
		_count = ASK_PROCESSES;
	for (_i = 0; _i < _count && _i < ASK_PROCESSES; _i++)
		if (processes[_i].processId)
			_each(_context, (int32_t)processes[_i].processId,
					(uint64_t)processes[_i].processGpuInfo[0].gpuMemoryUsage * (UINT64_C(1024)),
					-1);
	free(_items);
	return _failed ? -ENODEV : (int)_i;
}

/* mxSmlGetProcessInfo; how many were listed, or -errno. */
static inline int ask_list_3(ask_each *_each, void *_context)
{
	mxSmlReturn_t _result;
	unsigned int number = ASK_PROCESSES;
	mxSmlProcessInfo_t *processes = NULL;
	void *_items = calloc(ASK_PROCESSES, sizeof(*processes));
	uint64_t _i, _count = 0;
	bool _failed;

	if (!_items)
		return -ENOMEM;
	processes = (__typeof__(processes))_items;
	_result = real_mxSmlGetProcessInfo(number, processes);
	_failed = _result != MXSML_SUCCESS;
	if (!_failed)
		_count = ASK_PROCESSES;
	for (_i = 0; _i < _count && _i < ASK_PROCESSES; _i++)
		if (processes[_i].processId)
			_each(_context, (int32_t)processes[_i].processId,
					(uint64_t)processes[_i].processGpuInfo[0].gpuMemoryUsage * (UINT64_C(1024)),
					-1);
	free(_items);
	return _failed ? -ENODEV : (int)_i;
}

/* Calls _each for each process of a device's lists. */
static inline int ask_processes(uint64_t _name, void (*_each)(void *context, int32_t pid,
		uint64_t bytes, int busy), void *_context)
{
	int _error = -ENOTSUP;

	if (!(ask_list_0(_name, _each, _context) < 0 && ask_list_1(_name, _each, _context) < 0))
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

	if (!(ask_list_2(_each, _context) < 0 && ask_list_3(_each, _context) < 0))
		_error = 0;
	(void)_each;
	(void)_context;
	return _error;
}

#endif
