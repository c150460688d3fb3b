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
	unsigned int _result;

	_result = real_mxSmlGetDeviceCount();
	if (false)
		return -ENODEV;
	*_told = (int)(_result);
	return 0;
}

static inline int ask_uuid(uint64_t _name, char *_told)
{
	(void)_name;
	(void)_told;
	return -ENOTSUP;
}

static inline int ask_place(uint64_t _name, uint64_t *_told)
{
	mxSmlReturn_t _result;
	unsigned int deviceId = (unsigned int)(uintptr_t)(_name);
	mxSmlDeviceInfo_t info_at = {0};
	mxSmlDeviceInfo_t *info = &info_at;

	_result = real_mxSmlGetDeviceInfo(deviceId, info);
	if (_result != MXSML_SUCCESS)
		return -ENODEV;
	if (ask_read((const char *)info->bdfId, _told))
		return -ENODEV;
	return 0;
}

static inline int ask_index(uint64_t _name, int *_told)
{
	(void)_name;
	(void)_told;
	return -ENOTSUP;
}

static inline int ask_total(uint64_t _name, uint64_t *_told)
{
	mxSmlReturn_t _result;
	unsigned int deviceId = (unsigned int)(uintptr_t)(_name);
	mxSmlMemoryInfo_t info_at = {0};
	mxSmlMemoryInfo_t *info = &info_at;

	_result = real_mxSmlGetMemoryInfo(deviceId, info);
	if (_result != MXSML_SUCCESS)
		return -ENODEV;
	*_told = (uint64_t)(info->vramTotal) * (UINT64_C(1024));
	return 0;
}

static inline int ask_free(uint64_t _name, uint64_t *_told)
{
	(void)_name;
	(void)_told;
	return -ENOTSUP;
}

#endif
