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
	rsmi_status_t _result;
	uint32_t num_devices_at = {0};
	uint32_t *num_devices = &num_devices_at;

	_result = real_rsmi_num_monitor_devices(num_devices);
	if (_result != RSMI_STATUS_SUCCESS)
		return -ENODEV;
	*_told = (int)(*num_devices);
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
	rsmi_status_t _result;
	uint32_t dv_ind = (uint32_t)(uintptr_t)(_name);
	uint64_t bdfid_at = {0};
	uint64_t *bdfid = &bdfid_at;

	_result = real_rsmi_dev_pci_id_get(dv_ind, bdfid);
	if (_result != RSMI_STATUS_SUCCESS)
		return -ENODEV;
	*_told = (uint64_t)(*bdfid);
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
	(void)_name;
	(void)_told;
	return -ENOTSUP;
}

static inline int ask_free(uint64_t _name, uint64_t *_told)
{
	(void)_name;
	(void)_told;
	return -ENOTSUP;
}

#endif
