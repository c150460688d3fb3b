/* Made by `porter gen --backend kunlun`. Do not edit. */
/*
 * ask.h: the rules about devices, as calls of libxpuml.so.1, for a port that consists of nothing
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

static const bool ask_by_handle = true;

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
	xpumlReturn_t _result;
	unsigned int deviceCount_at = {0};
	unsigned int *deviceCount = &deviceCount_at;

	_result = real_xpumlDeviceGetCount(deviceCount);
	if (_result != XPUML_SUCCESS)
		return -ENODEV;
	*_answer = (int)(*deviceCount);
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
	xpumlReturn_t _result;
	xpumlDevice_t device = (xpumlDevice_t)(uintptr_t)(_name);
	xpumlPciInfo_t pci_at = {0};
	xpumlPciInfo_t *pci = &pci_at;

	_result = real_xpumlDeviceGetPciInfo(device, pci);
	if (_result != XPUML_SUCCESS)
		return -ENODEV;
	*_answer =
			(uint64_t)(pci->domain) << 32 | (uint64_t)(pci->bus) << 8 | (uint64_t)(pci->device) << 3;
	return 0;
}

static inline int ask_index(uint64_t _name, int *_answer)
{
	xpumlReturn_t _result;
	xpumlDevice_t device = (xpumlDevice_t)(uintptr_t)(_name);
	int devId_at = {0};
	int *devId = &devId_at;

	_result = real_xpumlDeviceGetId(device, devId);
	if (_result != XPUML_SUCCESS)
		return -ENODEV;
	*_answer = (int)(*devId);
	return 0;
}

static inline int ask_total(uint64_t _name, uint64_t *_answer)
{
	xpumlReturn_t _result;
	xpumlDevice_t device = (xpumlDevice_t)(uintptr_t)(_name);
	xpumlMemory_t memory_at = {0};
	xpumlMemory_t *memory = &memory_at;

	_result = real_xpumlDeviceGetMemoryInfo(device, memory);
	if (_result != XPUML_SUCCESS)
		return -ENODEV;
	*_answer = (uint64_t)(memory->totalGlobalMemory);
	return 0;
}

static inline int ask_free(uint64_t _name, uint64_t *_answer)
{
	xpumlReturn_t _result;
	xpumlDevice_t device = (xpumlDevice_t)(uintptr_t)(_name);
	xpumlMemory_t memory_at = {0};
	xpumlMemory_t *memory = &memory_at;

	_result = real_xpumlDeviceGetMemoryInfo(device, memory);
	if (_result != XPUML_SUCCESS)
		return -ENODEV;
	*_answer = (uint64_t)(memory->freeGlobalMemory);
	return 0;
}

static inline int ask_handle(uint64_t _name, uint64_t *_answer)
{
	xpumlReturn_t _result;
	unsigned int index = (unsigned int)(uintptr_t)(_name);
	xpumlDevice_t device_at = {0};
	xpumlDevice_t *device = &device_at;

	_result = real_xpumlDeviceGetHandleByIndex(index, device);
	if (_result != XPUML_SUCCESS)
		return -ENODEV;
	*_answer = (uint64_t)(uintptr_t)(*device);
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

/* xpumlDeviceGetComputeRunningProcesses; how many were listed, or -errno. */
static inline int ask_list_0(uint64_t _name, ask_each *_each, void *_context)
{
	xpumlReturn_t _result;
	xpumlDevice_t device = (xpumlDevice_t)(uintptr_t)(_name);
	unsigned int infoCount_at = {0};
	unsigned int *infoCount = &infoCount_at;
	xpumlProcessInfo_t *infos = NULL;
	void *_items = calloc(ASK_PROCESSES, sizeof(*infos));
	uint64_t _i, _count = 0;
	bool _failed;

	if (!_items)
		return -ENOMEM;
	infos = (__typeof__(infos))_items;
	*infoCount = (__typeof__(*infoCount))ASK_PROCESSES;
	_result = real_xpumlDeviceGetComputeRunningProcesses(device, infoCount, infos);
	_failed = _result != XPUML_SUCCESS;
	if (!_failed)
		_count = (uint64_t)(*infoCount);
	for (_i = 0; _i < _count && _i < ASK_PROCESSES; _i++)
		if (infos[_i].pid)
			_each(_context, (int32_t)infos[_i].pid,
					(uint64_t)infos[_i].usedGlobalMemory, -1);
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
