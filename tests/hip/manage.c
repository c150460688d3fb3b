/* SPDX-License-Identifier: Apache-2.0 */
/* The management library's answers, a line each: about itself, and about devices where there are
 * none. */
#include <inttypes.h>
#include <rocm_smi/rocm_smi.h>
#include <stdio.h>

int main(void)
{
	rsmi_process_info_t processes[4];
	uint32_t devices = 77, busy = 0, count = 4;
	const char *text = NULL;
	uint64_t value = 0;
	rsmi_version_t version = {0};

	printf("init %d\n", rsmi_init(0));
	printf("version %d", rsmi_version_get(&version));
	printf(" %" PRIu32 ".%" PRIu32 "\n", version.major, version.minor);
	for (int status = 0; status < 20; status++) {
		printf("status %d %d", status, rsmi_status_string((rsmi_status_t)status, &text));
		printf(" %s\n", text ? text : "");
	}
	printf("devices %d", rsmi_num_monitor_devices(&devices));
	printf(" %" PRIu32 "\n", devices);
	printf("total %d\n", rsmi_dev_memory_total_get(0, RSMI_MEM_TYPE_VRAM, &value));
	printf("used %d\n", rsmi_dev_memory_usage_get(0, RSMI_MEM_TYPE_VRAM, &value));
	printf("place %d\n", rsmi_dev_pci_id_get(0, &value));
	printf("busy %d\n", rsmi_dev_busy_percent_get(0, &busy));
	printf("processes %d\n", rsmi_compute_process_info_get(processes, &count));
	printf("shutdown %d\n", rsmi_shut_down());
	return 0;
}
