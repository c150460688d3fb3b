/* Made by `porter gen --backend cambricon`. Do not edit. */
/*
 * ask.h: the rules about devices, as calls of libcndev.so, for a port that consists of nothing
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
	cndevRet_t _result;
	cndevCardInfo_t cardNum_at = {0};
	cndevCardInfo_t *cardNum = &cardNum_at;
	cardNum->version = (__typeof__(cardNum->version))((uint64_t)CNDEV_VERSION_6);

	_result = real_cndevGetDeviceCount(cardNum);
	if (_result != CNDEV_SUCCESS)
		return -ENODEV;
	*_answer = (int)(cardNum->number);
	return 0;
}

static inline int ask_uuid(uint64_t _name, char *_answer)
{
	cndevRet_t _result;
	cndevUUID_t info_at = {0};
	cndevUUID_t *info = &info_at;
	cndevDevice_t device = (cndevDevice_t)(uintptr_t)(_name);
	info->version = (__typeof__(info->version))((uint64_t)CNDEV_VERSION_6);

	_result = real_cndevGetUUID(info, device);
	if (_result != CNDEV_SUCCESS)
		return -ENODEV;
	snprintf(_answer, 96, "%s", (const char *)info->uuid);
	return 0;
}

static inline int ask_place(uint64_t _name, uint64_t *_answer)
{
	cndevRet_t _result;
	cndevPCIeInfoV2_t info_at = {0};
	cndevPCIeInfoV2_t *info = &info_at;
	cndevDevice_t device = (cndevDevice_t)(uintptr_t)(_name);

	_result = real_cndevGetPCIeInfoV2(info, device);
	if (_result != CNDEV_SUCCESS)
		return -ENODEV;
	*_answer =
			(uint64_t)(info->domain) << 32 | (uint64_t)(info->bus) << 8 | (uint64_t)(info->device) << 3;
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
	cndevRet_t _result;
	cndevMemoryInfoV2_t info_at = {0};
	cndevMemoryInfoV2_t *info = &info_at;
	cndevDevice_t device = (cndevDevice_t)(uintptr_t)(_name);

	_result = real_cndevGetMemoryUsageV2(info, device);
	if (_result != CNDEV_SUCCESS)
		return -ENODEV;
	*_answer = (uint64_t)(info->physicalMemoryTotal) * (UINT64_C(1048576));
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
	cndevRet_t _result;
	int index = (int)(uintptr_t)(_name);
	cndevDevice_t handle_at = {0};
	cndevDevice_t *handle = &handle_at;

	_result = real_cndevGetDeviceHandleByIndex(index, handle);
	if (_result != CNDEV_SUCCESS)
		return -ENODEV;
	*_answer = (uint64_t)(uintptr_t)(*handle);
	return 0;
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

/* cndevGetProcessUtilization; how many were listed, or -errno. */
static inline int ask_list_0(uint64_t _name, ask_each *_each, void *_context)
{
	cndevRet_t _result;
	unsigned int infoCount_at = {0};
	unsigned int *infoCount = &infoCount_at;
	cndevProcessUtilization_t *procUtil = NULL;
	cndevDevice_t device = (cndevDevice_t)(uintptr_t)(_name);
	void *_items = calloc(ASK_PROCESSES, sizeof(*procUtil));
	uint64_t _i, _count = 0;
	bool _failed;

	if (!_items)
		return -ENOMEM;
	procUtil = (__typeof__(procUtil))_items;
	for (_i = 0; _i < ASK_PROCESSES; _i++)
		procUtil[_i].version = CNDEV_VERSION_6;
	*infoCount = (__typeof__(*infoCount))ASK_PROCESSES;
	_result = real_cndevGetProcessUtilization(infoCount, procUtil, device);
	_failed = _result != CNDEV_SUCCESS;
	if (!_failed)
		_count = (uint64_t)(*infoCount);
	for (_i = 0; _i < _count && _i < ASK_PROCESSES; _i++)
		if (procUtil[_i].pid)
			_each(_context, (int32_t)procUtil[_i].pid, UINT64_MAX,
					(int)procUtil[_i].ipuUtil);
	free(_items);
	return _failed ? -ENODEV : (int)_i;
}

/* cndevGetProcessInfo; how many were listed, or -errno. */
static inline int ask_list_1(uint64_t _name, ask_each *_each, void *_context)
{
	cndevRet_t _result;
	unsigned int infoCount_at = {0};
	unsigned int *infoCount = &infoCount_at;
	cndevProcessInfo_t *procInfo = NULL;
	cndevDevice_t device = (cndevDevice_t)(uintptr_t)(_name);
	void *_items = calloc(ASK_PROCESSES, sizeof(*procInfo));
	uint64_t _i, _count = 0;
	bool _failed;

	if (!_items)
		return -ENOMEM;
	procInfo = (__typeof__(procInfo))_items;
	for (_i = 0; _i < ASK_PROCESSES; _i++)
		procInfo[_i].version = CNDEV_VERSION_6;
	*infoCount = (__typeof__(*infoCount))ASK_PROCESSES;
	_result = real_cndevGetProcessInfo(infoCount, procInfo, device);
	_failed = _result != CNDEV_SUCCESS;
	if (!_failed)
		_count = (uint64_t)(*infoCount);
	for (_i = 0; _i < _count && _i < ASK_PROCESSES; _i++)
		if (procInfo[_i].pid)
			_each(_context, (int32_t)procInfo[_i].pid,
					(uint64_t)procInfo[_i].physicalMemoryUsed * (UINT64_C(1024)),
					-1);
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
	if (!(ask_list_1(_name, _each, _context) < 0))
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
