/* Made by `porter gen --backend ascend`. Do not edit. */
/* forwards.c: the calls that go straight to the vendor's library. */
#define REAL_AS_IT_IS
#include "real.h"

aclDataBuffer *aclCreateDataBuffer(void *data, size_t size)
{
	return real_aclCreateDataBuffer(data, size);
}

aclTensorDesc *aclCreateTensorDesc(aclDataType dataType, int numDims, const int64_t *dims,
		aclFormat format)
{
	return real_aclCreateTensorDesc(dataType, numDims, dims, format);
}

size_t aclDataTypeSize(aclDataType dataType)
{
	return real_aclDataTypeSize(dataType);
}

aclError aclDestroyDataBuffer(const aclDataBuffer *dataBuffer)
{
	return real_aclDestroyDataBuffer(dataBuffer);
}

void aclDestroyTensorDesc(const aclTensorDesc *desc)
{
	real_aclDestroyTensorDesc(desc);
}

aclError aclFinalize(void)
{
	return real_aclFinalize();
}

float aclFloat16ToFloat(aclFloat16 value)
{
	return real_aclFloat16ToFloat(value);
}

aclFloat16 aclFloatToFloat16(float value)
{
	return real_aclFloatToFloat16(value);
}

aclError aclGetCannAttribute(aclCannAttr cannAttr, int32_t *value)
{
	return real_aclGetCannAttribute(cannAttr, value);
}

aclError aclGetCannAttributeList(const aclCannAttr **cannAttrList, size_t *num)
{
	return real_aclGetCannAttributeList(cannAttrList, num);
}

void *aclGetDataBufferAddr(const aclDataBuffer *dataBuffer)
{
	return real_aclGetDataBufferAddr(dataBuffer);
}

uint32_t aclGetDataBufferSize(const aclDataBuffer *dataBuffer)
{
	return real_aclGetDataBufferSize(dataBuffer);
}

size_t aclGetDataBufferSizeV2(const aclDataBuffer *dataBuffer)
{
	return real_aclGetDataBufferSizeV2(dataBuffer);
}

aclError aclGetDeviceCapability(uint32_t deviceId, aclDeviceInfo deviceInfo, int64_t *value)
{
	return real_aclGetDeviceCapability(deviceId, deviceInfo, value);
}

const char *aclGetRecentErrMsg(void)
{
	return real_aclGetRecentErrMsg();
}

void *aclGetTensorDescAddress(const aclTensorDesc *desc)
{
	return real_aclGetTensorDescAddress(desc);
}

aclTensorDesc *aclGetTensorDescByIndex(aclTensorDesc *desc, size_t index)
{
	return real_aclGetTensorDescByIndex(desc, index);
}

int64_t aclGetTensorDescDim(const aclTensorDesc *desc, size_t index)
{
	return real_aclGetTensorDescDim(desc, index);
}

aclError aclGetTensorDescDimRange(const aclTensorDesc *desc, size_t index, size_t dimRangeNum,
		int64_t *dimRange)
{
	return real_aclGetTensorDescDimRange(desc, index, dimRangeNum, dimRange);
}

aclError aclGetTensorDescDimV2(const aclTensorDesc *desc, size_t index, int64_t *dimSize)
{
	return real_aclGetTensorDescDimV2(desc, index, dimSize);
}

size_t aclGetTensorDescElementCount(const aclTensorDesc *desc)
{
	return real_aclGetTensorDescElementCount(desc);
}

aclFormat aclGetTensorDescFormat(const aclTensorDesc *desc)
{
	return real_aclGetTensorDescFormat(desc);
}

const char *aclGetTensorDescName(aclTensorDesc *desc)
{
	return real_aclGetTensorDescName(desc);
}

size_t aclGetTensorDescNumDims(const aclTensorDesc *desc)
{
	return real_aclGetTensorDescNumDims(desc);
}

size_t aclGetTensorDescSize(const aclTensorDesc *desc)
{
	return real_aclGetTensorDescSize(desc);
}

aclDataType aclGetTensorDescType(const aclTensorDesc *desc)
{
	return real_aclGetTensorDescType(desc);
}

aclError aclInit(const char *configPath)
{
	return real_aclInit(configPath);
}

aclError aclSetTensorConst(aclTensorDesc *desc, void *dataBuffer, size_t length)
{
	return real_aclSetTensorConst(desc, dataBuffer, length);
}

void aclSetTensorDescName(aclTensorDesc *desc, const char *name)
{
	real_aclSetTensorDescName(desc, name);
}

aclError aclSetTensorDynamicInput(aclTensorDesc *desc, const char *dynamicInputName)
{
	return real_aclSetTensorDynamicInput(desc, dynamicInputName);
}

aclError aclSetTensorFormat(aclTensorDesc *desc, aclFormat format)
{
	return real_aclSetTensorFormat(desc, format);
}

aclError aclSetTensorOriginFormat(aclTensorDesc *desc, aclFormat format)
{
	return real_aclSetTensorOriginFormat(desc, format);
}

aclError aclSetTensorOriginShape(aclTensorDesc *desc, int numDims, const int64_t *dims)
{
	return real_aclSetTensorOriginShape(desc, numDims, dims);
}

aclError aclSetTensorPlaceMent(aclTensorDesc *desc, aclMemType memType)
{
	return real_aclSetTensorPlaceMent(desc, memType);
}

aclError aclSetTensorShape(aclTensorDesc *desc, int numDims, const int64_t *dims)
{
	return real_aclSetTensorShape(desc, numDims, dims);
}

aclError aclSetTensorShapeRange(aclTensorDesc *desc, size_t dimsCount, int64_t dimsRange[][2])
{
	return real_aclSetTensorShapeRange(desc, dimsCount, dimsRange);
}

aclError aclSetTensorStorageFormat(aclTensorDesc *desc, aclFormat format)
{
	return real_aclSetTensorStorageFormat(desc, format);
}

aclError aclSetTensorStorageShape(aclTensorDesc *desc, int numDims, const int64_t *dims)
{
	return real_aclSetTensorStorageShape(desc, numDims, dims);
}

aclError aclSetTensorValueRange(aclTensorDesc *desc, size_t valueCount, int64_t valueRange[][2])
{
	return real_aclSetTensorValueRange(desc, valueCount, valueRange);
}

aclError aclTransTensorDescFormat(const aclTensorDesc *srcDesc, aclFormat dstFormat,
		aclTensorDesc **dstDesc)
{
	return real_aclTransTensorDescFormat(srcDesc, dstFormat, dstDesc);
}

aclError aclUpdateDataBuffer(aclDataBuffer *dataBuffer, void *data, size_t size)
{
	return real_aclUpdateDataBuffer(dataBuffer, data, size);
}

aclError aclmdlAddDatasetBuffer(aclmdlDataset *dataset, aclDataBuffer *dataBuffer)
{
	return real_aclmdlAddDatasetBuffer(dataset, dataBuffer);
}

aclError aclmdlBundleGetModelId(uint32_t bundleId, size_t index, uint32_t *modelId)
{
	return real_aclmdlBundleGetModelId(bundleId, index, modelId);
}

aclError aclmdlBundleGetModelNum(uint32_t bundleId, size_t *modelNum)
{
	return real_aclmdlBundleGetModelNum(bundleId, modelNum);
}

aclmdlAIPP *aclmdlCreateAIPP(uint64_t batchSize)
{
	return real_aclmdlCreateAIPP(batchSize);
}

aclError aclmdlCreateAndGetOpDesc(uint32_t deviceId, uint32_t streamId, uint32_t taskId,
		char *opName, size_t opNameLen, aclTensorDesc **inputDesc, size_t *numInputs,
		aclTensorDesc **outputDesc, size_t *numOutputs)
{
	return real_aclmdlCreateAndGetOpDesc(deviceId, streamId, taskId, opName, opNameLen,
			inputDesc, numInputs, outputDesc, numOutputs);
}

aclmdlConfigHandle *aclmdlCreateConfigHandle(void)
{
	return real_aclmdlCreateConfigHandle();
}

aclmdlDataset *aclmdlCreateDataset(void)
{
	return real_aclmdlCreateDataset();
}

aclmdlDesc *aclmdlCreateDesc(void)
{
	return real_aclmdlCreateDesc();
}

aclmdlExecConfigHandle *aclmdlCreateExecConfigHandle(void)
{
	return real_aclmdlCreateExecConfigHandle();
}

aclError aclmdlDestroyAIPP(const aclmdlAIPP *aippParmsSet)
{
	return real_aclmdlDestroyAIPP(aippParmsSet);
}

aclError aclmdlDestroyConfigHandle(aclmdlConfigHandle *handle)
{
	return real_aclmdlDestroyConfigHandle(handle);
}

aclError aclmdlDestroyDataset(const aclmdlDataset *dataset)
{
	return real_aclmdlDestroyDataset(dataset);
}

aclError aclmdlDestroyDesc(aclmdlDesc *modelDesc)
{
	return real_aclmdlDestroyDesc(modelDesc);
}

aclError aclmdlDestroyExecConfigHandle(const aclmdlExecConfigHandle *handle)
{
	return real_aclmdlDestroyExecConfigHandle(handle);
}

aclError aclmdlFinalizeDump(void)
{
	return real_aclmdlFinalizeDump();
}

aclError aclmdlGetAippDataSize(uint64_t batchSize, size_t *size)
{
	return real_aclmdlGetAippDataSize(batchSize, size);
}

aclError aclmdlGetAippType(uint32_t modelId, size_t index, aclmdlInputAippType *type,
		size_t *dynamicAttachedDataIndex)
{
	return real_aclmdlGetAippType(modelId, index, type, dynamicAttachedDataIndex);
}

aclError aclmdlGetCurOutputDims(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims)
{
	return real_aclmdlGetCurOutputDims(modelDesc, index, dims);
}

aclDataBuffer *aclmdlGetDatasetBuffer(const aclmdlDataset *dataset, size_t index)
{
	return real_aclmdlGetDatasetBuffer(dataset, index);
}

size_t aclmdlGetDatasetNumBuffers(const aclmdlDataset *dataset)
{
	return real_aclmdlGetDatasetNumBuffers(dataset);
}

aclTensorDesc *aclmdlGetDatasetTensorDesc(const aclmdlDataset *dataset, size_t index)
{
	return real_aclmdlGetDatasetTensorDesc(dataset, index);
}

aclError aclmdlGetDesc(aclmdlDesc *modelDesc, uint32_t modelId)
{
	return real_aclmdlGetDesc(modelDesc, modelId);
}

aclError aclmdlGetDescFromFile(aclmdlDesc *modelDesc, const char *modelPath)
{
	return real_aclmdlGetDescFromFile(modelDesc, modelPath);
}

aclError aclmdlGetDescFromMem(aclmdlDesc *modelDesc, const void *model, size_t modelSize)
{
	return real_aclmdlGetDescFromMem(modelDesc, model, modelSize);
}

aclError aclmdlGetDynamicBatch(const aclmdlDesc *modelDesc, aclmdlBatch *batch)
{
	return real_aclmdlGetDynamicBatch(modelDesc, batch);
}

aclError aclmdlGetDynamicHW(const aclmdlDesc *modelDesc, size_t index, aclmdlHW *hw)
{
	return real_aclmdlGetDynamicHW(modelDesc, index, hw);
}

aclError aclmdlGetFirstAippInfo(uint32_t modelId, size_t index, aclAippInfo *aippInfo)
{
	return real_aclmdlGetFirstAippInfo(modelId, index, aippInfo);
}

aclDataType aclmdlGetInputDataType(const aclmdlDesc *modelDesc, size_t index)
{
	return real_aclmdlGetInputDataType(modelDesc, index);
}

aclError aclmdlGetInputDims(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims)
{
	return real_aclmdlGetInputDims(modelDesc, index, dims);
}

aclError aclmdlGetInputDimsRange(const aclmdlDesc *modelDesc, size_t index,
		aclmdlIODimsRange *dimsRange)
{
	return real_aclmdlGetInputDimsRange(modelDesc, index, dimsRange);
}

aclError aclmdlGetInputDimsV2(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims)
{
	return real_aclmdlGetInputDimsV2(modelDesc, index, dims);
}

aclError aclmdlGetInputDynamicDims(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims,
		size_t gearCount)
{
	return real_aclmdlGetInputDynamicDims(modelDesc, index, dims, gearCount);
}

aclError aclmdlGetInputDynamicGearCount(const aclmdlDesc *modelDesc, size_t index,
		size_t *gearCount)
{
	return real_aclmdlGetInputDynamicGearCount(modelDesc, index, gearCount);
}

aclFormat aclmdlGetInputFormat(const aclmdlDesc *modelDesc, size_t index)
{
	return real_aclmdlGetInputFormat(modelDesc, index);
}

aclError aclmdlGetInputIndexByName(const aclmdlDesc *modelDesc, const char *name, size_t *index)
{
	return real_aclmdlGetInputIndexByName(modelDesc, name, index);
}

const char *aclmdlGetInputNameByIndex(const aclmdlDesc *modelDesc, size_t index)
{
	return real_aclmdlGetInputNameByIndex(modelDesc, index);
}

size_t aclmdlGetInputSizeByIndex(aclmdlDesc *modelDesc, size_t index)
{
	return real_aclmdlGetInputSizeByIndex(modelDesc, index);
}

size_t aclmdlGetNumInputs(aclmdlDesc *modelDesc)
{
	return real_aclmdlGetNumInputs(modelDesc);
}

size_t aclmdlGetNumOutputs(aclmdlDesc *modelDesc)
{
	return real_aclmdlGetNumOutputs(modelDesc);
}

const char *aclmdlGetOpAttr(aclmdlDesc *modelDesc, const char *opName, const char *attr)
{
	return real_aclmdlGetOpAttr(modelDesc, opName, attr);
}

aclDataType aclmdlGetOutputDataType(const aclmdlDesc *modelDesc, size_t index)
{
	return real_aclmdlGetOutputDataType(modelDesc, index);
}

aclError aclmdlGetOutputDims(const aclmdlDesc *modelDesc, size_t index, aclmdlIODims *dims)
{
	return real_aclmdlGetOutputDims(modelDesc, index, dims);
}

aclFormat aclmdlGetOutputFormat(const aclmdlDesc *modelDesc, size_t index)
{
	return real_aclmdlGetOutputFormat(modelDesc, index);
}

aclError aclmdlGetOutputIndexByName(const aclmdlDesc *modelDesc, const char *name, size_t *index)
{
	return real_aclmdlGetOutputIndexByName(modelDesc, name, index);
}

const char *aclmdlGetOutputNameByIndex(const aclmdlDesc *modelDesc, size_t index)
{
	return real_aclmdlGetOutputNameByIndex(modelDesc, index);
}

size_t aclmdlGetOutputSizeByIndex(aclmdlDesc *modelDesc, size_t index)
{
	return real_aclmdlGetOutputSizeByIndex(modelDesc, index);
}

const char *aclmdlGetTensorRealName(const aclmdlDesc *modelDesc, const char *name)
{
	return real_aclmdlGetTensorRealName(modelDesc, name);
}

aclError aclmdlInitDump(void)
{
	return real_aclmdlInitDump();
}

aclError aclmdlLoadFromFileWithMem(const char *modelPath, uint32_t *modelId, void *workPtr,
		size_t workSize, void *weightPtr, size_t weightSize)
{
	return real_aclmdlLoadFromFileWithMem(modelPath, modelId, workPtr, workSize, weightPtr,
			weightSize);
}

aclError aclmdlLoadFromMemWithMem(const void *model, size_t modelSize, uint32_t *modelId,
		void *workPtr, size_t workSize, void *weightPtr, size_t weightSize)
{
	return real_aclmdlLoadFromMemWithMem(model, modelSize, modelId, workPtr, workSize,
			weightPtr, weightSize);
}

aclError aclmdlQueryExeOMDesc(const char *fileName, aclmdlExeOMDesc *mdlPartitionSize)
{
	return real_aclmdlQueryExeOMDesc(fileName, mdlPartitionSize);
}

aclError aclmdlQuerySize(const char *fileName, size_t *workSize, size_t *weightSize)
{
	return real_aclmdlQuerySize(fileName, workSize, weightSize);
}

aclError aclmdlQuerySizeFromMem(const void *model, size_t modelSize, size_t *workSize,
		size_t *weightSize)
{
	return real_aclmdlQuerySizeFromMem(model, modelSize, workSize, weightSize);
}

SHIM_HOT aclError aclmdlRICaptureGetInfo(aclrtStream stream, aclmdlRICaptureStatus *status,
		aclmdlRI *modelRI)
{
	return real_aclmdlRICaptureGetInfo(stream, status, modelRI);
}

aclError aclmdlRICaptureTaskGrpBegin(aclrtStream stream)
{
	return real_aclmdlRICaptureTaskGrpBegin(stream);
}

aclError aclmdlRICaptureTaskGrpEnd(aclrtStream stream, aclrtTaskGrp *handle)
{
	return real_aclmdlRICaptureTaskGrpEnd(stream, handle);
}

aclError aclmdlRICaptureTaskUpdateBegin(aclrtStream stream, aclrtTaskGrp handle)
{
	return real_aclmdlRICaptureTaskUpdateBegin(stream, handle);
}

aclError aclmdlRICaptureTaskUpdateEnd(aclrtStream stream)
{
	return real_aclmdlRICaptureTaskUpdateEnd(stream);
}

aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode *mode)
{
	return real_aclmdlRICaptureThreadExchangeMode(mode);
}

aclError aclmdlRIDebugPrint(aclmdlRI modelRI)
{
	return real_aclmdlRIDebugPrint(modelRI);
}

aclError aclmdlRIDestroy(aclmdlRI modelRI)
{
	return real_aclmdlRIDestroy(modelRI);
}

aclError aclmdlSetAIPPAxSwapSwitch(aclmdlAIPP *aippParmsSet, int8_t axSwapSwitch)
{
	return real_aclmdlSetAIPPAxSwapSwitch(aippParmsSet, axSwapSwitch);
}

aclError aclmdlSetAIPPByInputIndex(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		const aclmdlAIPP *aippParmsSet)
{
	return real_aclmdlSetAIPPByInputIndex(modelId, dataset, index, aippParmsSet);
}

aclError aclmdlSetAIPPCropParams(aclmdlAIPP *aippParmsSet, int8_t cropSwitch, int32_t cropStartPosW,
		int32_t cropStartPosH, int32_t cropSizeW, int32_t cropSizeH, uint64_t batchIndex)
{
	return real_aclmdlSetAIPPCropParams(aippParmsSet, cropSwitch, cropStartPosW, cropStartPosH,
			cropSizeW, cropSizeH, batchIndex);
}

aclError aclmdlSetAIPPCscParams(aclmdlAIPP *aippParmsSet, int8_t cscSwitch, int16_t cscMatrixR0C0,
		int16_t cscMatrixR0C1, int16_t cscMatrixR0C2, int16_t cscMatrixR1C0,
		int16_t cscMatrixR1C1, int16_t cscMatrixR1C2, int16_t cscMatrixR2C0,
		int16_t cscMatrixR2C1, int16_t cscMatrixR2C2, uint8_t cscOutputBiasR0,
		uint8_t cscOutputBiasR1, uint8_t cscOutputBiasR2, uint8_t cscInputBiasR0,
		uint8_t cscInputBiasR1, uint8_t cscInputBiasR2)
{
	return real_aclmdlSetAIPPCscParams(aippParmsSet, cscSwitch, cscMatrixR0C0, cscMatrixR0C1,
			cscMatrixR0C2, cscMatrixR1C0, cscMatrixR1C1, cscMatrixR1C2, cscMatrixR2C0,
			cscMatrixR2C1, cscMatrixR2C2, cscOutputBiasR0, cscOutputBiasR1,
			cscOutputBiasR2, cscInputBiasR0, cscInputBiasR1, cscInputBiasR2);
}

aclError aclmdlSetAIPPDtcPixelMean(aclmdlAIPP *aippParmsSet, int16_t dtcPixelMeanChn0,
		int16_t dtcPixelMeanChn1, int16_t dtcPixelMeanChn2, int16_t dtcPixelMeanChn3,
		uint64_t batchIndex)
{
	return real_aclmdlSetAIPPDtcPixelMean(aippParmsSet, dtcPixelMeanChn0, dtcPixelMeanChn1,
			dtcPixelMeanChn2, dtcPixelMeanChn3, batchIndex);
}

aclError aclmdlSetAIPPDtcPixelMin(aclmdlAIPP *aippParmsSet, float dtcPixelMinChn0,
		float dtcPixelMinChn1, float dtcPixelMinChn2, float dtcPixelMinChn3,
		uint64_t batchIndex)
{
	return real_aclmdlSetAIPPDtcPixelMin(aippParmsSet, dtcPixelMinChn0, dtcPixelMinChn1,
			dtcPixelMinChn2, dtcPixelMinChn3, batchIndex);
}

aclError aclmdlSetAIPPInputFormat(aclmdlAIPP *aippParmsSet, aclAippInputFormat inputFormat)
{
	return real_aclmdlSetAIPPInputFormat(aippParmsSet, inputFormat);
}

aclError aclmdlSetAIPPPaddingParams(aclmdlAIPP *aippParmsSet, int8_t paddingSwitch,
		int32_t paddingSizeTop, int32_t paddingSizeBottom, int32_t paddingSizeLeft,
		int32_t paddingSizeRight, uint64_t batchIndex)
{
	return real_aclmdlSetAIPPPaddingParams(aippParmsSet, paddingSwitch, paddingSizeTop,
			paddingSizeBottom, paddingSizeLeft, paddingSizeRight, batchIndex);
}

aclError aclmdlSetAIPPPixelVarReci(aclmdlAIPP *aippParmsSet, float dtcPixelVarReciChn0,
		float dtcPixelVarReciChn1, float dtcPixelVarReciChn2, float dtcPixelVarReciChn3,
		uint64_t batchIndex)
{
	return real_aclmdlSetAIPPPixelVarReci(aippParmsSet, dtcPixelVarReciChn0,
			dtcPixelVarReciChn1, dtcPixelVarReciChn2, dtcPixelVarReciChn3, batchIndex);
}

aclError aclmdlSetAIPPRbuvSwapSwitch(aclmdlAIPP *aippParmsSet, int8_t rbuvSwapSwitch)
{
	return real_aclmdlSetAIPPRbuvSwapSwitch(aippParmsSet, rbuvSwapSwitch);
}

aclError aclmdlSetAIPPScfParams(aclmdlAIPP *aippParmsSet, int8_t scfSwitch, int32_t scfInputSizeW,
		int32_t scfInputSizeH, int32_t scfOutputSizeW, int32_t scfOutputSizeH,
		uint64_t batchIndex)
{
	return real_aclmdlSetAIPPScfParams(aippParmsSet, scfSwitch, scfInputSizeW, scfInputSizeH,
			scfOutputSizeW, scfOutputSizeH, batchIndex);
}

aclError aclmdlSetAIPPSrcImageSize(aclmdlAIPP *aippParmsSet, int32_t srcImageSizeW,
		int32_t srcImageSizeH)
{
	return real_aclmdlSetAIPPSrcImageSize(aippParmsSet, srcImageSizeW, srcImageSizeH);
}

aclError aclmdlSetConfigOpt(aclmdlConfigHandle *handle, aclmdlConfigAttr attr,
		const void *attrValue, size_t valueSize)
{
	return real_aclmdlSetConfigOpt(handle, attr, attrValue, valueSize);
}

aclError aclmdlSetDatasetTensorDesc(aclmdlDataset *dataset, aclTensorDesc *tensorDesc, size_t index)
{
	return real_aclmdlSetDatasetTensorDesc(dataset, tensorDesc, index);
}

aclError aclmdlSetDump(const char *dumpCfgPath)
{
	return real_aclmdlSetDump(dumpCfgPath);
}

aclError aclmdlSetDynamicBatchSize(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		uint64_t batchSize)
{
	return real_aclmdlSetDynamicBatchSize(modelId, dataset, index, batchSize);
}

aclError aclmdlSetDynamicHWSize(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		uint64_t height, uint64_t width)
{
	return real_aclmdlSetDynamicHWSize(modelId, dataset, index, height, width);
}

aclError aclmdlSetExecConfigOpt(aclmdlExecConfigHandle *handle, aclmdlExecConfigAttr attr,
		const void *attrValue, size_t valueSize)
{
	return real_aclmdlSetExecConfigOpt(handle, attr, attrValue, valueSize);
}

aclError aclmdlSetInputAIPP(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		const aclmdlAIPP *aippParmsSet)
{
	return real_aclmdlSetInputAIPP(modelId, dataset, index, aippParmsSet);
}

aclError aclmdlSetInputDynamicDims(uint32_t modelId, aclmdlDataset *dataset, size_t index,
		const aclmdlIODims *dims)
{
	return real_aclmdlSetInputDynamicDims(modelId, dataset, index, dims);
}

aclopAttr *aclopCreateAttr(void)
{
	return real_aclopCreateAttr();
}

aclError aclopCreateHandle(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], int numOutputs,
		const aclTensorDesc *const outputDesc[], const aclopAttr *opAttr,
		aclopHandle **handle)
{
	return real_aclopCreateHandle(opType, numInputs, inputDesc, numOutputs, outputDesc, opAttr,
			handle);
}

aclError aclopCreateHandleForCast(aclTensorDesc *srcDesc, aclTensorDesc *dstDesc, uint8_t truncate,
		aclopHandle **handle)
{
	return real_aclopCreateHandleForCast(srcDesc, dstDesc, truncate, handle);
}

aclError aclopCreateKernel(const char *opType, const char *kernelId, const char *kernelName,
		void *binData, int binSize, aclopEngineType enginetype,
		aclDataDeallocator deallocator)
{
	return real_aclopCreateKernel(opType, kernelId, kernelName, binData, binSize, enginetype,
			deallocator);
}

void aclopDestroyAttr(const aclopAttr *attr)
{
	real_aclopDestroyAttr(attr);
}

void aclopDestroyHandle(aclopHandle *handle)
{
	real_aclopDestroyHandle(handle);
}

aclError aclopInferShape(const char *opType, int numInputs, aclTensorDesc *inputDesc[],
		aclDataBuffer *inputs[], int numOutputs, aclTensorDesc *outputDesc[],
		aclopAttr *attr)
{
	return real_aclopInferShape(opType, numInputs, inputDesc, inputs, numOutputs, outputDesc,
			attr);
}

aclError aclopLoad(const void *model, size_t modelSize)
{
	return real_aclopLoad(model, modelSize);
}

aclError aclopRegisterCompileFunc(const char *opType, aclopCompileFunc func)
{
	return real_aclopRegisterCompileFunc(opType, func);
}

aclError aclopSetAttrBool(aclopAttr *attr, const char *attrName, uint8_t attrValue)
{
	return real_aclopSetAttrBool(attr, attrName, attrValue);
}

aclError aclopSetAttrDataType(aclopAttr *attr, const char *attrName, aclDataType attrValue)
{
	return real_aclopSetAttrDataType(attr, attrName, attrValue);
}

aclError aclopSetAttrFloat(aclopAttr *attr, const char *attrName, float attrValue)
{
	return real_aclopSetAttrFloat(attr, attrName, attrValue);
}

aclError aclopSetAttrInt(aclopAttr *attr, const char *attrName, int64_t attrValue)
{
	return real_aclopSetAttrInt(attr, attrName, attrValue);
}

aclError aclopSetAttrListBool(aclopAttr *attr, const char *attrName, int numValues,
		const uint8_t *values)
{
	return real_aclopSetAttrListBool(attr, attrName, numValues, values);
}

aclError aclopSetAttrListDataType(aclopAttr *attr, const char *attrName, int numValues,
		const aclDataType values[])
{
	return real_aclopSetAttrListDataType(attr, attrName, numValues, values);
}

aclError aclopSetAttrListFloat(aclopAttr *attr, const char *attrName, int numValues,
		const float *values)
{
	return real_aclopSetAttrListFloat(attr, attrName, numValues, values);
}

aclError aclopSetAttrListInt(aclopAttr *attr, const char *attrName, int numValues,
		const int64_t *values)
{
	return real_aclopSetAttrListInt(attr, attrName, numValues, values);
}

aclError aclopSetAttrListListInt(aclopAttr *attr, const char *attrName, int numLists,
		const int *numValues, const int64_t *const values[])
{
	return real_aclopSetAttrListListInt(attr, attrName, numLists, numValues, values);
}

aclError aclopSetAttrListString(aclopAttr *attr, const char *attrName, int numValues,
		const char **values)
{
	return real_aclopSetAttrListString(attr, attrName, numValues, values);
}

aclError aclopSetAttrString(aclopAttr *attr, const char *attrName, const char *attrValue)
{
	return real_aclopSetAttrString(attr, attrName, attrValue);
}

aclError aclopSetKernelArgs(aclopKernelDesc *kernelDesc, const char *kernelId, uint32_t blockDim,
		const void *args, uint32_t argSize)
{
	return real_aclopSetKernelArgs(kernelDesc, kernelId, blockDim, args, argSize);
}

aclError aclopSetKernelWorkspaceSizes(aclopKernelDesc *kernelDesc, int numWorkspaces,
		size_t *workspaceSizes)
{
	return real_aclopSetKernelWorkspaceSizes(kernelDesc, numWorkspaces, workspaceSizes);
}

aclError aclopSetMaxOpQueueNum(uint64_t maxOpNum)
{
	return real_aclopSetMaxOpQueueNum(maxOpNum);
}

aclError aclopSetModelDir(const char *modelDir)
{
	return real_aclopSetModelDir(modelDir);
}

aclError aclopStartDumpArgs(uint32_t dumpType, const char *path)
{
	return real_aclopStartDumpArgs(dumpType, path);
}

aclError aclopStopDumpArgs(uint32_t dumpType)
{
	return real_aclopStopDumpArgs(dumpType);
}

aclError aclopUnregisterCompileFunc(const char *opType)
{
	return real_aclopUnregisterCompileFunc(opType);
}

aclError aclopUpdateParams(const char *opType, int numInputs,
		const aclTensorDesc *const inputDesc[], int numOutputs,
		const aclTensorDesc *const outputDesc[], const aclopAttr *attr)
{
	return real_aclopUpdateParams(opType, numInputs, inputDesc, numOutputs, outputDesc, attr);
}

aclrtAllocatorDesc aclrtAllocatorCreateDesc(void)
{
	return real_aclrtAllocatorCreateDesc();
}

aclError aclrtAllocatorDestroyDesc(aclrtAllocatorDesc allocatorDesc)
{
	return real_aclrtAllocatorDestroyDesc(allocatorDesc);
}

aclError aclrtAllocatorRegister(aclrtStream stream, aclrtAllocatorDesc allocatorDesc)
{
	return real_aclrtAllocatorRegister(stream, allocatorDesc);
}

aclError aclrtAllocatorSetAllocAdviseFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorAllocAdviseFunc func)
{
	return real_aclrtAllocatorSetAllocAdviseFuncToDesc(allocatorDesc, func);
}

aclError aclrtAllocatorSetAllocFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorAllocFunc func)
{
	return real_aclrtAllocatorSetAllocFuncToDesc(allocatorDesc, func);
}

aclError aclrtAllocatorSetFreeFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorFreeFunc func)
{
	return real_aclrtAllocatorSetFreeFuncToDesc(allocatorDesc, func);
}

aclError aclrtAllocatorSetGetAddrFromBlockFuncToDesc(aclrtAllocatorDesc allocatorDesc,
		aclrtAllocatorGetAddrFromBlockFunc func)
{
	return real_aclrtAllocatorSetGetAddrFromBlockFuncToDesc(allocatorDesc, func);
}

aclError aclrtAllocatorSetObjToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocator allocator)
{
	return real_aclrtAllocatorSetObjToDesc(allocatorDesc, allocator);
}

aclError aclrtAllocatorUnregister(aclrtStream stream)
{
	return real_aclrtAllocatorUnregister(stream);
}

aclError aclrtBinaryGetFunction(void *binary, const char *name, void **function)
{
	return real_aclrtBinaryGetFunction(binary, name, function);
}

aclError aclrtCmoAsync(void *src, size_t size, aclrtCmoType cmoType, aclrtStream stream)
{
	return real_aclrtCmoAsync(src, size, cmoType, stream);
}

aclError aclrtCreateContext(aclrtContext *context, int32_t deviceId)
{
	return real_aclrtCreateContext(context, deviceId);
}

aclError aclrtCreateEvent(aclrtEvent *event)
{
	return real_aclrtCreateEvent(event);
}

aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag)
{
	return real_aclrtCreateEventExWithFlag(event, flag);
}

aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag)
{
	return real_aclrtCreateEventWithFlag(event, flag);
}

aclrtGroupInfo *aclrtCreateGroupInfo(void)
{
	return real_aclrtCreateGroupInfo();
}

aclError aclrtCreateStream(aclrtStream *stream)
{
	return real_aclrtCreateStream(stream);
}

aclError aclrtCreateStreamWithConfig(aclrtStream *stream, uint32_t priority, uint32_t flag)
{
	return real_aclrtCreateStreamWithConfig(stream, priority, flag);
}

aclError aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
	return real_aclrtCtxSetSysParamOpt(opt, value);
}

aclError aclrtDestroyContext(aclrtContext context)
{
	return real_aclrtDestroyContext(context);
}

aclError aclrtDestroyEvent(aclrtEvent event)
{
	return real_aclrtDestroyEvent(event);
}

aclError aclrtDestroyGroupInfo(aclrtGroupInfo *groupInfo)
{
	return real_aclrtDestroyGroupInfo(groupInfo);
}

aclError aclrtDeviceCanAccessPeer(int32_t *canAccessPeer, int32_t deviceId, int32_t peerDeviceId)
{
	return real_aclrtDeviceCanAccessPeer(canAccessPeer, deviceId, peerDeviceId);
}

aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId)
{
	return real_aclrtDeviceDisablePeerAccess(peerDeviceId);
}

aclError aclrtDeviceGetBareTgid(int32_t *pid)
{
	return real_aclrtDeviceGetBareTgid(pid);
}

aclError aclrtDeviceGetUuid(int32_t deviceId, void *uuid)
{
	return real_aclrtDeviceGetUuid(deviceId, uuid);
}

aclError aclrtDeviceTaskAbort(int32_t deviceId, uint32_t timeout)
{
	return real_aclrtDeviceTaskAbort(deviceId, timeout);
}

aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent)
{
	return real_aclrtEventElapsedTime(ms, startEvent, endEvent);
}

aclError aclrtFreeHost(void *hostPtr)
{
	return real_aclrtFreeHost(hostPtr);
}

aclError aclrtFreeHostWithDevSync(void *hostPtr)
{
	return real_aclrtFreeHostWithDevSync(hostPtr);
}

aclError aclrtGetAllGroupInfo(aclrtGroupInfo *groupInfo)
{
	return real_aclrtGetAllGroupInfo(groupInfo);
}

aclError aclrtGetCurrentContext(aclrtContext *context)
{
	return real_aclrtGetCurrentContext(context);
}

SHIM_HOT aclError aclrtGetDevice(int32_t *deviceId)
{
	return real_aclrtGetDevice(deviceId);
}

aclError aclrtGetDeviceCount(uint32_t *count)
{
	return real_aclrtGetDeviceCount(count);
}

uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return real_aclrtGetDeviceIdFromExceptionInfo(info);
}

aclError aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResModelType type, uint32_t *value)
{
	return real_aclrtGetDeviceResLimit(deviceId, type, value);
}

aclError aclrtGetDeviceUtilizationRate(int32_t deviceId, aclrtUtilizationInfo *utilizationInfo)
{
	return real_aclrtGetDeviceUtilizationRate(deviceId, utilizationInfo);
}

uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return real_aclrtGetErrorCodeFromExceptionInfo(info);
}

aclError aclrtGetFunctionAddr(void *function, void **cube, void **vector)
{
	return real_aclrtGetFunctionAddr(function, cube, vector);
}

aclError aclrtGetGroupCount(uint32_t *count)
{
	return real_aclrtGetGroupCount(count);
}

aclError aclrtGetGroupInfoDetail(const aclrtGroupInfo *groupInfo, int32_t groupIndex,
		aclrtGroupAttr attr, void *attrValue, size_t valueLen, size_t *paramRetSize)
{
	return real_aclrtGetGroupInfoDetail(groupInfo, groupIndex, attr, attrValue, valueLen,
			paramRetSize);
}

aclError aclrtGetMemUceInfo(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize,
		size_t *retSize)
{
	return real_aclrtGetMemUceInfo(deviceId, memUceInfoArray, arraySize, retSize);
}

aclError aclrtGetOverflowStatus(void *outputAddr, size_t outputSize, aclrtStream stream)
{
	return real_aclrtGetOverflowStatus(outputAddr, outputSize, stream);
}

aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active)
{
	return real_aclrtGetPrimaryCtxState(deviceId, flags, active);
}

aclError aclrtGetResInCurrentThread(aclrtDevResModelType type, uint32_t *value)
{
	return real_aclrtGetResInCurrentThread(type, value);
}

aclError aclrtGetRunMode(aclrtRunMode *runMode)
{
	return real_aclrtGetRunMode(runMode);
}

const char *aclrtGetSocName(void)
{
	return real_aclrtGetSocName();
}

uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return real_aclrtGetStreamIdFromExceptionInfo(info);
}

aclError aclrtGetStreamOverflowSwitch(aclrtStream stream, uint32_t *flag)
{
	return real_aclrtGetStreamOverflowSwitch(stream, flag);
}

aclError aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResModelType type, uint32_t *value)
{
	return real_aclrtGetStreamResLimit(stream, type, value);
}

aclError aclrtGetSysParamOpt(aclSysParamOpt opt, int64_t *value)
{
	return real_aclrtGetSysParamOpt(opt, value);
}

uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return real_aclrtGetTaskIdFromExceptionInfo(info);
}

uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo *info)
{
	return real_aclrtGetThreadIdFromExceptionInfo(info);
}

aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion, int32_t *patchVersion)
{
	return real_aclrtGetVersion(majorVersion, minorVersion, patchVersion);
}

aclError aclrtHostRegister(void *ptr, uint64_t size, aclrtHostRegisterType type, void **devPtr)
{
	return real_aclrtHostRegister(ptr, size, type, devPtr);
}

aclError aclrtHostUnregister(void *ptr)
{
	return real_aclrtHostUnregister(ptr);
}

aclError aclrtIpcMemClose(const char *key)
{
	return real_aclrtIpcMemClose(key);
}

aclError aclrtIpcMemGetExportKey(void *devPtr, size_t size, char *key, size_t length,
		uint64_t flags)
{
	return real_aclrtIpcMemGetExportKey(devPtr, size, key, length, flags);
}

aclError aclrtMallocHost(void **hostPtr, size_t size)
{
	return real_aclrtMallocHost(hostPtr, size);
}

aclError aclrtMallocHostWithCfg(void **hostPtr, uint64_t size, void *config)
{
	return real_aclrtMallocHostWithCfg(hostPtr, size, config);
}

aclError aclrtMemFlush(void *devPtr, size_t size)
{
	return real_aclrtMemFlush(devPtr, size);
}

aclError aclrtMemGetAllocationGranularity(const aclrtPhysicalMemProp *prop, int option,
		size_t *granularity)
{
	return real_aclrtMemGetAllocationGranularity(prop, option, granularity);
}

aclError aclrtMemInvalidate(void *devPtr, size_t size)
{
	return real_aclrtMemInvalidate(devPtr, size);
}

aclError aclrtMemSetPidToShareableHandle(uint64_t shareable, int32_t *pids, size_t count)
{
	return real_aclrtMemSetPidToShareableHandle(shareable, pids, count);
}

aclError aclrtMemUceRepair(int32_t deviceId, aclrtMemUceInfo *memUceInfoArray, size_t arraySize)
{
	return real_aclrtMemUceRepair(deviceId, memUceInfoArray, arraySize);
}

aclError aclrtMemcpyBatch(void **dsts, size_t *destMax, void **srcs, size_t *sizes,
		size_t numBatches, aclrtMemcpyBatchAttr *attrs, size_t *attrsIndexes,
		size_t numAttrs, size_t *failIdx)
{
	return real_aclrtMemcpyBatch(dsts, destMax, srcs, sizes, numBatches, attrs, attrsIndexes,
			numAttrs, failIdx);
}

aclError aclrtProcessReport(int32_t timeout)
{
	return real_aclrtProcessReport(timeout);
}

SHIM_HOT aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status)
{
	return real_aclrtQueryEvent(event, status);
}

SHIM_HOT aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status)
{
	return real_aclrtQueryEventStatus(event, status);
}

SHIM_HOT aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status)
{
	return real_aclrtQueryEventWaitStatus(event, status);
}

SHIM_HOT aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream)
{
	return real_aclrtRecordEvent(event, stream);
}

aclError aclrtReleaseMemAddress(void *virPtr)
{
	return real_aclrtReleaseMemAddress(virPtr);
}

aclError aclrtReserveMemAddress(void **virPtr, size_t size, size_t alignment, void *expectPtr,
		uint64_t flags)
{
	return real_aclrtReserveMemAddress(virPtr, size, alignment, expectPtr, flags);
}

aclError aclrtResetDevice(int32_t deviceId)
{
	return real_aclrtResetDevice(deviceId);
}

aclError aclrtResetDeviceResLimit(int32_t deviceId)
{
	return real_aclrtResetDeviceResLimit(deviceId);
}

aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream)
{
	return real_aclrtResetEvent(event, stream);
}

aclError aclrtResetOverflowStatus(aclrtStream stream)
{
	return real_aclrtResetOverflowStatus(stream);
}

aclError aclrtResetStreamResLimit(aclrtStream stream)
{
	return real_aclrtResetStreamResLimit(stream);
}

aclError aclrtSetCurrentContext(aclrtContext context)
{
	return real_aclrtSetCurrentContext(context);
}

SHIM_HOT aclError aclrtSetDevice(int32_t deviceId)
{
	return real_aclrtSetDevice(deviceId);
}

aclError aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResModelType type, uint32_t value)
{
	return real_aclrtSetDeviceResLimit(deviceId, type, value);
}

aclError aclrtSetDeviceSatMode(aclrtFloatOverflowMode mode)
{
	return real_aclrtSetDeviceSatMode(mode);
}

aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback callback)
{
	return real_aclrtSetExceptionInfoCallback(callback);
}

aclError aclrtSetGroup(int32_t groupId)
{
	return real_aclrtSetGroup(groupId);
}

aclError aclrtSetOpExecuteTimeOut(uint32_t timeout)
{
	return real_aclrtSetOpExecuteTimeOut(timeout);
}

aclError aclrtSetOpWaitTimeout(uint32_t timeout)
{
	return real_aclrtSetOpWaitTimeout(timeout);
}

aclError aclrtSetStreamFailureMode(aclrtStream stream, uint64_t mode)
{
	return real_aclrtSetStreamFailureMode(stream, mode);
}

aclError aclrtSetStreamOverflowSwitch(aclrtStream stream, uint32_t flag)
{
	return real_aclrtSetStreamOverflowSwitch(stream, flag);
}

aclError aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResModelType type, uint32_t value)
{
	return real_aclrtSetStreamResLimit(stream, type, value);
}

aclError aclrtSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
	return real_aclrtSetSysParamOpt(opt, value);
}

aclError aclrtSetTsDevice(aclrtTsId tsId)
{
	return real_aclrtSetTsDevice(tsId);
}

SHIM_HOT aclError aclrtStreamQuery(aclrtStream stream, aclrtStreamStatus *status)
{
	return real_aclrtStreamQuery(stream, status);
}

SHIM_HOT aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)
{
	return real_aclrtStreamWaitEvent(stream, event);
}

aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)
{
	return real_aclrtSubscribeReport(threadId, stream);
}

SHIM_HOT aclError aclrtSynchronizeDevice(void)
{
	return real_aclrtSynchronizeDevice();
}

SHIM_HOT aclError aclrtSynchronizeDeviceWithTimeout(int32_t timeout)
{
	return real_aclrtSynchronizeDeviceWithTimeout(timeout);
}

aclError aclrtSynchronizeEvent(aclrtEvent event)
{
	return real_aclrtSynchronizeEvent(event);
}

SHIM_HOT aclError aclrtSynchronizeStream(aclrtStream stream)
{
	return real_aclrtSynchronizeStream(stream);
}

SHIM_HOT aclError aclrtSynchronizeStreamWithTimeout(aclrtStream stream, int32_t timeout)
{
	return real_aclrtSynchronizeStreamWithTimeout(stream, timeout);
}

aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream)
{
	return real_aclrtUnSubscribeReport(threadId, stream);
}

aclError aclrtUnuseStreamResInCurrentThread(void)
{
	return real_aclrtUnuseStreamResInCurrentThread();
}

aclError aclrtUseStreamResInCurrentThread(aclrtStream stream)
{
	return real_aclrtUseStreamResInCurrentThread(stream);
}

aclError aclsysGetCANNVersion(aclCANNPackageName name, aclCANNPackageVersion *version)
{
	return real_aclsysGetCANNVersion(name, version);
}
