/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ./capture [CODE KERNEL]: captures one stream while another one works, in the mode that forbids
 * most, and launches the captured graph. Prints the result of each call. Without a code object any
 * address is a kernel, as in simulated twins.
 */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <unistd.h>

#define PIECES 8
#define MEANWHILE_US 30000

static hipFunction_t kernel;
static void *memory;

static hipError_t launch(hipStream_t stream)
{
	void *arguments[] = {&memory};

	return hipModuleLaunchKernel(kernel, 4, 1, 1, 64, 1, 1, 0, stream, arguments, NULL);
}

static hipError_t keep_busy(hipStream_t stream)
{
	hipError_t error = hipSuccess;

	for (int i = 0; i < PIECES && !error; i++)
		error = launch(stream);
	return error;
}

int main(int count, char **arguments)
{
	hipStream_t works, records;
	hipGraphExec_t executable;
	hipModule_t module;
	hipGraph_t graph;

	if (hipMalloc(&memory, 4096) || hipStreamCreateWithFlags(&works, hipStreamNonBlocking) ||
	    hipStreamCreateWithFlags(&records, hipStreamNonBlocking))
		return 1;
	if (count < 3)
		kernel = (hipFunction_t)&module;
	else if (hipModuleLoad(&module, arguments[1]) ||
		 hipModuleGetFunction(&kernel, module, arguments[2]))
		return 2;
	printf("%d ", keep_busy(works));
	printf("%d ", hipStreamBeginCapture(records, hipStreamCaptureModeGlobal));
	printf("%d ", launch(records));
	usleep(MEANWHILE_US);
	printf("%d ", hipStreamEndCapture(records, &graph));
	printf("%d ", hipGraphInstantiate(&executable, graph, NULL, NULL, 0));
	printf("%d ", keep_busy(works));
	printf("%d ", hipGraphLaunch(executable, records));
	printf("%d\n", hipDeviceSynchronize());
	return 0;
}
