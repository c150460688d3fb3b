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
	cndevRet_t _result;
	cndevCardInfo_t cardNum_at = {0};
	cndevCardInfo_t *cardNum = &cardNum_at;
	cardNum->version = (__typeof__(cardNum->version))((uint64_t)CNDEV_VERSION_6);

	_result = real_cndevGetDeviceCount(cardNum);
	if (_result != CNDEV_SUCCESS)
		return -ENODEV;
	*_told = (int)(cardNum->number);
	return 0;
}

static inline int ask_uuid(uint64_t _name, char *_told)
{
	cndevRet_t _result;
	cndevUUID_t info_at = {0};
	cndevUUID_t *info = &info_at;
	cndevDevice_t device = (cndevDevice_t)(uintptr_t)(_name);
	info->version = (__typeof__(info->version))((uint64_t)CNDEV_VERSION_6);

	_result = real_cndevGetUUID(info, device);
	if (_result != CNDEV_SUCCESS)
		return -ENODEV;
	snprintf(_told, 96, "%s", (const char *)info->uuid);
	return 0;
}

static inline int ask_place(uint64_t _name, uint64_t *_told)
{
	cndevRet_t _result;
	cndevPCIeInfoV2_t info_at = {0};
	cndevPCIeInfoV2_t *info = &info_at;
	cndevDevice_t device = (cndevDevice_t)(uintptr_t)(_name);

	_result = real_cndevGetPCIeInfoV2(info, device);
	if (_result != CNDEV_SUCCESS)
		return -ENODEV;
	*_told =
			(uint64_t)(info->domain) << 32 | (uint64_t)(info->bus) << 8 | (uint64_t)(info->device) << 3;
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
	cndevRet_t _result;
	cndevMemoryInfoV2_t info_at = {0};
	cndevMemoryInfoV2_t *info = &info_at;
	cndevDevice_t device = (cndevDevice_t)(uintptr_t)(_name);

	_result = real_cndevGetMemoryUsageV2(info, device);
	if (_result != CNDEV_SUCCESS)
		return -ENODEV;
	*_told = (uint64_t)(info->physicalMemoryTotal) * (UINT64_C(1048576));
	return 0;
}

static inline int ask_free(uint64_t _name, uint64_t *_told)
{
	(void)_name;
	(void)_told;
	return -ENOTSUP;
}

#endif
