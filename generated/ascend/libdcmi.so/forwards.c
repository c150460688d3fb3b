/* Made by `porter gen --backend ascend`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#include "real.h"

int dcmi_get_card_list(int *card_num, int *card_list, int list_len)
{
	return real_dcmi_get_card_list(card_num, card_list, list_len);
}

int dcmi_get_device_id_in_card(int card_id, int *device_id_max, int *mcu_id, int *cpu_id)
{
	return real_dcmi_get_device_id_in_card(card_id, device_id_max, mcu_id, cpu_id);
}

int dcmi_get_device_logic_id(int *logic_id, int card_id, int device_id)
{
	return real_dcmi_get_device_logic_id(logic_id, card_id, device_id);
}

int dcmi_get_device_num_in_card(int card_id, int *device_num)
{
	return real_dcmi_get_device_num_in_card(card_id, device_num);
}

int dcmi_get_device_pcie_info_v2(int card_id, int device_id, struct dcmi_pcie_info_all *info)
{
	return real_dcmi_get_device_pcie_info_v2(card_id, device_id, info);
}

int dcmi_get_device_type(int card_id, int device_id, unsigned int *type)
{
	return real_dcmi_get_device_type(card_id, device_id, type);
}

int dcmi_get_driver_version(char *version, unsigned int length)
{
	return real_dcmi_get_driver_version(version, length);
}

int dcmi_init(void)
{
	return real_dcmi_init();
}

int dcmiv2_get_device_list(int *device_list, int *device_num, int list_len)
{
	return real_dcmiv2_get_device_list(device_list, device_num, list_len);
}

int dcmiv2_get_device_pcie_info(int dev_id, struct dcmi_pcie_info_all *info)
{
	return real_dcmiv2_get_device_pcie_info(dev_id, info);
}

int dcmiv2_get_device_type(int dev_id, unsigned int *type)
{
	return real_dcmiv2_get_device_type(dev_id, type);
}

int dcmiv2_init(void)
{
	return real_dcmiv2_init();
}
