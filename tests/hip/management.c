/* SPDX-License-Identifier: Apache-2.0 */
/* ./management [BYTES [stay|PID]]: the management library's figures of devices, a line each, while
 * this program holds BYTES of the first. */
#include <hip/hip_runtime_api.h>
#include <inttypes.h>
#include <rocm_smi/rocm_smi.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define ROOM 16

static void tell_memory(uint32_t device)
{
	uint64_t total = 0, used = 0, host = 0;

	printf("total %d", rsmi_dev_memory_total_get(device, RSMI_MEM_TYPE_VRAM, &total));
	printf(" %" PRIu64 "\n", total);
	printf("used %d", rsmi_dev_memory_usage_get(device, RSMI_MEM_TYPE_VRAM, &used));
	printf(" %" PRIu64 "\n", used);
	printf("host %d\n", rsmi_dev_memory_total_get(device, RSMI_MEM_TYPE_GTT, &host));
}

static void tell_processes(void)
{
	rsmi_process_info_t list[ROOM];
	uint32_t count = ROOM;
	rsmi_status_t status = rsmi_compute_process_info_get(list, &count);

	printf("processes %d %" PRIu32 "\n", status, status ? 0 : count);
	for (uint32_t i = 0; !status && i < count; i++)
		printf("process %s %" PRIu64 "\n",
		       list[i].process_id == (uint32_t)getpid() ? "own" : "other",
		       list[i].vram_usage);
}

static void tell_process(uint32_t pid)
{
	rsmi_process_info_t one = {0};
	uint32_t devices = 0;
	rsmi_status_t status = rsmi_compute_process_info_by_pid_get(pid, &one);

	printf("asked %d %s %" PRIu64 " %d\n", status, one.process_id == pid ? "that" : "none",
	       one.vram_usage, rsmi_compute_process_gpus_get(pid, NULL, &devices));
}

int main(int count, char **arguments)
{
	uint32_t devices = 0, busy = 0;
	uint64_t place = 0;
	void *memory;

	if (count > 1 && hipMalloc(&memory, strtoull(arguments[1], NULL, 0)))
		return 1;
	printf("init %d\n", rsmi_init(0));
	printf("devices %d", rsmi_num_monitor_devices(&devices));
	printf(" %" PRIu32 "\n", devices);
	printf("place %d", rsmi_dev_pci_id_get(0, &place));
	printf(" %" PRIx64 "\n", place);
	printf("busy %d\n", rsmi_dev_busy_percent_get(0, &busy));
	tell_memory(0);
	tell_processes();
	if (count > 2 && atoi(arguments[2]))
		tell_process((uint32_t)atoi(arguments[2]));
	printf("shutdown %d\n", rsmi_shut_down());
	fflush(stdout);
	if (count > 2 && !atoi(arguments[2]))
		pause();
	return 0;
}
