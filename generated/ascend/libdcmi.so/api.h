/* Made by `porter gen --backend ascend`. Do not edit. */
/*
 * api.h: what libdcmi.so exports, in our own words: names, sizes and offsets as its headers have them.
 *
 * dcmi.h of specs/ascend
 */
#ifndef PORTER_API_H
#define PORTER_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct dcmi_pcie_info_all;
struct dcmi_hbm_info;
struct dcmi_memory_info;
struct dcmi_get_memory_info_stru;
struct dcmi_proc_mem_info;

enum dcmi_input_type {
	DCMI_INPUT_TYPE_MEMORY = 1,
	DCMI_INPUT_TYPE_ONCHIP_MEMORY = 6,
};

enum dcmi_constants {
	DCMI_SUCCESS = 0,
	DCMI_ERROR_INVALID_PARAMETER = -8001,
	DCMI_ERROR_OPER_NOT_PERMITTED = -8002,
	DCMI_ERROR_MEM_OPERATE_FAIL = -8003,
	DCMI_ERROR_INNER_ERR = -8005,
	DCMI_ERROR_INVALID_DEVICE_ID = -8007,
	DCMI_ERROR_DEVICE_NOT_EXIST = -8008,
	DCMI_ERROR_NOT_REDAY = -8012,
	DCMI_ERROR_NOT_SUPPORT = -8255,
};

struct dcmi_pcie_info_all {
	unsigned int venderid;
	unsigned int subvenderid;
	unsigned int deviceid;
	unsigned int subdeviceid;
	int domain;
	unsigned int bdf_busid;
	unsigned int bdf_deviceid;
	unsigned int bdf_funcid;
	char reserve[32];
};

struct dcmi_hbm_info {
	unsigned long long memory_size;
	unsigned int freq;
	unsigned long long memory_usage;
	int temp;
	unsigned int bandwith_util_rate;
};

struct dcmi_memory_info {
	unsigned long long memory_size;
	unsigned int freq;
	unsigned int utiliza;
};

struct dcmi_get_memory_info_stru {
	unsigned long long memory_size;
	unsigned long long memory_available;
	unsigned int freq;
	unsigned long hugepagesize;
	unsigned long hugepages_total;
	unsigned long hugepages_free;
	unsigned int utiliza;
	char reserve[60];
};

struct dcmi_proc_mem_info {
	int proc_id;
	unsigned long long proc_mem_usage;
};

_Static_assert(sizeof(struct dcmi_pcie_info_all) == 64, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_pcie_info_all, venderid) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_pcie_info_all, subvenderid) == 4, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_pcie_info_all, deviceid) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_pcie_info_all, subdeviceid) == 12, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_pcie_info_all, domain) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_pcie_info_all, bdf_busid) == 20, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_pcie_info_all, bdf_deviceid) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_pcie_info_all, bdf_funcid) == 28, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_pcie_info_all, reserve) == 32, "as the vendor lays it out");
_Static_assert(sizeof(struct dcmi_hbm_info) == 32, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_hbm_info, memory_size) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_hbm_info, freq) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_hbm_info, memory_usage) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_hbm_info, temp) == 24, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_hbm_info, bandwith_util_rate) == 28,
		"as the vendor lays it out");
_Static_assert(sizeof(struct dcmi_memory_info) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_memory_info, memory_size) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_memory_info, freq) == 8, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_memory_info, utiliza) == 12, "as the vendor lays it out");
_Static_assert(sizeof(struct dcmi_get_memory_info_stru) == 112, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_get_memory_info_stru, memory_size) == 0,
		"as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_get_memory_info_stru, memory_available) == 8,
		"as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_get_memory_info_stru, freq) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_get_memory_info_stru, hugepagesize) == 24,
		"as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_get_memory_info_stru, hugepages_total) == 32,
		"as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_get_memory_info_stru, hugepages_free) == 40,
		"as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_get_memory_info_stru, utiliza) == 48,
		"as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_get_memory_info_stru, reserve) == 52,
		"as the vendor lays it out");
_Static_assert(sizeof(struct dcmi_proc_mem_info) == 16, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_proc_mem_info, proc_id) == 0, "as the vendor lays it out");
_Static_assert(offsetof(struct dcmi_proc_mem_info, proc_mem_usage) == 8,
		"as the vendor lays it out");

#pragma GCC visibility push(default)
int dcmi_get_card_list(int *card_num, int *card_list, int list_len);
int dcmi_get_device_hbm_info(int card_id, int device_id, struct dcmi_hbm_info *info);
int dcmi_get_device_id_in_card(int card_id, int *device_id_max, int *mcu_id, int *cpu_id);
int dcmi_get_device_logic_id(int *logic_id, int card_id, int device_id);
int dcmi_get_device_memory_info_v2(int card_id, int device_id, struct dcmi_memory_info *info);
int dcmi_get_device_memory_info_v3(int card_id, int device_id,
		struct dcmi_get_memory_info_stru *info);
int dcmi_get_device_num_in_card(int card_id, int *device_num);
int dcmi_get_device_pcie_info_v2(int card_id, int device_id, struct dcmi_pcie_info_all *info);
int dcmi_get_device_resource_info(int card_id, int device_id, struct dcmi_proc_mem_info *processes,
		int *process_num);
int dcmi_get_device_type(int card_id, int device_id, unsigned int *type);
int dcmi_get_device_utilization_rate(int card_id, int device_id, int input_type,
		unsigned int *rate);
int dcmi_get_driver_version(char *version, unsigned int length);
int dcmi_init(void);
int dcmiv2_get_device_hbm_info(int dev_id, struct dcmi_hbm_info *info);
int dcmiv2_get_device_list(int *device_list, int *device_num, int list_len);
int dcmiv2_get_device_pcie_info(int dev_id, struct dcmi_pcie_info_all *info);
int dcmiv2_get_device_type(int dev_id, unsigned int *type);
int dcmiv2_get_device_utilization_rate(int dev_id, int input_type, unsigned int *rate);
int dcmiv2_init(void);
#pragma GCC visibility pop

#endif
