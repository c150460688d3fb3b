/* SPDX-License-Identifier: Apache-2.0 */
/* The answers of a driver's libraries on a machine without a device, one line each; then the files
 * that are mapped. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <string.h>

static void *open_library(const char *name)
{
	void *library = dlopen(name, RTLD_NOW);

	if (!library)
		printf("%s\n", dlerror());
	return library;
}

static int reported(struct dl_phdr_info *library, size_t size, void *data)
{
	(void)size;
	(void)data;
	if (strstr(library->dlpi_name, "libcuda.so") ||
	    strstr(library->dlpi_name, "libnvidia-ml.so"))
		printf("mapped %s\n", library->dlpi_name);
	return 0;
}

int main(void)
{
	void *cuda = open_library("libcuda.so.1"), *management = open_library("libnvidia-ml.so.1");
	int (*init)(unsigned), (*get_version)(int *), (*get_count)(int *),
		(*allocate)(unsigned long long *, size_t);
	int (*error_string)(int, const char **), (*start)(void), (*get_devices)(unsigned *),
		(*get_driver)(char *, unsigned);
	const char *(*error)(int);
	unsigned long long address = 0;
	const char *text = "";
	int version = -1, count = -1;
	unsigned devices = 7;
	char driver[80] = "";

	if (!cuda || !management)
		return 2;
	*(void **)&init = dlsym(cuda, "cuInit");
	*(void **)&get_version = dlsym(cuda, "cuDriverGetVersion");
	*(void **)&get_count = dlsym(cuda, "cuDeviceGetCount");
	*(void **)&allocate = dlsym(cuda, "cuMemAlloc_v2");
	*(void **)&error_string = dlsym(cuda, "cuGetErrorString");
	*(void **)&start = dlsym(management, "nvmlInit_v2");
	*(void **)&get_devices = dlsym(management, "nvmlDeviceGetCount_v2");
	*(void **)&get_driver = dlsym(management, "nvmlSystemGetDriverVersion");
	*(void **)&error = dlsym(management, "nvmlErrorString");

	printf("cuInit %d\n", init(0));
	printf("cuDriverGetVersion %d", get_version(&version));
	printf(" %d\n", version);
	printf("cuDeviceGetCount %d", get_count(&count));
	printf(" %d\n", count);
	printf("cuMemAlloc_v2 %d", allocate(&address, 4096));
	printf(" %llu\n", address);
	printf("cuGetErrorString %d", error_string(100, &text));
	printf(" %s\n", text);
	printf("nvmlInit_v2 %d\n", start());
	printf("nvmlDeviceGetCount_v2 %d", get_devices(&devices));
	printf(" %u\n", devices);
	printf("nvmlSystemGetDriverVersion %d", get_driver(driver, sizeof(driver)));
	printf(" %s\n", driver);
	printf("nvmlErrorString %s\n", error(9));
	dl_iterate_phdr(reported, NULL);
	return 0;
}
