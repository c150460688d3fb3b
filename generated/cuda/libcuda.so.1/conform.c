/* Made by `porter gen --backend cuda --simulate`. Do not edit. */
/* conform.c: the conformance suite's calls of libcuda.so.1; backends/conform evaluates them. */
#include <string.h>

#include "api.h"
#include "conform.h"
#include "role.h"

/* A call declares all its arguments, also where only values derived from them are used. */
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"

#define CONFORM(name) ((__typeof__(name) *)conform_find(#name))
#define real_cuArrayDestroy CONFORM(cuArrayDestroy)
#define real_cuMemFreeAsync CONFORM(cuMemFreeAsync)
#define real_cuMemFreeAsync_ptsz CONFORM(cuMemFreeAsync_ptsz)
#define real_cuMemFree_v2 CONFORM(cuMemFree_v2)
#define real_cuMemRelease CONFORM(cuMemRelease)
#define real_cuMipmappedArrayDestroy CONFORM(cuMipmappedArrayDestroy)

static CUarray make_CUarray(void)
{
	static CUarray object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pAllocateArray->Width, UINT64_C(2048));
	CONFORM_SET(pAllocateArray->Height, ((BYTES < 1048576) ? UINT64_C(0) : UINT64_C(128)));
	CONFORM_SET(pAllocateArray->Depth, role_div((uint64_t)BYTES, UINT64_C(1048576)));
	CONFORM_SET(pAllocateArray->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pAllocateArray->NumChannels, UINT64_C(1));

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuArray3DCreate_v2)((CUarray *)pHandle, (const CUDA_ARRAY3D_DESCRIPTOR *)pAllocateArray);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuArray3DCreate_v2", (int64_t)_result);
	else
		object = *pHandle;
	return object;
}

static CUdevice make_CUdevice(void)
{
	static CUdevice object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(device, 1024);
	CUdevice *device = (void *)device_at;
	int ordinal = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuDeviceGet)((CUdevice *)device, ordinal);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuDeviceGet", (int64_t)_result);
	else
		object = *device;
	return object;
}

static CUgraph make_CUgraph(void)
{
	static CUgraph object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(phGraph, 1024);
	CUgraph *phGraph = (void *)phGraph_at;
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuGraphCreate)((CUgraph *)phGraph, flags);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuGraphCreate", (int64_t)_result);
	else
		object = *phGraph;
	return object;
}

static CUmemoryPool make_CUmemoryPool(void)
{
	static CUmemoryPool object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(pool, 1024);
	CUmemoryPool *pool = (void *)pool_at;
	CONFORM_ROOM(poolProps, 1024);
	CUmemPoolProps *poolProps = (void *)poolProps_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(poolProps->allocType, UINT64_C(1));
	CONFORM_SET(poolProps->location.type, (uint64_t)CU_MEM_LOCATION_TYPE_DEVICE);

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuMemPoolCreate)((CUmemoryPool *)pool, (const CUmemPoolProps *)poolProps);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuMemPoolCreate", (int64_t)_result);
	else
		object = *pool;
	return object;
}

static CUmodule make_CUmodule(void)
{
	static CUmodule object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(module, 1024);
	CUmodule *module = (void *)module_at;
	CONFORM_ROOM(image, 1024);
	void *image = (void *)image_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(image, conform_image());

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuModuleLoadData)((CUmodule *)module, (const void *)image);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuModuleLoadData", (int64_t)_result);
	else
		object = *module;
	return object;
}

static CUstream make_CUstream(void)
{
	static CUstream object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(phStream, 1024);
	CUstream *phStream = (void *)phStream_at;
	unsigned int Flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuStreamCreate)((CUstream *)phStream, Flags);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuStreamCreate", (int64_t)_result);
	else
		object = *phStream;
	return object;
}

static CUcontext make_CUcontext(void)
{
	static CUcontext object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuDevicePrimaryCtxRetain)((CUcontext *)pctx, dev);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuDevicePrimaryCtxRetain", (int64_t)_result);
	else
		object = *pctx;
	return object;
}

static CUdevResource make_CUdevResource(void)
{
	static CUdevResource object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CUdevice device = {0};
	CONFORM_ROOM(resource, 1024);
	CUdevResource *resource = (void *)resource_at;
	CUdevResourceType type = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(device, make_CUdevice());
	CONFORM_SET(type, (uint64_t)CU_DEV_RESOURCE_TYPE_SM);

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuDeviceGetDevResource)(device, (CUdevResource *)resource, type);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuDeviceGetDevResource", (int64_t)_result);
	else
		object = *resource;
	return object;
}

static CUfunction make_CUfunction(void)
{
	static CUfunction object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(hfunc, 1024);
	CUfunction *hfunc = (void *)hfunc_at;
	CUmodule hmod = NULL;
	CONFORM_ROOM(name, 1024);
	char *name = (void *)name_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hmod, make_CUmodule());
	CONFORM_SET(name, conform_name);

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuModuleGetFunction)((CUfunction *)hfunc, (CUmodule)hmod, (const char *)name);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuModuleGetFunction", (int64_t)_result);
	else
		object = *hfunc;
	return object;
}

static CUdevResourceDesc make_CUdevResourceDesc(void)
{
	static CUdevResourceDesc object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(phDesc, 1024);
	CUdevResourceDesc *phDesc = (void *)phDesc_at;
	CONFORM_ROOM(resources, 1024);
	CUdevResource *resources = (void *)resources_at;
	unsigned int nbResources = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	*resources = make_CUdevResource();
	CONFORM_SET(nbResources, UINT64_C(1));

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuDevResourceGenerateDesc)((CUdevResourceDesc *)phDesc, (CUdevResource *)resources, nbResources);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuDevResourceGenerateDesc", (int64_t)_result);
	else
		object = *phDesc;
	return object;
}

static CUgreenCtx make_CUgreenCtx(void)
{
	static CUgreenCtx object;
	static unsigned made;
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(phCtx, 1024);
	CUgreenCtx *phCtx = (void *)phCtx_at;
	CUdevResourceDesc desc = NULL;
	CUdevice dev = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(desc, make_CUdevResourceDesc());
	CONFORM_SET(dev, make_CUdevice());
	CONFORM_SET(flags, (uint64_t)CU_GREEN_CTX_DEFAULT_STREAM);

	(void)BYTES;
	if (made == conform_round)
		return object;
	made = conform_round;
	_result = CONFORM(cuGreenCtxCreate)((CUgreenCtx *)phCtx, (CUdevResourceDesc)desc, dev, flags);
	if (_result != CUDA_SUCCESS)
		conform_lacks("cuGreenCtxCreate", (int64_t)_result);
	else
		object = *phCtx;
	return object;
}

static int start_1(struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	unsigned int Flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	_result = CONFORM(cuInit)(Flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int start_2(struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUcontext ctx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(ctx, make_CUcontext());

	(void)BYTES;
	_result = CONFORM(cuCtxSetCurrent)((CUcontext)ctx);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int grab_cuMemAlloc_v2(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);

	piece->bytes = (uint64_t)bytesize;
	_result = CONFORM(cuMemAlloc_v2)((CUdeviceptr *)dptr, bytesize);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(*dptr);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuMemAlloc_v2(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);

	(void)BYTES;
	(void)_result;
	*dptr = (__typeof__(*dptr))(uintptr_t)piece->key;
	return real_cuMemFree_v2(*dptr) != CUDA_SUCCESS;
}

static int grab_cuMemAllocManaged(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(flags, UINT64_C(1));

	piece->bytes = (uint64_t)bytesize;
	_result = CONFORM(cuMemAllocManaged)((CUdeviceptr *)dptr, bytesize, flags);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(*dptr);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuMemAllocManaged(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(flags, UINT64_C(1));

	(void)BYTES;
	(void)_result;
	*dptr = (__typeof__(*dptr))(uintptr_t)piece->key;
	return real_cuMemFree_v2(*dptr) != CUDA_SUCCESS;
}

static int grab_cuMemAllocPitch_v2(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	CONFORM_ROOM(pPitch, 1024);
	size_t *pPitch = (void *)pPitch_at;
	size_t WidthInBytes = {0};
	size_t Height = {0};
	unsigned int ElementSizeBytes = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(WidthInBytes, UINT64_C(4096));
	CONFORM_SET(Height, role_div((uint64_t)BYTES, UINT64_C(4096)));
	CONFORM_SET(ElementSizeBytes, UINT64_C(4));

	piece->bytes = role_mul(role_align((uint64_t)WidthInBytes, UINT64_C(512)), (uint64_t)Height);
	_result = CONFORM(cuMemAllocPitch_v2)((CUdeviceptr *)dptr, (size_t *)pPitch, WidthInBytes, Height, ElementSizeBytes);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(*dptr);
		piece->bytes = role_mul((uint64_t)(*pPitch), (uint64_t)Height);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuMemAllocPitch_v2(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	CONFORM_ROOM(pPitch, 1024);
	size_t *pPitch = (void *)pPitch_at;
	size_t WidthInBytes = {0};
	size_t Height = {0};
	unsigned int ElementSizeBytes = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(WidthInBytes, UINT64_C(4096));
	CONFORM_SET(Height, role_div((uint64_t)BYTES, UINT64_C(4096)));
	CONFORM_SET(ElementSizeBytes, UINT64_C(4));

	(void)BYTES;
	(void)_result;
	*dptr = (__typeof__(*dptr))(uintptr_t)piece->key;
	return real_cuMemFree_v2(*dptr) != CUDA_SUCCESS;
}

static int grab_cuArray3DCreate_v2(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pAllocateArray->Width, UINT64_C(2048));
	CONFORM_SET(pAllocateArray->Height, ((BYTES < 1048576) ? UINT64_C(0) : UINT64_C(128)));
	CONFORM_SET(pAllocateArray->Depth, role_div((uint64_t)BYTES, UINT64_C(1048576)));
	CONFORM_SET(pAllocateArray->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pAllocateArray->NumChannels, UINT64_C(1));

	piece->bytes = (((uint64_t)pAllocateArray->Flags & (uint64_t)192) ? UINT64_C(0) : role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width, (uint64_t)pAllocateArray->NumChannels), (((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8) || (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1) : ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32) || (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32)) || (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4) : UINT64_C(2)))), UINT64_C(64)), role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)), ((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8)))), role_max((uint64_t)pAllocateArray->Depth, UINT64_C(1))));
	_result = CONFORM(cuArray3DCreate_v2)((CUarray *)pHandle, (const CUDA_ARRAY3D_DESCRIPTOR *)pAllocateArray);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)(*pHandle);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuArray3DCreate_v2(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pAllocateArray->Width, UINT64_C(2048));
	CONFORM_SET(pAllocateArray->Height, ((BYTES < 1048576) ? UINT64_C(0) : UINT64_C(128)));
	CONFORM_SET(pAllocateArray->Depth, role_div((uint64_t)BYTES, UINT64_C(1048576)));
	CONFORM_SET(pAllocateArray->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pAllocateArray->NumChannels, UINT64_C(1));

	(void)BYTES;
	(void)_result;
	*pHandle = (__typeof__(*pHandle))(uintptr_t)piece->key;
	return real_cuArrayDestroy(*pHandle) != CUDA_SUCCESS;
}

static int grab_cuArrayCreate_v2(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY_DESCRIPTOR *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pAllocateArray->Width, UINT64_C(2048));
	CONFORM_SET(pAllocateArray->Height, ((BYTES < 1048576) ? UINT64_C(0) : role_div((uint64_t)BYTES, UINT64_C(8192))));
	CONFORM_SET(pAllocateArray->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pAllocateArray->NumChannels, UINT64_C(1));

	piece->bytes = role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width, (uint64_t)pAllocateArray->NumChannels), (((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8) || (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1) : ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32) || (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32)) || (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4) : UINT64_C(2)))), UINT64_C(64)), role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)), ((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8))));
	_result = CONFORM(cuArrayCreate_v2)((CUarray *)pHandle, (const CUDA_ARRAY_DESCRIPTOR *)pAllocateArray);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)(*pHandle);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuArrayCreate_v2(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY_DESCRIPTOR *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pAllocateArray->Width, UINT64_C(2048));
	CONFORM_SET(pAllocateArray->Height, ((BYTES < 1048576) ? UINT64_C(0) : role_div((uint64_t)BYTES, UINT64_C(8192))));
	CONFORM_SET(pAllocateArray->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pAllocateArray->NumChannels, UINT64_C(1));

	(void)BYTES;
	(void)_result;
	*pHandle = (__typeof__(*pHandle))(uintptr_t)piece->key;
	return real_cuArrayDestroy(*pHandle) != CUDA_SUCCESS;
}

static int grab_cuMipmappedArrayCreate(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUmipmappedArray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pMipmappedArrayDesc, 1024);
	CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc = (void *)pMipmappedArrayDesc_at;
	unsigned int numMipmapLevels = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pMipmappedArrayDesc->Width, UINT64_C(2048));
	CONFORM_SET(pMipmappedArrayDesc->Height, role_div((uint64_t)BYTES, UINT64_C(16384)));
	CONFORM_SET(pMipmappedArrayDesc->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pMipmappedArrayDesc->NumChannels, UINT64_C(1));
	CONFORM_SET(numMipmapLevels, UINT64_C(3));

	piece->bytes = (((uint64_t)pMipmappedArrayDesc->Flags & (uint64_t)192) ? UINT64_C(0) : role_div(role_mul(role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pMipmappedArrayDesc->Width, (uint64_t)pMipmappedArrayDesc->NumChannels), (((pMipmappedArrayDesc->Format == CU_AD_FORMAT_UNSIGNED_INT8) || (pMipmappedArrayDesc->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1) : ((((pMipmappedArrayDesc->Format == CU_AD_FORMAT_UNSIGNED_INT32) || (pMipmappedArrayDesc->Format == CU_AD_FORMAT_SIGNED_INT32)) || (pMipmappedArrayDesc->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4) : UINT64_C(2)))), UINT64_C(64)), role_align(role_max((uint64_t)pMipmappedArrayDesc->Height, UINT64_C(1)), ((pMipmappedArrayDesc->Height > 64) ? UINT64_C(128) : UINT64_C(8)))), role_max((uint64_t)pMipmappedArrayDesc->Depth, UINT64_C(1))), ((numMipmapLevels <= 1) ? UINT64_C(48) : ((pMipmappedArrayDesc->Height == 0) ? UINT64_C(96) : ((numMipmapLevels == 2) ? UINT64_C(60) : ((numMipmapLevels == 3) ? UINT64_C(63) : UINT64_C(64)))))), UINT64_C(48)));
	_result = CONFORM(cuMipmappedArrayCreate)((CUmipmappedArray *)pHandle, (const CUDA_ARRAY3D_DESCRIPTOR *)pMipmappedArrayDesc, numMipmapLevels);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)(*pHandle);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuMipmappedArrayCreate(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(pHandle, 1024);
	CUmipmappedArray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pMipmappedArrayDesc, 1024);
	CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc = (void *)pMipmappedArrayDesc_at;
	unsigned int numMipmapLevels = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pMipmappedArrayDesc->Width, UINT64_C(2048));
	CONFORM_SET(pMipmappedArrayDesc->Height, role_div((uint64_t)BYTES, UINT64_C(16384)));
	CONFORM_SET(pMipmappedArrayDesc->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pMipmappedArrayDesc->NumChannels, UINT64_C(1));
	CONFORM_SET(numMipmapLevels, UINT64_C(3));

	(void)BYTES;
	(void)_result;
	*pHandle = (__typeof__(*pHandle))(uintptr_t)piece->key;
	return real_cuMipmappedArrayDestroy(*pHandle) != CUDA_SUCCESS;
}

static int grab_cuMemAllocAsync(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	piece->bytes = (uint64_t)bytesize;
	_result = CONFORM(cuMemAllocAsync)((CUdeviceptr *)dptr, bytesize, (CUstream)hStream);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(*dptr);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuMemAllocAsync(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	(void)_result;
	*dptr = (__typeof__(*dptr))(uintptr_t)piece->key;
	return real_cuMemFreeAsync(*dptr, hStream) != CUDA_SUCCESS;
}

static int grab_cuMemAllocAsync_ptsz(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	piece->bytes = (uint64_t)bytesize;
	_result = CONFORM(cuMemAllocAsync_ptsz)((CUdeviceptr *)dptr, bytesize, (CUstream)hStream);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(*dptr);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuMemAllocAsync_ptsz(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	(void)_result;
	*dptr = (__typeof__(*dptr))(uintptr_t)piece->key;
	return real_cuMemFreeAsync_ptsz(*dptr, hStream) != CUDA_SUCCESS;
}

static int grab_cuMemAllocFromPoolAsync(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUmemoryPool pool = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(pool, make_CUmemoryPool());
	CONFORM_SET(hStream, make_CUstream());

	piece->bytes = (uint64_t)bytesize;
	_result = CONFORM(cuMemAllocFromPoolAsync)((CUdeviceptr *)dptr, bytesize, (CUmemoryPool)pool, (CUstream)hStream);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(*dptr);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuMemAllocFromPoolAsync(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUmemoryPool pool = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(pool, make_CUmemoryPool());
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	(void)_result;
	*dptr = (__typeof__(*dptr))(uintptr_t)piece->key;
	return real_cuMemFreeAsync(*dptr, hStream) != CUDA_SUCCESS;
}

static int grab_cuMemAllocFromPoolAsync_ptsz(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUmemoryPool pool = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(pool, make_CUmemoryPool());
	CONFORM_SET(hStream, make_CUstream());

	piece->bytes = (uint64_t)bytesize;
	_result = CONFORM(cuMemAllocFromPoolAsync_ptsz)((CUdeviceptr *)dptr, bytesize, (CUmemoryPool)pool, (CUstream)hStream);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(*dptr);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuMemAllocFromPoolAsync_ptsz(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUmemoryPool pool = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(pool, make_CUmemoryPool());
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	(void)_result;
	*dptr = (__typeof__(*dptr))(uintptr_t)piece->key;
	return real_cuMemFreeAsync_ptsz(*dptr, hStream) != CUDA_SUCCESS;
}

static int grab_cuMemCreate(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(handle, 1024);
	CUmemGenericAllocationHandle *handle = (void *)handle_at;
	size_t size = {0};
	CONFORM_ROOM(prop, 1024);
	CUmemAllocationProp *prop = (void *)prop_at;
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(size, BYTES);
	CONFORM_SET(prop->type, UINT64_C(1));
	CONFORM_SET(prop->location.type, (uint64_t)CU_MEM_LOCATION_TYPE_DEVICE);

	piece->bytes = (uint64_t)size;
	_result = CONFORM(cuMemCreate)((CUmemGenericAllocationHandle *)handle, size, (const CUmemAllocationProp *)prop, flags);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(*handle);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuMemCreate(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(handle, 1024);
	CUmemGenericAllocationHandle *handle = (void *)handle_at;
	size_t size = {0};
	CONFORM_ROOM(prop, 1024);
	CUmemAllocationProp *prop = (void *)prop_at;
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(size, BYTES);
	CONFORM_SET(prop->type, UINT64_C(1));
	CONFORM_SET(prop->location.type, (uint64_t)CU_MEM_LOCATION_TYPE_DEVICE);

	(void)BYTES;
	(void)_result;
	*handle = (__typeof__(*handle))(uintptr_t)piece->key;
	return real_cuMemRelease(*handle) != CUDA_SUCCESS;
}

static int grab_cuArray3DCreate(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pAllocateArray->Width, UINT64_C(2048));
	CONFORM_SET(pAllocateArray->Height, ((BYTES < 1048576) ? UINT64_C(0) : UINT64_C(128)));
	CONFORM_SET(pAllocateArray->Depth, role_div((uint64_t)BYTES, UINT64_C(1048576)));
	CONFORM_SET(pAllocateArray->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pAllocateArray->NumChannels, UINT64_C(1));

	piece->bytes = (((uint64_t)pAllocateArray->Flags & (uint64_t)192) ? UINT64_C(0) : role_mul(role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width, (uint64_t)pAllocateArray->NumChannels), (((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8) || (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1) : ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32) || (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32)) || (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4) : UINT64_C(2)))), UINT64_C(64)), role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)), ((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8)))), role_max((uint64_t)pAllocateArray->Depth, UINT64_C(1))));
	_result = CONFORM(cuArray3DCreate)((CUarray *)pHandle, (const CUDA_ARRAY3D_DESCRIPTOR_v1 *)pAllocateArray);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)(*pHandle);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuArray3DCreate(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pAllocateArray->Width, UINT64_C(2048));
	CONFORM_SET(pAllocateArray->Height, ((BYTES < 1048576) ? UINT64_C(0) : UINT64_C(128)));
	CONFORM_SET(pAllocateArray->Depth, role_div((uint64_t)BYTES, UINT64_C(1048576)));
	CONFORM_SET(pAllocateArray->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pAllocateArray->NumChannels, UINT64_C(1));

	(void)BYTES;
	(void)_result;
	*pHandle = (__typeof__(*pHandle))(uintptr_t)piece->key;
	return real_cuArrayDestroy(*pHandle) != CUDA_SUCCESS;
}

static int grab_cuArrayCreate(struct conform_piece *piece, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pAllocateArray->Width, UINT64_C(2048));
	CONFORM_SET(pAllocateArray->Height, ((BYTES < 1048576) ? UINT64_C(0) : role_div((uint64_t)BYTES, UINT64_C(8192))));
	CONFORM_SET(pAllocateArray->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pAllocateArray->NumChannels, UINT64_C(1));

	piece->bytes = role_mul(role_align(role_mul(role_mul((uint64_t)pAllocateArray->Width, (uint64_t)pAllocateArray->NumChannels), (((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT8) || (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT8)) ? UINT64_C(1) : ((((pAllocateArray->Format == CU_AD_FORMAT_UNSIGNED_INT32) || (pAllocateArray->Format == CU_AD_FORMAT_SIGNED_INT32)) || (pAllocateArray->Format == CU_AD_FORMAT_FLOAT)) ? UINT64_C(4) : UINT64_C(2)))), UINT64_C(64)), role_align(role_max((uint64_t)pAllocateArray->Height, UINT64_C(1)), ((pAllocateArray->Height > 64) ? UINT64_C(128) : UINT64_C(8))));
	_result = CONFORM(cuArrayCreate)((CUarray *)pHandle, (const CUDA_ARRAY_DESCRIPTOR_v1 *)pAllocateArray);
	if (!(_result != CUDA_SUCCESS)) {
		piece->key = (uint64_t)(uintptr_t)(*pHandle);
	}
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int drop_cuArrayCreate(struct conform_piece *piece)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pAllocateArray->Width, UINT64_C(2048));
	CONFORM_SET(pAllocateArray->Height, ((BYTES < 1048576) ? UINT64_C(0) : role_div((uint64_t)BYTES, UINT64_C(8192))));
	CONFORM_SET(pAllocateArray->Format, (uint64_t)CU_AD_FORMAT_FLOAT);
	CONFORM_SET(pAllocateArray->NumChannels, UINT64_C(1));

	(void)BYTES;
	(void)_result;
	*pHandle = (__typeof__(*pHandle))(uintptr_t)piece->key;
	return real_cuArrayDestroy(*pHandle) != CUDA_SUCCESS;
}

static int free_cuArrayDestroy(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUarray hArray = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	hArray = (__typeof__(hArray))(uintptr_t)piece->key;
	_result = CONFORM(cuArrayDestroy)((CUarray)hArray);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int free_cuMemFreeAsync(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUdeviceptr dptr = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	dptr = (__typeof__(dptr))(uintptr_t)piece->key;
	_result = CONFORM(cuMemFreeAsync)(dptr, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int free_cuMemFreeAsync_ptsz(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUdeviceptr dptr = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	dptr = (__typeof__(dptr))(uintptr_t)piece->key;
	_result = CONFORM(cuMemFreeAsync_ptsz)(dptr, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int free_cuMemFree_v2(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUdeviceptr dptr = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	dptr = (__typeof__(dptr))(uintptr_t)piece->key;
	_result = CONFORM(cuMemFree_v2)(dptr);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int free_cuMemRelease(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUmemGenericAllocationHandle handle = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	handle = (__typeof__(handle))(uintptr_t)piece->key;
	_result = CONFORM(cuMemRelease)(handle);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int free_cuMipmappedArrayDestroy(struct conform_piece *piece, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUmipmappedArray hMipmappedArray = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	hMipmappedArray = (__typeof__(hMipmappedArray))(uintptr_t)piece->key;
	_result = CONFORM(cuMipmappedArrayDestroy)((CUmipmappedArray)hMipmappedArray);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int view_cuDeviceTotalMem(struct conform_figures *figures, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(bytes, 1024);
	unsigned int *bytes = (void *)bytes_at;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuDeviceTotalMem)((unsigned int *)bytes, dev);
	figures->total = (uint64_t)*bytes;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int view_cuDeviceTotalMem_v2(struct conform_figures *figures, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(bytes, 1024);
	size_t *bytes = (void *)bytes_at;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuDeviceTotalMem_v2)((size_t *)bytes, dev);
	figures->total = (uint64_t)*bytes;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int view_cuMemGetInfo(struct conform_figures *figures, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(free, 1024);
	unsigned int *free = (void *)free_at;
	CONFORM_ROOM(total, 1024);
	unsigned int *total = (void *)total_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	_result = CONFORM(cuMemGetInfo)((unsigned int *)free, (unsigned int *)total);
	figures->total = (uint64_t)*total;
	figures->free = (uint64_t)*free;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int view_cuMemGetInfo_v2(struct conform_figures *figures, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(free, 1024);
	size_t *free = (void *)free_at;
	CONFORM_ROOM(total, 1024);
	size_t *total = (void *)total_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	_result = CONFORM(cuMemGetInfo_v2)((size_t *)free, (size_t *)total);
	figures->total = (uint64_t)*total;
	figures->free = (uint64_t)*free;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunch(uint64_t BYTES, struct conform_answer *answer)
{
	CUfunction f = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(f, make_CUfunction());

	(void)BYTES;
	_result = CONFORM(cuLaunch)((CUfunction)f);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchCooperativeKernel(uint64_t BYTES, struct conform_answer *answer)
{
	CUfunction f = NULL;
	unsigned int gridDimX = {0};
	unsigned int gridDimY = {0};
	unsigned int gridDimZ = {0};
	unsigned int blockDimX = {0};
	unsigned int blockDimY = {0};
	unsigned int blockDimZ = {0};
	unsigned int sharedMemBytes = {0};
	CUstream hStream = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(f, make_CUfunction());
	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(gridDimX, UINT64_C(1));
	CONFORM_SET(gridDimY, UINT64_C(1));
	CONFORM_SET(gridDimZ, UINT64_C(1));
	CONFORM_SET(blockDimX, UINT64_C(1));
	CONFORM_SET(blockDimY, UINT64_C(1));
	CONFORM_SET(blockDimZ, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuLaunchCooperativeKernel)((CUfunction)f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, (CUstream)hStream, (void **)kernelParams);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchCooperativeKernelMultiDevice(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(launchParamsList, 1024);
	CUDA_LAUNCH_PARAMS *launchParamsList = (void *)launchParamsList_at;
	unsigned int numDevices = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(numDevices, UINT64_C(1));
	launchParamsList->function = make_CUfunction();
	CONFORM_SET(launchParamsList->gridDimX, UINT64_C(1));
	CONFORM_SET(launchParamsList->gridDimY, UINT64_C(1));
	CONFORM_SET(launchParamsList->gridDimZ, UINT64_C(1));
	CONFORM_SET(launchParamsList->blockDimX, UINT64_C(1));
	CONFORM_SET(launchParamsList->blockDimY, UINT64_C(1));
	CONFORM_SET(launchParamsList->blockDimZ, UINT64_C(1));
	launchParamsList->hStream = make_CUstream();

	(void)BYTES;
	_result = CONFORM(cuLaunchCooperativeKernelMultiDevice)((CUDA_LAUNCH_PARAMS *)launchParamsList, numDevices, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchCooperativeKernel_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUfunction f = NULL;
	unsigned int gridDimX = {0};
	unsigned int gridDimY = {0};
	unsigned int gridDimZ = {0};
	unsigned int blockDimX = {0};
	unsigned int blockDimY = {0};
	unsigned int blockDimZ = {0};
	unsigned int sharedMemBytes = {0};
	CUstream hStream = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(f, make_CUfunction());
	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(gridDimX, UINT64_C(1));
	CONFORM_SET(gridDimY, UINT64_C(1));
	CONFORM_SET(gridDimZ, UINT64_C(1));
	CONFORM_SET(blockDimX, UINT64_C(1));
	CONFORM_SET(blockDimY, UINT64_C(1));
	CONFORM_SET(blockDimZ, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuLaunchCooperativeKernel_ptsz)((CUfunction)f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, (CUstream)hStream, (void **)kernelParams);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchGrid(uint64_t BYTES, struct conform_answer *answer)
{
	CUfunction f = NULL;
	int grid_width = {0};
	int grid_height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(f, make_CUfunction());

	(void)BYTES;
	_result = CONFORM(cuLaunchGrid)((CUfunction)f, grid_width, grid_height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchGridAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CUfunction f = NULL;
	int grid_width = {0};
	int grid_height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(f, make_CUfunction());
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuLaunchGridAsync)((CUfunction)f, grid_width, grid_height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchHostFunc(uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *fn = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(fn, (uintptr_t)conform_called);

	(void)BYTES;
	_result = CONFORM(cuLaunchHostFunc)((CUstream)hStream, (CUhostFn)fn, (void *)userData);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchHostFunc_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *fn = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(fn, (uintptr_t)conform_called);

	(void)BYTES;
	_result = CONFORM(cuLaunchHostFunc_ptsz)((CUstream)hStream, (CUhostFn)fn, (void *)userData);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchHostFunc_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *fn = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	unsigned int syncMode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(fn, (uintptr_t)conform_called);

	(void)BYTES;
	_result = CONFORM(cuLaunchHostFunc_v2)((CUstream)hStream, (CUhostFn)fn, (void *)userData, syncMode);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchHostFunc_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *fn = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	unsigned int syncMode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(fn, (uintptr_t)conform_called);

	(void)BYTES;
	_result = CONFORM(cuLaunchHostFunc_v2_ptsz)((CUstream)hStream, (CUhostFn)fn, (void *)userData, syncMode);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchKernel(uint64_t BYTES, struct conform_answer *answer)
{
	CUfunction f = NULL;
	unsigned int gridDimX = {0};
	unsigned int gridDimY = {0};
	unsigned int gridDimZ = {0};
	unsigned int blockDimX = {0};
	unsigned int blockDimY = {0};
	unsigned int blockDimZ = {0};
	unsigned int sharedMemBytes = {0};
	CUstream hStream = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CONFORM_ROOM(extra, 1024);
	void **extra = (void *)extra_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(f, make_CUfunction());
	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(gridDimX, UINT64_C(1));
	CONFORM_SET(gridDimY, UINT64_C(1));
	CONFORM_SET(gridDimZ, UINT64_C(1));
	CONFORM_SET(blockDimX, UINT64_C(1));
	CONFORM_SET(blockDimY, UINT64_C(1));
	CONFORM_SET(blockDimZ, UINT64_C(1));
	CONFORM_SET(extra, UINT64_C(0));

	(void)BYTES;
	_result = CONFORM(cuLaunchKernel)((CUfunction)f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, (CUstream)hStream, (void **)kernelParams, (void **)extra);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchKernelEx(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(config, 1024);
	CUlaunchConfig *config = (void *)config_at;
	CUfunction f = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CONFORM_ROOM(extra, 1024);
	void **extra = (void *)extra_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(f, make_CUfunction());
	CONFORM_SET(config->gridDimX, UINT64_C(1));
	CONFORM_SET(config->gridDimY, UINT64_C(1));
	CONFORM_SET(config->gridDimZ, UINT64_C(1));
	CONFORM_SET(config->blockDimX, UINT64_C(1));
	CONFORM_SET(config->blockDimY, UINT64_C(1));
	CONFORM_SET(config->blockDimZ, UINT64_C(1));
	config->hStream = make_CUstream();
	CONFORM_SET(extra, UINT64_C(0));

	(void)BYTES;
	_result = CONFORM(cuLaunchKernelEx)((const CUlaunchConfig *)config, (CUfunction)f, (void **)kernelParams, (void **)extra);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchKernelEx_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(config, 1024);
	CUlaunchConfig *config = (void *)config_at;
	CUfunction f = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CONFORM_ROOM(extra, 1024);
	void **extra = (void *)extra_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(f, make_CUfunction());
	CONFORM_SET(config->gridDimX, UINT64_C(1));
	CONFORM_SET(config->gridDimY, UINT64_C(1));
	CONFORM_SET(config->gridDimZ, UINT64_C(1));
	CONFORM_SET(config->blockDimX, UINT64_C(1));
	CONFORM_SET(config->blockDimY, UINT64_C(1));
	CONFORM_SET(config->blockDimZ, UINT64_C(1));
	config->hStream = make_CUstream();
	CONFORM_SET(extra, UINT64_C(0));

	(void)BYTES;
	_result = CONFORM(cuLaunchKernelEx_ptsz)((const CUlaunchConfig *)config, (CUfunction)f, (void **)kernelParams, (void **)extra);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuLaunchKernel_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUfunction f = NULL;
	unsigned int gridDimX = {0};
	unsigned int gridDimY = {0};
	unsigned int gridDimZ = {0};
	unsigned int blockDimX = {0};
	unsigned int blockDimY = {0};
	unsigned int blockDimZ = {0};
	unsigned int sharedMemBytes = {0};
	CUstream hStream = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CONFORM_ROOM(extra, 1024);
	void **extra = (void *)extra_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(f, make_CUfunction());
	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(gridDimX, UINT64_C(1));
	CONFORM_SET(gridDimY, UINT64_C(1));
	CONFORM_SET(gridDimZ, UINT64_C(1));
	CONFORM_SET(blockDimX, UINT64_C(1));
	CONFORM_SET(blockDimY, UINT64_C(1));
	CONFORM_SET(blockDimZ, UINT64_C(1));
	CONFORM_SET(extra, UINT64_C(0));

	(void)BYTES;
	_result = CONFORM(cuLaunchKernel_ptsz)((CUfunction)f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, (CUstream)hStream, (void **)kernelParams, (void **)extra);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dst, conform_memory());
	CONFORM_SET(src, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpy)(dst, src, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy2D(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D_v1 *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));

	(void)BYTES;
	_result = CONFORM(cuMemcpy2D)((const CUDA_MEMCPY2D_v1 *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy2DAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D_v1 *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));

	(void)BYTES;
	_result = CONFORM(cuMemcpy2DAsync)((const CUDA_MEMCPY2D_v1 *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy2DAsync_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));

	(void)BYTES;
	_result = CONFORM(cuMemcpy2DAsync_v2)((const CUDA_MEMCPY2D *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy2DAsync_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));

	(void)BYTES;
	_result = CONFORM(cuMemcpy2DAsync_v2_ptsz)((const CUDA_MEMCPY2D *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy2DUnaligned(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D_v1 *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));

	(void)BYTES;
	_result = CONFORM(cuMemcpy2DUnaligned)((const CUDA_MEMCPY2D_v1 *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy2DUnaligned_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));

	(void)BYTES;
	_result = CONFORM(cuMemcpy2DUnaligned_v2)((const CUDA_MEMCPY2D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy2DUnaligned_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));

	(void)BYTES;
	_result = CONFORM(cuMemcpy2DUnaligned_v2_ptds)((const CUDA_MEMCPY2D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy2D_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));

	(void)BYTES;
	_result = CONFORM(cuMemcpy2D_v2)((const CUDA_MEMCPY2D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy2D_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));

	(void)BYTES;
	_result = CONFORM(cuMemcpy2D_v2_ptds)((const CUDA_MEMCPY2D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3D(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_v1 *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3D)((const CUDA_MEMCPY3D_v1 *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_v1 *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DAsync)((const CUDA_MEMCPY3D_v1 *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DAsync_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DAsync_v2)((const CUDA_MEMCPY3D *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DAsync_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DAsync_v2_ptsz)((const CUDA_MEMCPY3D *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DBatchAsync(uint64_t BYTES, struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_MEMCPY3D_BATCH_OP *opList = (void *)opList_at;
	CONFORM_ROOM(failIdx, 1024);
	size_t *failIdx = (void *)failIdx_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(numOps, UINT64_C(1));
	CONFORM_SET(opList->dst.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(opList->dst.op.ptr.ptr, (uint64_t)MEMORY);
	CONFORM_SET(opList->src.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(opList->src.op.ptr.ptr, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(opList->extent.width, UINT64_C(64));
	CONFORM_SET(opList->extent.height, UINT64_C(1));
	CONFORM_SET(opList->extent.depth, UINT64_C(1));
	CONFORM_SET(opList->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DBatchAsync)(numOps, (CUDA_MEMCPY3D_BATCH_OP *)opList, (size_t *)failIdx, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DBatchAsync_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_MEMCPY3D_BATCH_OP *opList = (void *)opList_at;
	CONFORM_ROOM(failIdx, 1024);
	size_t *failIdx = (void *)failIdx_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(numOps, UINT64_C(1));
	CONFORM_SET(opList->dst.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(opList->dst.op.ptr.ptr, (uint64_t)MEMORY);
	CONFORM_SET(opList->src.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(opList->src.op.ptr.ptr, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(opList->extent.width, UINT64_C(64));
	CONFORM_SET(opList->extent.height, UINT64_C(1));
	CONFORM_SET(opList->extent.depth, UINT64_C(1));
	CONFORM_SET(opList->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DBatchAsync_ptsz)(numOps, (CUDA_MEMCPY3D_BATCH_OP *)opList, (size_t *)failIdx, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DBatchAsync_v2(uint64_t BYTES, struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_MEMCPY3D_BATCH_OP *opList = (void *)opList_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(numOps, UINT64_C(1));
	CONFORM_SET(opList->dst.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(opList->dst.op.ptr.ptr, (uint64_t)MEMORY);
	CONFORM_SET(opList->src.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(opList->src.op.ptr.ptr, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(opList->extent.width, UINT64_C(64));
	CONFORM_SET(opList->extent.height, UINT64_C(1));
	CONFORM_SET(opList->extent.depth, UINT64_C(1));
	CONFORM_SET(opList->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DBatchAsync_v2)(numOps, (CUDA_MEMCPY3D_BATCH_OP *)opList, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DBatchAsync_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_MEMCPY3D_BATCH_OP *opList = (void *)opList_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(numOps, UINT64_C(1));
	CONFORM_SET(opList->dst.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(opList->dst.op.ptr.ptr, (uint64_t)MEMORY);
	CONFORM_SET(opList->src.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(opList->src.op.ptr.ptr, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(opList->extent.width, UINT64_C(64));
	CONFORM_SET(opList->extent.height, UINT64_C(1));
	CONFORM_SET(opList->extent.depth, UINT64_C(1));
	CONFORM_SET(opList->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DBatchAsync_v2_ptsz)(numOps, (CUDA_MEMCPY3D_BATCH_OP *)opList, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DPeer(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_PEER *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	pCopy->dstContext = make_CUcontext();
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	pCopy->srcContext = make_CUcontext();
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DPeer)((const CUDA_MEMCPY3D_PEER *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DPeerAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_PEER *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	pCopy->dstContext = make_CUcontext();
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	pCopy->srcContext = make_CUcontext();
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DPeerAsync)((const CUDA_MEMCPY3D_PEER *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DPeerAsync_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_PEER *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	pCopy->dstContext = make_CUcontext();
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	pCopy->srcContext = make_CUcontext();
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DPeerAsync_ptsz)((const CUDA_MEMCPY3D_PEER *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DPeer_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_PEER *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	pCopy->dstContext = make_CUcontext();
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	pCopy->srcContext = make_CUcontext();
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DPeer_ptds)((const CUDA_MEMCPY3D_PEER *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DWithAttributesAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(op, 1024);
	CUDA_MEMCPY3D_BATCH_OP *op = (void *)op_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(op->dst.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(op->dst.op.ptr.ptr, (uint64_t)MEMORY);
	CONFORM_SET(op->src.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(op->src.op.ptr.ptr, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(op->extent.width, UINT64_C(64));
	CONFORM_SET(op->extent.height, UINT64_C(1));
	CONFORM_SET(op->extent.depth, UINT64_C(1));
	CONFORM_SET(op->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DWithAttributesAsync)((CUDA_MEMCPY3D_BATCH_OP *)op, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3DWithAttributesAsync_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(op, 1024);
	CUDA_MEMCPY3D_BATCH_OP *op = (void *)op_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(op->dst.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(op->dst.op.ptr.ptr, (uint64_t)MEMORY);
	CONFORM_SET(op->src.type, (uint64_t)CU_MEMCPY_OPERAND_TYPE_POINTER);
	CONFORM_SET(op->src.op.ptr.ptr, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(op->extent.width, UINT64_C(64));
	CONFORM_SET(op->extent.height, UINT64_C(1));
	CONFORM_SET(op->extent.depth, UINT64_C(1));
	CONFORM_SET(op->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);

	(void)BYTES;
	_result = CONFORM(cuMemcpy3DWithAttributesAsync_ptsz)((CUDA_MEMCPY3D_BATCH_OP *)op, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3D_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3D_v2)((const CUDA_MEMCPY3D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy3D_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(pCopy->dstMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->dstDevice, (uint64_t)MEMORY);
	CONFORM_SET(pCopy->dstPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->srcMemoryType, (uint64_t)CU_MEMORYTYPE_DEVICE);
	CONFORM_SET(pCopy->srcDevice, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(pCopy->srcPitch, UINT64_C(4096));
	CONFORM_SET(pCopy->WidthInBytes, UINT64_C(64));
	CONFORM_SET(pCopy->Height, UINT64_C(4));
	CONFORM_SET(pCopy->Depth, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpy3D_v2_ptds)((const CUDA_MEMCPY3D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dst, conform_memory());
	CONFORM_SET(src, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyAsync)(dst, src, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAsync_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dst, conform_memory());
	CONFORM_SET(src, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyAsync_ptsz)(dst, src, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoA(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	unsigned int dstOffset = {0};
	CUarray srcArray = NULL;
	unsigned int srcOffset = {0};
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoA)((CUarray)dstArray, dstOffset, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoA_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoA_v2)((CUarray)dstArray, dstOffset, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoA_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoA_v2_ptds)((CUarray)dstArray, dstOffset, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoD_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoD_v2)(dstDevice, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoD_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoD_v2_ptds)(dstDevice, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoH(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	unsigned int srcOffset = {0};
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoH)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoHAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	unsigned int srcOffset = {0};
	unsigned int ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoHAsync)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoHAsync_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoHAsync_v2)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoHAsync_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoHAsync_v2_ptsz)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoH_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoH_v2)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyAtoH_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcArray, make_CUarray());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyAtoH_v2_ptds)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyBatchAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dsts, 1024);
	CUdeviceptr *dsts = (void *)dsts_at;
	CONFORM_ROOM(srcs, 1024);
	CUdeviceptr *srcs = (void *)srcs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(attrs, 1024);
	CUmemcpyAttributes *attrs = (void *)attrs_at;
	CONFORM_ROOM(attrsIdxs, 1024);
	size_t *attrsIdxs = (void *)attrsIdxs_at;
	size_t numAttrs = {0};
	CONFORM_ROOM(failIdx, 1024);
	size_t *failIdx = (void *)failIdx_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(*dsts, (uint64_t)MEMORY);
	CONFORM_SET(*srcs, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(*sizes, UINT64_C(64));
	CONFORM_SET(count, UINT64_C(1));
	CONFORM_SET(attrs->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);
	CONFORM_SET(*attrsIdxs, UINT64_C(0));
	CONFORM_SET(numAttrs, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpyBatchAsync)((CUdeviceptr *)dsts, (CUdeviceptr *)srcs, (size_t *)sizes, count, (CUmemcpyAttributes *)attrs, (size_t *)attrsIdxs, numAttrs, (size_t *)failIdx, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyBatchAsync_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dsts, 1024);
	CUdeviceptr *dsts = (void *)dsts_at;
	CONFORM_ROOM(srcs, 1024);
	CUdeviceptr *srcs = (void *)srcs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(attrs, 1024);
	CUmemcpyAttributes *attrs = (void *)attrs_at;
	CONFORM_ROOM(attrsIdxs, 1024);
	size_t *attrsIdxs = (void *)attrsIdxs_at;
	size_t numAttrs = {0};
	CONFORM_ROOM(failIdx, 1024);
	size_t *failIdx = (void *)failIdx_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(*dsts, (uint64_t)MEMORY);
	CONFORM_SET(*srcs, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(*sizes, UINT64_C(64));
	CONFORM_SET(count, UINT64_C(1));
	CONFORM_SET(attrs->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);
	CONFORM_SET(*attrsIdxs, UINT64_C(0));
	CONFORM_SET(numAttrs, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpyBatchAsync_ptsz)((CUdeviceptr *)dsts, (CUdeviceptr *)srcs, (size_t *)sizes, count, (CUmemcpyAttributes *)attrs, (size_t *)attrsIdxs, numAttrs, (size_t *)failIdx, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyBatchAsync_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dsts, 1024);
	CUdeviceptr *dsts = (void *)dsts_at;
	CONFORM_ROOM(srcs, 1024);
	CUdeviceptr *srcs = (void *)srcs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(attrs, 1024);
	CUmemcpyAttributes *attrs = (void *)attrs_at;
	CONFORM_ROOM(attrsIdxs, 1024);
	size_t *attrsIdxs = (void *)attrsIdxs_at;
	size_t numAttrs = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(*dsts, (uint64_t)MEMORY);
	CONFORM_SET(*srcs, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(*sizes, UINT64_C(64));
	CONFORM_SET(count, UINT64_C(1));
	CONFORM_SET(attrs->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);
	CONFORM_SET(*attrsIdxs, UINT64_C(0));
	CONFORM_SET(numAttrs, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpyBatchAsync_v2)((CUdeviceptr *)dsts, (CUdeviceptr *)srcs, (size_t *)sizes, count, (CUmemcpyAttributes *)attrs, (size_t *)attrsIdxs, numAttrs, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyBatchAsync_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dsts, 1024);
	CUdeviceptr *dsts = (void *)dsts_at;
	CONFORM_ROOM(srcs, 1024);
	CUdeviceptr *srcs = (void *)srcs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(attrs, 1024);
	CUmemcpyAttributes *attrs = (void *)attrs_at;
	CONFORM_ROOM(attrsIdxs, 1024);
	size_t *attrsIdxs = (void *)attrsIdxs_at;
	size_t numAttrs = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(*dsts, (uint64_t)MEMORY);
	CONFORM_SET(*srcs, role_add((uint64_t)MEMORY, UINT64_C(65536)));
	CONFORM_SET(*sizes, UINT64_C(64));
	CONFORM_SET(count, UINT64_C(1));
	CONFORM_SET(attrs->srcAccessOrder, (uint64_t)CU_MEMCPY_SRC_ACCESS_ORDER_STREAM);
	CONFORM_SET(*attrsIdxs, UINT64_C(0));
	CONFORM_SET(numAttrs, UINT64_C(1));

	(void)BYTES;
	_result = CONFORM(cuMemcpyBatchAsync_v2_ptsz)((CUdeviceptr *)dsts, (CUdeviceptr *)srcs, (size_t *)sizes, count, (CUmemcpyAttributes *)attrs, (size_t *)attrsIdxs, numAttrs, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoA_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoA_v2)((CUarray)dstArray, dstOffset, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoA_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoA_v2_ptds)((CUarray)dstArray, dstOffset, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoDAsync_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoDAsync_v2)(dstDevice, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoDAsync_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoDAsync_v2_ptsz)(dstDevice, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoD_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoD_v2)(dstDevice, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoD_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoD_v2_ptds)(dstDevice, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoHAsync_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoHAsync_v2)((void *)dstHost, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoHAsync_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoHAsync_v2_ptsz)((void *)dstHost, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoH_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoH_v2)((void *)dstHost, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyDtoH_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstHost, conform_host());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpyDtoH_v2_ptds)((void *)dstHost, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoA(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	unsigned int dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoA)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoAAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	unsigned int dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	unsigned int ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, 64);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoAAsync)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoAAsync_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, 64);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoAAsync_v2)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoAAsync_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, 64);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoAAsync_v2_ptsz)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoA_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoA_v2)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoA_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstArray, make_CUarray());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, 64);

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoA_v2_ptds)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoDAsync_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoDAsync_v2)(dstDevice, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoDAsync_v2_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoDAsync_v2_ptsz)(dstDevice, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoD_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoD_v2)(dstDevice, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyHtoD_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(srcHost, conform_host());
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpyHtoD_v2_ptds)(dstDevice, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyPeer(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUcontext dstContext = NULL;
	CUdeviceptr srcDevice = {0};
	CUcontext srcContext = NULL;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstContext, make_CUcontext());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(srcContext, make_CUcontext());
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpyPeer)(dstDevice, (CUcontext)dstContext, srcDevice, (CUcontext)srcContext, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyPeerAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUcontext dstContext = NULL;
	CUdeviceptr srcDevice = {0};
	CUcontext srcContext = NULL;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstContext, make_CUcontext());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(srcContext, make_CUcontext());
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyPeerAsync)(dstDevice, (CUcontext)dstContext, srcDevice, (CUcontext)srcContext, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyPeerAsync_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUcontext dstContext = NULL;
	CUdeviceptr srcDevice = {0};
	CUcontext srcContext = NULL;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstContext, make_CUcontext());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(srcContext, make_CUcontext());
	CONFORM_SET(ByteCount, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyPeerAsync_ptsz)(dstDevice, (CUcontext)dstContext, srcDevice, (CUcontext)srcContext, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyPeer_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUcontext dstContext = NULL;
	CUdeviceptr srcDevice = {0};
	CUcontext srcContext = NULL;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstContext, make_CUcontext());
	CONFORM_SET(srcDevice, conform_memory() + CONFORM_HALF);
	CONFORM_SET(srcContext, make_CUcontext());
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpyPeer_ptds)(dstDevice, (CUcontext)dstContext, srcDevice, (CUcontext)srcContext, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyWithAttributesAsync(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t size = {0};
	CONFORM_ROOM(attr, 1024);
	CUmemcpyAttributes *attr = (void *)attr_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dst, conform_memory());
	CONFORM_SET(src, conform_memory() + CONFORM_HALF);
	CONFORM_SET(size, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyWithAttributesAsync)(dst, src, size, (CUmemcpyAttributes *)attr, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpyWithAttributesAsync_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t size = {0};
	CONFORM_ROOM(attr, 1024);
	CUmemcpyAttributes *attr = (void *)attr_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dst, conform_memory());
	CONFORM_SET(src, conform_memory() + CONFORM_HALF);
	CONFORM_SET(size, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemcpyWithAttributesAsync_ptsz)(dst, src, size, (CUmemcpyAttributes *)attr, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemcpy_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dst, conform_memory());
	CONFORM_SET(src, conform_memory() + CONFORM_HALF);
	CONFORM_SET(ByteCount, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemcpy_ptds)(dst, src, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD16Async(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned short us = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD16Async)(dstDevice, us, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD16Async_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned short us = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD16Async_ptsz)(dstDevice, us, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD16_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned short us = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD16_v2)(dstDevice, us, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD16_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned short us = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD16_v2_ptds)(dstDevice, us, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D16Async(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned short us = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D16Async)(dstDevice, dstPitch, us, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D16Async_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned short us = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D16Async_ptsz)(dstDevice, dstPitch, us, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D16_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned short us = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D16_v2)(dstDevice, dstPitch, us, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D16_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned short us = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D16_v2_ptds)(dstDevice, dstPitch, us, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D32Async(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned int ui = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D32Async)(dstDevice, dstPitch, ui, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D32Async_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned int ui = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D32Async_ptsz)(dstDevice, dstPitch, ui, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D32_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned int ui = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D32_v2)(dstDevice, dstPitch, ui, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D32_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned int ui = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D32_v2_ptds)(dstDevice, dstPitch, ui, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D8Async(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned char uc = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D8Async)(dstDevice, dstPitch, uc, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D8Async_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned char uc = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D8Async_ptsz)(dstDevice, dstPitch, uc, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D8_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned char uc = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D8_v2)(dstDevice, dstPitch, uc, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD2D8_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned char uc = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(dstPitch, 4096);
	CONFORM_SET(Width, 64);
	CONFORM_SET(Height, 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD2D8_v2_ptds)(dstDevice, dstPitch, uc, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD32Async(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned int ui = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD32Async)(dstDevice, ui, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD32Async_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned int ui = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD32Async_ptsz)(dstDevice, ui, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD32_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned int ui = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD32_v2)(dstDevice, ui, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD32_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned int ui = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD32_v2_ptds)(dstDevice, ui, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD8Async(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned char uc = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD8Async)(dstDevice, uc, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD8Async_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned char uc = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemsetD8Async_ptsz)(dstDevice, uc, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD8_v2(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned char uc = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD8_v2)(dstDevice, uc, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuMemsetD8_v2_ptds(uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned char uc = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dstDevice, conform_memory());
	CONFORM_SET(N, BYTES / 4);

	(void)BYTES;
	_result = CONFORM(cuMemsetD8_v2_ptds)(dstDevice, uc, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuStreamAddCallback(uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *callback = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(callback, (uintptr_t)conform_called);

	(void)BYTES;
	_result = CONFORM(cuStreamAddCallback)((CUstream)hStream, (CUstreamCallback)callback, (void *)userData, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int work_cuStreamAddCallback_ptsz(uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *callback = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(callback, (uintptr_t)conform_called);

	(void)BYTES;
	_result = CONFORM(cuStreamAddCallback_ptsz)((CUstream)hStream, (CUstreamCallback)callback, (void *)userData, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

/* The newest known version, or the driver's: with a higher one, some find nothing. */
static int64_t version(void)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(driverVersion, 1024);
	int *driverVersion = (void *)driverVersion_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	_result = CONFORM(cuDriverGetVersion)((int *)driverVersion);
	if (_result != CUDA_SUCCESS || (int64_t)*driverVersion > 13050)
		return 13050;
	return (int64_t)*driverVersion;
}

static int look_up_cuGetProcAddress(const char *wanted, void **found, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(symbol, 1024);
	char *symbol = (void *)symbol_at;
	CONFORM_ROOM(pfn, 1024);
	void **pfn = (void *)pfn_at;
	int cudaVersion = {0};
	cuuint64_t flags = {0};
	CUresult _result = CUDA_ERROR_NOT_FOUND;

	CONFORM_SET(symbol, conform_name);

	(void)BYTES;
	symbol = (__typeof__(symbol))(uintptr_t)wanted;
	CONFORM_ASK(cudaVersion, version());
	_result = CONFORM(cuGetProcAddress)((const char *)symbol, (void **)pfn, cudaVersion, flags);
	*found = (void *)(uintptr_t)*pfn;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_NOT_FOUND);

}

static int look_up_cuGetProcAddress_v2(const char *wanted, void **found, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(symbol, 1024);
	char *symbol = (void *)symbol_at;
	CONFORM_ROOM(pfn, 1024);
	void **pfn = (void *)pfn_at;
	int cudaVersion = {0};
	cuuint64_t flags = {0};
	CONFORM_ROOM(symbolStatus, 1024);
	CUdriverProcAddressQueryResult *symbolStatus = (void *)symbolStatus_at;
	CUresult _result = CUDA_ERROR_NOT_FOUND;

	CONFORM_SET(symbol, conform_name);

	(void)BYTES;
	symbol = (__typeof__(symbol))(uintptr_t)wanted;
	CONFORM_ASK(cudaVersion, version());
	_result = CONFORM(cuGetProcAddress_v2)((const char *)symbol, (void **)pfn, cudaVersion, flags, (CUdriverProcAddressQueryResult *)symbolStatus);
	*found = (void *)(uintptr_t)*pfn;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_NOT_FOUND);

}

static int step_cuCtxCreate_v4(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	CONFORM_ROOM(ctxCreateParams, 1024);
	CUctxCreateParams *ctxCreateParams = (void *)ctxCreateParams_at;
	unsigned int flags = {0};
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuCtxCreate_v4)((CUcontext *)pctx, (CUctxCreateParams *)ctxCreateParams, flags, dev);
	if (!(_result != CUDA_SUCCESS))
		slots->context = (uint64_t)(uintptr_t)*pctx;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuCtxCreate(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	unsigned int flags = {0};
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuCtxCreate)((CUcontext *)pctx, flags, dev);
	if (!(_result != CUDA_SUCCESS))
		slots->context = (uint64_t)(uintptr_t)*pctx;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuCtxCreate_v2(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	unsigned int flags = {0};
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuCtxCreate_v2)((CUcontext *)pctx, flags, dev);
	if (!(_result != CUDA_SUCCESS))
		slots->context = (uint64_t)(uintptr_t)*pctx;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuCtxCreate_v3(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	CONFORM_ROOM(paramsArray, 1024);
	CUexecAffinityParam *paramsArray = (void *)paramsArray_at;
	int numParams = {0};
	unsigned int flags = {0};
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuCtxCreate_v3)((CUcontext *)pctx, (CUexecAffinityParam *)paramsArray, numParams, flags, dev);
	if (!(_result != CUDA_SUCCESS))
		slots->context = (uint64_t)(uintptr_t)*pctx;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuCtxDestroy_v2(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUcontext ctx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->context)
		return CONFORM_SKIPPED;
	CONFORM_SET(ctx, slots->context);
	_result = CONFORM(cuCtxDestroy_v2)((CUcontext)ctx);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuCtxDestroy(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUcontext ctx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->context)
		return CONFORM_SKIPPED;
	CONFORM_SET(ctx, slots->context);
	_result = CONFORM(cuCtxDestroy)((CUcontext)ctx);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuCtxDetach(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUcontext ctx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->context)
		return CONFORM_SKIPPED;
	CONFORM_SET(ctx, slots->context);
	_result = CONFORM(cuCtxDetach)((CUcontext)ctx);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuDeviceGraphMemTrim(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdevice device = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(device, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuDeviceGraphMemTrim)(device);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuDevicePrimaryCtxRelease_v2(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuDevicePrimaryCtxRelease_v2)(dev);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuDevicePrimaryCtxRelease(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuDevicePrimaryCtxRelease)(dev);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuDevicePrimaryCtxReset_v2(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuDevicePrimaryCtxReset_v2)(dev);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuDevicePrimaryCtxReset(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuDevicePrimaryCtxReset)(dev);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuDevicePrimaryCtxRetain(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(dev, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuDevicePrimaryCtxRetain)((CUcontext *)pctx, dev);
	if (!(_result != CUDA_SUCCESS))
		slots->context = (uint64_t)(uintptr_t)*pctx;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGLCtxCreate_v2(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCtx, 1024);
	CUcontext *pCtx = (void *)pCtx_at;
	unsigned int Flags = {0};
	CUdevice device = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(device, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuGLCtxCreate_v2)((CUcontext *)pCtx, Flags, device);
	if (!(_result != CUDA_SUCCESS))
		slots->context = (uint64_t)(uintptr_t)*pCtx;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGLCtxCreate(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pCtx, 1024);
	CUcontext *pCtx = (void *)pCtx_at;
	unsigned int Flags = {0};
	CUdevice device = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(device, make_CUdevice());

	(void)BYTES;
	_result = CONFORM(cuGLCtxCreate)((CUcontext *)pCtx, Flags, device);
	if (!(_result != CUDA_SUCCESS))
		slots->context = (uint64_t)(uintptr_t)*pCtx;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphAddMemAllocNode(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphNode, 1024);
	CUgraphNode *phGraphNode = (void *)phGraphNode_at;
	CUgraph hGraph = NULL;
	CUgraphNode *dependencies = NULL;
	size_t numDependencies = {0};
	CONFORM_ROOM(nodeParams, 1024);
	CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams = (void *)nodeParams_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(nodeParams->bytesize, (uint64_t)BYTES);
	CONFORM_SET(nodeParams->poolProps.allocType, UINT64_C(1));
	CONFORM_SET(nodeParams->poolProps.location.type, (uint64_t)CU_MEM_LOCATION_TYPE_DEVICE);

	(void)BYTES;
	if (!slots->graph)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraph, slots->graph);
	_result = CONFORM(cuGraphAddMemAllocNode)((CUgraphNode *)phGraphNode, (CUgraph)hGraph, (const CUgraphNode *)dependencies, numDependencies, (CUDA_MEM_ALLOC_NODE_PARAMS *)nodeParams);
	if (!(_result != CUDA_SUCCESS))
		slots->address = (uint64_t)(uintptr_t)nodeParams->dptr;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphCreate(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phGraph, 1024);
	CUgraph *phGraph = (void *)phGraph_at;
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	_result = CONFORM(cuGraphCreate)((CUgraph *)phGraph, flags);
	if (!(_result != CUDA_SUCCESS))
		slots->graph = (uint64_t)(uintptr_t)*phGraph;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphDestroy(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUgraph hGraph = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->graph)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraph, slots->graph);
	_result = CONFORM(cuGraphDestroy)((CUgraph)hGraph);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphExecDestroy(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->exec)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraphExec, slots->exec);
	_result = CONFORM(cuGraphExecDestroy)((CUgraphExec)hGraphExec);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphInstantiate_v2(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	CONFORM_ROOM(phErrorNode, 1024);
	CUgraphNode *phErrorNode = (void *)phErrorNode_at;
	CONFORM_ROOM(logBuffer, 1024);
	char *logBuffer = (void *)logBuffer_at;
	size_t bufferSize = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->graph)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraph, slots->graph);
	_result = CONFORM(cuGraphInstantiate_v2)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, (CUgraphNode *)phErrorNode, (char *)logBuffer, bufferSize);
	if (!(_result != CUDA_SUCCESS))
		slots->exec = (uint64_t)(uintptr_t)*phGraphExec;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphInstantiate(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	CONFORM_ROOM(phErrorNode, 1024);
	CUgraphNode *phErrorNode = (void *)phErrorNode_at;
	CONFORM_ROOM(logBuffer, 1024);
	char *logBuffer = (void *)logBuffer_at;
	size_t bufferSize = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->graph)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraph, slots->graph);
	_result = CONFORM(cuGraphInstantiate)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, (CUgraphNode *)phErrorNode, (char *)logBuffer, bufferSize);
	if (!(_result != CUDA_SUCCESS))
		slots->exec = (uint64_t)(uintptr_t)*phGraphExec;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphInstantiateWithFlags(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->graph)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraph, slots->graph);
	_result = CONFORM(cuGraphInstantiateWithFlags)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, flags);
	if (!(_result != CUDA_SUCCESS))
		slots->exec = (uint64_t)(uintptr_t)*phGraphExec;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphInstantiateWithParams(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	CONFORM_ROOM(instantiateParams, 1024);
	CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams = (void *)instantiateParams_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->graph)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraph, slots->graph);
	_result = CONFORM(cuGraphInstantiateWithParams)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, (CUDA_GRAPH_INSTANTIATE_PARAMS *)instantiateParams);
	if (!(_result != CUDA_SUCCESS))
		slots->exec = (uint64_t)(uintptr_t)*phGraphExec;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphInstantiateWithParams_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	CONFORM_ROOM(instantiateParams, 1024);
	CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams = (void *)instantiateParams_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->graph)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraph, slots->graph);
	_result = CONFORM(cuGraphInstantiateWithParams_ptsz)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, (CUDA_GRAPH_INSTANTIATE_PARAMS *)instantiateParams);
	if (!(_result != CUDA_SUCCESS))
		slots->exec = (uint64_t)(uintptr_t)*phGraphExec;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphLaunch(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	if (!slots->exec)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraphExec, slots->exec);
	_result = CONFORM(cuGraphLaunch)((CUgraphExec)hGraphExec, (CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphLaunch_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	if (!slots->exec)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraphExec, slots->exec);
	_result = CONFORM(cuGraphLaunch_ptsz)((CUgraphExec)hGraphExec, (CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphUpload(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	if (!slots->exec)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraphExec, slots->exec);
	_result = CONFORM(cuGraphUpload)((CUgraphExec)hGraphExec, (CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGraphUpload_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	if (!slots->exec)
		return CONFORM_SKIPPED;
	CONFORM_SET(hGraphExec, slots->exec);
	_result = CONFORM(cuGraphUpload_ptsz)((CUgraphExec)hGraphExec, (CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGreenCtxCreate(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phCtx, 1024);
	CUgreenCtx *phCtx = (void *)phCtx_at;
	CUdevResourceDesc desc = NULL;
	CUdevice dev = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(desc, make_CUdevResourceDesc());
	CONFORM_SET(dev, make_CUdevice());
	CONFORM_SET(flags, (uint64_t)CU_GREEN_CTX_DEFAULT_STREAM);

	(void)BYTES;
	_result = CONFORM(cuGreenCtxCreate)((CUgreenCtx *)phCtx, (CUdevResourceDesc)desc, dev, flags);
	if (!(_result != CUDA_SUCCESS))
		slots->code = (uint64_t)(uintptr_t)*phCtx;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGreenCtxDestroy(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUgreenCtx hCtx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->code)
		return CONFORM_SKIPPED;
	CONFORM_SET(hCtx, slots->code);
	_result = CONFORM(cuGreenCtxDestroy)((CUgreenCtx)hCtx);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuGreenCtxStreamCreate(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phStream, 1024);
	CUstream *phStream = (void *)phStream_at;
	CUgreenCtx greenCtx = NULL;
	unsigned int flags = {0};
	int priority = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(greenCtx, make_CUgreenCtx());
	CONFORM_SET(flags, (uint64_t)CU_STREAM_NON_BLOCKING);

	(void)BYTES;
	_result = CONFORM(cuGreenCtxStreamCreate)((CUstream *)phStream, (CUgreenCtx)greenCtx, flags, priority);
	if (!(_result != CUDA_SUCCESS))
		slots->stream = (uint64_t)(uintptr_t)*phStream;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuLibraryLoadData(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(library, 1024);
	CUlibrary *library = (void *)library_at;
	CONFORM_ROOM(code, 1024);
	void *code = (void *)code_at;
	CONFORM_ROOM(jitOptions, 1024);
	CUjit_option *jitOptions = (void *)jitOptions_at;
	CONFORM_ROOM(jitOptionsValues, 1024);
	void **jitOptionsValues = (void *)jitOptionsValues_at;
	unsigned int numJitOptions = {0};
	CONFORM_ROOM(libraryOptions, 1024);
	CUlibraryOption *libraryOptions = (void *)libraryOptions_at;
	CONFORM_ROOM(libraryOptionValues, 1024);
	void **libraryOptionValues = (void *)libraryOptionValues_at;
	unsigned int numLibraryOptions = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(code, conform_image());

	(void)BYTES;
	_result = CONFORM(cuLibraryLoadData)((CUlibrary *)library, (const void *)code, (CUjit_option *)jitOptions, (void **)jitOptionsValues, numJitOptions, (CUlibraryOption *)libraryOptions, (void **)libraryOptionValues, numLibraryOptions);
	if (!(_result != CUDA_SUCCESS))
		slots->code = (uint64_t)(uintptr_t)*library;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuLibraryLoadFromFile(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(library, 1024);
	CUlibrary *library = (void *)library_at;
	CONFORM_ROOM(fileName, 1024);
	char *fileName = (void *)fileName_at;
	CONFORM_ROOM(jitOptions, 1024);
	CUjit_option *jitOptions = (void *)jitOptions_at;
	CONFORM_ROOM(jitOptionsValues, 1024);
	void **jitOptionsValues = (void *)jitOptionsValues_at;
	unsigned int numJitOptions = {0};
	CONFORM_ROOM(libraryOptions, 1024);
	CUlibraryOption *libraryOptions = (void *)libraryOptions_at;
	CONFORM_ROOM(libraryOptionValues, 1024);
	void **libraryOptionValues = (void *)libraryOptionValues_at;
	unsigned int numLibraryOptions = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(fileName, (uint64_t)IMAGE_FILE);

	(void)BYTES;
	_result = CONFORM(cuLibraryLoadFromFile)((CUlibrary *)library, (const char *)fileName, (CUjit_option *)jitOptions, (void **)jitOptionsValues, numJitOptions, (CUlibraryOption *)libraryOptions, (void **)libraryOptionValues, numLibraryOptions);
	if (!(_result != CUDA_SUCCESS))
		slots->code = (uint64_t)(uintptr_t)*library;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuLibraryUnload(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUlibrary library = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->code)
		return CONFORM_SKIPPED;
	CONFORM_SET(library, slots->code);
	_result = CONFORM(cuLibraryUnload)((CUlibrary)library);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemAddressFree(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr ptr = {0};
	size_t size = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(size, BYTES);

	(void)BYTES;
	if (!slots->range)
		return CONFORM_SKIPPED;
	CONFORM_SET(ptr, slots->range);
	_result = CONFORM(cuMemAddressFree)(ptr, size);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemAddressReserve(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(ptr, 1024);
	CUdeviceptr *ptr = (void *)ptr_at;
	size_t size = {0};
	size_t alignment = {0};
	CUdeviceptr addr = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(size, BYTES);

	(void)BYTES;
	_result = CONFORM(cuMemAddressReserve)((CUdeviceptr *)ptr, size, alignment, addr, flags);
	if (!(_result != CUDA_SUCCESS))
		slots->range = (uint64_t)(uintptr_t)*ptr;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemAllocAsync(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemAllocAsync)((CUdeviceptr *)dptr, bytesize, (CUstream)hStream);
	if (!(_result != CUDA_SUCCESS))
		slots->address = (uint64_t)(uintptr_t)*dptr;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemAllocAsync_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemAllocAsync_ptsz)((CUdeviceptr *)dptr, bytesize, (CUstream)hStream);
	if (!(_result != CUDA_SUCCESS))
		slots->address = (uint64_t)(uintptr_t)*dptr;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemAllocFromPoolAsync(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUmemoryPool pool = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(pool, make_CUmemoryPool());
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemAllocFromPoolAsync)((CUdeviceptr *)dptr, bytesize, (CUmemoryPool)pool, (CUstream)hStream);
	if (!(_result != CUDA_SUCCESS))
		slots->address = (uint64_t)(uintptr_t)*dptr;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemAllocFromPoolAsync_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUmemoryPool pool = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(bytesize, BYTES);
	CONFORM_SET(pool, make_CUmemoryPool());
	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuMemAllocFromPoolAsync_ptsz)((CUdeviceptr *)dptr, bytesize, (CUmemoryPool)pool, (CUstream)hStream);
	if (!(_result != CUDA_SUCCESS))
		slots->address = (uint64_t)(uintptr_t)*dptr;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemCreate(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(handle, 1024);
	CUmemGenericAllocationHandle *handle = (void *)handle_at;
	size_t size = {0};
	CONFORM_ROOM(prop, 1024);
	CUmemAllocationProp *prop = (void *)prop_at;
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(size, BYTES);
	CONFORM_SET(prop->type, UINT64_C(1));
	CONFORM_SET(prop->location.type, (uint64_t)CU_MEM_LOCATION_TYPE_DEVICE);

	(void)BYTES;
	_result = CONFORM(cuMemCreate)((CUmemGenericAllocationHandle *)handle, size, (const CUmemAllocationProp *)prop, flags);
	if (!(_result != CUDA_SUCCESS))
		slots->physical = (uint64_t)(uintptr_t)*handle;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemFree_v2(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dptr = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->address)
		return CONFORM_SKIPPED;
	CONFORM_SET(dptr, slots->address);
	_result = CONFORM(cuMemFree_v2)(dptr);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemFreeAsync(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dptr = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	if (!slots->address)
		return CONFORM_SKIPPED;
	CONFORM_SET(dptr, slots->address);
	_result = CONFORM(cuMemFreeAsync)(dptr, (CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemFreeAsync_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr dptr = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	if (!slots->address)
		return CONFORM_SKIPPED;
	CONFORM_SET(dptr, slots->address);
	_result = CONFORM(cuMemFreeAsync_ptsz)(dptr, (CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemMap(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr ptr = {0};
	size_t size = {0};
	size_t offset = {0};
	CUmemGenericAllocationHandle handle = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(size, BYTES);

	(void)BYTES;
	if (!slots->range)
		return CONFORM_SKIPPED;
	CONFORM_SET(ptr, slots->range);
	if (!slots->physical)
		return CONFORM_SKIPPED;
	CONFORM_SET(handle, slots->physical);
	_result = CONFORM(cuMemMap)(ptr, size, offset, handle, flags);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemPoolCreate(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(pool, 1024);
	CUmemoryPool *pool = (void *)pool_at;
	CONFORM_ROOM(poolProps, 1024);
	CUmemPoolProps *poolProps = (void *)poolProps_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(poolProps->allocType, UINT64_C(1));
	CONFORM_SET(poolProps->location.type, (uint64_t)CU_MEM_LOCATION_TYPE_DEVICE);

	(void)BYTES;
	_result = CONFORM(cuMemPoolCreate)((CUmemoryPool *)pool, (const CUmemPoolProps *)poolProps);
	if (!(_result != CUDA_SUCCESS))
		slots->pool = (uint64_t)(uintptr_t)*pool;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemPoolDestroy(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUmemoryPool pool = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->pool)
		return CONFORM_SKIPPED;
	CONFORM_SET(pool, slots->pool);
	_result = CONFORM(cuMemPoolDestroy)((CUmemoryPool)pool);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemPoolSetAttribute(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUmemoryPool pool = NULL;
	CUmemPool_attribute attr = {0};
	CONFORM_ROOM(value, 1024);
	void *value = (void *)value_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(attr, (uint64_t)CU_MEMPOOL_ATTR_RELEASE_THRESHOLD);

	(void)BYTES;
	if (!slots->pool)
		return CONFORM_SKIPPED;
	CONFORM_SET(pool, slots->pool);
	_result = CONFORM(cuMemPoolSetAttribute)((CUmemoryPool)pool, attr, (void *)value);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemPoolTrimTo(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUmemoryPool pool = NULL;
	size_t minBytesToKeep = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->pool)
		return CONFORM_SKIPPED;
	CONFORM_SET(pool, slots->pool);
	_result = CONFORM(cuMemPoolTrimTo)((CUmemoryPool)pool, minBytesToKeep);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemRelease(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUmemGenericAllocationHandle handle = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->physical)
		return CONFORM_SKIPPED;
	CONFORM_SET(handle, slots->physical);
	_result = CONFORM(cuMemRelease)(handle);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemRetainAllocationHandle(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(handle, 1024);
	CUmemGenericAllocationHandle *handle = (void *)handle_at;
	CONFORM_ROOM(addr, 1024);
	void *addr = (void *)addr_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->range)
		return CONFORM_SKIPPED;
	CONFORM_SET(addr, slots->range);
	_result = CONFORM(cuMemRetainAllocationHandle)((CUmemGenericAllocationHandle *)handle, (void *)addr);
	if (!(_result != CUDA_SUCCESS))
		slots->physical = (uint64_t)(uintptr_t)*handle;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuMemUnmap(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUdeviceptr ptr = {0};
	size_t size = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(size, BYTES);

	(void)BYTES;
	if (!slots->range)
		return CONFORM_SKIPPED;
	CONFORM_SET(ptr, slots->range);
	_result = CONFORM(cuMemUnmap)(ptr, size);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuModuleLoad(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(module, 1024);
	CUmodule *module = (void *)module_at;
	CONFORM_ROOM(fname, 1024);
	char *fname = (void *)fname_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(fname, (uint64_t)IMAGE_FILE);

	(void)BYTES;
	_result = CONFORM(cuModuleLoad)((CUmodule *)module, (const char *)fname);
	if (!(_result != CUDA_SUCCESS))
		slots->code = (uint64_t)(uintptr_t)*module;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuModuleLoadData(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(module, 1024);
	CUmodule *module = (void *)module_at;
	CONFORM_ROOM(image, 1024);
	void *image = (void *)image_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(image, conform_image());

	(void)BYTES;
	_result = CONFORM(cuModuleLoadData)((CUmodule *)module, (const void *)image);
	if (!(_result != CUDA_SUCCESS))
		slots->code = (uint64_t)(uintptr_t)*module;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuModuleLoadDataEx(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(module, 1024);
	CUmodule *module = (void *)module_at;
	CONFORM_ROOM(image, 1024);
	void *image = (void *)image_at;
	unsigned int numOptions = {0};
	CONFORM_ROOM(options, 1024);
	CUjit_option *options = (void *)options_at;
	CONFORM_ROOM(optionValues, 1024);
	void **optionValues = (void *)optionValues_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(image, conform_image());

	(void)BYTES;
	_result = CONFORM(cuModuleLoadDataEx)((CUmodule *)module, (const void *)image, numOptions, (CUjit_option *)options, (void **)optionValues);
	if (!(_result != CUDA_SUCCESS))
		slots->code = (uint64_t)(uintptr_t)*module;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuModuleLoadFatBinary(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(module, 1024);
	CUmodule *module = (void *)module_at;
	CONFORM_ROOM(fatCubin, 1024);
	void *fatCubin = (void *)fatCubin_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(fatCubin, conform_image());

	(void)BYTES;
	_result = CONFORM(cuModuleLoadFatBinary)((CUmodule *)module, (const void *)fatCubin);
	if (!(_result != CUDA_SUCCESS))
		slots->code = (uint64_t)(uintptr_t)*module;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuModuleUnload(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUmodule hmod = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->code)
		return CONFORM_SKIPPED;
	CONFORM_SET(hmod, slots->code);
	_result = CONFORM(cuModuleUnload)((CUmodule)hmod);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamBeginCapture(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuStreamBeginCapture)((CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamBeginCapture_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuStreamBeginCapture_ptsz)((CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamBeginCaptureToGraph(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUgraph hGraph = NULL;
	CUgraphNode *dependencies = NULL;
	CONFORM_ROOM(dependencyData, 1024);
	CUgraphEdgeData *dependencyData = (void *)dependencyData_at;
	size_t numDependencies = {0};
	CUstreamCaptureMode mode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(hGraph, make_CUgraph());
	CONFORM_SET(dependencyData, UINT64_C(0));

	(void)BYTES;
	_result = CONFORM(cuStreamBeginCaptureToGraph)((CUstream)hStream, (CUgraph)hGraph, (const CUgraphNode *)dependencies, (const CUgraphEdgeData *)dependencyData, numDependencies, mode);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamBeginCaptureToGraph_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUgraph hGraph = NULL;
	CUgraphNode *dependencies = NULL;
	CONFORM_ROOM(dependencyData, 1024);
	CUgraphEdgeData *dependencyData = (void *)dependencyData_at;
	size_t numDependencies = {0};
	CUstreamCaptureMode mode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(hGraph, make_CUgraph());
	CONFORM_SET(dependencyData, UINT64_C(0));

	(void)BYTES;
	_result = CONFORM(cuStreamBeginCaptureToGraph_ptsz)((CUstream)hStream, (CUgraph)hGraph, (const CUgraphNode *)dependencies, (const CUgraphEdgeData *)dependencyData, numDependencies, mode);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamBeginCapture_v2(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUstreamCaptureMode mode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuStreamBeginCapture_v2)((CUstream)hStream, mode);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamBeginCapture_v2_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUstreamCaptureMode mode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuStreamBeginCapture_v2_ptsz)((CUstream)hStream, mode);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamBeginRecaptureToGraph(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUstreamCaptureMode mode = {0};
	CUgraph hGraph = NULL;
	void *callbackFunc = NULL;
	void *userData = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(hGraph, make_CUgraph());

	(void)BYTES;
	_result = CONFORM(cuStreamBeginRecaptureToGraph)((CUstream)hStream, mode, (CUgraph)hGraph, (CUgraphRecaptureCallback)callbackFunc, (void *)userData);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamBeginRecaptureToGraph_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUstreamCaptureMode mode = {0};
	CUgraph hGraph = NULL;
	void *callbackFunc = NULL;
	void *userData = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());
	CONFORM_SET(hGraph, make_CUgraph());

	(void)BYTES;
	_result = CONFORM(cuStreamBeginRecaptureToGraph_ptsz)((CUstream)hStream, mode, (CUgraph)hGraph, (CUgraphRecaptureCallback)callbackFunc, (void *)userData);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamCreate(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phStream, 1024);
	CUstream *phStream = (void *)phStream_at;
	unsigned int Flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	_result = CONFORM(cuStreamCreate)((CUstream *)phStream, Flags);
	if (!(_result != CUDA_SUCCESS))
		slots->stream = (uint64_t)(uintptr_t)*phStream;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamCreateWithPriority(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CONFORM_ROOM(phStream, 1024);
	CUstream *phStream = (void *)phStream_at;
	unsigned int flags = {0};
	int priority = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	_result = CONFORM(cuStreamCreateWithPriority)((CUstream *)phStream, flags, priority);
	if (!(_result != CUDA_SUCCESS))
		slots->stream = (uint64_t)(uintptr_t)*phStream;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamDestroy_v2(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->stream)
		return CONFORM_SKIPPED;
	CONFORM_SET(hStream, slots->stream);
	_result = CONFORM(cuStreamDestroy_v2)((CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamDestroy(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	if (!slots->stream)
		return CONFORM_SKIPPED;
	CONFORM_SET(hStream, slots->stream);
	_result = CONFORM(cuStreamDestroy)((CUstream)hStream);
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamEndCapture(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CONFORM_ROOM(phGraph, 1024);
	CUgraph *phGraph = (void *)phGraph_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuStreamEndCapture)((CUstream)hStream, (CUgraph *)phGraph);
	if (!(_result != CUDA_SUCCESS))
		slots->graph = (uint64_t)(uintptr_t)*phGraph;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int step_cuStreamEndCapture_ptsz(struct conform_slots *slots, uint64_t BYTES, struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CONFORM_ROOM(phGraph, 1024);
	CUgraph *phGraph = (void *)phGraph_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	_result = CONFORM(cuStreamEndCapture_ptsz)((CUstream)hStream, (CUgraph *)phGraph);
	if (!(_result != CUDA_SUCCESS))
		slots->graph = (uint64_t)(uintptr_t)*phGraph;
	(void)slots;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int finish(struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	_result = CONFORM(cuCtxSynchronize)();
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int create_mark(uint64_t *_mark, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CONFORM_ROOM(phEvent, 1024);
	CUevent *phEvent = (void *)phEvent_at;
	unsigned int Flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	_result = CONFORM(cuEventCreate)((CUevent *)phEvent, Flags);
	*_mark = (uint64_t)(uintptr_t)*phEvent;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int put_mark(uint64_t _mark, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUevent hEvent = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	CONFORM_SET(hStream, make_CUstream());

	(void)BYTES;
	CONFORM_SET(hEvent, _mark);
	_result = CONFORM(cuEventRecord)((CUevent)hEvent, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int ask_mark(uint64_t _mark, bool *reached, struct conform_answer *answer)
{
	const uint64_t BYTES = CONFORM_SOME;
	CUevent hEvent = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	(void)BYTES;
	CONFORM_SET(hEvent, _mark);
	_result = CONFORM(cuEventQuery)((CUevent)hEvent);
	*reached = _result == CUDA_SUCCESS;
	if ((int64_t)_result == (int64_t)CUDA_ERROR_NOT_READY)
		return CONFORM_GRANTED;
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuArray3DCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuArray3DCreate)((CUarray *)pHandle, (const CUDA_ARRAY3D_DESCRIPTOR_v1 *)pAllocateArray);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuArray3DCreate_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuArray3DCreate_v2)((CUarray *)pHandle, (const CUDA_ARRAY3D_DESCRIPTOR *)pAllocateArray);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuArrayCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuArrayCreate)((CUarray *)pHandle, (const CUDA_ARRAY_DESCRIPTOR_v1 *)pAllocateArray);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuArrayCreate_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUarray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pAllocateArray, 1024);
	CUDA_ARRAY_DESCRIPTOR *pAllocateArray = (void *)pAllocateArray_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuArrayCreate_v2)((CUarray *)pHandle, (const CUDA_ARRAY_DESCRIPTOR *)pAllocateArray);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuArrayDestroy(struct conform_answer *answer)
{
	CUarray hArray = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuArrayDestroy)((CUarray)hArray);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	unsigned int flags = {0};
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxCreate)((CUcontext *)pctx, flags, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxCreate_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	unsigned int flags = {0};
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxCreate_v2)((CUcontext *)pctx, flags, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxCreate_v3(struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	CONFORM_ROOM(paramsArray, 1024);
	CUexecAffinityParam *paramsArray = (void *)paramsArray_at;
	int numParams = {0};
	unsigned int flags = {0};
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxCreate_v3)((CUcontext *)pctx, (CUexecAffinityParam *)paramsArray, numParams, flags, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxCreate_v4(struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	CONFORM_ROOM(ctxCreateParams, 1024);
	CUctxCreateParams *ctxCreateParams = (void *)ctxCreateParams_at;
	unsigned int flags = {0};
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxCreate_v4)((CUcontext *)pctx, (CUctxCreateParams *)ctxCreateParams, flags, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxDestroy(struct conform_answer *answer)
{
	CUcontext ctx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxDestroy)((CUcontext)ctx);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxDestroy_v2(struct conform_answer *answer)
{
	CUcontext ctx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxDestroy_v2)((CUcontext)ctx);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxDetach(struct conform_answer *answer)
{
	CUcontext ctx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxDetach)((CUcontext)ctx);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxDisablePeerAccess(struct conform_answer *answer)
{
	CUcontext peerContext = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxDisablePeerAccess)((CUcontext)peerContext);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxEnablePeerAccess(struct conform_answer *answer)
{
	CUcontext peerContext = NULL;
	unsigned int Flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxEnablePeerAccess)((CUcontext)peerContext, Flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxSetLimit(struct conform_answer *answer)
{
	CUlimit limit = {0};
	size_t value = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxSetLimit)(limit, value);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxSynchronize(struct conform_answer *answer)
{
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxSynchronize)();
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuCtxSynchronize_v2(struct conform_answer *answer)
{
	CUcontext ctx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuCtxSynchronize_v2)((CUcontext)ctx);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDestroyExternalMemory(struct conform_answer *answer)
{
	CUexternalMemory extMem = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDestroyExternalMemory)((CUexternalMemory)extMem);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDeviceGetDefaultMemPool(struct conform_answer *answer)
{
	CONFORM_ROOM(pool_out, 1024);
	CUmemoryPool *pool_out = (void *)pool_out_at;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDeviceGetDefaultMemPool)((CUmemoryPool *)pool_out, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDeviceGetMemPool(struct conform_answer *answer)
{
	CONFORM_ROOM(pool, 1024);
	CUmemoryPool *pool = (void *)pool_at;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDeviceGetMemPool)((CUmemoryPool *)pool, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDeviceGraphMemTrim(struct conform_answer *answer)
{
	CUdevice device = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDeviceGraphMemTrim)(device);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDevicePrimaryCtxRelease(struct conform_answer *answer)
{
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDevicePrimaryCtxRelease)(dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDevicePrimaryCtxRelease_v2(struct conform_answer *answer)
{
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDevicePrimaryCtxRelease_v2)(dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDevicePrimaryCtxReset(struct conform_answer *answer)
{
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDevicePrimaryCtxReset)(dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDevicePrimaryCtxReset_v2(struct conform_answer *answer)
{
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDevicePrimaryCtxReset_v2)(dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDevicePrimaryCtxRetain(struct conform_answer *answer)
{
	CONFORM_ROOM(pctx, 1024);
	CUcontext *pctx = (void *)pctx_at;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDevicePrimaryCtxRetain)((CUcontext *)pctx, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDeviceTotalMem(struct conform_answer *answer)
{
	CONFORM_ROOM(bytes, 1024);
	unsigned int *bytes = (void *)bytes_at;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDeviceTotalMem)((unsigned int *)bytes, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuDeviceTotalMem_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(bytes, 1024);
	size_t *bytes = (void *)bytes_at;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuDeviceTotalMem_v2)((size_t *)bytes, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuEGLStreamConsumerConnect(struct conform_answer *answer)
{
	CONFORM_ROOM(conn, 1024);
	CUeglStreamConnection *conn = (void *)conn_at;
	EGLStreamKHR stream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuEGLStreamConsumerConnect)((CUeglStreamConnection *)conn, (EGLStreamKHR)stream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuEGLStreamConsumerConnectWithFlags(struct conform_answer *answer)
{
	CONFORM_ROOM(conn, 1024);
	CUeglStreamConnection *conn = (void *)conn_at;
	EGLStreamKHR stream = NULL;
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuEGLStreamConsumerConnectWithFlags)((CUeglStreamConnection *)conn, (EGLStreamKHR)stream, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuEGLStreamProducerConnect(struct conform_answer *answer)
{
	CONFORM_ROOM(conn, 1024);
	CUeglStreamConnection *conn = (void *)conn_at;
	EGLStreamKHR stream = NULL;
	EGLint width = {0};
	EGLint height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuEGLStreamProducerConnect)((CUeglStreamConnection *)conn, (EGLStreamKHR)stream, width, height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuEventQuery(struct conform_answer *answer)
{
	CUevent hEvent = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuEventQuery)((CUevent)hEvent);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuEventSynchronize(struct conform_answer *answer)
{
	CUevent hEvent = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuEventSynchronize)((CUevent)hEvent);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuFabricCpyBatchAsync(struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_FABRIC_COPY_BATCH_OP *opList = (void *)opList_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuFabricCpyBatchAsync)(numOps, (CUDA_FABRIC_COPY_BATCH_OP *)opList, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuFabricCpyBatchAsync_ptsz(struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_FABRIC_COPY_BATCH_OP *opList = (void *)opList_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuFabricCpyBatchAsync_ptsz)(numOps, (CUDA_FABRIC_COPY_BATCH_OP *)opList, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuFuncLoad(struct conform_answer *answer)
{
	CUfunction function = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuFuncLoad)((CUfunction)function);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuFuncSetAttribute(struct conform_answer *answer)
{
	CUfunction hfunc = NULL;
	CUfunction_attribute attrib = {0};
	int value = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuFuncSetAttribute)((CUfunction)hfunc, attrib, value);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGLCtxCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(pCtx, 1024);
	CUcontext *pCtx = (void *)pCtx_at;
	unsigned int Flags = {0};
	CUdevice device = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGLCtxCreate)((CUcontext *)pCtx, Flags, device);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGLCtxCreate_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pCtx, 1024);
	CUcontext *pCtx = (void *)pCtx_at;
	unsigned int Flags = {0};
	CUdevice device = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGLCtxCreate_v2)((CUcontext *)pCtx, Flags, device);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGLRegisterBufferObject(struct conform_answer *answer)
{
	GLuint buffer = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGLRegisterBufferObject)(buffer);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGLUnregisterBufferObject(struct conform_answer *answer)
{
	GLuint buffer = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGLUnregisterBufferObject)(buffer);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGetProcAddress(struct conform_answer *answer)
{
	CONFORM_ROOM(symbol, 1024);
	char *symbol = (void *)symbol_at;
	CONFORM_ROOM(pfn, 1024);
	void **pfn = (void *)pfn_at;
	int cudaVersion = {0};
	cuuint64_t flags = {0};
	CUresult _result = CUDA_ERROR_NOT_FOUND;

	_result = CONFORM(cuGetProcAddress)((const char *)symbol, (void **)pfn, cudaVersion, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_NOT_FOUND);

}

static int hook_cuGetProcAddress_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(symbol, 1024);
	char *symbol = (void *)symbol_at;
	CONFORM_ROOM(pfn, 1024);
	void **pfn = (void *)pfn_at;
	int cudaVersion = {0};
	cuuint64_t flags = {0};
	CONFORM_ROOM(symbolStatus, 1024);
	CUdriverProcAddressQueryResult *symbolStatus = (void *)symbolStatus_at;
	CUresult _result = CUDA_ERROR_NOT_FOUND;

	_result = CONFORM(cuGetProcAddress_v2)((const char *)symbol, (void **)pfn, cudaVersion, flags, (CUdriverProcAddressQueryResult *)symbolStatus);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_NOT_FOUND);

}

static int hook_cuGraphExecDestroy(struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphExecDestroy)((CUgraphExec)hGraphExec);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphInstantiate(struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	CONFORM_ROOM(phErrorNode, 1024);
	CUgraphNode *phErrorNode = (void *)phErrorNode_at;
	CONFORM_ROOM(logBuffer, 1024);
	char *logBuffer = (void *)logBuffer_at;
	size_t bufferSize = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphInstantiate)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, (CUgraphNode *)phErrorNode, (char *)logBuffer, bufferSize);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphInstantiateWithFlags(struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphInstantiateWithFlags)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphInstantiateWithParams(struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	CONFORM_ROOM(instantiateParams, 1024);
	CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams = (void *)instantiateParams_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphInstantiateWithParams)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, (CUDA_GRAPH_INSTANTIATE_PARAMS *)instantiateParams);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphInstantiateWithParams_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	CONFORM_ROOM(instantiateParams, 1024);
	CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams = (void *)instantiateParams_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphInstantiateWithParams_ptsz)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, (CUDA_GRAPH_INSTANTIATE_PARAMS *)instantiateParams);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphInstantiate_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(phGraphExec, 1024);
	CUgraphExec *phGraphExec = (void *)phGraphExec_at;
	CUgraph hGraph = NULL;
	CONFORM_ROOM(phErrorNode, 1024);
	CUgraphNode *phErrorNode = (void *)phErrorNode_at;
	CONFORM_ROOM(logBuffer, 1024);
	char *logBuffer = (void *)logBuffer_at;
	size_t bufferSize = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphInstantiate_v2)((CUgraphExec *)phGraphExec, (CUgraph)hGraph, (CUgraphNode *)phErrorNode, (char *)logBuffer, bufferSize);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphLaunch(struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphLaunch)((CUgraphExec)hGraphExec, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphLaunch_ptsz(struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphLaunch_ptsz)((CUgraphExec)hGraphExec, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphUpload(struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphUpload)((CUgraphExec)hGraphExec, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphUpload_ptsz(struct conform_answer *answer)
{
	CUgraphExec hGraphExec = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphUpload_ptsz)((CUgraphExec)hGraphExec, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphicsEGLRegisterImage(struct conform_answer *answer)
{
	CONFORM_ROOM(pCudaResource, 1024);
	CUgraphicsResource *pCudaResource = (void *)pCudaResource_at;
	EGLImageKHR image = NULL;
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphicsEGLRegisterImage)((CUgraphicsResource *)pCudaResource, (EGLImageKHR)image, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphicsGLRegisterBuffer(struct conform_answer *answer)
{
	CONFORM_ROOM(pCudaResource, 1024);
	CUgraphicsResource *pCudaResource = (void *)pCudaResource_at;
	GLuint buffer = {0};
	unsigned int Flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphicsGLRegisterBuffer)((CUgraphicsResource *)pCudaResource, buffer, Flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphicsGLRegisterImage(struct conform_answer *answer)
{
	CONFORM_ROOM(pCudaResource, 1024);
	CUgraphicsResource *pCudaResource = (void *)pCudaResource_at;
	GLuint image = {0};
	GLenum target = {0};
	unsigned int Flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphicsGLRegisterImage)((CUgraphicsResource *)pCudaResource, image, target, Flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphicsUnregisterResource(struct conform_answer *answer)
{
	CUgraphicsResource resource = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphicsUnregisterResource)((CUgraphicsResource)resource);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphicsVDPAURegisterOutputSurface(struct conform_answer *answer)
{
	CONFORM_ROOM(pCudaResource, 1024);
	CUgraphicsResource *pCudaResource = (void *)pCudaResource_at;
	VdpOutputSurface vdpSurface = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphicsVDPAURegisterOutputSurface)((CUgraphicsResource *)pCudaResource, vdpSurface, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGraphicsVDPAURegisterVideoSurface(struct conform_answer *answer)
{
	CONFORM_ROOM(pCudaResource, 1024);
	CUgraphicsResource *pCudaResource = (void *)pCudaResource_at;
	VdpVideoSurface vdpSurface = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGraphicsVDPAURegisterVideoSurface)((CUgraphicsResource *)pCudaResource, vdpSurface, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGreenCtxCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(phCtx, 1024);
	CUgreenCtx *phCtx = (void *)phCtx_at;
	CUdevResourceDesc desc = NULL;
	CUdevice dev = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGreenCtxCreate)((CUgreenCtx *)phCtx, (CUdevResourceDesc)desc, dev, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuGreenCtxDestroy(struct conform_answer *answer)
{
	CUgreenCtx hCtx = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuGreenCtxDestroy)((CUgreenCtx)hCtx);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuImportExternalMemory(struct conform_answer *answer)
{
	CONFORM_ROOM(extMem_out, 1024);
	CUexternalMemory *extMem_out = (void *)extMem_out_at;
	CONFORM_ROOM(memHandleDesc, 1024);
	CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc = (void *)memHandleDesc_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuImportExternalMemory)((CUexternalMemory *)extMem_out, (const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *)memHandleDesc);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuIpcCloseMemHandle(struct conform_answer *answer)
{
	CUdeviceptr dptr = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuIpcCloseMemHandle)(dptr);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuIpcOpenMemHandle(struct conform_answer *answer)
{
	CONFORM_ROOM(pdptr, 1024);
	CUdeviceptr *pdptr = (void *)pdptr_at;
	CUipcMemHandle handle = {0};
	unsigned int Flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuIpcOpenMemHandle)((CUdeviceptr *)pdptr, handle, Flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuIpcOpenMemHandle_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pdptr, 1024);
	CUdeviceptr *pdptr = (void *)pdptr_at;
	CUipcMemHandle handle = {0};
	unsigned int Flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuIpcOpenMemHandle_v2)((CUdeviceptr *)pdptr, handle, Flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuKernelGetFunction(struct conform_answer *answer)
{
	CONFORM_ROOM(pFunc, 1024);
	CUfunction *pFunc = (void *)pFunc_at;
	CUkernel kernel = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuKernelGetFunction)((CUfunction *)pFunc, (CUkernel)kernel);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuKernelSetAttribute(struct conform_answer *answer)
{
	CUfunction_attribute attrib = {0};
	int val = {0};
	CUkernel kernel = NULL;
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuKernelSetAttribute)(attrib, val, (CUkernel)kernel, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunch(struct conform_answer *answer)
{
	CUfunction f = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunch)((CUfunction)f);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchCooperativeKernel(struct conform_answer *answer)
{
	CUfunction f = NULL;
	unsigned int gridDimX = {0};
	unsigned int gridDimY = {0};
	unsigned int gridDimZ = {0};
	unsigned int blockDimX = {0};
	unsigned int blockDimY = {0};
	unsigned int blockDimZ = {0};
	unsigned int sharedMemBytes = {0};
	CUstream hStream = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchCooperativeKernel)((CUfunction)f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, (CUstream)hStream, (void **)kernelParams);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchCooperativeKernelMultiDevice(struct conform_answer *answer)
{
	CONFORM_ROOM(launchParamsList, 1024);
	CUDA_LAUNCH_PARAMS *launchParamsList = (void *)launchParamsList_at;
	unsigned int numDevices = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchCooperativeKernelMultiDevice)((CUDA_LAUNCH_PARAMS *)launchParamsList, numDevices, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchCooperativeKernel_ptsz(struct conform_answer *answer)
{
	CUfunction f = NULL;
	unsigned int gridDimX = {0};
	unsigned int gridDimY = {0};
	unsigned int gridDimZ = {0};
	unsigned int blockDimX = {0};
	unsigned int blockDimY = {0};
	unsigned int blockDimZ = {0};
	unsigned int sharedMemBytes = {0};
	CUstream hStream = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchCooperativeKernel_ptsz)((CUfunction)f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, (CUstream)hStream, (void **)kernelParams);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchGrid(struct conform_answer *answer)
{
	CUfunction f = NULL;
	int grid_width = {0};
	int grid_height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchGrid)((CUfunction)f, grid_width, grid_height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchGridAsync(struct conform_answer *answer)
{
	CUfunction f = NULL;
	int grid_width = {0};
	int grid_height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchGridAsync)((CUfunction)f, grid_width, grid_height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchHostFunc(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *fn = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchHostFunc)((CUstream)hStream, (CUhostFn)fn, (void *)userData);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchHostFunc_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *fn = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchHostFunc_ptsz)((CUstream)hStream, (CUhostFn)fn, (void *)userData);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchHostFunc_v2(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *fn = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	unsigned int syncMode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchHostFunc_v2)((CUstream)hStream, (CUhostFn)fn, (void *)userData, syncMode);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchHostFunc_v2_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *fn = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	unsigned int syncMode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchHostFunc_v2_ptsz)((CUstream)hStream, (CUhostFn)fn, (void *)userData, syncMode);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchKernel(struct conform_answer *answer)
{
	CUfunction f = NULL;
	unsigned int gridDimX = {0};
	unsigned int gridDimY = {0};
	unsigned int gridDimZ = {0};
	unsigned int blockDimX = {0};
	unsigned int blockDimY = {0};
	unsigned int blockDimZ = {0};
	unsigned int sharedMemBytes = {0};
	CUstream hStream = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CONFORM_ROOM(extra, 1024);
	void **extra = (void *)extra_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchKernel)((CUfunction)f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, (CUstream)hStream, (void **)kernelParams, (void **)extra);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchKernelEx(struct conform_answer *answer)
{
	CONFORM_ROOM(config, 1024);
	CUlaunchConfig *config = (void *)config_at;
	CUfunction f = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CONFORM_ROOM(extra, 1024);
	void **extra = (void *)extra_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchKernelEx)((const CUlaunchConfig *)config, (CUfunction)f, (void **)kernelParams, (void **)extra);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchKernelEx_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(config, 1024);
	CUlaunchConfig *config = (void *)config_at;
	CUfunction f = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CONFORM_ROOM(extra, 1024);
	void **extra = (void *)extra_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchKernelEx_ptsz)((const CUlaunchConfig *)config, (CUfunction)f, (void **)kernelParams, (void **)extra);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLaunchKernel_ptsz(struct conform_answer *answer)
{
	CUfunction f = NULL;
	unsigned int gridDimX = {0};
	unsigned int gridDimY = {0};
	unsigned int gridDimZ = {0};
	unsigned int blockDimX = {0};
	unsigned int blockDimY = {0};
	unsigned int blockDimZ = {0};
	unsigned int sharedMemBytes = {0};
	CUstream hStream = NULL;
	CONFORM_ROOM(kernelParams, 1024);
	void **kernelParams = (void *)kernelParams_at;
	CONFORM_ROOM(extra, 1024);
	void **extra = (void *)extra_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLaunchKernel_ptsz)((CUfunction)f, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, (CUstream)hStream, (void **)kernelParams, (void **)extra);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLibraryGetGlobal(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	CONFORM_ROOM(bytes, 1024);
	size_t *bytes = (void *)bytes_at;
	CUlibrary library = NULL;
	CONFORM_ROOM(name, 1024);
	char *name = (void *)name_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLibraryGetGlobal)((CUdeviceptr *)dptr, (size_t *)bytes, (CUlibrary)library, (const char *)name);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLibraryGetKernel(struct conform_answer *answer)
{
	CONFORM_ROOM(pKernel, 1024);
	CUkernel *pKernel = (void *)pKernel_at;
	CUlibrary library = NULL;
	CONFORM_ROOM(name, 1024);
	char *name = (void *)name_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLibraryGetKernel)((CUkernel *)pKernel, (CUlibrary)library, (const char *)name);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLibraryGetManaged(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	CONFORM_ROOM(bytes, 1024);
	size_t *bytes = (void *)bytes_at;
	CUlibrary library = NULL;
	CONFORM_ROOM(name, 1024);
	char *name = (void *)name_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLibraryGetManaged)((CUdeviceptr *)dptr, (size_t *)bytes, (CUlibrary)library, (const char *)name);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLibraryGetModule(struct conform_answer *answer)
{
	CONFORM_ROOM(pMod, 1024);
	CUmodule *pMod = (void *)pMod_at;
	CUlibrary library = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLibraryGetModule)((CUmodule *)pMod, (CUlibrary)library);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLibraryLoadData(struct conform_answer *answer)
{
	CONFORM_ROOM(library, 1024);
	CUlibrary *library = (void *)library_at;
	CONFORM_ROOM(code, 1024);
	void *code = (void *)code_at;
	CONFORM_ROOM(jitOptions, 1024);
	CUjit_option *jitOptions = (void *)jitOptions_at;
	CONFORM_ROOM(jitOptionsValues, 1024);
	void **jitOptionsValues = (void *)jitOptionsValues_at;
	unsigned int numJitOptions = {0};
	CONFORM_ROOM(libraryOptions, 1024);
	CUlibraryOption *libraryOptions = (void *)libraryOptions_at;
	CONFORM_ROOM(libraryOptionValues, 1024);
	void **libraryOptionValues = (void *)libraryOptionValues_at;
	unsigned int numLibraryOptions = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLibraryLoadData)((CUlibrary *)library, (const void *)code, (CUjit_option *)jitOptions, (void **)jitOptionsValues, numJitOptions, (CUlibraryOption *)libraryOptions, (void **)libraryOptionValues, numLibraryOptions);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLibraryLoadFromFile(struct conform_answer *answer)
{
	CONFORM_ROOM(library, 1024);
	CUlibrary *library = (void *)library_at;
	CONFORM_ROOM(fileName, 1024);
	char *fileName = (void *)fileName_at;
	CONFORM_ROOM(jitOptions, 1024);
	CUjit_option *jitOptions = (void *)jitOptions_at;
	CONFORM_ROOM(jitOptionsValues, 1024);
	void **jitOptionsValues = (void *)jitOptionsValues_at;
	unsigned int numJitOptions = {0};
	CONFORM_ROOM(libraryOptions, 1024);
	CUlibraryOption *libraryOptions = (void *)libraryOptions_at;
	CONFORM_ROOM(libraryOptionValues, 1024);
	void **libraryOptionValues = (void *)libraryOptionValues_at;
	unsigned int numLibraryOptions = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLibraryLoadFromFile)((CUlibrary *)library, (const char *)fileName, (CUjit_option *)jitOptions, (void **)jitOptionsValues, numJitOptions, (CUlibraryOption *)libraryOptions, (void **)libraryOptionValues, numLibraryOptions);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLibraryUnload(struct conform_answer *answer)
{
	CUlibrary library = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLibraryUnload)((CUlibrary)library);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLogicalEndpointAddDevice(struct conform_answer *answer)
{
	CUlogicalEndpointId leId = {0};
	CUdevice dev = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLogicalEndpointAddDevice)(leId, dev);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLogicalEndpointBindAddr(struct conform_answer *answer)
{
	CUlogicalEndpointId leId = {0};
	CUdevice dev = {0};
	cuuint64_t offset = {0};
	void *ptr = NULL;
	cuuint64_t size = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLogicalEndpointBindAddr)(leId, dev, offset, (void *)ptr, size, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLogicalEndpointBindMem(struct conform_answer *answer)
{
	CUlogicalEndpointId leId = {0};
	CUdevice dev = {0};
	cuuint64_t offset = {0};
	CUmemGenericAllocationHandle memHandle = {0};
	cuuint64_t memOffset = {0};
	cuuint64_t size = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLogicalEndpointBindMem)(leId, dev, offset, memHandle, memOffset, size, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuLogicalEndpointUnbind(struct conform_answer *answer)
{
	CUlogicalEndpointId leId = {0};
	CUdevice dev = {0};
	cuuint64_t offset = {0};
	cuuint64_t size = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuLogicalEndpointUnbind)(leId, dev, offset, size);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemAlloc(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr_v1 *dptr = (void *)dptr_at;
	unsigned int bytesize = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemAlloc)((CUdeviceptr_v1 *)dptr, bytesize);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemAllocAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemAllocAsync)((CUdeviceptr *)dptr, bytesize, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemAllocAsync_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemAllocAsync_ptsz)((CUdeviceptr *)dptr, bytesize, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemAllocFromPoolAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUmemoryPool pool = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemAllocFromPoolAsync)((CUdeviceptr *)dptr, bytesize, (CUmemoryPool)pool, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemAllocFromPoolAsync_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUmemoryPool pool = NULL;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemAllocFromPoolAsync_ptsz)((CUdeviceptr *)dptr, bytesize, (CUmemoryPool)pool, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemAllocManaged(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemAllocManaged)((CUdeviceptr *)dptr, bytesize, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemAllocPitch(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr_v1 *dptr = (void *)dptr_at;
	CONFORM_ROOM(pPitch, 1024);
	unsigned int *pPitch = (void *)pPitch_at;
	unsigned int WidthInBytes = {0};
	unsigned int Height = {0};
	unsigned int ElementSizeBytes = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemAllocPitch)((CUdeviceptr_v1 *)dptr, (unsigned int *)pPitch, WidthInBytes, Height, ElementSizeBytes);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemAllocPitch_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	CONFORM_ROOM(pPitch, 1024);
	size_t *pPitch = (void *)pPitch_at;
	size_t WidthInBytes = {0};
	size_t Height = {0};
	unsigned int ElementSizeBytes = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemAllocPitch_v2)((CUdeviceptr *)dptr, (size_t *)pPitch, WidthInBytes, Height, ElementSizeBytes);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemAlloc_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	size_t bytesize = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemAlloc_v2)((CUdeviceptr *)dptr, bytesize);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemBatchDecompressAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(paramsArray, 1024);
	CUmemDecompressParams *paramsArray = (void *)paramsArray_at;
	size_t count = {0};
	unsigned int flags = {0};
	CONFORM_ROOM(errorIndex, 1024);
	size_t *errorIndex = (void *)errorIndex_at;
	CUstream stream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemBatchDecompressAsync)((CUmemDecompressParams *)paramsArray, count, flags, (size_t *)errorIndex, (CUstream)stream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemBatchDecompressAsync_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(paramsArray, 1024);
	CUmemDecompressParams *paramsArray = (void *)paramsArray_at;
	size_t count = {0};
	unsigned int flags = {0};
	CONFORM_ROOM(errorIndex, 1024);
	size_t *errorIndex = (void *)errorIndex_at;
	CUstream stream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemBatchDecompressAsync_ptsz)((CUmemDecompressParams *)paramsArray, count, flags, (size_t *)errorIndex, (CUstream)stream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(handle, 1024);
	CUmemGenericAllocationHandle *handle = (void *)handle_at;
	size_t size = {0};
	CONFORM_ROOM(prop, 1024);
	CUmemAllocationProp *prop = (void *)prop_at;
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemCreate)((CUmemGenericAllocationHandle *)handle, size, (const CUmemAllocationProp *)prop, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemDiscardAndPrefetchBatchAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(dptrs, 1024);
	CUdeviceptr *dptrs = (void *)dptrs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(prefetchLocs, 1024);
	CUmemLocation *prefetchLocs = (void *)prefetchLocs_at;
	CONFORM_ROOM(prefetchLocIdxs, 1024);
	size_t *prefetchLocIdxs = (void *)prefetchLocIdxs_at;
	size_t numPrefetchLocs = {0};
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemDiscardAndPrefetchBatchAsync)((CUdeviceptr *)dptrs, (size_t *)sizes, count, (CUmemLocation *)prefetchLocs, (size_t *)prefetchLocIdxs, numPrefetchLocs, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemDiscardAndPrefetchBatchAsync_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(dptrs, 1024);
	CUdeviceptr *dptrs = (void *)dptrs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(prefetchLocs, 1024);
	CUmemLocation *prefetchLocs = (void *)prefetchLocs_at;
	CONFORM_ROOM(prefetchLocIdxs, 1024);
	size_t *prefetchLocIdxs = (void *)prefetchLocIdxs_at;
	size_t numPrefetchLocs = {0};
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemDiscardAndPrefetchBatchAsync_ptsz)((CUdeviceptr *)dptrs, (size_t *)sizes, count, (CUmemLocation *)prefetchLocs, (size_t *)prefetchLocIdxs, numPrefetchLocs, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemExportToShareableHandle(struct conform_answer *answer)
{
	CONFORM_ROOM(shareableHandle, 1024);
	void *shareableHandle = (void *)shareableHandle_at;
	CUmemGenericAllocationHandle handle = {0};
	CUmemAllocationHandleType handleType = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemExportToShareableHandle)((void *)shareableHandle, handle, handleType, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemFree(struct conform_answer *answer)
{
	CUdeviceptr_v1 dptr = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemFree)(dptr);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemFreeAsync(struct conform_answer *answer)
{
	CUdeviceptr dptr = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemFreeAsync)(dptr, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemFreeAsync_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dptr = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemFreeAsync_ptsz)(dptr, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemFree_v2(struct conform_answer *answer)
{
	CUdeviceptr dptr = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemFree_v2)(dptr);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemGetDefaultMemPool(struct conform_answer *answer)
{
	CONFORM_ROOM(pool_out, 1024);
	CUmemoryPool *pool_out = (void *)pool_out_at;
	CONFORM_ROOM(location, 1024);
	CUmemLocation *location = (void *)location_at;
	CUmemAllocationType type = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemGetDefaultMemPool)((CUmemoryPool *)pool_out, (CUmemLocation *)location, type);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemGetInfo(struct conform_answer *answer)
{
	CONFORM_ROOM(free, 1024);
	unsigned int *free = (void *)free_at;
	CONFORM_ROOM(total, 1024);
	unsigned int *total = (void *)total_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemGetInfo)((unsigned int *)free, (unsigned int *)total);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemGetInfo_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(free, 1024);
	size_t *free = (void *)free_at;
	CONFORM_ROOM(total, 1024);
	size_t *total = (void *)total_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemGetInfo_v2)((size_t *)free, (size_t *)total);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemGetMemPool(struct conform_answer *answer)
{
	CONFORM_ROOM(pool, 1024);
	CUmemoryPool *pool = (void *)pool_at;
	CONFORM_ROOM(location, 1024);
	CUmemLocation *location = (void *)location_at;
	CUmemAllocationType type = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemGetMemPool)((CUmemoryPool *)pool, (CUmemLocation *)location, type);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemImportFromShareableHandle(struct conform_answer *answer)
{
	CONFORM_ROOM(handle, 1024);
	CUmemGenericAllocationHandle *handle = (void *)handle_at;
	CONFORM_ROOM(osHandle, 1024);
	void *osHandle = (void *)osHandle_at;
	CUmemAllocationHandleType shHandleType = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemImportFromShareableHandle)((CUmemGenericAllocationHandle *)handle, (void *)osHandle, shHandleType);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemMap(struct conform_answer *answer)
{
	CUdeviceptr ptr = {0};
	size_t size = {0};
	size_t offset = {0};
	CUmemGenericAllocationHandle handle = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemMap)(ptr, size, offset, handle, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPoolCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(pool, 1024);
	CUmemoryPool *pool = (void *)pool_at;
	CONFORM_ROOM(poolProps, 1024);
	CUmemPoolProps *poolProps = (void *)poolProps_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPoolCreate)((CUmemoryPool *)pool, (const CUmemPoolProps *)poolProps);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPoolDestroy(struct conform_answer *answer)
{
	CUmemoryPool pool = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPoolDestroy)((CUmemoryPool)pool);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPoolSetAttribute(struct conform_answer *answer)
{
	CUmemoryPool pool = NULL;
	CUmemPool_attribute attr = {0};
	CONFORM_ROOM(value, 1024);
	void *value = (void *)value_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPoolSetAttribute)((CUmemoryPool)pool, attr, (void *)value);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPoolTrimTo(struct conform_answer *answer)
{
	CUmemoryPool pool = NULL;
	size_t minBytesToKeep = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPoolTrimTo)((CUmemoryPool)pool, minBytesToKeep);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPrefetchAsync(struct conform_answer *answer)
{
	CUdeviceptr devPtr = {0};
	size_t count = {0};
	CUdevice dstDevice = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPrefetchAsync)(devPtr, count, dstDevice, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPrefetchAsync_ptsz(struct conform_answer *answer)
{
	CUdeviceptr devPtr = {0};
	size_t count = {0};
	CUdevice dstDevice = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPrefetchAsync_ptsz)(devPtr, count, dstDevice, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPrefetchAsync_v2(struct conform_answer *answer)
{
	CUdeviceptr devPtr = {0};
	size_t count = {0};
	CUmemLocation location = {0};
	unsigned int flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPrefetchAsync_v2)(devPtr, count, location, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPrefetchAsync_v2_ptsz(struct conform_answer *answer)
{
	CUdeviceptr devPtr = {0};
	size_t count = {0};
	CUmemLocation location = {0};
	unsigned int flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPrefetchAsync_v2_ptsz)(devPtr, count, location, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPrefetchBatchAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(dptrs, 1024);
	CUdeviceptr *dptrs = (void *)dptrs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(prefetchLocs, 1024);
	CUmemLocation *prefetchLocs = (void *)prefetchLocs_at;
	CONFORM_ROOM(prefetchLocIdxs, 1024);
	size_t *prefetchLocIdxs = (void *)prefetchLocIdxs_at;
	size_t numPrefetchLocs = {0};
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPrefetchBatchAsync)((CUdeviceptr *)dptrs, (size_t *)sizes, count, (CUmemLocation *)prefetchLocs, (size_t *)prefetchLocIdxs, numPrefetchLocs, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemPrefetchBatchAsync_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(dptrs, 1024);
	CUdeviceptr *dptrs = (void *)dptrs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(prefetchLocs, 1024);
	CUmemLocation *prefetchLocs = (void *)prefetchLocs_at;
	CONFORM_ROOM(prefetchLocIdxs, 1024);
	size_t *prefetchLocIdxs = (void *)prefetchLocIdxs_at;
	size_t numPrefetchLocs = {0};
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemPrefetchBatchAsync_ptsz)((CUdeviceptr *)dptrs, (size_t *)sizes, count, (CUmemLocation *)prefetchLocs, (size_t *)prefetchLocIdxs, numPrefetchLocs, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemRelease(struct conform_answer *answer)
{
	CUmemGenericAllocationHandle handle = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemRelease)(handle);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemRetainAllocationHandle(struct conform_answer *answer)
{
	CONFORM_ROOM(handle, 1024);
	CUmemGenericAllocationHandle *handle = (void *)handle_at;
	CONFORM_ROOM(addr, 1024);
	void *addr = (void *)addr_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemRetainAllocationHandle)((CUmemGenericAllocationHandle *)handle, (void *)addr);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemUnmap(struct conform_answer *answer)
{
	CUdeviceptr ptr = {0};
	size_t size = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemUnmap)(ptr, size);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy(struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy)(dst, src, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy2D(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D_v1 *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy2D)((const CUDA_MEMCPY2D_v1 *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy2DAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D_v1 *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy2DAsync)((const CUDA_MEMCPY2D_v1 *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy2DAsync_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy2DAsync_v2)((const CUDA_MEMCPY2D *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy2DAsync_v2_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy2DAsync_v2_ptsz)((const CUDA_MEMCPY2D *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy2DUnaligned(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D_v1 *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy2DUnaligned)((const CUDA_MEMCPY2D_v1 *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy2DUnaligned_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy2DUnaligned_v2)((const CUDA_MEMCPY2D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy2DUnaligned_v2_ptds(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy2DUnaligned_v2_ptds)((const CUDA_MEMCPY2D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy2D_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy2D_v2)((const CUDA_MEMCPY2D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy2D_v2_ptds(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY2D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy2D_v2_ptds)((const CUDA_MEMCPY2D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3D(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_v1 *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3D)((const CUDA_MEMCPY3D_v1 *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_v1 *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DAsync)((const CUDA_MEMCPY3D_v1 *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DAsync_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DAsync_v2)((const CUDA_MEMCPY3D *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DAsync_v2_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DAsync_v2_ptsz)((const CUDA_MEMCPY3D *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DBatchAsync(struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_MEMCPY3D_BATCH_OP *opList = (void *)opList_at;
	CONFORM_ROOM(failIdx, 1024);
	size_t *failIdx = (void *)failIdx_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DBatchAsync)(numOps, (CUDA_MEMCPY3D_BATCH_OP *)opList, (size_t *)failIdx, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DBatchAsync_ptsz(struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_MEMCPY3D_BATCH_OP *opList = (void *)opList_at;
	CONFORM_ROOM(failIdx, 1024);
	size_t *failIdx = (void *)failIdx_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DBatchAsync_ptsz)(numOps, (CUDA_MEMCPY3D_BATCH_OP *)opList, (size_t *)failIdx, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DBatchAsync_v2(struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_MEMCPY3D_BATCH_OP *opList = (void *)opList_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DBatchAsync_v2)(numOps, (CUDA_MEMCPY3D_BATCH_OP *)opList, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DBatchAsync_v2_ptsz(struct conform_answer *answer)
{
	size_t numOps = {0};
	CONFORM_ROOM(opList, 1024);
	CUDA_MEMCPY3D_BATCH_OP *opList = (void *)opList_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DBatchAsync_v2_ptsz)(numOps, (CUDA_MEMCPY3D_BATCH_OP *)opList, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DPeer(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_PEER *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DPeer)((const CUDA_MEMCPY3D_PEER *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DPeerAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_PEER *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DPeerAsync)((const CUDA_MEMCPY3D_PEER *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DPeerAsync_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_PEER *pCopy = (void *)pCopy_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DPeerAsync_ptsz)((const CUDA_MEMCPY3D_PEER *)pCopy, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DPeer_ptds(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D_PEER *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DPeer_ptds)((const CUDA_MEMCPY3D_PEER *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DWithAttributesAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(op, 1024);
	CUDA_MEMCPY3D_BATCH_OP *op = (void *)op_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DWithAttributesAsync)((CUDA_MEMCPY3D_BATCH_OP *)op, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3DWithAttributesAsync_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(op, 1024);
	CUDA_MEMCPY3D_BATCH_OP *op = (void *)op_at;
	unsigned long long flags = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3DWithAttributesAsync_ptsz)((CUDA_MEMCPY3D_BATCH_OP *)op, flags, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3D_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3D_v2)((const CUDA_MEMCPY3D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy3D_v2_ptds(struct conform_answer *answer)
{
	CONFORM_ROOM(pCopy, 1024);
	CUDA_MEMCPY3D *pCopy = (void *)pCopy_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy3D_v2_ptds)((const CUDA_MEMCPY3D *)pCopy);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAsync(struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAsync)(dst, src, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAsync_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAsync_ptsz)(dst, src, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoA(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	unsigned int dstOffset = {0};
	CUarray srcArray = NULL;
	unsigned int srcOffset = {0};
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoA)((CUarray)dstArray, dstOffset, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoA_v2(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoA_v2)((CUarray)dstArray, dstOffset, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoA_v2_ptds(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoA_v2_ptds)((CUarray)dstArray, dstOffset, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoD(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	CUarray srcArray = NULL;
	unsigned int srcOffset = {0};
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoD)(dstDevice, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoD_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoD_v2)(dstDevice, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoD_v2_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoD_v2_ptds)(dstDevice, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoH(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	unsigned int srcOffset = {0};
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoH)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoHAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	unsigned int srcOffset = {0};
	unsigned int ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoHAsync)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoHAsync_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoHAsync_v2)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoHAsync_v2_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoHAsync_v2_ptsz)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoH_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoH_v2)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyAtoH_v2_ptds(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUarray srcArray = NULL;
	size_t srcOffset = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyAtoH_v2_ptds)((void *)dstHost, (CUarray)srcArray, srcOffset, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyBatchAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(dsts, 1024);
	CUdeviceptr *dsts = (void *)dsts_at;
	CONFORM_ROOM(srcs, 1024);
	CUdeviceptr *srcs = (void *)srcs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(attrs, 1024);
	CUmemcpyAttributes *attrs = (void *)attrs_at;
	CONFORM_ROOM(attrsIdxs, 1024);
	size_t *attrsIdxs = (void *)attrsIdxs_at;
	size_t numAttrs = {0};
	CONFORM_ROOM(failIdx, 1024);
	size_t *failIdx = (void *)failIdx_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyBatchAsync)((CUdeviceptr *)dsts, (CUdeviceptr *)srcs, (size_t *)sizes, count, (CUmemcpyAttributes *)attrs, (size_t *)attrsIdxs, numAttrs, (size_t *)failIdx, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyBatchAsync_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(dsts, 1024);
	CUdeviceptr *dsts = (void *)dsts_at;
	CONFORM_ROOM(srcs, 1024);
	CUdeviceptr *srcs = (void *)srcs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(attrs, 1024);
	CUmemcpyAttributes *attrs = (void *)attrs_at;
	CONFORM_ROOM(attrsIdxs, 1024);
	size_t *attrsIdxs = (void *)attrsIdxs_at;
	size_t numAttrs = {0};
	CONFORM_ROOM(failIdx, 1024);
	size_t *failIdx = (void *)failIdx_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyBatchAsync_ptsz)((CUdeviceptr *)dsts, (CUdeviceptr *)srcs, (size_t *)sizes, count, (CUmemcpyAttributes *)attrs, (size_t *)attrsIdxs, numAttrs, (size_t *)failIdx, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyBatchAsync_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(dsts, 1024);
	CUdeviceptr *dsts = (void *)dsts_at;
	CONFORM_ROOM(srcs, 1024);
	CUdeviceptr *srcs = (void *)srcs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(attrs, 1024);
	CUmemcpyAttributes *attrs = (void *)attrs_at;
	CONFORM_ROOM(attrsIdxs, 1024);
	size_t *attrsIdxs = (void *)attrsIdxs_at;
	size_t numAttrs = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyBatchAsync_v2)((CUdeviceptr *)dsts, (CUdeviceptr *)srcs, (size_t *)sizes, count, (CUmemcpyAttributes *)attrs, (size_t *)attrsIdxs, numAttrs, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyBatchAsync_v2_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(dsts, 1024);
	CUdeviceptr *dsts = (void *)dsts_at;
	CONFORM_ROOM(srcs, 1024);
	CUdeviceptr *srcs = (void *)srcs_at;
	CONFORM_ROOM(sizes, 1024);
	size_t *sizes = (void *)sizes_at;
	size_t count = {0};
	CONFORM_ROOM(attrs, 1024);
	CUmemcpyAttributes *attrs = (void *)attrs_at;
	CONFORM_ROOM(attrsIdxs, 1024);
	size_t *attrsIdxs = (void *)attrsIdxs_at;
	size_t numAttrs = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyBatchAsync_v2_ptsz)((CUdeviceptr *)dsts, (CUdeviceptr *)srcs, (size_t *)sizes, count, (CUmemcpyAttributes *)attrs, (size_t *)attrsIdxs, numAttrs, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoA(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	unsigned int dstOffset = {0};
	CUdeviceptr_v1 srcDevice = {0};
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoA)((CUarray)dstArray, dstOffset, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoA_v2(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoA_v2)((CUarray)dstArray, dstOffset, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoA_v2_ptds(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoA_v2_ptds)((CUarray)dstArray, dstOffset, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoD(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	CUdeviceptr_v1 srcDevice = {0};
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoD)(dstDevice, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoDAsync(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	CUdeviceptr_v1 srcDevice = {0};
	unsigned int ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoDAsync)(dstDevice, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoDAsync_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoDAsync_v2)(dstDevice, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoDAsync_v2_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoDAsync_v2_ptsz)(dstDevice, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoD_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoD_v2)(dstDevice, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoD_v2_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoD_v2_ptds)(dstDevice, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoH(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr_v1 srcDevice = {0};
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoH)((void *)dstHost, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoHAsync(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr_v1 srcDevice = {0};
	unsigned int ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoHAsync)((void *)dstHost, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoHAsync_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoHAsync_v2)((void *)dstHost, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoHAsync_v2_ptsz(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoHAsync_v2_ptsz)((void *)dstHost, srcDevice, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoH_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoH_v2)((void *)dstHost, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyDtoH_v2_ptds(struct conform_answer *answer)
{
	CONFORM_ROOM(dstHost, 1024);
	void *dstHost = (void *)dstHost_at;
	CUdeviceptr srcDevice = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyDtoH_v2_ptds)((void *)dstHost, srcDevice, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoA(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	unsigned int dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoA)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoAAsync(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	unsigned int dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	unsigned int ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoAAsync)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoAAsync_v2(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoAAsync_v2)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoAAsync_v2_ptsz(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoAAsync_v2_ptsz)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoA_v2(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoA_v2)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoA_v2_ptds(struct conform_answer *answer)
{
	CUarray dstArray = NULL;
	size_t dstOffset = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoA_v2_ptds)((CUarray)dstArray, dstOffset, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoD(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	unsigned int ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoD)(dstDevice, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoDAsync(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	unsigned int ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoDAsync)(dstDevice, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoDAsync_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoDAsync_v2)(dstDevice, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoDAsync_v2_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoDAsync_v2_ptsz)(dstDevice, (const void *)srcHost, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoD_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoD_v2)(dstDevice, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyHtoD_v2_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CONFORM_ROOM(srcHost, 1024);
	void *srcHost = (void *)srcHost_at;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyHtoD_v2_ptds)(dstDevice, (const void *)srcHost, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyPeer(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUcontext dstContext = NULL;
	CUdeviceptr srcDevice = {0};
	CUcontext srcContext = NULL;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyPeer)(dstDevice, (CUcontext)dstContext, srcDevice, (CUcontext)srcContext, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyPeerAsync(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUcontext dstContext = NULL;
	CUdeviceptr srcDevice = {0};
	CUcontext srcContext = NULL;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyPeerAsync)(dstDevice, (CUcontext)dstContext, srcDevice, (CUcontext)srcContext, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyPeerAsync_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUcontext dstContext = NULL;
	CUdeviceptr srcDevice = {0};
	CUcontext srcContext = NULL;
	size_t ByteCount = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyPeerAsync_ptsz)(dstDevice, (CUcontext)dstContext, srcDevice, (CUcontext)srcContext, ByteCount, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyPeer_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	CUcontext dstContext = NULL;
	CUdeviceptr srcDevice = {0};
	CUcontext srcContext = NULL;
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyPeer_ptds)(dstDevice, (CUcontext)dstContext, srcDevice, (CUcontext)srcContext, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyWithAttributesAsync(struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t size = {0};
	CONFORM_ROOM(attr, 1024);
	CUmemcpyAttributes *attr = (void *)attr_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyWithAttributesAsync)(dst, src, size, (CUmemcpyAttributes *)attr, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpyWithAttributesAsync_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t size = {0};
	CONFORM_ROOM(attr, 1024);
	CUmemcpyAttributes *attr = (void *)attr_at;
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpyWithAttributesAsync_ptsz)(dst, src, size, (CUmemcpyAttributes *)attr, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemcpy_ptds(struct conform_answer *answer)
{
	CUdeviceptr dst = {0};
	CUdeviceptr src = {0};
	size_t ByteCount = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemcpy_ptds)(dst, src, ByteCount);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD16(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	unsigned short us = {0};
	unsigned int N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD16)(dstDevice, us, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD16Async(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned short us = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD16Async)(dstDevice, us, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD16Async_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned short us = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD16Async_ptsz)(dstDevice, us, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD16_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned short us = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD16_v2)(dstDevice, us, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD16_v2_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned short us = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD16_v2_ptds)(dstDevice, us, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D16(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	unsigned int dstPitch = {0};
	unsigned short us = {0};
	unsigned int Width = {0};
	unsigned int Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D16)(dstDevice, dstPitch, us, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D16Async(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned short us = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D16Async)(dstDevice, dstPitch, us, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D16Async_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned short us = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D16Async_ptsz)(dstDevice, dstPitch, us, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D16_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned short us = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D16_v2)(dstDevice, dstPitch, us, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D16_v2_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned short us = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D16_v2_ptds)(dstDevice, dstPitch, us, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D32(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	unsigned int dstPitch = {0};
	unsigned int ui = {0};
	unsigned int Width = {0};
	unsigned int Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D32)(dstDevice, dstPitch, ui, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D32Async(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned int ui = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D32Async)(dstDevice, dstPitch, ui, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D32Async_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned int ui = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D32Async_ptsz)(dstDevice, dstPitch, ui, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D32_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned int ui = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D32_v2)(dstDevice, dstPitch, ui, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D32_v2_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned int ui = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D32_v2_ptds)(dstDevice, dstPitch, ui, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D8(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	unsigned int dstPitch = {0};
	unsigned char uc = {0};
	unsigned int Width = {0};
	unsigned int Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D8)(dstDevice, dstPitch, uc, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D8Async(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned char uc = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D8Async)(dstDevice, dstPitch, uc, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D8Async_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned char uc = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D8Async_ptsz)(dstDevice, dstPitch, uc, Width, Height, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D8_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned char uc = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D8_v2)(dstDevice, dstPitch, uc, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD2D8_v2_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	size_t dstPitch = {0};
	unsigned char uc = {0};
	size_t Width = {0};
	size_t Height = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD2D8_v2_ptds)(dstDevice, dstPitch, uc, Width, Height);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD32(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	unsigned int ui = {0};
	unsigned int N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD32)(dstDevice, ui, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD32Async(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned int ui = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD32Async)(dstDevice, ui, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD32Async_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned int ui = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD32Async_ptsz)(dstDevice, ui, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD32_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned int ui = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD32_v2)(dstDevice, ui, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD32_v2_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned int ui = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD32_v2_ptds)(dstDevice, ui, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD8(struct conform_answer *answer)
{
	CUdeviceptr_v1 dstDevice = {0};
	unsigned char uc = {0};
	unsigned int N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD8)(dstDevice, uc, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD8Async(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned char uc = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD8Async)(dstDevice, uc, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD8Async_ptsz(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned char uc = {0};
	size_t N = {0};
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD8Async_ptsz)(dstDevice, uc, N, (CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD8_v2(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned char uc = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD8_v2)(dstDevice, uc, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMemsetD8_v2_ptds(struct conform_answer *answer)
{
	CUdeviceptr dstDevice = {0};
	unsigned char uc = {0};
	size_t N = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMemsetD8_v2_ptds)(dstDevice, uc, N);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMipmappedArrayCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(pHandle, 1024);
	CUmipmappedArray *pHandle = (void *)pHandle_at;
	CONFORM_ROOM(pMipmappedArrayDesc, 1024);
	CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc = (void *)pMipmappedArrayDesc_at;
	unsigned int numMipmapLevels = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMipmappedArrayCreate)((CUmipmappedArray *)pHandle, (const CUDA_ARRAY3D_DESCRIPTOR *)pMipmappedArrayDesc, numMipmapLevels);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMipmappedArrayDestroy(struct conform_answer *answer)
{
	CUmipmappedArray hMipmappedArray = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMipmappedArrayDestroy)((CUmipmappedArray)hMipmappedArray);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuModuleGetFunction(struct conform_answer *answer)
{
	CONFORM_ROOM(hfunc, 1024);
	CUfunction *hfunc = (void *)hfunc_at;
	CUmodule hmod = NULL;
	CONFORM_ROOM(name, 1024);
	char *name = (void *)name_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuModuleGetFunction)((CUfunction *)hfunc, (CUmodule)hmod, (const char *)name);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuModuleGetGlobal(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr_v1 *dptr = (void *)dptr_at;
	CONFORM_ROOM(bytes, 1024);
	unsigned int *bytes = (void *)bytes_at;
	CUmodule hmod = NULL;
	CONFORM_ROOM(name, 1024);
	char *name = (void *)name_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuModuleGetGlobal)((CUdeviceptr_v1 *)dptr, (unsigned int *)bytes, (CUmodule)hmod, (const char *)name);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuModuleGetGlobal_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(dptr, 1024);
	CUdeviceptr *dptr = (void *)dptr_at;
	CONFORM_ROOM(bytes, 1024);
	size_t *bytes = (void *)bytes_at;
	CUmodule hmod = NULL;
	CONFORM_ROOM(name, 1024);
	char *name = (void *)name_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuModuleGetGlobal_v2)((CUdeviceptr *)dptr, (size_t *)bytes, (CUmodule)hmod, (const char *)name);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuModuleLoad(struct conform_answer *answer)
{
	CONFORM_ROOM(module, 1024);
	CUmodule *module = (void *)module_at;
	CONFORM_ROOM(fname, 1024);
	char *fname = (void *)fname_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuModuleLoad)((CUmodule *)module, (const char *)fname);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuModuleLoadData(struct conform_answer *answer)
{
	CONFORM_ROOM(module, 1024);
	CUmodule *module = (void *)module_at;
	CONFORM_ROOM(image, 1024);
	void *image = (void *)image_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuModuleLoadData)((CUmodule *)module, (const void *)image);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuModuleLoadDataEx(struct conform_answer *answer)
{
	CONFORM_ROOM(module, 1024);
	CUmodule *module = (void *)module_at;
	CONFORM_ROOM(image, 1024);
	void *image = (void *)image_at;
	unsigned int numOptions = {0};
	CONFORM_ROOM(options, 1024);
	CUjit_option *options = (void *)options_at;
	CONFORM_ROOM(optionValues, 1024);
	void **optionValues = (void *)optionValues_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuModuleLoadDataEx)((CUmodule *)module, (const void *)image, numOptions, (CUjit_option *)options, (void **)optionValues);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuModuleLoadFatBinary(struct conform_answer *answer)
{
	CONFORM_ROOM(module, 1024);
	CUmodule *module = (void *)module_at;
	CONFORM_ROOM(fatCubin, 1024);
	void *fatCubin = (void *)fatCubin_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuModuleLoadFatBinary)((CUmodule *)module, (const void *)fatCubin);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuModuleUnload(struct conform_answer *answer)
{
	CUmodule hmod = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuModuleUnload)((CUmodule)hmod);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMulticastBindAddr(struct conform_answer *answer)
{
	CUmemGenericAllocationHandle mcHandle = {0};
	size_t mcOffset = {0};
	CUdeviceptr memptr = {0};
	size_t size = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMulticastBindAddr)(mcHandle, mcOffset, memptr, size, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMulticastBindAddr_v2(struct conform_answer *answer)
{
	CUmemGenericAllocationHandle mcHandle = {0};
	CUdevice dev = {0};
	size_t mcOffset = {0};
	CUdeviceptr memptr = {0};
	size_t size = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMulticastBindAddr_v2)(mcHandle, dev, mcOffset, memptr, size, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMulticastBindMem(struct conform_answer *answer)
{
	CUmemGenericAllocationHandle mcHandle = {0};
	size_t mcOffset = {0};
	CUmemGenericAllocationHandle memHandle = {0};
	size_t memOffset = {0};
	size_t size = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMulticastBindMem)(mcHandle, mcOffset, memHandle, memOffset, size, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMulticastBindMem_v2(struct conform_answer *answer)
{
	CUmemGenericAllocationHandle mcHandle = {0};
	CUdevice dev = {0};
	size_t mcOffset = {0};
	CUmemGenericAllocationHandle memHandle = {0};
	size_t memOffset = {0};
	size_t size = {0};
	unsigned long long flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMulticastBindMem_v2)(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMulticastCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(mcHandle, 1024);
	CUmemGenericAllocationHandle *mcHandle = (void *)mcHandle_at;
	CONFORM_ROOM(prop, 1024);
	CUmulticastObjectProp *prop = (void *)prop_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMulticastCreate)((CUmemGenericAllocationHandle *)mcHandle, (const CUmulticastObjectProp *)prop);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuMulticastUnbind(struct conform_answer *answer)
{
	CUmemGenericAllocationHandle mcHandle = {0};
	CUdevice dev = {0};
	size_t mcOffset = {0};
	size_t size = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuMulticastUnbind)(mcHandle, dev, mcOffset, size);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamAddCallback(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *callback = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamAddCallback)((CUstream)hStream, (CUstreamCallback)callback, (void *)userData, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamAddCallback_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	void *callback = NULL;
	CONFORM_ROOM(userData, 1024);
	void *userData = (void *)userData_at;
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamAddCallback_ptsz)((CUstream)hStream, (CUstreamCallback)callback, (void *)userData, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamBeginCapture(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamBeginCapture)((CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamBeginCaptureToGraph(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUgraph hGraph = NULL;
	CUgraphNode *dependencies = NULL;
	CONFORM_ROOM(dependencyData, 1024);
	CUgraphEdgeData *dependencyData = (void *)dependencyData_at;
	size_t numDependencies = {0};
	CUstreamCaptureMode mode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamBeginCaptureToGraph)((CUstream)hStream, (CUgraph)hGraph, (const CUgraphNode *)dependencies, (const CUgraphEdgeData *)dependencyData, numDependencies, mode);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamBeginCaptureToGraph_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUgraph hGraph = NULL;
	CUgraphNode *dependencies = NULL;
	CONFORM_ROOM(dependencyData, 1024);
	CUgraphEdgeData *dependencyData = (void *)dependencyData_at;
	size_t numDependencies = {0};
	CUstreamCaptureMode mode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamBeginCaptureToGraph_ptsz)((CUstream)hStream, (CUgraph)hGraph, (const CUgraphNode *)dependencies, (const CUgraphEdgeData *)dependencyData, numDependencies, mode);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamBeginCapture_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamBeginCapture_ptsz)((CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamBeginCapture_v2(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUstreamCaptureMode mode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamBeginCapture_v2)((CUstream)hStream, mode);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamBeginCapture_v2_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUstreamCaptureMode mode = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamBeginCapture_v2_ptsz)((CUstream)hStream, mode);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamBeginRecaptureToGraph(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUstreamCaptureMode mode = {0};
	CUgraph hGraph = NULL;
	void *callbackFunc = NULL;
	void *userData = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamBeginRecaptureToGraph)((CUstream)hStream, mode, (CUgraph)hGraph, (CUgraphRecaptureCallback)callbackFunc, (void *)userData);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamBeginRecaptureToGraph_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUstreamCaptureMode mode = {0};
	CUgraph hGraph = NULL;
	void *callbackFunc = NULL;
	void *userData = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamBeginRecaptureToGraph_ptsz)((CUstream)hStream, mode, (CUgraph)hGraph, (CUgraphRecaptureCallback)callbackFunc, (void *)userData);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamDestroy(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamDestroy)((CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamDestroy_v2(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamDestroy_v2)((CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamEndCapture(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CONFORM_ROOM(phGraph, 1024);
	CUgraph *phGraph = (void *)phGraph_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamEndCapture)((CUstream)hStream, (CUgraph *)phGraph);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamEndCapture_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CONFORM_ROOM(phGraph, 1024);
	CUgraph *phGraph = (void *)phGraph_at;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamEndCapture_ptsz)((CUstream)hStream, (CUgraph *)phGraph);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamQuery(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamQuery)((CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamQuery_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamQuery_ptsz)((CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamSynchronize(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamSynchronize)((CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuStreamSynchronize_ptsz(struct conform_answer *answer)
{
	CUstream hStream = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuStreamSynchronize_ptsz)((CUstream)hStream);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuUserObjectCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(object_out, 1024);
	CUuserObject *object_out = (void *)object_out_at;
	CONFORM_ROOM(ptr, 1024);
	void *ptr = (void *)ptr_at;
	void *destroy = NULL;
	unsigned int initialRefcount = {0};
	unsigned int flags = {0};
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuUserObjectCreate)((CUuserObject *)object_out, (void *)ptr, (CUhostFn)destroy, initialRefcount, flags);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuVDPAUCtxCreate(struct conform_answer *answer)
{
	CONFORM_ROOM(pCtx, 1024);
	CUcontext *pCtx = (void *)pCtx_at;
	unsigned int flags = {0};
	CUdevice device = {0};
	VdpDevice vdpDevice = {0};
	void *vdpGetProcAddress = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuVDPAUCtxCreate)((CUcontext *)pCtx, flags, device, vdpDevice, (VdpGetProcAddress *)vdpGetProcAddress);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static int hook_cuVDPAUCtxCreate_v2(struct conform_answer *answer)
{
	CONFORM_ROOM(pCtx, 1024);
	CUcontext *pCtx = (void *)pCtx_at;
	unsigned int flags = {0};
	CUdevice device = {0};
	VdpDevice vdpDevice = {0};
	void *vdpGetProcAddress = NULL;
	CUresult _result = CUDA_ERROR_OUT_OF_MEMORY;

	_result = CONFORM(cuVDPAUCtxCreate_v2)((CUcontext *)pCtx, flags, device, vdpDevice, (VdpGetProcAddress *)vdpGetProcAddress);
	CONFORM_STATUS((int64_t)_result, _result != CUDA_SUCCESS, _result == CUDA_ERROR_OUT_OF_MEMORY);

}

static const char image[] =
	".version 6.0\n"
	".target sm_50\n"
	".address_size 64\n"
	".visible .entry conform() { ret; }\n";

static int (*const starts[])(struct conform_answer *) = {
	start_1,
	start_2,
	NULL,
};

static const struct conform_way ways[] = {
	{"cuMemAlloc_v2", "alloc", NULL, grab_cuMemAlloc_v2, drop_cuMemAlloc_v2},
	{"cuMemAllocManaged", "alloc", NULL, grab_cuMemAllocManaged, drop_cuMemAllocManaged},
	{"cuMemAllocPitch_v2", "alloc", NULL, grab_cuMemAllocPitch_v2, drop_cuMemAllocPitch_v2},
	{"cuArray3DCreate_v2", "alloc", NULL, grab_cuArray3DCreate_v2, drop_cuArray3DCreate_v2},
	{"cuArrayCreate_v2", "alloc", NULL, grab_cuArrayCreate_v2, drop_cuArrayCreate_v2},
	{"cuMipmappedArrayCreate", "alloc", NULL, grab_cuMipmappedArrayCreate, drop_cuMipmappedArrayCreate},
	{"cuMemAllocAsync", "pool-alloc", NULL, grab_cuMemAllocAsync, drop_cuMemAllocAsync},
	{"cuMemAllocAsync_ptsz", "pool-alloc", NULL, grab_cuMemAllocAsync_ptsz, drop_cuMemAllocAsync_ptsz},
	{"cuMemAllocFromPoolAsync", "pool-alloc", NULL, grab_cuMemAllocFromPoolAsync, drop_cuMemAllocFromPoolAsync},
	{"cuMemAllocFromPoolAsync_ptsz", "pool-alloc", NULL, grab_cuMemAllocFromPoolAsync_ptsz, drop_cuMemAllocFromPoolAsync_ptsz},
	{"cuMemCreate", "vmm-create", NULL, grab_cuMemCreate, drop_cuMemCreate},
	{"cuArray3DCreate", "alloc", NULL, grab_cuArray3DCreate, drop_cuArray3DCreate},
	{"cuArrayCreate", "alloc", NULL, grab_cuArrayCreate, drop_cuArrayCreate},
	{"cuMulticastCreate", "vmm-create", "its size is a formula: `example:` says how to ask for it", NULL, NULL},
	{"cuMemAlloc", "alloc", "it hands out addresses of 32 bits", NULL, NULL},
	{"cuMemAllocPitch", "alloc", "it hands out addresses of 32 bits", NULL, NULL},
	{0},
};

static const struct conform_free frees[] = {
	{"cuArrayDestroy", "free", NULL, free_cuArrayDestroy, &ways[3]},
	{"cuDestroyExternalMemory", "free", "no way allocates the memory that it frees", NULL, NULL},
	{"cuIpcCloseMemHandle", "free", "no way allocates the memory that it frees", NULL, NULL},
	{"cuMemFree", "free", "it takes addresses of 32 bits", NULL, NULL},
	{"cuMemFreeAsync", "free", NULL, free_cuMemFreeAsync, &ways[6]},
	{"cuMemFreeAsync_ptsz", "free", NULL, free_cuMemFreeAsync_ptsz, &ways[7]},
	{"cuMemFree_v2", "free", NULL, free_cuMemFree_v2, &ways[0]},
	{"cuMemRelease", "vmm-release", NULL, free_cuMemRelease, &ways[10]},
	{"cuMipmappedArrayDestroy", "free", NULL, free_cuMipmappedArrayDestroy, &ways[5]},
	{0},
};

static const struct conform_view views[] = {
	{"cuDeviceTotalMem", "memory-info", NULL, view_cuDeviceTotalMem},
	{"cuDeviceTotalMem_v2", "memory-info", NULL, view_cuDeviceTotalMem_v2},
	{"cuMemGetInfo", "memory-info", NULL, view_cuMemGetInfo},
	{"cuMemGetInfo_v2", "memory-info", NULL, view_cuMemGetInfo_v2},
	{0},
};

static const struct conform_list lists[] = {
	{0},
};

static const struct conform_work work[] = {
	{"cuFabricCpyBatchAsync", "work", "its operands are unknown: `example:`", NULL, true},
	{"cuFabricCpyBatchAsync_ptsz", "work", "its operands are unknown: `example:`", NULL, true},
	{"cuLaunch", "launch", NULL, work_cuLaunch, false},
	{"cuLaunchCooperativeKernel", "launch", NULL, work_cuLaunchCooperativeKernel, true},
	{"cuLaunchCooperativeKernelMultiDevice", "launch", NULL, work_cuLaunchCooperativeKernelMultiDevice, false},
	{"cuLaunchCooperativeKernel_ptsz", "launch", NULL, work_cuLaunchCooperativeKernel_ptsz, true},
	{"cuLaunchGrid", "launch", NULL, work_cuLaunchGrid, false},
	{"cuLaunchGridAsync", "launch", NULL, work_cuLaunchGridAsync, true},
	{"cuLaunchHostFunc", "host-callback", NULL, work_cuLaunchHostFunc, true},
	{"cuLaunchHostFunc_ptsz", "host-callback", NULL, work_cuLaunchHostFunc_ptsz, true},
	{"cuLaunchHostFunc_v2", "host-callback", NULL, work_cuLaunchHostFunc_v2, true},
	{"cuLaunchHostFunc_v2_ptsz", "host-callback", NULL, work_cuLaunchHostFunc_v2_ptsz, true},
	{"cuLaunchKernel", "launch", NULL, work_cuLaunchKernel, true},
	{"cuLaunchKernelEx", "launch", NULL, work_cuLaunchKernelEx, false},
	{"cuLaunchKernelEx_ptsz", "launch", NULL, work_cuLaunchKernelEx_ptsz, false},
	{"cuLaunchKernel_ptsz", "launch", NULL, work_cuLaunchKernel_ptsz, true},
	{"cuMemBatchDecompressAsync", "work", "its operands are unknown: `example:`", NULL, true},
	{"cuMemBatchDecompressAsync_ptsz", "work", "its operands are unknown: `example:`", NULL, true},
	{"cuMemDiscardAndPrefetchBatchAsync", "work", "takes managed memory alone", NULL, true},
	{"cuMemDiscardAndPrefetchBatchAsync_ptsz", "work", "takes managed memory alone", NULL, true},
	{"cuMemPrefetchAsync", "work", "takes managed memory alone", NULL, true},
	{"cuMemPrefetchAsync_ptsz", "work", "takes managed memory alone", NULL, true},
	{"cuMemPrefetchAsync_v2", "work", "takes managed memory alone", NULL, true},
	{"cuMemPrefetchAsync_v2_ptsz", "work", "takes managed memory alone", NULL, true},
	{"cuMemPrefetchBatchAsync", "work", "takes managed memory alone", NULL, true},
	{"cuMemPrefetchBatchAsync_ptsz", "work", "takes managed memory alone", NULL, true},
	{"cuMemcpy", "copy", NULL, work_cuMemcpy, false},
	{"cuMemcpy2D", "copy-block", NULL, work_cuMemcpy2D, false},
	{"cuMemcpy2DAsync", "copy-block", NULL, work_cuMemcpy2DAsync, true},
	{"cuMemcpy2DAsync_v2", "copy-block", NULL, work_cuMemcpy2DAsync_v2, true},
	{"cuMemcpy2DAsync_v2_ptsz", "copy-block", NULL, work_cuMemcpy2DAsync_v2_ptsz, true},
	{"cuMemcpy2DUnaligned", "copy-block", NULL, work_cuMemcpy2DUnaligned, false},
	{"cuMemcpy2DUnaligned_v2", "copy-block", NULL, work_cuMemcpy2DUnaligned_v2, false},
	{"cuMemcpy2DUnaligned_v2_ptds", "copy-block", NULL, work_cuMemcpy2DUnaligned_v2_ptds, false},
	{"cuMemcpy2D_v2", "copy-block", NULL, work_cuMemcpy2D_v2, false},
	{"cuMemcpy2D_v2_ptds", "copy-block", NULL, work_cuMemcpy2D_v2_ptds, false},
	{"cuMemcpy3D", "copy-block", NULL, work_cuMemcpy3D, false},
	{"cuMemcpy3DAsync", "copy-block", NULL, work_cuMemcpy3DAsync, true},
	{"cuMemcpy3DAsync_v2", "copy-block", NULL, work_cuMemcpy3DAsync_v2, true},
	{"cuMemcpy3DAsync_v2_ptsz", "copy-block", NULL, work_cuMemcpy3DAsync_v2_ptsz, true},
	{"cuMemcpy3DBatchAsync", "work", NULL, work_cuMemcpy3DBatchAsync, true},
	{"cuMemcpy3DBatchAsync_ptsz", "work", NULL, work_cuMemcpy3DBatchAsync_ptsz, true},
	{"cuMemcpy3DBatchAsync_v2", "work", NULL, work_cuMemcpy3DBatchAsync_v2, true},
	{"cuMemcpy3DBatchAsync_v2_ptsz", "work", NULL, work_cuMemcpy3DBatchAsync_v2_ptsz, true},
	{"cuMemcpy3DPeer", "copy-block", NULL, work_cuMemcpy3DPeer, false},
	{"cuMemcpy3DPeerAsync", "copy-block", NULL, work_cuMemcpy3DPeerAsync, true},
	{"cuMemcpy3DPeerAsync_ptsz", "copy-block", NULL, work_cuMemcpy3DPeerAsync_ptsz, true},
	{"cuMemcpy3DPeer_ptds", "copy-block", NULL, work_cuMemcpy3DPeer_ptds, false},
	{"cuMemcpy3DWithAttributesAsync", "work", NULL, work_cuMemcpy3DWithAttributesAsync, true},
	{"cuMemcpy3DWithAttributesAsync_ptsz", "work", NULL, work_cuMemcpy3DWithAttributesAsync_ptsz, true},
	{"cuMemcpy3D_v2", "copy-block", NULL, work_cuMemcpy3D_v2, false},
	{"cuMemcpy3D_v2_ptds", "copy-block", NULL, work_cuMemcpy3D_v2_ptds, false},
	{"cuMemcpyAsync", "copy", NULL, work_cuMemcpyAsync, true},
	{"cuMemcpyAsync_ptsz", "copy", NULL, work_cuMemcpyAsync_ptsz, true},
	{"cuMemcpyAtoA", "copy-block", NULL, work_cuMemcpyAtoA, false},
	{"cuMemcpyAtoA_v2", "copy-block", NULL, work_cuMemcpyAtoA_v2, false},
	{"cuMemcpyAtoA_v2_ptds", "copy-block", NULL, work_cuMemcpyAtoA_v2_ptds, false},
	{"cuMemcpyAtoD", "copy-block", "it takes addresses of 32 bits", NULL, false},
	{"cuMemcpyAtoD_v2", "copy-block", NULL, work_cuMemcpyAtoD_v2, false},
	{"cuMemcpyAtoD_v2_ptds", "copy-block", NULL, work_cuMemcpyAtoD_v2_ptds, false},
	{"cuMemcpyAtoH", "copy-block", NULL, work_cuMemcpyAtoH, false},
	{"cuMemcpyAtoHAsync", "copy-block", NULL, work_cuMemcpyAtoHAsync, true},
	{"cuMemcpyAtoHAsync_v2", "copy-block", NULL, work_cuMemcpyAtoHAsync_v2, true},
	{"cuMemcpyAtoHAsync_v2_ptsz", "copy-block", NULL, work_cuMemcpyAtoHAsync_v2_ptsz, true},
	{"cuMemcpyAtoH_v2", "copy-block", NULL, work_cuMemcpyAtoH_v2, false},
	{"cuMemcpyAtoH_v2_ptds", "copy-block", NULL, work_cuMemcpyAtoH_v2_ptds, false},
	{"cuMemcpyBatchAsync", "work", NULL, work_cuMemcpyBatchAsync, true},
	{"cuMemcpyBatchAsync_ptsz", "work", NULL, work_cuMemcpyBatchAsync_ptsz, true},
	{"cuMemcpyBatchAsync_v2", "work", NULL, work_cuMemcpyBatchAsync_v2, true},
	{"cuMemcpyBatchAsync_v2_ptsz", "work", NULL, work_cuMemcpyBatchAsync_v2_ptsz, true},
	{"cuMemcpyDtoA", "copy-block", "it takes addresses of 32 bits", NULL, false},
	{"cuMemcpyDtoA_v2", "copy-block", NULL, work_cuMemcpyDtoA_v2, false},
	{"cuMemcpyDtoA_v2_ptds", "copy-block", NULL, work_cuMemcpyDtoA_v2_ptds, false},
	{"cuMemcpyDtoD", "copy", "it takes addresses of 32 bits", NULL, false},
	{"cuMemcpyDtoDAsync", "copy", "it takes addresses of 32 bits", NULL, true},
	{"cuMemcpyDtoDAsync_v2", "copy", NULL, work_cuMemcpyDtoDAsync_v2, true},
	{"cuMemcpyDtoDAsync_v2_ptsz", "copy", NULL, work_cuMemcpyDtoDAsync_v2_ptsz, true},
	{"cuMemcpyDtoD_v2", "copy", NULL, work_cuMemcpyDtoD_v2, false},
	{"cuMemcpyDtoD_v2_ptds", "copy", NULL, work_cuMemcpyDtoD_v2_ptds, false},
	{"cuMemcpyDtoH", "copy", "it takes addresses of 32 bits", NULL, false},
	{"cuMemcpyDtoHAsync", "copy", "it takes addresses of 32 bits", NULL, true},
	{"cuMemcpyDtoHAsync_v2", "copy", NULL, work_cuMemcpyDtoHAsync_v2, true},
	{"cuMemcpyDtoHAsync_v2_ptsz", "copy", NULL, work_cuMemcpyDtoHAsync_v2_ptsz, true},
	{"cuMemcpyDtoH_v2", "copy", NULL, work_cuMemcpyDtoH_v2, false},
	{"cuMemcpyDtoH_v2_ptds", "copy", NULL, work_cuMemcpyDtoH_v2_ptds, false},
	{"cuMemcpyHtoA", "copy-block", NULL, work_cuMemcpyHtoA, false},
	{"cuMemcpyHtoAAsync", "copy-block", NULL, work_cuMemcpyHtoAAsync, true},
	{"cuMemcpyHtoAAsync_v2", "copy-block", NULL, work_cuMemcpyHtoAAsync_v2, true},
	{"cuMemcpyHtoAAsync_v2_ptsz", "copy-block", NULL, work_cuMemcpyHtoAAsync_v2_ptsz, true},
	{"cuMemcpyHtoA_v2", "copy-block", NULL, work_cuMemcpyHtoA_v2, false},
	{"cuMemcpyHtoA_v2_ptds", "copy-block", NULL, work_cuMemcpyHtoA_v2_ptds, false},
	{"cuMemcpyHtoD", "copy", "it takes addresses of 32 bits", NULL, false},
	{"cuMemcpyHtoDAsync", "copy", "it takes addresses of 32 bits", NULL, true},
	{"cuMemcpyHtoDAsync_v2", "copy", NULL, work_cuMemcpyHtoDAsync_v2, true},
	{"cuMemcpyHtoDAsync_v2_ptsz", "copy", NULL, work_cuMemcpyHtoDAsync_v2_ptsz, true},
	{"cuMemcpyHtoD_v2", "copy", NULL, work_cuMemcpyHtoD_v2, false},
	{"cuMemcpyHtoD_v2_ptds", "copy", NULL, work_cuMemcpyHtoD_v2_ptds, false},
	{"cuMemcpyPeer", "copy", NULL, work_cuMemcpyPeer, false},
	{"cuMemcpyPeerAsync", "copy", NULL, work_cuMemcpyPeerAsync, true},
	{"cuMemcpyPeerAsync_ptsz", "copy", NULL, work_cuMemcpyPeerAsync_ptsz, true},
	{"cuMemcpyPeer_ptds", "copy", NULL, work_cuMemcpyPeer_ptds, false},
	{"cuMemcpyWithAttributesAsync", "copy", NULL, work_cuMemcpyWithAttributesAsync, true},
	{"cuMemcpyWithAttributesAsync_ptsz", "copy", NULL, work_cuMemcpyWithAttributesAsync_ptsz, true},
	{"cuMemcpy_ptds", "copy", NULL, work_cuMemcpy_ptds, false},
	{"cuMemsetD16", "memset", "it takes addresses of 32 bits", NULL, false},
	{"cuMemsetD16Async", "memset", NULL, work_cuMemsetD16Async, true},
	{"cuMemsetD16Async_ptsz", "memset", NULL, work_cuMemsetD16Async_ptsz, true},
	{"cuMemsetD16_v2", "memset", NULL, work_cuMemsetD16_v2, false},
	{"cuMemsetD16_v2_ptds", "memset", NULL, work_cuMemsetD16_v2_ptds, false},
	{"cuMemsetD2D16", "memset", "it takes addresses of 32 bits", NULL, false},
	{"cuMemsetD2D16Async", "memset", NULL, work_cuMemsetD2D16Async, true},
	{"cuMemsetD2D16Async_ptsz", "memset", NULL, work_cuMemsetD2D16Async_ptsz, true},
	{"cuMemsetD2D16_v2", "memset", NULL, work_cuMemsetD2D16_v2, false},
	{"cuMemsetD2D16_v2_ptds", "memset", NULL, work_cuMemsetD2D16_v2_ptds, false},
	{"cuMemsetD2D32", "memset", "it takes addresses of 32 bits", NULL, false},
	{"cuMemsetD2D32Async", "memset", NULL, work_cuMemsetD2D32Async, true},
	{"cuMemsetD2D32Async_ptsz", "memset", NULL, work_cuMemsetD2D32Async_ptsz, true},
	{"cuMemsetD2D32_v2", "memset", NULL, work_cuMemsetD2D32_v2, false},
	{"cuMemsetD2D32_v2_ptds", "memset", NULL, work_cuMemsetD2D32_v2_ptds, false},
	{"cuMemsetD2D8", "memset", "it takes addresses of 32 bits", NULL, false},
	{"cuMemsetD2D8Async", "memset", NULL, work_cuMemsetD2D8Async, true},
	{"cuMemsetD2D8Async_ptsz", "memset", NULL, work_cuMemsetD2D8Async_ptsz, true},
	{"cuMemsetD2D8_v2", "memset", NULL, work_cuMemsetD2D8_v2, false},
	{"cuMemsetD2D8_v2_ptds", "memset", NULL, work_cuMemsetD2D8_v2_ptds, false},
	{"cuMemsetD32", "memset", "it takes addresses of 32 bits", NULL, false},
	{"cuMemsetD32Async", "memset", NULL, work_cuMemsetD32Async, true},
	{"cuMemsetD32Async_ptsz", "memset", NULL, work_cuMemsetD32Async_ptsz, true},
	{"cuMemsetD32_v2", "memset", NULL, work_cuMemsetD32_v2, false},
	{"cuMemsetD32_v2_ptds", "memset", NULL, work_cuMemsetD32_v2_ptds, false},
	{"cuMemsetD8", "memset", "it takes addresses of 32 bits", NULL, false},
	{"cuMemsetD8Async", "memset", NULL, work_cuMemsetD8Async, true},
	{"cuMemsetD8Async_ptsz", "memset", NULL, work_cuMemsetD8Async_ptsz, true},
	{"cuMemsetD8_v2", "memset", NULL, work_cuMemsetD8_v2, false},
	{"cuMemsetD8_v2_ptds", "memset", NULL, work_cuMemsetD8_v2_ptds, false},
	{"cuStreamAddCallback", "host-callback", NULL, work_cuStreamAddCallback, true},
	{"cuStreamAddCallback_ptsz", "host-callback", NULL, work_cuStreamAddCallback_ptsz, true},
	{0},
};

static const struct conform_lookup lookups[] = {
	{"cuGetProcAddress", "lookup", NULL, look_up_cuGetProcAddress},
	{"cuGetProcAddress_v2", "lookup", NULL, look_up_cuGetProcAddress_v2},
	{0},
};

static const struct conform_step steps[] = {
	{"cuCtxCreate_v4", "context-create", NULL, step_cuCtxCreate_v4, true, "cuCtxDestroy_v2", "own"},
	{"cuCtxCreate", "context-create", NULL, step_cuCtxCreate, true, "cuCtxDestroy_v2", "own"},
	{"cuCtxCreate_v2", "context-create", NULL, step_cuCtxCreate_v2, true, "cuCtxDestroy_v2", "own"},
	{"cuCtxCreate_v3", "context-create", NULL, step_cuCtxCreate_v3, true, "cuCtxDestroy_v2", "own"},
	{"cuCtxDestroy_v2", "context-destroy", NULL, step_cuCtxDestroy_v2, true, "", "own"},
	{"cuCtxDestroy", "context-destroy", NULL, step_cuCtxDestroy, true, "", "own"},
	{"cuCtxDetach", "context-destroy", NULL, step_cuCtxDetach, true, "", "own"},
	{"cuDeviceGraphMemTrim", "graph-trim", NULL, step_cuDeviceGraphMemTrim, true, "", ""},
	{"cuDevicePrimaryCtxRelease_v2", "context-destroy", NULL, step_cuDevicePrimaryCtxRelease_v2, true, "", "primary"},
	{"cuDevicePrimaryCtxRelease", "context-destroy", NULL, step_cuDevicePrimaryCtxRelease, true, "", "primary"},
	{"cuDevicePrimaryCtxReset_v2", "context-destroy", NULL, step_cuDevicePrimaryCtxReset_v2, true, "", "primary"},
	{"cuDevicePrimaryCtxReset", "context-destroy", NULL, step_cuDevicePrimaryCtxReset, true, "", "primary"},
	{"cuDevicePrimaryCtxRetain", "context-create", NULL, step_cuDevicePrimaryCtxRetain, true, "cuDevicePrimaryCtxRelease_v2", "primary"},
	{"cuGLCtxCreate_v2", "context-create", NULL, step_cuGLCtxCreate_v2, true, "cuCtxDestroy_v2", "own"},
	{"cuGLCtxCreate", "context-create", NULL, step_cuGLCtxCreate, true, "cuCtxDestroy_v2", "own"},
	{"cuGraphAddMemAllocNode", "graph-alloc-node", NULL, step_cuGraphAddMemAllocNode, false, "", ""},
	{"cuGraphCreate", "graph-create", NULL, step_cuGraphCreate, false, "", ""},
	{"cuGraphDestroy", "graph-release", NULL, step_cuGraphDestroy, false, "", ""},
	{"cuGraphExecDestroy", "graph-destroy", NULL, step_cuGraphExecDestroy, true, "", ""},
	{"cuGraphInstantiate_v2", "graph-instantiate", NULL, step_cuGraphInstantiate_v2, true, "cuGraphExecDestroy", ""},
	{"cuGraphInstantiate", "graph-instantiate", NULL, step_cuGraphInstantiate, true, "cuGraphExecDestroy", ""},
	{"cuGraphInstantiateWithFlags", "graph-instantiate", NULL, step_cuGraphInstantiateWithFlags, true, "cuGraphExecDestroy", ""},
	{"cuGraphInstantiateWithParams", "graph-instantiate", NULL, step_cuGraphInstantiateWithParams, true, "cuGraphExecDestroy", ""},
	{"cuGraphInstantiateWithParams_ptsz", "graph-instantiate", NULL, step_cuGraphInstantiateWithParams_ptsz, true, "cuGraphExecDestroy", ""},
	{"cuGraphLaunch", "graph-launch", NULL, step_cuGraphLaunch, true, "", ""},
	{"cuGraphLaunch_ptsz", "graph-launch", NULL, step_cuGraphLaunch_ptsz, true, "", ""},
	{"cuGraphUpload", "graph-upload", NULL, step_cuGraphUpload, true, "", ""},
	{"cuGraphUpload_ptsz", "graph-upload", NULL, step_cuGraphUpload_ptsz, true, "", ""},
	{"cuGreenCtxCreate", "load", NULL, step_cuGreenCtxCreate, true, "cuGreenCtxDestroy", ""},
	{"cuGreenCtxDestroy", "unload", NULL, step_cuGreenCtxDestroy, true, "", ""},
	{"cuGreenCtxStreamCreate", "stream-create", NULL, step_cuGreenCtxStreamCreate, false, "", ""},
	{"cuLibraryLoadData", "load", NULL, step_cuLibraryLoadData, true, "cuLibraryUnload", ""},
	{"cuLibraryLoadFromFile", "load", NULL, step_cuLibraryLoadFromFile, true, "cuLibraryUnload", ""},
	{"cuLibraryUnload", "unload", NULL, step_cuLibraryUnload, true, "", ""},
	{"cuMemAddressFree", "vmm-unreserve", NULL, step_cuMemAddressFree, false, "", ""},
	{"cuMemAddressReserve", "vmm-reserve", NULL, step_cuMemAddressReserve, false, "", ""},
	{"cuMemAllocAsync", "pool-alloc", NULL, step_cuMemAllocAsync, true, "cuMemFreeAsync", ""},
	{"cuMemAllocAsync_ptsz", "pool-alloc", NULL, step_cuMemAllocAsync_ptsz, true, "cuMemFreeAsync_ptsz", ""},
	{"cuMemAllocFromPoolAsync", "pool-alloc", NULL, step_cuMemAllocFromPoolAsync, true, "cuMemFreeAsync", ""},
	{"cuMemAllocFromPoolAsync_ptsz", "pool-alloc", NULL, step_cuMemAllocFromPoolAsync_ptsz, true, "cuMemFreeAsync_ptsz", ""},
	{"cuMemCreate", "vmm-create", NULL, step_cuMemCreate, true, "cuMemRelease", ""},
	{"cuMemFree_v2", "free", NULL, step_cuMemFree_v2, true, "", ""},
	{"cuMemFree", "free", "it takes addresses of 32 bits", NULL, true, "", ""},
	{"cuMemFreeAsync", "free", NULL, step_cuMemFreeAsync, true, "", ""},
	{"cuMemFreeAsync_ptsz", "free", NULL, step_cuMemFreeAsync_ptsz, true, "", ""},
	{"cuMemMap", "vmm-map", NULL, step_cuMemMap, true, "", ""},
	{"cuMemPoolCreate", "pool-create", NULL, step_cuMemPoolCreate, true, "", ""},
	{"cuMemPoolDestroy", "pool-destroy", NULL, step_cuMemPoolDestroy, true, "", ""},
	{"cuMemPoolSetAttribute", "pool-trim", NULL, step_cuMemPoolSetAttribute, true, "", ""},
	{"cuMemPoolTrimTo", "pool-trim", NULL, step_cuMemPoolTrimTo, true, "", ""},
	{"cuMemRelease", "vmm-release", NULL, step_cuMemRelease, true, "", ""},
	{"cuMemRetainAllocationHandle", "vmm-retain", NULL, step_cuMemRetainAllocationHandle, true, "", ""},
	{"cuMemUnmap", "vmm-unmap", NULL, step_cuMemUnmap, true, "", ""},
	{"cuModuleLoad", "load", NULL, step_cuModuleLoad, true, "cuModuleUnload", ""},
	{"cuModuleLoadData", "load", NULL, step_cuModuleLoadData, true, "cuModuleUnload", ""},
	{"cuModuleLoadDataEx", "load", NULL, step_cuModuleLoadDataEx, true, "cuModuleUnload", ""},
	{"cuModuleLoadFatBinary", "load", NULL, step_cuModuleLoadFatBinary, true, "cuModuleUnload", ""},
	{"cuModuleUnload", "unload", NULL, step_cuModuleUnload, true, "", ""},
	{"cuMulticastCreate", "vmm-create", "its size is in a description: `example:`", NULL, true, "cuMemRelease", ""},
	{"cuStreamBeginCapture", "capture-begin", NULL, step_cuStreamBeginCapture, true, "", ""},
	{"cuStreamBeginCapture_ptsz", "capture-begin", NULL, step_cuStreamBeginCapture_ptsz, true, "", ""},
	{"cuStreamBeginCaptureToGraph", "capture-begin", NULL, step_cuStreamBeginCaptureToGraph, true, "", ""},
	{"cuStreamBeginCaptureToGraph_ptsz", "capture-begin", NULL, step_cuStreamBeginCaptureToGraph_ptsz, true, "", ""},
	{"cuStreamBeginCapture_v2", "capture-begin", NULL, step_cuStreamBeginCapture_v2, true, "", ""},
	{"cuStreamBeginCapture_v2_ptsz", "capture-begin", NULL, step_cuStreamBeginCapture_v2_ptsz, true, "", ""},
	{"cuStreamBeginRecaptureToGraph", "capture-begin", NULL, step_cuStreamBeginRecaptureToGraph, true, "", ""},
	{"cuStreamBeginRecaptureToGraph_ptsz", "capture-begin", NULL, step_cuStreamBeginRecaptureToGraph_ptsz, true, "", ""},
	{"cuStreamCreate", "stream-create", NULL, step_cuStreamCreate, false, "", ""},
	{"cuStreamCreateWithPriority", "stream-create", NULL, step_cuStreamCreateWithPriority, false, "", ""},
	{"cuStreamDestroy_v2", "stream-destroy", NULL, step_cuStreamDestroy_v2, true, "", ""},
	{"cuStreamDestroy", "stream-destroy", NULL, step_cuStreamDestroy, true, "", ""},
	{"cuStreamEndCapture", "capture-end", NULL, step_cuStreamEndCapture, true, "", ""},
	{"cuStreamEndCapture_ptsz", "capture-end", NULL, step_cuStreamEndCapture_ptsz, true, "", ""},
	{0},
};

static const struct conform_other others[] = {
	{"cuCtxDisablePeerAccess", "footprint", "no test of this role"},
	{"cuCtxEnablePeerAccess", "footprint", "no test of this role"},
	{"cuCtxSetLimit", "footprint", "no test of this role"},
	{"cuCtxSynchronize", "sync", "no test of this role"},
	{"cuCtxSynchronize_v2", "sync", "no test of this role"},
	{"cuDeviceGetDefaultMemPool", "pool-default", "no test of this role"},
	{"cuDeviceGetMemPool", "pool-default", "no test of this role"},
	{"cuEGLStreamConsumerConnect", "footprint", "no test of this role"},
	{"cuEGLStreamConsumerConnectWithFlags", "footprint", "no test of this role"},
	{"cuEGLStreamProducerConnect", "footprint", "no test of this role"},
	{"cuEventQuery", "event-query", "no test of this role"},
	{"cuEventSynchronize", "event-sync", "no test of this role"},
	{"cuFuncLoad", "footprint", "no test of this role"},
	{"cuFuncSetAttribute", "footprint", "no test of this role"},
	{"cuGLRegisterBufferObject", "footprint", "no test of this role"},
	{"cuGLUnregisterBufferObject", "footprint", "no test of this role"},
	{"cuGraphicsEGLRegisterImage", "footprint", "no test of this role"},
	{"cuGraphicsGLRegisterBuffer", "footprint", "no test of this role"},
	{"cuGraphicsGLRegisterImage", "footprint", "no test of this role"},
	{"cuGraphicsUnregisterResource", "footprint", "no test of this role"},
	{"cuGraphicsVDPAURegisterOutputSurface", "footprint", "no test of this role"},
	{"cuGraphicsVDPAURegisterVideoSurface", "footprint", "no test of this role"},
	{"cuImportExternalMemory", "import", "no test of this role"},
	{"cuIpcOpenMemHandle", "import", "no test of this role"},
	{"cuIpcOpenMemHandle_v2", "import", "no test of this role"},
	{"cuKernelGetFunction", "footprint", "no test of this role"},
	{"cuKernelSetAttribute", "footprint", "no test of this role"},
	{"cuLibraryGetGlobal", "module-global", "no test of this role"},
	{"cuLibraryGetKernel", "module-function", "no test of this role"},
	{"cuLibraryGetManaged", "module-global", "no test of this role"},
	{"cuLibraryGetModule", "footprint", "no test of this role"},
	{"cuLogicalEndpointAddDevice", "footprint", "no test of this role"},
	{"cuLogicalEndpointBindAddr", "footprint", "no test of this role"},
	{"cuLogicalEndpointBindMem", "footprint", "no test of this role"},
	{"cuLogicalEndpointUnbind", "footprint", "no test of this role"},
	{"cuMemExportToShareableHandle", "vmm-export", "no test of this role"},
	{"cuMemGetDefaultMemPool", "pool-default", "no test of this role"},
	{"cuMemGetMemPool", "pool-default", "no test of this role"},
	{"cuMemImportFromShareableHandle", "vmm-import", "no test of this role"},
	{"cuModuleGetFunction", "module-function", "no test of this role"},
	{"cuModuleGetGlobal", "module-global", "no test of this role"},
	{"cuModuleGetGlobal_v2", "module-global", "no test of this role"},
	{"cuMulticastBindAddr", "footprint", "no test of this role"},
	{"cuMulticastBindAddr_v2", "footprint", "no test of this role"},
	{"cuMulticastBindMem", "footprint", "no test of this role"},
	{"cuMulticastBindMem_v2", "footprint", "no test of this role"},
	{"cuMulticastUnbind", "footprint", "no test of this role"},
	{"cuStreamQuery", "stream-query", "no test of this role"},
	{"cuStreamQuery_ptsz", "stream-query", "no test of this role"},
	{"cuStreamSynchronize", "sync", "no test of this role"},
	{"cuStreamSynchronize_ptsz", "sync", "no test of this role"},
	{"cuUserObjectCreate", "callback", "no test of this role"},
	{"cuVDPAUCtxCreate", "context-create", "a graphics driver makes its argument"},
	{"cuVDPAUCtxCreate_v2", "context-create", "a graphics driver makes its argument"},
	{0},
};

static const struct conform_hook hooks[] = {
	{"cuArray3DCreate", true, hook_cuArray3DCreate},
	{"cuArray3DCreate_v2", true, hook_cuArray3DCreate_v2},
	{"cuArrayCreate", true, hook_cuArrayCreate},
	{"cuArrayCreate_v2", true, hook_cuArrayCreate_v2},
	{"cuArrayDestroy", true, hook_cuArrayDestroy},
	{"cuCtxCreate", true, hook_cuCtxCreate},
	{"cuCtxCreate_v2", true, hook_cuCtxCreate_v2},
	{"cuCtxCreate_v3", true, hook_cuCtxCreate_v3},
	{"cuCtxCreate_v4", true, hook_cuCtxCreate_v4},
	{"cuCtxDestroy", true, hook_cuCtxDestroy},
	{"cuCtxDestroy_v2", true, hook_cuCtxDestroy_v2},
	{"cuCtxDetach", true, hook_cuCtxDetach},
	{"cuCtxDisablePeerAccess", true, hook_cuCtxDisablePeerAccess},
	{"cuCtxEnablePeerAccess", true, hook_cuCtxEnablePeerAccess},
	{"cuCtxSetLimit", true, hook_cuCtxSetLimit},
	{"cuCtxSynchronize", true, hook_cuCtxSynchronize},
	{"cuCtxSynchronize_v2", true, hook_cuCtxSynchronize_v2},
	{"cuDestroyExternalMemory", true, hook_cuDestroyExternalMemory},
	{"cuDeviceGetDefaultMemPool", true, hook_cuDeviceGetDefaultMemPool},
	{"cuDeviceGetMemPool", true, hook_cuDeviceGetMemPool},
	{"cuDeviceGraphMemTrim", true, hook_cuDeviceGraphMemTrim},
	{"cuDevicePrimaryCtxRelease", true, hook_cuDevicePrimaryCtxRelease},
	{"cuDevicePrimaryCtxRelease_v2", true, hook_cuDevicePrimaryCtxRelease_v2},
	{"cuDevicePrimaryCtxReset", true, hook_cuDevicePrimaryCtxReset},
	{"cuDevicePrimaryCtxReset_v2", true, hook_cuDevicePrimaryCtxReset_v2},
	{"cuDevicePrimaryCtxRetain", true, hook_cuDevicePrimaryCtxRetain},
	{"cuDeviceTotalMem", true, hook_cuDeviceTotalMem},
	{"cuDeviceTotalMem_v2", true, hook_cuDeviceTotalMem_v2},
	{"cuEGLStreamConsumerConnect", true, hook_cuEGLStreamConsumerConnect},
	{"cuEGLStreamConsumerConnectWithFlags", true, hook_cuEGLStreamConsumerConnectWithFlags},
	{"cuEGLStreamProducerConnect", true, hook_cuEGLStreamProducerConnect},
	{"cuEventQuery", true, hook_cuEventQuery},
	{"cuEventSynchronize", true, hook_cuEventSynchronize},
	{"cuFabricCpyBatchAsync", true, hook_cuFabricCpyBatchAsync},
	{"cuFabricCpyBatchAsync_ptsz", true, hook_cuFabricCpyBatchAsync_ptsz},
	{"cuFuncLoad", true, hook_cuFuncLoad},
	{"cuFuncSetAttribute", true, hook_cuFuncSetAttribute},
	{"cuGLCtxCreate", true, hook_cuGLCtxCreate},
	{"cuGLCtxCreate_v2", true, hook_cuGLCtxCreate_v2},
	{"cuGLRegisterBufferObject", true, hook_cuGLRegisterBufferObject},
	{"cuGLUnregisterBufferObject", true, hook_cuGLUnregisterBufferObject},
	{"cuGetProcAddress", true, hook_cuGetProcAddress},
	{"cuGetProcAddress_v2", true, hook_cuGetProcAddress_v2},
	{"cuGraphExecDestroy", true, hook_cuGraphExecDestroy},
	{"cuGraphInstantiate", true, hook_cuGraphInstantiate},
	{"cuGraphInstantiateWithFlags", true, hook_cuGraphInstantiateWithFlags},
	{"cuGraphInstantiateWithParams", true, hook_cuGraphInstantiateWithParams},
	{"cuGraphInstantiateWithParams_ptsz", true, hook_cuGraphInstantiateWithParams_ptsz},
	{"cuGraphInstantiate_v2", true, hook_cuGraphInstantiate_v2},
	{"cuGraphLaunch", true, hook_cuGraphLaunch},
	{"cuGraphLaunch_ptsz", true, hook_cuGraphLaunch_ptsz},
	{"cuGraphUpload", true, hook_cuGraphUpload},
	{"cuGraphUpload_ptsz", true, hook_cuGraphUpload_ptsz},
	{"cuGraphicsEGLRegisterImage", true, hook_cuGraphicsEGLRegisterImage},
	{"cuGraphicsGLRegisterBuffer", true, hook_cuGraphicsGLRegisterBuffer},
	{"cuGraphicsGLRegisterImage", true, hook_cuGraphicsGLRegisterImage},
	{"cuGraphicsUnregisterResource", true, hook_cuGraphicsUnregisterResource},
	{"cuGraphicsVDPAURegisterOutputSurface", true, hook_cuGraphicsVDPAURegisterOutputSurface},
	{"cuGraphicsVDPAURegisterVideoSurface", true, hook_cuGraphicsVDPAURegisterVideoSurface},
	{"cuGreenCtxCreate", true, hook_cuGreenCtxCreate},
	{"cuGreenCtxDestroy", true, hook_cuGreenCtxDestroy},
	{"cuImportExternalMemory", true, hook_cuImportExternalMemory},
	{"cuIpcCloseMemHandle", true, hook_cuIpcCloseMemHandle},
	{"cuIpcOpenMemHandle", true, hook_cuIpcOpenMemHandle},
	{"cuIpcOpenMemHandle_v2", true, hook_cuIpcOpenMemHandle_v2},
	{"cuKernelGetFunction", true, hook_cuKernelGetFunction},
	{"cuKernelSetAttribute", true, hook_cuKernelSetAttribute},
	{"cuLaunch", true, hook_cuLaunch},
	{"cuLaunchCooperativeKernel", true, hook_cuLaunchCooperativeKernel},
	{"cuLaunchCooperativeKernelMultiDevice", true, hook_cuLaunchCooperativeKernelMultiDevice},
	{"cuLaunchCooperativeKernel_ptsz", true, hook_cuLaunchCooperativeKernel_ptsz},
	{"cuLaunchGrid", true, hook_cuLaunchGrid},
	{"cuLaunchGridAsync", true, hook_cuLaunchGridAsync},
	{"cuLaunchHostFunc", true, hook_cuLaunchHostFunc},
	{"cuLaunchHostFunc_ptsz", true, hook_cuLaunchHostFunc_ptsz},
	{"cuLaunchHostFunc_v2", true, hook_cuLaunchHostFunc_v2},
	{"cuLaunchHostFunc_v2_ptsz", true, hook_cuLaunchHostFunc_v2_ptsz},
	{"cuLaunchKernel", true, hook_cuLaunchKernel},
	{"cuLaunchKernelEx", true, hook_cuLaunchKernelEx},
	{"cuLaunchKernelEx_ptsz", true, hook_cuLaunchKernelEx_ptsz},
	{"cuLaunchKernel_ptsz", true, hook_cuLaunchKernel_ptsz},
	{"cuLibraryGetGlobal", true, hook_cuLibraryGetGlobal},
	{"cuLibraryGetKernel", true, hook_cuLibraryGetKernel},
	{"cuLibraryGetManaged", true, hook_cuLibraryGetManaged},
	{"cuLibraryGetModule", true, hook_cuLibraryGetModule},
	{"cuLibraryLoadData", true, hook_cuLibraryLoadData},
	{"cuLibraryLoadFromFile", true, hook_cuLibraryLoadFromFile},
	{"cuLibraryUnload", true, hook_cuLibraryUnload},
	{"cuLogicalEndpointAddDevice", true, hook_cuLogicalEndpointAddDevice},
	{"cuLogicalEndpointBindAddr", true, hook_cuLogicalEndpointBindAddr},
	{"cuLogicalEndpointBindMem", true, hook_cuLogicalEndpointBindMem},
	{"cuLogicalEndpointUnbind", true, hook_cuLogicalEndpointUnbind},
	{"cuMemAlloc", true, hook_cuMemAlloc},
	{"cuMemAllocAsync", true, hook_cuMemAllocAsync},
	{"cuMemAllocAsync_ptsz", true, hook_cuMemAllocAsync_ptsz},
	{"cuMemAllocFromPoolAsync", true, hook_cuMemAllocFromPoolAsync},
	{"cuMemAllocFromPoolAsync_ptsz", true, hook_cuMemAllocFromPoolAsync_ptsz},
	{"cuMemAllocManaged", true, hook_cuMemAllocManaged},
	{"cuMemAllocPitch", true, hook_cuMemAllocPitch},
	{"cuMemAllocPitch_v2", true, hook_cuMemAllocPitch_v2},
	{"cuMemAlloc_v2", true, hook_cuMemAlloc_v2},
	{"cuMemBatchDecompressAsync", true, hook_cuMemBatchDecompressAsync},
	{"cuMemBatchDecompressAsync_ptsz", true, hook_cuMemBatchDecompressAsync_ptsz},
	{"cuMemCreate", true, hook_cuMemCreate},
	{"cuMemDiscardAndPrefetchBatchAsync", true, hook_cuMemDiscardAndPrefetchBatchAsync},
	{"cuMemDiscardAndPrefetchBatchAsync_ptsz", true, hook_cuMemDiscardAndPrefetchBatchAsync_ptsz},
	{"cuMemExportToShareableHandle", true, hook_cuMemExportToShareableHandle},
	{"cuMemFree", true, hook_cuMemFree},
	{"cuMemFreeAsync", true, hook_cuMemFreeAsync},
	{"cuMemFreeAsync_ptsz", true, hook_cuMemFreeAsync_ptsz},
	{"cuMemFree_v2", true, hook_cuMemFree_v2},
	{"cuMemGetDefaultMemPool", true, hook_cuMemGetDefaultMemPool},
	{"cuMemGetInfo", true, hook_cuMemGetInfo},
	{"cuMemGetInfo_v2", true, hook_cuMemGetInfo_v2},
	{"cuMemGetMemPool", true, hook_cuMemGetMemPool},
	{"cuMemImportFromShareableHandle", true, hook_cuMemImportFromShareableHandle},
	{"cuMemMap", true, hook_cuMemMap},
	{"cuMemPoolCreate", true, hook_cuMemPoolCreate},
	{"cuMemPoolDestroy", true, hook_cuMemPoolDestroy},
	{"cuMemPoolSetAttribute", true, hook_cuMemPoolSetAttribute},
	{"cuMemPoolTrimTo", true, hook_cuMemPoolTrimTo},
	{"cuMemPrefetchAsync", true, hook_cuMemPrefetchAsync},
	{"cuMemPrefetchAsync_ptsz", true, hook_cuMemPrefetchAsync_ptsz},
	{"cuMemPrefetchAsync_v2", true, hook_cuMemPrefetchAsync_v2},
	{"cuMemPrefetchAsync_v2_ptsz", true, hook_cuMemPrefetchAsync_v2_ptsz},
	{"cuMemPrefetchBatchAsync", true, hook_cuMemPrefetchBatchAsync},
	{"cuMemPrefetchBatchAsync_ptsz", true, hook_cuMemPrefetchBatchAsync_ptsz},
	{"cuMemRelease", true, hook_cuMemRelease},
	{"cuMemRetainAllocationHandle", true, hook_cuMemRetainAllocationHandle},
	{"cuMemUnmap", true, hook_cuMemUnmap},
	{"cuMemcpy", true, hook_cuMemcpy},
	{"cuMemcpy2D", true, hook_cuMemcpy2D},
	{"cuMemcpy2DAsync", true, hook_cuMemcpy2DAsync},
	{"cuMemcpy2DAsync_v2", true, hook_cuMemcpy2DAsync_v2},
	{"cuMemcpy2DAsync_v2_ptsz", true, hook_cuMemcpy2DAsync_v2_ptsz},
	{"cuMemcpy2DUnaligned", true, hook_cuMemcpy2DUnaligned},
	{"cuMemcpy2DUnaligned_v2", true, hook_cuMemcpy2DUnaligned_v2},
	{"cuMemcpy2DUnaligned_v2_ptds", true, hook_cuMemcpy2DUnaligned_v2_ptds},
	{"cuMemcpy2D_v2", true, hook_cuMemcpy2D_v2},
	{"cuMemcpy2D_v2_ptds", true, hook_cuMemcpy2D_v2_ptds},
	{"cuMemcpy3D", true, hook_cuMemcpy3D},
	{"cuMemcpy3DAsync", true, hook_cuMemcpy3DAsync},
	{"cuMemcpy3DAsync_v2", true, hook_cuMemcpy3DAsync_v2},
	{"cuMemcpy3DAsync_v2_ptsz", true, hook_cuMemcpy3DAsync_v2_ptsz},
	{"cuMemcpy3DBatchAsync", true, hook_cuMemcpy3DBatchAsync},
	{"cuMemcpy3DBatchAsync_ptsz", true, hook_cuMemcpy3DBatchAsync_ptsz},
	{"cuMemcpy3DBatchAsync_v2", true, hook_cuMemcpy3DBatchAsync_v2},
	{"cuMemcpy3DBatchAsync_v2_ptsz", true, hook_cuMemcpy3DBatchAsync_v2_ptsz},
	{"cuMemcpy3DPeer", true, hook_cuMemcpy3DPeer},
	{"cuMemcpy3DPeerAsync", true, hook_cuMemcpy3DPeerAsync},
	{"cuMemcpy3DPeerAsync_ptsz", true, hook_cuMemcpy3DPeerAsync_ptsz},
	{"cuMemcpy3DPeer_ptds", true, hook_cuMemcpy3DPeer_ptds},
	{"cuMemcpy3DWithAttributesAsync", true, hook_cuMemcpy3DWithAttributesAsync},
	{"cuMemcpy3DWithAttributesAsync_ptsz", true, hook_cuMemcpy3DWithAttributesAsync_ptsz},
	{"cuMemcpy3D_v2", true, hook_cuMemcpy3D_v2},
	{"cuMemcpy3D_v2_ptds", true, hook_cuMemcpy3D_v2_ptds},
	{"cuMemcpyAsync", true, hook_cuMemcpyAsync},
	{"cuMemcpyAsync_ptsz", true, hook_cuMemcpyAsync_ptsz},
	{"cuMemcpyAtoA", true, hook_cuMemcpyAtoA},
	{"cuMemcpyAtoA_v2", true, hook_cuMemcpyAtoA_v2},
	{"cuMemcpyAtoA_v2_ptds", true, hook_cuMemcpyAtoA_v2_ptds},
	{"cuMemcpyAtoD", true, hook_cuMemcpyAtoD},
	{"cuMemcpyAtoD_v2", true, hook_cuMemcpyAtoD_v2},
	{"cuMemcpyAtoD_v2_ptds", true, hook_cuMemcpyAtoD_v2_ptds},
	{"cuMemcpyAtoH", true, hook_cuMemcpyAtoH},
	{"cuMemcpyAtoHAsync", true, hook_cuMemcpyAtoHAsync},
	{"cuMemcpyAtoHAsync_v2", true, hook_cuMemcpyAtoHAsync_v2},
	{"cuMemcpyAtoHAsync_v2_ptsz", true, hook_cuMemcpyAtoHAsync_v2_ptsz},
	{"cuMemcpyAtoH_v2", true, hook_cuMemcpyAtoH_v2},
	{"cuMemcpyAtoH_v2_ptds", true, hook_cuMemcpyAtoH_v2_ptds},
	{"cuMemcpyBatchAsync", true, hook_cuMemcpyBatchAsync},
	{"cuMemcpyBatchAsync_ptsz", true, hook_cuMemcpyBatchAsync_ptsz},
	{"cuMemcpyBatchAsync_v2", true, hook_cuMemcpyBatchAsync_v2},
	{"cuMemcpyBatchAsync_v2_ptsz", true, hook_cuMemcpyBatchAsync_v2_ptsz},
	{"cuMemcpyDtoA", true, hook_cuMemcpyDtoA},
	{"cuMemcpyDtoA_v2", true, hook_cuMemcpyDtoA_v2},
	{"cuMemcpyDtoA_v2_ptds", true, hook_cuMemcpyDtoA_v2_ptds},
	{"cuMemcpyDtoD", true, hook_cuMemcpyDtoD},
	{"cuMemcpyDtoDAsync", true, hook_cuMemcpyDtoDAsync},
	{"cuMemcpyDtoDAsync_v2", true, hook_cuMemcpyDtoDAsync_v2},
	{"cuMemcpyDtoDAsync_v2_ptsz", true, hook_cuMemcpyDtoDAsync_v2_ptsz},
	{"cuMemcpyDtoD_v2", true, hook_cuMemcpyDtoD_v2},
	{"cuMemcpyDtoD_v2_ptds", true, hook_cuMemcpyDtoD_v2_ptds},
	{"cuMemcpyDtoH", true, hook_cuMemcpyDtoH},
	{"cuMemcpyDtoHAsync", true, hook_cuMemcpyDtoHAsync},
	{"cuMemcpyDtoHAsync_v2", true, hook_cuMemcpyDtoHAsync_v2},
	{"cuMemcpyDtoHAsync_v2_ptsz", true, hook_cuMemcpyDtoHAsync_v2_ptsz},
	{"cuMemcpyDtoH_v2", true, hook_cuMemcpyDtoH_v2},
	{"cuMemcpyDtoH_v2_ptds", true, hook_cuMemcpyDtoH_v2_ptds},
	{"cuMemcpyHtoA", true, hook_cuMemcpyHtoA},
	{"cuMemcpyHtoAAsync", true, hook_cuMemcpyHtoAAsync},
	{"cuMemcpyHtoAAsync_v2", true, hook_cuMemcpyHtoAAsync_v2},
	{"cuMemcpyHtoAAsync_v2_ptsz", true, hook_cuMemcpyHtoAAsync_v2_ptsz},
	{"cuMemcpyHtoA_v2", true, hook_cuMemcpyHtoA_v2},
	{"cuMemcpyHtoA_v2_ptds", true, hook_cuMemcpyHtoA_v2_ptds},
	{"cuMemcpyHtoD", true, hook_cuMemcpyHtoD},
	{"cuMemcpyHtoDAsync", true, hook_cuMemcpyHtoDAsync},
	{"cuMemcpyHtoDAsync_v2", true, hook_cuMemcpyHtoDAsync_v2},
	{"cuMemcpyHtoDAsync_v2_ptsz", true, hook_cuMemcpyHtoDAsync_v2_ptsz},
	{"cuMemcpyHtoD_v2", true, hook_cuMemcpyHtoD_v2},
	{"cuMemcpyHtoD_v2_ptds", true, hook_cuMemcpyHtoD_v2_ptds},
	{"cuMemcpyPeer", true, hook_cuMemcpyPeer},
	{"cuMemcpyPeerAsync", true, hook_cuMemcpyPeerAsync},
	{"cuMemcpyPeerAsync_ptsz", true, hook_cuMemcpyPeerAsync_ptsz},
	{"cuMemcpyPeer_ptds", true, hook_cuMemcpyPeer_ptds},
	{"cuMemcpyWithAttributesAsync", true, hook_cuMemcpyWithAttributesAsync},
	{"cuMemcpyWithAttributesAsync_ptsz", true, hook_cuMemcpyWithAttributesAsync_ptsz},
	{"cuMemcpy_ptds", true, hook_cuMemcpy_ptds},
	{"cuMemsetD16", true, hook_cuMemsetD16},
	{"cuMemsetD16Async", true, hook_cuMemsetD16Async},
	{"cuMemsetD16Async_ptsz", true, hook_cuMemsetD16Async_ptsz},
	{"cuMemsetD16_v2", true, hook_cuMemsetD16_v2},
	{"cuMemsetD16_v2_ptds", true, hook_cuMemsetD16_v2_ptds},
	{"cuMemsetD2D16", true, hook_cuMemsetD2D16},
	{"cuMemsetD2D16Async", true, hook_cuMemsetD2D16Async},
	{"cuMemsetD2D16Async_ptsz", true, hook_cuMemsetD2D16Async_ptsz},
	{"cuMemsetD2D16_v2", true, hook_cuMemsetD2D16_v2},
	{"cuMemsetD2D16_v2_ptds", true, hook_cuMemsetD2D16_v2_ptds},
	{"cuMemsetD2D32", true, hook_cuMemsetD2D32},
	{"cuMemsetD2D32Async", true, hook_cuMemsetD2D32Async},
	{"cuMemsetD2D32Async_ptsz", true, hook_cuMemsetD2D32Async_ptsz},
	{"cuMemsetD2D32_v2", true, hook_cuMemsetD2D32_v2},
	{"cuMemsetD2D32_v2_ptds", true, hook_cuMemsetD2D32_v2_ptds},
	{"cuMemsetD2D8", true, hook_cuMemsetD2D8},
	{"cuMemsetD2D8Async", true, hook_cuMemsetD2D8Async},
	{"cuMemsetD2D8Async_ptsz", true, hook_cuMemsetD2D8Async_ptsz},
	{"cuMemsetD2D8_v2", true, hook_cuMemsetD2D8_v2},
	{"cuMemsetD2D8_v2_ptds", true, hook_cuMemsetD2D8_v2_ptds},
	{"cuMemsetD32", true, hook_cuMemsetD32},
	{"cuMemsetD32Async", true, hook_cuMemsetD32Async},
	{"cuMemsetD32Async_ptsz", true, hook_cuMemsetD32Async_ptsz},
	{"cuMemsetD32_v2", true, hook_cuMemsetD32_v2},
	{"cuMemsetD32_v2_ptds", true, hook_cuMemsetD32_v2_ptds},
	{"cuMemsetD8", true, hook_cuMemsetD8},
	{"cuMemsetD8Async", true, hook_cuMemsetD8Async},
	{"cuMemsetD8Async_ptsz", true, hook_cuMemsetD8Async_ptsz},
	{"cuMemsetD8_v2", true, hook_cuMemsetD8_v2},
	{"cuMemsetD8_v2_ptds", true, hook_cuMemsetD8_v2_ptds},
	{"cuMipmappedArrayCreate", true, hook_cuMipmappedArrayCreate},
	{"cuMipmappedArrayDestroy", true, hook_cuMipmappedArrayDestroy},
	{"cuModuleGetFunction", true, hook_cuModuleGetFunction},
	{"cuModuleGetGlobal", true, hook_cuModuleGetGlobal},
	{"cuModuleGetGlobal_v2", true, hook_cuModuleGetGlobal_v2},
	{"cuModuleLoad", true, hook_cuModuleLoad},
	{"cuModuleLoadData", true, hook_cuModuleLoadData},
	{"cuModuleLoadDataEx", true, hook_cuModuleLoadDataEx},
	{"cuModuleLoadFatBinary", true, hook_cuModuleLoadFatBinary},
	{"cuModuleUnload", true, hook_cuModuleUnload},
	{"cuMulticastBindAddr", true, hook_cuMulticastBindAddr},
	{"cuMulticastBindAddr_v2", true, hook_cuMulticastBindAddr_v2},
	{"cuMulticastBindMem", true, hook_cuMulticastBindMem},
	{"cuMulticastBindMem_v2", true, hook_cuMulticastBindMem_v2},
	{"cuMulticastCreate", true, hook_cuMulticastCreate},
	{"cuMulticastUnbind", true, hook_cuMulticastUnbind},
	{"cuStreamAddCallback", true, hook_cuStreamAddCallback},
	{"cuStreamAddCallback_ptsz", true, hook_cuStreamAddCallback_ptsz},
	{"cuStreamBeginCapture", true, hook_cuStreamBeginCapture},
	{"cuStreamBeginCaptureToGraph", true, hook_cuStreamBeginCaptureToGraph},
	{"cuStreamBeginCaptureToGraph_ptsz", true, hook_cuStreamBeginCaptureToGraph_ptsz},
	{"cuStreamBeginCapture_ptsz", true, hook_cuStreamBeginCapture_ptsz},
	{"cuStreamBeginCapture_v2", true, hook_cuStreamBeginCapture_v2},
	{"cuStreamBeginCapture_v2_ptsz", true, hook_cuStreamBeginCapture_v2_ptsz},
	{"cuStreamBeginRecaptureToGraph", true, hook_cuStreamBeginRecaptureToGraph},
	{"cuStreamBeginRecaptureToGraph_ptsz", true, hook_cuStreamBeginRecaptureToGraph_ptsz},
	{"cuStreamDestroy", true, hook_cuStreamDestroy},
	{"cuStreamDestroy_v2", true, hook_cuStreamDestroy_v2},
	{"cuStreamEndCapture", true, hook_cuStreamEndCapture},
	{"cuStreamEndCapture_ptsz", true, hook_cuStreamEndCapture_ptsz},
	{"cuStreamQuery", true, hook_cuStreamQuery},
	{"cuStreamQuery_ptsz", true, hook_cuStreamQuery_ptsz},
	{"cuStreamSynchronize", true, hook_cuStreamSynchronize},
	{"cuStreamSynchronize_ptsz", true, hook_cuStreamSynchronize_ptsz},
	{"cuUserObjectCreate", true, hook_cuUserObjectCreate},
	{"cuVDPAUCtxCreate", true, hook_cuVDPAUCtxCreate},
	{"cuVDPAUCtxCreate_v2", true, hook_cuVDPAUCtxCreate_v2},
	{0},
};

static const char *const names[] = {
	"cuArray3DCreate",
	"cuArray3DCreate_v2",
	"cuArrayCreate",
	"cuArrayCreate_v2",
	"cuArrayDestroy",
	"cuCtxCreate",
	"cuCtxCreate_v2",
	"cuCtxCreate_v3",
	"cuCtxCreate_v4",
	"cuCtxDestroy",
	"cuCtxDestroy_v2",
	"cuCtxDetach",
	"cuCtxDisablePeerAccess",
	"cuCtxEnablePeerAccess",
	"cuCtxSetLimit",
	"cuCtxSynchronize",
	"cuCtxSynchronize_v2",
	"cuDestroyExternalMemory",
	"cuDeviceGetDefaultMemPool",
	"cuDeviceGetMemPool",
	"cuDeviceGraphMemTrim",
	"cuDevicePrimaryCtxRelease",
	"cuDevicePrimaryCtxRelease_v2",
	"cuDevicePrimaryCtxReset",
	"cuDevicePrimaryCtxReset_v2",
	"cuDevicePrimaryCtxRetain",
	"cuDeviceTotalMem",
	"cuDeviceTotalMem_v2",
	"cuEGLStreamConsumerConnect",
	"cuEGLStreamConsumerConnectWithFlags",
	"cuEGLStreamProducerConnect",
	"cuEventQuery",
	"cuEventSynchronize",
	"cuFabricCpyBatchAsync",
	"cuFabricCpyBatchAsync_ptsz",
	"cuFuncLoad",
	"cuFuncSetAttribute",
	"cuGLCtxCreate",
	"cuGLCtxCreate_v2",
	"cuGLRegisterBufferObject",
	"cuGLUnregisterBufferObject",
	"cuGetProcAddress",
	"cuGetProcAddress_v2",
	"cuGraphExecDestroy",
	"cuGraphInstantiate",
	"cuGraphInstantiateWithFlags",
	"cuGraphInstantiateWithParams",
	"cuGraphInstantiateWithParams_ptsz",
	"cuGraphInstantiate_v2",
	"cuGraphLaunch",
	"cuGraphLaunch_ptsz",
	"cuGraphUpload",
	"cuGraphUpload_ptsz",
	"cuGraphicsEGLRegisterImage",
	"cuGraphicsGLRegisterBuffer",
	"cuGraphicsGLRegisterImage",
	"cuGraphicsUnregisterResource",
	"cuGraphicsVDPAURegisterOutputSurface",
	"cuGraphicsVDPAURegisterVideoSurface",
	"cuGreenCtxCreate",
	"cuGreenCtxDestroy",
	"cuImportExternalMemory",
	"cuIpcCloseMemHandle",
	"cuIpcOpenMemHandle",
	"cuIpcOpenMemHandle_v2",
	"cuKernelGetFunction",
	"cuKernelSetAttribute",
	"cuLaunch",
	"cuLaunchCooperativeKernel",
	"cuLaunchCooperativeKernelMultiDevice",
	"cuLaunchCooperativeKernel_ptsz",
	"cuLaunchGrid",
	"cuLaunchGridAsync",
	"cuLaunchHostFunc",
	"cuLaunchHostFunc_ptsz",
	"cuLaunchHostFunc_v2",
	"cuLaunchHostFunc_v2_ptsz",
	"cuLaunchKernel",
	"cuLaunchKernelEx",
	"cuLaunchKernelEx_ptsz",
	"cuLaunchKernel_ptsz",
	"cuLibraryGetGlobal",
	"cuLibraryGetKernel",
	"cuLibraryGetManaged",
	"cuLibraryGetModule",
	"cuLibraryLoadData",
	"cuLibraryLoadFromFile",
	"cuLibraryUnload",
	"cuLogicalEndpointAddDevice",
	"cuLogicalEndpointBindAddr",
	"cuLogicalEndpointBindMem",
	"cuLogicalEndpointUnbind",
	"cuMemAlloc",
	"cuMemAllocAsync",
	"cuMemAllocAsync_ptsz",
	"cuMemAllocFromPoolAsync",
	"cuMemAllocFromPoolAsync_ptsz",
	"cuMemAllocManaged",
	"cuMemAllocPitch",
	"cuMemAllocPitch_v2",
	"cuMemAlloc_v2",
	"cuMemBatchDecompressAsync",
	"cuMemBatchDecompressAsync_ptsz",
	"cuMemCreate",
	"cuMemDiscardAndPrefetchBatchAsync",
	"cuMemDiscardAndPrefetchBatchAsync_ptsz",
	"cuMemExportToShareableHandle",
	"cuMemFree",
	"cuMemFreeAsync",
	"cuMemFreeAsync_ptsz",
	"cuMemFree_v2",
	"cuMemGetDefaultMemPool",
	"cuMemGetInfo",
	"cuMemGetInfo_v2",
	"cuMemGetMemPool",
	"cuMemImportFromShareableHandle",
	"cuMemMap",
	"cuMemPoolCreate",
	"cuMemPoolDestroy",
	"cuMemPoolSetAttribute",
	"cuMemPoolTrimTo",
	"cuMemPrefetchAsync",
	"cuMemPrefetchAsync_ptsz",
	"cuMemPrefetchAsync_v2",
	"cuMemPrefetchAsync_v2_ptsz",
	"cuMemPrefetchBatchAsync",
	"cuMemPrefetchBatchAsync_ptsz",
	"cuMemRelease",
	"cuMemRetainAllocationHandle",
	"cuMemUnmap",
	"cuMemcpy",
	"cuMemcpy2D",
	"cuMemcpy2DAsync",
	"cuMemcpy2DAsync_v2",
	"cuMemcpy2DAsync_v2_ptsz",
	"cuMemcpy2DUnaligned",
	"cuMemcpy2DUnaligned_v2",
	"cuMemcpy2DUnaligned_v2_ptds",
	"cuMemcpy2D_v2",
	"cuMemcpy2D_v2_ptds",
	"cuMemcpy3D",
	"cuMemcpy3DAsync",
	"cuMemcpy3DAsync_v2",
	"cuMemcpy3DAsync_v2_ptsz",
	"cuMemcpy3DBatchAsync",
	"cuMemcpy3DBatchAsync_ptsz",
	"cuMemcpy3DBatchAsync_v2",
	"cuMemcpy3DBatchAsync_v2_ptsz",
	"cuMemcpy3DPeer",
	"cuMemcpy3DPeerAsync",
	"cuMemcpy3DPeerAsync_ptsz",
	"cuMemcpy3DPeer_ptds",
	"cuMemcpy3DWithAttributesAsync",
	"cuMemcpy3DWithAttributesAsync_ptsz",
	"cuMemcpy3D_v2",
	"cuMemcpy3D_v2_ptds",
	"cuMemcpyAsync",
	"cuMemcpyAsync_ptsz",
	"cuMemcpyAtoA",
	"cuMemcpyAtoA_v2",
	"cuMemcpyAtoA_v2_ptds",
	"cuMemcpyAtoD",
	"cuMemcpyAtoD_v2",
	"cuMemcpyAtoD_v2_ptds",
	"cuMemcpyAtoH",
	"cuMemcpyAtoHAsync",
	"cuMemcpyAtoHAsync_v2",
	"cuMemcpyAtoHAsync_v2_ptsz",
	"cuMemcpyAtoH_v2",
	"cuMemcpyAtoH_v2_ptds",
	"cuMemcpyBatchAsync",
	"cuMemcpyBatchAsync_ptsz",
	"cuMemcpyBatchAsync_v2",
	"cuMemcpyBatchAsync_v2_ptsz",
	"cuMemcpyDtoA",
	"cuMemcpyDtoA_v2",
	"cuMemcpyDtoA_v2_ptds",
	"cuMemcpyDtoD",
	"cuMemcpyDtoDAsync",
	"cuMemcpyDtoDAsync_v2",
	"cuMemcpyDtoDAsync_v2_ptsz",
	"cuMemcpyDtoD_v2",
	"cuMemcpyDtoD_v2_ptds",
	"cuMemcpyDtoH",
	"cuMemcpyDtoHAsync",
	"cuMemcpyDtoHAsync_v2",
	"cuMemcpyDtoHAsync_v2_ptsz",
	"cuMemcpyDtoH_v2",
	"cuMemcpyDtoH_v2_ptds",
	"cuMemcpyHtoA",
	"cuMemcpyHtoAAsync",
	"cuMemcpyHtoAAsync_v2",
	"cuMemcpyHtoAAsync_v2_ptsz",
	"cuMemcpyHtoA_v2",
	"cuMemcpyHtoA_v2_ptds",
	"cuMemcpyHtoD",
	"cuMemcpyHtoDAsync",
	"cuMemcpyHtoDAsync_v2",
	"cuMemcpyHtoDAsync_v2_ptsz",
	"cuMemcpyHtoD_v2",
	"cuMemcpyHtoD_v2_ptds",
	"cuMemcpyPeer",
	"cuMemcpyPeerAsync",
	"cuMemcpyPeerAsync_ptsz",
	"cuMemcpyPeer_ptds",
	"cuMemcpyWithAttributesAsync",
	"cuMemcpyWithAttributesAsync_ptsz",
	"cuMemcpy_ptds",
	"cuMemsetD16",
	"cuMemsetD16Async",
	"cuMemsetD16Async_ptsz",
	"cuMemsetD16_v2",
	"cuMemsetD16_v2_ptds",
	"cuMemsetD2D16",
	"cuMemsetD2D16Async",
	"cuMemsetD2D16Async_ptsz",
	"cuMemsetD2D16_v2",
	"cuMemsetD2D16_v2_ptds",
	"cuMemsetD2D32",
	"cuMemsetD2D32Async",
	"cuMemsetD2D32Async_ptsz",
	"cuMemsetD2D32_v2",
	"cuMemsetD2D32_v2_ptds",
	"cuMemsetD2D8",
	"cuMemsetD2D8Async",
	"cuMemsetD2D8Async_ptsz",
	"cuMemsetD2D8_v2",
	"cuMemsetD2D8_v2_ptds",
	"cuMemsetD32",
	"cuMemsetD32Async",
	"cuMemsetD32Async_ptsz",
	"cuMemsetD32_v2",
	"cuMemsetD32_v2_ptds",
	"cuMemsetD8",
	"cuMemsetD8Async",
	"cuMemsetD8Async_ptsz",
	"cuMemsetD8_v2",
	"cuMemsetD8_v2_ptds",
	"cuMipmappedArrayCreate",
	"cuMipmappedArrayDestroy",
	"cuModuleGetFunction",
	"cuModuleGetGlobal",
	"cuModuleGetGlobal_v2",
	"cuModuleLoad",
	"cuModuleLoadData",
	"cuModuleLoadDataEx",
	"cuModuleLoadFatBinary",
	"cuModuleUnload",
	"cuMulticastBindAddr",
	"cuMulticastBindAddr_v2",
	"cuMulticastBindMem",
	"cuMulticastBindMem_v2",
	"cuMulticastCreate",
	"cuMulticastUnbind",
	"cuStreamAddCallback",
	"cuStreamAddCallback_ptsz",
	"cuStreamBeginCapture",
	"cuStreamBeginCaptureToGraph",
	"cuStreamBeginCaptureToGraph_ptsz",
	"cuStreamBeginCapture_ptsz",
	"cuStreamBeginCapture_v2",
	"cuStreamBeginCapture_v2_ptsz",
	"cuStreamBeginRecaptureToGraph",
	"cuStreamBeginRecaptureToGraph_ptsz",
	"cuStreamDestroy",
	"cuStreamDestroy_v2",
	"cuStreamEndCapture",
	"cuStreamEndCapture_ptsz",
	"cuStreamQuery",
	"cuStreamQuery_ptsz",
	"cuStreamSynchronize",
	"cuStreamSynchronize_ptsz",
	"cuUserObjectCreate",
	"cuVDPAUCtxCreate",
	"cuVDPAUCtxCreate_v2",
	NULL,
};

static const struct conform_marks marks = {create_mark, put_mark, ask_mark};

const struct conform_library conform_library = {
	.soname = "libcuda.so.1",
	.out_of_memory = (int64_t)CUDA_ERROR_OUT_OF_MEMORY,
	.absent = (int64_t)CUDA_ERROR_NOT_SUPPORTED,
	.no_driver = (int64_t)CUDA_ERROR_NO_DEVICE,
	.starts = starts,
	.ways = ways,
	.frees = frees,
	.views = views,
	.lists = lists,
	.work = work,
	.lookups = lookups,
	.steps = steps,
	.others = others,
	.hooks = hooks,
	.names = names,
	.image = image,
	.finish = finish,
	.marks = &marks,
};
