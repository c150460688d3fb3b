/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Each way to get device memory: BYTES are requested twice, the second time in addition, and once
 * more when both are freed. A line each: the result, and the free memory meanwhile.
 */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PIECE 4096 /* bytes of a row */

struct held {
	void *address;
	hipArray_t array;
	hipMipmappedArray_t mipmapped;
	hipMemGenericAllocationHandle_t physical;
};

struct way {
	const char *name;
	hipError_t (*get)(struct held *held, size_t bytes);
	hipError_t (*give)(struct held *held);
};

static hipError_t give_address(struct held *held)
{
	return hipFree(held->address);
}

static hipError_t get_plain(struct held *held, size_t bytes)
{
	return hipMalloc(&held->address, bytes);
}

static hipError_t get_flags(struct held *held, size_t bytes)
{
	return hipExtMallocWithFlags(&held->address, bytes, hipDeviceMallocDefault);
}

static hipError_t get_managed(struct held *held, size_t bytes)
{
	return hipMallocManaged((void **)&held->address, bytes, hipMemAttachGlobal);
}

static hipError_t get_pitch(struct held *held, size_t bytes)
{
	size_t pitch;

	return hipMallocPitch(&held->address, &pitch, PIECE, bytes / PIECE);
}

static hipError_t get_pitch_element(struct held *held, size_t bytes)
{
	size_t pitch;

	return hipMemAllocPitch((hipDeviceptr_t *)&held->address, &pitch, PIECE, bytes / PIECE, 4);
}

static hipError_t get_slices(struct held *held, size_t bytes)
{
	struct hipExtent extent = {PIECE, 64, bytes / PIECE / 64};
	hipPitchedPtr granted = {0};
	hipError_t error = hipMalloc3D(&granted, extent);

	held->address = granted.ptr;
	return error;
}

static hipError_t get_array(struct held *held, size_t bytes)
{
	struct hipChannelFormatDesc texel = {32, 32, 32, 32, hipChannelFormatKindFloat};

	return hipMallocArray(&held->array, &texel, PIECE, bytes / PIECE / 16, 0);
}

static hipError_t give_array(struct held *held)
{
	return hipFreeArray(held->array);
}

static hipError_t get_array_driver(struct held *held, size_t bytes)
{
	HIP_ARRAY_DESCRIPTOR shape = {.Width = PIECE,
				      .Height = bytes / PIECE / 16,
				      .Format = HIP_AD_FORMAT_FLOAT,
				      .NumChannels = 4};

	return hipArrayCreate(&held->array, &shape);
}

/* A flag that means to CUDA that the array owns nothing. */
static hipError_t get_array_flags(struct held *held, size_t bytes)
{
	HIP_ARRAY3D_DESCRIPTOR shape = {.Width = PIECE,
					.Height = bytes / PIECE / 16,
					.Format = HIP_AD_FORMAT_FLOAT,
					.NumChannels = 4,
					.Flags = 0x40};

	return hipArray3DCreate(&held->array, &shape);
}

static hipError_t give_array_driver(struct held *held)
{
	return hipArrayDestroy(held->array);
}

static hipError_t get_physical(struct held *held, size_t bytes)
{
	hipMemAllocationProp where;

	memset(&where, 0, sizeof(where));
	where.type = hipMemAllocationTypePinned;
	where.location.type = hipMemLocationTypeDevice;
	return hipMemCreate(&held->physical, bytes, &where, 0);
}

static hipError_t give_physical(struct held *held)
{
	return hipMemRelease(held->physical);
}

static hipError_t get_pool(struct held *held, size_t bytes)
{
	return hipMallocAsync(&held->address, bytes, NULL);
}

static hipError_t give_pool(struct held *held)
{
	hipError_t error = hipFreeAsync(held->address, NULL);

	return error ? error : hipStreamSynchronize(NULL);
}

static const struct way ways[] = {
	{"plain", get_plain, give_address},
	{"flags", get_flags, give_address},
	{"managed", get_managed, give_address},
	{"pitch", get_pitch, give_address},
	{"pitch-element", get_pitch_element, give_address},
	{"slices", get_slices, give_address},
	{"array", get_array, give_array},
	{"array-driver", get_array_driver, give_array_driver},
	{"array-flags", get_array_flags, give_array_driver},
	{"physical", get_physical, give_physical},
	{"pool", get_pool, give_pool},
};

static size_t free_now(void)
{
	size_t bytes = 0, total;

	return hipMemGetInfo(&bytes, &total) ? 0 : bytes;
}

static void try(const struct way *way, size_t bytes)
{
	struct held first = {0}, second = {0}, third = {0};
	hipError_t one = way->get(&first, bytes), two = way->get(&second, bytes), three;
	size_t meanwhile = free_now();

	if (!one)
		way->give(&first);
	if (!two)
		way->give(&second);
	three = way->get(&third, bytes);
	if (!three)
		way->give(&third);
	printf("%s %d %d %d %zu %zu\n", way->name, one, two, three, meanwhile >> 20,
	       free_now() >> 20);
	fflush(stdout);
}

int main(int count, char **arguments)
{
	size_t bytes = count > 1 ? strtoull(arguments[1], NULL, 0) : 0;

	if (hipInit(0))
		return 1;
	for (size_t i = 0; i < sizeof(ways) / sizeof(*ways); i++)
		if (count < 3 || !strcmp(arguments[2], ways[i].name))
			try(&ways[i], bytes);
	return 0;
}
