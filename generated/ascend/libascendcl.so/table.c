/* Made by `porter gen --backend ascend`. Do not edit. */
/* table.c: every export's slot, its first content, and its content where the vendor has no such
 * function. */
#include "config.h"
#include "real.h"
#include "table.h"

/* The answers where the library or its function does not exist. */
static aclDataBuffer *absent_aclDataBuffer_p(void)
{
	return NULL;
}

static aclDataBuffer *no_driver_aclDataBuffer_p(void)
{
	return NULL;
}

static aclDataType absent_aclDataType(void)
{
	return 0;
}

static aclDataType no_driver_aclDataType(void)
{
	return 0;
}

static aclError absent_aclError(void)
{
	return ACL_ERROR_RT_FEATURE_NOT_SUPPORT;
}

static aclError no_driver_aclError(void)
{
	return ACL_ERROR_RT_NO_DEVICE;
}

static aclFloat16 absent_aclFloat16(void)
{
	return 0;
}

static aclFloat16 no_driver_aclFloat16(void)
{
	return 0;
}

static aclFormat absent_aclFormat(void)
{
	return 0;
}

static aclFormat no_driver_aclFormat(void)
{
	return 0;
}

static aclTensorDesc *absent_aclTensorDesc_p(void)
{
	return NULL;
}

static aclTensorDesc *no_driver_aclTensorDesc_p(void)
{
	return NULL;
}

static aclmdlAIPP *absent_aclmdlAIPP_p(void)
{
	return NULL;
}

static aclmdlAIPP *no_driver_aclmdlAIPP_p(void)
{
	return NULL;
}

static aclmdlConfigHandle *absent_aclmdlConfigHandle_p(void)
{
	return NULL;
}

static aclmdlConfigHandle *no_driver_aclmdlConfigHandle_p(void)
{
	return NULL;
}

static aclmdlDataset *absent_aclmdlDataset_p(void)
{
	return NULL;
}

static aclmdlDataset *no_driver_aclmdlDataset_p(void)
{
	return NULL;
}

static aclmdlDesc *absent_aclmdlDesc_p(void)
{
	return NULL;
}

static aclmdlDesc *no_driver_aclmdlDesc_p(void)
{
	return NULL;
}

static aclmdlExecConfigHandle *absent_aclmdlExecConfigHandle_p(void)
{
	return NULL;
}

static aclmdlExecConfigHandle *no_driver_aclmdlExecConfigHandle_p(void)
{
	return NULL;
}

static aclopAttr *absent_aclopAttr_p(void)
{
	return NULL;
}

static aclopAttr *no_driver_aclopAttr_p(void)
{
	return NULL;
}

static aclrtAllocatorDesc absent_aclrtAllocatorDesc(void)
{
	return NULL;
}

static aclrtAllocatorDesc no_driver_aclrtAllocatorDesc(void)
{
	return NULL;
}

static aclrtGroupInfo *absent_aclrtGroupInfo_p(void)
{
	return NULL;
}

static aclrtGroupInfo *no_driver_aclrtGroupInfo_p(void)
{
	return NULL;
}

static const char *absent_const_char_p(void)
{
	return NULL;
}

static const char *no_driver_const_char_p(void)
{
	return NULL;
}

static float absent_float(void)
{
	return 0;
}

static float no_driver_float(void)
{
	return 0;
}

static int64_t absent_int64_t(void)
{
	return 0;
}

static int64_t no_driver_int64_t(void)
{
	return 0;
}

static size_t absent_size_t(void)
{
	return 0;
}

static size_t no_driver_size_t(void)
{
	return 0;
}

static uint32_t absent_uint32_t(void)
{
	return 0;
}

static uint32_t no_driver_uint32_t(void)
{
	return 0;
}

static SHIM_UNUSED aclError absent_untyped(void)
{
	return ACL_ERROR_RT_FEATURE_NOT_SUPPORT;
}

static SHIM_UNUSED aclError no_driver_untyped(void)
{
	return ACL_ERROR_RT_NO_DEVICE;
}

static void absent_void(void)
{
}

static void no_driver_void(void)
{
}

static void *absent_void_p(void)
{
	return NULL;
}

static void *no_driver_void_p(void)
{
	return NULL;
}

void aclAppLog(void), slow_aclAppLog(void);

/* First calls. */
static aclDataBuffer *slow_aclCreateDataBuffer(void *data, size_t size)
{
	return SHIM_FIRST(aclCreateDataBuffer, 39)(data, size);
}

static aclTensorDesc *slow_aclCreateTensorDesc(aclDataType dataType, int numDims,
		const int64_t *dims, aclFormat format)
{
	return SHIM_FIRST(aclCreateTensorDesc, 40)(dataType, numDims, dims, format);
}

static size_t slow_aclDataTypeSize(aclDataType dataType)
{
	return SHIM_FIRST(aclDataTypeSize, 41)(dataType);
}

static aclError slow_aclDestroyDataBuffer(const aclDataBuffer *dataBuffer)
{
	return SHIM_FIRST(aclDestroyDataBuffer, 42)(dataBuffer);
}

static void slow_aclDestroyTensorDesc(const aclTensorDesc *desc)
{
	SHIM_FIRST(aclDestroyTensorDesc, 43)(desc);
}

static aclError slow_aclFinalize(void)
{
	return SHIM_FIRST(aclFinalize, 44)();
}

static float slow_aclFloat16ToFloat(aclFloat16 value)
{
	return SHIM_FIRST(aclFloat16ToFloat, 45)(value);
}

static aclFloat16 slow_aclFloatToFloat16(float value)
{
	return SHIM_FIRST(aclFloatToFloat16, 46)(value);
}

static aclError slow_aclGetCannAttribute(aclCannAttr cannAttr, int32_t *value)
{
	return SHIM_FIRST(aclGetCannAttribute, 47)(cannAttr, value);
}

static aclError slow_aclGetCannAttributeList(const aclCannAttr **cannAttrList, size_t *num)
{
	return SHIM_FIRST(aclGetCannAttributeList, 48)(cannAttrList, num);
}

static void *slow_aclGetDataBufferAddr(const aclDataBuffer *dataBuffer)
{
	return SHIM_FIRST(aclGetDataBufferAddr, 49)(dataBuffer);
}

static uint32_t slow_aclGetDataBufferSize(const aclDataBuffer *dataBuffer)
{
	return SHIM_FIRST(aclGetDataBufferSize, 50)(dataBuffer);
}

static size_t slow_aclGetDataBufferSizeV2(const aclDataBuffer *dataBuffer)
{
	return SHIM_FIRST(aclGetDataBufferSizeV2, 51)(dataBuffer);
}

static aclError slow_aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo,
		int64_t *value)
{
	return SHIM_FIRST(aclGetDeviceCapability, 52)(deviceId, deviceInfo, value);
}

static const char *slow_aclGetRecentErrMsg(void)
{
	return SHIM_FIRST(aclGetRecentErrMsg, 53)();
}

static void *slow_aclGetTensorDescAddress(const aclTensorDesc *desc)
{
	return SHIM_FIRST(aclGetTensorDescAddress, 54)(desc);
}

static aclTensorDesc *slow_aclGetTensorDescByIndex(aclTensorDesc *desc, size_t index)
{
	return SHIM_FIRST(aclGetTensorDescByIndex, 55)(desc, index);
}

static int64_t slow_aclGetTensorDescDim(const aclTensorDesc *desc, size_t index)
{
	return SHIM_FIRST(aclGetTensorDescDim, 56)(desc, index);
}

static aclError slow_aclGetTensorDescDimRange(const aclTensorDesc *desc, size_t index,
		size_t dimRangeNum, int64_t *dimRange)
{
	return SHIM_FIRST(aclGetTensorDescDimRange, 57)(desc, index, dimRangeNum, dimRange);
}

static aclError slow_aclGetTensorDescDimV2(const aclTensorDesc *desc, size_t index,
		int64_t *dimSize)
{
	return SHIM_FIRST(aclGetTensorDescDimV2, 58)(desc, index, dimSize);
}

static size_t slow_aclGetTensorDescElementCount(const aclTensorDesc *desc)
{
	return SHIM_FIRST(aclGetTensorDescElementCount, 59)(desc);
}

static aclFormat slow_aclGetTensorDescFormat(const aclTensorDesc *desc)
{
	return SHIM_FIRST(aclGetTensorDescFormat, 60)(desc);
}

static const char *slow_aclGetTensorDescName(aclTensorDesc *desc)
{
	return SHIM_FIRST(aclGetTensorDescName, 61)(desc);
}

static size_t slow_aclGetTensorDescNumDims(const aclTensorDesc *desc)
{
	return SHIM_FIRST(aclGetTensorDescNumDims, 62)(desc);
}

static size_t slow_aclGetTensorDescSize(const aclTensorDesc *desc)
{
	return SHIM_FIRST(aclGetTensorDescSize, 63)(desc);
}

static aclDataType slow_aclGetTensorDescType(const aclTensorDesc *desc)
{
	return SHIM_FIRST(aclGetTensorDescType, 64)(desc);
}

static aclError slow_aclInit(const char *configPath)
{
	return SHIM_FIRST(aclInit, 65)(configPath);
}

static aclError slow_aclSetTensorConst(aclTensorDesc *desc, void *dataBuffer, size_t length)
{
	return SHIM_FIRST(aclSetTensorConst, 66)(desc, dataBuffer, length);
}

static void slow_aclSetTensorDescName(aclTensorDesc *desc, const char *name)
{
	SHIM_FIRST(aclSetTensorDescName, 67)(desc, name);
}

static aclError slow_aclSetTensorDynamicInput(aclTensorDesc *desc, const char *dynamicInputName)
{
	return SHIM_FIRST(aclSetTensorDynamicInput, 68)(desc, dynamicInputName);
}

static aclError slow_aclSetTensorFormat(aclTensorDesc *desc, aclFormat format)
{
	return SHIM_FIRST(aclSetTensorFormat, 69)(desc, format);
}

static aclError slow_aclSetTensorOriginFormat(aclTensorDesc *desc, aclFormat format)
{
	return SHIM_FIRST(aclSetTensorOriginFormat, 70)(desc, format);
}

static aclError slow_aclSetTensorOriginShape(aclTensorDesc *desc, int numDims, const int64_t *dims)
{
	return SHIM_FIRST(aclSetTensorOriginShape, 71)(desc, numDims, dims);
}

static aclError slow_aclSetTensorPlaceMent(aclTensorDesc *desc, aclMemType memType)
{
	return SHIM_FIRST(aclSetTensorPlaceMent, 72)(desc, memType);
}

static aclError slow_aclSetTensorShape(aclTensorDesc *desc, int numDims, const int64_t *dims)
{
	return SHIM_FIRST(aclSetTensorShape, 73)(desc, numDims, dims);
}

static aclError slow_aclSetTensorShapeRange(aclTensorDesc *desc, size_t dimsCount,
		int64_t dimsRange[][2])
{
	return SHIM_FIRST(aclSetTensorShapeRange, 74)(desc, dimsCount, dimsRange);
}

static aclError slow_aclSetTensorStorageFormat(aclTensorDesc *desc, aclFormat format)
{
	return SHIM_FIRST(aclSetTensorStorageFormat, 75)(desc, format);
}

static aclError slow_aclSetTensorStorageShape(aclTensorDesc *desc, int numDims, const int64_t *dims)
{
	return SHIM_FIRST(aclSetTensorStorageShape, 76)(desc, numDims, dims);
}

static aclError slow_aclSetTensorValueRange(aclTensorDesc *desc, size_t valueCount,
		int64_t valueRange[][2])
{
	return SHIM_FIRST(aclSetTensorValueRange, 77)(desc, valueCount, valueRange);
}

static aclError slow_aclTransTensorDescFormat(const aclTensorDesc *srcDesc, aclFormat dstFormat,
		aclTensorDesc **dstDesc)
{
	return SHIM_FIRST(aclTransTensorDescFormat, 78)(srcDesc, dstFormat, dstDesc);
}

static aclError slow_aclUpdateDataBuffer(aclDataBuffer *dataBuffer, void *data, size_t size)
{
	return SHIM_FIRST(aclUpdateDataBuffer, 79)(dataBuffer, data, size);
}

static aclError slow_aclmdlAddDatasetBuffer(aclmdlDataset *dataset, aclDataBuffer *dataBuffer)
{
	return SHIM_FIRST(aclmdlAddDatasetBuffer, 80)(dataset, dataBuffer);
}

static aclError slow_aclmdlBundleGetModelId(uint32_t bundleId, size_t index, uint32_t *modelId)
{
	return SHIM_FIRST(aclmdlBundleGetModelId, 81)(bundleId, index, modelId);
}

static aclError slow_aclmdlBundleGetModelNum(uint32_t bundleId, size_t *modelNum)
{
	return SHIM_FIRST(aclmdlBundleGetModelNum, 82)(bundleId, modelNum);
}

static aclError slow_aclmdlBundleLoadFromFile(const char *modelPath, uint32_t *bundleId)
{
	return SHIM_FIRST(aclmdlBundleLoadFromFile, 83)(modelPath, bundleId);
}

static aclError slow_aclmdlBundleLoadFromMem(const void *model, size_t modelSize,
		uint32_t *bundleId)
{
	return SHIM_FIRST(aclmdlBundleLoadFromMem, 84)(model, modelSize, bundleId);
}

static aclError slow_aclmdlBundleUnload(uint32_t bundleId)
{
	return SHIM_FIRST(aclmdlBundleUnload, 85)(bundleId);
}

static aclmdlAIPP *slow_aclmdlCreateAIPP(uint64_t batchSize)
{
	return SHIM_FIRST(aclmdlCreateAIPP, 86)(batchSize);
}

static aclError slow_aclmdlCreateAndGetOpDesc(uint32_t deviceId, uint32_t streamId, uint32_t taskId,
		char *opName, size_t opNameLen, aclTensorDesc **inputDesc, size_t *numInputs,
		aclTensorDesc **outputDesc, size_t *numOutputs)
{
	return SHIM_FIRST(aclmdlCreateAndGetOpDesc, 87)(deviceId, streamId, taskId, opName,
			opNameLen, inputDesc, numInputs, outputDesc, numOutputs);
}

static aclmdlConfigHandle *slow_aclmdlCreateConfigHandle(void)
{
	return SHIM_FIRST(aclmdlCreateConfigHandle, 88)();
}

static aclmdlDataset *slow_aclmdlCreateDataset(void)
{
	return SHIM_FIRST(aclmdlCreateDataset, 89)();
}

static aclmdlDesc *slow_aclmdlCreateDesc(void)
{
	return SHIM_FIRST(aclmdlCreateDesc, 90)();
}

static aclmdlExecConfigHandle *slow_aclmdlCreateExecConfigHandle(void)
{
	return SHIM_FIRST(aclmdlCreateExecConfigHandle, 91)();
}

static aclError slow_aclmdlDestroyAIPP(const aclmdlAIPP *aippParmsSet)
{
	return SHIM_FIRST(aclmdlDestroyAIPP, 92)(aippParmsSet);
}

static aclError slow_aclmdlDestroyConfigHandle(aclmdlConfigHandle *handle)
{
	return SHIM_FIRST(aclmdlDestroyConfigHandle, 93)(handle);
}

static aclError slow_aclmdlDestroyDataset(const aclmdlDataset *dataset)
{
	return SHIM_FIRST(aclmdlDestroyDataset, 94)(dataset);
}

static aclError slow_aclmdlDestroyDesc(aclmdlDesc *modelDesc)
{
	return SHIM_FIRST(aclmdlDestroyDesc, 95)(modelDesc);
}

static aclError slow_aclmdlDestroyExecConfigHandle(const aclmdlExecConfigHandle *handle)
{
	return SHIM_FIRST(aclmdlDestroyExecConfigHandle, 96)(handle);
}

static aclError slow_aclmdlExecute(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output)
{
	return SHIM_FIRST(aclmdlExecute, 13)(modelId, input, output);
}

static aclError slow_aclmdlExecuteAsync(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream)
{
	return SHIM_FIRST(aclmdlExecuteAsync, 0)(modelId, input, output, stream);
}

static aclError slow_aclmdlExecuteAsyncV2(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream, const aclmdlExecConfigHandle *handle)
{
	return SHIM_FIRST(aclmdlExecuteAsyncV2, 1)(modelId, input, output, stream, handle);
}

static aclError slow_aclmdlExecuteV2(uint32_t modelId, const aclmdlDataset *input,
		aclmdlDataset *output, aclrtStream stream, const aclmdlExecConfigHandle *handle)
{
	return SHIM_FIRST(aclmdlExecuteV2, 2)(modelId, input, output, stream, handle);
}

static aclError slow_aclmdlFinalizeDump(void)
{
	return SHIM_FIRST(aclmdlFinalizeDump, 97)();
}

static aclError slow_aclmdlGetAippDataSize(uint64_t batchSize, size_t *size)
{
	return SHIM_FIRST(aclmdlGetAippDataSize, 98)(batchSize, size);
}

static aclError slow_aclmdlGetAippType(uint32_t modelId, size_t index, aclmdlInputAippType *type,
		size_t *dynamicAttachedDataIndex)
{
	return SHIM_FIRST(aclmdlGetAippType, 99)(modelId, index, type, dynamicAttachedDataIndex);
}

static aclError slow_aclmdlGetCurOutputDims(const aclmdlDesc *modelDesc, size_t index,
		aclmdlIODims *dims)
{
	return SHIM_FIRST(aclmdlGetCurOutputDims, 100)(modelDesc, index, dims);
}

static aclDataBuffer *slow_aclmdlGetDatasetBuffer(const aclmdlDataset *dataset, size_t index)
{
	return SHIM_FIRST(aclmdlGetDatasetBuffer, 101)(dataset, index);
}

static size_t slow_aclmdlGetDatasetNumBuffers(const aclmdlDataset *dataset)
{
	return SHIM_FIRST(aclmdlGetDatasetNumBuffers, 102)(dataset);
}

static aclTensorDesc *slow_aclmdlGetDatasetTensorDesc(const aclmdlDataset *dataset, size_t index)
{
	return SHIM_FIRST(aclmdlGetDatasetTensorDesc, 103)(dataset, index);
}

static aclError slow_aclmdlGetDesc(aclmdlDesc *modelDesc, uint32_t modelId)
{
	return SHIM_FIRST(aclmdlGetDesc, 104)(modelDesc, modelId);
}

static aclError slow_aclmdlGetDescFromFile(aclmdlDesc *modelDesc, const char *modelPath)
{
	return SHIM_FIRST(aclmdlGetDescFromFile, 105)(modelDesc, modelPath);
}

static aclError slow_aclmdlGetDescFromMem(aclmdlDesc *modelDesc, const void *model,
		size_t modelSize)
{
	return SHIM_FIRST(aclmdlGetDescFromMem, 106)(modelDesc, model, modelSize);
}

static aclError slow_aclmdlGetDynamicBatch(const aclmdlDesc *modelDesc, aclmdlBatch *batch)
{
	return SHIM_FIRST(aclmdlGetDynamicBatch, 107)(modelDesc, batch);
}

static aclError slow_aclmdlGetDynamicHW(const aclmdlDesc *modelDesc, size_t index, aclmdlHW *hw)
{
	return SHIM_FIRST(aclmdlGetDynamicHW, 108)(modelDesc, index, hw);
}

static aclError slow_aclmdlGetFirstAippInfo(uint32_t modelId, size_t index, aclAippInfo *aippInfo)
{
	return SHIM_FIRST(aclmdlGetFirstAippInfo, 109)(modelId, index, aippInfo);
}

static aclDataType slow_aclmdlGetInputDataType(const aclmdlDesc *modelDesc, size_t index)
{
	return SHIM_FIRST(aclmdlGetInputDataType, 110)(modelDesc, index);
}

static aclError slow_aclmdlGetInputDims(const aclmdlDesc *modelDesc, size_t index,
		aclmdlIODims *dims)
{
	return SHIM_FIRST(aclmdlGetInputDims, 111)(modelDesc, index, dims);
}

static aclError slow_aclmdlGetInputDimsRange(const aclmdlDesc *modelDesc, size_t index,
		aclmdlIODimsRange *dimsRange)
{
	return SHIM_FIRST(aclmdlGetInputDimsRange, 112)(modelDesc, index, dimsRange);
}

static aclError slow_aclmdlGetInputDimsV2(const aclmdlDesc *modelDesc, size_t index,
		aclmdlIODims *dims)
{
	return SHIM_FIRST(aclmdlGetInputDimsV2, 113)(modelDesc, index, dims);
}

static aclError slow_aclmdlGetInputDynamicDims(const aclmdlDesc *modelDesc, size_t index,
		aclmdlIODims *dims, size_t gearCount)
{
	return SHIM_FIRST(aclmdlGetInputDynamicDims, 114)(modelDesc, index, dims, gearCount);
}

static aclError slow_aclmdlGetInputDynamicGearCount(const aclmdlDesc *modelDesc, size_t index,
		size_t *gearCount)
{
	return SHIM_FIRST(aclmdlGetInputDynamicGearCount, 115)(modelDesc, index, gearCount);
}

static aclFormat slow_aclmdlGetInputFormat(const aclmdlDesc *modelDesc, size_t index)
{
	return SHIM_FIRST(aclmdlGetInputFormat, 116)(modelDesc, index);
}

static aclError slow_aclmdlGetInputIndexByName(const aclmdlDesc *modelDesc, const char *name,
		size_t *index)
{
	return SHIM_FIRST(aclmdlGetInputIndexByName, 117)(modelDesc, name, index);
}

static const char *slow_aclmdlGetInputNameByIndex(const aclmdlDesc *modelDesc, size_t index)
{
	return SHIM_FIRST(aclmdlGetInputNameByIndex, 118)(modelDesc, index);
}

static size_t slow_aclmdlGetInputSizeByIndex(aclmdlDesc *modelDesc, size_t index)
{
	return SHIM_FIRST(aclmdlGetInputSizeByIndex, 119)(modelDesc, index);
}

static size_t slow_aclmdlGetNumInputs(aclmdlDesc *modelDesc)
{
	return SHIM_FIRST(aclmdlGetNumInputs, 120)(modelDesc);
}

static size_t slow_aclmdlGetNumOutputs(aclmdlDesc *modelDesc)
{
	return SHIM_FIRST(aclmdlGetNumOutputs, 121)(modelDesc);
}

static const char *slow_aclmdlGetOpAttr(aclmdlDesc *modelDesc, const char *opName, const char *attr)
{
	return SHIM_FIRST(aclmdlGetOpAttr, 122)(modelDesc, opName, attr);
}

static aclDataType slow_aclmdlGetOutputDataType(const aclmdlDesc *modelDesc, size_t index)
{
	return SHIM_FIRST(aclmdlGetOutputDataType, 123)(modelDesc, index);
}

static aclError slow_aclmdlGetOutputDims(const aclmdlDesc *modelDesc, size_t index,
		aclmdlIODims *dims)
{
	return SHIM_FIRST(aclmdlGetOutputDims, 124)(modelDesc, index, dims);
}

static aclFormat slow_aclmdlGetOutputFormat(const aclmdlDesc *modelDesc, size_t index)
{
	return SHIM_FIRST(aclmdlGetOutputFormat, 125)(modelDesc, index);
}

static aclError slow_aclmdlGetOutputIndexByName(const aclmdlDesc *modelDesc, const char *name,
		size_t *index)
{
	return SHIM_FIRST(aclmdlGetOutputIndexByName, 126)(modelDesc, name, index);
}

static const char *slow_aclmdlGetOutputNameByIndex(const aclmdlDesc *modelDesc, size_t index)
{
	return SHIM_FIRST(aclmdlGetOutputNameByIndex, 127)(modelDesc, index);
}

static size_t slow_aclmdlGetOutputSizeByIndex(aclmdlDesc *modelDesc, size_t index)
{
	return SHIM_FIRST(aclmdlGetOutputSizeByIndex, 128)(modelDesc, index);
}

static const char *slow_aclmdlGetTensorRealName(const aclmdlDesc *modelDesc, const char *name)
{
	return SHIM_FIRST(aclmdlGetTensorRealName, 129)(modelDesc, name);
}

static aclError slow_aclmdlInitDump(void)
{
	return SHIM_FIRST(aclmdlInitDump, 130)();
}

static aclError slow_aclmdlLoadFromFile(const char *modelPath, uint32_t *modelId)
{
	return SHIM_FIRST(aclmdlLoadFromFile, 131)(modelPath, modelId);
}

static aclError slow_aclmdlLoadFromFileWithMem(const char *modelPath, uint32_t *modelId,
		void *workPtr, size_t workSize, void *weightPtr, size_t weightSize)
{
	return SHIM_FIRST(aclmdlLoadFromFileWithMem, 132)(modelPath, modelId, workPtr, workSize,
			weightPtr, weightSize);
}

static aclError slow_aclmdlLoadFromFileWithQ(const char *modelPath, uint32_t *modelId,
		const uint32_t *inputQ, size_t inputQNum, const uint32_t *outputQ,
		size_t outputQNum)
{
	return SHIM_FIRST(aclmdlLoadFromFileWithQ, 133)(modelPath, modelId, inputQ, inputQNum,
			outputQ, outputQNum);
}

static aclError slow_aclmdlLoadFromMem(const void *model, size_t modelSize, uint32_t *modelId)
{
	return SHIM_FIRST(aclmdlLoadFromMem, 134)(model, modelSize, modelId);
}

static aclError slow_aclmdlLoadFromMemWithMem(const void *model, size_t modelSize,
		uint32_t *modelId, void *workPtr, size_t workSize, void *weightPtr,
		size_t weightSize)
{
	return SHIM_FIRST(aclmdlLoadFromMemWithMem, 135)(model, modelSize, modelId, workPtr,
			workSize, weightPtr, weightSize);
}

static aclError slow_aclmdlLoadFromMemWithQ(const void *model, size_t modelSize, uint32_t *modelId,
		const uint32_t *inputQ, size_t inputQNum, const uint32_t *outputQ,
		size_t outputQNum)
{
	return SHIM_FIRST(aclmdlLoadFromMemWithQ, 136)(model, modelSize, modelId, inputQ, inputQNum,
			outputQ, outputQNum);
}

static aclError slow_aclmdlLoadWithConfig(const aclmdlConfigHandle *handle, uint32_t *modelId)
{
	return SHIM_FIRST(aclmdlLoadWithConfig, 137)(handle, modelId);
}

static aclError slow_aclmdlQueryExeOMDesc(const char *fileName, aclmdlExeOMDesc *mdlPartitionSize)
{
	return SHIM_FIRST(aclmdlQueryExeOMDesc, 138)(fileName, mdlPartitionSize);
}

static aclError slow_aclmdlQuerySize(const char *fileName, size_t *workSize, size_t *weightSize)
{
	return SHIM_FIRST(aclmdlQuerySize, 139)(fileName, workSize, weightSize);
}

static aclError slow_aclmdlQuerySizeFromMem(const void *model, size_t modelSize, size_t *workSize,
		size_t *weightSize)
{
	return SHIM_FIRST(aclmdlQuerySizeFromMem, 140)(model, modelSize, workSize, weightSize);
}

static aclError slow_aclmdlRICaptureBegin(aclrtStream stream, aclmdlRICaptureMode mode)
{
	return SHIM_FIRST(aclmdlRICaptureBegin, 141)(stream, mode);
}

static aclError slow_aclmdlRICaptureEnd(aclrtStream stream, aclmdlRI *modelRI)
{
	return SHIM_FIRST(aclmdlRICaptureEnd, 142)(stream, modelRI);
}

static aclError slow_aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status,
		aclmdlRI *modelRI)
{
	return SHIM_FIRST(aclmdlRICaptureGetInfo, 14)(stream, status, modelRI);
}

static aclError slow_aclmdlRICaptureTaskGrpBegin(aclrtStream stream)
{
	return SHIM_FIRST(aclmdlRICaptureTaskGrpBegin, 143)(stream);
}

static aclError slow_aclmdlRICaptureTaskGrpEnd(aclrtStream stream, aclrtTaskGrp *handle)
{
	return SHIM_FIRST(aclmdlRICaptureTaskGrpEnd, 144)(stream, handle);
}

static aclError slow_aclmdlRICaptureTaskUpdateBegin(aclrtStream stream, aclrtTaskGrp handle)
{
	return SHIM_FIRST(aclmdlRICaptureTaskUpdateBegin, 145)(stream, handle);
}

static aclError slow_aclmdlRICaptureTaskUpdateEnd(aclrtStream stream)
{
	return SHIM_FIRST(aclmdlRICaptureTaskUpdateEnd, 146)(stream);
}

static aclError slow_aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode *mode)
{
	return SHIM_FIRST(aclmdlRICaptureThreadExchangeMode, 147)(mode);
}

static aclError slow_aclmdlRIDebugPrint(aclmdlRI modelRI)
{
	return SHIM_FIRST(aclmdlRIDebugPrint, 148)(modelRI);
}

static aclError slow_aclmdlRIDestroy(aclmdlRI modelRI)
{
	return SHIM_FIRST(aclmdlRIDestroy, 149)(modelRI);
}

static aclError slow_aclmdlRIExecuteAsync(aclmdlRI modelRI, aclrtStream stream)
{
	return SHIM_FIRST(aclmdlRIExecuteAsync, 3)(modelRI, stream);
}

static aclError slow_aclmdlSetAIPPAxSwapSwitch(aclmdlAIPP *aippParmsSet, int8_t axSwapSwitch)
{
	return SHIM_FIRST(aclmdlSetAIPPAxSwapSwitch, 150)(aippParmsSet, axSwapSwitch);
}

static aclError slow_aclmdlSetAIPPByInputIndex(uint32_t modelId, aclmdlDataset *dataset,
		size_t index, const aclmdlAIPP *aippParmsSet)
{
	return SHIM_FIRST(aclmdlSetAIPPByInputIndex, 151)(modelId, dataset, index, aippParmsSet);
}

static aclError slow_aclmdlSetAIPPCropParams(aclmdlAIPP *aippParmsSet, int8_t cropSwitch,
		int32_t cropStartPosW, int32_t cropStartPosH, int32_t cropSizeW, int32_t cropSizeH,
		uint64_t batchIndex)
{
	return SHIM_FIRST(aclmdlSetAIPPCropParams, 152)(aippParmsSet, cropSwitch, cropStartPosW,
			cropStartPosH, cropSizeW, cropSizeH, batchIndex);
}

static aclError slow_aclmdlSetAIPPCscParams(aclmdlAIPP *aippParmsSet, int8_t cscSwitch,
		int16_t cscMatrixR0C0, int16_t cscMatrixR0C1, int16_t cscMatrixR0C2,
		int16_t cscMatrixR1C0, int16_t cscMatrixR1C1, int16_t cscMatrixR1C2,
		int16_t cscMatrixR2C0, int16_t cscMatrixR2C1, int16_t cscMatrixR2C2,
		uint8_t cscOutputBiasR0, uint8_t cscOutputBiasR1, uint8_t cscOutputBiasR2,
		uint8_t cscInputBiasR0, uint8_t cscInputBiasR1, uint8_t cscInputBiasR2)
{
	return SHIM_FIRST(aclmdlSetAIPPCscParams, 153)(aippParmsSet, cscSwitch, cscMatrixR0C0,
			cscMatrixR0C1, cscMatrixR0C2, cscMatrixR1C0, cscMatrixR1C1, cscMatrixR1C2,
			cscMatrixR2C0, cscMatrixR2C1, cscMatrixR2C2, cscOutputBiasR0,
			cscOutputBiasR1, cscOutputBiasR2, cscInputBiasR0, cscInputBiasR1,
			cscInputBiasR2);
}

static aclError slow_aclmdlSetAIPPDtcPixelMean(aclmdlAIPP *aippParmsSet, int16_t dtcPixelMeanChn0,
		int16_t dtcPixelMeanChn1, int16_t dtcPixelMeanChn2, int16_t dtcPixelMeanChn3,
		uint64_t batchIndex)
{
	return SHIM_FIRST(aclmdlSetAIPPDtcPixelMean, 154)(aippParmsSet, dtcPixelMeanChn0,
			dtcPixelMeanChn1, dtcPixelMeanChn2, dtcPixelMeanChn3, batchIndex);
}

static aclError slow_aclmdlSetAIPPDtcPixelMin(aclmdlAIPP *aippParmsSet, float dtcPixelMinChn0,
		float dtcPixelMinChn1, float dtcPixelMinChn2, float dtcPixelMinChn3,
		uint64_t batchIndex)
{
	return SHIM_FIRST(aclmdlSetAIPPDtcPixelMin, 155)(aippParmsSet, dtcPixelMinChn0,
			dtcPixelMinChn1, dtcPixelMinChn2, dtcPixelMinChn3, batchIndex);
}

static aclError slow_aclmdlSetAIPPInputFormat(aclmdlAIPP *aippParmsSet,
		aclAippInputFormat inputFormat)
{
	return SHIM_FIRST(aclmdlSetAIPPInputFormat, 156)(aippParmsSet, inputFormat);
}

static aclError slow_aclmdlSetAIPPPaddingParams(aclmdlAIPP *aippParmsSet, int8_t paddingSwitch,
		int32_t paddingSizeTop, int32_t paddingSizeBottom, int32_t paddingSizeLeft,
		int32_t paddingSizeRight, uint64_t batchIndex)
{
	return SHIM_FIRST(aclmdlSetAIPPPaddingParams, 157)(aippParmsSet, paddingSwitch,
			paddingSizeTop, paddingSizeBottom, paddingSizeLeft, paddingSizeRight,
			batchIndex);
}

static aclError slow_aclmdlSetAIPPPixelVarReci(aclmdlAIPP *aippParmsSet, float dtcPixelVarReciChn0,
		float dtcPixelVarReciChn1, float dtcPixelVarReciChn2, float dtcPixelVarReciChn3,
		uint64_t batchIndex)
{
	return SHIM_FIRST(aclmdlSetAIPPPixelVarReci, 158)(aippParmsSet, dtcPixelVarReciChn0,
			dtcPixelVarReciChn1, dtcPixelVarReciChn2, dtcPixelVarReciChn3, batchIndex);
}

static aclError slow_aclmdlSetAIPPRbuvSwapSwitch(aclmdlAIPP *aippParmsSet, int8_t rbuvSwapSwitch)
{
	return SHIM_FIRST(aclmdlSetAIPPRbuvSwapSwitch, 159)(aippParmsSet, rbuvSwapSwitch);
}

static aclError slow_aclmdlSetAIPPScfParams(aclmdlAIPP *aippParmsSet, int8_t scfSwitch,
		int32_t scfInputSizeW, int32_t scfInputSizeH, int32_t scfOutputSizeW,
		int32_t scfOutputSizeH, uint64_t batchIndex)
{
	return SHIM_FIRST(aclmdlSetAIPPScfParams, 160)(aippParmsSet, scfSwitch, scfInputSizeW,
			scfInputSizeH, scfOutputSizeW, scfOutputSizeH, batchIndex);
}

static aclError slow_aclmdlSetAIPPSrcImageSize(aclmdlAIPP *aippParmsSet, int32_t srcImageSizeW,
		int32_t srcImageSizeH)
{
	return SHIM_FIRST(aclmdlSetAIPPSrcImageSize, 161)(aippParmsSet, srcImageSizeW,
			srcImageSizeH);
}

static aclError slow_aclmdlSetConfigOpt(aclmdlConfigHandle *handle, aclmdlConfigAttr attr,
		const void *attrValue, size_t valueSize)
{
	return SHIM_FIRST(aclmdlSetConfigOpt, 162)(handle, attr, attrValue, valueSize);
}

static aclError slow_aclmdlSetDatasetTensorDesc(aclmdlDataset *dataset, aclTensorDesc *tensorDesc,
		size_t index)
{
	return SHIM_FIRST(aclmdlSetDatasetTensorDesc, 163)(dataset, tensorDesc, index);
}

static aclError slow_aclmdlSetDump(const char *dumpCfgPath)
{
	return SHIM_FIRST(aclmdlSetDump, 164)(dumpCfgPath);
}

static aclError slow_aclmdlSetDynamicBatchSize(uint32_t modelId, aclmdlDataset *dataset,
		size_t index, uint64_t batchSize)
{
	return SHIM_FIRST(aclmdlSetDynamicBatchSize, 165)(modelId, dataset, index, batchSize);
}

static aclError slow_aclmdlSetDynamicHWSize(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		uint64_t height, uint64_t width)
{
	return SHIM_FIRST(aclmdlSetDynamicHWSize, 166)(modelId, dataset, index, height, width);
}

static aclError slow_aclmdlSetExecConfigOpt(aclmdlExecConfigHandle *handle,
		aclmdlExecConfigAttr attr, const void *attrValue, size_t valueSize)
{
	return SHIM_FIRST(aclmdlSetExecConfigOpt, 167)(handle, attr, attrValue, valueSize);
}

static aclError slow_aclmdlSetInputAIPP(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		const aclmdlAIPP *aippParmsSet)
{
	return SHIM_FIRST(aclmdlSetInputAIPP, 168)(modelId, dataset, index, aippParmsSet);
}

static aclError slow_aclmdlSetInputDynamicDims(uint32_t modelId, aclmdlDataset *dataset,
		size_t index, const aclmdlIODims *dims)
{
	return SHIM_FIRST(aclmdlSetInputDynamicDims, 169)(modelId, dataset, index, dims);
}

static aclError slow_aclmdlUnload(uint32_t modelId)
{
	return SHIM_FIRST(aclmdlUnload, 170)(modelId);
}

static aclError slow_aclopCast(const aclTensorDesc *srcDesc, const aclDataBuffer *srcBuffer,
		const aclTensorDesc *dstDesc, aclDataBuffer *dstBuffer, uint8_t truncate,
		aclrtStream stream)
{
	return SHIM_FIRST(aclopCast, 4)(srcDesc, srcBuffer, dstDesc, dstBuffer, truncate, stream);
}

static aclopAttr *slow_aclopCreateAttr(void)
{
	return SHIM_FIRST(aclopCreateAttr, 171)();
}

static aclError slow_aclopCreateHandle(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], int numOutputs,
		const aclTensorDesc *const outputDesc[], const aclopAttr *opAttr,
		aclopHandle **handle)
{
	return SHIM_FIRST(aclopCreateHandle, 172)(opType, numInputs, inputDesc, numOutputs,
			outputDesc, opAttr, handle);
}

static aclError slow_aclopCreateHandleForCast(aclTensorDesc *srcDesc, aclTensorDesc *dstDesc,
		uint8_t truncate, aclopHandle **handle)
{
	return SHIM_FIRST(aclopCreateHandleForCast, 173)(srcDesc, dstDesc, truncate, handle);
}

static aclError slow_aclopCreateKernel(const char *opType, const char *kernelId,
		const char *kernelName, void *binData, int binSize, aclopEngineType enginetype,
		aclDataDeallocator deallocator)
{
	return SHIM_FIRST(aclopCreateKernel, 174)(opType, kernelId, kernelName, binData, binSize,
			enginetype, deallocator);
}

static void slow_aclopDestroyAttr(const aclopAttr *attr)
{
	SHIM_FIRST(aclopDestroyAttr, 175)(attr);
}

static void slow_aclopDestroyHandle(aclopHandle *handle)
{
	SHIM_FIRST(aclopDestroyHandle, 176)(handle);
}

static aclError slow_aclopExecWithHandle(aclopHandle *handle, int numInputs,
		const aclDataBuffer *const inputs[], int numOutputs, aclDataBuffer *const outputs[],
		aclrtStream stream)
{
	return SHIM_FIRST(aclopExecWithHandle, 5)(handle, numInputs, inputs, numOutputs, outputs,
			stream);
}

static aclError slow_aclopExecute(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], const aclDataBuffer *const inputs[],
		int numOutputs, const aclTensorDesc *const outputDesc[],
		aclDataBuffer *const outputs[], const aclopAttr *attr, aclrtStream stream)
{
	return SHIM_FIRST(aclopExecute, 6)(opType, numInputs, inputDesc, inputs, numOutputs,
			outputDesc, outputs, attr, stream);
}

static aclError slow_aclopExecuteV2(const char *opType, int numInputs, aclTensorDesc *inputDesc[],
		aclDataBuffer *inputs[], int numOutputs, aclTensorDesc *outputDesc[],
		aclDataBuffer *outputs[], aclopAttr *attr, aclrtStream stream)
{
	return SHIM_FIRST(aclopExecuteV2, 7)(opType, numInputs, inputDesc, inputs, numOutputs,
			outputDesc, outputs, attr, stream);
}

static aclError slow_aclopInferShape(const char *opType, int numInputs, aclTensorDesc *inputDesc[],
		aclDataBuffer *inputs[], int numOutputs, aclTensorDesc *outputDesc[],
		aclopAttr *attr)
{
	return SHIM_FIRST(aclopInferShape, 177)(opType, numInputs, inputDesc, inputs, numOutputs,
			outputDesc, attr);
}

static aclError slow_aclopLoad(const void *model, size_t modelSize)
{
	return SHIM_FIRST(aclopLoad, 178)(model, modelSize);
}

static aclError slow_aclopRegisterCompileFunc(const char *opType, aclopCompileFunc func)
{
	return SHIM_FIRST(aclopRegisterCompileFunc, 179)(opType, func);
}

static aclError slow_aclopSetAttrBool(aclopAttr *attr, const char *attrName, uint8_t attrValue)
{
	return SHIM_FIRST(aclopSetAttrBool, 180)(attr, attrName, attrValue);
}

static aclError slow_aclopSetAttrDataType(aclopAttr *attr, const char *attrName,
		aclDataType attrValue)
{
	return SHIM_FIRST(aclopSetAttrDataType, 181)(attr, attrName, attrValue);
}

static aclError slow_aclopSetAttrFloat(aclopAttr *attr, const char *attrName, float attrValue)
{
	return SHIM_FIRST(aclopSetAttrFloat, 182)(attr, attrName, attrValue);
}

static aclError slow_aclopSetAttrInt(aclopAttr *attr, const char *attrName, int64_t attrValue)
{
	return SHIM_FIRST(aclopSetAttrInt, 183)(attr, attrName, attrValue);
}

static aclError slow_aclopSetAttrListBool(aclopAttr *attr, const char *attrName, int numValues,
		const uint8_t *values)
{
	return SHIM_FIRST(aclopSetAttrListBool, 184)(attr, attrName, numValues, values);
}

static aclError slow_aclopSetAttrListDataType(aclopAttr *attr, const char *attrName, int numValues,
		const aclDataType values[])
{
	return SHIM_FIRST(aclopSetAttrListDataType, 185)(attr, attrName, numValues, values);
}

static aclError slow_aclopSetAttrListFloat(aclopAttr *attr, const char *attrName, int numValues,
		const float *values)
{
	return SHIM_FIRST(aclopSetAttrListFloat, 186)(attr, attrName, numValues, values);
}

static aclError slow_aclopSetAttrListInt(aclopAttr *attr, const char *attrName, int numValues,
		const int64_t *values)
{
	return SHIM_FIRST(aclopSetAttrListInt, 187)(attr, attrName, numValues, values);
}

static aclError slow_aclopSetAttrListListInt(aclopAttr *attr, const char *attrName, int numLists,
		const int *numValues, const int64_t *const values[])
{
	return SHIM_FIRST(aclopSetAttrListListInt, 188)(attr, attrName, numLists, numValues,
			values);
}

static aclError slow_aclopSetAttrListString(aclopAttr *attr, const char *attrName, int numValues,
		const char **values)
{
	return SHIM_FIRST(aclopSetAttrListString, 189)(attr, attrName, numValues, values);
}

static aclError slow_aclopSetAttrString(aclopAttr *attr, const char *attrName,
		const char *attrValue)
{
	return SHIM_FIRST(aclopSetAttrString, 190)(attr, attrName, attrValue);
}

static aclError slow_aclopSetKernelArgs(aclopKernelDesc *kernelDesc, const char *kernelId,
		uint32_t blockDim, const void *args, uint32_t argSize)
{
	return SHIM_FIRST(aclopSetKernelArgs, 191)(kernelDesc, kernelId, blockDim, args, argSize);
}

static aclError slow_aclopSetKernelWorkspaceSizes(aclopKernelDesc *kernelDesc, int numWorkspaces,
		size_t *workspaceSizes)
{
	return SHIM_FIRST(aclopSetKernelWorkspaceSizes, 192)(kernelDesc, numWorkspaces,
			workspaceSizes);
}

static aclError slow_aclopSetMaxOpQueueNum(uint64_t maxOpNum)
{
	return SHIM_FIRST(aclopSetMaxOpQueueNum, 193)(maxOpNum);
}

static aclError slow_aclopSetModelDir(const char *modelDir)
{
	return SHIM_FIRST(aclopSetModelDir, 194)(modelDir);
}

static aclError slow_aclopStartDumpArgs(uint32_t dumpType, const char *path)
{
	return SHIM_FIRST(aclopStartDumpArgs, 195)(dumpType, path);
}

static aclError slow_aclopStopDumpArgs(uint32_t dumpType)
{
	return SHIM_FIRST(aclopStopDumpArgs, 196)(dumpType);
}

static aclError slow_aclopUnregisterCompileFunc(const char *opType)
{
	return SHIM_FIRST(aclopUnregisterCompileFunc, 197)(opType);
}

static aclError slow_aclopUpdateParams(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], int numOutputs,
		const aclTensorDesc *const outputDesc[], const aclopAttr *attr)
{
	return SHIM_FIRST(aclopUpdateParams, 198)(opType, numInputs, inputDesc, numOutputs,
			outputDesc, attr);
}

static aclrtAllocatorDesc slow_aclrtAllocatorCreateDesc(void)
{
	return SHIM_FIRST(aclrtAllocatorCreateDesc, 199)();
}

static aclError slow_aclrtAllocatorDestroyDesc(aclrtAllocatorDesc allocatorDesc)
{
	return SHIM_FIRST(aclrtAllocatorDestroyDesc, 200)(allocatorDesc);
}

static aclError slow_aclrtAllocatorRegister(aclrtStream stream, aclrtAllocatorDesc allocatorDesc)
{
	return SHIM_FIRST(aclrtAllocatorRegister, 201)(stream, allocatorDesc);
}

static aclError slow_aclrtAllocatorSetAllocAdviseFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorAllocAdviseFunc func)
{
	return SHIM_FIRST(aclrtAllocatorSetAllocAdviseFuncToDesc, 202)(allocatorDesc, func);
}

static aclError slow_aclrtAllocatorSetAllocFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorAllocFunc func)
{
	return SHIM_FIRST(aclrtAllocatorSetAllocFuncToDesc, 203)(allocatorDesc, func);
}

static aclError slow_aclrtAllocatorSetFreeFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorFreeFunc func)
{
	return SHIM_FIRST(aclrtAllocatorSetFreeFuncToDesc, 204)(allocatorDesc, func);
}

static aclError slow_aclrtAllocatorSetGetAddrFromBlockFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorGetAddrFromBlockFunc func)
{
	return SHIM_FIRST(aclrtAllocatorSetGetAddrFromBlockFuncToDesc, 205)(allocatorDesc, func);
}

static aclError slow_aclrtAllocatorSetObjToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocator allocator)
{
	return SHIM_FIRST(aclrtAllocatorSetObjToDesc, 206)(allocatorDesc, allocator);
}

static aclError slow_aclrtAllocatorUnregister(aclrtStream stream)
{
	return SHIM_FIRST(aclrtAllocatorUnregister, 207)(stream);
}

static aclError slow_aclrtBinaryGetFunction(void *binary, const char *name, void **function)
{
	return SHIM_FIRST(aclrtBinaryGetFunction, 208)(binary, name, function);
}

static aclError slow_aclrtBinaryLoadFromData(const void *data, size_t length, const void *options,
		void **binary)
{
	return SHIM_FIRST(aclrtBinaryLoadFromData, 209)(data, length, options, binary);
}

static aclError slow_aclrtBinaryLoadFromFile(const char *path, void *options, void **binary)
{
	return SHIM_FIRST(aclrtBinaryLoadFromFile, 210)(path, options, binary);
}

static aclError slow_aclrtBinaryUnLoad(void *binary)
{
	return SHIM_FIRST(aclrtBinaryUnLoad, 211)(binary);
}

static aclError slow_aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream)
{
	return SHIM_FIRST(aclrtCmoAsync, 212)(src, size, cmoType, stream);
}

static aclError slow_aclrtCreateContext(aclrtContext *context, int32_t deviceId)
{
	return SHIM_FIRST(aclrtCreateContext, 213)(context, deviceId);
}

static aclError slow_aclrtCreateEvent(aclrtEvent *event)
{
	return SHIM_FIRST(aclrtCreateEvent, 214)(event);
}

static aclError slow_aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag)
{
	return SHIM_FIRST(aclrtCreateEventExWithFlag, 215)(event, flag);
}

static aclError slow_aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag)
{
	return SHIM_FIRST(aclrtCreateEventWithFlag, 216)(event, flag);
}

static aclrtGroupInfo *slow_aclrtCreateGroupInfo(void)
{
	return SHIM_FIRST(aclrtCreateGroupInfo, 217)();
}

static aclError slow_aclrtCreateStream(aclrtStream *stream)
{
	return SHIM_FIRST(aclrtCreateStream, 218)(stream);
}

static aclError slow_aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority,
		uint32_t flag)
{
	return SHIM_FIRST(aclrtCreateStreamWithConfig, 219)(stream, priority, flag);
}

static aclError slow_aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
	return SHIM_FIRST(aclrtCtxSetSysParamOpt, 220)(opt, value);
}

static aclError slow_aclrtDestroyContext(aclrtContext context)
{
	return SHIM_FIRST(aclrtDestroyContext, 221)(context);
}

static aclError slow_aclrtDestroyEvent(aclrtEvent event)
{
	return SHIM_FIRST(aclrtDestroyEvent, 222)(event);
}

static aclError slow_aclrtDestroyGroupInfo(aclrtGroupInfo *groupInfo)
{
	return SHIM_FIRST(aclrtDestroyGroupInfo, 223)(groupInfo);
}

static aclError slow_aclrtDestroyStream(aclrtStream stream)
{
	return SHIM_FIRST(aclrtDestroyStream, 224)(stream);
}

static aclError slow_aclrtDestroyStreamForce(aclrtStream stream)
{
	return SHIM_FIRST(aclrtDestroyStreamForce, 225)(stream);
}

static aclError slow_aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId,
		int32_t peerDeviceId)
{
	return SHIM_FIRST(aclrtDeviceCanAccessPeer, 226)(canAccessPeer, deviceId, peerDeviceId);
}

static aclError slow_aclrtDeviceDisablePeerAccess(int32_t peerDeviceId)
{
	return SHIM_FIRST(aclrtDeviceDisablePeerAccess, 227)(peerDeviceId);
}

static aclError slow_aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t flags)
{
	return SHIM_FIRST(aclrtDeviceEnablePeerAccess, 228)(peerDeviceId, flags);
}

static aclError slow_aclrtDeviceGetBareTgid(int32_t *pid)
{
	return SHIM_FIRST(aclrtDeviceGetBareTgid, 229)(pid);
}

static aclError slow_aclrtDeviceGetUuid(int32_t deviceId, void *uuid)
{
	return SHIM_FIRST(aclrtDeviceGetUuid, 230)(deviceId, uuid);
}

static aclError slow_aclrtDeviceTaskAbort(int32_t deviceId, uint32_t timeout)
{
	return SHIM_FIRST(aclrtDeviceTaskAbort, 231)(deviceId, timeout);
}

static aclError slow_aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent)
{
	return SHIM_FIRST(aclrtEventElapsedTime, 232)(ms, startEvent, endEvent);
}

static aclError slow_aclrtFree(void *devPtr)
{
	return SHIM_FIRST(aclrtFree, 233)(devPtr);
}

static aclError slow_aclrtFreeHost(void *hostPtr)
{
	return SHIM_FIRST(aclrtFreeHost, 234)(hostPtr);
}

static aclError slow_aclrtFreeHostWithDevSync(void *hostPtr)
{
	return SHIM_FIRST(aclrtFreeHostWithDevSync, 235)(hostPtr);
}

static aclError slow_aclrtFreePhysical(aclrtDrvMemHandle handle)
{
	return SHIM_FIRST(aclrtFreePhysical, 236)(handle);
}

static aclError slow_aclrtFreeWithDevSync(void *devPtr)
{
	return SHIM_FIRST(aclrtFreeWithDevSync, 237)(devPtr);
}

static aclError slow_aclrtGetAllGroupInfo(aclrtGroupInfo *groupInfo)
{
	return SHIM_FIRST(aclrtGetAllGroupInfo, 238)(groupInfo);
}

static aclError slow_aclrtGetCurrentContext(aclrtContext *context)
{
	return SHIM_FIRST(aclrtGetCurrentContext, 239)(context);
}

static aclError slow_aclrtGetDevice(int32_t *deviceId)
{
	return SHIM_FIRST(aclrtGetDevice, 20)(deviceId);
}

static aclError slow_aclrtGetDeviceCount(uint32_t *count)
{
	return SHIM_FIRST(aclrtGetDeviceCount, 240)(count);
}

static uint32_t slow_aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return SHIM_FIRST(aclrtGetDeviceIdFromExceptionInfo, 241)(info);
}

static aclError slow_aclrtGetDeviceInfo(uint32_t deviceId, int attribute, int64_t *value)
{
	return SHIM_FIRST(aclrtGetDeviceInfo, 242)(deviceId, attribute, value);
}

static aclError slow_aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResModelType type,
		uint32_t *value)
{
	return SHIM_FIRST(aclrtGetDeviceResLimit, 243)(deviceId, type, value);
}

static aclError slow_aclrtGetDeviceUtilizationRate(int32_t deviceId,
		aclrtUtilizationInfo *utilizationInfo)
{
	return SHIM_FIRST(aclrtGetDeviceUtilizationRate, 244)(deviceId, utilizationInfo);
}

static uint32_t slow_aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return SHIM_FIRST(aclrtGetErrorCodeFromExceptionInfo, 245)(info);
}

static aclError slow_aclrtGetFunctionAddr(void *function, void **cube, void **vector)
{
	return SHIM_FIRST(aclrtGetFunctionAddr, 246)(function, cube, vector);
}

static aclError slow_aclrtGetGroupCount(uint32_t *count)
{
	return SHIM_FIRST(aclrtGetGroupCount, 247)(count);
}

static aclError slow_aclrtGetGroupInfoDetail(const aclrtGroupInfo *groupInfo, int32_t groupIndex,
		aclrtGroupAttr attr, void *attrValue, size_t valueLen, size_t *paramRetSize)
{
	return SHIM_FIRST(aclrtGetGroupInfoDetail, 248)(groupInfo, groupIndex, attr, attrValue,
			valueLen, paramRetSize);
}

static aclError slow_aclrtGetLastError(aclrtLastErrLevel level)
{
	return SHIM_FIRST(aclrtGetLastError, 21)(level);
}

static aclError slow_aclrtGetMemInfo(aclrtMemAttr attr, size_t *free, size_t *total)
{
	return SHIM_FIRST(aclrtGetMemInfo, 249)(attr, free, total);
}

static aclError slow_aclrtGetMemUceInfo(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray,
		size_t arraySize, size_t *retSize)
{
	return SHIM_FIRST(aclrtGetMemUceInfo, 250)(deviceId, memUceInfoArray, arraySize, retSize);
}

static aclError slow_aclrtGetOverflowStatus(void *outputAddr, size_t outputSize, aclrtStream stream)
{
	return SHIM_FIRST(aclrtGetOverflowStatus, 251)(outputAddr, outputSize, stream);
}

static aclError slow_aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active)
{
	return SHIM_FIRST(aclrtGetPrimaryCtxState, 252)(deviceId, flags, active);
}

static aclError slow_aclrtGetResInCurrentThread(aclrtDevResModelType type, uint32_t *value)
{
	return SHIM_FIRST(aclrtGetResInCurrentThread, 253)(type, value);
}

static aclError slow_aclrtGetRunMode(aclrtRunMode *runMode)
{
	return SHIM_FIRST(aclrtGetRunMode, 254)(runMode);
}

static const char *slow_aclrtGetSocName(void)
{
	return SHIM_FIRST(aclrtGetSocName, 255)();
}

static uint32_t slow_aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return SHIM_FIRST(aclrtGetStreamIdFromExceptionInfo, 256)(info);
}

static aclError slow_aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag)
{
	return SHIM_FIRST(aclrtGetStreamOverflowSwitch, 257)(stream, flag);
}

static aclError slow_aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResModelType type,
		uint32_t *value)
{
	return SHIM_FIRST(aclrtGetStreamResLimit, 258)(stream, type, value);
}

static aclError slow_aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value)
{
	return SHIM_FIRST(aclrtGetSysParamOpt, 259)(opt, value);
}

static uint32_t slow_aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return SHIM_FIRST(aclrtGetTaskIdFromExceptionInfo, 260)(info);
}

static uint32_t slow_aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return SHIM_FIRST(aclrtGetThreadIdFromExceptionInfo, 261)(info);
}

static aclError slow_aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion,
		int32_t *patchVersion)
{
	return SHIM_FIRST(aclrtGetVersion, 262)(majorVersion, minorVersion, patchVersion);
}

static aclError slow_aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type,
		void **devPtr)
{
	return SHIM_FIRST(aclrtHostRegister, 263)(ptr, size, type, devPtr);
}

static aclError slow_aclrtHostUnregister(void *ptr)
{
	return SHIM_FIRST(aclrtHostUnregister, 264)(ptr);
}

static aclError slow_aclrtIpcMemClose(const char *key)
{
	return SHIM_FIRST(aclrtIpcMemClose, 265)(key);
}

static aclError slow_aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t length,
		uint64_t flags)
{
	return SHIM_FIRST(aclrtIpcMemGetExportKey, 266)(devPtr, size, key, length, flags);
}

static aclError slow_aclrtIpcMemImportByKey(void **devPtr, const char *key, uint64_t flags)
{
	return SHIM_FIRST(aclrtIpcMemImportByKey, 267)(devPtr, key, flags);
}

static aclError slow_aclrtLaunchCallback(aclrtCallback fn, void *userData,
		aclrtCallbackBlockType blockType, aclrtStream stream)
{
	return SHIM_FIRST(aclrtLaunchCallback, 268)(fn, userData, blockType, stream);
}

static aclError slow_aclrtLaunchHostFunc(aclrtStream stream, void (*call)(void *), void *data)
{
	return SHIM_FIRST(aclrtLaunchHostFunc, 269)(stream, call, data);
}

static aclError slow_aclrtLaunchKernel(void *function, uint32_t blocks, const void *arguments,
		size_t size, aclrtStream stream)
{
	return SHIM_FIRST(aclrtLaunchKernel, 8)(function, blocks, arguments, size, stream);
}

static aclError slow_aclrtLaunchKernelV2(void *function, uint32_t blocks, const void *arguments,
		size_t size, void *config, aclrtStream stream)
{
	return SHIM_FIRST(aclrtLaunchKernelV2, 9)(function, blocks, arguments, size, config,
			stream);
}

static aclError slow_aclrtLaunchKernelWithArgsArray(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void **arguments)
{
	return SHIM_FIRST(aclrtLaunchKernelWithArgsArray, 10)(function, blocks, stream, config,
			arguments);
}

static aclError slow_aclrtLaunchKernelWithConfig(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void *arguments, void *reserve)
{
	return SHIM_FIRST(aclrtLaunchKernelWithConfig, 11)(function, blocks, stream, config,
			arguments, reserve);
}

static aclError slow_aclrtLaunchKernelWithHostArgs(void *function, uint32_t blocks,
		aclrtStream stream, void *config, void *arguments, size_t size, void *places,
		size_t placeCount)
{
	return SHIM_FIRST(aclrtLaunchKernelWithHostArgs, 12)(function, blocks, stream, config,
			arguments, size, places, placeCount);
}

static aclError slow_aclrtMalloc(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
	return SHIM_FIRST(aclrtMalloc, 270)(devPtr, size, policy);
}

static aclError slow_aclrtMallocAlign32(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
	return SHIM_FIRST(aclrtMallocAlign32, 271)(devPtr, size, policy);
}

static aclError slow_aclrtMallocCached(void **devPtr, size_t size, aclrtMemMallocPolicy policy)
{
	return SHIM_FIRST(aclrtMallocCached, 272)(devPtr, size, policy);
}

static aclError slow_aclrtMallocForTaskScheduler(void **devPtr, size_t size,
		aclrtMemMallocPolicy policy, void *config)
{
	return SHIM_FIRST(aclrtMallocForTaskScheduler, 273)(devPtr, size, policy, config);
}

static aclError slow_aclrtMallocHost(void **hostPtr, size_t size)
{
	return SHIM_FIRST(aclrtMallocHost, 274)(hostPtr, size);
}

static aclError slow_aclrtMallocHostWithCfg(void **hostPtr, uint64_t size, void *config)
{
	return SHIM_FIRST(aclrtMallocHostWithCfg, 275)(hostPtr, size, config);
}

static aclError slow_aclrtMallocPhysical(aclrtDrvMemHandle *handle, size_t size,
		const aclrtPhysicalMemProp *prop, uint64_t flags)
{
	return SHIM_FIRST(aclrtMallocPhysical, 276)(handle, size, prop, flags);
}

static aclError slow_aclrtMallocWithCfg(void **devPtr, size_t size, aclrtMemMallocPolicy policy,
		void *config)
{
	return SHIM_FIRST(aclrtMallocWithCfg, 277)(devPtr, size, policy, config);
}

static aclError slow_aclrtMapMem(void *virPtr, size_t size, size_t offset, aclrtDrvMemHandle handle,
		uint64_t flags)
{
	return SHIM_FIRST(aclrtMapMem, 278)(virPtr, size, offset, handle, flags);
}

static aclError slow_aclrtMemAllocManaged(void **ptr, uint64_t size, uint32_t flags)
{
	return SHIM_FIRST(aclrtMemAllocManaged, 279)(ptr, size, flags);
}

static aclError slow_aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle,
		aclrtMemHandleType type, uint64_t flags, uint64_t *shareable)
{
	return SHIM_FIRST(aclrtMemExportToShareableHandle, 280)(handle, type, flags, shareable);
}

static aclError slow_aclrtMemFlush(void *devPtr, size_t size)
{
	return SHIM_FIRST(aclrtMemFlush, 281)(devPtr, size);
}

static aclError slow_aclrtMemGetAllocationGranularity(const aclrtPhysicalMemProp *prop, int option,
		size_t *granularity)
{
	return SHIM_FIRST(aclrtMemGetAllocationGranularity, 282)(prop, option, granularity);
}

static aclError slow_aclrtMemImportFromShareableHandle(uint64_t shareable, int32_t deviceId,
		aclrtDrvMemHandle *handle)
{
	return SHIM_FIRST(aclrtMemImportFromShareableHandle, 283)(shareable, deviceId, handle);
}

static aclError slow_aclrtMemInvalidate(void *devPtr, size_t size)
{
	return SHIM_FIRST(aclrtMemInvalidate, 284)(devPtr, size);
}

static aclError slow_aclrtMemPoolFreeAsync(void *ptr, aclrtStream stream)
{
	return SHIM_FIRST(aclrtMemPoolFreeAsync, 285)(ptr, stream);
}

static aclError slow_aclrtMemPoolMallocAsync(void **ptr, size_t size, void *pool,
		aclrtStream stream)
{
	return SHIM_FIRST(aclrtMemPoolMallocAsync, 286)(ptr, size, pool, stream);
}

static aclError slow_aclrtMemRetainAllocationHandle(void *virPtr, aclrtDrvMemHandle *handle)
{
	return SHIM_FIRST(aclrtMemRetainAllocationHandle, 287)(virPtr, handle);
}

static aclError slow_aclrtMemSetPidToShareableHandle(uint64_t shareable, int32_t *pids,
		size_t count)
{
	return SHIM_FIRST(aclrtMemSetPidToShareableHandle, 288)(shareable, pids, count);
}

static aclError slow_aclrtMemUceRepair(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray,
		size_t arraySize)
{
	return SHIM_FIRST(aclrtMemUceRepair, 289)(deviceId, memUceInfoArray, arraySize);
}

static aclError slow_aclrtMemcpy(void *dst, size_t destMax, const void *src, size_t count,
		aclrtMemcpyKind kind)
{
	return SHIM_FIRST(aclrtMemcpy, 35)(dst, destMax, src, count, kind);
}

static aclError slow_aclrtMemcpy2d(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, aclrtMemcpyKind kind)
{
	return SHIM_FIRST(aclrtMemcpy2d, 36)(dst, dpitch, src, spitch, width, height, kind);
}

static aclError slow_aclrtMemcpy2dAsync(void *dst, size_t dpitch, const void *src, size_t spitch,
		size_t width, size_t height, aclrtMemcpyKind kind, aclrtStream stream)
{
	return SHIM_FIRST(aclrtMemcpy2dAsync, 29)(dst, dpitch, src, spitch, width, height, kind,
			stream);
}

static aclError slow_aclrtMemcpyAsync(void *dst, size_t destMax, const void *src, size_t count,
		aclrtMemcpyKind kind, aclrtStream stream)
{
	return SHIM_FIRST(aclrtMemcpyAsync, 30)(dst, destMax, src, count, kind, stream);
}

static aclError slow_aclrtMemcpyAsyncWithCondition(void *dst, size_t destMax, const void *src,
		size_t count, aclrtMemcpyKind kind, aclrtStream stream)
{
	return SHIM_FIRST(aclrtMemcpyAsyncWithCondition, 31)(dst, destMax, src, count, kind,
			stream);
}

static aclError slow_aclrtMemcpyBatch(void **dsts, size_t *destMax, void **srcs, size_t *sizes,
		size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes,
		size_t numAttrs, size_t *failIdx)
{
	return SHIM_FIRST(aclrtMemcpyBatch, 290)(dsts, destMax, srcs, sizes, numBatches, attrs,
			attrsIndexes, numAttrs, failIdx);
}

static aclError slow_aclrtMemcpyBatchAsync(void **dsts, size_t *destMax, void **srcs, size_t *sizes,
		size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes,
		size_t numAttrs, size_t *failIndex, aclrtStream stream)
{
	return SHIM_FIRST(aclrtMemcpyBatchAsync, 32)(dsts, destMax, srcs, sizes, numBatches, attrs,
			attrsIndexes, numAttrs, failIndex, stream);
}

static aclError slow_aclrtMemset(void *devPtr, size_t maxCount, int32_t value, size_t count)
{
	return SHIM_FIRST(aclrtMemset, 37)(devPtr, maxCount, value, count);
}

static aclError slow_aclrtMemsetAsync(void *devPtr, size_t maxCount, int32_t value, size_t count,
		aclrtStream stream)
{
	return SHIM_FIRST(aclrtMemsetAsync, 33)(devPtr, maxCount, value, count, stream);
}

static aclError slow_aclrtPeekAtLastError(aclrtLastErrLevel level)
{
	return SHIM_FIRST(aclrtPeekAtLastError, 22)(level);
}

static aclError slow_aclrtProcessReport(int32_t timeout)
{
	return SHIM_FIRST(aclrtProcessReport, 291)(timeout);
}

static aclError slow_aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status)
{
	return SHIM_FIRST(aclrtQueryEvent, 23)(event, status);
}

static aclError slow_aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status)
{
	return SHIM_FIRST(aclrtQueryEventStatus, 24)(event, status);
}

static aclError slow_aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status)
{
	return SHIM_FIRST(aclrtQueryEventWaitStatus, 25)(event, status);
}

static aclError slow_aclrtRecordEvent(aclrtEvent event, aclrtStream stream)
{
	return SHIM_FIRST(aclrtRecordEvent, 15)(event, stream);
}

static aclError slow_aclrtReduceAsync(void *dst, const void *src, uint64_t count, int kind,
		aclDataType type, aclrtStream stream, void *reserve)
{
	return SHIM_FIRST(aclrtReduceAsync, 34)(dst, src, count, kind, type, stream, reserve);
}

static aclError slow_aclrtReleaseMemAddress(void *virPtr)
{
	return SHIM_FIRST(aclrtReleaseMemAddress, 292)(virPtr);
}

static aclError slow_aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment,
		void *expectPtr, uint64_t flags)
{
	return SHIM_FIRST(aclrtReserveMemAddress, 293)(virPtr, size, alignment, expectPtr, flags);
}

static aclError slow_aclrtResetDevice(int32_t deviceId)
{
	return SHIM_FIRST(aclrtResetDevice, 294)(deviceId);
}

static aclError slow_aclrtResetDeviceResLimit(int32_t deviceId)
{
	return SHIM_FIRST(aclrtResetDeviceResLimit, 295)(deviceId);
}

static aclError slow_aclrtResetEvent(aclrtEvent event, aclrtStream stream)
{
	return SHIM_FIRST(aclrtResetEvent, 296)(event, stream);
}

static aclError slow_aclrtResetOverflowStatus(aclrtStream stream)
{
	return SHIM_FIRST(aclrtResetOverflowStatus, 297)(stream);
}

static aclError slow_aclrtResetStreamResLimit(aclrtStream stream)
{
	return SHIM_FIRST(aclrtResetStreamResLimit, 298)(stream);
}

static aclError slow_aclrtSetCurrentContext(aclrtContext context)
{
	return SHIM_FIRST(aclrtSetCurrentContext, 299)(context);
}

static aclError slow_aclrtSetDevice(int32_t deviceId)
{
	return SHIM_FIRST(aclrtSetDevice, 26)(deviceId);
}

static aclError slow_aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResModelType type,
		uint32_t value)
{
	return SHIM_FIRST(aclrtSetDeviceResLimit, 300)(deviceId, type, value);
}

static aclError slow_aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode)
{
	return SHIM_FIRST(aclrtSetDeviceSatMode, 301)(mode);
}

static aclError slow_aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback)
{
	return SHIM_FIRST(aclrtSetExceptionInfoCallback, 302)(callback);
}

static aclError slow_aclrtSetGroup(int32_t groupId)
{
	return SHIM_FIRST(aclrtSetGroup, 303)(groupId);
}

static aclError slow_aclrtSetOpExecuteTimeOut(uint32_t timeout)
{
	return SHIM_FIRST(aclrtSetOpExecuteTimeOut, 304)(timeout);
}

static aclError slow_aclrtSetOpWaitTimeout(uint32_t timeout)
{
	return SHIM_FIRST(aclrtSetOpWaitTimeout, 305)(timeout);
}

static aclError slow_aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode)
{
	return SHIM_FIRST(aclrtSetStreamFailureMode, 306)(stream, mode);
}

static aclError slow_aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag)
{
	return SHIM_FIRST(aclrtSetStreamOverflowSwitch, 307)(stream, flag);
}

static aclError slow_aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResModelType type,
		uint32_t value)
{
	return SHIM_FIRST(aclrtSetStreamResLimit, 308)(stream, type, value);
}

static aclError slow_aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
	return SHIM_FIRST(aclrtSetSysParamOpt, 309)(opt, value);
}

static aclError slow_aclrtSetTsDevice(aclrtTsId tsId)
{
	return SHIM_FIRST(aclrtSetTsDevice, 310)(tsId);
}

static aclError slow_aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status)
{
	return SHIM_FIRST(aclrtStreamQuery, 16)(stream, status);
}

static aclError slow_aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)
{
	return SHIM_FIRST(aclrtStreamWaitEvent, 17)(stream, event);
}

static aclError slow_aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)
{
	return SHIM_FIRST(aclrtSubscribeReport, 311)(threadId, stream);
}

static aclError slow_aclrtSynchronizeDevice(void)
{
	return SHIM_FIRST(aclrtSynchronizeDevice, 27)();
}

static aclError slow_aclrtSynchronizeDeviceWithTimeout(int32_t timeout)
{
	return SHIM_FIRST(aclrtSynchronizeDeviceWithTimeout, 28)(timeout);
}

static aclError slow_aclrtSynchronizeEvent(aclrtEvent event)
{
	return SHIM_FIRST(aclrtSynchronizeEvent, 312)(event);
}

static aclError slow_aclrtSynchronizeStream(aclrtStream stream)
{
	return SHIM_FIRST(aclrtSynchronizeStream, 18)(stream);
}

static aclError slow_aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout)
{
	return SHIM_FIRST(aclrtSynchronizeStreamWithTimeout, 19)(stream, timeout);
}

static aclError slow_aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream)
{
	return SHIM_FIRST(aclrtUnSubscribeReport, 313)(threadId, stream);
}

static aclError slow_aclrtUnmapMem(void *virPtr)
{
	return SHIM_FIRST(aclrtUnmapMem, 314)(virPtr);
}

static aclError slow_aclrtUnuseStreamResInCurrentThread(void)
{
	return SHIM_FIRST(aclrtUnuseStreamResInCurrentThread, 315)();
}

static aclError slow_aclrtUseStreamResInCurrentThread(aclrtStream stream)
{
	return SHIM_FIRST(aclrtUseStreamResInCurrentThread, 316)(stream);
}

static aclError slow_aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version)
{
	return SHIM_FIRST(aclsysGetCANNVersion, 317)(name, version);
}

static const char *const aliases[] = {NULL};

/* Those of frequent calls first. */
SHIM_HOT_DATA void *shim_slots[] = {
	(void *)slow_aclmdlExecuteAsync,
	(void *)slow_aclmdlExecuteAsyncV2,
	(void *)slow_aclmdlExecuteV2,
	(void *)slow_aclmdlRIExecuteAsync,
	(void *)slow_aclopCast,
	(void *)slow_aclopExecWithHandle,
	(void *)slow_aclopExecute,
	(void *)slow_aclopExecuteV2,
	(void *)slow_aclrtLaunchKernel,
	(void *)slow_aclrtLaunchKernelV2,
	(void *)slow_aclrtLaunchKernelWithArgsArray,
	(void *)slow_aclrtLaunchKernelWithConfig,
	(void *)slow_aclrtLaunchKernelWithHostArgs,
	(void *)slow_aclmdlExecute,
	(void *)slow_aclmdlRICaptureGetInfo,
	(void *)slow_aclrtRecordEvent,
	(void *)slow_aclrtStreamQuery,
	(void *)slow_aclrtStreamWaitEvent,
	(void *)slow_aclrtSynchronizeStream,
	(void *)slow_aclrtSynchronizeStreamWithTimeout,
	(void *)slow_aclrtGetDevice,
	(void *)slow_aclrtGetLastError,
	(void *)slow_aclrtPeekAtLastError,
	(void *)slow_aclrtQueryEvent,
	(void *)slow_aclrtQueryEventStatus,
	(void *)slow_aclrtQueryEventWaitStatus,
	(void *)slow_aclrtSetDevice,
	(void *)slow_aclrtSynchronizeDevice,
	(void *)slow_aclrtSynchronizeDeviceWithTimeout,
	(void *)slow_aclrtMemcpy2dAsync,
	(void *)slow_aclrtMemcpyAsync,
	(void *)slow_aclrtMemcpyAsyncWithCondition,
	(void *)slow_aclrtMemcpyBatchAsync,
	(void *)slow_aclrtMemsetAsync,
	(void *)slow_aclrtReduceAsync,
	(void *)slow_aclrtMemcpy,
	(void *)slow_aclrtMemcpy2d,
	(void *)slow_aclrtMemset,
	(void *)slow_aclAppLog,
	(void *)slow_aclCreateDataBuffer,
	(void *)slow_aclCreateTensorDesc,
	(void *)slow_aclDataTypeSize,
	(void *)slow_aclDestroyDataBuffer,
	(void *)slow_aclDestroyTensorDesc,
	(void *)slow_aclFinalize,
	(void *)slow_aclFloat16ToFloat,
	(void *)slow_aclFloatToFloat16,
	(void *)slow_aclGetCannAttribute,
	(void *)slow_aclGetCannAttributeList,
	(void *)slow_aclGetDataBufferAddr,
	(void *)slow_aclGetDataBufferSize,
	(void *)slow_aclGetDataBufferSizeV2,
	(void *)slow_aclGetDeviceCapability,
	(void *)slow_aclGetRecentErrMsg,
	(void *)slow_aclGetTensorDescAddress,
	(void *)slow_aclGetTensorDescByIndex,
	(void *)slow_aclGetTensorDescDim,
	(void *)slow_aclGetTensorDescDimRange,
	(void *)slow_aclGetTensorDescDimV2,
	(void *)slow_aclGetTensorDescElementCount,
	(void *)slow_aclGetTensorDescFormat,
	(void *)slow_aclGetTensorDescName,
	(void *)slow_aclGetTensorDescNumDims,
	(void *)slow_aclGetTensorDescSize,
	(void *)slow_aclGetTensorDescType,
	(void *)slow_aclInit,
	(void *)slow_aclSetTensorConst,
	(void *)slow_aclSetTensorDescName,
	(void *)slow_aclSetTensorDynamicInput,
	(void *)slow_aclSetTensorFormat,
	(void *)slow_aclSetTensorOriginFormat,
	(void *)slow_aclSetTensorOriginShape,
	(void *)slow_aclSetTensorPlaceMent,
	(void *)slow_aclSetTensorShape,
	(void *)slow_aclSetTensorShapeRange,
	(void *)slow_aclSetTensorStorageFormat,
	(void *)slow_aclSetTensorStorageShape,
	(void *)slow_aclSetTensorValueRange,
	(void *)slow_aclTransTensorDescFormat,
	(void *)slow_aclUpdateDataBuffer,
	(void *)slow_aclmdlAddDatasetBuffer,
	(void *)slow_aclmdlBundleGetModelId,
	(void *)slow_aclmdlBundleGetModelNum,
	(void *)slow_aclmdlBundleLoadFromFile,
	(void *)slow_aclmdlBundleLoadFromMem,
	(void *)slow_aclmdlBundleUnload,
	(void *)slow_aclmdlCreateAIPP,
	(void *)slow_aclmdlCreateAndGetOpDesc,
	(void *)slow_aclmdlCreateConfigHandle,
	(void *)slow_aclmdlCreateDataset,
	(void *)slow_aclmdlCreateDesc,
	(void *)slow_aclmdlCreateExecConfigHandle,
	(void *)slow_aclmdlDestroyAIPP,
	(void *)slow_aclmdlDestroyConfigHandle,
	(void *)slow_aclmdlDestroyDataset,
	(void *)slow_aclmdlDestroyDesc,
	(void *)slow_aclmdlDestroyExecConfigHandle,
	(void *)slow_aclmdlFinalizeDump,
	(void *)slow_aclmdlGetAippDataSize,
	(void *)slow_aclmdlGetAippType,
	(void *)slow_aclmdlGetCurOutputDims,
	(void *)slow_aclmdlGetDatasetBuffer,
	(void *)slow_aclmdlGetDatasetNumBuffers,
	(void *)slow_aclmdlGetDatasetTensorDesc,
	(void *)slow_aclmdlGetDesc,
	(void *)slow_aclmdlGetDescFromFile,
	(void *)slow_aclmdlGetDescFromMem,
	(void *)slow_aclmdlGetDynamicBatch,
	(void *)slow_aclmdlGetDynamicHW,
	(void *)slow_aclmdlGetFirstAippInfo,
	(void *)slow_aclmdlGetInputDataType,
	(void *)slow_aclmdlGetInputDims,
	(void *)slow_aclmdlGetInputDimsRange,
	(void *)slow_aclmdlGetInputDimsV2,
	(void *)slow_aclmdlGetInputDynamicDims,
	(void *)slow_aclmdlGetInputDynamicGearCount,
	(void *)slow_aclmdlGetInputFormat,
	(void *)slow_aclmdlGetInputIndexByName,
	(void *)slow_aclmdlGetInputNameByIndex,
	(void *)slow_aclmdlGetInputSizeByIndex,
	(void *)slow_aclmdlGetNumInputs,
	(void *)slow_aclmdlGetNumOutputs,
	(void *)slow_aclmdlGetOpAttr,
	(void *)slow_aclmdlGetOutputDataType,
	(void *)slow_aclmdlGetOutputDims,
	(void *)slow_aclmdlGetOutputFormat,
	(void *)slow_aclmdlGetOutputIndexByName,
	(void *)slow_aclmdlGetOutputNameByIndex,
	(void *)slow_aclmdlGetOutputSizeByIndex,
	(void *)slow_aclmdlGetTensorRealName,
	(void *)slow_aclmdlInitDump,
	(void *)slow_aclmdlLoadFromFile,
	(void *)slow_aclmdlLoadFromFileWithMem,
	(void *)slow_aclmdlLoadFromFileWithQ,
	(void *)slow_aclmdlLoadFromMem,
	(void *)slow_aclmdlLoadFromMemWithMem,
	(void *)slow_aclmdlLoadFromMemWithQ,
	(void *)slow_aclmdlLoadWithConfig,
	(void *)slow_aclmdlQueryExeOMDesc,
	(void *)slow_aclmdlQuerySize,
	(void *)slow_aclmdlQuerySizeFromMem,
	(void *)slow_aclmdlRICaptureBegin,
	(void *)slow_aclmdlRICaptureEnd,
	(void *)slow_aclmdlRICaptureTaskGrpBegin,
	(void *)slow_aclmdlRICaptureTaskGrpEnd,
	(void *)slow_aclmdlRICaptureTaskUpdateBegin,
	(void *)slow_aclmdlRICaptureTaskUpdateEnd,
	(void *)slow_aclmdlRICaptureThreadExchangeMode,
	(void *)slow_aclmdlRIDebugPrint,
	(void *)slow_aclmdlRIDestroy,
	(void *)slow_aclmdlSetAIPPAxSwapSwitch,
	(void *)slow_aclmdlSetAIPPByInputIndex,
	(void *)slow_aclmdlSetAIPPCropParams,
	(void *)slow_aclmdlSetAIPPCscParams,
	(void *)slow_aclmdlSetAIPPDtcPixelMean,
	(void *)slow_aclmdlSetAIPPDtcPixelMin,
	(void *)slow_aclmdlSetAIPPInputFormat,
	(void *)slow_aclmdlSetAIPPPaddingParams,
	(void *)slow_aclmdlSetAIPPPixelVarReci,
	(void *)slow_aclmdlSetAIPPRbuvSwapSwitch,
	(void *)slow_aclmdlSetAIPPScfParams,
	(void *)slow_aclmdlSetAIPPSrcImageSize,
	(void *)slow_aclmdlSetConfigOpt,
	(void *)slow_aclmdlSetDatasetTensorDesc,
	(void *)slow_aclmdlSetDump,
	(void *)slow_aclmdlSetDynamicBatchSize,
	(void *)slow_aclmdlSetDynamicHWSize,
	(void *)slow_aclmdlSetExecConfigOpt,
	(void *)slow_aclmdlSetInputAIPP,
	(void *)slow_aclmdlSetInputDynamicDims,
	(void *)slow_aclmdlUnload,
	(void *)slow_aclopCreateAttr,
	(void *)slow_aclopCreateHandle,
	(void *)slow_aclopCreateHandleForCast,
	(void *)slow_aclopCreateKernel,
	(void *)slow_aclopDestroyAttr,
	(void *)slow_aclopDestroyHandle,
	(void *)slow_aclopInferShape,
	(void *)slow_aclopLoad,
	(void *)slow_aclopRegisterCompileFunc,
	(void *)slow_aclopSetAttrBool,
	(void *)slow_aclopSetAttrDataType,
	(void *)slow_aclopSetAttrFloat,
	(void *)slow_aclopSetAttrInt,
	(void *)slow_aclopSetAttrListBool,
	(void *)slow_aclopSetAttrListDataType,
	(void *)slow_aclopSetAttrListFloat,
	(void *)slow_aclopSetAttrListInt,
	(void *)slow_aclopSetAttrListListInt,
	(void *)slow_aclopSetAttrListString,
	(void *)slow_aclopSetAttrString,
	(void *)slow_aclopSetKernelArgs,
	(void *)slow_aclopSetKernelWorkspaceSizes,
	(void *)slow_aclopSetMaxOpQueueNum,
	(void *)slow_aclopSetModelDir,
	(void *)slow_aclopStartDumpArgs,
	(void *)slow_aclopStopDumpArgs,
	(void *)slow_aclopUnregisterCompileFunc,
	(void *)slow_aclopUpdateParams,
	(void *)slow_aclrtAllocatorCreateDesc,
	(void *)slow_aclrtAllocatorDestroyDesc,
	(void *)slow_aclrtAllocatorRegister,
	(void *)slow_aclrtAllocatorSetAllocAdviseFuncToDesc,
	(void *)slow_aclrtAllocatorSetAllocFuncToDesc,
	(void *)slow_aclrtAllocatorSetFreeFuncToDesc,
	(void *)slow_aclrtAllocatorSetGetAddrFromBlockFuncToDesc,
	(void *)slow_aclrtAllocatorSetObjToDesc,
	(void *)slow_aclrtAllocatorUnregister,
	(void *)slow_aclrtBinaryGetFunction,
	(void *)slow_aclrtBinaryLoadFromData,
	(void *)slow_aclrtBinaryLoadFromFile,
	(void *)slow_aclrtBinaryUnLoad,
	(void *)slow_aclrtCmoAsync,
	(void *)slow_aclrtCreateContext,
	(void *)slow_aclrtCreateEvent,
	(void *)slow_aclrtCreateEventExWithFlag,
	(void *)slow_aclrtCreateEventWithFlag,
	(void *)slow_aclrtCreateGroupInfo,
	(void *)slow_aclrtCreateStream,
	(void *)slow_aclrtCreateStreamWithConfig,
	(void *)slow_aclrtCtxSetSysParamOpt,
	(void *)slow_aclrtDestroyContext,
	(void *)slow_aclrtDestroyEvent,
	(void *)slow_aclrtDestroyGroupInfo,
	(void *)slow_aclrtDestroyStream,
	(void *)slow_aclrtDestroyStreamForce,
	(void *)slow_aclrtDeviceCanAccessPeer,
	(void *)slow_aclrtDeviceDisablePeerAccess,
	(void *)slow_aclrtDeviceEnablePeerAccess,
	(void *)slow_aclrtDeviceGetBareTgid,
	(void *)slow_aclrtDeviceGetUuid,
	(void *)slow_aclrtDeviceTaskAbort,
	(void *)slow_aclrtEventElapsedTime,
	(void *)slow_aclrtFree,
	(void *)slow_aclrtFreeHost,
	(void *)slow_aclrtFreeHostWithDevSync,
	(void *)slow_aclrtFreePhysical,
	(void *)slow_aclrtFreeWithDevSync,
	(void *)slow_aclrtGetAllGroupInfo,
	(void *)slow_aclrtGetCurrentContext,
	(void *)slow_aclrtGetDeviceCount,
	(void *)slow_aclrtGetDeviceIdFromExceptionInfo,
	(void *)slow_aclrtGetDeviceInfo,
	(void *)slow_aclrtGetDeviceResLimit,
	(void *)slow_aclrtGetDeviceUtilizationRate,
	(void *)slow_aclrtGetErrorCodeFromExceptionInfo,
	(void *)slow_aclrtGetFunctionAddr,
	(void *)slow_aclrtGetGroupCount,
	(void *)slow_aclrtGetGroupInfoDetail,
	(void *)slow_aclrtGetMemInfo,
	(void *)slow_aclrtGetMemUceInfo,
	(void *)slow_aclrtGetOverflowStatus,
	(void *)slow_aclrtGetPrimaryCtxState,
	(void *)slow_aclrtGetResInCurrentThread,
	(void *)slow_aclrtGetRunMode,
	(void *)slow_aclrtGetSocName,
	(void *)slow_aclrtGetStreamIdFromExceptionInfo,
	(void *)slow_aclrtGetStreamOverflowSwitch,
	(void *)slow_aclrtGetStreamResLimit,
	(void *)slow_aclrtGetSysParamOpt,
	(void *)slow_aclrtGetTaskIdFromExceptionInfo,
	(void *)slow_aclrtGetThreadIdFromExceptionInfo,
	(void *)slow_aclrtGetVersion,
	(void *)slow_aclrtHostRegister,
	(void *)slow_aclrtHostUnregister,
	(void *)slow_aclrtIpcMemClose,
	(void *)slow_aclrtIpcMemGetExportKey,
	(void *)slow_aclrtIpcMemImportByKey,
	(void *)slow_aclrtLaunchCallback,
	(void *)slow_aclrtLaunchHostFunc,
	(void *)slow_aclrtMalloc,
	(void *)slow_aclrtMallocAlign32,
	(void *)slow_aclrtMallocCached,
	(void *)slow_aclrtMallocForTaskScheduler,
	(void *)slow_aclrtMallocHost,
	(void *)slow_aclrtMallocHostWithCfg,
	(void *)slow_aclrtMallocPhysical,
	(void *)slow_aclrtMallocWithCfg,
	(void *)slow_aclrtMapMem,
	(void *)slow_aclrtMemAllocManaged,
	(void *)slow_aclrtMemExportToShareableHandle,
	(void *)slow_aclrtMemFlush,
	(void *)slow_aclrtMemGetAllocationGranularity,
	(void *)slow_aclrtMemImportFromShareableHandle,
	(void *)slow_aclrtMemInvalidate,
	(void *)slow_aclrtMemPoolFreeAsync,
	(void *)slow_aclrtMemPoolMallocAsync,
	(void *)slow_aclrtMemRetainAllocationHandle,
	(void *)slow_aclrtMemSetPidToShareableHandle,
	(void *)slow_aclrtMemUceRepair,
	(void *)slow_aclrtMemcpyBatch,
	(void *)slow_aclrtProcessReport,
	(void *)slow_aclrtReleaseMemAddress,
	(void *)slow_aclrtReserveMemAddress,
	(void *)slow_aclrtResetDevice,
	(void *)slow_aclrtResetDeviceResLimit,
	(void *)slow_aclrtResetEvent,
	(void *)slow_aclrtResetOverflowStatus,
	(void *)slow_aclrtResetStreamResLimit,
	(void *)slow_aclrtSetCurrentContext,
	(void *)slow_aclrtSetDeviceResLimit,
	(void *)slow_aclrtSetDeviceSatMode,
	(void *)slow_aclrtSetExceptionInfoCallback,
	(void *)slow_aclrtSetGroup,
	(void *)slow_aclrtSetOpExecuteTimeOut,
	(void *)slow_aclrtSetOpWaitTimeout,
	(void *)slow_aclrtSetStreamFailureMode,
	(void *)slow_aclrtSetStreamOverflowSwitch,
	(void *)slow_aclrtSetStreamResLimit,
	(void *)slow_aclrtSetSysParamOpt,
	(void *)slow_aclrtSetTsDevice,
	(void *)slow_aclrtSubscribeReport,
	(void *)slow_aclrtSynchronizeEvent,
	(void *)slow_aclrtUnSubscribeReport,
	(void *)slow_aclrtUnmapMem,
	(void *)slow_aclrtUnuseStreamResInCurrentThread,
	(void *)slow_aclrtUseStreamResInCurrentThread,
	(void *)slow_aclsysGetCANNVersion,
	EXTRA_SLOTS
};

static const struct shim_symbol symbols[] = {
	SHIM_SYMBOL(aclmdlExecuteAsync, aclError),
	SHIM_SYMBOL(aclmdlExecuteAsyncV2, aclError),
	SHIM_SYMBOL(aclmdlExecuteV2, aclError),
	SHIM_SYMBOL(aclmdlRIExecuteAsync, aclError),
	SHIM_SYMBOL(aclopCast, aclError),
	SHIM_SYMBOL(aclopExecWithHandle, aclError),
	SHIM_SYMBOL(aclopExecute, aclError),
	SHIM_SYMBOL(aclopExecuteV2, aclError),
	SHIM_SYMBOL(aclrtLaunchKernel, aclError),
	SHIM_SYMBOL(aclrtLaunchKernelV2, aclError),
	SHIM_SYMBOL(aclrtLaunchKernelWithArgsArray, aclError),
	SHIM_SYMBOL(aclrtLaunchKernelWithConfig, aclError),
	SHIM_SYMBOL(aclrtLaunchKernelWithHostArgs, aclError),
	SHIM_SYMBOL(aclmdlExecute, aclError),
	SHIM_SYMBOL(aclmdlRICaptureGetInfo, aclError),
	SHIM_SYMBOL(aclrtRecordEvent, aclError),
	SHIM_SYMBOL(aclrtStreamQuery, aclError),
	SHIM_SYMBOL(aclrtStreamWaitEvent, aclError),
	SHIM_SYMBOL(aclrtSynchronizeStream, aclError),
	SHIM_SYMBOL(aclrtSynchronizeStreamWithTimeout, aclError),
	SHIM_SYMBOL(aclrtGetDevice, aclError),
	SHIM_SYMBOL(aclrtGetLastError, aclError),
	SHIM_SYMBOL(aclrtPeekAtLastError, aclError),
	SHIM_SYMBOL(aclrtQueryEvent, aclError),
	SHIM_SYMBOL(aclrtQueryEventStatus, aclError),
	SHIM_SYMBOL(aclrtQueryEventWaitStatus, aclError),
	SHIM_SYMBOL(aclrtSetDevice, aclError),
	SHIM_SYMBOL(aclrtSynchronizeDevice, aclError),
	SHIM_SYMBOL(aclrtSynchronizeDeviceWithTimeout, aclError),
	SHIM_SYMBOL(aclrtMemcpy2dAsync, aclError),
	SHIM_SYMBOL(aclrtMemcpyAsync, aclError),
	SHIM_SYMBOL(aclrtMemcpyAsyncWithCondition, aclError),
	SHIM_SYMBOL(aclrtMemcpyBatchAsync, aclError),
	SHIM_SYMBOL(aclrtMemsetAsync, aclError),
	SHIM_SYMBOL(aclrtReduceAsync, aclError),
	SHIM_SYMBOL(aclrtMemcpy, aclError),
	SHIM_SYMBOL(aclrtMemcpy2d, aclError),
	SHIM_SYMBOL(aclrtMemset, aclError),
	SHIM_SYMBOL(aclAppLog, untyped),
	SHIM_SYMBOL(aclCreateDataBuffer, aclDataBuffer_p),
	SHIM_SYMBOL(aclCreateTensorDesc, aclTensorDesc_p),
	SHIM_SYMBOL(aclDataTypeSize, size_t),
	SHIM_SYMBOL(aclDestroyDataBuffer, aclError),
	SHIM_SYMBOL(aclDestroyTensorDesc, void),
	SHIM_SYMBOL(aclFinalize, aclError),
	SHIM_SYMBOL(aclFloat16ToFloat, float),
	SHIM_SYMBOL(aclFloatToFloat16, aclFloat16),
	SHIM_SYMBOL(aclGetCannAttribute, aclError),
	SHIM_SYMBOL(aclGetCannAttributeList, aclError),
	SHIM_SYMBOL(aclGetDataBufferAddr, void_p),
	SHIM_SYMBOL(aclGetDataBufferSize, uint32_t),
	SHIM_SYMBOL(aclGetDataBufferSizeV2, size_t),
	SHIM_SYMBOL(aclGetDeviceCapability, aclError),
	SHIM_SYMBOL(aclGetRecentErrMsg, const_char_p),
	SHIM_SYMBOL(aclGetTensorDescAddress, void_p),
	SHIM_SYMBOL(aclGetTensorDescByIndex, aclTensorDesc_p),
	SHIM_SYMBOL(aclGetTensorDescDim, int64_t),
	SHIM_SYMBOL(aclGetTensorDescDimRange, aclError),
	SHIM_SYMBOL(aclGetTensorDescDimV2, aclError),
	SHIM_SYMBOL(aclGetTensorDescElementCount, size_t),
	SHIM_SYMBOL(aclGetTensorDescFormat, aclFormat),
	SHIM_SYMBOL(aclGetTensorDescName, const_char_p),
	SHIM_SYMBOL(aclGetTensorDescNumDims, size_t),
	SHIM_SYMBOL(aclGetTensorDescSize, size_t),
	SHIM_SYMBOL(aclGetTensorDescType, aclDataType),
	SHIM_SYMBOL(aclInit, aclError),
	SHIM_SYMBOL(aclSetTensorConst, aclError),
	SHIM_SYMBOL(aclSetTensorDescName, void),
	SHIM_SYMBOL(aclSetTensorDynamicInput, aclError),
	SHIM_SYMBOL(aclSetTensorFormat, aclError),
	SHIM_SYMBOL(aclSetTensorOriginFormat, aclError),
	SHIM_SYMBOL(aclSetTensorOriginShape, aclError),
	SHIM_SYMBOL(aclSetTensorPlaceMent, aclError),
	SHIM_SYMBOL(aclSetTensorShape, aclError),
	SHIM_SYMBOL(aclSetTensorShapeRange, aclError),
	SHIM_SYMBOL(aclSetTensorStorageFormat, aclError),
	SHIM_SYMBOL(aclSetTensorStorageShape, aclError),
	SHIM_SYMBOL(aclSetTensorValueRange, aclError),
	SHIM_SYMBOL(aclTransTensorDescFormat, aclError),
	SHIM_SYMBOL(aclUpdateDataBuffer, aclError),
	SHIM_SYMBOL(aclmdlAddDatasetBuffer, aclError),
	SHIM_SYMBOL(aclmdlBundleGetModelId, aclError),
	SHIM_SYMBOL(aclmdlBundleGetModelNum, aclError),
	SHIM_SYMBOL(aclmdlBundleLoadFromFile, aclError),
	SHIM_SYMBOL(aclmdlBundleLoadFromMem, aclError),
	SHIM_SYMBOL(aclmdlBundleUnload, aclError),
	SHIM_SYMBOL(aclmdlCreateAIPP, aclmdlAIPP_p),
	SHIM_SYMBOL(aclmdlCreateAndGetOpDesc, aclError),
	SHIM_SYMBOL(aclmdlCreateConfigHandle, aclmdlConfigHandle_p),
	SHIM_SYMBOL(aclmdlCreateDataset, aclmdlDataset_p),
	SHIM_SYMBOL(aclmdlCreateDesc, aclmdlDesc_p),
	SHIM_SYMBOL(aclmdlCreateExecConfigHandle, aclmdlExecConfigHandle_p),
	SHIM_SYMBOL(aclmdlDestroyAIPP, aclError),
	SHIM_SYMBOL(aclmdlDestroyConfigHandle, aclError),
	SHIM_SYMBOL(aclmdlDestroyDataset, aclError),
	SHIM_SYMBOL(aclmdlDestroyDesc, aclError),
	SHIM_SYMBOL(aclmdlDestroyExecConfigHandle, aclError),
	SHIM_SYMBOL(aclmdlFinalizeDump, aclError),
	SHIM_SYMBOL(aclmdlGetAippDataSize, aclError),
	SHIM_SYMBOL(aclmdlGetAippType, aclError),
	SHIM_SYMBOL(aclmdlGetCurOutputDims, aclError),
	SHIM_SYMBOL(aclmdlGetDatasetBuffer, aclDataBuffer_p),
	SHIM_SYMBOL(aclmdlGetDatasetNumBuffers, size_t),
	SHIM_SYMBOL(aclmdlGetDatasetTensorDesc, aclTensorDesc_p),
	SHIM_SYMBOL(aclmdlGetDesc, aclError),
	SHIM_SYMBOL(aclmdlGetDescFromFile, aclError),
	SHIM_SYMBOL(aclmdlGetDescFromMem, aclError),
	SHIM_SYMBOL(aclmdlGetDynamicBatch, aclError),
	SHIM_SYMBOL(aclmdlGetDynamicHW, aclError),
	SHIM_SYMBOL(aclmdlGetFirstAippInfo, aclError),
	SHIM_SYMBOL(aclmdlGetInputDataType, aclDataType),
	SHIM_SYMBOL(aclmdlGetInputDims, aclError),
	SHIM_SYMBOL(aclmdlGetInputDimsRange, aclError),
	SHIM_SYMBOL(aclmdlGetInputDimsV2, aclError),
	SHIM_SYMBOL(aclmdlGetInputDynamicDims, aclError),
	SHIM_SYMBOL(aclmdlGetInputDynamicGearCount, aclError),
	SHIM_SYMBOL(aclmdlGetInputFormat, aclFormat),
	SHIM_SYMBOL(aclmdlGetInputIndexByName, aclError),
	SHIM_SYMBOL(aclmdlGetInputNameByIndex, const_char_p),
	SHIM_SYMBOL(aclmdlGetInputSizeByIndex, size_t),
	SHIM_SYMBOL(aclmdlGetNumInputs, size_t),
	SHIM_SYMBOL(aclmdlGetNumOutputs, size_t),
	SHIM_SYMBOL(aclmdlGetOpAttr, const_char_p),
	SHIM_SYMBOL(aclmdlGetOutputDataType, aclDataType),
	SHIM_SYMBOL(aclmdlGetOutputDims, aclError),
	SHIM_SYMBOL(aclmdlGetOutputFormat, aclFormat),
	SHIM_SYMBOL(aclmdlGetOutputIndexByName, aclError),
	SHIM_SYMBOL(aclmdlGetOutputNameByIndex, const_char_p),
	SHIM_SYMBOL(aclmdlGetOutputSizeByIndex, size_t),
	SHIM_SYMBOL(aclmdlGetTensorRealName, const_char_p),
	SHIM_SYMBOL(aclmdlInitDump, aclError),
	SHIM_SYMBOL(aclmdlLoadFromFile, aclError),
	SHIM_SYMBOL(aclmdlLoadFromFileWithMem, aclError),
	SHIM_SYMBOL(aclmdlLoadFromFileWithQ, aclError),
	SHIM_SYMBOL(aclmdlLoadFromMem, aclError),
	SHIM_SYMBOL(aclmdlLoadFromMemWithMem, aclError),
	SHIM_SYMBOL(aclmdlLoadFromMemWithQ, aclError),
	SHIM_SYMBOL(aclmdlLoadWithConfig, aclError),
	SHIM_SYMBOL(aclmdlQueryExeOMDesc, aclError),
	SHIM_SYMBOL(aclmdlQuerySize, aclError),
	SHIM_SYMBOL(aclmdlQuerySizeFromMem, aclError),
	SHIM_SYMBOL(aclmdlRICaptureBegin, aclError),
	SHIM_SYMBOL(aclmdlRICaptureEnd, aclError),
	SHIM_SYMBOL(aclmdlRICaptureTaskGrpBegin, aclError),
	SHIM_SYMBOL(aclmdlRICaptureTaskGrpEnd, aclError),
	SHIM_SYMBOL(aclmdlRICaptureTaskUpdateBegin, aclError),
	SHIM_SYMBOL(aclmdlRICaptureTaskUpdateEnd, aclError),
	SHIM_SYMBOL(aclmdlRICaptureThreadExchangeMode, aclError),
	SHIM_SYMBOL(aclmdlRIDebugPrint, aclError),
	SHIM_SYMBOL(aclmdlRIDestroy, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPAxSwapSwitch, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPByInputIndex, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPCropParams, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPCscParams, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPDtcPixelMean, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPDtcPixelMin, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPInputFormat, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPPaddingParams, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPPixelVarReci, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPRbuvSwapSwitch, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPScfParams, aclError),
	SHIM_SYMBOL(aclmdlSetAIPPSrcImageSize, aclError),
	SHIM_SYMBOL(aclmdlSetConfigOpt, aclError),
	SHIM_SYMBOL(aclmdlSetDatasetTensorDesc, aclError),
	SHIM_SYMBOL(aclmdlSetDump, aclError),
	SHIM_SYMBOL(aclmdlSetDynamicBatchSize, aclError),
	SHIM_SYMBOL(aclmdlSetDynamicHWSize, aclError),
	SHIM_SYMBOL(aclmdlSetExecConfigOpt, aclError),
	SHIM_SYMBOL(aclmdlSetInputAIPP, aclError),
	SHIM_SYMBOL(aclmdlSetInputDynamicDims, aclError),
	SHIM_SYMBOL(aclmdlUnload, aclError),
	SHIM_SYMBOL(aclopCreateAttr, aclopAttr_p),
	SHIM_SYMBOL(aclopCreateHandle, aclError),
	SHIM_SYMBOL(aclopCreateHandleForCast, aclError),
	SHIM_SYMBOL(aclopCreateKernel, aclError),
	SHIM_SYMBOL(aclopDestroyAttr, void),
	SHIM_SYMBOL(aclopDestroyHandle, void),
	SHIM_SYMBOL(aclopInferShape, aclError),
	SHIM_SYMBOL(aclopLoad, aclError),
	SHIM_SYMBOL(aclopRegisterCompileFunc, aclError),
	SHIM_SYMBOL(aclopSetAttrBool, aclError),
	SHIM_SYMBOL(aclopSetAttrDataType, aclError),
	SHIM_SYMBOL(aclopSetAttrFloat, aclError),
	SHIM_SYMBOL(aclopSetAttrInt, aclError),
	SHIM_SYMBOL(aclopSetAttrListBool, aclError),
	SHIM_SYMBOL(aclopSetAttrListDataType, aclError),
	SHIM_SYMBOL(aclopSetAttrListFloat, aclError),
	SHIM_SYMBOL(aclopSetAttrListInt, aclError),
	SHIM_SYMBOL(aclopSetAttrListListInt, aclError),
	SHIM_SYMBOL(aclopSetAttrListString, aclError),
	SHIM_SYMBOL(aclopSetAttrString, aclError),
	SHIM_SYMBOL(aclopSetKernelArgs, aclError),
	SHIM_SYMBOL(aclopSetKernelWorkspaceSizes, aclError),
	SHIM_SYMBOL(aclopSetMaxOpQueueNum, aclError),
	SHIM_SYMBOL(aclopSetModelDir, aclError),
	SHIM_SYMBOL(aclopStartDumpArgs, aclError),
	SHIM_SYMBOL(aclopStopDumpArgs, aclError),
	SHIM_SYMBOL(aclopUnregisterCompileFunc, aclError),
	SHIM_SYMBOL(aclopUpdateParams, aclError),
	SHIM_SYMBOL(aclrtAllocatorCreateDesc, aclrtAllocatorDesc),
	SHIM_SYMBOL(aclrtAllocatorDestroyDesc, aclError),
	SHIM_SYMBOL(aclrtAllocatorRegister, aclError),
	SHIM_SYMBOL(aclrtAllocatorSetAllocAdviseFuncToDesc, aclError),
	SHIM_SYMBOL(aclrtAllocatorSetAllocFuncToDesc, aclError),
	SHIM_SYMBOL(aclrtAllocatorSetFreeFuncToDesc, aclError),
	SHIM_SYMBOL(aclrtAllocatorSetGetAddrFromBlockFuncToDesc, aclError),
	SHIM_SYMBOL(aclrtAllocatorSetObjToDesc, aclError),
	SHIM_SYMBOL(aclrtAllocatorUnregister, aclError),
	SHIM_SYMBOL(aclrtBinaryGetFunction, aclError),
	SHIM_SYMBOL(aclrtBinaryLoadFromData, aclError),
	SHIM_SYMBOL(aclrtBinaryLoadFromFile, aclError),
	SHIM_SYMBOL(aclrtBinaryUnLoad, aclError),
	SHIM_SYMBOL(aclrtCmoAsync, aclError),
	SHIM_SYMBOL(aclrtCreateContext, aclError),
	SHIM_SYMBOL(aclrtCreateEvent, aclError),
	SHIM_SYMBOL(aclrtCreateEventExWithFlag, aclError),
	SHIM_SYMBOL(aclrtCreateEventWithFlag, aclError),
	SHIM_SYMBOL(aclrtCreateGroupInfo, aclrtGroupInfo_p),
	SHIM_SYMBOL(aclrtCreateStream, aclError),
	SHIM_SYMBOL(aclrtCreateStreamWithConfig, aclError),
	SHIM_SYMBOL(aclrtCtxSetSysParamOpt, aclError),
	SHIM_SYMBOL(aclrtDestroyContext, aclError),
	SHIM_SYMBOL(aclrtDestroyEvent, aclError),
	SHIM_SYMBOL(aclrtDestroyGroupInfo, aclError),
	SHIM_SYMBOL(aclrtDestroyStream, aclError),
	SHIM_SYMBOL(aclrtDestroyStreamForce, aclError),
	SHIM_SYMBOL(aclrtDeviceCanAccessPeer, aclError),
	SHIM_SYMBOL(aclrtDeviceDisablePeerAccess, aclError),
	SHIM_SYMBOL(aclrtDeviceEnablePeerAccess, aclError),
	SHIM_SYMBOL(aclrtDeviceGetBareTgid, aclError),
	SHIM_SYMBOL(aclrtDeviceGetUuid, aclError),
	SHIM_SYMBOL(aclrtDeviceTaskAbort, aclError),
	SHIM_SYMBOL(aclrtEventElapsedTime, aclError),
	SHIM_SYMBOL(aclrtFree, aclError),
	SHIM_SYMBOL(aclrtFreeHost, aclError),
	SHIM_SYMBOL(aclrtFreeHostWithDevSync, aclError),
	SHIM_SYMBOL(aclrtFreePhysical, aclError),
	SHIM_SYMBOL(aclrtFreeWithDevSync, aclError),
	SHIM_SYMBOL(aclrtGetAllGroupInfo, aclError),
	SHIM_SYMBOL(aclrtGetCurrentContext, aclError),
	SHIM_SYMBOL(aclrtGetDeviceCount, aclError),
	SHIM_SYMBOL(aclrtGetDeviceIdFromExceptionInfo, uint32_t),
	SHIM_SYMBOL(aclrtGetDeviceInfo, aclError),
	SHIM_SYMBOL(aclrtGetDeviceResLimit, aclError),
	SHIM_SYMBOL(aclrtGetDeviceUtilizationRate, aclError),
	SHIM_SYMBOL(aclrtGetErrorCodeFromExceptionInfo, uint32_t),
	SHIM_SYMBOL(aclrtGetFunctionAddr, aclError),
	SHIM_SYMBOL(aclrtGetGroupCount, aclError),
	SHIM_SYMBOL(aclrtGetGroupInfoDetail, aclError),
	SHIM_SYMBOL(aclrtGetMemInfo, aclError),
	SHIM_SYMBOL(aclrtGetMemUceInfo, aclError),
	SHIM_SYMBOL(aclrtGetOverflowStatus, aclError),
	SHIM_SYMBOL(aclrtGetPrimaryCtxState, aclError),
	SHIM_SYMBOL(aclrtGetResInCurrentThread, aclError),
	SHIM_SYMBOL(aclrtGetRunMode, aclError),
	SHIM_SYMBOL(aclrtGetSocName, const_char_p),
	SHIM_SYMBOL(aclrtGetStreamIdFromExceptionInfo, uint32_t),
	SHIM_SYMBOL(aclrtGetStreamOverflowSwitch, aclError),
	SHIM_SYMBOL(aclrtGetStreamResLimit, aclError),
	SHIM_SYMBOL(aclrtGetSysParamOpt, aclError),
	SHIM_SYMBOL(aclrtGetTaskIdFromExceptionInfo, uint32_t),
	SHIM_SYMBOL(aclrtGetThreadIdFromExceptionInfo, uint32_t),
	SHIM_SYMBOL(aclrtGetVersion, aclError),
	SHIM_SYMBOL(aclrtHostRegister, aclError),
	SHIM_SYMBOL(aclrtHostUnregister, aclError),
	SHIM_SYMBOL(aclrtIpcMemClose, aclError),
	SHIM_SYMBOL(aclrtIpcMemGetExportKey, aclError),
	SHIM_SYMBOL(aclrtIpcMemImportByKey, aclError),
	SHIM_SYMBOL(aclrtLaunchCallback, aclError),
	SHIM_SYMBOL(aclrtLaunchHostFunc, aclError),
	SHIM_SYMBOL(aclrtMalloc, aclError),
	SHIM_SYMBOL(aclrtMallocAlign32, aclError),
	SHIM_SYMBOL(aclrtMallocCached, aclError),
	SHIM_SYMBOL(aclrtMallocForTaskScheduler, aclError),
	SHIM_SYMBOL(aclrtMallocHost, aclError),
	SHIM_SYMBOL(aclrtMallocHostWithCfg, aclError),
	SHIM_SYMBOL(aclrtMallocPhysical, aclError),
	SHIM_SYMBOL(aclrtMallocWithCfg, aclError),
	SHIM_SYMBOL(aclrtMapMem, aclError),
	SHIM_SYMBOL(aclrtMemAllocManaged, aclError),
	SHIM_SYMBOL(aclrtMemExportToShareableHandle, aclError),
	SHIM_SYMBOL(aclrtMemFlush, aclError),
	SHIM_SYMBOL(aclrtMemGetAllocationGranularity, aclError),
	SHIM_SYMBOL(aclrtMemImportFromShareableHandle, aclError),
	SHIM_SYMBOL(aclrtMemInvalidate, aclError),
	SHIM_SYMBOL(aclrtMemPoolFreeAsync, aclError),
	SHIM_SYMBOL(aclrtMemPoolMallocAsync, aclError),
	SHIM_SYMBOL(aclrtMemRetainAllocationHandle, aclError),
	SHIM_SYMBOL(aclrtMemSetPidToShareableHandle, aclError),
	SHIM_SYMBOL(aclrtMemUceRepair, aclError),
	SHIM_SYMBOL(aclrtMemcpyBatch, aclError),
	SHIM_SYMBOL(aclrtProcessReport, aclError),
	SHIM_SYMBOL(aclrtReleaseMemAddress, aclError),
	SHIM_SYMBOL(aclrtReserveMemAddress, aclError),
	SHIM_SYMBOL(aclrtResetDevice, aclError),
	SHIM_SYMBOL(aclrtResetDeviceResLimit, aclError),
	SHIM_SYMBOL(aclrtResetEvent, aclError),
	SHIM_SYMBOL(aclrtResetOverflowStatus, aclError),
	SHIM_SYMBOL(aclrtResetStreamResLimit, aclError),
	SHIM_SYMBOL(aclrtSetCurrentContext, aclError),
	SHIM_SYMBOL(aclrtSetDeviceResLimit, aclError),
	SHIM_SYMBOL(aclrtSetDeviceSatMode, aclError),
	SHIM_SYMBOL(aclrtSetExceptionInfoCallback, aclError),
	SHIM_SYMBOL(aclrtSetGroup, aclError),
	SHIM_SYMBOL(aclrtSetOpExecuteTimeOut, aclError),
	SHIM_SYMBOL(aclrtSetOpWaitTimeout, aclError),
	SHIM_SYMBOL(aclrtSetStreamFailureMode, aclError),
	SHIM_SYMBOL(aclrtSetStreamOverflowSwitch, aclError),
	SHIM_SYMBOL(aclrtSetStreamResLimit, aclError),
	SHIM_SYMBOL(aclrtSetSysParamOpt, aclError),
	SHIM_SYMBOL(aclrtSetTsDevice, aclError),
	SHIM_SYMBOL(aclrtSubscribeReport, aclError),
	SHIM_SYMBOL(aclrtSynchronizeEvent, aclError),
	SHIM_SYMBOL(aclrtUnSubscribeReport, aclError),
	SHIM_SYMBOL(aclrtUnmapMem, aclError),
	SHIM_SYMBOL(aclrtUnuseStreamResInCurrentThread, aclError),
	SHIM_SYMBOL(aclrtUseStreamResInCurrentThread, aclError),
	SHIM_SYMBOL(aclsysGetCANNVersion, aclError),
	EXTRA_SYMBOLS
};

const struct shim_library shim_library = {
	.soname = "libascendcl.so",
	.computes = true,
	.aliases = aliases,
	.symbols = symbols,
	.slots = shim_slots,
	.count = sizeof(symbols) / sizeof(*symbols),
};

const struct config_alias config_aliases[] = {
	{NULL, NULL},
};
