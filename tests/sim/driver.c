/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A driver-API program: runs on the simulated libcuda, or on a real one.
 *
 *   driver             checks everything that the simulated device gives meaning to
 *   driver hold BYTES  allocates, prints the device's figures, waits for the end of standard input
 *   driver share       writes an IPC handle's bytes in hexadecimal, waits; prints its memory's first word
 *   driver closes FILE closes all descriptors, opens FILE, and continues to use the device
 *   driver open        reads such a handle, writes 4242 into it
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "api.h"

#define MIB ((size_t)1 << 20)
#define RESERVED_MEM_CURRENT ((CUmemPool_attribute)5)
#define USED_MEM_CURRENT ((CUmemPool_attribute)7)
#define RELEASE_THRESHOLD ((CUmemPool_attribute)4)
#define GRAPH_RESERVED_CURRENT ((CUgraphMem_attribute)2)
#define FORMAT_FLOAT ((CUarray_format)0x20)
#define OK(call) check((call), 0, #call, __LINE__)
#define IS(status, call) check((call), (status), #call, __LINE__)
#define TRUE(condition) check(!(condition), 0, #condition, __LINE__)

static void check(int got, int wanted, const char *what, int line)
{
	if (got == wanted)
		return;
	fprintf(stderr, "driver.c:%d: %s: %d, not %d\n", line, what, got, wanted);
	exit(1);
}

static size_t used(void)
{
	size_t unused, total;

	OK(cuMemGetInfo_v2(&unused, &total));
	return total - unused;
}

static CUcontext start(void)
{
	CUcontext context;
	CUdevice device;
	int count;

	IS(CUDA_ERROR_NOT_INITIALIZED, cuDeviceGetCount(&count));
	OK(cuInit(0));
	OK(cuDeviceGetCount(&count));
	OK(cuDeviceGet(&device, 0));
	IS(CUDA_ERROR_INVALID_DEVICE, cuDeviceGet(&device, count));
	OK(cuDeviceGet(&device, 0));
	OK(cuDevicePrimaryCtxRetain(&context, device));
	OK(cuCtxSetCurrent(context));
	return context;
}

static void memory(void)
{
	unsigned char in[4096], out[4096];
	CUdeviceptr a, b, pitched;
	size_t pitch, i;
	size_t before = used();

	for (i = 0; i < sizeof(in); i++)
		in[i] = (unsigned char)(i * 13);
	OK(cuMemAlloc_v2(&a, 10 * MIB));
	OK(cuMemAlloc_v2(&b, sizeof(in)));
	TRUE(used() == before + 12 * MIB);
	OK(cuMemcpyHtoD_v2(a + 5 * MIB, in, sizeof(in)));
	OK(cuMemcpyDtoD_v2(b, a + 5 * MIB, sizeof(in)));
	OK(cuMemsetD32_v2(b, 0x01020304, 2));
	OK(cuMemcpyDtoH_v2(out, b, sizeof(out)));
	TRUE(out[0] == 4 && out[7] == 1 && !memcmp(in + 8, out + 8, sizeof(in) - 8));
	OK(cuMemAllocPitch_v2(&pitched, &pitch, 1000, 4096, 4));
	TRUE(pitch == 1024 && used() == before + 16 * MIB);
	OK(cuMemFree_v2(pitched));
	OK(cuMemFree_v2(a));
	OK(cuMemFree_v2(b));
	IS(CUDA_ERROR_INVALID_VALUE, cuMemFree_v2(b));
	IS(CUDA_ERROR_INVALID_VALUE, cuMemAlloc_v2(NULL, 1));
	IS(CUDA_ERROR_OUT_OF_MEMORY, cuMemAlloc_v2(&a, (size_t)1 << 44));
	TRUE(used() == before);
}

static void arrays(void)
{
	CUDA_ARRAY_DESCRIPTOR_v2 flat = {
		.Width = 1024, .Height = 1024, .Format = FORMAT_FLOAT, .NumChannels = 1};
	size_t before = used();
	CUarray array;
	void *host;

	OK(cuArrayCreate_v2(&array, &flat));
	TRUE(used() == before + 4 * MIB);
	OK(cuArrayDestroy(array));
	OK(cuMemHostAlloc(&host, MIB, 0));
	memset(host, 1, MIB);
	OK(cuMemFreeHost(host));
	TRUE(used() == before);
}

static void streams(CUmodule module)
{
	CUfunction kernel;
	CUstream stream;
	CUevent begin, end;
	float elapsed;
	int i;

	OK(cuModuleGetFunction(&kernel, module, "sleep_us_1000"));
	OK(cuStreamCreate(&stream, 1));
	OK(cuEventCreate(&begin, 0));
	OK(cuEventCreate(&end, 0));
	OK(cuEventRecord(begin, stream));
	for (i = 0; i < 10; i++)
		OK(cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, NULL, NULL));
	OK(cuEventRecord(end, stream));
	IS(CUDA_ERROR_NOT_READY, cuStreamQuery(stream));
	IS(CUDA_ERROR_NOT_READY, cuEventElapsedTime(&elapsed, begin, end));
	OK(cuStreamSynchronize(stream));
	OK(cuEventQuery(end));
	OK(cuEventElapsedTime(&elapsed, begin, end));
	TRUE(elapsed >= 10 && elapsed < 11);
	OK(cuEventDestroy_v2(begin));
	OK(cuEventDestroy_v2(end));
	OK(cuStreamDestroy_v2(stream));
}

static cuuint64_t figure(CUmemoryPool pool, CUmemPool_attribute which)
{
	cuuint64_t value;

	OK(cuMemPoolGetAttribute(pool, which, &value));
	return value;
}

static void pools(void)
{
	size_t before = used();
	cuuint64_t keep = 1 << 30;
	CUmemoryPool pool;
	CUdeviceptr a, b;

	OK(cuDeviceGetDefaultMemPool(&pool, 0));
	OK(cuMemAllocAsync(&a, 20 * MIB, NULL));
	OK(cuMemAllocFromPoolAsync(&b, 20 * MIB, pool, NULL));
	TRUE(figure(pool, RESERVED_MEM_CURRENT) == 64 * MIB &&
	     figure(pool, USED_MEM_CURRENT) == 40 * MIB);
	OK(cuMemPoolSetAttribute(pool, RELEASE_THRESHOLD, &keep));
	OK(cuMemFreeAsync(a, NULL));
	OK(cuMemFreeAsync(b, NULL));
	OK(cuStreamSynchronize(NULL));
	TRUE(used() == before + 64 * MIB);
	OK(cuMemPoolTrimTo(pool, 32 * MIB));
	TRUE(used() == before + 32 * MIB);
	OK(cuMemPoolTrimTo(pool, 0));
	TRUE(used() == before);
}

static void physical(void)
{
	CUmemAllocationProp prop = {.type = (CUmemAllocationType)1,
				    .location = {.type = CU_MEM_LOCATION_TYPE_DEVICE}};
	CUmemGenericAllocationHandle handle, again;
	size_t before = used();
	CUdeviceptr range;
	size_t unit;
	int value = 99;
	int seen = 0;

	OK(cuMemGetAllocationGranularity(&unit, &prop, (CUmemAllocationGranularity_flags)0));
	OK(cuMemAddressReserve(&range, 4 * unit, 0, 0, 0));
	OK(cuMemCreate(&handle, unit, &prop, 0));
	OK(cuMemMap(range, unit, 0, handle, 0));
	OK(cuMemMap(range + 2 * unit, unit, 0, handle, 0));
	OK(cuMemcpyHtoD_v2(range, &value, sizeof(value)));
	OK(cuMemcpyDtoH_v2(&seen, range + 2 * unit, sizeof(seen)));
	TRUE(seen == 99 && used() == before + unit);
	OK(cuMemRelease(handle));
	OK(cuMemUnmap(range, unit));
	OK(cuMemRetainAllocationHandle(&again, (void *)(uintptr_t)(range + 2 * unit)));
	TRUE(again == handle && used() == before + unit);
	OK(cuMemUnmap(range + 2 * unit, unit));
	OK(cuMemRelease(again));
	TRUE(used() == before);
	OK(cuMemAddressFree(range, 4 * unit));
}

static cuuint64_t graph_reserved(void)
{
	cuuint64_t value;

	OK(cuDeviceGetGraphMemAttribute(0, GRAPH_RESERVED_CURRENT, &value));
	return value;
}

static void count_call(void *counter)
{
	++*(volatile int *)counter;
}

static void graphs(CUmodule module)
{
	CUDA_GRAPH_INSTANTIATE_PARAMS upload = {.flags = CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD};
	CUDA_MEM_ALLOC_NODE_PARAMS node = {.bytesize = 3 * MIB};
	size_t before = used();
	CUstreamCaptureStatus capturing;
	volatile int counter = 0;
	CUfunction kernel;
	CUgraphNode added;
	CUgraphExec exec;
	CUstream stream;
	CUgraph graph;

	OK(cuModuleGetFunction(&kernel, module, "quick"));
	OK(cuStreamCreate(&stream, 0));
	OK(cuStreamBeginCapture_v2(stream, (CUstreamCaptureMode)0));
	OK(cuStreamIsCapturing(stream, &capturing));
	TRUE(capturing == (CUstreamCaptureStatus)1);
	OK(cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL));
	OK(cuLaunchHostFunc(stream, count_call, (void *)(uintptr_t)&counter));
	OK(cuStreamEndCapture(stream, &graph));
	OK(cuGraphAddMemAllocNode(&added, graph, NULL, 0, &node));
	OK(cuGraphInstantiateWithFlags(&exec, graph, 0));
	before += 2 * MIB; /* its own memory */
	TRUE(used() == before && node.dptr && counter == 0);
	OK(cuGraphUpload(exec, stream));
	TRUE(used() == before + 32 * MIB && graph_reserved() == 32 * MIB);
	OK(cuGraphLaunch(exec, stream));
	OK(cuMemFreeAsync(node.dptr, stream));
	OK(cuGraphLaunch(exec, stream));
	OK(cuStreamSynchronize(stream));
	TRUE(counter == 2);
	OK(cuMemFreeAsync(node.dptr, stream));
	OK(cuDeviceGraphMemTrim(0));
	TRUE(used() == before && graph_reserved() == 0);
	OK(cuGraphExecDestroy(exec));
	OK(cuGraphInstantiateWithFlags(&exec, graph, CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD));
	TRUE(used() == before + 32 * MIB && counter == 2);
	OK(cuGraphExecDestroy(exec));
	OK(cuDeviceGraphMemTrim(0));
	OK(cuGraphInstantiateWithParams(&exec, graph, &upload));
	TRUE(used() == before + 32 * MIB);
	OK(cuGraphExecDestroy(exec));
	OK(cuDeviceGraphMemTrim(0));
	TRUE(used() == before - 2 * MIB);
	OK(cuGraphDestroy(graph));
	OK(cuStreamDestroy_v2(stream));
}

static void questions(CUcontext context)
{
	CUpointer_attribute asked[] = {(CUpointer_attribute)2, (CUpointer_attribute)12,
				       (CUpointer_attribute)9};
	unsigned type = 7;
	size_t bytes = 1;
	int ordinal = 1, value, least, greatest, other;
	void *reported[] = {&type, &bytes, &ordinal};
	char text[40];
	const char *name;
	CUdeviceptr a, base, host_there;
	CUcontext owner;
	CUdevice device;
	void *host;

	OK(cuGetErrorName(CUDA_ERROR_OUT_OF_MEMORY, &name));
	TRUE(!strcmp(name, "CUDA_ERROR_OUT_OF_MEMORY"));
	OK(cuGetErrorString(CUDA_ERROR_OUT_OF_MEMORY, &name));
	TRUE(!strcmp(name, "out of memory"));
	IS(CUDA_ERROR_INVALID_VALUE, cuGetErrorName((CUresult)12345, &name));
	TRUE(!name);

	OK(cuDeviceGetAttribute(&value, (CUdevice_attribute)16, 0));
	TRUE(value == 132);
	OK(cuDeviceGetAttribute(&value, (CUdevice_attribute)10, 0));
	TRUE(value == 32);
	OK(cuDeviceGetAttribute(&value, (CUdevice_attribute)75, 0));
	OK(cuDeviceComputeCapability(&other, &least, 0));
	TRUE(value == 9 && other == 9 && least == 0);
	OK(cuDeviceGetAttribute(&value, (CUdevice_attribute)33, 1));
	OK(cuDeviceGetPCIBusId(text, sizeof(text), 1));
	TRUE(value == 2 && !strcmp(text, "0000:02:00.0"));
	OK(cuDeviceGetByPCIBusId(&device, "00000000:02:00.0"));
	TRUE(device == 1);
	IS(CUDA_ERROR_NOT_FOUND, cuDeviceGetByPCIBusId(&device, "0000:77:00.0"));
	OK(cuCtxGetStreamPriorityRange(&least, &greatest));
	TRUE(least == 0 && greatest == -5);
	OK(cuCtxGetLimit(&bytes, (CUlimit)0));
	TRUE(bytes == 1024);
	IS(CUDA_ERROR_INVALID_DEVICE, cuDeviceCanAccessPeer(&value, 99, 0));
	OK(cuDeviceCanAccessPeer(&value, 0, 1));
	TRUE(value == 1);
	OK(cuStreamGetCtx(NULL, &owner));
	TRUE(owner == context);

	OK(cuMemAlloc_v2(&a, MIB));
	OK(cuMemGetAddressRange_v2(&base, &bytes, a + 77));
	TRUE(base == a && bytes == MIB);
	OK(cuPointerGetAttribute(&type, (CUpointer_attribute)2, a + MIB - 1));
	TRUE(type == 2);
	OK(cuPointerGetAttribute(&owner, (CUpointer_attribute)1, a));
	TRUE(owner == context);
	OK(cuPointerGetAttributes(3, asked, reported, a + 5));
	TRUE(type == 2 && bytes == MIB && ordinal == 0);
	OK(cuMemAllocHost_v2(&host, 4096));
	OK(cuPointerGetAttribute(&type, (CUpointer_attribute)2, (CUdeviceptr)(uintptr_t)host));
	TRUE(type == 1);
	OK(cuMemHostGetDevicePointer_v2(&host_there, host, 0));
	TRUE(host_there == (CUdeviceptr)(uintptr_t)host);
	OK(cuMemFreeHost(host));
	IS(CUDA_ERROR_INVALID_VALUE,
	   cuPointerGetAttribute(&type, (CUpointer_attribute)2, (CUdeviceptr)(uintptr_t)&type));
	OK(cuMemHostRegister_v2(&type, sizeof(type), 0));
	OK(cuPointerGetAttribute(&type, (CUpointer_attribute)2, (CUdeviceptr)(uintptr_t)&type));
	TRUE(type == 1);
	OK(cuMemHostUnregister(&type));
	OK(cuPointerGetAttributes(3, asked, reported, (CUdeviceptr)(uintptr_t)&type));
	TRUE(type == 0 && bytes == 0);
	OK(cuMemFree_v2(a));
	IS(CUDA_ERROR_NOT_FOUND, cuMemGetAddressRange_v2(&base, &bytes, a));
}

static void fill(unsigned char *bytes, size_t count)
{
	size_t i;

	for (i = 0; i < count; i++)
		bytes[i] = (unsigned char)(i * 7 + i / 256);
}

/* A window of 5 rows of 40 bytes goes through pitched memory, an array and back. */
static void blocks(void)
{
	CUDA_ARRAY3D_DESCRIPTOR solid = {
		.Width = 12, .Height = 6, .Depth = 3, .Format = FORMAT_FLOAT, .NumChannels = 1};
	CUDA_ARRAY_DESCRIPTOR flat = {
		.Width = 12, .Height = 8, .Format = FORMAT_FLOAT, .NumChannels = 1};
	unsigned char in[64 * 8 * 3], out[64 * 8 * 3];
	CUDA_MEMCPY2D copy = {.WidthInBytes = 40, .Height = 5};
	CUDA_MEMCPY3D deep = {.WidthInBytes = 48, .Height = 6, .Depth = 3};
	CUstream stream;
	CUdeviceptr a;
	CUarray array;
	size_t pitch;
	unsigned row, slice;

	fill(in, sizeof(in));
	memset(out, 0, sizeof(out));
	OK(cuMemAllocPitch_v2(&a, &pitch, 64, 8, 4));
	OK(cuArrayCreate_v2(&array, &flat));
	OK(cuStreamCreate(&stream, 0));
	copy.srcMemoryType = (CUmemorytype)1;
	copy.srcHost = in;
	copy.srcPitch = 64;
	copy.srcXInBytes = 8;
	copy.srcY = 2;
	copy.dstMemoryType = (CUmemorytype)2;
	copy.dstDevice = a;
	copy.dstPitch = pitch;
	copy.dstXInBytes = 4;
	copy.dstY = 1;
	OK(cuMemcpy2D_v2(&copy));
	copy.srcMemoryType = (CUmemorytype)2;
	copy.srcDevice = a;
	copy.srcPitch = pitch;
	copy.srcXInBytes = 4;
	copy.srcY = 1;
	copy.dstMemoryType = (CUmemorytype)3;
	copy.dstArray = array;
	copy.dstXInBytes = 8;
	copy.dstY = 3;
	OK(cuMemcpy2DAsync_v2(&copy, stream));
	copy.dstXInBytes = 12;
	IS(CUDA_ERROR_INVALID_VALUE, cuMemcpy2D_v2(&copy));
	copy.srcMemoryType = (CUmemorytype)3;
	copy.srcArray = array;
	copy.srcXInBytes = 8;
	copy.srcY = 3;
	copy.dstMemoryType = (CUmemorytype)1;
	copy.dstHost = out;
	copy.dstPitch = 64;
	copy.dstXInBytes = 0;
	copy.dstY = 0;
	OK(cuMemcpy2DUnaligned_v2(&copy));
	for (row = 0; row < 5; row++)
		TRUE(!memcmp(out + 64 * row, in + 64 * (row + 2) + 8, 40) &&
		     out[64 * row + 40] == 0);

	OK(cuMemsetD2D32_v2(a, pitch, 0x01020304, 3, 2));
	OK(cuMemcpyDtoH_v2(out, a, sizeof(out)));
	TRUE(out[0] == 4 && out[11] == 1 && (pitch > 64 || out[pitch] == 4));
	OK(cuMemcpyHtoA_v2(array, 16, in, 20));
	OK(cuMemcpyAtoH_v2(out, array, 16, 20));
	TRUE(!memcmp(out, in, 20));
	OK(cuArrayDestroy(array));

	OK(cuArray3DCreate_v2(&array, &solid));
	deep.srcMemoryType = (CUmemorytype)1;
	deep.srcHost = in;
	deep.srcPitch = 64;
	deep.srcHeight = 8;
	deep.dstMemoryType = (CUmemorytype)3;
	deep.dstArray = array;
	OK(cuMemcpy3D_v2(&deep));
	memset(out, 0, sizeof(out));
	deep.srcMemoryType = (CUmemorytype)3;
	deep.srcArray = array;
	deep.dstMemoryType = (CUmemorytype)1;
	deep.dstHost = out;
	deep.dstPitch = 64;
	deep.dstHeight = 8;
	OK(cuMemcpy3DAsync_v2(&deep, stream));
	OK(cuStreamSynchronize(stream));
	for (slice = 0; slice < 3; slice++)
		for (row = 0; row < 6; row++)
			TRUE(!memcmp(out + 64 * (row + 8 * slice), in + 64 * (row + 8 * slice),
				     48));
	OK(cuArrayDestroy(array));
	OK(cuMemFree_v2(a));
	OK(cuStreamDestroy_v2(stream));
}

/* Copies in one call: lists of ranges and of blocks, at once and by a graph that had something already. */
static void lists(void)
{
	unsigned char in[256], out[256];
	CUDA_MEMCPY3D_BATCH_OP rows[2];
	CUdeviceptr a, to[2], from[2];
	size_t sizes[2] = {16, 8};
	CUgraph graph, recorded;
	CUgraphExec exec;
	CUstream stream;
	int i;

	fill(in, sizeof(in));
	OK(cuStreamCreate(&stream, 0));
	OK(cuMemAlloc_v2(&a, 4096));
	OK(cuMemcpyHtoD_v2(a, in, sizeof(in)));
	OK(cuMemsetD8_v2(a + 1024, 0, 1024));
	for (i = 0; i < 2; i++) {
		to[i] = a + 1024 + 16 * (unsigned)i;
		from[i] = a + 64 * (unsigned)i;
	}
	OK(cuMemcpyBatchAsync_v2(to, from, sizes, 2, NULL, NULL, 0, stream));
	OK(cuMemcpyDtoH_v2(out, a + 1024, sizeof(out)));
	TRUE(!memcmp(out, in, 16) && !memcmp(out + 16, in + 64, 8) && !out[24]);
	from[1] = 0;
	IS(CUDA_ERROR_INVALID_VALUE,
	   cuMemcpyBatchAsync_v2(to, from, sizes, 2, NULL, NULL, 0, stream));
	IS(CUDA_ERROR_INVALID_VALUE,
	   cuMemcpyBatchAsync_v2(to, NULL, sizes, 2, NULL, NULL, 0, stream));

	/* two blocks of two rows of 8 bytes, from rows of 32 to rows of 16 */
	memset(rows, 0, sizeof(rows));
	for (i = 0; i < 2; i++) {
		rows[i].src.type = rows[i].dst.type = CU_MEMCPY_OPERAND_TYPE_POINTER;
		rows[i].src.op.ptr.ptr = a + 128 * (unsigned)i;
		rows[i].src.op.ptr.rowLength = 32;
		rows[i].dst.op.ptr.ptr = a + 2048 + 32 * (unsigned)i;
		rows[i].dst.op.ptr.rowLength = 16;
		rows[i].extent = (CUextent3D){.width = 8, .height = 2, .depth = 1};
	}
	OK(cuGraphCreate(&graph, 0));
	OK(cuStreamBeginCaptureToGraph(stream, graph, NULL, NULL, 0, (CUstreamCaptureMode)0));
	OK(cuMemcpyBatchAsync_v2(to, to, sizes, 1, NULL, NULL, 0, stream));
	OK(cuStreamEndCapture(stream, &recorded));
	TRUE(recorded == graph);
	OK(cuStreamBeginCaptureToGraph(stream, graph, NULL, NULL, 0, (CUstreamCaptureMode)0));
	OK(cuMemcpy3DBatchAsync_v2(2, rows, 0, stream));
	OK(cuStreamEndCapture(stream, &recorded));
	OK(cuMemsetD8_v2(a + 2048, 0, 1024));
	OK(cuGraphInstantiateWithFlags(&exec, graph, 0));
	OK(cuGraphLaunch(exec, stream));
	OK(cuStreamSynchronize(stream));
	OK(cuMemcpyDtoH_v2(out, a + 2048, sizeof(out)));
	for (i = 0; i < 4; i++)
		TRUE(!memcmp(out + 16 * i, in + 32 * (i % 2) + 128 * (i / 2), 8) &&
		     !out[16 * i + 8]);
	OK(cuGraphExecDestroy(exec));
	OK(cuGraphDestroy(graph));
	IS(CUDA_ERROR_INVALID_VALUE,
	   cuStreamBeginCaptureToGraph(stream, graph, NULL, NULL, 0, (CUstreamCaptureMode)0));
	OK(cuMemFree_v2(a));
	OK(cuStreamDestroy_v2(stream));
}

static CUstream called_stream;

static void note_call(CUstream stream, CUresult status, void *data)
{
	called_stream = stream;
	*(volatile int *)data += status == CUDA_SUCCESS;
}

static void callbacks(void)
{
	volatile int calls = 0;
	CUstream stream;

	OK(cuStreamCreate(&stream, 0));
	OK(cuStreamAddCallback(stream, note_call, (void *)(uintptr_t)&calls, 0));
	OK(cuStreamSynchronize(stream));
	TRUE(calls == 1 && called_stream == stream);
	OK(cuStreamDestroy_v2(stream));
}

/* Physical memory is exported as a descriptor: data written through one mapping is read through
 * another. */
static void exported(void)
{
	CUmemAllocationProp prop = {.type = (CUmemAllocationType)1,
				    .location = {.type = (CUmemLocationType)1, .id = 0}};
	CUmemGenericAllocationHandle made, taken;
	CUdeviceptr one, two;
	size_t before = used();
	int value = 99, seen = 0;
	int fd = -1;

	OK(cuMemCreate(&made, 2 * MIB, &prop, 0));
	OK(cuMemExportToShareableHandle(&fd, made, (CUmemAllocationHandleType)1, 0));
	TRUE(fd >= 0);
	OK(cuMemImportFromShareableHandle(&taken, (void *)(uintptr_t)fd,
					  (CUmemAllocationHandleType)1));
	OK(cuMemAddressReserve(&one, 2 * MIB, 0, 0, 0));
	OK(cuMemAddressReserve(&two, 2 * MIB, 0, 0, 0));
	OK(cuMemMap(one, 2 * MIB, 0, made, 0));
	OK(cuMemMap(two, 2 * MIB, 0, taken, 0));
	OK(cuMemcpyHtoD_v2(one, &value, sizeof(value)));
	OK(cuMemcpyDtoH_v2(&seen, two, sizeof(seen)));
	TRUE(seen == 99 && used() == before + 2 * MIB);
	OK(cuMemUnmap(one, 2 * MIB));
	OK(cuMemUnmap(two, 2 * MIB));
	OK(cuMemAddressFree(one, 2 * MIB));
	OK(cuMemAddressFree(two, 2 * MIB));
	OK(cuMemRelease(made));
	OK(cuMemRelease(taken));
	TRUE(used() == before);
	close(fd);
}

static void lookup(void)
{
	CUdriverProcAddressQueryResult status;
	void *found;

	OK(cuGetProcAddress_v2("cuMemAlloc", &found, 12000, 0, &status));
	TRUE(found == (void *)cuMemAlloc_v2 && status == (CUdriverProcAddressQueryResult)0);
	OK(cuGetProcAddress_v2("cuLaunchKernel", &found, 12000, 2, &status));
	TRUE(found == (void *)cuLaunchKernel_ptsz);
	IS(CUDA_ERROR_NOT_FOUND, cuGetProcAddress("cuLaunchKernel", &found, 6000, 2));
	OK(cuGetProcAddress("cuLaunchKernel", &found, 6000, 0));
	TRUE(found == (void *)cuLaunchKernel);
	IS(CUDA_ERROR_NOT_FOUND, cuGetProcAddress_v2("cuMemAllocAsync", &found, 6000, 0, &status));
	TRUE(!found && status == (CUdriverProcAddressQueryResult)2);
	IS(CUDA_ERROR_NOT_FOUND, cuGetProcAddress_v2("cuNothing", &found, 12000, 0, &status));
	TRUE(status == (CUdriverProcAddressQueryResult)1);
}

static void contexts(void)
{
	size_t before = used();
	CUcontext own, popped;
	CUdeviceptr a;

	OK(cuCtxCreate_v2(&own, 0, 0));
	OK(cuMemAlloc_v2(&a, MIB));
	OK(cuCtxDestroy_v2(own));
	TRUE(used() == before);
	OK(cuCtxPopCurrent_v2(&popped));
	IS(CUDA_ERROR_INVALID_CONTEXT, cuMemAlloc_v2(&a, MIB));
	OK(cuDevicePrimaryCtxRelease_v2(0));
	IS(CUDA_ERROR_INVALID_CONTEXT, cuDevicePrimaryCtxRelease_v2(0));
}

static int check_all(void)
{
	CUmodule module;

	questions(start());
	OK(cuModuleLoadData(&module, "code"));
	memory();
	arrays();
	streams(module);
	pools();
	physical();
	exported();
	blocks();
	lists();
	callbacks();
	graphs(module);
	lookup();
	contexts();
	puts("ok");
	return 0;
}

static void wait_for_end(void)
{
	while (getchar() != EOF)
		;
}

static int hold(size_t bytes)
{
	size_t unused, total;
	CUdeviceptr a;
	CUresult status;

	start();
	status = cuMemAlloc_v2(&a, bytes);
	OK(cuMemGetInfo_v2(&unused, &total));
	printf("%d %zu %zu\n", (int)status, unused, total);
	fflush(stdout);
	wait_for_end();
	return 0;
}

static int share(void)
{
	CUipcMemHandle handle;
	CUdeviceptr a;
	size_t i;
	int seen;

	start();
	OK(cuMemAlloc_v2(&a, 5000));
	OK(cuIpcGetMemHandle(&handle, a));
	for (i = 0; i < sizeof(handle); i++)
		printf("%02x", ((const unsigned char *)&handle)[i]);
	puts("");
	fflush(stdout);
	wait_for_end();
	OK(cuMemcpyDtoH_v2(&seen, a, sizeof(seen)));
	printf("%d\n", seen);
	return 0;
}

static int open_shared(void)
{
	CUipcMemHandle handle;
	unsigned byte;
	CUdeviceptr a;
	size_t i;
	size_t before;
	int value = 4242;

	start();
	for (i = 0; i < sizeof(handle); i++) {
		TRUE(scanf("%2x", &byte) == 1);
		((unsigned char *)&handle)[i] = (unsigned char)byte;
	}
	before = used();
	OK(cuIpcOpenMemHandle_v2(&a, handle, 1));
	TRUE(used() == before);
	OK(cuMemcpyHtoD_v2(a, &value, sizeof(value)));
	OK(cuIpcCloseMemHandle(a));
	puts("written");
	return 0;
}

#define NUMBERS 1000 /* descriptors that are given other files */

/* Every number but those of the standard streams is closed, and stands for the program's file from then on. */
static void take_numbers(const char *path)
{
	int file, number;

	for (number = 3; number < NUMBERS; number++)
		close(number);
	file = open(path, O_RDWR);
	TRUE(file == 3 && write(file, "mine", 4) == 4);
	for (number = 4; number < NUMBERS; number++)
		TRUE(dup2(file, number) == number);
}

static void still_taken(void)
{
	struct stat first, other;
	char text[8];
	int number;

	TRUE(!fstat(3, &first) && first.st_size == 4);
	TRUE(pread(3, text, sizeof(text), 0) == 4 && !memcmp(text, "mine", 4));
	for (number = 4; number < NUMBERS; number++)
		TRUE(!fstat(number, &other) && other.st_ino == first.st_ino &&
		     other.st_dev == first.st_dev);
}

/* A program closes all descriptors that it does not know, and opens files of its own. */
static int closes(const char *path)
{
	CUmemAllocationProp prop = {.type = 1, .location = {.type = 1, .id = 0}};
	CUmemGenericAllocationHandle kept, shared;
	unsigned char in[4096], out[4096];
	CUdeviceptr a, b, range;
	size_t before;
	int file, status;
	pid_t child;

	start();
	memset(in, 7, sizeof(in));
	OK(cuMemAlloc_v2(&a, 64 * MIB));
	OK(cuMemcpyHtoD_v2(a, in, sizeof(in)));
	OK(cuMemCreate(&kept, 2 * MIB, &prop, 0));
	OK(cuMemCreate(&shared, 2 * MIB, &prop, 0));
	OK(cuMemExportToShareableHandle(&file, shared, 1, 0));
	before = used();
	take_numbers(path);
	TRUE(used() == before);
	OK(cuMemAlloc_v2(&b, 64 * MIB));
	OK(cuMemcpyDtoD_v2(b, a, sizeof(in)));
	OK(cuMemcpyDtoH_v2(out, b, sizeof(out)));
	TRUE(!memcmp(in, out, sizeof(in)));
	TRUE(used() == before + 64 * MIB);
	OK(cuMemAddressReserve(&range, 2 * MIB, 0, 0, 0));
	IS(CUDA_ERROR_OUT_OF_MEMORY, cuMemMap(range, 2 * MIB, 0, kept, 0)); /* its bytes are lost */
	OK(cuMemRelease(kept));
	OK(cuMemRelease(shared));
	OK(cuMemFree_v2(a));
	OK(cuMemFree_v2(b));
	TRUE(used() == before - 68 * MIB);
	still_taken();
	child = fork();
	if (!child) {
		still_taken();
		_exit(0);
	}
	TRUE(waitpid(child, &status, 0) == child && !status);
	puts("ok");
	return 0;
}

int main(int argc, char **argv)
{
	if (argc == 3 && !strcmp(argv[1], "closes"))
		return closes(argv[2]);
	if (argc == 3 && !strcmp(argv[1], "hold"))
		return hold(strtoull(argv[2], NULL, 0));
	if (argc == 2 && !strcmp(argv[1], "share"))
		return share();
	if (argc == 2 && !strcmp(argv[1], "open"))
		return open_shared();
	return check_all();
}
