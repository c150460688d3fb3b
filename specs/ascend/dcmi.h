/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations of libdcmi, as a Python client calls it (pydcmi of gpustack-runtime 0.2.6): names,
 * types and numbers, in porter's own words. Only declarations that rules use are here; the client's
 * other functions are known by name. Memory is in MiB.
 */
#define DCMI_SUCCESS 0
#define DCMI_ERROR_INVALID_PARAMETER -8001
#define DCMI_ERROR_OPER_NOT_PERMITTED -8002
#define DCMI_ERROR_MEM_OPERATE_FAIL -8003
#define DCMI_ERROR_INNER_ERR -8005
#define DCMI_ERROR_INVALID_DEVICE_ID -8007
#define DCMI_ERROR_DEVICE_NOT_EXIST -8008
#define DCMI_ERROR_NOT_REDAY -8012
#define DCMI_ERROR_NOT_SUPPORT -8255

enum dcmi_input_type { DCMI_INPUT_TYPE_MEMORY = 1, DCMI_INPUT_TYPE_AICORE = 2, DCMI_INPUT_TYPE_ONCHIP_MEMORY = 6 };

struct dcmi_pcie_info_all {
	unsigned venderid, subvenderid, deviceid, subdeviceid;
	int domain;
	unsigned bdf_busid, bdf_deviceid, bdf_funcid;
	char reserve[32];
};
struct dcmi_hbm_info {
	unsigned long long memory_size;
	unsigned freq;
	unsigned long long memory_usage;
	int temp;
	unsigned bandwith_util_rate;
};
struct dcmi_memory_info {
	unsigned long long memory_size;
	unsigned freq;
	unsigned utiliza;
};
struct dcmi_get_memory_info_stru {
	unsigned long long memory_size;
	unsigned long long memory_available;
	unsigned freq;
	unsigned long hugepagesize, hugepages_total, hugepages_free;
	unsigned utiliza;
	char reserve[60];
};
struct dcmi_proc_mem_info {
	int proc_id;
	unsigned long long proc_mem_usage;
};

int dcmi_init(void);
int dcmi_get_driver_version(char *version, unsigned length);
int dcmi_get_card_list(int *card_num, int *card_list, int list_len);
int dcmi_get_device_num_in_card(int card_id, int *device_num);
int dcmi_get_device_id_in_card(int card_id, int *device_id_max, int *mcu_id, int *cpu_id);
int dcmi_get_device_logic_id(int *logic_id, int card_id, int device_id);
int dcmi_get_device_type(int card_id, int device_id, unsigned *type);
int dcmi_get_device_pcie_info_v2(int card_id, int device_id, struct dcmi_pcie_info_all *info);
int dcmi_get_device_hbm_info(int card_id, int device_id, struct dcmi_hbm_info *info);
int dcmi_get_device_memory_info_v2(int card_id, int device_id, struct dcmi_memory_info *info);
int dcmi_get_device_memory_info_v3(int card_id, int device_id, struct dcmi_get_memory_info_stru *info);
int dcmi_get_device_utilization_rate(int card_id, int device_id, int input_type, unsigned *rate);
int dcmi_get_device_resource_info(int card_id, int device_id, struct dcmi_proc_mem_info *processes, int *process_num);
int dcmiv2_init(void);
int dcmiv2_get_device_list(int *device_list, int *device_num, int list_len);
int dcmiv2_get_device_type(int dev_id, unsigned *type);
int dcmiv2_get_device_pcie_info(int dev_id, struct dcmi_pcie_info_all *info);
int dcmiv2_get_device_hbm_info(int dev_id, struct dcmi_hbm_info *info);
int dcmiv2_get_device_utilization_rate(int dev_id, int input_type, unsigned *rate);
