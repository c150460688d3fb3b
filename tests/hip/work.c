/* SPDX-License-Identifier: Apache-2.0 */
/* Gives the device work in the way that is named, in a stream of its own where that way takes one. */
#include <hip/hip_runtime_api.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define BYTES ((size_t)1 << 20)

extern void template_launch(
	uintptr_t, const dim3 *, const dim3 *, uint32_t, hipStream_t,
	void **) __asm__("_ZN8hip_impl22hipLaunchKernelGGLImplEmRK4dim3S2_jP12ihipStream_tPPv")
	__attribute__((weak));

static hipError_t graph(hipStream_t stream)
{
	static hipGraphExec_t executable;
	hipGraph_t made;

	if (executable)
		return hipGraphLaunch(executable, stream);
	if (hipGraphCreate(&made, 0) || hipGraphInstantiate(&executable, made, NULL, NULL, 0))
		return hipErrorUnknown;
	return hipGraphLaunch(executable, stream);
}

static hipError_t copy(const char *way, char *to, hipStream_t stream)
{
	char host[16] = "";

	if (!strcmp(way, "copy"))
		return hipMemcpyAsync(to, to + BYTES, BYTES, hipMemcpyDeviceToDevice, stream);
	if (!strcmp(way, "copy-thread"))
		return hipMemcpyAsync_spt(to, to + BYTES, BYTES, hipMemcpyDeviceToDevice, NULL);
	if (!strcmp(way, "copy-wait"))
		return hipMemcpy(to, to + BYTES, BYTES, hipMemcpyDeviceToDevice);
	if (!strcmp(way, "copy-in"))
		return hipMemcpyAsync(to, host, sizeof(host), hipMemcpyHostToDevice, stream);
	if (!strcmp(way, "copy-rows"))
		return hipMemcpy2DAsync(to, 256, to + BYTES, 256, 128, 16, hipMemcpyDeviceToDevice,
					stream);
	if (!strcmp(way, "fill"))
		return hipMemsetAsync(to, 1, BYTES, stream);
	return hipErrorUnknown;
}

static hipError_t work(const char *way, char *memory, hipStream_t stream)
{
	const dim3 some = {2, 1, 1};
	char code;

	if (!strcmp(way, "launch"))
		return hipLaunchKernel(&code, some, some, NULL, 0, stream);
	if (!strcmp(way, "launch-module"))
		return hipModuleLaunchKernel((hipFunction_t)&code, 2, 1, 1, 64, 1, 1, 0, stream,
					     NULL, NULL);
	if (!strcmp(way, "launch-template") && template_launch) {
		template_launch((uintptr_t)&code, &some, &some, 0, stream, NULL);
		return hipSuccess;
	}
	return strcmp(way, "graph") ? copy(way, memory, stream) : graph(stream);
}

int main(int count, char **arguments)
{
	hipStream_t stream;
	void *memory;

	if (count < 2 || hipMalloc(&memory, 2 * BYTES) ||
	    hipStreamCreateWithFlags(&stream, hipStreamNonBlocking))
		return 1;
	for (int i = 0; i < 3; i++)
		printf("%d\n", work(arguments[1], memory, stream));
	printf("%d\n", hipDeviceSynchronize());
	return 0;
}
